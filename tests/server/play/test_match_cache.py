"""Which matches stay in memory."""

from collections.abc import Callable

import pytest

from tablee.server.play import cache
from tablee.server.play.cache import MatchCache
from tests.server.conftest import Running
from tests.server.people import ME, Person, device


async def test_matches_in_use_take_no_room_from_those_that_nobody_watches(
    server: Running, person: Callable[[], Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    """With as many in use as may be idle, the idle ones that were asked for last are still kept."""
    monkeypatch.setattr(cache, "KEPT", 2)
    ana = person()
    tables = [(await ana.open(ME, device("Bo")))["table"] for _ in range(6)]
    in_use = set(tables[:3])
    held = MatchCache(server.services.store, in_use.__contains__)
    for table in tables:
        await held.get(table)
    assert [live.id for live in held.held()] == [*tables[:3], *tables[4:]]
    in_use.clear()
    await held.get(tables[3])
    assert [live.id for live in held.held()] == [tables[5], tables[3]]
