"""Every refusal of the server is documented, and has its sentence in each language."""

import re
from pathlib import Path

import pytest

from tablee.words.language import LANGUAGES
from tablee.words.sentences import has

ROOT = Path(__file__).parents[3]
RAISED = {
    code
    for path in (ROOT / "src/tablee/server").rglob("*.py")
    for code in re.findall(r'RefusalError\(\s*"([a-z_.]+)"', path.read_text())
} | {"request.method", "request.unknown", "offer.made", "move.stale", "database.away", "database.in_doubt"}


def test_refusals_are_found() -> None:
    assert len(RAISED) > 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence(language: str) -> None:
    assert [code for code in sorted(RAISED) if not has(code, language)] == []


def test_every_refusal_is_documented() -> None:
    documented = (ROOT / "docs/protocol.md").read_text()
    assert [code for code in sorted(RAISED) if f"`{code}`" not in documented] == []
