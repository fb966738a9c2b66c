"""Proposals that the players agree on: carried out once, at the last agreement, and not before all have agreed."""

import asyncio
from typing import Any

import pytest
from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from tablee.store.proposals import ABSENT_MS, NOTED_WITHIN_MS
from tablee.store.rows import Proposal, Summary
from tablee.store.schema import matches
from tablee.store.store import Store
from tablee.store.table_events import add_event
from tests.store.samples import ENDS, match, seat, stored

WANTED = {"seconds": 60}


class NotNowError(Exception):
    """The error of a proposal that cannot be carried out."""


async def carry(connection: AsyncConnection, proposal: Proposal, now: int) -> None:
    await connection.run_sync(add_event, proposal.match, "carried", now, None, proposal.params)


async def stand_in_after_a_minute(connection: AsyncConnection, proposal: Proposal, now: int) -> None:
    await connection.execute(update(matches).where(matches.c.id == proposal.match).values(stand_in=60))


async def fail(connection: AsyncConnection, proposal: Proposal, now: int) -> None:
    await carry(connection, proposal, now)
    raise NotNowError


@pytest.fixture
async def three(store: Store) -> list[str]:
    """Return Ana, Bo and Cy, who play a match that has just begun."""
    people = [(await store.guests.create(name, 1))[0].id for name in ("Ana", "Bo", "Cy")]
    await stored(store, match("m", *[seat(n, "guest", who) for n, who in enumerate(people)]))
    return people


async def propose(store: Store, who: str, params: Any = WANTED, now: int = 2000) -> Proposal | None:
    return await store.proposals.propose("m", "stand_in", who, params, now, carry)


async def carried(store: Store) -> list[dict[str, Any]]:
    return [event.params for event in await store.table_events.since("m", 0)]


async def test_it_is_carried_out_once_when_the_last_one_agrees(store: Store, three: list[str]) -> None:
    ana, bo, cy = three
    made = await propose(store, ana)
    assert made is not None
    assert (made.name, set(made.agreed), set(made.asked)) == ("Ana", {ana}, {ana, bo, cy})
    for who, done in ((bo, []), (bo, []), (cy, [WANTED])):
        assert await store.proposals.agree("m", "stand_in", made.n, who, 2000, carry) is not None
        assert await carried(store) == done
    assert await store.proposals.open_at("m", 2000) == []
    assert await store.proposals.agree("m", "stand_in", made.n, cy, 2000, carry) is None


async def test_those_who_agree_at_once_from_two_processes_carry_it_out_once(
    store: Store, address: str, three: list[str]
) -> None:
    ana, bo, cy = three
    other = await Store.open(address)
    made = await propose(store, ana)
    assert made is not None
    answers = [
        one.proposals.agree("m", "stand_in", made.n, who, 2000, carry)
        for who in (bo, cy)
        for one in (store, other)
    ]
    await asyncio.gather(*answers)
    assert await carried(store) == [WANTED]
    await other.close()


async def test_of_a_kind_one_thing_is_proposed_at_a_time_and_proposing_the_same_agrees(
    store: Store, three: list[str]
) -> None:
    ana, bo, _ = three
    first = await propose(store, ana)
    assert first is not None
    assert await propose(store, bo, {"seconds": 30}) is None
    again = await propose(store, bo)
    assert again is not None
    assert (again.n, set(again.agreed)) == (first.n, {ana, bo})


async def test_who_refuses_ends_it_and_a_late_answer_is_not_taken_for_one_to_the_next(
    store: Store, three: list[str]
) -> None:
    ana, bo, _ = three
    first = await propose(store, ana)
    assert first is not None
    assert await store.proposals.drop("m", "stand_in", first.n, 2000, carry)
    assert not await store.proposals.drop("m", "stand_in", first.n, 2000, carry)
    second = await propose(store, ana, {"seconds": 30})
    assert second is not None
    assert second.n != first.n
    assert await store.proposals.agree("m", "stand_in", first.n, bo, 2000, carry) is None


