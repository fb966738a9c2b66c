"""Tablée's own texts contain no word that is withheld from the proposals of bots and hints."""

import re
from functools import cache
from pathlib import Path

import pytest

from tablee.core.letters import letters
from tablee.server.guests.recovery import words_of
from tablee.server.names import bot_names
from tablee.words import LANGUAGES
from tests.house.tree import ROOT

DICTIONARIES = ROOT / "src/tablee/dictionaries"
WORD = re.compile(r"[^\W\d_]{3,}")


@cache
def withheld(language: str) -> frozenset[str]:
    """Return every withheld word of a language."""
    files = [*DICTIONARIES.glob(f"{language}.withheld"), *DICTIONARIES.glob(f"{language}-*.withheld")]
    return frozenset(word for file in files for word in file.read_text("ascii").split())


def texts(language: str) -> list[Path]:
    """Return the texts that people read in a language: sentences, the first words of the pages, rules pages."""
    ours = (ROOT / "src/tablee", ROOT / "web/src")
    sentences = [path for folder in ours for path in folder.rglob(f"words/{language}.ftl")]
    rules = (ROOT / "docs/rules").glob(f"*.{language}.md")
    return [*sentences, ROOT / f"web/src/words/first.{language}.ts", *rules]


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_withheld_in_every_language(language: str) -> None:
    assert len(withheld(language)) > 500


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_and_no_rules_page_has_one(language: str) -> None:
    said = {word for path in texts(language) for word in WORD.findall(path.read_text("utf-8"))}
    assert len(said) > 1000
    assert sorted(word for word in said if letters(word) in withheld(language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_recovery_word_is_one(language: str) -> None:
    assert [word for word in words_of(language) if letters(word) in withheld(language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_bot_is_called_by_one(language: str) -> None:
    called = str(bot_names.BY_LEVEL)
    assert [word for word in WORD.findall(called) if letters(word) in withheld(language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_lesson_spells_one(language: str) -> None:
    lessons = [path for path in (ROOT / "web/src/games").rglob("*.ts") if "lesson" in path.name]
    assert len(lessons) > 3
    spelled = {word for path in lessons for word in re.findall(r"\b[A-Z]{3,}\b", path.read_text("utf-8"))}
    assert sorted(spelled & withheld(language)) == []
