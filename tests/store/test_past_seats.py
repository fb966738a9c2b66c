"""The seats of a match are past once it is over, and no others are."""

import pytest
from sqlalchemy import select

from tablee.store.schema import seats
from tablee.store.store import Store
from tests.store.samples import ENDS, entry, match, seat, stored


async def past(store: Store) -> dict[str, set[bool]]:
    """Return for each match whether its seats are past."""
    found: dict[str, set[bool]] = {}
    async with store.database.read() as connection:
        for row in await connection.execute(select(seats.c.match, seats.c.past)):
            found.setdefault(row.match, set()).add(row.past)
    return found


@pytest.mark.parametrize("how", ["by a move", "by giving up", "without a result"])
async def test_they_are_when_that_match_ends(store: Store, how: str) -> None:
    ana = (await store.guests.create("Ana", 1))[0].id
    await stored(store, match("ends", seat(0, "guest", ana), seat(1, "bot")))
    await stored(store, match("goes on", seat(0, "guest", ana), seat(1, "bot")))
    if how == "by a move":
        assert await store.log.append("ends", entry(1), ENDS) is not None
    elif how == "by giving up":
        assert await store.log.resign("ends", 0, 0, 5000, ENDS)
    else:
        await stored(store, match("waits", seat(0, "guest", ana), seat(1)))
        assert await store.cancelling.cancel("waits", 5000)
    over = "waits" if how == "without a result" else "ends"
    assert await past(store) == {name: {name == over} for name in await past(store)}
