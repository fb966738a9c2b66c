"""Players at another process are shown as present, and as away soon after they left."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest

from tablee.server.delivery.connections import Connections
from tablee.server.nodes import shared_presence
from tablee.server.nodes.shared_presence import SharedPresence
from tests.patience import patience
from tests.server.nodes.conftest import Two
from tests.server.people import Sitting


async def shown(two: Two, sitting: Sitting, expected: list[bool]) -> None:
    """Poll at both processes until this page shows the two players so; it may have done before."""
    async with patience():
        while True:
            for process in (two.first, two.second):
                await process.services.shared_presence.poll()
            told = [one["table"] for one in await sitting.quiet() if one["say"] == "table"]
            if told and [seat["present"] for seat in told[-1]["seats"]] == expected:
                return
            await asyncio.sleep(0.1)


async def test_players_at_two_processes_see_each_other_until_one_leaves(two: Two) -> None:
    async with await two.ana.sit(two.table) as at_ana:
        assert [seat["present"] for seat in at_ana.welcome["table"]["seats"]] == [True, False]
        async with await two.bo.sit(two.table) as at_bo:
            await shown(two, at_bo, [True, True])
            # The first process may have polled just before the second noted Bo.
            await two.first.services.shared_presence.poll()
            info = await two.ana.call("GET", f"/api/tables/{two.table}")
            assert [seat["present"] for seat in info["seats"]] == [True, True]
        await two.bo.close()
        await shown(two, at_ana, [True, False])


async def test_once_no_other_process_is_heard_nobody_is_present_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The players of a process that ended are away, and every page is sent that."""
    signals = SimpleNamespace(accompanied=True)
    live: Any = SimpleNamespace(
        id="T", row=SimpleNamespace(seats=[SimpleNamespace(guest="ana"), SimpleNamespace(guest="bo")])
    )
    seen = {("T", "bo"): 10_000}

    async def last(tables: list[str]) -> dict[tuple[str, str], int]:
        return seen

    async def note(due: object, at: int) -> None:
        return

    store: Any = SimpleNamespace(signals=signals, presences=SimpleNamespace(last=last, note=note))
    connections = Connections()
    connections.join("T", cast("Any", SimpleNamespace(guest=None)))
    sent: list[set[str]] = []
    broadcaster: Any = SimpleNamespace(
        send_table=lambda live: sent.append(connections.present_anywhere(live.id))
    )
    matches: Any = SimpleNamespace(find=lambda table: live)
    monkeypatch.setattr(shared_presence, "now", lambda: 10_000)
    subject = SharedPresence(store, matches, connections, broadcaster)
    await subject.poll()
    signals.accompanied = False
    await subject.poll()
    assert sent == [{"bo"}, set()]
    await subject.poll()
    assert len(sent) == 2
