"""Programs by any author in an arena: the examples play every game to its end, and a failing program is named."""

import shlex
import sys
from pathlib import Path

import pytest

from tablee.arena.playing import UnplayableError, play
from tablee.arena.schedule import Plan, tasks
from tablee.arena.workers import processes
from tablee.games import installed
from tests.house.tree import ROOT
from tests.patience import look_until
from tests.processes import alive

pytestmark = pytest.mark.processes

PYTHON = shlex.join(["program:" + sys.executable, str(ROOT / "examples" / "bot.py")])
NODE = shlex.join(["program:node", str(ROOT / "examples" / "bot.mjs")])


def plan(game: str, *players: str, deals: int = 1) -> Plan:
    return Plan(game, 1, {}, players, 2, deals, "examples")


def noting(notes: Path, *, answers: int = 10**6) -> str:
    """Return the example as a program that notes its process id at its start, and ends after `answers` moves."""
    program = notes.with_suffix(".py")
    program.write_text(
        f"import itertools, os, runpy, random\n"
        f"with open({str(notes)!r}, 'a') as file: print(os.getpid(), file=file)\n"
        f"moves, sample = itertools.count(1), random.Random.sample\n"
        f"def counted(*given): return sample(*given) if next(moves) <= {answers} else os._exit(0)\n"
        f"random.Random.sample = counted\n"
        f"runpy.run_path({str(ROOT / 'examples' / 'bot.py')!r})\n"
    )
    return shlex.join(["program:" + sys.executable, str(program)])


@pytest.mark.parametrize("name", sorted(installed()))
def test_the_examples_play_each_other_to_the_end_of_every_game(name: str) -> None:
    played = play(plan(name, PYTHON, NODE), next(tasks(plan(name, PYTHON, NODE))))
    assert played.failures == [0, 0]
    assert min(played.record[-1]["ranks"]) == 1


def test_a_program_is_started_once_for_all_games_of_its_worker_and_ends_with_it(tmp_path: Path) -> None:
    notes = tmp_path / "starts"
    eight = plan("tokan", noting(notes), "random", deals=4)
    games = list(processes(1)(eight, tasks(eight)))
    assert [game.failures for game in games] == [[0, 0]] * 8
    (started,) = notes.read_text().split()
    look_until(lambda: not alive(int(started)))


def test_a_program_that_plays_itself_is_there_once_for_each_seat(tmp_path: Path) -> None:
    notes = tmp_path / "starts"
    own = noting(notes)
    mirror = plan("tokan", own, own, deals=3)
    games = list(processes(1)(mirror, tasks(mirror)))
    assert [game.failures for game in games] == [[0, 0]] * 3
    assert len(notes.read_text().split()) == 2


def test_a_program_that_ended_is_started_again_and_the_next_game_is_played(tmp_path: Path) -> None:
    notes = tmp_path / "starts"
    mortal = plan("tokan", noting(notes, answers=15), "random", deals=3)
    games = list(processes(1)(mortal, tasks(mortal)))
    failures = sum(sum(game.failures) for game in games)
    assert len(games) == 6
    assert failures >= 1
    # Each failure ends it; chance makes the missing move, and another start follows if one is needed.
    assert failures <= len(notes.read_text().split()) <= failures + 1


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
