"""The log: acknowledged moves stay, and the database decides which of two came first."""

import asyncio
import sqlite3

from msgspec import structs
from sqlalchemy.exc import IntegrityError

from tablee.store.rows import Entry, Resignation, Summary, TakenBack
from tablee.store.schema import moves, taken_back
from tablee.store.store import Store
from tests.store.samples import ENDS, GOES_ON, entry, match, seat, stored


async def test_moves_are_read_back_in_order(store: Store) -> None:
    await stored(store, match())
    for ply in (1, 2, 3):
        assert await store.log.append("m", entry(ply, f"id{ply}"), GOES_ON)
    assert await store.log.entries("m") == [entry(1, "id1"), entry(2, "id2"), entry(3, "id3")]
    assert await store.log.entries("m", after=2) == [entry(3, "id3")]


async def test_a_move_is_there_after_the_store_was_opened_again(store: Store, address: str) -> None:
    await stored(store, match())
    assert await store.log.append("m", entry(1), GOES_ON)
    other = await Store.open(address)
    assert await other.log.entries("m") == [entry(1)]
    await other.close()


async def test_of_many_moves_for_one_ply_exactly_one_is_taken(store: Store, address: str) -> None:
    await stored(store, match())
    other = await Store.open(address)
    tries = [
        one.log.append("m", entry(1, f"{name}{n}", move=f"{name}{n}"), GOES_ON)
        for name, one in (("a", store), ("b", other))
        for n in range(10)
    ]
    taken = await asyncio.gather(*tries)
    assert [one for one in taken if one is not None] == await store.log.entries("m")
    assert len(taken) - taken.count(None) == 1
    await other.close()


async def test_a_ply_that_is_taken_leaves_everything_as_it_was(store: Store) -> None:
    await stored(store, match())
    await store.log.append("m", entry(1, "first"), GOES_ON)
    before = await store.matches.find("m")
    assert not await store.log.append("m", entry(1, "second"), ENDS)
    assert await store.matches.find("m") == before


async def test_no_ply_is_left_out(store: Store) -> None:
    await stored(store, match())
    assert not await store.log.append("m", entry(2), GOES_ON)
    assert await store.log.entries("m") == []


async def test_a_message_sent_again_is_refused_to_a_caller_who_does_not_know_the_move_it_became(
    store: Store,
) -> None:
    await stored(store, match())
    first = entry(1, "same")
    assert await store.log.append("m", first, GOES_ON)
    assert not await store.log.append("m", first, GOES_ON)
    # Nor is it made again if the move was undone in the meantime.
    assert await store.log.take_back("m", [TakenBack(1, first, "back", 1002)], GOES_ON)
    assert not await store.log.append("m", first, GOES_ON)
    assert await store.log.entries("m") == []


async def test_moves_without_a_message_do_not_collide(store: Store) -> None:
    await stored(store, match())
    assert await store.log.append("m", entry(1), GOES_ON)
    assert await store.log.append("m", entry(2), GOES_ON)


async def test_the_last_move_ends_the_match_and_nothing_comes_after(store: Store) -> None:
    await stored(store, match())
    assert await store.log.append("m", entry(1), ENDS)
    found = await store.matches.find("m")
    assert found is not None
    assert (found.state, found.turn, found.ply, found.outcome) == ("over", None, 1, ENDS.outcome)
    assert not await store.log.append("m", entry(2), GOES_ON)
    assert not await store.log.resign("m", 0, 1, 2000, ENDS)


async def test_giving_up_is_kept_in_order_and_counted_once(store: Store) -> None:
    await stored(store, match("m", *(seat(n, "bot") for n in range(3))))
    assert await store.log.resign("m", 2, 0, 1001, GOES_ON)
    assert not await store.log.resign("m", 2, 0, 1002, GOES_ON, epoch=1)
    assert await store.log.resign("m", 0, 0, 1003, ENDS, epoch=1)
    assert await store.log.resignations("m") == [Resignation(2, 1001), Resignation(0, 1003)]


async def test_giving_up_and_a_move_at_the_same_time_never_both_end_on_the_same_ply(store: Store) -> None:
    for n in range(10):
        await stored(store, match(f"m{n}"))
        moved, gave_up = await asyncio.gather(
            store.log.append(f"m{n}", entry(1), GOES_ON), store.log.resign(f"m{n}", 1, 0, 1001, ENDS)
        )
        assert (moved is None) == gave_up
        assert await store.log.entries(f"m{n}") == ([] if moved is None else [moved])


