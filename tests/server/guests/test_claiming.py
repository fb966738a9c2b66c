"""A browser that becomes another guest: whose sockets and matches learn of it at once."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from tablee.server.guests.claiming import Claiming
from tablee.server.protocol.keeping import Claim
from tablee.store.guests import IdentityProof
from tablee.store.rows import UNKNOWN, Device, Guest
from tests.server.conftest import Start
from tests.server.people import FRIEND, ME, Person

NEVER_S = 3600.0


async def _use_up(connection: object) -> bool:
    return True


@pytest.mark.parametrize(
    ("here", "join", "told"),
    [
        ("bo", True, [("moved", {"ana", "bo"})]),
        ("bo", False, [("ended", "bo")]),
        # Who opens their own link merges nobody; the token that their browser had is void.
        ("ana", True, [("ended", "ana")]),
        (None, True, []),
    ],
)
async def test_all_whose_devices_or_seats_have_changed_are_told(
    here: str | None, join: bool, told: list[Any]
) -> None:
    done: list[Any] = []

    async def moved(guests: set[str]) -> None:
        done.append(("moved", guests))

    async def ended(guest: str) -> None:
        done.append(("ended", guest))

    async def claimed(proof: object, now: int, agent: object, device: Device | None, joins: bool) -> Any:
        done.append(joins)
        return SimpleNamespace()

    store = SimpleNamespace(claims=SimpleNamespace(claim=claimed))
    devices = SimpleNamespace(moved=moved, ended=ended)
    subject = Claiming(*cast("tuple[Any, Any, Any, Any, Any]", (store, devices, None, None, None)))
    device = None if here is None else Device(Guest(here, here), "hash", 1, 1, UNKNOWN)
    await subject.claim(Claim(token="t", join=join), IdentityProof("ana", _use_up), device, UNKNOWN, 5)
    assert done == [join and here == "bo", *told]


async def test_who_watches_sees_at_once_whose_seat_it_is_now(start: Start) -> None:
    server = await start(poll=NEVER_S)
    ana, bo, cy = (Person(server.base) for _ in range(3))
    for person, name in ((ana, "Ana"), (bo, "Bo")):
        await person.call("PUT", "/api/me", {"name": name})
    table = (await bo.open(ME, FRIEND))["table"]
    async with await cy.sit(table) as watching:
        assert watching.welcome["table"]["seats"][0]["name"] == "Bo"
        token = (await ana.call("POST", "/api/me/link"))["token"]
        await bo.call("POST", "/api/me/claim", {"token": token, "join": True})
        await watching.table(lambda told: told["seats"][0]["name"] == "Ana")
    for person in (ana, bo, cy):
        await person.close()
