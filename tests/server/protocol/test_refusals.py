"""Every refusal of the server is documented where it is given, and has its sentence in each language."""

import re
from pathlib import Path
from typing import Final

import pytest

from tablee.server.app import ENDPOINTS
from tablee.server.errors import GAME_RULE
from tablee.server.protocol.socket_refusals import ANY_MESSAGE, CONNECTING, REFUSALS
from tablee.words.language import LANGUAGES
from tablee.words.sentences import has

ROOT: Final = Path(__file__).parents[3]
PROTOCOL: Final = (ROOT / "docs/protocol.md").read_text()
CODE: Final = re.compile(r"`(?:\d{3} )?([a-z_]+\.[a-z_]+)`")
LISTED: Final = {
    *(code for endpoint in ENDPOINTS for code in endpoint.refusals),
    *CONNECTING,
    *ANY_MESSAGE,
    *(code for codes in REFUSALS.values() for code in codes),
} - {GAME_RULE}
RAISED: Final = {
    code
    for path in (ROOT / "src/tablee/server").rglob("*.py")
    for code in re.findall(r'RefusalError\(\s*"([a-z_.]+)"', path.read_text())
} | {"request.method", *LISTED}


def test_refusals_are_found() -> None:
    assert len(RAISED) > 130


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence(language: str) -> None:
    assert [code for code in sorted(RAISED) if not has(code, language)] == []


def test_every_refusal_is_documented() -> None:
    assert [code for code in sorted(RAISED) if f"`{code}`" not in PROTOCOL] == []


def test_every_refusal_belongs_to_an_endpoint_or_a_message() -> None:
    """Those named here are given before any endpoint is found, or are no answer to anything."""
    elsewhere = {"request.method", "device.ended"}
    assert sorted(RAISED - LISTED - elsewhere) == []


def pattern(path: str) -> str:
    """The path of an endpoint as the tables of the document write it: `/api/tables/ID`."""
    return re.sub(r"{\w+}|\b[A-Z]+\b", "*", path)


ROWS: Final = [line for line in PROTOCOL.splitlines() if re.match(r"\| `(GET|PUT|POST|DELETE) /api/", line)]


def test_no_row_of_a_request_names_a_code_that_its_endpoint_does_not_have() -> None:
    known = {(one.method, pattern(one.path)): one.refusals for one in ENDPOINTS}
    wrong = []
    for row in ROWS:
        method, path = re.findall(r"`(\w+) (/api/[^` ?]*)", row)[0]
        refusals = known[method, pattern(path)]
        wrong += [(method, path, code) for code in CODE.findall(row) if code in LISTED - {*refusals}]
    assert len(ROWS) > 60
    assert wrong == []


def test_the_table_of_verbs_names_exactly_the_codes_of_each() -> None:
    after = PROTOCOL.partition("### Which message is refused with what")[2]
    rows = [line.split("|") for line in after.splitlines() if line.startswith("| `")]
    told = {row[1].strip(" `"): set(re.findall(r"`([^`]+)`", row[2])) for row in rows}
    assert told == {verb: set(codes) for verb, codes in REFUSALS.items() if codes}
