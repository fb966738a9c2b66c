"""A deleted guest: their actions stay, and nothing reveals who they were."""

from msgspec import structs
from sqlalchemy import select, text

from tablee.store.naming import NAMING
from tablee.store.own_data import decided_tables
from tablee.store.rows import UNKNOWN, ChatMessage, SeatRow
from tablee.store.schema import guests
from tablee.store.store import Store
from tests.store.samples import ENDS, entry, match, seat, stored

SECRETS = ("Anastasia", "Dimitri", "bonjour")


async def test_what_happened_stays_and_no_name_word_or_device_does(store: Store) -> None:
    ana, token = await store.guests.create("Anastasia", 1)
    bo, _ = await store.guests.create("Bo", 1)
    await store.guests.change_face(ana.id, "owl teal")
    await store.recoveries.set(ana.id, "one two", "hash", UNKNOWN, 1)
    await store.guests.link(ana.id, 1)
    row = match("m", seat(0, "guest", ana.id), SeatRow(1, "device", ana.id, "Dimitri", None), host=ana.id)
    await stored(store, row)
    await stored(store, match("left", seat(0, "guest", ana.id), seat(1)))
    await store.cancelling.leave("left", ana.id, 5)
    for n, (who, words) in enumerate([(ana, "bonjour"), (bo, "Salut")], 1):
        await store.chat.add("m", ChatMessage(0, who.id, 0, who.name, None, words, f"m{n}", n))
    await store.forgetting.forget(ana.id, 9)

    found = await store.matches.find("m")
    assert found is not None
    assert [(one.kind, one.guest, one.name, one.face) for one in found.seats] == [
        ("guest", ana.id, "", None),
        ("device", ana.id, "", None),
    ]
    assert [(one.n, one.text) for one in await store.chat.since("m", 0, 9)] == [(2, "Salut")]
    (event,) = await store.table_events.since("left", 0)
    assert (event.kind, event.params) == ("left", {"name": ""})
    assert await store.guests.find(token) is None
    async with store.database.read() as connection:
        for naming in NAMING:
            theirs = select(naming.column).where(naming.column == ana.id)
            assert not naming.owned or (await connection.execute(theirs)).first() is None
            rows = (await connection.execute(text(f"SELECT * FROM {naming.table.name}"))).all()
            assert not any(secret.casefold() in repr(rows).casefold() for secret in SECRETS)
        kept = (await connection.execute(select(guests).where(guests.c.id == ana.id))).one()
    assert (kept.name, kept.face, kept.created) == ("", None, 0)
    assert await store.guests.ended_since(9) == {ana.id: 9}


async def test_every_process_reads_each_table_again_that_named_a_guest_who_is_deleted(store: Store) -> None:
    ana, _ = await store.guests.create("Anastasia", 1)
    await stored(store, match("left", seat(0, "guest", ana.id), seat(1)))
    await store.hosting.swap("left", 0, 1, ("Anastasia", None), 4, 0)
    await store.cancelling.leave("left", ana.id, 5)
    await stored(store, match("said"))
    await store.chat.add("said", ChatMessage(0, ana.id, None, "Anastasia", None, "bonjour", "m", 6))
    await stored(store, match("bound", seat(0), seat(1)))
    await store.nonces.bind("bound", ana.id, "ab" * 32, 7)
    await stored(store, match("foreign"))
    tables = ["left", "said", "bound", "foreign"]
    before = await store.matches.progress(tables)
    await store.forgetting.forget(ana.id, 9)
    after = await store.matches.progress(tables)
    assert [after[table].revision - before[table].revision for table in tables] == [1, 1, 1, 0]
    events = await store.table_events.since("left", 0)
    assert [(event.kind, event.params) for event in events] == [
        ("moved", {"name": ""}),
        ("left", {"name": ""}),
    ]
    assert await store.chat.untold("said") == [1], "pages that are open stop showing it"


async def test_a_series_goes_on_with_their_count_and_without_the_names_of_who_played_at_their_device(
    store: Store,
) -> None:
    ana, _ = await store.guests.create("Anastasia", 1)
    bo, _ = await store.guests.create("Bo", 1)
    first = match("first", seat(0, "guest", ana.id), SeatRow(1, "device", ana.id, "Dimitri", None))
    await stored(store, first)
    await store.log.append("first", entry(1), ENDS)
    won = {ana.id: 2, f"{ana.id} Dimitri": 1, bo.id: 1}
    second = match("second", seat(0, "guest", bo.id), seat(1, "bot"), previous="first")
    assert await store.matches.create(structs.replace(second, series={"matches": 4, "won": won}))
    await store.forgetting.forget(ana.id, 9)
    row = await store.matches.find("second")
    assert row is not None
    assert row.series == {"matches": 4, "won": {ana.id: 2, bo.id: 1}}


async def test_what_others_say_after_is_numbered_on(store: Store) -> None:
    ana, _ = await store.guests.create("Ana", 1)
    bo, _ = await store.guests.create("Bo", 1)
    await stored(store, match("m"))
    await store.chat.add("m", ChatMessage(0, ana.id, None, "Ana", None, "Hi", "a", 1))
    await store.forgetting.forget(ana.id, 9)
    said, _ = await store.chat.add("m", ChatMessage(0, bo.id, None, "Bo", None, "Hi", "b", 10))
    assert said.n == 2


def test_of_every_table_that_names_guests_it_is_decided_whether_they_may_take_it_along() -> None:
    """A new table must be added to `EXPORTED` or `NOT_EXPORTED` in `store/own_data.py`."""
    assert {naming.table.name for naming in NAMING} == {table.name for table in decided_tables()}