async def test_bots_due_are_running_matches_where_a_bot_is_to_act(store: Store) -> None:
    guest, _ = await store.guests.create("Ana", 1)
    await stored(store, match("bots"))
    await stored(store, match("bot", seat(0, "bot"), seat(1, "guest", guest.id)))
    await stored(store, match("person", seat(0, "guest", guest.id), seat(1, "bot")))
    await stored(store, match("waits", seat(0, "bot"), seat(1)))
    await stored(store, match("over"))
    await store.log.append("over", entry(1), ENDS)
    await stored(store, match("gave-up", *(seat(n, "guest", guest.id) for n in range(3))))
    await store.log.resign("gave-up", 0, 0, 1001, Summary(turn=0, outcome=None))
    await stored(store, match("all-gave-up", seat(0, "guest", guest.id), *(seat(n, "bot") for n in (1, 2))))
    await store.log.resign("all-gave-up", 0, 0, 1001, Summary(turn=0, outcome=None))
    assert await store.matches.bots_due(2000) == ["bot", "gave-up"]
    assert await store.matches.bots_due(1001) == ["bot"]


async def test_moves_that_come_at_once_are_each_taken_or_refused_by_themselves(store: Store) -> None:
    """This holds within one commit too: a bad move does not affect the others."""
    names = [f"m{n}" for n in range(20)]
    for name in names:
        await stored(store, match(name))
    await store.log.append("m3", entry(1), GOES_ON)
    wrong = {"m3": entry(1), "m5": entry(2), "none": entry(1)}
    outcomes = await asyncio.gather(
        *(store.log.append(name, wrong.get(name, entry(1)), GOES_ON) for name in [*names, "none"]),
        return_exceptions=True,
    )
    assert isinstance(outcomes[-1], IntegrityError | sqlite3.IntegrityError)
    for name, taken in zip(names, outcomes, strict=False):
        assert (taken is None) == (name in wrong)
        row = await store.matches.find(name)
        assert row is not None
        assert len(await store.log.entries(name)) == row.ply == (0 if name == "m5" else 1)


async def test_whether_a_person_was_helped_is_read_in_the_statement_that_keeps_the_move(store: Store) -> None:
    await stored(store, match())
    await store.log.note_hint("m", 1, 0, 1000)
    await store.log.note_hint("m", 2, 0, 1000)
    by_person = structs.replace(entry(1, "mine"), by="person")
    kept = await store.log.append("m", by_person, GOES_ON)
    assert kept == structs.replace(by_person, helped=True)
    # The hint was shown to seat 0; and a stand-in is not helped by its player's hints.
    assert await store.log.append("m", structs.replace(entry(2, seat=1), by="person"), GOES_ON)
    assert await store.log.append("m", structs.replace(entry(3), by="stand_in"), GOES_ON)
    assert [one.helped for one in await store.log.entries("m")] == [True, False, False]


async def test_another_caller_of_a_move_that_its_sender_gave_up_on_is_not_forgotten(store: Store) -> None:
    for name in ("first", "second", "third"):
        await stored(store, match(name))
    first, second, third = (
        asyncio.create_task(store.log.append(name, entry(1), GOES_ON))
        for name in ("first", "second", "third")
    )
    # The first is being written, the others wait for it.
    await asyncio.sleep(0)
    first.cancel()
    assert [await second, await third] == [entry(1), entry(1)]
    assert await store.log.append("third", entry(2), GOES_ON) == entry(2)


async def test_a_match_is_looked_at_when_its_last_move_says_and_no_more_where_it_says_nothing(
    store: Store,
) -> None:
    await stored(store, match("m"))
    for ply, deadline in enumerate((None, 5_000, 6_000, None, None, 7_000), 1):
        assert await store.log.append("m", entry(ply), structs.replace(GOES_ON, deadline=deadline))
        assert await store.clocks.due(10_000) == ({} if deadline is None else {"m": deadline})


def test_each_field_of_an_entry_is_a_column_of_the_log_and_of_the_moves_taken_back() -> None:
    fields = list(Entry.__struct_fields__)
    for table in (moves, taken_back):
        assert [column.name for column in table.columns if column.name in fields] == fields
    assert {column.name for column in moves.columns} == {"match", *fields}


async def test_every_field_of_an_entry_comes_back_also_after_it_was_taken_back(store: Store) -> None:
    await stored(store, match())
    made = Entry(1, 0, "x", "message", 7, 1_234, "clock", helped=True, version="0.1.0")
    assert None not in structs.astuple(made)
    assert await store.log.append("m", made, GOES_ON) == made
    assert await store.log.entries("m") == [made]
    assert await store.log.take_back("m", [TakenBack(1, made, "undo", 2_000)], GOES_ON)
    assert [one.entry for one in await store.log.taken_back("m")] == [made]
