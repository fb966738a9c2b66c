"""On PostgreSQL, one process thinks about each move of a bot, and another takes over if that one is gone."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import pytest
from sqlalchemy import select, update

from tablee.bots.pool.messages import Decision
from tablee.core.bot import BotMove
from tablee.server.clock import governed_by
from tablee.server.settings import Settings
from tablee.server.thinking import bot_turns
from tablee.server.thinking.turn_claims import SharedTurns
from tablee.server.worker import work
from tablee.store.schema import bot_turns as turns_table
from tablee.store.turn_queue import LEASE_MS
from tests.patience import patience, until
from tests.server.conftest import FirstMove, Running, Start
from tests.server.fakes import Uncounted
from tests.server.nodes.another_process import another_process, elsewhere
from tests.server.nodes.conftest import NEVER, Two
from tests.server.people import FRIEND, ME, Person, Sitting, bot

PAUSE_MS: Final = 300
"""Long enough for both processes to learn of a turn while the bot waits."""


FOREVER: Final = 2**53
"""The end of a lease, in milliseconds since 1970, that no test reaches."""


class Told(Uncounted):
    """Bots that answer once a test lets them."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.answers = asyncio.Event()

    async def choose(self, asked: Decision, *_: Any, source: tuple[object, ...] = (), **__: Any) -> BotMove:
        self.asked.append(str(source[-1]))
        await self.answers.wait()
        return BotMove(asked.moves[0], {})

    def asked_at(self, table: str) -> int:
        """Return the number of questions about this table."""
        return self.asked.count(table)


class NoWorkers(FirstMove):
    """A process all of whose bot workers are busy."""

    size = 0


@pytest.fixture
async def pair(start: Start, postgres_with_tables: str) -> AsyncIterator["Pair"]:
    """Yield two processes that never poll: bots of the first answer once a test lets them, of the second at once."""
    first = await start(Told(), database=postgres_with_tables, poll=NEVER)
    second = await start(database=postgres_with_tables, poll=NEVER)
    await until(lambda: all(one.services.store.signals.arriving for one in (first, second)))
    pair = Pair(first, second)
    yield pair
    await pair.ana.close()


class Pair:
    """Two processes, with Ana at the first."""

    def __init__(self, first: Running, second: Running) -> None:
        self.first, self.second, self.ana = first, second, Person(first.base)

    async def look(self) -> None:
        """Let the second process look for waiting turns, as a poll does."""
        await self.second.services.turn_claims.poll()


@asynccontextmanager
async def asking(pair: Pair, game: str = "toy") -> AsyncIterator[tuple[str, Sitting]]:
    """Yield a table at which a bot of the first process thinks after Ana's first move, and Ana's connection."""
    while (opened := await pair.ana.open(ME, bot(), game=game))["turn"] != 0:
        pass
    table: str = opened["table"]
    async with await pair.ana.sit(table) as sitting:
        await sitting.answered(do="move", ply=0, seat=0, move=sitting.welcome["now"]["legal"][0])
        await until(lambda: pair.first.thinker.asked_at(table) == 1)
        yield table, sitting


async def turns(server: Running) -> list[tuple[int, bool, bool]]:
    """Return the turns in the database: ply, whether a process has claimed it, and whether the move is made."""
    columns = select(turns_table.c.ply, turns_table.c.node.is_not(None), turns_table.c.done)
    async with server.services.store.database.read() as connection:
        return [(ply, claimed, done) for ply, claimed, done in await connection.execute(columns)]


async def test_two_processes_that_show_a_table_think_once_about_each_move_of_its_bot(two: Two) -> None:
    table = (await two.ana.open(ME, FRIEND, bot(), pause=PAUSE_MS))["table"]
    await two.bo.call("POST", f"/api/tables/{table}/join", {})
    async with await two.ana.sit(table) as at_ana, await two.bo.sit(table) as at_bo:
        now = at_ana.welcome["now"]
        for ply in (0, 3):
            await at_ana.answered(do="move", ply=ply, seat=0, move=now["legal"][0])
            own = (await at_bo.reach(ply + 1))["now"]["legal"]
            assert (await at_bo.answered(do="move", ply=ply + 1, seat=1, move=own[0]))["say"] == "ack"
            now = (await at_ana.reach(ply + 3))["now"]
    assert len([*two.first.thinker.asked, *two.second.thinker.asked]) == 2


