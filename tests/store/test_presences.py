"""Players who are away for so long that a bot is to step in."""

from msgspec import structs

from tablee.store.presences import LONG_STAND_IN_S
from tablee.store.store import Store
from tests.store.samples import match, seat

BEGUN = 1_795_000_000_000
"""A time of our years: some databases compute differently with small numbers."""


async def test_a_guest_who_lets_the_agreed_time_pass_is_overdue(store: Store) -> None:
    ana, _ = await store.guests.create("Ana", 1)
    bo, _ = await store.guests.create("Bo", 1)
    row = match("m", seat(0, "guest", ana.id), seat(1, "guest", bo.id))
    await store.matches.create(structs.replace(row, begun=BEGUN, changed=BEGUN, stand_in=LONG_STAND_IN_S))
    due = BEGUN + 1000 * LONG_STAND_IN_S
    assert await store.presences.overdue(due - 1, 10) == []
    assert await store.presences.overdue(due, 10) == ["m"]
    await store.presences.note([("m", ana.id)], due)
    assert await store.presences.overdue(due, 10) == []
