"""No sentence of a game states a number of the rulebook that a variant changes.

A sentence may name a number in digits or words, or "a card" of a kind that variants count. It takes that number from a
parameter, or `reviewed.txt` lists it, because no variant makes it untrue.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from tablee.games import find, installed
from tests.house.test_words import LANGUAGES
from tests.house.tree import GAMES, ROOT

REVIEWED = Path(__file__).with_name("reviewed.txt")

NUMBERS: Final = {
    "en": r"\d|\b(one|two|three|four|five|six|seven|eight|nine|ten|sixteen|thirty|twice|thirds?)\b"
    r"|\ban? (card|tile|letter)\b",
    "fr": r"\d|\b(deux|trois|quatre|cinq|six|sept|huit|neuf|dix|seize|trente|tiers)\b"
    r"|\bune? (carte(?! spéciale)|tuile|lettre)\b",
    "nl": r"\d|\b(één|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|zestien|dertig|derde)\b"
    r"|\been (kaart|tegel|steen|letter)\b",
}
"""What states a number, by language."""

COUNTED: Final = re.compile(r"zero|one|two|few|many|other|\d+")
"""A key of a choice by a number: its text is about that number alone."""


def _varied() -> list[str]:
    """Return the games that have variants."""
    return [name for name, game in installed().items() if game.options.parameters]


def _said(pattern: ftl.Pattern) -> str:
    """Return the texts of a pattern that stand whatever numbers are put in."""
    parts: list[str] = []
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            parts.append(element.value)
            continue
        assert isinstance(element, ftl.Placeable)
        choice = element.expression
        if isinstance(choice, ftl.SelectExpression):
            keys = [
                key.name if isinstance(key := one.key, ftl.Identifier) else key.value
                for one in choice.variants
            ]
            # The last choice is often named `other` even where the others are names.
            if not all(COUNTED.fullmatch(key) for key in keys):
                parts += [f"{_said(variant.value)}\n" for variant in choice.variants]
        elif isinstance(choice, ftl.StringLiteral):
            parts.append(choice.parse()["value"])
        parts.append(" … ")
    return "".join(parts)


def _sentences(game: str, language: str) -> Iterator[tuple[str, str]]:
    """Yield each sentence of a game but its lesson, which has its own table, and the names of numbers: id and text."""
    numbers = {
        f"{game}-option-{name}".replace("_", "-")
        for name, schema in find(game).options.schema()["properties"].items()
        if schema.get("parameter")
    }
    folder = game.replace("-", "_")
    for path in (
        GAMES / folder / "words" / f"{language}.ftl",
        ROOT / "web" / "src" / "games" / folder / "words" / f"{language}.ftl",
    ):
        for message in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if (
                not isinstance(message, ftl.Message)
                or "-lesson-" in message.id.name
                or message.id.name in numbers
            ):
                continue
            if message.value is not None:
                yield message.id.name, _said(message.value)
            for attribute in message.attributes:
                yield f"{message.id.name}.{attribute.id.name}", _said(attribute.value)


def _reviewed() -> list[str]:
    lines = REVIEWED.read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line != "" and not line.startswith("#")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_with_a_number_takes_it_from_the_match_or_is_true_of_every_variant(language: str) -> None:
    reviewed = {re.compile(one) for one in _reviewed()}
    states = re.compile(NUMBERS[language], re.IGNORECASE)
    unknown = [
        f"{name} = {said}"
        for game in _varied()
        for name, said in _sentences(game, language)
        if states.search(said) and not any(one.fullmatch(name) for one in reviewed)
    ]
    assert unknown == [], "say it without the number, with the parameter, or list it in reviewed.txt"


def test_every_reviewed_sentence_still_states_a_number() -> None:
    stating = {
        name
        for language in LANGUAGES
        for game in _varied()
        for name, said in _sentences(game, language)
        if re.search(NUMBERS[language], said, re.IGNORECASE)
    }
    assert [one for one in _reviewed() if not any(re.fullmatch(one, name) for name in stating)] == []


@pytest.mark.parametrize(
    ("text", "states"),
    [
        ("Ten tiles at random", True),
        ("draw a card", True),
        ("draw { $n ->\n    [one] a card\n   *[other] { $n } cards\n  }", False),
        ("the { $why ->\n    [snake] snake: draw one\n   *[other] other\n  }", True),
        ("draw", False),
    ],
)
def test_what_states_a_number(text: str, states: bool) -> None:
    message = FluentParser().parse(f"a = {text}\n").body[0]
    assert isinstance(message, ftl.Message)
    assert message.value is not None
    assert (re.search(NUMBERS["en"], _said(message.value), re.IGNORECASE) is not None) == states
