"""Waiting for a message ends once nothing was said for too long, and only then."""

import asyncio

from tablee.server.socket.patience import Patience
from tests.patience import patience

SHORT_S = 0.05


async def test_who_says_nothing_is_lost() -> None:
    lost = asyncio.Event()
    Patience(SHORT_S, lost.set).wait()
    async with patience():
        await lost.wait()


async def test_while_something_is_carried_out_nobody_is_lost_and_afterwards_the_time_begins_again() -> None:
    lost = asyncio.Event()
    patience = Patience(SHORT_S, lost.set)
    patience.wait()
    patience.heard()
    await asyncio.sleep(4 * SHORT_S)
    assert not lost.is_set()
    loop = asyncio.get_running_loop()
    patience.wait()
    since = loop.time()
    async with patience():
        await lost.wait()
    assert loop.time() - since >= SHORT_S


async def test_nobody_is_lost_after_the_end() -> None:
    lost = asyncio.Event()
    patience = Patience(SHORT_S, lost.set)
    patience.wait()
    patience.end()
    await asyncio.sleep(4 * SHORT_S)
    assert not lost.is_set()
