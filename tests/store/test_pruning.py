"""Data that is no longer needed is deleted, and nothing else."""

from sqlalchemy import func, select, update

from tablee.store.pruning import BATCH
from tablee.store.rows import UNKNOWN, ChatMessage, Summary
from tablee.store.schema import guests, matches, moves, talk
from tablee.store.store import Store
from tests.store.samples import ENDS, entry, match, seat, stored

LONG_AGO, NOW = 1000, 900_000


async def left(store: Store, table: str = "guests") -> set[str]:
    of = {"guests": guests.c.id, "matches": matches.c.id}[table]
    async with store.database.read() as connection:
        return set((await connection.execute(select(of))).scalars())


async def unused(store: Store, name: str) -> str:
    guest, _ = await store.guests.create(name, LONG_AGO)
    return guest.id


async def test_only_guests_go_who_sat_opened_and_said_nothing_and_were_not_seen(store: Store) -> None:
    idle, sat, opened, spoke = [await unused(store, name) for name in ("Ida", "Sam", "Oli", "Tia")]
    seen, token = await store.guests.create("Zoë", LONG_AGO)
    fresh, _ = await store.guests.create("Fay", NOW)
    device = await store.guests.device(token)
    assert device is not None
    await store.guests.use(device, NOW + 86_400_000)
    await stored(store, match("m", seat(0, "guest", sat), seat(1, "bot"), host=opened))
    await store.chat.add("m", ChatMessage(0, spoke, None, "", "hello", None, "x", 1))
    await store.recoveries.set(idle, "one two", "hash", UNKNOWN, LONG_AGO)
    assert await store.pruning.guests(NOW) == 1
    assert await left(store) == {sat, opened, spoke, seen.id, fresh.id}
    assert await store.pruning.guests(NOW) == 0


async def test_many_go_a_helping_at_a_time(store: Store) -> None:
    async with store.database.write() as connection:
        rows = [{"id": f"g{at}", "name": "", "created": 1} for at in range(BATCH + 3)]
        await connection.execute(guests.insert(), rows)
    assert [await store.pruning.guests(NOW) for _ in range(3)] == [BATCH, 3, 0]


async def test_abandoned_tables_go_with_everything_at_them_and_finished_matches_stay(store: Store) -> None:
    for name in ("waiting", "running", "cancelled", "over", "lively"):
        await stored(store, match(name, seat(0, "bot"), seat(1) if name == "waiting" else seat(1, "bot")))
    await store.log.append("over", entry(1), ENDS)
    await store.log.append("running", entry(1), Summary(1, None))
    await store.cancelling.cancel("cancelled", 2000)
    await store.chat.add(
        "lively", ChatMessage(0, await unused(store, "Ida"), None, "", "hello", None, "x", NOW)
    )
    assert set(await store.pruning.abandoned(NOW)) == {"waiting", "running", "cancelled"}
    assert await left(store, "matches") == {"over", "lively"}
    assert await store.pruning.abandoned(NOW) == []
    async with store.database.read() as connection:
        assert (await connection.execute(select(moves.c.match))).scalars().all() == ["over"]


async def test_an_abandoned_table_that_another_followed_stays_as_long_as_that_one(store: Store) -> None:
    await stored(store, match("first"))
    await stored(store, match("second", previous="first"))
    assert await store.pruning.abandoned(NOW) == ["second"]
    assert await store.pruning.abandoned(NOW) == ["first"]


async def test_talk_goes_where_the_match_is_over_and_nothing_happens_any_more(store: Store) -> None:
    ida = await unused(store, "Ida")
    for name in ("over", "running", "late"):
        await stored(store, match(name))
        await store.chat.add(name, ChatMessage(0, ida, None, "", None, "Hi", "x", LONG_AGO))
    for name in ("over", "late"):
        await store.log.append(name, entry(1), ENDS)
    async with store.database.write() as connection:
        await connection.execute(update(matches).where(matches.c.id == "late").values(changed=NOW))
    assert await store.pruning.talk(NOW) == 1
    async with store.database.read() as connection:
        found = (await connection.execute(select(talk.c.match).order_by(talk.c.match))).scalars().all()
        assert found == ["late", "running"]
        assert (await connection.execute(select(func.count()).select_from(matches))).scalar() == 3
