"""The processor time of each test and its child processes, which does not depend on other programs."""

import os
from collections.abc import Iterator, Sequence

import pytest

from tests.marks import SOAK

MOST_S = 5.0
"""The most that a test may take without the marker `slow` and a reason in its docstring."""
MOST_LISTED = 30
KEY = "processor seconds"
STARTED = frozenset({"browser", "server", "processes", "postgres", "slow", "soak"})
"""Marks of tests that may use other processes."""


def _of(pid: int) -> float:
    """Return the seconds that a process and its descendants have used so far, on Linux; 0 if it is gone."""
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
    """Return the content of a file in /proc. Unbuffered, because a browser's threads are a hundred such files twice
    a test.
    """
    file = os.open(path, os.O_RDONLY)
    try:
        return os.read(file, 1 << 16)
    finally:
        os.close(file)


def used(with_running: bool) -> float:
    """Return the seconds of this process and its ended children; on Linux also of its running ones."""
    times = os.times()
    ended = times.user + times.system + times.children_user + times.children_system
    return (with_running and _of(os.getpid())) or ended


def _leans_on_others(item: pytest.Item) -> bool:
    """True if processes that ran before, and continue after it, may work for this test.

    Reading all threads of a browser that an earlier test left open takes longer than most tests do.
    """
    return any(mark.name in STARTED for mark in item.iter_markers())


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Note the time before a test is set up."""
    item.stash[_BEGAN] = used(_leans_on_others(item))
    return (yield)


_BEGAN = pytest.StashKey[float]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Iterator[None]:
    """Report the time of a test once it has run, before the processes that it used end."""
    if call.when == "call":
        item.user_properties.append(
            (KEY, (round(used(_leans_on_others(item)) - item.stash[_BEGAN], 2), _has_reason(item)))
        )
    return (yield)


def _has_reason(item: pytest.Item) -> bool:
    """True if the test gives a reason for its cost; the wider search of Hypothesis is one."""
    reasons = ("slow", "soak", "hypothesis") if SOAK else ("slow", "soak")
    return any(mark.name in reasons for mark in item.iter_markers())


def _told(report: pytest.TestReport) -> list[tuple[float, bool]]:
    return [
        (told[0], told[1])
        for key, told in report.user_properties
        if key == KEY and isinstance(told, Sequence)
    ]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """List the most expensive tests, and those without a reason."""
    taken: dict[str, tuple[float, bool]] = {}
    for reports in terminalreporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport) and report.when == "call":
                for told in _told(report):
                    # A test includes its subtests, which report too.
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
