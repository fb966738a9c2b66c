"""Matches and their seats."""

import asyncio

from msgspec import structs

from tablee.store.rows import Nonce, Progress, SeatRow
from tablee.store.store import Store
from tests.store.samples import GOES_ON, entry, match, seat, stored


async def test_a_match_is_read_back_as_it_was_stored(store: Store) -> None:
    assert await stored(store, match()) == match()
    assert await store.matches.find("other") is None


async def test_a_match_can_begin_with_moves(store: Store) -> None:
    assert await store.matches.create(match(), [entry(1), entry(2)])
    assert await store.log.entries("m") == [entry(1), entry(2)]


async def test_the_seed_is_not_in_what_a_log_would_show_of_a_match(store: Store) -> None:
    row = await stored(store, match())
    assert row.seed not in repr(row)


async def test_the_name_of_a_guest_is_that_of_today(store: Store) -> None:
    guest, _ = await store.guests.create("Ana", 1)
    await stored(store, match("m", seat(0, "guest", guest.id), seat(1, "bot")))
    await store.guests.rename(guest.id, "Zoë 🦁")
    row = await store.matches.find("m")
    assert row is not None
    assert row.seats[0].name == "Zoë 🦁"


async def test_the_match_begins_when_the_last_seat_is_taken(store: Store) -> None:
    guest, _ = await store.guests.create("Ana", 1)
    await stored(store, match("m", seat(0), seat(1), seat(2, "bot")))
    first = await store.matches.take_seat("m", seat(0, "guest", guest.id), 2000, turn=2)
    assert first is not None
    assert (first.state, first.turn, first.revision) == ("waiting", None, 1)
    last = await store.matches.take_seat("m", seat(1, "bot"), 3000, turn=2)
    assert last is not None
    assert (last.state, last.turn) == ("running", 2)


async def test_of_many_who_want_one_seat_exactly_one_gets_it(store: Store, address: str) -> None:
    await stored(store, match("m", seat(0, "bot"), seat(1)))
    people = [(await store.guests.create(f"G{n}", 1))[0] for n in range(8)]
    other = await Store.open(address)
    wishes = [
        one.matches.take_seat("m", SeatRow(1, "guest", guest.id, "", None), 2000, turn=0)
        for one, guest in zip([store, other] * 4, people, strict=True)
    ]
    got = [row for row in await asyncio.gather(*wishes) if row is not None]
    assert len(got) == 1
    assert await store.matches.find("m") == got[0]
    assert got[0].revision == 1
    await other.close()


async def test_two_who_take_the_last_two_seats_at_once_begin_the_match(store: Store) -> None:
    guest, _ = await store.guests.create("Ana", 1)
    for n in range(5):
        await stored(store, match(f"m{n}", seat(0), seat(1)))
        await asyncio.gather(
            *(store.matches.take_seat(f"m{n}", seat(s, "guest", guest.id), 2000, turn=0) for s in (0, 1))
        )
        row = await store.matches.find(f"m{n}")
        assert row is not None
        assert row.state == "running"


async def test_a_match_has_one_successor(store: Store) -> None:
    await stored(store, match("m"))
    created = await asyncio.gather(*(store.matches.create(match(f"next{n}", previous="m")) for n in range(5)))
    made = [row is not None for row in created]
    assert made.count(True) == 1
    row = await store.matches.find("m")
    assert row is not None
    assert row.next == f"next{made.index(True)}"
    assert row.revision == 1


async def test_the_tables_of_a_host_that_wait_are_counted(store: Store) -> None:
    ana, _ = await store.guests.create("Ana", 1)
    await stored(store, match("plays", host=ana.id))
    await stored(store, match("waits", seat(0), seat(1), host=ana.id))
    assert len(await store.matches.waiting_of(ana.id)) == 1


async def test_progress_tells_how_far_matches_have_come(store: Store) -> None:
    await stored(store, match("a"))
    await stored(store, match("b"))
    await store.log.append("a", entry(1), GOES_ON)
    await store.offers.add("b", [0], "rematch", 2000)
    assert await store.matches.progress(["a", "b", "none"]) == {"a": Progress(1, 0), "b": Progress(0, 1)}


