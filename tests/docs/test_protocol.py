"""docs/protocol.md and the other pages name requests, codes and messages of the server, and no others."""

import json
import re
from typing import Any, Final, get_args

import pytest

from tablee.server.app import ENDPOINTS
from tablee.server.protocol.client_frames import ClientMessage
from tablee.server.protocol.server_frames import Now, ServerMessage, Step
from tests.house.tree import ROOT
from tests.server.protocol.test_refusals import LISTED, RAISED

PAGES: Final = {path.name: path.read_text(encoding="utf-8") for path in sorted((ROOT / "docs").glob("*.md"))}

MESSAGES: Final = {
    kind.__struct_config__.tag: kind for kind in (*get_args(ClientMessage), *get_args(ServerMessage))
}


def conversation() -> list[dict[str, Any]]:
    """Return the messages on the page; dots stand for keys and values that it leaves out."""
    (block,) = re.findall(r"^```\n(\{\"do\".*?)^```$", PAGES["protocol.md"], re.MULTILINE | re.DOTALL)
    return [json.loads(re.sub(r",…|(?<=[\[{])…", "", line)) for line in block.splitlines()]


def unknown(message: dict[str, Any], kind: Any) -> set[str]:
    return message.keys() - {*kind.__struct_fields__, "do", "say"}


def test_every_message_of_the_conversation_has_keys_of_its_type() -> None:
    for message in conversation():
        kind = MESSAGES[message.get("do") or message["say"]]
        assert unknown(message, kind) == set(), message


def test_its_steps_and_what_is_to_be_done_have_theirs() -> None:
    *_, welcome, _, step = conversation()
    assert unknown(welcome["plies"][0], Step) | unknown(step["step"], Step) == set()
    assert unknown(welcome["now"], Now) | unknown(step["now"], Now) == set()


def test_the_move_is_legal_and_acknowledged() -> None:
    _, move, welcome, ack, step = conversation()
    assert move["move"] in welcome["now"]["legal"]
    assert (ack["id"], ack["ply"]) == (move["id"], move["ply"] + 1)
    assert step["step"]["ply"] == ack["ply"]


QUOTED: Final = re.compile(r"`(?:\d{3} )?([a-z_]+\.[a-z_]+)`")
REQUEST: Final = re.compile(r"`(GET|PUT|POST|DELETE) (/api/[^` ?]*)")


def pattern(path: str) -> str:
    """The path of an endpoint as pages write it: `/api/tables/ID`."""
    return re.sub(r"{\w+}|\b[A-Z]+\b", "*", path)


KNOWN: Final = {(one.method, pattern(one.path)): one.refusals for one in ENDPOINTS}


def requests(text: str) -> set[tuple[str, str]]:
    return {(method, pattern(path)) for method, path in REQUEST.findall(text)}


@pytest.mark.parametrize("name", sorted(name for name, text in PAGES.items() if requests(text)))
def test_every_request_that_a_page_names_exists(name: str) -> None:
    described = ("GET", "/api/openapi.json")
    assert requests(PAGES[name]) - KNOWN.keys() - {described} == set()


def test_the_protocol_names_no_code_that_nothing_is_refused_with() -> None:
    quoted = set(QUOTED.findall(PAGES["protocol.md"]))
    codes = {one for one in quoted if one.partition(".")[0] in {code.partition(".")[0] for code in RAISED}}
    assert len(codes) > 30
    assert codes - RAISED - {"terms.clock", "terms.substitutes"} == set()


def test_no_row_of_a_request_names_a_code_that_its_endpoint_does_not_have() -> None:
    rows = [line for line in PAGES["protocol.md"].splitlines() if line.startswith("| ") and requests(line)]
    wrong = []
    for row in rows:
        refusals = {code for request in requests(row) for code in KNOWN[request]}
        wrong += [(row, code) for code in QUOTED.findall(row) if code in LISTED - refusals]
    assert len(rows) > 10
    assert wrong == []
