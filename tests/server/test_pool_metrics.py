"""Operators see what the pool of bots counts."""

from prometheus_client import generate_latest

from tablee.bots.pool import Counters
from tablee.server.metrics import Metrics


def test_the_counters_of_the_pool_are_shown_as_they_are_when_one_looks() -> None:
    metrics, counters = Metrics(), Counters()
    metrics.watch_pool(counters)
    counters.waiting, counters.kills, counters.seconds = 3, 2, 1.5
    shown = generate_latest(metrics.registry).decode()
    for line in (
        "tablee_bot_questions_waiting 3.0",
        "tablee_bot_kills_total 2.0",
        "thinking_seconds_total 1.5",
    ):
        assert line in shown
