"""Bots stop thinking about a hint when nobody waits for it any more."""

import asyncio

from tablee.bots.pool.counters import QuestionProgress
from tablee.bots.pool.fair_queue import TURN
from tablee.bots.pool.messages import Decision
from tablee.core.bot import BotMove
from tests.patience import until
from tests.server.conftest import Start
from tests.server.fakes import Uncounted
from tests.server.people import FRIEND, ME, Person, bot


class Endless(Uncounted):
    """Bots that think until they are cancelled, or wait for their turn to think."""

    def __init__(self, waiting: bool = False) -> None:
        self.waiting = waiting
        self.thinking = 0
        self.stopped = 0

    async def choose(
        self,
        asked: Decision,
        priority: int = TURN,
        source: object = None,
        course: QuestionProgress | None = None,
    ) -> BotMove:
        self.thinking += 1
        assert course is not None or not self.waiting
        if course is not None:
            course.waiting = self.waiting
        try:
            await asyncio.get_running_loop().create_future()
        except asyncio.CancelledError:
            self.stopped += 1
            raise
        raise AssertionError


async def test_a_guest_who_closes_the_page_ends_their_question(start: Start) -> None:
    thinker = Endless()
    server = await start(thinker)
    ana, bo = Person(server.base), Person(server.base)
    table = (await ana.open(ME, FRIEND))["table"]
    await bo.call("POST", f"/api/tables/{table}/join", {})
    async with await ana.sit(table) as at_ana:
        await at_ana.send(do="advise", id="hint", ply=0, seat=0)
        await until(lambda: thinker.thinking == 1)
    # A connection that ended leaves all lists before its questions are dropped.
    await until(lambda: server.services.connections.count(table) == 0)
    await asyncio.sleep(0)
    assert thinker.stopped == 1
    for one in (ana, bo):
        await one.close()


async def test_a_bot_that_waits_for_its_turn_to_think_gives_up_once_nobody_watches(start: Start) -> None:
    thinker = Endless(waiting=True)
    server = await start(thinker)
    ana = Person(server.base)
    table = (await ana.open(bot(), bot()))["table"]
    async with await ana.sit(table):
        await until(lambda: thinker.thinking == 1)
    await until(lambda: server.services.connections.count(table) == 0)
    for _ in range(5):
        await asyncio.sleep(0)
    assert thinker.stopped == 1
    await ana.close()