async def test_who_gave_up_is_asked_no_longer(store: Store, three: list[str]) -> None:
    ana, bo, _ = three
    made = await propose(store, ana)
    assert made is not None
    await store.proposals.agree("m", "stand_in", made.n, bo, 2000, carry)
    assert not await store.proposals.settle("m", "stand_in", 2000, carry)
    assert await store.log.resign("m", 2, 0, 2000, Summary(0, None))
    assert await store.proposals.settle("m", "stand_in", 2000, carry)
    assert not await store.proposals.settle("m", "stand_in", 2000, carry)
    assert await carried(store) == [WANTED]


async def test_who_was_not_there_for_a_day_is_not_asked_unless_nobody_was(
    store: Store, three: list[str]
) -> None:
    ana, bo, cy = three
    later = 1000 + ABSENT_MS + 1
    made = await propose(store, ana, now=later)
    assert made is not None
    assert made.asked == {ana, bo, cy}
    await store.presences.note([("m", ana), ("m", bo)], later)
    (waiting,) = await store.proposals.open_at("m", later)
    assert waiting.asked == {ana, bo}


async def test_who_a_bot_stands_in_for_is_not_asked(store: Store, three: list[str]) -> None:
    ana, bo, cy = three
    made = await propose(store, ana)
    assert made is not None
    for who in (bo, cy):
        await store.proposals.agree("m", "stand_in", made.n, who, 2000, stand_in_after_a_minute)
    await store.presences.note([("m", ana), ("m", bo)], 60_500)
    away = await propose(store, ana, {"seconds": 0}, now=61_001)
    assert away is not None
    assert away.asked == {ana, bo}


@pytest.mark.parametrize("minutes", [1, 10, 24 * 60, 48 * 60])
async def test_who_is_away_is_asked_until_a_bot_would_stand_in_and_a_day_at_most(
    store: Store, three: list[str], minutes: int
) -> None:
    ana, bo, cy = three
    async with store.database.write() as connection:
        await connection.execute(update(matches).values(stand_in=60 * minutes))
    # Cy was last there when the match began, at 1000.
    last = 1000 + min(60_000 * minutes, ABSENT_MS)
    await store.presences.note([("m", who) for who in (ana, bo)], last)
    await propose(store, ana, now=last)
    for now, asked in ((last, {ana, bo, cy}), (last + 1, {ana, bo})):
        (found,) = await store.proposals.open_at("m", now)
        assert found.asked == asked


async def test_what_cannot_be_carried_out_leaves_everything_as_it_was(store: Store, three: list[str]) -> None:
    ana, bo, cy = three
    made = await propose(store, ana)
    assert made is not None
    await store.proposals.agree("m", "stand_in", made.n, bo, 2000, carry)
    with pytest.raises(NotNowError):
        await store.proposals.agree("m", "stand_in", made.n, cy, 2000, fail)
    assert await carried(store) == []
    (waiting,) = await store.proposals.open_at("m", 2000)
    assert waiting.agreed == {ana, bo}


async def test_nothing_is_agreed_once_the_match_is_over(store: Store, three: list[str]) -> None:
    ana, bo, _ = three
    made = await propose(store, ana)
    assert made is not None
    assert await store.proposals.waiting(10) == [("m", "stand_in")]
    assert await store.log.resign("m", 2, 0, 2000, ENDS)
    assert await store.proposals.agree("m", "stand_in", made.n, bo, 2000, carry) is None
    assert await propose(store, ana) is None
    assert await store.proposals.waiting(10) == []


async def propose_kind(store: Store, kind: str, who: str, match: str = "m", now: int = 2000) -> Proposal:
    """Propose something of this kind; return the proposal."""
    made = await store.proposals.propose(match, kind, who, WANTED, now, carry)
    assert made is not None
    return made


async def test_those_of_several_kinds_are_listed_oldest_first_each_with_its_own_agreements(
    store: Store, three: list[str]
) -> None:
    ana, bo, cy = three
    for kind, who in (("stand_in", ana), ("draw", bo), ("pause", cy)):
        await propose_kind(store, kind, who)
    (_, draw, _) = await store.proposals.open_at("m", 2000)
    assert await store.proposals.agree("m", "draw", draw.n, cy, 2000, carry) is not None
    found = await store.proposals.open_at("m", 2000)
    assert [(one.kind, one.guest, set(one.agreed)) for one in found] == [
        ("stand_in", ana, {ana}),
        ("draw", bo, {bo, cy}),
        ("pause", cy, {cy}),
    ]
    assert await carried(store) == []


