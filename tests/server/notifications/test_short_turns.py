"""Guests get no notice of a turn that is over before they could come, and no repeated notices while they stay away."""

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs
from sqlalchemy import insert

from tablee.server.notifications.holding import is_of_use
from tablee.store.clocks import Noted
from tablee.store.rows import Entry, Notice, Summary
from tablee.store.schema import outbox
from tablee.store.store import Store
from tests.server.notifications.conftest import Pair, settled
from tests.server.notifications.endpoint import Endpoint
from tests.server.notifications.test_webhooks import added
from tests.store.samples import match, seat
from tests.store.test_outbox import channel

BLITZ = {"clock": {"kind": "move", "move": 5}, "time_out": "bot"}
RAPID = {"clock": {"kind": "move", "move": 120}, "time_out": "bot"}
MINUTES_MS = 60_000


async def play(tell: Any, terms: dict[str, Any]) -> Pair:
    """Return Ana and Bo, who play by this clock; Bo is away and has a webhook."""
    pair = Pair(tell)
    await pair.sit(terms=terms)
    return pair


async def test_in_a_game_of_seconds_nobody_is_notified_of_turns(tell: Any, endpoint: Endpoint) -> None:
    pair = await play(tell, BLITZ)
    await added(pair, "json", endpoint.base)
    await pair.move()
    assert await settled(pair.server, 1) == [("turn", "dropped")]
    assert len(endpoint.received) == 1
    await pair.close()


async def test_in_a_game_of_minutes_one_notice_is_sent_until_the_person_moves(
    tell: Any, endpoint: Endpoint
) -> None:
    pair = await play(tell, RAPID)
    await added(pair, "json", endpoint.base)
    await pair.move()
    assert await settled(pair.server, 1) == [("turn", "sent")]
    # Bo does not come: a bot moves for them, and it is their turn again after Ana's next move.
    pair.server.clock.put_forward(150)
    await pair.at_ana.reach(2)
    pair.ply = 2
    await pair.move()
    assert await settled(pair.server, 2) == [("turn", "sent"), ("turn", "dropped")]
    async with await pair.bo.sit(pair.table) as at_bo:
        await at_bo.send(do="ping", hidden=True)
        await at_bo.expect("pong")
        await pair.move(at_bo)
    await pair.move()
    assert (await settled(pair.server, 3))[2] == ("turn", "sent")
    await pair.close()


# --- every clock ----------------------------------------------------------------------------------


class Seat:
    """Bo's seat in a match that began long ago, and a notice of the turn that began there at `AT`."""

    AT = 10_000 * MINUTES_MS

    def __init__(self, store: Store) -> None:
        self.store = store
        self.notice = Notice(2, "c", "", "m", "turn", 1, 0, self.AT, 1)

    async def sit(self) -> None:
        ana, _ = await self.store.guests.create("Ana", 1)
        bo, _ = await self.store.guests.create("Bo", 1)
        self.bo = bo.id
        await self.store.matches.create(match("m", seat(0, "guest", ana.id), seat(1, "guest", bo.id)))
        await self.store.channels.add(channel("c", bo.id))
        assert await self.store.log.append("m", Entry(1, 0, "x", "a", 1, self.AT), Summary(1, None))

    async def happens(self, kind: str, at: int, seat: int | None = 1) -> None:
        row = await self.store.matches.find("m")
        assert row is not None
        noted = Noted(kind, seat, {})
        assert await self.store.clocks.note("m", row.revision, row.ply, row.undone, noted, None, at)

    async def told(self, at: int) -> None:
        """Note that Bo got a notice of an earlier turn over this channel."""
        values = {"channel": "c", "guest": self.bo, "match": "m", "kind": "turn", "ply": -1, "undone": 0}
        async with self.store.database.write() as connection:
            await connection.execute(insert(outbox).values(at=at, due=at, state="sent", **values))

    async def is_told(self, terms: dict[str, Any], given_ms: int | None = None, stand_in: int = 0) -> bool:
        """Return true if Bo gets a notice of the turn that began at `AT`, with this time for it."""
        row = await self.store.matches.find("m")
        assert row is not None
        deadline = None if given_ms is None else self.AT + given_ms
        row = structs.replace(row, terms=terms, deadline=deadline, stand_in=stand_in)
        return await is_of_use(self.store, self.notice, row)


