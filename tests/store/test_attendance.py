"""Times of the last notice of a turn, and of the last moves of a player or a bot, for one seat and channel."""

from sqlalchemy import insert

from tablee.store.attendance import Attendance
from tablee.store.clocks import Noted
from tablee.store.rows import Entry, Summary
from tablee.store.schema import outbox
from tablee.store.store import Store
from tests.store.samples import match, seat
from tests.store.test_outbox import channel


async def test_what_happened_last_counts_of_this_seat_and_this_channel(store: Store) -> None:
    ana, _ = await store.guests.create("Ana", 1)
    bo, _ = await store.guests.create("Bo", 1)
    await store.matches.create(match("m", seat(0, "guest", ana.id), seat(1, "guest", bo.id)))
    for name in ("here", "there"):
        await store.channels.add(channel(name, bo.id))
    assert await store.attendances.find("m", 1, "here") == Attendance(0, 0, {})
    # Bo moves, a bot moves for Bo, Ana moves.
    for ply, (who, message, at) in enumerate([(1, "a", 10), (1, None, 20), (0, "b", 30)], 1):
        assert await store.log.append("m", Entry(ply, who, "x", message, 1, at), Summary(1, None))
    for kind, at_seat, at in (
        ("time_out", 1, 15),
        ("time_out", 1, 25),
        ("returned", 0, 35),
        ("stand_in", None, 40),
    ):
        row = await store.matches.find("m")
        assert row is not None
        assert await store.clocks.note("m", row.revision, 3, 0, Noted(kind, at_seat, {}), None, at)
    told = [("here", 2, "sent"), ("here", 5, "sent"), ("here", 7, "dropped"), ("there", 9, "sent")]
    async with store.database.write() as connection:
        for ply, (name, at, state) in enumerate(told, 10):
            values = {"channel": name, "guest": bo.id, "match": "m", "kind": "turn", "ply": ply, "undone": 0}
            await connection.execute(insert(outbox).values(at=at, due=at, state=state, **values))
    found = await store.attendances.find("m", 1, "here")
    assert found == Attendance(5, 10, {"time_out": 25, "stand_in": 40})
    assert found.last("time_out", "stand_in") == 40
    assert found.last("returned") == found.last() == 0
