"""What a player of an arena does if its program ends, or names a move that the rules refuse."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from tablee.arena import playing
from tablee.arena.agents import Answer
from tablee.arena.players import KeptPrograms
from tablee.bots.programs.program import Program
from tablee.core.errors import IllegalMoveError
from tablee.core.game import Legal


class Running:
    """A program that runs, or ended."""

    command = ("robo",)

    def __init__(self, running: bool) -> None:
        self.running = running
        self.ended = 0

    async def end(self) -> None:
        self.ended += 1


def program(running: bool = True) -> Program:
    return cast(Program, Running(running))


async def test_a_program_is_kept_for_the_next_game_once_and_only_while_it_runs() -> None:
    kept, runs = KeptPrograms(), program()
    kept.give_back(runs)
    kept.give_back(program(running=False))
    assert kept.take(("another",)) is None
    assert kept.take(("robo",)) is runs
    assert kept.take(("robo",)) is None


async def test_each_idle_program_ends_with_the_arena() -> None:
    kept, idle = KeptPrograms(), [program(), program()]
    for one in idle:
        kept.give_back(one)
    await kept.close()
    await kept.close()
    assert [cast(Running, one).ended for one in idle] == [1, 1]


class Refusing:
    """A match whose rules take one move only."""

    turn = 1
    ply = 4

    def __init__(self) -> None:
        self.played: list[tuple[int, str]] = []

    def information(self, seat: int) -> dict[str, Any]:
        return {"seat": seat}

    def play(self, seat: int, move: str) -> None:
        if move != "good":
            raise IllegalMoveError("move.unknown")
        self.played.append((seat, move))


class Naming:
    """A player who names this move."""

    agent = None

    def __init__(self, move: str) -> None:
        self.move = move
        self.failures = 0
        self.illegal = 0
        self.asked: list[tuple[Any, ...]] = []

    async def choose(self, *asked: Any) -> Answer:
        self.asked.append(asked)
        return Answer(self.move, 0.5)


@pytest.fixture
def task(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Return a task whose chance is its ply."""
    monkeypatch.setattr(playing, "chance", lambda _task, ply: 100 + ply)
    return SimpleNamespace()


@pytest.mark.parametrize(("move", "failures"), [("good", 0), ("bad", 1)])
async def test_an_illegal_move_counts_as_a_failure_and_the_first_listed_is_made(
    task: Any, move: str, failures: int
) -> None:
    match, player = Refusing(), Naming(move)
    seconds = await playing._move(
        cast(Any, match), task, cast(Any, player), Legal(["good", "bad"], more=True)
    )
    assert (match.played, player.failures, player.illegal) == ([(1, "good")], failures, failures)
    assert player.asked == [(4, {"seat": 1}, ["good", "bad"], True, 104)]
    assert seconds == 0.5


async def test_the_only_move_is_made_without_asking(task: Any) -> None:
    match, player = Refusing(), Naming("bad")
    assert await playing._move(cast(Any, match), task, cast(Any, player), Legal(["good"], more=False)) == 0
    assert (match.played, player.asked) == ([(1, "good")], [])


async def test_one_listed_move_beside_others_that_are_not_is_a_choice(task: Any) -> None:
    match, player = Refusing(), Naming("good")
    await playing._move(cast(Any, match), task, cast(Any, player), Legal(["good"], more=True))
    assert len(player.asked) == 1