@pytest.fixture
async def bos_seat(sqlite_file: Path) -> AsyncIterator[Seat]:
    store = await Store.open(str(sqlite_file))
    sitting = Seat(store)
    await sitting.sit()
    yield sitting
    await store.close()


BANK = {"kind": "bank", "bank": 600, "increment": 5}
MOVE = {"kind": "move", "move": 300}
DAYS = {"kind": "days", "days": 1}
BEFORE, AFTER = Seat.AT - 5 * MINUTES_MS, Seat.AT + 1


@pytest.mark.parametrize("clock", [BANK, MOVE])
async def test_a_turn_must_last_a_minute(bos_seat: Seat, clock: dict[str, Any]) -> None:
    assert not await bos_seat.is_told({"clock": clock}, 59_000)
    assert await bos_seat.is_told({"clock": clock}, 60_000)


@pytest.mark.parametrize("terms", [{}, {"clock": DAYS}])
async def test_without_a_clock_of_seconds_there_is_a_notice_of_every_turn(
    bos_seat: Seat, terms: dict[str, Any]
) -> None:
    await bos_seat.told(BEFORE)
    assert await bos_seat.is_told(terms, 1000 if terms else None)


Happen = Callable[[Seat], Awaitable[None]]


async def nothing(sitting: Seat) -> None:
    pass


async def is_back(sitting: Seat) -> None:
    await sitting.happens("returned", BEFORE + 1)


async def was_back_before(sitting: Seat) -> None:
    await sitting.happens("returned", BEFORE - 1)


async def the_other_is_back(sitting: Seat) -> None:
    await sitting.happens("returned", BEFORE + 1, seat=0)


@pytest.mark.parametrize("clock", [BANK, MOVE])
@pytest.mark.parametrize(
    ("happened", "told"),
    [(nothing, False), (is_back, True), (was_back_before, False), (the_other_is_back, False)],
)
async def test_by_a_clock_of_seconds_they_are_notified_once_until_they_are_back(
    bos_seat: Seat, clock: dict[str, Any], happened: Happen, told: bool
) -> None:
    assert await bos_seat.is_told({"clock": clock}, 300_000)
    await bos_seat.told(BEFORE)
    await happened(bos_seat)
    assert await bos_seat.is_told({"clock": clock}, 300_000) == told


@pytest.mark.parametrize("clock", [MOVE, DAYS])
@pytest.mark.parametrize(
    ("time_out", "out", "told"),
    [
        # A bot plays until they are back.
        ("bot_until_back", BEFORE, False),
        ("bot_until_back", AFTER, False),
        # A bot played the last turn; this one is theirs again, until it is over too.
        ("bot", BEFORE, True),
        ("bot", AFTER, False),
        ("others", BEFORE, True),
    ],
)
async def test_a_guest_for_whom_a_bot_plays_because_their_time_ran_out_is_not_notified(
    bos_seat: Seat, clock: dict[str, Any], time_out: str, out: int, told: bool
) -> None:
    terms = {"clock": clock, "time_out": time_out}
    assert await bos_seat.is_told(terms, 300_000)
    await bos_seat.happens("time_out", out)
    assert await bos_seat.is_told(terms, 300_000) == told
    if not told and time_out == "bot_until_back":
        await bos_seat.happens("returned", out + 1)
        assert await bos_seat.is_told(terms, 300_000)


async def test_a_guest_for_whom_a_bot_stands_in_is_not_notified(bos_seat: Seat) -> None:
    assert await bos_seat.is_told({}, stand_in=60)
    await bos_seat.happens("stood_in", BEFORE)
    assert not await bos_seat.is_told({}, stand_in=60)
    await bos_seat.happens("stood_in_over", BEFORE + 1)
    assert await bos_seat.is_told({}, stand_in=60)
    await bos_seat.happens("stood_in", BEFORE + 2)
    await bos_seat.happens("stand_in", BEFORE + 3, seat=None)
    assert await bos_seat.is_told({}, stand_in=60)
