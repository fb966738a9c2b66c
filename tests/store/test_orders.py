"""What the operator has set is the same for all processes, and each change is noticed."""

import asyncio

import pytest

from tablee.store.orders import (
    MOST_BANS,
    MOST_DRAINS,
    Announcement,
    Ban,
    Drain,
    Orders,
    Pause,
    TooManyBansError,
)
from tablee.store.store import Store

FIRST, SECOND = Announcement("Hello", 5, None), Announcement("Good bye", 6, 9)


async def test_nothing_is_set_at_first(store: Store) -> None:
    assert await store.orders.read() == Orders(0, None)


async def test_an_announcement_takes_the_place_of_the_one_before(store: Store) -> None:
    await store.orders.announce(FIRST)
    assert await store.orders.read() == Orders(1, FIRST)
    await store.orders.announce(SECOND)
    assert await store.orders.read() == Orders(2, SECOND)


async def test_an_announcement_is_taken_back_once(store: Store) -> None:
    assert not await store.orders.take_back(7)
    await store.orders.announce(SECOND)
    assert await store.orders.take_back(7)
    assert (await store.orders.read()).announcement is None
    assert not await store.orders.take_back(7)


async def test_what_has_ended_by_itself_was_not_taken_back(store: Store) -> None:
    await store.orders.announce(SECOND)
    assert not await store.orders.take_back(9)


async def test_simultaneous_changes_are_all_noticed(store: Store) -> None:
    await asyncio.gather(*(store.orders.announce(FIRST) for _ in range(8)))
    assert (await store.orders.read()).revision == 8


HERE, THERE = Ban("192.0.2.7/32", 5, False), Ban("2001:db8:1:2::/64", 6, True)


async def test_bans_are_listed_in_their_order_and_lifted_one_by_one(store: Store) -> None:
    assert not await store.orders.lift(HERE.network)
    for ban in (HERE, THERE):
        await store.orders.ban(ban)
    assert (await store.orders.read()).bans == (HERE, THERE)
    assert await store.orders.lift(HERE.network)
    assert (await store.orders.read()).bans == (THERE,)
    assert not await store.orders.lift(HERE.network)


async def test_a_second_ban_of_a_network_takes_the_place_of_the_first(store: Store) -> None:
    stricter = Ban(HERE.network, 7, True)
    for ban in (HERE, stricter):
        await store.orders.ban(ban)
    assert (await store.orders.read()).bans == (stricter,)


async def test_simultaneous_bans_are_all_kept(store: Store) -> None:
    bans = [Ban(f"192.0.2.{n}/32", n, False) for n in range(8)]
    await asyncio.gather(*(store.orders.ban(ban) for ban in bans))
    assert set((await store.orders.read()).bans) == set(bans)


async def test_there_is_a_most_of_bans(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    assert MOST_BANS == 1000
    monkeypatch.setattr("tablee.store.orders.MOST_BANS", 2)
    for ban in (HERE, THERE, THERE):
        await store.orders.ban(ban)
    with pytest.raises(TooManyBansError) as refused:
        await store.orders.ban(Ban("192.0.2.8/32", 8, False))
    assert (refused.value.code, refused.value.params) == ("ban.limit", {"most": 2})
    assert (await store.orders.read()).bans == (HERE, THERE)


ALL, ONE, OTHER = Drain(None, 5), Drain("here:8000", 6), Drain("here:8001", 7)


async def test_drains_end_one_by_one_or_together(store: Store) -> None:
    assert not await store.orders.end_drains(None)
    for drain in (ALL, ONE, OTHER, ALL):
        await store.orders.drain(drain)
    assert (await store.orders.read()).drains == (ONE, OTHER, ALL)
    assert await store.orders.end_drains(ONE.node)
    assert not await store.orders.end_drains(ONE.node)
    assert (await store.orders.read()).drains == (OTHER, ALL)
    assert await store.orders.end_drains(None)
    assert (await store.orders.read()).drains == ()


async def test_only_the_newest_drains_are_kept(store: Store) -> None:
    for n in range(MOST_DRAINS + 2):
        await store.orders.drain(Drain(f"here:{n}", n))
    kept = (await store.orders.read()).drains
    assert (MOST_DRAINS, len(kept), kept[0].node, kept[-1].node) == (64, 64, "here:2", "here:65")


async def test_bans_and_the_announcement_leave_each_other_alone(store: Store) -> None:
    await store.orders.ban(HERE)
    await store.orders.announce(FIRST)
    await store.orders.lift(HERE.network)
    assert await store.orders.read() == Orders(3, FIRST, ())


async def test_a_program_is_paused_until_it_is_resumed(store: Store) -> None:
    assert not await store.orders.resume("Fox")
    await store.orders.pause(Pause("Fox", 5))
    await store.orders.pause(Pause("Owl", 6))
    await store.orders.pause(Pause("Fox", 7))
    assert (await store.orders.read()).pauses == (Pause("Owl", 6), Pause("Fox", 7))
    assert await store.orders.resume("Fox")
    assert (await store.orders.read()).pauses == (Pause("Owl", 6),)
