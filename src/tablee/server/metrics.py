"""What operators see under `/metrics`."""

from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector

from tablee.bots.counters import BUCKETS, Counters
from tablee.bots.queueing import ANALYSIS, HINT, TURN

PRIORITIES = {TURN: "turn", HINT: "hint", ANALYSIS: "analysis"}
ACK_BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """The counters of one server."""

    def __init__(self) -> None:
        registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        PlatformCollector(registry=registry)
        self.registry = registry
        self.connections = Gauge("tablee_connections", "Open sockets", registry=registry)
        self.live = Gauge("tablee_live_matches", "Matches held in memory", registry=registry)
        self.moves = Counter("tablee_moves", "Moves committed", ["game", "by"], registry=registry)
        self.opened = Counter("tablee_tables_opened", "Tables opened", ["game"], registry=registry)
        self.ended = Counter("tablee_matches_ended", "Matches over", ["game"], registry=registry)
        self.analyses = Counter("tablee_analyses", "Matches analysed to the end", ["game"], registry=registry)
        self.acknowledged = Histogram(
            "tablee_move_ack_seconds",
            "From a move's arrival to its acknowledgement",
            buckets=ACK_BUCKETS,
            registry=registry,
        )
        self.refused = Counter(
            "tablee_refusals", "Refused requests and messages", ["code"], registry=registry
        )
        self.closed = Counter("tablee_sockets_closed", "Sockets we closed", ["code"], registry=registry)
        self.bots_thinking = Gauge(
            "tablee_bots_thinking", "Bots asked and not answered yet", registry=registry
        )
        self.bot_faults = Counter(
            "tablee_bot_faults", "Bots that failed to choose", ["game"], registry=registry
        )
        self.faults = Counter("tablee_faults", "Unexpected errors", registry=registry)

    def watch_pool(self, counters: Counters) -> None:
        """Show what the pool of bots counts, too."""
        self.registry.register(PoolCollector(counters))


class PoolCollector(Collector):
    """The pool's own counters, read when operators look."""

    def __init__(self, counters: Counters) -> None:
        self._counters = counters

    def collect(self) -> Iterator[Metric]:
        """One metric for each counter."""
        now = self._counters
        queue = GaugeMetricFamily(
            "tablee_bot_questions_waiting", "Questions waiting for a worker", labels=["priority"]
        )
        waited = HistogramMetricFamily(
            "tablee_bot_wait_seconds", "Time that questions waited for a worker", labels=["priority"]
        )
        for priority, waits in now.waits.items():
            labels = [PRIORITIES[priority]]
            queue.add_metric(labels, waits.waiting)
            bounds = [*map(str, BUCKETS), "+Inf"]
            below = list(zip(bounds, accumulate(waits.counts), strict=True))
            waited.add_metric(labels, below, waits.seconds)
        yield queue
        yield waited
        yield GaugeMetricFamily("tablee_bot_questions_open", "Questions that workers answer", now.thinking)
        for name, about, value in (
            ("answers", "Questions answered", now.answered),
            ("thinking_seconds", "Time that workers spent on questions", now.seconds),
            ("failures", "Times that a bot gave no move of its own", now.failures),
            ("kills", "Workers that hung, died or talked nonsense", now.kills),
            ("substitutes", "Moves by the lowest level in place of another", now.substitutes),
            ("random_moves", "Moves by chance in place of a bot", now.at_random),
        ):
            yield CounterMetricFamily(f"tablee_bot_{name}", about, value)
