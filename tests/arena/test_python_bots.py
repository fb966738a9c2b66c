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

class Picky(Bot):
    def __init__(self):
        raise OSError("no weights here")

    def choose(self, known, moves, seed, ms):
        return BotMove(moves[0], {})
"""

WRONG = "import math\n\ndef half(:\n"


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
@pytest.mark.parametrize(
    ("named", "reason"),
    [
        ("fox:NoBot", "TypeError: fox:NoBot has no method choose(seen)"),
        ("fox:Nowhere", "NameError: fox has no class Nowhere"),
        ("fox.py:Nowhere", "NameError: fox.py has no class Nowhere"),
        ("hen:Hen", "ModuleNotFoundError: No module named 'hen'"),
        ("hen.py:Hen", "FileNotFoundError: [Errno 2] No such file or directory"),
        ("fox:Picky", "OSError: no weights here (line 23)"),
        ("fox.py:Picky", "OSError: no weights here (line 23)"),
        ("gone:Gone", "SystemExit: 3 (line 2)"),
        ("late:Late", "ZeroDivisionError: division by zero (line 2)"),
        ("wrong:Wrong", "SyntaxError: invalid syntax (wrong.py, line 3)"),
    ],
)
def test_a_class_that_does_not_start_is_named_with_the_cause(folder: Path, named: str, reason: str) -> None:
    (folder / "wrong.py").write_text(WRONG, encoding="utf-8")
    (folder / "late.py").write_text("one = 1\none / 0\n", encoding="utf-8")
    (folder / "gone.py").write_text("import sys\nsys.exit(3)\n", encoding="utf-8")
    two = plan(f"python:{named}", "random")
    with pytest.raises(UnplayableError) as refused:
        play(two, next(tasks(two)))
    assert refused.value.code == "arena.class"
    assert refused.value.params["command"] == f"python:{named}"
    assert refused.value.params["reason"].startswith(reason)
    for language in ("en", "fr", "nl"):
        said = refused.value.sentence(language)
        assert named in said
        assert reason in said
        assert "bot-process" not in said


@pytest.mark.parametrize("given", ["python:", "python:fox", "python::Fox", "python:fox:", "python:fox:a b"])
def test_a_text_without_module_or_class_names_no_player(given: str) -> None:
    with pytest.raises(EntrantError):
        parse(given)


@pytest.mark.parametrize("page", ["docs/first-steps.md", "docs/write-a-bot.md"])
def test_the_class_of_the_first_steps_and_of_the_tutorial_plays_in_the_arena(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine.py").write_text(python_blocks(page)[1], encoding="utf-8")
    two = plan("python:mine:Fox", "random")
    assert play(two, next(tasks(two))).failures == [0, 0]
