"""Merging two guests: no reference to either is lost, and none names both."""

import pytest
from msgspec import structs
from sqlalchemy import insert, select

from tablee.store.guests import hashed
from tablee.store.merging import TogetherError
from tablee.store.naming import NAMING
from tablee.store.rows import UNKNOWN, ChatMessage, Device, Guest, SeatRow, Summary
from tablee.store.schema import blocks, channels, guests, matches, presences, reports, talk
from tablee.store.store import Store
from tablee.store.tables_of_guests import HistorySearch
from tests.store.samples import ENDS, entry, match, seat, stored


async def device(store: Store, token: str) -> Device:
    found = await store.guests.device(token)
    assert found is not None
    return found


async def two(store: Store) -> tuple[Guest, Device, Guest, Device]:
    """Return Ana, and the new guest on her new phone."""
    ana, token = await store.guests.create("Ana", 1)
    new, other = await store.guests.create("", 2)
    return ana, await device(store, token), new, await device(store, other)


async def join(store: Store, of: Guest, here: Device, now: int = 100) -> tuple[Guest, str] | None:
    """Open a link of `of` at `here` and merge; return the result."""
    proof = await store.guests.linked(await store.guests.link(of.id, now), now)
    assert proof is not None
    claimed = await store.claims.claim(proof, now, UNKNOWN, here, join=True)
    return None if claimed is None else (claimed.guest, claimed.token)


async def sitting(store: Store, name: str) -> list[str | None]:
    row = await store.matches.find(name)
    assert row is not None
    return [one.guest for one in row.seats]


async def test_the_older_goes_on_whichever_of_the_two_is_claimed(store: Store) -> None:
    for claims_older in (True, False):
        ana, at_desk, new, at_phone = await two(store)
        claimed = await (join(store, ana, at_phone) if claims_older else join(store, new, at_desk))
        assert claimed is not None
        assert claimed[0] == ana
        assert await store.guests.find(claimed[1]) == ana


async def test_seats_tables_talk_and_events_of_both_are_hers(store: Store) -> None:
    ana, _, new, at_phone = await two(store)
    await stored(store, match("hers", seat(0, "guest", ana.id), seat(1, "bot"), host=ana.id))
    await stored(store, match("theirs", seat(0, "guest", new.id), seat(1, "device", new.id), host=new.id))
    await stored(store, match("left", seat(0, "guest", new.id), seat(1)))
    await store.cancelling.leave("left", new.id, 50)
    await store.chat.add("theirs", ChatMessage(0, new.id, 0, "", None, "Hello", "m1", 60))
    before = await store.matches.find("theirs")
    await join(store, ana, at_phone)
    after = await store.matches.find("theirs")
    assert before is not None
    assert after is not None
    assert (await sitting(store, "theirs"), after.host) == ([ana.id, ana.id], ana.id)
    assert after.revision > before.revision
    assert after.changed == before.changed
    (said,) = await store.chat.since("theirs", 0, 9)
    assert said.guest == ana.id
    async with store.database.read() as connection:
        for naming in NAMING:
            rows = await connection.execute(select(naming.column).where(naming.column == new.id))
            assert rows.first() is None


async def test_a_name_and_a_face_come_from_the_other_only_where_there_are_none(store: Store) -> None:
    nameless, token = await store.guests.create("", 1)
    new, _ = await store.guests.create("Ana", 2)
    await store.guests.change_face(new.id, "owl teal")
    claimed = await join(store, new, await device(store, token))
    assert claimed is not None
    assert claimed[0] == Guest(nameless.id, "Ana", "owl teal")
    named, token = await store.guests.create("Bo", 3)
    other, _ = await store.guests.create("Bobby", 4)
    claimed = await join(store, other, await device(store, token))
    assert claimed is not None
    assert claimed[0] == Guest(named.id, "Bo", None)


async def test_so_does_the_time_zone_and_of_the_younger_nothing_is_left(store: Store) -> None:
    for hers, theirs, kept in ((None, "Asia/Tokyo", "Asia/Tokyo"), ("UTC", "Asia/Tokyo", "UTC")):
        ana, _, new, at_phone = await two(store)
        for guest, zone in ((ana, hers), (new, theirs)):
            if zone is not None:
                await store.guests.change_zone(guest.id, zone)
        await join(store, ana, at_phone)
        async with store.database.read() as connection:
            query = select(guests.c.id, guests.c.zone).where(guests.c.id.in_([ana.id, new.id]))
            found = {row.id: row.zone for row in await connection.execute(query)}
        assert found == {ana.id: kept, new.id: None}


