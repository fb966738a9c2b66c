"""Players who are away for so long that a bot is to step in."""

from typing import Any

import pytest
from msgspec import structs
from sqlalchemy import update

from tablee.store.presences import LONG_STAND_IN_S
from tablee.store.rows import Entry, MatchRow, Summary
from tablee.store.schema import matches
from tablee.store.store import Store
from tests.store.samples import match, seat

BEGUN = 1_795_000_000_000
"""A time of our years: some databases compute differently with small numbers."""

PATIENCE_MS = 1000 * LONG_STAND_IN_S
DUE = BEGUN + PATIENCE_MS
"""The moment from which a bot plays for a player who did nothing since the match began."""


@pytest.fixture
async def people(store: Store) -> tuple[str, str]:
    """Return Ana and Bo."""
    ana, _ = await store.guests.create("Ana", 1)
    bo, _ = await store.guests.create("Bo", 1)
    return ana.id, bo.id


def long(name: str, people: tuple[str, str], **given: Any) -> MatchRow:
    """Return a match of the two over days, in which the first is to act."""
    row = match(name, *(seat(number, "guest", who) for number, who in enumerate(people)))
    return structs.replace(row, **{"begun": BEGUN, "changed": BEGUN, "stand_in": LONG_STAND_IN_S, **given})


async def moved(store: Store, ply: int, at: int, seat: int, next_turn: int, by_bot: bool = False) -> None:
    """Store a move of this seat in the match "m": by its player, or by a bot in the player's place."""
    made = Entry(ply, seat, "draw", None if by_bot else f"m{ply}", 5, at)
    assert await store.log.append("m", made, Summary(next_turn, None)) is not None


async def test_a_guest_who_lets_the_agreed_time_pass_is_overdue(
    store: Store, people: tuple[str, str]
) -> None:
    ana, _ = people
    await store.matches.create(long("m", people))
    assert await store.presences.overdue(DUE - 1, 10) == []
    assert await store.presences.overdue(DUE, 10) == ["m"]
    await store.presences.note([("m", ana)], DUE)
    assert await store.presences.overdue(DUE, 10) == []


@pytest.mark.parametrize(
    "given",
    [
        pytest.param({"stand_in": LONG_STAND_IN_S - 1}, id="they play together"),
        pytest.param({"stand_in": 0}, id="no bot was agreed"),
        pytest.param({"state": "over"}, id="the match is over"),
        pytest.param({"state": "waiting", "turn": 0}, id="the match has not begun"),
        pytest.param({"turn": None}, id="it is nobody's turn"),
    ],
)
async def test_elsewhere_no_bot_is_due(store: Store, people: tuple[str, str], given: dict[str, Any]) -> None:
    await store.matches.create(long("m", people, **given))
    assert await store.presences.overdue(DUE + PATIENCE_MS, 10) == []


async def test_a_bot_s_own_turn_is_not_overdue(store: Store, people: tuple[str, str]) -> None:
    ana, _ = people
    row = long("m", people)
    await store.matches.create(structs.replace(row, seats=(seat(0, "bot"), seat(1, "guest", ana))))
    assert await store.presences.overdue(DUE, 10) == []


async def test_nobody_waits_for_a_player_who_gave_up(store: Store, people: tuple[str, str]) -> None:
    await store.matches.create(long("m", people))
    assert await store.log.resign("m", 0, 0, BEGUN, Summary(0, None))
    assert await store.presences.overdue(DUE, 10) == []


async def test_absence_counts_again_from_the_moment_at_which_the_time_was_agreed(
    store: Store, people: tuple[str, str]
) -> None:
    await store.matches.create(long("m", people))
    agreed = BEGUN + PATIENCE_MS // 2
    async with store.database.write() as connection:
        await connection.execute(update(matches).values(stand_in_since=agreed))
    assert await store.presences.overdue(agreed + PATIENCE_MS - 1, 10) == []
    assert await store.presences.overdue(agreed + PATIENCE_MS, 10) == ["m"]


async def test_the_time_runs_only_during_the_player_s_own_turn(store: Store, people: tuple[str, str]) -> None:
    await store.matches.create(long("m", people))
    answered = DUE + 5
    await moved(store, 1, BEGUN + 1, seat=0, next_turn=1)
    await moved(store, 2, answered, seat=1, next_turn=0)
    assert await store.presences.overdue(answered + PATIENCE_MS - 1, 10) == []
    assert await store.presences.overdue(answered + PATIENCE_MS, 10) == ["m"]


async def test_a_bot_that_moved_for_a_player_is_due_at_once_until_the_player_is_back(
    store: Store, people: tuple[str, str]
) -> None:
    ana, _ = people
    await store.matches.create(long("m", people))
    await moved(store, 1, DUE, seat=0, next_turn=1, by_bot=True)
    await moved(store, 2, DUE + 5, seat=1, next_turn=0)
    assert await store.presences.overdue(DUE + 6, 10) == ["m"]
    # Back for a moment: from then on the agreed time has to pass again.
    await store.presences.note([("m", ana)], DUE + 7)
    assert await store.presences.overdue(DUE + 8, 10) == []
    assert await store.presences.overdue(DUE + 6 + PATIENCE_MS, 10) == []
    assert await store.presences.overdue(DUE + 7 + PATIENCE_MS, 10) == ["m"]


async def test_a_player_who_was_back_after_the_bot_s_move_has_the_agreed_time_in_the_next_turn(
    store: Store, people: tuple[str, str]
) -> None:
    ana, _ = people
    await store.matches.create(long("m", people))
    await moved(store, 1, DUE, seat=0, next_turn=1, by_bot=True)
    await store.presences.note([("m", ana)], DUE + 1)
    answered = DUE + 2 * PATIENCE_MS
    await moved(store, 2, answered, seat=1, next_turn=0)
    assert await store.presences.overdue(answered + 1, 10) == []
    assert await store.presences.overdue(answered + PATIENCE_MS, 10) == ["m"]


async def test_the_tables_that_wait_longest_come_first(store: Store, people: tuple[str, str]) -> None:
    for name, changed in (("late", 300), ("early", 100), ("middle", 200)):
        await store.matches.create(long(name, people, changed=BEGUN + changed))
    later = DUE + 1000
    assert await store.presences.overdue(later, 10) == ["early", "middle", "late"]
    assert await store.presences.overdue(later, 2) == ["early", "middle"]


async def test_presence_counts_at_the_table_and_for_the_guest_it_was_noted_for(
    store: Store, people: tuple[str, str]
) -> None:
    ana, bo = people
    for name in ("m", "other"):
        await store.matches.create(long(name, people))
    await store.presences.note([("other", ana), ("m", bo)], DUE)
    assert await store.presences.overdue(DUE, 10) == ["m"]
    assert await store.presences.last(["m"]) == {("m", bo): DUE}
    await store.presences.note([("m", bo)], DUE + 1)
    assert await store.presences.last(["m", "other"]) == {("m", bo): DUE + 1, ("other", ana): DUE}
