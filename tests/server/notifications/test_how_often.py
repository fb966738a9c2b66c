"""How often a process looks for time that is nearly up, and deletes old notices."""

from types import SimpleNamespace
from typing import Any

import pytest

from tablee.server.notifications import dispatcher
from tablee.server.notifications.dispatcher import Dispatcher

HOUR_MS = 3_600_000
BEGIN = 100 * HOUR_MS


@pytest.mark.parametrize(("part", "every"), [("near", 60_000), ("forget", HOUR_MS), ("passed", 1)])
async def test_a_part_of_the_work_is_done_again_after_its_time(
    monkeypatch: pytest.MonkeyPatch, part: str, every: int
) -> None:
    done: list[tuple[str, int]] = []
    at = [BEGIN]

    def doing(name: str) -> Any:
        async def do(*_: object) -> list[Any]:
            done.append((name, at[0] - BEGIN))
            return []

        return do

    outbox: Any = SimpleNamespace(**{n: doing(n) for n in ("seen", "passed", "near", "forget", "claim")})
    store: Any = SimpleNamespace(outbox=outbox)
    connections: Any = SimpleNamespace(showing=set)
    settings: Any = SimpleNamespace(poll=1.0)
    nothing: Any = None
    monkeypatch.setattr(dispatcher, "now", lambda: at[0])
    subject = Dispatcher(store, connections, nothing, nothing, settings)
    for later in (0, every - 1, every, 2 * every):
        at[0] = BEGIN + later
        await subject.poll()
    assert sorted({when for name, when in done if name == part}) == sorted({0, every, 2 * every})
