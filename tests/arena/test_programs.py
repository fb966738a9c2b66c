"""Anybody's programs in an arena: the examples play every game to its end, and what cannot play is named."""

import shlex
import sys

import pytest

from tablee.arena.playing import UnplayableError, play
from tablee.arena.schedule import Plan, tasks
from tablee.arena.workers import processes
from tablee.games import installed
from tests.house.tree import ROOT

pytestmark = pytest.mark.processes

PYTHON = shlex.join(["program:" + sys.executable, str(ROOT / "examples" / "bot.py")])
NODE = shlex.join(["program:node", str(ROOT / "examples" / "bot.mjs")])


def plan(game: str, *players: str) -> Plan:
    return Plan(game, 1, {}, players, 2, 1, "examples")


@pytest.mark.parametrize("name", sorted(installed()))
def test_the_examples_play_each_other_to_the_end_of_every_game(name: str) -> None:
    played = play(plan(name, PYTHON, NODE), next(tasks(plan(name, PYTHON, NODE))))
    assert played.failures == [0, 0]
    assert min(played.record[-1]["ranks"]) == 1


@pytest.mark.parametrize("example", ["bot.py", "bot.mjs"])
def test_an_example_is_some_forty_lines(example: str) -> None:
    assert len((ROOT / "examples" / example).read_text(encoding="utf-8").splitlines()) <= 42


@pytest.mark.parametrize(
    ("command", "reason"), [("nowhere-to-be-found", "not found"), ("cat", "say"), ("true", "ended")]
)
def test_a_program_that_is_no_bot_is_named_with_its_fault(command: str, reason: str) -> None:
    two = plan("mawoki", f"program:{command}", "random")
    with pytest.raises(UnplayableError) as refused:
        list(processes(1)(two, tasks(two)))
    assert refused.value.code == "arena.program"
    assert refused.value.params["command"] == f"program:{command}"
    assert reason in refused.value.params["reason"]


def test_players_that_end_no_match_are_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.arena.playing.LONGEST", 5)
    with pytest.raises(UnplayableError) as refused:
        play(plan("tokan", "random", "bot:1"), next(tasks(plan("tokan", "random", "bot:1"))))
    assert (refused.value.code, refused.value.params) == ("arena.endless", {"game": 1, "moves": 5})
