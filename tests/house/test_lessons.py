"""Every lesson stands on real positions, and what it calls an answer is legal."""

import json
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


@cache
def lessons() -> dict[str, list[dict[str, Any]]]:
    """The steps of every lesson, by the folder of its game."""
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
