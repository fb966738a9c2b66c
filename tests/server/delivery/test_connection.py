"""Frames for one socket arrive in order, whether or not its transport takes them at once."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any, cast

import pytest
from starlette.websockets import WebSocket

from tablee.server.access.transport import DELIVER_TO, SEND_NOW
from tablee.server.delivery.connection import Connection
from tests.patience import until


class Transport:
    """The transport of a connection: it takes frames at once while it `flows`, else when the test lets it."""

    def __init__(self) -> None:
        self.scope: dict[str, Any] = {"extensions": {SEND_NOW: self.send_now, DELIVER_TO: None}}
        self.flows = True
        self.room = asyncio.Event()
        self.told: list[str] = []

    def send_now(self, frame: str) -> bool:
        if self.flows:
            self.told.append(frame)
        return self.flows

    async def send_text(self, frame: str) -> None:
        await self.room.wait()
        self.told.append(frame)


@pytest.fixture
async def transport() -> Transport:
    return Transport()


@pytest.fixture
async def connection(transport: Transport) -> AsyncIterator[Connection]:
    made = Connection(cast(WebSocket, transport), None, 3)
    yield made
    if made.writer is not None:
        made.writer.cancel()


async def test_what_the_transport_takes_is_sent_at_once(connection: Connection, transport: Transport) -> None:
    connection.send("a")
    connection.send("b")
    assert transport.told == ["a", "b"]


async def test_nothing_overtakes_what_has_to_wait(connection: Connection, transport: Transport) -> None:
    transport.flows = False
    connection.send("a")
    await asyncio.sleep(0)
    # The writer holds the first; from now on the transport would take the next ones at once.
    transport.flows = True
    connection.send("b")
    connection.send("c")
    assert transport.told == []
    transport.room.set()
    await until(lambda: len(transport.told) == 3)
    connection.send("d")
    assert transport.told == ["a", "b", "c", "d"]


async def test_more_than_it_has_room_for_ends_it(connection: Connection, transport: Transport) -> None:
    transport.flows = False
    connection.send("held by the writer")
    await asyncio.sleep(0)
    for frame in ("a", "b", "c"):
        connection.send(frame)
    assert connection.ending is None
    connection.send("d")
    assert connection.ending == 4008


async def test_the_first_reason_to_end_is_the_one_that_the_client_gets(connection: Connection) -> None:
    connection.end(4008)
    connection.end(4009)
    assert (connection.ending, connection.ended.done()) == (4008, True)


async def test_nothing_is_sent_to_a_connection_that_ends(
    connection: Connection, transport: Transport
) -> None:
    connection.end(4008)
    connection.send("late")
    assert transport.told == []
