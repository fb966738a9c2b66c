"""Addresses that answer without end, and names that nobody resolves: play goes on, and others are notified."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from tablee.server.notifications import outgoing, resolver
from tablee.server.notifications.resolver import Resolver
from tablee.store.channels import CHANNELS
from tablee.store.rows import Channel
from tests.marks import always_and_soak
from tests.patience import until
from tests.server.conftest import Running, Start
from tests.server.notifications.conftest import HOME, Pair
from tests.server.notifications.endpoint import Endpoint
from tests.server.notifications.hostile import Flood, NameServer
from tests.server.notifications.test_exchange import INTERIM
from tests.server.notifications.test_holding_up_nobody import of_channels
from tests.server.notifications.test_webhooks import added, refused
from tests.server.people import ME, Person, bot

FLOODED, UNRESOLVED = "flooded", "unresolved"


@pytest.fixture
async def flood() -> AsyncIterator[Flood]:
    """Yield an address that sends interim answers for ever."""
    async with Flood(1024 * INTERIM) as flood:
        yield flood


@pytest.fixture
async def server(start: Start, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Running]:
    """Yield a server whose name server never answers about names that begin with `slow`."""
    async with NameServer("127.0.0.1") as name_server:
        monkeypatch.setattr(outgoing, "Resolver", lambda: Resolver([name_server.address]))
        monkeypatch.setattr(resolver, "TIMEOUT_S", 1.0)
        yield await start(own_networks=HOME)


async def attack(pair: Pair, flood: Flood, first: int) -> None:
    """Give Bo as many channels as allowed, half of them endless, half with names that nobody resolves."""
    guest = await pair.guest(pair.bo)
    for number in range(first, first + CHANNELS):
        kind = FLOODED if number % 2 else UNRESOLVED
        address = flood.base if kind == FLOODED else f"https://slow{number}.example/"
        at = Channel(
            f"{kind} {number}", guest, "json", f"{address}/{number}", {}, "en", "https://x", 1, confirmed=1
        )
        assert await pair.server.services.store.channels.add(at)
    await pair.move()


@pytest.mark.parametrize("attackers", always_and_soak(1, 8))
async def test_neither_keeps_anybody_from_being_notified(
    server: Running, flood: Flood, endpoint: Endpoint, attackers: int
) -> None:
    pairs = [Pair(server) for _ in range(attackers)]
    for number, pair in enumerate(pairs):
        await pair.sit()
        await attack(pair, flood, CHANNELS * number)
    honest = Pair(server)
    await honest.sit()
    await added(honest, "json", f"http://honest.example:{endpoint.port}/")
    for turn in range(3):
        await honest.move()
        told = await endpoint.take(2 + turn)
        assert b"Your turn at Toy" in told[-1].body
        async with await honest.bo.sit(honest.table) as at_bo:
            await at_bo.send(do="ping", hidden=True)
            await at_bo.expect("pong")
            await honest.move(at_bo)

    async def all_were_tried() -> bool:
        found = await of_channels(server)
        return all(failures for name, (failures, _) in found.items() if name.startswith(FLOODED))

    await until(all_were_tried)
    # An endless address has failed, and rests; a slow name has done nothing wrong.
    found = await of_channels(server)
    assert {found[name] for name in found if name.startswith(UNRESOLVED)} == {(0, 0)}
    for pair in [*pairs, honest]:
        await pair.close()


@pytest.mark.parametrize("at_once", always_and_soak(2, 20))
async def test_nor_do_greetings_keep_anybody_from_playing(
    server: Running, flood: Flood, at_once: int
) -> None:
    """Each from an address of its own."""
    pair = Pair(server)
    await pair.sit()
    people = [Person(server.base, f"192.0.2.{number}") for number in range(1, at_once + 1)]
    for one in people:
        await one.open(ME, bot())
    wish = {"kind": "json", "address": flood.base, "language": "en"}
    greeted = [asyncio.create_task(one.http.post("/api/notifications/webhooks", json=wish)) for one in people]
    for _ in range(2):
        await pair.move()
        async with await pair.bo.sit(pair.table) as at_bo:
            await pair.move(at_bo)
    answers = [(await one).json()["code"] for one in greeted]
    assert answers == ["channel.unreachable"] * at_once
    assert await refused(pair, "json", "http://slow.example/") == ("channel.lookup", {})
    for one in people:
        await one.close()
    await pair.close()
