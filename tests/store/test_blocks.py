"""Mutes and blocks."""

import asyncio

import pytest
from sqlalchemy import update

from tablee.store import blocks, schema
from tablee.store.blocks import ApartError, TooManyKeptAwayError
from tablee.store.store import Store
from tests.store.samples import match, seat, stored


async def two(store: Store) -> tuple[str, str]:
    ana, _ = await store.guests.create("Ana", 1)
    bo, _ = await store.guests.create("Bo", 1)
    return ana.id, bo.id


async def test_who_is_muted_is_not_heard_and_sits_where_they_like(store: Store) -> None:
    ana, bo = await two(store)
    await store.blocks.keep(ana, bo, "mute", 5)
    assert await store.blocks.deaf_to(bo, [ana, bo]) == {ana}
    assert await store.blocks.unheard_by(ana) == {bo}
    assert await store.blocks.apart_from(ana) == set()
    assert not await store.blocks.any_apart([ana, bo])


async def test_a_block_keeps_both_apart_whichever_asked_for_it_until_it_is_lifted(store: Store) -> None:
    ana, bo = await two(store)
    await store.blocks.keep(ana, bo, "mute", 5)
    await store.blocks.keep(ana, bo, "block", 6)
    assert await store.blocks.apart_from(ana) == {bo}
    assert await store.blocks.apart_from(bo) == {ana}
    assert await store.blocks.any_apart([bo, ana, "somebody"])
    assert await store.blocks.blocked_by(ana, [bo]) == {bo}
    assert await store.blocks.blocked_by(bo, [ana]) == set()
    (kept,) = await store.blocks.of(ana)
    assert (kept.name, kept.kind, kept.at) == ("Bo", "block", 6)
    assert not await store.blocks.lift_key(bo, kept.key)
    assert await store.blocks.lift_key(ana, kept.key)
    assert not await store.blocks.any_apart([ana, bo])


async def test_they_stay_apart_as_long_as_one_of_them_wants_it(store: Store) -> None:
    ana, bo = await two(store)
    await store.blocks.keep(ana, bo, "block", 5)
    await store.blocks.keep(bo, ana, "block", 5)
    await store.blocks.lift(ana, bo)
    assert await store.blocks.any_apart([ana, bo])


async def test_nobody_is_seated_with_a_guest_they_are_apart_from(store: Store) -> None:
    ana, bo = await two(store)
    await store.blocks.keep(ana, bo, "block", 5)
    await stored(store, match("m", seat(0, "guest", ana), seat(1)))
    with pytest.raises(ApartError):
        await store.matches.take_seat("m", seat(1, "guest", bo), 10, 0)
    left = await store.matches.find("m")
    assert left is not None
    assert (left.seats[1].kind, left.revision) == ("free", 0)


async def test_who_takes_over_from_a_guest_minds_the_others_only(store: Store) -> None:
    ana, bo = await two(store)
    await store.blocks.keep(ana, bo, "block", 5)
    await stored(store, match("m", seat(0, "guest", ana), seat(1, "bot")))
    await store.blocks.check_together("m", bo, leaving=0)
    with pytest.raises(ApartError):
        await store.blocks.check_together("m", bo, leaving=1)


async def test_of_two_who_are_apart_only_one_sits_down_at_the_same_moment(store: Store) -> None:
    ana, bo = await two(store)
    await store.blocks.keep(bo, ana, "block", 5)
    await stored(store, match("m", seat(0), seat(1), seat(2)))
    taken = await asyncio.gather(
        store.matches.take_seat("m", seat(0, "guest", ana), 10, 0),
        store.matches.take_seat("m", seat(1, "guest", bo), 10, 0),
        return_exceptions=True,
    )
    assert sorted(isinstance(one, ApartError) for one in taken) == [False, True]


async def test_a_guest_keeps_only_so_many_away(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(blocks, "MOST", 1)
    ana, bo = await two(store)
    cy, _ = await store.guests.create("Cy", 1)
    await store.blocks.keep(ana, bo, "mute", 5)
    await store.blocks.keep(ana, bo, "block", 5)
    with pytest.raises(TooManyKeptAwayError):
        await store.blocks.keep(ana, cy.id, "mute", 5)


async def test_so_many_also_where_they_are_kept_away_at_once(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(blocks, "MOST", 2)
    ana, _ = await two(store)
    others = [(await store.guests.create("Cy", 1))[0].id for _ in range(8)]
    kept = [store.blocks.keep(ana, one, "mute", 5) for one in others]
    back = [store.blocks.keep(one, ana, "mute", 5) for one in others]
    done = await asyncio.gather(*kept, *back, return_exceptions=True)
    assert [type(one) for one in done if one is not None] == 6 * [TooManyKeptAwayError]
    assert len(await store.blocks.of(ana)) == 2


async def test_who_blocked_themselves_under_another_identity_is_apart_from_nobody(store: Store) -> None:
    ana, bo = await two(store)
    await store.blocks.keep(ana, bo, "block", 5)
    async with store.database.write() as connection:
        await connection.execute(update(schema.blocks).values(other=ana))
    assert await store.blocks.of(ana) == []
    assert (await store.blocks.apart_from(ana), await store.blocks.any_apart([ana])) == (set(), False)
    assert (await store.blocks.unheard_by(ana), await store.blocks.deaf_to(ana, [ana])) == (set(), set())