async def test_every_device_of_both_is_hers_but_the_token_of_the_one_that_asked(store: Store) -> None:
    ana, at_desk, new, at_phone = await two(store)
    tablet = await store.guests.linked(await store.guests.link(new.id, 10), 10)
    assert tablet is not None
    with_tablet = await store.claims.claim(tablet, 10, UNKNOWN)
    claimed = await join(store, ana, at_phone)
    assert claimed is not None
    assert with_tablet is not None
    hashes = {one.hash for one in await store.guests.devices(ana.id, 100)}
    assert hashes == {at_desk.hash, hashed(with_tablet[1]), hashed(claimed[1])}
    # Every socket of the guest who is gone has to reconnect.
    assert await store.guests.ended_since(100) == {new.id: 100}


async def test_her_own_recovery_words_stay_and_the_others_are_void(store: Store) -> None:
    ana, _, new, at_phone = await two(store)
    await store.recoveries.set(ana.id, "one two", "hers", UNKNOWN, 5)
    await store.recoveries.set(new.id, "six ten", "theirs", UNKNOWN, 6)
    await join(store, ana, at_phone)
    assert [one.hash for one in await store.recoveries.found("one two")] == ["hers"]
    assert await store.recoveries.found("six ten") == []


async def test_of_what_there_is_once_for_a_guest_at_a_table_hers_stays(store: Store) -> None:
    ana, _, new, at_phone = await two(store)
    await stored(store, match("m"))
    await store.presences.note([("m", ana.id)], 7)
    await store.presences.note([("m", new.id)], 9)
    said = {
        "match": "m",
        "seat": None,
        "name": "",
        "preset": "hello",
        "text": None,
        "message": "same",
        "at": 1,
    }
    async with store.database.write() as connection:
        await connection.execute(insert(talk).values(n=1, guest=ana.id, **said))
        await connection.execute(insert(talk).values(n=2, guest=new.id, **said))
    await join(store, ana, at_phone)
    async with store.database.read() as connection:
        assert [row.at for row in await connection.execute(select(presences))] == [7]
    assert [one.n for one in await store.chat.since("m", 0, 9)] == [1]


async def test_where_both_sit_at_a_table_that_waits_the_younger_s_seat_is_free_again(store: Store) -> None:
    ana, _, new, at_phone = await two(store)
    seats = (seat(0, "guest", new.id), seat(1, "guest", ana.id), seat(2))
    await stored(store, match("m", *seats, host=new.id))
    await join(store, ana, at_phone)
    row = await store.matches.find("m")
    assert row is not None
    assert [(one.kind, one.guest) for one in row.seats] == [("free", None), ("guest", ana.id), ("free", None)]
    assert row.host == ana.id


async def test_a_countdown_ends_where_a_seat_is_free_again(store: Store) -> None:
    ana, _, new, at_phone = await two(store)
    seats = (seat(0, "guest", new.id), seat(1, "guest", ana.id))
    about_to_begin = {"state": "waiting", "begun": None, "turn": None, "starts": 500}
    await stored(store, structs.replace(match("m", *seats), **about_to_begin))
    await join(store, ana, at_phone)
    row = await store.matches.find("m")
    assert row is not None
    assert ([one.kind for one in row.seats], row.starts) == (["free", "guest"], None)


@pytest.mark.parametrize("claims_older", [True, False])
async def test_where_both_play_nothing_changes(store: Store, claims_older: bool) -> None:
    ana, at_desk, new, at_phone = await two(store)
    await stored(store, match("m", seat(0, "guest", new.id), seat(1, "guest", ana.id)))
    assert await store.merging.together(ana.id, new.id) == ["m"]
    with pytest.raises(TogetherError) as refused:
        await (join(store, ana, at_phone) if claims_older else join(store, new, at_desk))
    assert refused.value.params == {"count": 1}
    assert await sitting(store, "m") == [new.id, ana.id]
    assert {one.guest.id for one in await store.guests.devices(new.id, 100)} == {new.id}


async def test_a_seat_that_was_given_up_or_a_match_that_is_over_keeps_nobody_apart(store: Store) -> None:
    ana, _, new, at_phone = await two(store)
    three = (seat(0, "guest", new.id), seat(1, "guest", ana.id), SeatRow(2, "bot", None, "", 1))
    await stored(store, match("m", *three))
    assert await store.log.resign("m", 0, 0, 50, Summary(0, None))
    await stored(store, match("over", seat(0, "guest", new.id), seat(1, "guest", ana.id)))
    async with store.database.write() as connection:
        await connection.execute(matches.update().where(matches.c.id == "over").values(state="over"))
    assert await store.merging.together(ana.id, new.id) == []
    assert await join(store, ana, at_phone) is not None
    assert await sitting(store, "m") == [ana.id, ana.id, None]
    assert await sitting(store, "over") == [ana.id, ana.id]


