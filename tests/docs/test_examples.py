"""The examples in docs/ are correct."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tablee import games
from tablee.bots.engine import json_lines
from tablee.core.rng import Stream, seed_bytes
from tests.house.tree import PACKAGE, ROOT, games_here

pytestmark = pytest.mark.processes

DOCS = ROOT / "docs"


def blocks(name: str, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", (DOCS / name).read_text(encoding="utf-8"), re.DOTALL)


def test_the_conversation_with_the_engine_goes_as_written() -> None:
    (conversation,) = blocks("engine.md", "jsonl")
    lines = conversation.splitlines()
    assert len(lines) == 8
    for asked, answered in zip(lines[::2], lines[1::2], strict=True):
        assert json.loads(json_lines.answer(asked.removeprefix("> ").encode())) == json.loads(
            answered.removeprefix("< ")
        )


def test_the_program_that_talks_to_the_engine_plays_a_match_to_its_end(tmp_path: Path) -> None:
    program = blocks("write-a-bot.md", "python")[0]
    command = json.dumps([sys.executable, "-m", "tablee", "engine"])
    assert '["tablee", "engine"]' in program
    script = tmp_path / "bot.py"
    script.write_text(program.replace('["tablee", "engine"]', command))
    path = os.pathsep.join(folder for folder in sys.path if folder)
    ran = subprocess.run(
        [sys.executable, str(script)],
        capture_output=True,
        text=True,
        timeout=300,
        env={**os.environ, "PYTHONPATH": path},
    )
    assert ran.returncode == 0, ran.stderr
    assert "'over': True" in ran.stdout


def test_the_smallest_game_can_be_played() -> None:
    module: dict[str, Any] = {}
    exec((ROOT / "examples" / "nim.py").read_text(encoding="utf-8"), module)
    game = module["GAME"]
    position = game.new(2, {"sticks": 9}, "seed")
    assert game.dump(game.load(game.dump(position))) == game.dump(position)
    assert game.perft(position, 3) == 27
    assert game.playout(position, 1) >= 3
    assert sorted(game.result(position).ranks) == [1, 2]


def test_the_position_in_the_notation_is_the_one_its_moves_lead_to() -> None:
    (example,) = blocks("notation.md", "json")
    position = json.loads(example)
    game = games.find(position["game"])
    moves = re.search(r"The seed `(\w+)` after ([^:]+):", (DOCS / "notation.md").read_text(encoding="utf-8"))
    assert moves is not None
    reached = game.new(2, {}, moves[1])
    for move in moves[2].split():
        reached, _ = game.apply(reached, move)
    assert game.dump(reached) == position


def test_the_stream_in_the_notation_is_ours() -> None:
    text = (DOCS / "notation.md").read_text(encoding="utf-8")
    stream = Stream(seed_bytes("tablee"))
    assert f"`{stream.copy().word():x}`" in text
    dice = stream.copy()
    assert " ".join(str(dice.uniform(6)) for _ in range(12)) in text
    letters = list("abcdefghij")
    stream.shuffle(letters)
    assert f"`{''.join(letters)}` with {stream.used} words" in text


def test_every_option_of_every_game_stands_in_the_notation() -> None:
    text = (DOCS / "notation.md").read_text(encoding="utf-8")
    for game in games_here():
        for option in game.options.all.values():
            assert f"`{option.name}`" in text
        assert f"\n### {game.name}\n" in text


def test_every_code_of_the_engine_is_listed_among_the_errors() -> None:
    text = (DOCS / "reference" / "errors.md").read_text(encoding="utf-8")
    code = re.compile(r'"((?:engine|option|position|record|move|perft|bot)\.[a-z_]+)"')
    sources = [*(PACKAGE / "core").glob("*.py"), *(PACKAGE / "bots").rglob("*.py")]
    raised = {found for source in sources for found in code.findall(source.read_text())}
    assert len(raised) > 15
    # The name of a key, and the sentence around that of a broken rule.
    assert {found for found in raised if f"| `{found}` |" not in text} == {"position.game", "record.rule"}