async def test_a_public_table_where_nothing_happens_is_forgotten(store: Store) -> None:
    await stored(store, structs.replace(match("kept"), public=True, changed=2000))
    await stored(store, structs.replace(match("stale"), public=True, changed=1000))
    await stored(store, match("private"))
    assert [row.id for row in await store.matches.public_tables(1500, 10)] == ["kept"]


async def test_a_program_at_a_seat_is_a_kind_of_its_own(store: Store) -> None:
    program = SeatRow(1, "program", None, "Robo", None)
    await stored(store, match("m", seat(0, "bot"), program))
    found = await store.matches.find("m")
    assert found is not None
    assert [(one.kind, one.level, one.by_computer) for one in found.seats] == [
        ("bot", 3, True),
        ("program", None, True),
    ]
    assert found.seats[1].name == "Robo"


async def test_a_countdown_begins_the_match_when_it_is_over_and_only_once(store: Store) -> None:
    ana, bo = [(await store.guests.create(name, 1))[0].id for name in ("Ana", "Bo")]
    await stored(store, match("m", seat(0, "guest", ana), seat(1)))
    taken = await store.matches.take_seat("m", seat(1, "guest", bo), 2000, turn=1, countdown=3000)
    assert taken is not None
    assert (taken.state, taken.turn, taken.begun, taken.starts) == ("waiting", None, None, 5000)
    assert [await store.matches.to_begin(at) for at in (4999, 5000)] == [[], ["m"]]
    made = [await store.matches.begin(taken, at, 1) for at in (4999, 5000, 5001)]
    assert [row is not None for row in made] == [False, True, False]
    begun = await store.matches.find("m")
    assert begun is not None
    assert (begun.state, begun.turn, begun.begun, begun.starts, begun.revision) == (
        "running",
        1,
        5000,
        None,
        2,
    )
    assert await store.matches.to_begin(5000) == []


async def test_who_sits_at_a_table_alone_waits_for_no_countdown(store: Store) -> None:
    ana = (await store.guests.create("Ana", 1))[0].id
    await stored(store, match("m", seat(0, "guest", ana), seat(1, "device", ana), seat(2)))
    taken = await store.matches.take_seat("m", seat(2, "bot"), 2000, turn=0, countdown=3000)
    assert taken is not None
    assert (taken.state, taken.starts) == ("running", None)


async def test_leaving_and_cancelling_stop_a_countdown(store: Store) -> None:
    ana, bo = [(await store.guests.create(name, 1))[0].id for name in ("Ana", "Bo")]
    for name in ("left", "cancelled"):
        await stored(store, match(name, seat(0, "guest", ana), seat(1), host=ana))
        await store.matches.take_seat(name, seat(1, "guest", bo), 2000, turn=1, countdown=3000)
    assert await store.cancelling.leave("left", bo, 2500)
    assert await store.cancelling.cancel("cancelled", 2500)
    assert await store.matches.to_begin(5000) == []
    for name in ("left", "cancelled"):
        row = await store.matches.find(name)
        assert row is not None
        assert not await store.matches.begin(row, 9000, 1)


async def test_a_taken_seat_binds_the_browser_of_its_guest_to_the_deal_and_a_refused_one_does_not(
    store: Store,
) -> None:
    ana, bo, cy = [(await store.guests.create(name, 1))[0].id for name in ("Ana", "Bo", "Cy")]
    await stored(store, match("m", seat(0, "guest", ana), seat(1)))
    taken = await store.matches.take_seat("m", seat(1, "guest", bo), 2, 0, 9, commitment="b" * 64)
    assert taken is not None
    assert taken.nonces == (Nonce(bo, "b" * 64),)
    assert await store.matches.take_seat("m", seat(1, "guest", cy), 3, 0, 9, commitment="c" * 64) is None
    assert await store.nonces.of("m") == [Nonce(bo, "b" * 64)]
    again = await store.matches.find("m")
    assert again is not None
    assert again.revision == taken.revision == 1
