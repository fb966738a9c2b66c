"""Typed words become letters A to Z in one way, in Python, in the pages and in the dictionaries."""

import json
from pathlib import Path

import pytest

from build_steps.dictionaries import wordlists
from tablee.core.letters import JOINTS, letters, word

TABLE: list[tuple[str, str]] = json.loads(Path(__file__).with_name("letters.json").read_text("utf-8"))
"""Typed words and their letters. `web/src/words/letters.test.ts` reads the same table."""


@pytest.mark.parametrize(("typed", "plain"), TABLE)
def test_a_typed_word_becomes_its_letters(typed: str, plain: str) -> None:
    assert word(typed) == plain


@pytest.mark.parametrize("plain", [plain for _, plain in TABLE])
def test_letters_stay_as_they_are(plain: str) -> None:
    assert word(plain) == letters(plain) == plain


@pytest.mark.parametrize("typed", [typed for typed, _ in TABLE if not set(typed) & set(JOINTS + "ßøŁ")])
def test_the_dictionaries_are_built_of_the_same_letters(typed: str) -> None:
    assert wordlists.plain(typed) == letters(typed)
