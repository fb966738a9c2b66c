"""A program has a limited number of processes: idle ones give way, and end when no seat needs them."""

import asyncio
from typing import Any, NamedTuple

import pytest

from tablee.bots.pool.counters import QuestionProgress
from tablee.bots.programs import program_host
from tablee.bots.programs.program_host import IDLE, Host, HostedProgram, MoveRequest, Place
from tablee.bots.programs.stderr_log import StderrLog


class Said(NamedTuple):
    """The answer of a program at its start, and at a move."""

    games: list[str] | None = None
    move: str = "a"


class Obedient:
    """A program without a process."""

    def __init__(self, *_: object) -> None:
        self.running = False

    async def start(self) -> Said:
        self.running = True
        return Said()

    async def begin(self, *_: object) -> None:
        await asyncio.sleep(0)

    async def choose(self, *_: object) -> Said:
        return Said()

    async def finish(self, *_: object) -> None:
        await asyncio.sleep(0)

    async def end(self) -> None:
        self.running = False


class Clock:
    """A clock that tests set."""

    def __init__(self) -> None:
        self.at = 1000.0

    def monotonic(self) -> float:
        return self.at


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Give a host a test clock, and programs that obey."""
    found = Clock()
    monkeypatch.setattr(program_host, "time", found)
    monkeypatch.setattr(program_host, "Program", Obedient)
    return found


def host(processes: int) -> Host:
    setup = HostedProgram("Obedient", ("nothing",), processes=processes)
    return Host(setup, StderrLog(lambda _line, _left_out: None))


async def moved(of: Host, match: str, seat: int = 0) -> str:
    """Return the host's move there."""
    request: Any = MoveRequest(0, {}, ["a"], False, lambda _move: None, 1)
    return await of.choose(Place(match, seat, "toy", {}, 2), request, QuestionProgress())


async def test_a_guest_who_has_moved_makes_room_for_the_next_seat(clock: Clock) -> None:
    one = host(1)
    for match in ("first", "second", "first"):
        assert await moved(one, match) == "a"
        assert one.processes == 1
    assert one.counted.starts == 3
    await one.close()


async def test_a_process_ends_with_its_match_however_lately_it_was_asked(clock: Clock) -> None:
    one = host(2)
    await moved(one, "over")
    await moved(one, "running")
    one.keep(["running"])
    assert one.processes == 1
    await moved(one, "running")
    assert one.counted.starts == 2
    await one.close()


async def test_a_process_that_nobody_asks_for_long_ends_although_its_match_goes_on(clock: Clock) -> None:
    one = host(2)
    await moved(one, "running")
    for _ in range(2):
        clock.at += IDLE - 1
        one.keep(["running"])
        assert one.processes == 1
        # Its time begins again with each answer.
        await moved(one, "running")
    clock.at += IDLE
    one.keep(["running"])
    assert one.processes == 0
    await one.close()
