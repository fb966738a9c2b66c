"""Names are looked up separately: a slow name delays nobody, and a failure on our side is not held against it."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from tablee.server.notifications import resolver
from tablee.server.notifications.resolver import LookupFailedError, Resolver, UnknownNameError
from tests.patience import MOST_S, patience
from tests.server.notifications.hostile import NameServer


@pytest.fixture
async def name_server() -> AsyncIterator[NameServer]:
    """Yield a name server for which every ordinary name is this machine's."""
    async with NameServer("127.0.0.1") as server:
        yield server


@pytest.fixture
async def look_up(name_server: NameServer) -> AsyncIterator[Resolver]:
    """Yield a resolver that uses that name server."""
    asking = Resolver([name_server.address])
    yield asking
    await asking.close()


async def test_a_name_has_its_addresses(look_up: Resolver) -> None:
    assert list(await look_up.addresses("play.example")) == ["127.0.0.1"]


@pytest.mark.parametrize("name", ["none.example", "empty.example", "a..b.example", f"{'x' * 64}.example"])
async def test_a_name_that_there_is_not_is_unknown(look_up: Resolver, name: str) -> None:
    with pytest.raises(UnknownNameError):
        await look_up.addresses(name)


@pytest.mark.parametrize("name", ["failed.example", "refused.example", "slow.example"])
async def test_what_cannot_be_said_now_is_no_unknown_name(
    look_up: Resolver, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(resolver, "TIMEOUT_S", 0.5)
    with pytest.raises(LookupFailedError):
        await look_up.addresses(name)


async def test_without_any_name_server_nothing_can_be_said() -> None:
    async with NameServer() as gone:
        address = gone.address
    asking = Resolver([address])
    with pytest.raises(LookupFailedError):
        await asking.addresses("play.example")
    await asking.close()


async def test_two_hundred_names_that_nobody_resolves_hold_up_no_other(
    look_up: Resolver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The others are answered while every slow one still waits."""
    monkeypatch.setattr(resolver, "TIMEOUT_S", 10 * MOST_S)
    monkeypatch.setattr(resolver, "FIRST_TRY_S", 10 * MOST_S)
    slow = [asyncio.create_task(look_up.addresses(f"slow{number}.example")) for number in range(200)]
    async with patience():
        for number in range(5):
            assert list(await look_up.addresses(f"play{number}.example")) == ["127.0.0.1"]
            await asyncio.sleep(0)
    assert not any(task.done() for task in slow)
    for task in slow:
        task.cancel()
    await asyncio.gather(*slow, return_exceptions=True)
