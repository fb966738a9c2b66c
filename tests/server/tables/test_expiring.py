"""Deserted tables end, and old reports are deleted, at intervals and by the settings."""

from types import SimpleNamespace
from typing import Any, Final, cast

import pytest

from tablee.server.clock import Clock, governed_by
from tablee.server.settings import Settings
from tablee.server.tables import expiring
from tablee.server.tables.expiring import EVERY_S, Expiring

DAY_MS: Final = 86_400_000


class Ended:
    """A store that notes what it is asked, and ends these tables, one group at a time."""

    def __init__(self, *groups: list[str]) -> None:
        self.groups = [*groups, []]
        self.asked: list[tuple[str, int]] = []
        self.cancelling = self.reports = self

    async def expire(self, before: int, at: int) -> list[str]:
        self.asked.append(("expire", at - before))
        return self.groups.pop(0)

    async def prune(self, before: int) -> None:
        self.asked.append(("reports", before))


class Learning:
    """Notes the tables that changed."""

    def __init__(self) -> None:
        self.changed: list[str] = []

    async def learn_if_held(self, table: str) -> None:
        self.changed.append(table)


class At(Clock):
    """A clock that stands still at a thousand days."""

    def now(self) -> int:
        return 1000 * DAY_MS


async def asked(store: Ended, play: Learning, **settings: Any) -> Expiring:
    made = Expiring(cast(Any, store), cast(Any, play), Settings("t.db", **settings))
    with governed_by(At()):
        await made.poll()
    return made


async def test_all_groups_end_and_matches_in_memory_learn_of_it() -> None:
    store, play = Ended(["a", "b"], ["c"]), Learning()
    await asked(store, play, keep_waiting=7 * 86_400.0, reports_kept=180 * 86_400.0)
    assert store.asked == [("expire", 7 * DAY_MS)] * 3 + [("reports", 820 * DAY_MS)]
    assert play.changed == ["a", "b", "c"]


async def test_tables_that_are_kept_always_do_not_end() -> None:
    store = Ended(["a"])
    await asked(store, Learning(), keep_waiting=0)
    assert [what for what, _ in store.asked] == ["reports"]


async def test_it_is_done_again_only_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    at = SimpleNamespace(now=5000.0)
    monkeypatch.setattr(expiring, "monotonic", lambda: at.now)
    store = Ended()
    made = await asked(store, Learning())
    for later, times in ((EVERY_S - 1, 1), (1, 2), (1, 2)):
        at.now += later
        store.groups.append([])
        await made.poll()
        assert [what for what, _ in store.asked].count("reports") == times