async def test_one_that_ends_leaves_those_of_other_kinds_and_tables(store: Store, three: list[str]) -> None:
    ana, bo, cy = three
    await stored(store, match("other", *[seat(n, "guest", who) for n, who in enumerate(three)]))
    for name in ("m", "other"):
        await propose_kind(store, "pause", ana, name)
        await propose_kind(store, "draw", bo, name)
    before = await store.proposals.open_at("other", 2000)
    refused, kept = await store.proposals.open_at("m", 2000)
    assert await store.proposals.drop("m", refused.kind, refused.n, 2000, carry)
    assert await store.proposals.open_at("m", 2000) == [kept]
    for who in (ana, cy):
        assert await store.proposals.agree("m", "draw", kept.n, who, 2000, carry) is not None
    assert await store.proposals.open_at("m", 2000) == []
    assert await store.proposals.open_at("other", 2000) == before


async def test_who_agreed_at_another_table_has_not_agreed_here(store: Store, three: list[str]) -> None:
    ana, bo, cy = three
    await stored(store, match("other", *[seat(n, "guest", who) for n, who in enumerate(three)]))
    here = await propose_kind(store, "stand_in", ana)
    there = await propose_kind(store, "stand_in", bo, "other")
    assert await store.proposals.agree("other", "stand_in", there.n, cy, 2000, carry) is not None
    (found,) = await store.proposals.open_at("m", 2000)
    assert set(found.agreed) == {ana}
    assert await store.proposals.agree("m", "stand_in", here.n, bo, 2000, carry) is not None
    assert await carried(store) == []


async def test_a_proposal_that_was_refused_takes_its_agreements_along(store: Store, three: list[str]) -> None:
    ana, bo, cy = three
    first = await propose_kind(store, "stand_in", ana)
    await store.proposals.agree("m", "stand_in", first.n, bo, 2000, carry)
    assert await store.proposals.drop("m", "stand_in", first.n, 2000, carry)
    assert await carried(store) == [WANTED]
    again = await propose_kind(store, "stand_in", cy)
    assert set(again.agreed) == {cy}


async def test_those_that_wait_longest_are_looked_at_first_in_running_matches_only(
    store: Store, three: list[str]
) -> None:
    ana = three[0]
    for name in ("other", "over"):
        await stored(store, match(name, *[seat(n, "guest", who) for n, who in enumerate(three)]))
    await propose_kind(store, "stand_in", ana, "m", 3000)
    await propose_kind(store, "stand_in", ana, "other", 2000)
    await propose_kind(store, "stand_in", ana, "over", 1500)
    await propose_kind(store, "draw", ana, "m", 2500)
    async with store.database.write() as connection:
        await connection.execute(update(matches).where(matches.c.id == "over").values(state="over"))
    waiting = [("other", "stand_in"), ("m", "draw"), ("m", "stand_in")]
    assert await store.proposals.waiting(10) == waiting
    assert await store.proposals.waiting(1) == waiting[:1]


@pytest.mark.parametrize("stand_in", [1, 14])
async def test_who_is_connected_is_asked_however_soon_a_bot_stands_in(
    store: Store, three: list[str], stand_in: int
) -> None:
    ana, bo, cy = three
    async with store.database.write() as connection:
        await connection.execute(update(matches).values(stand_in=stand_in))
    seen = 2000
    await store.presences.note([("m", who) for who in (ana, bo)], seen)
    await propose_kind(store, "draw", ana, now=seen)
    # Cy was last there when the match began, at 1000.
    for now, asked in (
        (1000 + NOTED_WITHIN_MS, {ana, bo, cy}),
        (seen + NOTED_WITHIN_MS, {ana, bo}),
        (seen + NOTED_WITHIN_MS + 1, {ana, bo, cy}),
    ):
        (found,) = await store.proposals.open_at("m", now)
        assert set(found.asked) == asked
