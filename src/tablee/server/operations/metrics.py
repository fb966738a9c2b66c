"""The metrics that operators find under `/metrics`."""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector

import tablee
from tablee.bots.pool.counters import BUCKETS, Counters, Waits
from tablee.bots.pool.fair_queue import ANALYSIS, HINT, TURN
from tablee.bots.programs.offered import Programs
from tablee.bots.programs.program_host import Host
from tablee.bots.programs.remote_agent import RemoteAgent
from tablee.core import position
from tablee.server.thinker import Rules

PRIORITIES = {TURN: "turn", HINT: "hint", ANALYSIS: "analysis"}
LOOP_BUCKETS = (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
RULES = "interpreted" if str(position.__file__).endswith(".py") else "compiled"
"""How the rules run in this process."""

ACK_BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """The counters of one server."""

    def __init__(self) -> None:
        registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        PlatformCollector(registry=registry)
        self.registry = registry
        self._build = Info(
            "tablee_build", "What runs here: its version, and how its rules run", registry=registry
        )
        self._build.info({"version": tablee.__version__, "rules": RULES})
        counter = partial(Counter, registry=registry)
        gauge = partial(Gauge, registry=registry)
        histogram = partial(Histogram, registry=registry)
        # Tables and matches.
        self.live = gauge("tablee_live_matches", "Matches held in memory")
        self.moves = counter("tablee_moves", "Moves committed, by a person or a bot", ["game", "by"])
        self.tables_created = counter("tablee_tables_opened", "Tables opened", ["game"])
        self.ended = counter("tablee_matches_ended", "Matches over", ["game"])
        self.analyses = counter("tablee_analyses", "Matches analysed to the end", ["game"])
        # Delays that people feel.
        acknowledged = (
            "tablee_move_ack_seconds",
            "From a move's arrival to its acknowledgement, after the commit",
        )
        self.acknowledged = histogram(*acknowledged, buckets=ACK_BUCKETS)
        late = ("tablee_loop_delay_seconds", "Delay of the event loop, measured ten times a second")
        self.loop_delay = histogram(*late, buckets=LOOP_BUCKETS)
        # Bots.
        self.bots_thinking = gauge("tablee_bots_thinking", "Questions to bots without an answer yet")
        self.bot_faults = counter("tablee_bot_faults", "Bots that failed to choose", ["game"])
        self.bot_turns = counter(
            "tablee_bot_turns",
            "Bots' turns claimed on PostgreSQL, at a table of this process or from the queue of all",
            ["found"],
        )
        self.turns_lost = counter("tablee_bot_turns_lost", "Claims that ended while a bot thought")
        waited = ("tablee_bot_turn_wait_seconds", "Time that turns waited in the queue of all processes")
        self.turn_waits = histogram(*waited, buckets=BUCKETS)
        self.questions_for_others = counter(
            "tablee_bot_questions_for_others", "Hints and analyses answered for another process"
        )
        self.ladder_matches = counter("tablee_ladder_matches", "Matches played for the ladder", ["game"])
        self.ladder_faults = counter(
            "tablee_ladder_faults", "Matches of the ladder that a program lost by a fault", ["kind"]
        )
        # Connections.
        self.connections = gauge("tablee_connections", "Open sockets")
        self.closed = counter("tablee_sockets_closed", "Sockets that the server closed", ["code"])
        self.tcp = gauge("tablee_tcp_connections", "Open TCP connections, sockets included")
        turned_away = (
            "tablee_connections_turned_away",
            "Connections closed at once: too many of one address, or of this process",
        )
        self.turned_away = counter(*turned_away, ["limit"])
        too_slow = ("tablee_requests_too_slow", "Connections closed because a request did not arrive")
        self.too_slow = counter(*too_slow, ["what"])
        # Notices.
        what_came = (
            "tablee_notices",
            "Notices to people who are away, by kind of channel and result",
        )
        self.notices = counter(*what_came, ["channel", "result"])
        # Failures.
        self.refused = counter("tablee_refusals", "Refused requests and messages", ["code"])
        self.database_away = counter("tablee_database_away", "Times that the database could not be used")
        self.backups = counter("tablee_backups", "Daily backups, made or failed", ["result"])
        newest = ("tablee_last_backup_timestamp_seconds", "When the newest daily backup was made, since 1970")
        self.last_backup = gauge(*newest)
        self.faults = counter("tablee_faults", "Unexpected errors")
        self.unreadable = gauge(
            "tablee_unreadable_matches", "Matches whose log could not be replayed at the last check"
        )

    def watch_thinker(self, counters: Counters) -> None:
        """Include the counters of the bots' questions."""
        self.registry.register(ThinkerCollector(counters))

    def watch_rules(self, rules: Rules) -> None:
        """Include the counters of the rules workers."""
        self.registry.register(RulesCollector(rules))

    def watch_programs(self, programs: Programs) -> None:
        """Include the counters of the operator's programs."""
        self.registry.register(ProgramsCollector(programs))


class RulesCollector(Collector):
    """The counters of the rules workers, read at each scrape: of those for tables, and of those for lessons."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules

    def collect(self) -> Iterator[Metric]:
        """Yield one metric for each counter."""
        pools = self._rules.counters
        waiting = GaugeMetricFamily(
            "tablee_rules_questions_waiting", "Questions waiting for a worker of the rules", labels=["of"]
        )
        counted: list[tuple[str, str, Callable[[Counters], float]]] = [
            ("answers", "Questions that the rules answered", lambda now: now.answered),
            ("seconds", "Time that workers spent on the rules", lambda now: now.seconds),
            (
                "kills",
                "Rules workers that took too long or died",
                lambda now: now.kills,
            ),
        ]
        answering = GaugeMetricFamily(
            "tablee_rules_questions_open", "Questions that workers of the rules answer", labels=["of"]
        )
        for name, counters in pools.items():
            waiting.add_metric([name], counters.waiting)
            answering.add_metric([name], counters.thinking)
        yield waiting
        yield answering
        for name, about, value in counted:
            metric = CounterMetricFamily(f"tablee_rules_{name}", about, labels=["of"])
            for pool, counters in pools.items():
                metric.add_metric([pool], value(counters))
            yield metric
        yield CounterMetricFamily(
            "tablee_rules_unanswered",
            "Questions that took too much or came when too many waited",
            self._rules.refused,
        )


class ProgramsCollector(Collector):
    """The counters of each program, read at each scrape."""

    def __init__(self, programs: Programs) -> None:
        self._programs = programs

    def collect(self) -> Iterator[Metric]:
        """Yield one metric for each counter, labelled with the program's name."""
        waited = HistogramMetricFamily(
            "tablee_program_wait_seconds", "Time that questions waited for a process", labels=["program"]
        )
        everyone = self._programs.everyone
        for name, host in everyone.items():
            waited.add_metric([name], classes(host.counted.waits), host.counted.waits.seconds)
        yield waited
        gauges: list[tuple[str, str, Callable[[Host | RemoteAgent], float]]] = [
            ("questions_waiting", "Questions waiting for a process", lambda host: host.counted.waits.waiting),
            ("questions_open", "Questions that processes answer", lambda host: host.counted.thinking),
            ("processes", "Processes now, or connections of an agent elsewhere", lambda host: host.processes),
        ]
        counters: list[tuple[str, str, Callable[[Host | RemoteAgent], float]]] = [
            ("answers", "Questions answered with legal moves", lambda host: host.counted.answered),
            ("thinking_seconds", "Time spent on questions", lambda host: host.counted.seconds),
            ("failures", "Questions that a bot answered instead", lambda host: host.counted.failures),
            (
                "starts",
                "Processes started, or connections of an agent elsewhere",
                lambda host: host.counted.starts,
            ),
        ]
        for family, shown in ((GaugeMetricFamily, gauges), (CounterMetricFamily, counters)):
            for name, about, value in shown:
                metric = family(f"tablee_program_{name}", about, labels=["program"])
                for program, host in everyone.items():
                    metric.add_metric([program], value(host))
                yield metric


def classes(waits: Waits) -> list[tuple[str, float]]:
    """Return the number of questions that waited up to each bound, in the form that Prometheus expects."""
    return list(zip([*map(str, BUCKETS), "+Inf"], accumulate(waits.counts), strict=True))


class ThinkerCollector(Collector):
    """The counters of the bots' questions, read at each scrape."""

    def __init__(self, counters: Counters) -> None:
        self._counters = counters

    def collect(self) -> Iterator[Metric]:
        """Yield one metric for each counter."""
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
            waited.add_metric(labels, classes(waits), waits.seconds)
        yield queue
        yield waited
        yield GaugeMetricFamily("tablee_bot_questions_open", "Questions that workers answer", now.thinking)
        for name, about, value in (
            ("answers", "Questions answered", now.answered),
            ("thinking_seconds", "Time that workers spent on questions", now.seconds),
            ("further_trees", "Trees grown by workers that nobody waited for", now.trees),
            ("failures", "Times that a bot gave no move of its own", now.failures),
            ("kills", "Workers that hung, died or gave no valid answer", now.kills),
            ("substitutes", "Moves by the lowest level in place of another", now.substitutes),
            ("random_moves", "Moves by chance in place of a bot", now.at_random),
        ):
            yield CounterMetricFamily(f"tablee_bot_{name}", about, value)
