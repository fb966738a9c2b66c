"""Every lesson uses real positions, and its answers are legal."""

import json
import re
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tablee.games import find
from tests.house.test_words import LANGUAGES, messages
from tests.house.tree import ROOT

DRAWN = ROOT / "web" / "src" / "games"
GAMES = sorted(path.parent.name for path in DRAWN.glob("*/lesson.ts"))
SHORTEST, LONGEST = 8, 12
MOST_WORDS = 25
"""The most words of one text, because it is read before an action."""
CHOICE = re.compile(r"\{ \$\w+ ->(.*?)\n +\}", re.DOTALL)
"""A choice by a number, with a line for each case."""


def longest(text: str) -> str:
    """Return a text with the longest case of each choice.

    >>> longest("After { $rounds ->\\n    [1] it\\n   *[other] { $rounds } rounds\\n  } all is over.")
    'After { $rounds } rounds all is over.'
    """
    return CHOICE.sub(lambda choice: max(re.findall(r"\[\w+\] *(.*)", choice[1]), key=len), text)


@cache
def lessons() -> dict[str, list[dict[str, Any]]]:
    """Return the steps of every lesson, by the folder of its game."""
    command = ["node", str(Path(__file__).with_name("lessons.mjs"))]
    printed = subprocess.run(command, cwd=ROOT / "web", capture_output=True, text=True, check=True).stdout
    found: dict[str, list[dict[str, Any]]] = json.loads(printed)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_has_eight_to_twelve_steps(game: str) -> None:
    assert SHORTEST <= len(lessons()[game]) <= LONGEST


@pytest.mark.parametrize("game", GAMES)
def test_every_answer_is_legal(game: str) -> None:
    rules = find(game.replace("_", "-"))
    for step in lessons()[game]:
        position = rules.load(step["position"])
        for answer in step.get("answers", []):
            rules.check_move(position, answer)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_words(game: str, language: str) -> None:
    said = messages(DRAWN / game / "words" / f"{language}.ftl")
    prefix = f"{game.replace('_', '-')}-lesson"
    wanted = [
        f"{prefix}-{step['key']}-{part}"
        for step in lessons()[game]
        for part in ("title", "text", *(["praise"] if "answers" in step else []))
    ]
    assert [name for name in wanted if name not in said] == []
    steps = tuple(f"{prefix}-{step['key']}-" for step in lessons()[game])
    assert [name for name in said if name.startswith(f"{prefix}-") and not name.startswith(steps)] == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_step_of_a_lesson_and_a_bubble_have_twenty_five_words_at_most(game: str, language: str) -> None:
    said = (DRAWN / game / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    found = re.findall(
        r"^(\S+-(?:lesson-\w+-(?:text|praise|hint)|coach-\w+)) =(.*(?:\n +.*)*)", said, re.MULTILINE
    )
    texts = {
        name: len([word for word in longest(text).split() if any(letter.isalnum() for letter in word)])
        for name, text in found
    }
    assert texts.keys() == {
        name
        for name in messages(DRAWN / game / "words" / f"{language}.ftl")
        if "-coach-" in name or ("-lesson-" in name and not name.endswith("-title"))
    }
    assert {name: words for name, words in texts.items() if words > MOST_WORDS} == {}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_first_game_is_shown_with_three_bubbles(game: str, language: str) -> None:
    keys = re.findall(r"key: '(\w+)'", (DRAWN / game / "coach.ts").read_text(encoding="utf-8"))
    assert len(keys) == 3
    prefix = f"{game.replace('_', '-')}-coach-"
    said = messages(DRAWN / game / "words" / f"{language}.ftl")
    assert sorted(name for name in said if name.startswith(prefix)) == sorted(prefix + key for key in keys)
