"""Each turn of a bot is claimed by one process, in an order that is fair to addresses, guests and tables."""

import asyncio
from collections import Counter

import pytest

from tablee.store.rows import Entry, Summary
from tablee.store.store import Store
from tablee.store.turn_queue import LEASE_MS, BotTurn, ClaimLostError
from tests.store.samples import GOES_ON, match

NOW = 1_000_000


def turn(match: str, ply: int = 0, undone: int = 0, address: str = "a", guest: str = "g") -> BotTurn:
    return BotTurn(match, ply, undone, address, guest, anywhere=True)


async def claimed(store: Store, now: int = NOW) -> str | None:
    """Return the match of the next turn in the queue, which is claimed and answered at once."""
    found = await store.turn_queue.claim("node", now)
    return None if found is None else found.match


async def test_a_turn_is_claimed_once_until_the_lease_ends(store: Store) -> None:
    queue = store.turn_queue
    assert await queue.ask(turn("m"), "one", NOW) == "claimed"
    assert await queue.ask(turn("m"), "two", NOW + LEASE_MS - 1) == "left"
    assert await queue.claim("two", NOW + LEASE_MS - 1) is None
    assert await queue.ask(turn("m"), "one", NOW) == "claimed"
    await queue.renew("one", ["m"], NOW + 5000)
    assert await queue.claim("two", NOW + LEASE_MS) is None
    taken = await queue.claim("two", NOW + 5000 + LEASE_MS)
    assert taken is not None
    assert (taken.match, taken.ply, taken.undone) == ("m", 0, 0)
    # The first process no longer holds it, so it renews nothing.
    await queue.renew("one", ["m"], NOW + 10 * LEASE_MS)
    assert await queue.ask(turn("m"), "three", NOW + 5000 + 2 * LEASE_MS) == "claimed"


async def test_who_holds_a_claim_is_known_while_it_lasts_and_its_move_is_not_made(store: Store) -> None:
    queue = store.turn_queue
    await store.matches.create(match("m"), [])
    for name, holder in (("m", "one"), ("n", "two"), ("o", "two"), ("p", None)):
        await queue.ask(turn(name), holder, NOW)
    assert await queue.holders(NOW + LEASE_MS - 1) == {"one", "two"}
    await store.log.append("m", Entry(1, 0, "draw", None, 5, NOW, "bot"), GOES_ON, claim="one")
    assert await queue.holders(NOW) == {"two"}
    await queue.release("two")
    assert await queue.holders(NOW) == set()
    await queue.ask(turn("n"), "one", NOW)
    assert await queue.holders(NOW + LEASE_MS) == set()


async def test_many_processes_that_ask_at_once_get_one_claim(store: Store) -> None:
    answers = await asyncio.gather(*(store.turn_queue.ask(turn("m"), f"n{n}", NOW) for n in range(10)))
    assert Counter(answers) == {"claimed": 1, "left": 9}
    for n in range(4):
        await store.turn_queue.ask(turn(f"w{n}"), None, NOW)
    found = await asyncio.gather(*(store.turn_queue.claim(f"n{n}", NOW) for n in range(10)))
    assert sorted(one.match for one in found if one is not None) == ["w0", "w1", "w2", "w3"]


async def test_an_earlier_turn_of_a_match_is_not_claimed_again(store: Store) -> None:
    queue = store.turn_queue
    assert await queue.ask(turn("m", ply=5), "one", NOW) == "claimed"
    assert await queue.ask(turn("m", ply=4), "two", NOW + 2 * LEASE_MS) == "left"
    # After moves were undone, fewer lead to a later position.
    assert await queue.ask(turn("m", ply=3, undone=2), "two", NOW) == "claimed"
    assert await queue.ask(turn("m", ply=5), "one", NOW + 2 * LEASE_MS) == "left"
    await queue.drop("two", "m", 3, 2)
    assert await queue.ask(turn("m", ply=3, undone=2), "one", NOW) == "claimed"


async def test_a_move_is_made_under_a_claim_which_then_ends(store: Store) -> None:
    await store.matches.create(match("m"), [])
    queue, moved = store.turn_queue, Entry(1, 0, "draw", None, 5, NOW, "bot")
    await queue.ask(turn("m"), "one", NOW)
    with pytest.raises(ClaimLostError):
        await store.log.append("m", moved, GOES_ON, claim="two")
    assert await store.log.entries("m") == []
    assert await store.log.append("m", moved, Summary(1, None), claim="one") is not None
    assert await queue.ask(turn("m"), "two", NOW + 2 * LEASE_MS) == "left"
    assert await queue.claim("two", NOW + 2 * LEASE_MS) is None


async def test_an_ended_process_gives_its_claims_back(store: Store) -> None:
    queue = store.turn_queue
    await queue.ask(turn("m"), "one", NOW)
    await queue.ask(turn("other"), "two", NOW)
    await queue.release("one")
    assert [await claimed(store), await claimed(store)] == ["m", None]


async def test_addresses_take_turns_then_guests_then_tables_in_their_order(store: Store) -> None:
    """An address with many tables gets no more turns than one with a single table."""
    queue = store.turn_queue
    for n, guest in enumerate(("g1", "g1", "g1", "g2")):
        await queue.ask(turn(f"a{n}", guest=guest), None, NOW + n)
    await queue.ask(turn("b0", address="b", guest="h"), None, NOW + 10)
    await queue.ask(turn("b1", address="b", guest="h"), None, NOW + 11)
    order = [await claimed(store, NOW + 100 + n) for n in range(7)]
    assert order == ["a0", "b0", "a3", "b1", "a1", "a2", None]


async def test_an_address_without_claimed_turns_comes_before_one_with_some(store: Store) -> None:
    queue = store.turn_queue
    await queue.ask(turn("a0", address="a"), None, NOW)
    await queue.ask(turn("b0", address="b"), "node", NOW)
    await queue.ask(turn("b1", address="b"), None, NOW - 100)
    assert [await claimed(store), await claimed(store)] == ["a0", "b1"]


async def test_turns_that_only_their_own_process_may_think_about_do_not_wait_in_the_queue(
    store: Store,
) -> None:
    alone = turn("m")._replace(anywhere=False)
    assert await store.turn_queue.ask(alone, "one", NOW) == "claimed"
    assert await store.turn_queue.claim("two", NOW + 2 * LEASE_MS) is None
    assert await store.turn_queue.ask(alone, "two", NOW + 2 * LEASE_MS) == "claimed"


async def test_ended_turns_are_forgotten_and_waiting_ones_are_not(store: Store) -> None:
    queue = store.turn_queue
    await queue.ask(turn("waits"), None, NOW)
    await queue.ask(turn("held"), "one", NOW)
    await queue.forget(NOW + LEASE_MS)
    assert await queue.ask(turn("held"), "two", NOW) == "left"
    await queue.forget(NOW + LEASE_MS + 1)
    assert await queue.ask(turn("held"), "two", NOW) == "claimed"
    assert await claimed(store) == "waits"
