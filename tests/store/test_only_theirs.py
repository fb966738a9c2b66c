"""An operation about one guest or table reads and changes what is theirs, although others have rows that look alike."""

from msgspec import structs
from sqlalchemy import select

from tablee.store.schema import outbox
from tablee.store.store import Store
from tablee.store.table_events import add_event
from tests.store.operations.world import channel
from tests.store.samples import match, seat, stored
from tests.store.test_merging import join, sitting, two


async def test_where_two_who_become_one_sit_a_third_keeps_the_seat(store: Store) -> None:
    ana, _, new, at_phone = await two(store)
    bo, _ = await store.guests.create("Bo", 3)
    seats = (seat(0, "guest", new.id), seat(1, "guest", bo.id), seat(2, "guest", ana.id), seat(3))
    await stored(store, match("m", *seats, host=bo.id))
    await join(store, ana, at_phone)
    assert await sitting(store, "m") == [None, bo.id, ana.id, None]


async def test_a_third_keeps_away_whom_two_were_and_is_kept_away_by_them(store: Store) -> None:
    ana, _, new, at_phone = await two(store)
    bo, _ = await store.guests.create("Bo", 3)
    cy, _ = await store.guests.create("Cy", 4)
    await store.blocks.keep(ana.id, new.id, "block", 5)
    await store.blocks.keep(bo.id, ana.id, "block", 5)
    await store.blocks.keep(ana.id, cy.id, "block", 5)
    await join(store, ana, at_phone)
    assert [one.name for one in await store.blocks.of(bo.id)] == ["Ana"]
    assert [one.name for one in await store.blocks.of(ana.id)] == ["Cy"]


async def test_that_others_became_one_keeps_nobody_from_deleting_themselves(store: Store) -> None:
    ana, _, _, at_phone = await two(store)
    bo, _ = await store.guests.create("Bo", 3)
    await join(store, ana, at_phone)
    assert not await store.parting.may_end(ana.id, None, 101)
    assert await store.parting.may_end(bo.id, None, 101)


async def test_events_are_read_from_a_number_on_and_of_one_table(store: Store) -> None:
    for name in ("m", "other"):
        await stored(store, match(name))
        async with store.database.write() as connection:
            for kind in ("one", "two", "three"):
                await connection.run_sync(add_event, name, f"{name} {kind}", 5)
    assert [(one.n, one.kind) for one in await store.table_events.since("m", 1)] == [
        (2, "m two"),
        (3, "m three"),
    ]
    assert await store.table_events.since("m", 3) == []


async def test_who_deletes_themselves_leaves_the_other_events_of_a_table_as_they_are(store: Store) -> None:
    ana, _ = await store.guests.create("Ana", 1)
    bo, _ = await store.guests.create("Bo", 1)
    await stored(store, match("m", seat(0, "guest", ana.id), seat(1, "guest", bo.id)))
    async with store.database.write() as connection:
        for guest, name in ((bo.id, "Bo"), (ana.id, "Ana")):
            await connection.run_sync(add_event, "m", "left", 5, 0, {"name": name}, guest)
        await connection.run_sync(add_event, "m", "pause", 5, None, {"days": 3})
    await store.forgetting.forget(ana.id, 9)
    events = await store.table_events.since("m", 0)
    assert [one.params for one in events[:3]] == [{"name": "Bo"}, {"name": ""}, {"days": 3}]


async def test_a_quick_match_that_has_begun_is_waited_for_no_more(store: Store) -> None:
    ana, _ = await store.guests.create("Ana", 1)
    for name, kind in (("quick", "toy for two"), ("usual", None)):
        waiting = match(name, seat(0, "guest", ana.id), seat(1))
        await stored(store, structs.replace(waiting, quick=kind))
    begun = match("begun", seat(0, "guest", ana.id), seat(1, "bot"))
    await stored(store, structs.replace(begun, quick="toy for two"))
    assert [one.table for one in await store.quick_tables.of_guest(ana.id)] == ["quick"]


async def test_a_guest_whom_the_host_has_get_up_for_another_may_sit_down_again(store: Store) -> None:
    ana, _ = await store.guests.create("Ana", 1)
    for name, bar in (("m", False), ("barred", True)):
        row = await stored(store, match(name, seat(0, "guest", ana.id), seat(1)))
        assert await store.hosting.remove(name, 0, "Ana", bar, 9, row.revision)
    assert not await store.hosting.was_removed("m", ana.id)
    assert await store.hosting.was_removed("barred", ana.id)


async def test_only_of_a_match_that_follows_another_are_its_players_notified_at_once(store: Store) -> None:
    async def notified() -> list[str]:
        async with store.database.read() as connection:
            return list((await connection.execute(select(outbox.c.match))).scalars())

    ana, _ = await store.guests.create("Ana", 1)
    bo, _ = await store.guests.create("Bo", 1)
    await store.channels.add(channel("ana", ana.id))
    seats = (seat(0, "guest", ana.id), seat(1, "guest", bo.id))
    await stored(store, match("first", *seats))
    assert await notified() == []
    await stored(store, match("second", *seats, previous="first"))
    assert "second" in await notified()
