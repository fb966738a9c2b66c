"""A Python class in an arena: it plays as a program does, with the limits of one."""

from pathlib import Path

import pytest

from tablee.arena.entrants import EntrantError, parse
from tablee.arena.playing import UnplayableError, play
from tablee.arena.schedule import Plan, tasks
from tests.docs.python_blocks import python_blocks

pytestmark = pytest.mark.processes

FOX = """
from tablee.core.bot import Bot, BotMove

class Fox(Bot):
    def choose(self, known, moves, seed, ms):
        print("a line on standard output does no harm")
        assert "rng" not in known
        return BotMove(moves[0], {})

class Broken(Bot):
    def choose(self, known, moves, seed, ms):
        raise ValueError("mine")

class Silent(Bot):
    def choose(self, known, moves, seed, ms):
        return None

class NoBot:
    pass
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a reader's folder with `fox.py`, which is the current one."""
    (tmp_path / "fox.py").write_text(FOX, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def plan(*players: str) -> Plan:
    return Plan("tokan", 1, {}, players, 2, 1, "classes")


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("place", ["fox", "fox.py"])
def test_a_class_of_a_module_or_a_file_plays_to_the_end(place: str) -> None:
    two = plan(f"python:{place}:Fox", "random")
    played = play(two, next(tasks(two)))
    assert played.failures == [0, 0]
    assert min(played.record[-1]["ranks"]) == 1


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("name", ["Broken", "Silent"])
def test_chance_moves_for_a_class_that_fails_and_the_failures_are_counted(name: str) -> None:
    two = plan(f"python:fox:{name}", "random")
    assert max(play(two, next(tasks(two))).failures) > 0


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("named", ["fox:NoBot", "fox:Nowhere", "hen:Hen", "hen.py:Hen"])
def test_a_class_that_is_not_there_is_named(named: str) -> None:
    two = plan(f"python:{named}", "random")
    with pytest.raises(UnplayableError) as refused:
        play(two, next(tasks(two)))
    assert refused.value.code == "arena.program"
    assert refused.value.params["command"] == f"python:{named}"


@pytest.mark.parametrize("given", ["python:", "python:fox", "python::Fox", "python:fox:", "python:fox:a b"])
def test_a_text_without_module_or_class_names_no_player(given: str) -> None:
    with pytest.raises(EntrantError):
        parse(given)


def test_the_class_of_the_tutorial_plays_in_the_arena(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "hasty.py").write_text(python_blocks("docs/write-a-bot.md")[1], encoding="utf-8")
    two = plan("python:hasty:Hasty", "random")
    assert play(two, next(tasks(two))).failures == [0, 0]
