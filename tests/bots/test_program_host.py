"""The processes of a program: which question gets which, what each receives, and when it ends."""

import asyncio
from typing import Any, NamedTuple

import pytest

from tablee.bots.pool.counters import QuestionProgress
from tablee.bots.pool.worker_process import ProcessFailedError
from tablee.bots.programs import program_host
from tablee.bots.programs.program_host import Counted, Host, HostedProgram, MoveRequest, Place
from tablee.bots.programs.stderr_log import StderrLog
from tablee.core.errors import IllegalMoveError
from tests.patience import patience, until


class Said(NamedTuple):
    """The answer of a program at its start, and at a move."""

    games: list[str] | None = None
    move: str = "a"


class House:
    """What programs do next, and those that were made, in order."""

    def __init__(self) -> None:
        self.made: list[Program] = []
        self.games: list[str] | None = None
        self.move = "a"
        self.fails_to_begin = False
        self.beginning = asyncio.Event()
        self.thinking = asyncio.Event()
        self.beginning.set()
        self.thinking.set()


class Program:
    """A program without a process, which notes what it receives in `did`."""

    house: House

    def __init__(self, *_: object) -> None:
        self.running = False
        self.did: list[tuple[Any, ...]] = []
        self.house.made.append(self)

    async def start(self) -> Said:
        self.running = True
        return Said(self.house.games)

    async def begin(self, *given: object) -> None:
        self.did.append(("begin", *given))
        await self.house.beginning.wait()
        if self.house.fails_to_begin:
            raise ProcessFailedError("did not begin")

    async def choose(self, *given: object) -> Said:
        self.did.append(("choose", *given))
        await self.house.thinking.wait()
        if not self.running:
            raise ProcessFailedError("ended")
        return Said(move=self.house.move)

    async def finish(self, match: str) -> None:
        self.did.append(("finish", match))

    async def end(self) -> None:
        self.did.append(("end",))
        self.running = False

    @property
    def steps(self) -> list[str]:
        """Return the kinds of what it did."""
        return [one[0] for one in self.did]


@pytest.fixture
def house(monkeypatch: pytest.MonkeyPatch) -> House:
    found = House()
    monkeypatch.setattr(Program, "house", found, raising=False)
    monkeypatch.setattr(program_host, "Program", Program)
    return found


def host(processes: int) -> Host:
    setup = HostedProgram("Program", ("nothing",), ms=700, processes=processes)
    return Host(setup, StderrLog(lambda _line, _left_out: None))


def check(move: str) -> None:
    if move != "a":
        raise IllegalMoveError(move)


def asked(of: Host, match: str, seat: int = 0, course: QuestionProgress | None = None) -> "asyncio.Task[str]":
    request = MoveRequest(3, {"knows": "all"}, ["a"], False, check, 11)
    place = Place(match, seat, "toy", {"colour": "red"}, 4)
    return asyncio.create_task(of.choose(place, request, course or QuestionProgress()))


async def moved(of: Host, match: str, seat: int = 0) -> str:
    async with patience():
        return await asked(of, match, seat)


async def chooses(house: House, number: int) -> None:
    """Wait until this many questions have reached programs."""
    await until(lambda: sum(one.steps.count("choose") for one in house.made) == number)


async def test_it_is_told_the_facts_of_its_seat_under_a_name_that_opens_no_table(house: House) -> None:
    one = host(2)
    assert not one.plays("toy")
    assert await moved(one, "secret", seat=2) == "a"
    assert one.plays("toy")
    (program,) = house.made
    begin, choose = program.did
    name = begin[1]
    assert begin == ("begin", name, "toy", {"colour": "red"}, 4, 2)
    assert choose[:6] == ("choose", name, 3, {"knows": "all"}, ["a"], False)
    assert choose[6:8] == (700, 11)
    assert "secret" not in name
    await moved(one, "secret", seat=3)
    assert house.made[1].did[0][1] != name
    await one.close()


async def test_a_program_that_does_not_play_a_game_is_not_begun_with_it(house: House) -> None:
    house.games = ["chess"]
    one = host(1)
    with pytest.raises(ProcessFailedError, match="does not play toy"):
        await moved(one, "m")
    assert (one.plays("chess"), one.plays("toy"), one.processes) == (True, False, 0)
    assert house.made[0].steps == ["end"]
    await one.close()


async def test_the_process_used_longest_ago_gives_way_and_ends_before_the_next_begins(house: House) -> None:
    one = host(2)
    for match in ("first", "second", "first"):
        await moved(one, match)
    # "second" was used longest ago, although "first" was started before.
    house.beginning.clear()
    third = asked(one, "third")
    await until(lambda: len(house.made) == 3 and house.made[2].steps == ["begin"])
    assert [program.running for program in house.made] == [True, False, True]
    house.beginning.set()
    assert await third == "a"
    await moved(one, "first")
    assert len(house.made) == 3
    await one.close()