async def test_another_process_takes_over_once_the_claim_of_a_silent_one_has_ended(pair: Pair) -> None:
    async with asking(pair) as (table, sitting):
        await pair.look()
        assert not pair.second.thinker.asked
        pair.second.clock.put_forward(LEASE_MS / 1000 + 1)
        await pair.look()
        step = await sitting.reach(2)
        assert (step["step"]["seat"], len(pair.second.thinker.asked)) == (1, 1)
        # What the first process chooses now comes too late.
        pair.first.thinker.answers.set()
        await until(lambda: not pair.first.services.bot_turns.at(table))
        entries = await pair.first.services.store.log.entries(table)
        assert [one.ply for one in entries] == [1, 2]


async def test_a_turn_that_no_poll_finds_is_taken_over_by_a_process_that_shows_the_table(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Programs, and bots that stand in for a player, are asked only by processes that know of them."""
    monkeypatch.setattr(bot_turns, "LEFT_S", 0.1)
    for server in (pair.first, pair.second):
        monkeypatch.setattr(server.services.move_sources, "anywhere", lambda *_: False)
    async with asking(pair) as (table, sitting):
        watcher = Person(pair.second.base)
        async with await watcher.sit(table):
            with governed_by(pair.second.clock):
                pair.second.services.bot_turns._poke_if_held(table)
            await until(lambda: not pair.second.services.bot_turns.at(table))
            assert not pair.second.thinker.asked
            pair.second.clock.put_forward(LEASE_MS / 1000 + 1)
            assert (await sitting.reach(2))["step"]["seat"] == 1
            assert len(pair.second.thinker.asked) == 1
        await watcher.close()


async def test_a_claim_that_is_renewed_is_not_taken_over(pair: Pair) -> None:
    async with asking(pair):
        for server in (pair.first, pair.second):
            server.clock.put_forward(LEASE_MS / 1000 - 1)
        claims = pair.first.services.turn_claims
        assert isinstance(claims, SharedTurns)
        with governed_by(pair.first.clock):
            await claims._renew()
        for server in (pair.first, pair.second):
            server.clock.put_forward(2)
        found = await pair.second.services.store.turn_queue.claim("other", pair.second.clock.now())
        assert found is None


async def test_an_undone_move_makes_the_claim_void(pair: Pair) -> None:
    async with asking(pair, "tokan") as (table, sitting):
        legal = sitting.welcome["now"]["legal"]
        assert (await sitting.answered(do="undo", ply=1, seat=0))["say"] == "ack"
        pair.first.thinker.answers.set()
        await until(lambda: not pair.first.services.bot_turns.at(table))
        assert not await pair.first.services.store.log.entries(table)
        assert (await sitting.answered(do="move", ply=0, undone=1, seat=0, move=legal[0]))["say"] == "ack"
        assert (await sitting.reach(2))["step"]["seat"] == 1
        assert pair.first.thinker.asked_at(table) == 2


async def test_a_process_that_ends_leaves_its_turns_to_others(pair: Pair) -> None:
    table = (await pair.ana.open(ME, bot()))["table"]
    async with await pair.ana.sit(table) as sitting:
        await sitting.answered(do="move", ply=0, seat=0, move="draw")
        await until(lambda: pair.first.thinker.asked_at(table) == 1)
    await pair.first.stop()
    assert await turns(pair.second) == [(1, False, False)]
    await pair.look()

    async def is_made() -> bool:
        return await turns(pair.second) == [(1, False, True)]

    await until(is_made)
    assert [one.ply for one in await pair.second.services.store.log.entries(table)] == [1, 2]


async def held_by(server: Running, name: str) -> None:
    """Let another process have claimed all turns."""
    async with server.services.store.database.write() as connection:
        await connection.execute(update(turns_table).values(node=name, until=FOREVER))


@pytest.mark.processes
async def test_a_process_that_starts_moves_at_once_in_the_turns_of_a_killed_one_of_its_machine_alone(
    start: Start, postgres_with_tables: str, pair: Pair
) -> None:
    async with asking(pair) as (table, sitting):
        claims = pair.second.services.turn_claims
        assert isinstance(claims, SharedTurns)
        with another_process() as other:
            await held_by(pair.first, other.name)
            await claims._release_of_the_gone()
            # It lives, so its claim holds.
            assert await turns(pair.first) == [(1, True, False)]
        await held_by(pair.first, elsewhere(other.name))
        await claims._release_of_the_gone()
        assert await turns(pair.first) == [(1, True, False)]
        await held_by(pair.first, other.name)
        third = await start(database=postgres_with_tables, poll=NEVER)
        assert (await sitting.reach(2))["step"]["seat"] == 1
        assert len(pair.second.thinker.asked) + len(third.thinker.asked) == 1
        pair.first.thinker.answers.set()
        await until(lambda: not pair.first.services.bot_turns.at(table))
        assert [one.ply for one in await pair.first.services.store.log.entries(table)] == [1, 2]


async def test_a_worker_moves_for_the_bots_of_a_server_without_free_workers(
    start: Start, postgres_with_tables: str
) -> None:
    """It begins while turns wait, hears of later ones by signals, and a turn of two bots in a row is its own."""
    server = await start(NoWorkers(), database=postgres_with_tables, poll=NEVER)
    ana, stop = Person(server.base), asyncio.Event()
    thinker: Any = FirstMove()
    table = (await ana.open(ME, bot(), bot()))["table"]
    async with await ana.sit(table) as sitting:
        await sitting.answered(do="move", ply=0, seat=0, move="draw")
        began = asyncio.Event()
        working = asyncio.create_task(work(Settings(postgres_with_tables), thinker, stop, began.set))
        async with patience():
            await began.wait()
        await sitting.reach(3)
        await sitting.answered(do="move", ply=3, seat=0, move="draw")
        await sitting.reach(6)
    assert (len(server.thinker.asked), len(thinker.asked)) == (0, 4)
    stop.set()
    async with patience():
        await working
    await ana.close()


async def test_bots_alone_at_a_table_are_driven_by_a_worker_while_somebody_watches(
    start: Start, postgres_with_tables: str
) -> None:
    server = await start(NoWorkers(), database=postgres_with_tables, poll=NEVER)
    ana, stop = Person(server.base), asyncio.Event()
    thinker: Any = FirstMove()
    working = asyncio.create_task(work(Settings(postgres_with_tables), thinker, stop, lambda: None))
    table = (await ana.open(bot(), bot()))["table"]
    async with await ana.sit(table) as sitting:
        now = sitting.welcome["now"]
        while now["over"] is None:
            now = (await sitting.expect("step"))["now"]
    assert thinker.asked
    stop.set()
    async with patience():
        await working
    await ana.close()


async def test_a_move_of_a_person_asks_the_queue_nothing_and_one_of_a_bot_asks_once(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    queue, asked = two.first.services.store.turn_queue, list[str]()
    for name in ("ask", "claim", "renew", "release", "drop", "forget"):
        monkeypatch.setattr(queue, name, noting(asked, name, getattr(queue, name)))
    async with await two.ana.sit(two.table) as at_ana:
        await at_ana.answered(do="move", ply=0, seat=0, move="draw")
        assert "ask" not in asked
    table = (await two.ana.open(ME, bot()))["table"]
    async with await two.ana.sit(table) as at_ana:
        await at_ana.answered(do="move", ply=0, seat=0, move="draw")
        await at_ana.reach(2)
        await until(lambda: not two.first.services.bot_turns.at(table))
    assert [one for one in asked if one not in ("renew", "forget")] == ["ask"]


def noting(asked: list[str], name: str, ask: Any) -> Any:
    """Return the same function, which notes that it is called."""

    def noted(*given: Any) -> Any:
        asked.append(name)
        return ask(*given)

    return noted


async def test_with_sqlite_nothing_is_claimed(start: Start) -> None:
    server = await start()
    assert not server.services.turn_claims.are_shared