async def test_a_guest_who_does_not_want_to_join_only_stops_being_whom_the_browser_was(store: Store) -> None:
    ana, _, new, at_phone = await two(store)
    await stored(store, match("m", seat(0, "guest", new.id), seat(1, "bot")))
    proof = await store.guests.linked(await store.guests.link(ana.id, 1), 1)
    assert proof is not None
    claimed = await store.claims.claim(proof, 1, UNKNOWN, at_phone)
    assert claimed is not None
    assert claimed[0] == ana
    assert await sitting(store, "m") == [new.id, None]
    assert await store.guests.good([at_phone.hash]) == {}
    async with store.database.read() as connection:
        assert (
            await connection.execute(select(guests.c.id).where(guests.c.id == new.id))
        ).first() is not None


async def test_who_goes_on_is_found_by_the_name_they_go_on_with(store: Store) -> None:
    cy, _ = await store.guests.create("Cy", 1)
    old, _, new, there = await two(store)
    await store.guests.rename(old.id, "")
    await store.guests.rename(new.id, "Zoé")
    await stored(store, match("m", seat(0, "guest", cy.id), seat(1, "guest", old.id)))
    assert await join(store, old, there) is not None
    rows, _ = await store.tables_of_guests.history(cy.id, HistorySearch(name="zoe"), 10)
    assert [row.id for row in rows] == ["m"]


async def test_she_goes_on_being_notified_by_push(store: Store) -> None:
    ana, _, new, at_phone = await two(store)
    async with store.database.write() as connection:
        push = {
            "kind": "push",
            "address": "https://push.example/1",
            "keys": {},
            "language": "en",
            "origin": "",
            "created": 1,
        }
        await connection.execute(insert(channels).values(id="c", guest=new.id, device=at_phone.hash, **push))
    claimed = await join(store, ana, at_phone)
    assert claimed is not None
    async with store.database.read() as connection:
        (row,) = (await connection.execute(select(channels))).all()
    assert (row.guest, row.device) == (ana.id, hashed(claimed[1]))


async def test_who_kept_away_whom_she_was_keeps_nobody_away(store: Store) -> None:
    ana, _, new, at_phone = await two(store)
    bo, _ = await store.guests.create("Bo", 3)
    await store.blocks.keep(ana.id, new.id, "block", 5)
    await store.blocks.keep(bo.id, new.id, "mute", 5)
    await join(store, ana, at_phone)
    async with store.database.read() as connection:
        rows = (await connection.execute(select(blocks))).all()
    assert [(row.guest, row.other) for row in rows] == [(bo.id, ana.id)]


async def test_a_guest_who_was_reported_does_not_get_away_by_becoming_another_guest(store: Store) -> None:
    ana, _, new, at_phone = await two(store)
    values = {
        "id": "r",
        "at": 1,
        "reporter": "bo",
        "target": new.id,
        "match": "m",
        "reason": "rude",
        "text": "",
        "evidence": {},
    }
    async with store.database.write() as connection:
        await connection.execute(insert(reports).values(values))
    await join(store, ana, at_phone)
    report = await store.reports.find("r")
    assert report is not None
    assert (report.reporter, report.target) == ("bo", ana.id)


async def test_what_both_won_in_a_series_is_hers_also_where_she_sits_no_longer(store: Store) -> None:
    ana, _, new, at_phone = await two(store)
    bo, _ = await store.guests.create("Bo", 1)
    kept = {"matches": 3, "won": {new.id: 1, ana.id: 1, f"{new.id} Cy": 2, bo.id: 1, "bot 3 1": 0}}
    first = match("first", seat(0, "guest", new.id), seat(1, "guest", bo.id))
    await stored(store, structs.replace(first, series={"matches": 1, "won": {new.id: 1}}))
    await store.log.append("first", entry(1), ENDS)
    second = match("second", seat(0, "guest", bo.id), seat(1, "bot"), previous="first")
    assert await store.matches.create(structs.replace(second, series=kept))
    await join(store, ana, at_phone)
    rows = [await store.matches.find(name) for name in ("first", "second")]
    assert [row and row.series for row in rows] == [
        {"matches": 1, "won": {ana.id: 1}},
        {"matches": 3, "won": {ana.id: 2, f"{ana.id} Cy": 2, bo.id: 1, "bot 3 1": 0}},
    ]
    # Every process that holds it in memory reads it again before another match follows it.
    assert all(row is not None and row.revision > 0 for row in rows)
