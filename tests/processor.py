"""How much processor time each test takes, its processes with it: a busy machine makes a test longer, not dearer."""

import os
from collections.abc import Iterator, Sequence

import pytest

from tests.marks import SOAK

MOST_S = 5.0
"""What a test may take alone; more needs the marker `slow`, and a reason in its docstring."""
MOST_LISTED = 30
KEY = "processor seconds"
STARTED = frozenset({"browser", "server", "processes", "postgres", "slow", "soak"})
"""Marks of tests that may lean on other processes."""


def _of(pid: int) -> float:
    """Seconds that a process and all below it have used so far, as Linux tells; 0 where it is gone."""
    home = f"/proc/{pid}"
    try:
        fields = _read(f"{home}/stat").rpartition(b")")[2].split()
        below = [
            child
            for thread in os.listdir(f"{home}/task")
            for child in _read(f"{home}/task/{thread}/children").split()
        ]
    except OSError:
        return 0.0
    own = sum(int(field) for field in fields[11:15]) / os.sysconf("SC_CLK_TCK")
    return own + sum(_of(int(child)) for child in below)


def _read(path: str) -> bytes:
    """What stands in a file of /proc; for a browser's threads that are a hundred files twice a test: so raw."""
    file = os.open(path, os.O_RDONLY)
    try:
        return os.read(file, 1 << 16)
    finally:
        os.close(file)


def used(with_running: bool) -> float:
    """Seconds that this process and those it started and saw the end of have used; on Linux also those that run."""
    times = os.times()
    ended = times.user + times.system + times.children_user + times.children_system
    return (with_running and _of(os.getpid())) or ended


def _leans_on_others(item: pytest.Item) -> bool:
    """Whether processes that were running before, and go on after it, may work for this test.

    To ask all threads of a browser that some earlier test left open takes longer than most tests do.
    """
    return any(mark.name in STARTED for mark in item.iter_markers())


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Take the time from before a test is set up."""
    item.stash[_BEGAN] = used(_leans_on_others(item))
    return (yield)


_BEGAN = pytest.StashKey[float]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Iterator[None]:
    """Tell how much a test took, once it has run and before what it leaned on ends."""
    if call.when == "call":
        item.user_properties.append(
            (KEY, (round(used(_leans_on_others(item)) - item.stash[_BEGAN], 2), _has_reason(item)))
        )
    return (yield)


def _has_reason(item: pytest.Item) -> bool:
    """Whether it says why it is dear; where Hypothesis looks much wider, that is the reason."""
    reasons = ("slow", "soak", "hypothesis") if SOAK else ("slow", "soak")
    return any(mark.name in reasons for mark in item.iter_markers())


def _told(report: pytest.TestReport) -> list[tuple[float, bool]]:
    return [
        (told[0], told[1])
        for key, told in report.user_properties
        if key == KEY and isinstance(told, Sequence)
    ]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """List the dearest tests, and those that are dear without saying why."""
    taken: dict[str, tuple[float, bool]] = {}
    for reports in terminalreporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport) and report.when == "call":
                for told in _told(report):
                    # A test counts its subtests, which report too.
                    taken[report.nodeid] = max(told, taken.get(report.nodeid, told))
    if not taken:
        return
    total = sum(seconds for seconds, _ in taken.values())
    terminalreporter.section(f"{total:.0f} s of processor time in {len(taken)} tests")
    dearest = sorted(((took, reason, name) for name, (took, reason) in taken.items()), reverse=True)
    for took, reason, name in dearest[:MOST_LISTED]:
        if took >= 1:
            without = "" if reason or took <= MOST_S else "  (dear, and does not say why)"
            terminalreporter.line(f"{took:7.2f} s {name}{without}")
