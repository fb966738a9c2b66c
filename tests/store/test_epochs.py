"""Epochs: a commit computed before a seat was given up or taken over, or before a pause, is refused."""

import asyncio

from tablee.store.rows import Outage, Summary, TakenBack
from tablee.store.store import Store
from tests.store.samples import ENDS, GOES_ON, entry, match, seat, stored


async def three(store: Store) -> None:
    """Store a match of three bots."""
    await stored(store, match("m", *(seat(n, "bot") for n in range(3))))


async def test_a_resignation_worked_out_without_knowing_another_one_is_refused(store: Store) -> None:
    await three(store)
    assert await store.log.resign("m", 0, 0, 1001, GOES_ON)
    assert not await store.log.resign("m", 1, 0, 1002, GOES_ON, epoch=0)
    row = await store.matches.find("m")
    assert row is not None
    assert (row.epoch, row.state) == (1, "running")
    assert [one.seat for one in await store.log.resignations("m")] == [0]
    assert await store.log.resign("m", 1, 0, 1002, ENDS, epoch=1)


async def test_of_two_resignations_at_once_the_second_one_has_to_be_worked_out_again(store: Store) -> None:
    for n in range(5):
        await stored(store, match(f"m{n}", *(seat(n, "bot") for n in range(3))))
        taken = await asyncio.gather(*(store.log.resign(f"m{n}", one, 0, 1001, GOES_ON) for one in range(3)))
        assert sorted(taken) == [False, False, True]


async def test_moves_and_steps_back_are_refused_that_do_not_know_of_a_resignation(store: Store) -> None:
    await three(store)
    assert await store.log.append("m", entry(1, "first"), GOES_ON)
    assert await store.log.resign("m", 2, 1, 1002, GOES_ON)
    assert await store.log.append("m", entry(2), GOES_ON) is None
    assert not await store.log.take_back("m", [TakenBack(1, entry(1, "first"), "back", 5000)], GOES_ON)
    assert [one.ply for one in await store.log.entries("m")] == [1]
    assert await store.log.append("m", entry(2), GOES_ON, epoch=1)


async def test_taking_a_seat_over_begins_an_epoch(store: Store) -> None:
    guest, _ = await store.guests.create("Ana", 1)
    other, _ = await store.guests.create("Bo", 1)
    await stored(store, match("m", seat(0, "guest", guest.id), seat(1, "bot"), seat(2, "bot")))
    assert await store.log.resign("m", 0, 0, 1001, GOES_ON)
    assert await store.substitutes.sit_down("m", 0, other.id, 1002)
    assert await store.matches.epoch("m") == (0, 2)
    assert not await store.log.resign("m", 1, 0, 1003, Summary(None, ENDS.outcome), epoch=1)
    row = await store.matches.find("m")
    assert row is not None
    assert row.state == "running"


async def test_what_a_guest_is_shown_as_has_every_process_read_their_tables_again(store: Store) -> None:
    guest, _ = await store.guests.create("Ana", 1)
    for name in ("sits", "over"):
        await stored(store, match(name, seat(0, "guest", guest.id), seat(1, "bot")))
    await stored(store, match("opened", host=guest.id))
    await stored(store, match("foreign"))
    await store.log.append("over", entry(1), ENDS)
    await store.guests.rename(guest.id, "Anna")
    await store.guests.change_face(guest.id, "fox")
    await store.guests.change_zone(guest.id, "Europe/Paris")
    progress = await store.matches.progress(["sits", "over", "opened", "foreign"])
    assert {name: one.revision for name, one in progress.items()} == {
        "sits": 3,
        "over": 3,
        "opened": 3,
        "foreign": 0,
    }
    row = await store.matches.find("sits")
    assert row is not None
    assert row.changed == 1000, "nothing happened at the table itself"


async def test_who_proposes_something_from_outside_is_called_otherwise_there_too(store: Store) -> None:
    ana, _ = await store.guests.create("Ana", 1)
    await stored(store, match("m", seat(0, "guest", ana.id), seat(1, "bot")))
    outside, _ = await store.guests.create("Bo", 1)
    await store.proposals.propose("m", "substitute", outside.id, {"seat": 1}, 1001, nothing)
    before = (await store.matches.progress(["m"]))["m"].revision
    await store.guests.rename(outside.id, "Bob")
    assert (await store.matches.progress(["m"]))["m"].revision == before + 1


async def nothing(*_: object) -> None:
    """Do nothing."""


async def test_a_lost_connection_that_clocks_mind_has_every_process_read_the_table_again(
    store: Store,
) -> None:
    await stored(store, match("m"))

    async def revision() -> int:
        return (await store.matches.progress(["m"]))["m"].revision

    await store.outages.begin("m", [0, 1], 1001)
    assert await revision() == 1
    await store.outages.begin("m", [0], 1002)
    assert await revision() == 1, "it was known already"
    assert await store.outages.end("m", [0], 1003)
    assert await revision() == 2
    assert not await store.outages.end("m", [0], 1004)
    assert await revision() == 2
    assert await store.outages.of_match("m") == [Outage(0, 1, 1001, 1003), Outage(1, 1, 1001, None)]
