"""Operators see the counters of the pool of bots."""

from prometheus_client import generate_latest

from tablee.bots.pool.counters import Counters, Waits
from tablee.bots.pool.fair_queue import HINT
from tablee.server.operations.metrics import Metrics


def test_the_counters_of_the_pool_are_shown_as_they_are_when_one_looks() -> None:
    metrics, counters = Metrics(), Counters(waits={HINT: Waits()})
    metrics.watch_thinker(counters)
    counters.waits[HINT].waiting, counters.kills, counters.seconds = 3, 2, 1.5
    counters.trees = 4
    for seconds in (0.05, 0.3, 100.0):
        counters.waits[HINT].note(seconds)
    shown = generate_latest(metrics.registry).decode()
    for line in (
        'tablee_bot_questions_waiting{priority="hint"} 3.0',
        'tablee_bot_wait_seconds_bucket{le="0.05",priority="hint"} 1.0',
        'tablee_bot_wait_seconds_bucket{le="0.5",priority="hint"} 2.0',
        'tablee_bot_wait_seconds_count{priority="hint"} 3.0',
        'tablee_bot_wait_seconds_sum{priority="hint"} 100.35',
        "tablee_bot_kills_total 2.0",
        "thinking_seconds_total 1.5",
        "tablee_bot_further_trees_total 4.0",
    ):
        assert line in shown
