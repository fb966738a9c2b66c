"""Bots that should have moved are woken: all of them after a start, then only those that are late."""

from typing import Any, cast

import pytest

from tablee.server.thinking import overdue_bots
from tablee.server.thinking.overdue_bots import ALL_EVERY_S, OVERLAP_MS, OverdueBots

TAKEOVER_S = 10.0
AT_MS = 1_000_000_000


def test_after_a_start_every_bot_is_woken_and_later_only_those_that_are_late(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    passed = 0.0
    monkeypatch.setattr(overdue_bots, "monotonic", lambda: passed)
    nothing = cast(Any, None)
    bots = OverdueBots(nothing, nothing, nothing, TAKEOVER_S)
    assert bots.next_span(AT_MS) == (AT_MS + 1, 0)
    late = AT_MS - 10_000
    assert bots.next_span(AT_MS) == (late, late - OVERLAP_MS)
    assert bots.next_span(AT_MS + 1000) == (late + 1000, late + 1000 - OVERLAP_MS)
    # Now and then all matches are searched again, for those that were missed.
    passed = ALL_EVERY_S
    assert bots.next_span(AT_MS) == (late, 0)
    assert bots.next_span(AT_MS) == (late, late - OVERLAP_MS)
