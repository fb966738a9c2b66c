"""A webhook is greeted once before it is stored; a guest who adds one learns nothing of internal names, and delays
nobody.
"""

import asyncio
from collections.abc import AsyncIterator, Sequence
from typing import Any

import pytest

from tablee.server.notifications import greetings
from tablee.server.notifications.outgoing import Outgoing
from tablee.server.notifications.resolver import LookupFailedError, UnknownNameError
from tests.patience import until
from tests.server.conftest import Running, Start
from tests.server.notifications.conftest import HOME
from tests.server.notifications.endpoint import Browser, Endpoint
from tests.server.people import ME, Person, bot

NAMES = {"inside.example": ["10.0.0.7"], "half.example": ["9.9.9.9", "10.0.0.7"]}


async def look_up(name: str) -> Sequence[str]:
    """Return addresses inside for a few names; other names do not exist, or cannot be looked up."""
    if name == "failed.example":
        raise LookupFailedError
    if name not in NAMES:
        raise UnknownNameError
    return NAMES[name]


@pytest.fixture
async def guest(start: Start) -> AsyncIterator[Person]:
    """Yield a person at a server that may reach the internet only."""
    server = await start()
    server.services.channels.outgoing = Outgoing(look_up=look_up)
    person = Person(server.base)
    await person.open(ME, bot())
    yield person
    await person.close()


def hook(address: str) -> dict[str, Any]:
    return {"kind": "json", "address": address, "language": "en"}


async def refused(guest: Person, kind: str, wish: dict[str, Any]) -> tuple[int, str]:
    answer = await guest.http.post(f"/api/notifications/{kind}", json=wish)
    assert not answer.is_success
    assert answer.json()["params"] == {}
    return answer.status_code, answer.json()["code"]


async def test_a_name_inside_is_refused_as_one_that_there_is_not(guest: Person) -> None:
    answers = {
        await refused(guest, "webhooks", hook(f"https://{name}/"))
        for name in ("inside.example", "half.example", "nowhere.example")
    }
    assert answers == {(409, "channel.unreachable")}


async def test_and_not_sooner(guest: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    """The duration reveals nothing either: each answer is delayed until the same time."""
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    monkeypatch.setattr(greetings, "REFUSED_S", 500.0)
    monkeypatch.setattr(greetings, "sleep", sleep)
    for name in ("inside.example", "nowhere.example"):
        assert await refused(guest, "webhooks", hook(f"https://{name}/")) == (409, "channel.unreachable")
    assert [100 < seconds <= 500 for seconds in slept] == [True, True]


async def test_what_cannot_be_looked_up_now_is_said_to_be_no_fault_of_the_address(guest: Person) -> None:
    assert await refused(guest, "webhooks", hook("https://failed.example/")) == (503, "channel.lookup")


ADDRESSES = [
    ("https://127.0.0.1/", "channel.private"),
    ("https://127.1/", "channel.private"),
    ("https://2130706433/", "channel.private"),
    ("https://0x7f.0.0.1/", "channel.private"),
    ("https://[::1]/", "channel.private"),
    ("https://[::ffff:10.0.0.1]/", "channel.private"),
    ("https://localhost/", "channel.private"),
    ("https://a.localhost/", "channel.private"),
    ("http://push.example/", "channel.address"),
    ("http://9.9.9.9/", "channel.address"),
    ("https://push.example:25/", "channel.address"),
    ("https://push.example:0/", "channel.address"),
    ("https://user@push.example/", "channel.address"),
]


@pytest.mark.parametrize(("address", "code"), ADDRESSES)
async def test_what_needs_no_look_up_is_judged_at_once_for_webhooks_and_push_services(
    guest: Person, address: str, code: str
) -> None:
    for kind, wish in (("webhooks", hook(address)), ("push", Browser().wish(address))):
        assert await refused(guest, kind, wish) == (422, code)
    assert (await guest.call("GET", "/api/notifications"))["channels"] == []


@pytest.fixture
async def home(start: Start) -> Running:
    """Start a server that may reach this machine, and limits each address as usual."""
    return await start(own_networks=HOME)


async def test_two_greetings_of_one_address_are_under_way_at_a_time(home: Running) -> None:
    """No client can have any number of slow addresses or slow names asked."""
    async with Endpoint() as slow, Endpoint() as quick:
        slow.silent = True
        people = [Person(home.base) for _ in range(3)]
        for one in people:
            await one.open(ME, bot())
        first = [
            asyncio.create_task(one.http.post("/api/notifications/webhooks", json=hook(slow.base)))
            for one in people[:2]
        ]
        await until(lambda: _waits(slow, 2))
        third = await people[2].http.post("/api/notifications/webhooks", json=hook(quick.base))
        assert (third.status_code, third.json()["code"]) == (429, "request.too_many")
        assert int(third.headers["Retry-After"]) > 0
        slow.answer()
        assert [(await one).status_code for one in first] == [200, 200]
        again = await people[2].http.post("/api/notifications/webhooks", json=hook(quick.base))
        assert again.status_code == 200
        for one in people:
            await one.close()


async def _waits(endpoint: Endpoint, count: int) -> bool:
    return endpoint.waiting == count
