"""The story of a long match is told in turns with everything else that the server does."""

import asyncio
from collections.abc import Callable, Iterator

import pytest

from tablee.server import requests
from tests.server.conftest import Running
from tests.server.people import ME, Person, bot

People = Callable[[], Person]


async def test_others_have_their_turn_while_a_story_is_told(
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

    given = requests.seen.each_step

    def each_step(*args: object) -> Iterator[object]:
        for step in [*given(*args)] * 5:  # type: ignore[arg-type]
            seen_meanwhile.append(turns)
            yield step

    monkeypatch.setattr(requests.seen, "each_step", each_step)
    monkeypatch.setattr(requests, "TURN_S", 0.0)
    other = asyncio.create_task(others())
    async with await ana.sit(table) as sitting:
        assert len(sitting.welcome["plies"]) == 5
    other.cancel()
    assert len(set(seen_meanwhile)) == 5, "somebody else ran between any two plies"
