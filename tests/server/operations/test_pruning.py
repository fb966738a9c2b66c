"""Any process deletes what the settings no longer keep, and a deleted table is unknown."""

import asyncio

import pytest

from tablee.server.clock import now
from tablee.server.operations import pruning
from tests.server.conftest import Start
from tests.server.people import FRIEND, ME, Person

DAY_MS = 24 * 3600 * 1000


async def test_after_its_time_a_table_is_gone_for_everybody_and_then_who_opened_it(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = await start(), await start()
    ana = Person(one.base)
    table = (await ana.open(ME, FRIEND))["table"]
    # The other process has it in memory.
    await Person(other.base).call("GET", f"/api/tables/{table}")
    at = now() + 181 * DAY_MS
    await one.services.pruning.prune()
    await ana.call("GET", f"/api/tables/{table}")
    monkeypatch.setattr(pruning, "now", lambda: at)
    # Either of the two may delete it; both forget it.
    await asyncio.gather(one.services.pruning.prune(), other.services.pruning.prune())
    assert not one.services.match_cache.is_held(table)
    assert not other.services.match_cache.is_held(table)
    assert (await ana.call("GET", f"/api/tables/{table}", status=404))["code"] == "table.unknown"
    assert await ana.call("GET", "/api/me") == {"name": None, "face": None, "kept": False, "back": None}
    late = Person(other.base)
    assert (await late.call("GET", f"/api/tables/{table}", status=404))["code"] == "table.unknown"
    assert (await late.call("POST", f"/api/tables/{table}/join", {}, 404))["code"] == "table.unknown"
    await ana.close()
    await late.close()


async def test_nought_keeps_everything(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    server = await start(keep_guests=0, keep_abandoned=0, keep_talk=0)
    ana = Person(server.base)
    await ana.call("PUT", "/api/me", {"name": "Ana"})
    at = now() + 9_999 * DAY_MS
    monkeypatch.setattr(pruning, "now", lambda: at)
    await server.services.pruning.prune()
    assert (await ana.call("GET", "/api/me"))["name"] == "Ana"
    await ana.close()
