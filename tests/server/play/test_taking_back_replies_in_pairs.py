"""A move is taken back with the bots' replies at tables with a clock, a pause, a merged guest or a spectator."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from tablee.bots.pool.messages import Decision
from tablee.core.bot import BotMove
from tablee.match import Match
from tablee.server.clock import governed_by
from tests.server.conftest import FirstMove, Running, Start
from tests.server.fakes import Uncounted
from tests.server.guests.test_joining_identities import claim
from tests.server.people import FRIEND, ME, Person, bot
from tests.server.play.test_processes import at
from tests.server.play.test_taking_back import OPEN, looked, moved
from tests.server.play.test_taking_back_replies import against_a_bot, replied_to

People = Callable[[], Person]
BANK_MS, INCREMENT_MS = 600_000, 5_000
CLOCK = {"clock": {"kind": "bank", "bank": BANK_MS // 1000, "increment": INCREMENT_MS // 1000}}
NEVER_S = 3600.0


async def test_no_move_is_taken_back_in_a_pause_and_after_it_all_is_as_before(person: People) -> None:
    ana = person()
    table = await against_a_bot(ana, terms=CLOCK)
    async with await ana.sit(table) as sitting:
        await replied_to(sitting)
        await sitting.answered(do="propose", kind="pause", params={})
        await sitting.table(lambda told: told["clocks"]["paused"] is not None)
        assert (await sitting.answered(do="undo", ply=2, seat=0))["code"] == "match.paused"
        await sitting.answered(do="propose", kind="resume", params={})
        await sitting.table(lambda told: told["clocks"]["paused"] is None)
        assert (await looked(sitting, 0))["undo"]
        assert (await sitting.answered(do="undo", ply=2, seat=0)).get("ply") == 0


async def test_the_bank_loses_the_time_of_the_undone_move_and_keeps_no_increment(
    server: Running, person: People
) -> None:
    ana = person()
    table = await against_a_bot(ana, terms=CLOCK)
    path = f"/api/tables/{table}"
    async with await ana.sit(table) as sitting:
        server.clock.put_forward(60)
        await replied_to(sitting)
        mine, _ = (await ana.call("GET", path))["clocks"]["banks"]
        assert BANK_MS - 60_000 < mine + 60_000 - INCREMENT_MS + 1 <= BANK_MS + 1
        assert (await sitting.answered(do="undo", ply=2, seat=0)).get("ply") == 0
        told = await ana.call("GET", path)
        assert told["clocks"]["banks"][0] == BANK_MS
        assert told["deadline"] - told["clocks"]["since"] <= BANK_MS - 60_000
        await replied_to(sitting)
        again = (await ana.call("GET", path))["clocks"]["banks"][0]
        assert again <= BANK_MS - 60_000 + INCREMENT_MS


async def test_after_a_merge_the_seat_and_its_last_move_belong_to_the_guest_that_stays(
    person: People,
) -> None:
    ana, before = person(), person()
    await ana.call("PUT", "/api/me", {"name": "Ana"})
    table = await against_a_bot(before)
    async with await before.sit(table) as sitting:
        await replied_to(sitting)
        await claim(ana, before, join=True)
    async with await ana.sit(table) as here:
        assert here.welcome["now"]["undo"]
        assert (await here.answered(do="undo", ply=2, seat=0)).get("ply") == 0


async def test_what_a_stand_in_played_for_a_person_is_no_reply(start: Start) -> None:
    server = await start(poll=NEVER_S)
    ana, bo = Person(server.base), Person(server.base)
    while True:
        table = (await ana.open(ME, FRIEND, stand_in=1, **OPEN))["table"]
        if (await bo.call("POST", f"/api/tables/{table}/join", {}))["turn"] == 0:
            break
    async with await ana.sit(table) as sitting:
        await moved(sitting, await looked(sitting, 0))
        server.clock.put_forward(2)
        with governed_by(server.clock):
            await server.services.stand_ins.poll()
        assert (await sitting.reach(2))["step"]["seat"] == 1
        assert not (await looked(sitting, 0))["undo"]
        assert (await sitting.answered(do="undo", ply=2, seat=0))["code"] == "undo.not_last"
    async with await bo.sit(table) as at_bo:
        assert (await at_bo.answered(do="undo", ply=2, seat=1))["code"] == "undo.not_last"
    await asyncio.gather(ana.close(), bo.close())


async def test_who_resigned_takes_nothing_back(person: People) -> None:
    ana = person()
    table = await against_a_bot(ana)
    async with await ana.sit(table) as sitting:
        await replied_to(sitting)
        await sitting.answered(do="resign", seat=0)
        assert (await sitting.answered(do="undo", ply=2, seat=0))["code"] == "move.over"
        assert not (await looked(sitting, 0))["undo"]


async def test_a_spectator_takes_nothing_back_and_gets_what_holds_whenever_they_come(person: People) -> None:
    ana, watching = person(), person()
    table = await against_a_bot(ana)
    async with await ana.sit(table) as sitting, await watching.sit(table) as on:
        deal, reply = sitting.welcome["plies"][0], await replied_to(sitting)
        assert not (await on.reach(2))["now"]["undo"]
        assert (await on.answered(do="undo", ply=2, seat=0))["code"] == "seat.not_yours"
        async with await watching.sit(table) as later:
            assert later.welcome["plies"][-1]["move"] == reply["step"]["move"]
        await sitting.answered(do="undo", ply=2, seat=0)
        assert (await on.expect("undone"))["step"] == deal
        # The page of a spectator whose connection was lost before.
        async with await watching.sit(table, last=2) as back:
            assert [one["ply"] for one in back.welcome["plies"]] == [0]


class Slow(Uncounted):
    """Bots that answer once they may."""

    def __init__(self) -> None:
        self.go = asyncio.Event()
        self.go.set()

    async def choose(self, asked: Decision, *_: Any, **__: Any) -> BotMove:
        await self.go.wait()
        return BotMove(asked.moves[0], {})


async def test_a_move_in_advance_is_not_played_after_an_undo(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The game with moves in advance shows a card with each move, and the open game has no moves in advance.
    monkeypatch.setattr(Match, "revocable", lambda *_: True)
    thinker = Slow()
    server = await start(thinker, poll=NEVER_S)
    ana = Person(server.base)
    thinker.go.clear()
    table = (await ana.open(ME, bot(), game="toy"))["table"]
    async with await ana.sit(table) as sitting:
        now = sitting.welcome["now"]
        open_move = next(move for move in now["legal"] if move != "draw")
        await sitting.answered(do="move", ply=0, seat=0, move=open_move)
        step = await sitting.reach(1)
        said = {"seat": 0, "move": step["now"]["ahead"][0]}
        await ana.call("PUT", f"/api/tables/{table}/ahead", said)
        assert (await sitting.answered(do="undo", ply=1, seat=0)).get("ply") == 0
        server.clock.put_forward(60)
        with governed_by(server.clock):
            await server.services.moves_ahead.poll()
        now = await looked(sitting, 0)
        assert (now["ply"], now["turn"], now["undone"]) == (0, 0, 1)
        thinker.go.set()
        await sitting.answered(do="move", ply=0, seat=0, move=open_move, undone=1)
        await sitting.reach(2)
        with governed_by(server.clock):
            await server.services.moves_ahead.poll()
        assert (await looked(sitting, 0))["ply"] == 2
    await ana.close()


async def test_on_postgresql_two_processes_take_the_pair_back_once(
    start: Start, postgres_with_tables: str
) -> None:
    first, second = [await start(FirstMove(), database=postgres_with_tables) for _ in range(2)]
    ana = Person(first.base)
    table = await against_a_bot(ana)
    twin = at(second.base, ana)
    async with await ana.sit(table) as here, await twin.sit(table) as there:
        await replied_to(here)
        await there.reach(2)
        answers = await asyncio.gather(
            *(one.answered(id="back", do="undo", ply=2, seat=0) for one in (here, there))
        )
        assert [answer.get("ply") for answer in answers] == [0, 0], answers
        for one in (here, there):
            assert (await looked(one, 0))["undone"] == 2
        taken = await first.services.store.log.taken_back(table)
        assert [(one.n, one.entry.ply, one.entry.seat) for one in taken] == [(1, 2, 1), (2, 1, 0)]
        await replied_to(here)
        await there.reach(2)
        # The other process takes the second pair back.
        assert (await there.answered(do="undo", ply=2, seat=0, undone=2)).get("ply") == 0
    await asyncio.gather(twin.close(), ana.close())


@pytest.mark.parametrize("ply", [1, 2])
async def test_the_same_message_is_answered_once_whatever_the_page_had_seen(person: People, ply: int) -> None:
    ana = person()
    table = await against_a_bot(ana)
    async with await ana.sit(table) as sitting:
        await replied_to(sitting)
        first = await sitting.answered(id="back", do="undo", ply=ply, seat=0)
        assert first.get("ply") == 0
        assert await sitting.answered(id="back", do="undo", ply=ply, seat=0) == first
        assert (await looked(sitting, 0))["undone"] == 2
