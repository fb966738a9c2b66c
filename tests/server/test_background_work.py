"""Each part of a server that works in the background begins with the server, is asked in time, and ends with it."""

from pathlib import Path
from typing import Any, Final

import pytest

from tablee.server.operations.recurring import Recurring
from tablee.server.services import Services
from tests.server.conftest import Running, Start

POLL_S: Final = 0.7

INTERVALS: Final = {
    "backing up": (30.0, 30.0),
    "checking logs": (86_400.0, 10.0),
    "checkpointing": (2.0, 0.0),
    "playing for the ladder": (5.0, 30.0),
    "polling": (POLL_S, 0.0),
    "pruning": (3600.0, 3600.0),
    "sending guests their tables": (POLL_S, 0.0),
    "sending notices": (POLL_S, 0.0),
}
"""The seconds between two times, and those before the first."""

DUE: Final = {
    "bots": "OverdueBots.poll",
    "gone": "QuickMatches.free_seats",
    "seats": "Filling.poll",
    "countdowns": "Countdowns.poll",
    "clocks": "Jumps.poll_clocks",
    "moves ahead": "MovesAhead.poll",
    "devices": "Devices.poll",
    "turns": "TurnClaims.poll",
    "orders": "OrdersRead.read",
}
"""The work for each kind of thing that the store reports as due."""

AT_EVERY_POLL: Final = {
    "Announcements.poll",
    "BannedSockets.poll",
    "WatchedTables.poll",
    "SharedPresence.poll",
    "QuickMatches.note",
    "Jumps.poll",
    "StandIns.poll",
    "Proposals.poll",
    "Askers.poll",
    "AgreedRematches.poll",
    "Expiring.poll",
    "Services._jobs.<locals>.keep_programs",
}
BY_OTHERS: Final = {"Deadlines.poll"}
"""Polled by a part that is polled: `Jumps` does so once no jump of a clock is left to note."""

TO_STOP: Final = ("stop", "close")


def parts(services: Services) -> list[Any]:
    """Return all parts of the server that are classes of the package."""
    return [part for part in vars(services).values() if type(part).__module__.startswith("tablee.")]


def recurring(services: Services) -> list[Recurring]:
    """Return the recurring work of all parts."""
    inner = [value for part in parts(services) for value in vars(part).values()]
    return [one for one in [*vars(services).values(), *inner] if isinstance(one, Recurring)]


@pytest.fixture
async def server(start: Start, tmp_path: Path) -> Running:
    """Return a server that makes backups, and has a ladder, too."""
    return await start(poll=POLL_S, backup_to=tmp_path, ladder=True)


async def test_recurring_work_has_its_interval_begins_with_the_server_and_ends_with_it(
    server: Running,
) -> None:
    found = recurring(server.services)
    assert {one._what: (one._every, one._wait) for one in found} == INTERVALS
    assert [one._what for one in found if one._task is None or one._task.done()] == []
    await server.stop()
    assert [one._what for one in found if one._task is None or not one._task.done()] == []


async def test_every_part_that_polls_is_polled_and_for_what_is_due_it_is_the_right_one(
    server: Running,
) -> None:
    services = server.services
    jobs = {getattr(job.work, "__qualname__", ""): job.due for job in services.poller._jobs}
    assert {due: name for name, due in jobs.items() if due is not None} == DUE
    assert {name for name, due in jobs.items() if due is None} == AT_EVERY_POLL
    itself = {getattr(one._work, "__qualname__", "") for one in recurring(services)}
    polling = {
        f"{type(part).__name__}.poll" for part in parts(services) if callable(getattr(part, "poll", None))
    }
    assert polling - set(jobs) - itself == BY_OTHERS


@pytest.mark.parametrize(("signal", "follows"), [("changes", "on_change"), ("presence", "on_presence")])
async def test_every_part_that_follows_a_signal_is_subscribed(
    server: Running, signal: str, follows: str
) -> None:
    services = server.services
    subscribed = getattr(services, signal)._subscribers
    following = [getattr(part, follows) for part in parts(services) if hasattr(part, follows)]
    if not services.store.database.can_listen:
        # This database has no way to signal to other processes.
        following = [one for one in following if one.__self__ is not services.outgoing_signals]
    assert len(following) == len(subscribed)
    assert all(one in subscribed for one in following)


async def test_every_part_that_can_be_stopped_is_stopped(server: Running) -> None:
    services, stopped = server.services, set[str]()

    def noting(name: str, stop: Any) -> Any:
        def noted() -> Any:
            stopped.add(name)
            return stop()

        return noted

    expected = set()
    for name, part in vars(services).items():
        for verb in TO_STOP:
            if part in parts(services) and hasattr(part, verb) and name not in ("store", "rules"):
                setattr(part, verb, noting(name, getattr(part, verb)))
                expected.add(name)
    await server.stop()
    assert stopped == expected
    assert "bot_turns" in expected
