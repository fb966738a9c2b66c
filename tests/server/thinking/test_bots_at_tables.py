"""Bots at tables: paced, replaced when they fail, standing in for players who resigned, never blocking the event
loop.
"""

import asyncio
import sys
from collections.abc import Callable
from typing import Any

from structlog.testing import capture_logs

from tablee.bots.pool.bot_pool import BotPool
from tablee.bots.pool.counters import QuestionProgress
from tablee.bots.pool.messages import Decision
from tablee.core.bot import BotMove
from tests.patience import until
from tests.server.conftest import Running, Start
from tests.server.fakes import Uncounted
from tests.server.people import FRIEND, ME, Person, bot

People = Callable[[], Person]


async def test_a_bot_waits_so_that_people_can_follow(person: People) -> None:
    ana = person()
    table = (await ana.open(ME, bot(), pause=300))["table"]
    async with await ana.sit(table) as sitting:
        await sitting.send(do="move", id="m", ply=0, seat=0, move="draw")
        mine, its = await sitting.reach(1), await sitting.reach(2)
        assert its["step"]["at"] - mine["step"]["at"] >= 299


async def test_a_bot_may_write_its_move_otherwise_than_it_is_listed(start: Start) -> None:
    """The rules decide: a table of Rummikub can be laid out in several ways with the same tiles."""

    class Recording(Uncounted):
        def __init__(self) -> None:
            self.asked: list[Decision] = []

        async def choose(self, asked: Decision, *_: Any, **__: Any) -> BotMove:
            self.asked.append(asked)
            return BotMove(asked.moves[0], {})

    server = await start(Recording())
    ana = Person(server.base)
    table = (await ana.open(ME, bot()))["table"]
    async with await ana.sit(table) as sitting:
        await sitting.send(do="move", id="m", ply=0, seat=0, move="draw")
        await sitting.reach(2)
        await sitting.send(do="advise", id="hint", ply=2, seat=0)
        await sitting.expect("advice")
    assert [asked.more for asked in server.thinker.asked] == [True, True]
    # Idle workers may search along for the bot's move, not for the hint.
    assert [asked.trees for asked in server.thinker.asked] == [0, 1]
    await ana.close()


class Failing(Uncounted):
    """Raises, answers nonsense, then plays."""

    def __init__(self) -> None:
        self.asked = 0

    async def choose(self, asked: Decision, *_: Any, **__: Any) -> BotMove:
        self.asked += 1
        if self.asked == 1:
            raise RuntimeError("broken")
        return BotMove("castle" if self.asked == 2 else asked.moves[0], {})


async def test_when_a_bot_fails_a_legal_move_stands_in(start: Start) -> None:
    failing = Failing()
    server = await start(failing)
    ana = Person(server.base)
    table = (await ana.open(bot(), bot()))["table"]
    async with await ana.sit(table) as sitting:
        now = sitting.welcome["now"]
        while now["over"] is None:
            now = (await sitting.expect("step"))["now"]
    assert failing.asked > 2
    await ana.close()


async def test_the_loop_never_waits_for_a_bot(start: Start) -> None:
    class Asleep(Uncounted):
        async def choose(self, *_: Any, **__: Any) -> BotMove:
            await asyncio.Event().wait()
            raise AssertionError

    server = await start(Asleep())
    ana = Person(server.base)
    table = (await ana.open(bot(), ME))["table"]
    async with await ana.sit(table) as sitting:
        await sitting.quiet()
        assert (await sitting.answered(do="say", preset="hello"))["say"] == "ack"
        assert (await sitting.answered(do="resign", seat=1))["say"] == "ack"
    await ana.close()


async def test_a_seat_given_up_is_played_on_by_a_bot(server: Running, person: People) -> None:
    """Three at the table: the match goes on for the others."""
    ana, bo = person(), person()
    table = (await ana.open(ME, FRIEND, bot()))["table"]
    await bo.call("POST", f"/api/tables/{table}/join", {})
    async with await ana.sit(table) as at_ana, await bo.sit(table) as at_bo:
        assert (await at_ana.answered(do="resign", seat=0))["say"] == "ack"
        assert (await at_bo.reach(1))["step"]["seat"] == 0
        assert (await at_bo.answered(do="move", ply=1, seat=1, move="draw"))["say"] == "ack"
        assert (await at_bo.reach(4))["now"]["turn"] == 1
        assert (await at_ana.answered(do="move", ply=4, seat=0, move="draw"))["code"] == "seat.gave_up"


async def test_bots_of_real_processes_play_to_the_end(start: Start) -> None:
    async with BotPool(1) as pool:
        server = await start(pool)
        ana = Person(server.base)
        table = (await ana.open(bot(), bot(), game="tokan"))["table"]
        async with await ana.sit(table) as sitting:
            now = sitting.welcome["now"]
            while now["over"] is None:
                now = (await sitting.expect("step"))["now"]
        assert now["over"]["resigned"] == []
        assert pool.counters.failures == 0
        await ana.close()


async def test_how_long_a_table_waited_for_its_bot_and_what_for_is_written_down(start: Start) -> None:
    class Timed(Uncounted):
        async def choose(self, asked: Decision, *_: Any, course: QuestionProgress, **__: Any) -> BotMove:
            course.queued, course.thought = 0.02, 0.03
            await asyncio.sleep(0.05)
            return BotMove(asked.moves[0], {})

    server = await start(Timed())
    ana = Person(server.base)
    table = (await ana.open(ME, bot(), pause=200))["table"]
    with capture_logs() as lines:
        async with await ana.sit(table) as sitting:
            await sitting.send(do="move", id="m", ply=0, seat=0, move="draw")
            await until(lambda: any(line["event"] == "bot moved" for line in lines))
    (line,) = [line for line in lines if line["event"] == "bot moved"]
    assert (line["match"], line["game"], line["ply"], line["bot_level"]) == (table, "toy", 2, 1)
    assert (line["queued_ms"], line["thought_ms"]) == (20.0, 30.0)
    assert line["ms"] > max(49, line["paused_ms"])
    await ana.close()


async def test_a_bot_that_hangs_is_killed_and_its_seat_goes_on(start: Start) -> None:
    """A worker that never answers is killed at its limit, and a legal move is made in its place."""
    hanging = [sys.executable, "-m", "tests.bots.misbehaving_worker", "always-hang"]
    async with BotPool(1, hanging, limit=0.3) as pool:
        server = await start(pool)
        ana = Person(server.base)
        table = (await ana.open(ME, bot()))["table"]
        async with await ana.sit(table) as sitting:
            await sitting.send(do="move", id="m", ply=0, seat=0, move="draw")
            assert (await sitting.reach(2))["step"]["seat"] == 1
        assert pool.counters.kills >= 1
        await ana.close()


async def test_once_a_bot_has_moved_nothing_is_being_asked_at_its_table(
    server: Running, person: People
) -> None:
    ana, turns = person(), server.services.bot_turns
    table = (await ana.open(ME, bot(), pause=0))["table"]
    async with await ana.sit(table) as sitting:
        await sitting.answered(do="move", ply=0, seat=0, move="draw")
        await sitting.reach(2)
        await until(lambda: not turns.at(table))
        assert turns.open_question(table) is None