async def test_no_process_ends_that_is_thinking(house: House) -> None:
    one = host(2)
    await moved(one, "first")
    await moved(one, "second")
    house.thinking.clear()
    # Asked again, it is no longer idle.
    first = asked(one, "first")
    await chooses(house, 3)
    one.keep(["second"])
    assert one.processes == 2
    third = asked(one, "third")
    await chooses(house, 4)
    assert [program.running for program in house.made] == [True, False, True]
    house.thinking.set()
    assert (await first, await third) == ("a", "a")
    one.keep(["third"])
    assert one.processes == 1
    await one.close()


async def test_the_first_to_give_way_is_the_first_that_is_idle(house: House) -> None:
    one = host(2)
    answer = house.thinking = asyncio.Event()
    first = asked(one, "first")
    await chooses(house, 1)
    house.thinking = asyncio.Event()
    house.thinking.set()
    await moved(one, "second")
    await moved(one, "third")
    assert [program.running for program in house.made] == [True, False, True]
    answer.set()
    async with patience():
        assert await first == "a"
    await one.close()


async def test_at_the_end_of_its_match_it_is_told_so_before_it_ends(house: House) -> None:
    one = host(1)
    await moved(one, "m")
    one.keep([])
    await until(lambda: not house.made[0].running)
    name = house.made[0].did[0][1]
    assert house.made[0].did[2:] == [("finish", name), ("end",)]
    await one.close()


async def test_a_process_that_ended_by_itself_is_replaced_at_the_next_question(house: House) -> None:
    one = host(1)
    await moved(one, "m")
    house.made[0].running = False
    assert await moved(one, "m") == "a"
    assert (one.processes, one.counted.starts, one.counted.failures) == (1, 2, 0)
    assert house.made[1].steps == ["begin", "choose"]
    await one.close()
    # What the dead one may have left behind is ended too.
    assert house.made[0].steps[-1] == "end"


async def test_a_question_to_a_dead_process_leaves_the_new_one_of_its_seat_alone(house: House) -> None:
    one = host(2)
    house.thinking.clear()
    first = asked(one, "m")
    await chooses(house, 1)
    house.made[0].running = False
    second = asked(one, "m")
    await chooses(house, 2)
    house.thinking.set()
    with pytest.raises(ProcessFailedError):
        await first
    assert await second == "a"
    await moved(one, "m")
    assert (one.processes, len(house.made), house.made[1].running) == (1, 2, True)
    await one.close()


async def test_an_illegal_move_ends_its_process_and_the_next_question_begins_another(house: House) -> None:
    one = host(1)
    house.move = "b"
    with pytest.raises(ProcessFailedError, match="answered 'b'"):
        await moved(one, "m")
    assert (one.processes, house.made[0].running) == (0, False)
    house.move = "a"
    assert await moved(one, "m") == "a"
    assert (one.counted.starts, one.counted.answered, one.counted.failures) == (2, 1, 1)
    await one.close()


@pytest.mark.parametrize("fails", [True, False])
async def test_a_start_that_fails_or_is_cancelled_leaves_no_process_and_no_figure(
    house: House, fails: bool
) -> None:
    one = host(1)
    house.fails_to_begin = fails
    house.beginning.clear()
    question = asked(one, "m")
    await until(lambda: house.made and house.made[0].steps == ["begin"])
    assert one.counted.thinking == 1
    if fails:
        house.beginning.set()
    else:
        question.cancel()
    with pytest.raises(ProcessFailedError if fails else asyncio.CancelledError):
        await question
    assert (one.processes, one.counted.thinking) == (0, 0)
    await until(lambda: not house.made[0].running)
    # Its place is free again.
    house.beginning.set()
    house.fails_to_begin = False
    one._rests_until = 0.0
    assert await moved(one, "other") == "a"
    await one.close()


async def test_every_question_is_counted_with_its_time_and_none_is_left_thinking(house: House) -> None:
    one, course = host(1), QuestionProgress()
    house.thinking.clear()
    question = asked(one, "m", course=course)
    await chooses(house, 1)
    waiting = asked(one, "other")
    await until(lambda: one.counted.waits.waiting == 1)
    assert one.counted.thinking == 1
    house.thinking.set()
    async with patience():
        await asyncio.gather(question, waiting)
    counted: Counted = one.counted
    assert (counted.thinking, counted.answered, counted.waits.waiting) == (0, 2, 0)
    assert 0 < course.thought < counted.seconds
    await one.close()
    assert [program.running for program in house.made] == [False, False]
