"""The page of a server's rates, settings and metrics, from the code that applies them."""

import re
from collections.abc import Iterator
from dataclasses import fields
from types import SimpleNamespace
from typing import Any, Final

from prometheus_client.core import Metric

from build_steps.reference.fixed_limits import DATABASE, FIXED
from build_steps.reference.tables import NOTE, code_list, table
from tablee.bots.pool.counters import Counters, Waits
from tablee.bots.pool.fair_queue import TURN
from tablee.bots.programs.program_host import Counted
from tablee.server.access.rate_limits import COUNTED, RATES
from tablee.server.operations.metrics import Metrics
from tablee.server.options import ServeOptions
from tablee.server.settings import Settings

INTRODUCTION: Final = f"""# Limits and metrics

The rates, settings, other limits and metrics of a server, for people who run one. Look a number or a name up here;
[Server reference](../operations-reference.md) explains how limits count, and which metrics to watch.
{NOTE}"""
SPANS: Final = {
    "a day": 86_400,
    "a minute": 60,
    "an hour": 3600,
}
KEY: Final = re.compile(r"(?:`\w+`, )*`\w+`(?=: )")
"""The names at the beginning of an item in the docstring of `Settings`."""

LABELS: Final = {"game", "by", "code", "limit", "what", "channel", "result", "priority", "of", "program"}


def reference() -> str:
    """Return the whole of `docs/reference/limits.md`."""
    parts = [
        INTRODUCTION,
        "## Rates\n",
        "Each process counts for itself. A request beyond a rate is refused with `request.too_many`. `--rate`"
        " multiplies all rates.\n",
        table(("rate", "counts", "by", "limit"), _rates()),
        "## Settings\n",
        "These are fields of `tablee.server.settings.Settings`, for servers started from Python. Times are in"
        " seconds, sizes in bytes. Fields that are options of `tablee serve` are in"
        " [Command line](command-line.md#tablee-serve).\n",
        table(("setting", "meaning", "default"), _settings()),
        "## Fixed limits\n",
        table(("what", "limit"), FIXED),
        "## Waits for the database\n",
        "After these times people see `database.away`, or `database.in_doubt` during a commit, and pages send the"
        " same again.\n",
        table(("what", "at most"), DATABASE),
        "## Metrics\n",
        "`/metrics` has these for Prometheus, besides those of the process (`process_cpu_seconds_total`,"
        " `process_resident_memory_bytes` …).\n",
        table(("metric", "type", "labels", "meaning"), _metrics()),
    ]
    return "\n".join(parts)


def _rates() -> Iterator[tuple[str, ...]]:
    for name, (times, seconds) in RATES.items():
        counts, by = COUNTED[name]
        span = next((f" {span}" for span, length in SPANS.items() if length == seconds), None)
        if span is None:
            span = f" in {seconds // 60} minutes" if seconds % 60 == 0 else f" in {seconds} s"
        yield f"`{name}`", counts, by, f"{times}{span}"


def _settings() -> Iterator[tuple[str, str, str]]:
    options = {one.name for one in fields(ServeOptions)}
    defaults = {one.name: one.default for one in fields(Settings)}
    for names, meaning in _described():
        some = [name for name in names if name not in options and isinstance(defaults[name], int | float)]
        if some:
            yield code_list(some), meaning, ", ".join(f"{defaults[name]:.10g}" for name in some)


def _described() -> Iterator[tuple[list[str], str]]:
    """Yield the names and the meaning of each item in the docstring of `Settings`."""
    for item in (Settings.__doc__ or "").split("\n    - ")[1:]:
        text = " ".join(item.split())
        keys = list(KEY.finditer(text))
        for key, following in zip(keys, [*keys[1:], None], strict=True):
            meaning = text[key.end() + 2 : following.start() if following else None].strip(" ;.")
            yield re.findall(r"`(\w+)`", key[0]), meaning[:1].upper() + meaning[1:] + "."


def _metrics() -> Iterator[tuple[str, str, str, str]]:
    for metric, labels in sorted(_all_metrics(), key=lambda found: found[0].name):
        name = f"{metric.name}_total" if metric.type == "counter" else metric.name
        yield f"`{name}`", metric.type, code_list(labels), f"{metric.documentation}."


def _all_metrics() -> Iterator[tuple[Metric, list[str]]]:
    metrics = Metrics()
    plain = {id(one): one for one in vars(metrics).values() if hasattr(one, "_labelnames")}
    for one in plain.values():
        yield next(iter(one.describe())), list(one._labelnames)
    stand_in: Any = SimpleNamespace
    metrics.watch_thinker(Counters(waits={TURN: Waits()}))
    metrics.watch_rules(stand_in(counters={"table": Counters()}, refused=0))
    metrics.watch_programs(stand_in(everyone={"Fox": stand_in(counted=Counted(), processes=0)}))
    for metric in metrics.registry.collect():
        labels = sorted({name for sample in metric.samples for name in sample.labels} & LABELS)
        known = {next(iter(one.describe())).name for one in plain.values()}
        if metric.name.startswith("tablee_") and metric.name not in known:
            yield metric, labels
