"""If the host leaves, the guest on the lowest seat becomes host."""

import pytest

from tablee.store.store import Store
from tests.store.samples import match, seat, stored


@pytest.mark.parametrize("host", [0, 2])
async def test_of_several_guests_the_one_on_the_lowest_seat_is_next(store: Store, host: int) -> None:
    people = [(await store.guests.create(name, 1))[0].id for name in ("Ana", "Bo", "Cy")]
    seats = [seat(number, "guest", guest) for number, guest in enumerate(people)]
    await stored(store, match("m", *seats, seat(3), host=people[host]))
    assert await store.cancelling.leave("m", people[host], 5000)
    row = await store.matches.find("m")
    assert row is not None
    assert row.host == next(guest for guest in people if guest != people[host])
