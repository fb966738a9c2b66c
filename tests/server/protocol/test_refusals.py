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


@pytest.mark.parametrize("code", sorted(RAISED))
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_has_a_sentence(code: str, language: str) -> None:
    assert has(code, language)


@pytest.mark.parametrize("code", sorted(RAISED))
def test_a_refusal_is_documented(code: str) -> None:
    assert f"`{code}`" in (ROOT / "docs/protocol.md").read_text()
