"""The server sends the story of a long match in parts, and does its other work in between."""

import asyncio
import contextlib
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tablee.server.live import serializers
from tablee.server.live.live_match import LiveMatch
from tablee.server.protocol.server_frames import Now, Step
from tablee.server.socket import requests
from tests.server.conftest import Running
from tests.server.people import ME, Person, bot
from tests.server.play.test_taking_back import moved, two

People = Callable[[], Person]


async def test_other_requests_are_answered_while_a_story_is_sent(
    server: Running, person: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = person()
    table = (await ana.open(ME, bot()))["table"]
    turns = 0
    seen_meanwhile: list[int] = []

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    given = serializers.each_step

    def each_step(*args: Any) -> Iterator[Step]:
        for step in [*given(*args)] * 5:
            seen_meanwhile.append(turns)
            yield step

    monkeypatch.setattr(serializers, "each_step", each_step)
    monkeypatch.setattr(requests, "SLICE_S", 0.0)
    other = asyncio.create_task(others())
    async with await ana.sit(table) as sitting:
        assert len(sitting.welcome["plies"]) == 5
    other.cancel()
    assert len(set(seen_meanwhile)) == 5, "somebody else ran between any two plies"


async def test_what_many_look_at_is_made_once(person: People, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, bo, table, seat = await two(person)
    crowd = [person() for _ in range(4)]
    made: list[int | None] = []
    given = serializers.now

    def now(live: LiveMatch, look: int | None, guest: str | None) -> Now:
        made.append(look)
        return given(live, look, guest)

    async with contextlib.AsyncExitStack() as stack:
        at_ana = await stack.enter_async_context(await ana.sit(table))
        others = [await stack.enter_async_context(await one.sit(table)) for one in (bo, *crowd)]
        monkeypatch.setattr(serializers, "now", now)
        await moved(at_ana, at_ana.welcome["now"])
        steps = [await one.reach(1) for one in others]
        assert sorted(made, key=str) == [0, 1, None]
        assert len({str(told) for told in steps[1:]}) == 1
        made.clear()
        await at_ana.answered(do="undo", ply=1, seat=seat)
        for one in (at_ana, *others):
            await one.expect("undone")
        assert sorted(made, key=str) == [0, 1, None]
