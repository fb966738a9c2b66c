"""A socket whose request takes long is still alive: its pings are answered in time."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from tablee.server.protocol.client_frames import Ping
from tablee.server.settings import IDLE_TIMEOUT_S
from tablee.server.socket.inbox import ReceivedMessage
from tests.server.socket.test_inbox import Recorder, received

PING_EVERY_S = 5.0
"""How often a page sends a ping (web/src/table/match/connection.ts)."""


async def test_a_pong_comes_before_a_page_would_give_up_and_only_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    due: list[tuple[float, Callable[[], None]]] = []

    def call_later(seconds: float, do: Callable[..., None], *given: Any) -> None:
        due.append((seconds, lambda: do(*given)))

    one = Recorder()
    await one.inbox.put(received(1))
    with monkeypatch.context() as patch:
        patch.setattr(asyncio.get_running_loop(), "call_later", call_later)
        one.inbox.put_now(ReceivedMessage("", Ping()))
    ((seconds, answer),) = due
    assert PING_EVERY_S + seconds < IDLE_TIMEOUT_S
    assert "pong" not in one.told
    answer()
    one.allowed.set()
    await one.inbox.emptied()
    assert one.told.count("pong") == 1
