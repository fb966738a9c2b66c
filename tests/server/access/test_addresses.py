"""The group that an address counts in: an IPv6 household is one, two neighbours are two."""

import pytest

from tablee.server.access.addresses import counted
from tests.server.conftest import Start
from tests.server.people import Person


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff"),
        ("2001:db8:1:2::1", "2001:0DB8:0001:0002::9"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::1"),
    ],
)
def test_what_one_household_may_come_from_counts_as_one(one: str, other: str) -> None:
    assert counted(one) == counted(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:3::1"),
        ("192.0.2.7", "192.0.2.8"),
        ("::ffff:192.0.2.7", "::ffff:192.0.2.8"),
        ("fe80::1", "fe80::2"),
        ("::1", "127.0.0.1"),
        ("one", "other"),
    ],
)
def test_neighbours_count_each_alone(one: str, other: str) -> None:
    assert counted(one) != counted(other)


def test_what_is_no_address_takes_little_room() -> None:
    assert len(counted("x" * 10_000)) == 64


async def test_a_household_cannot_make_more_identities_by_more_addresses(start: Start) -> None:
    server = await start(rate=0.1)
    codes = []
    for number in range(4):
        one = Person(server.base, f"2001:db8:1:2::{number:x}")
        codes.append((await one.http.put("/api/me", json={"name": "Ana"})).status_code)
        await one.close()
    neighbour = Person(server.base, "2001:db8:1:3::1")
    await neighbour.call("PUT", "/api/me", {"name": "Bo"})
    await neighbour.close()
    assert codes == [200, 200, 429, 429]
