"""The rows that every write operation of the store finds: three guests, and a table in each state."""

from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple, TypeAlias

from tablee.store.rows import Channel, Device, MatchRow, ModerationEntry
from tablee.store.store import Store
from tests.store.samples import ENDS, entry, match, seat

NOW: Final = 5_000
"""The time of every operation; the rows are older."""


class World(NamedTuple):
    """Ana, Bo and Cyd, each with one browser.

    Ana is host at "waiting", where Bo sits too and a seat is free. She plays with Bo at "running", and did at "over".
    Each has a confirmed mail address, so that every notice has a recipient.
    """

    ana: Device
    bo: Device
    cyd: Device


Operation: TypeAlias = Callable[[], Awaitable[object]]
"""The operation itself, which may be tried repeatedly."""

Preparation: TypeAlias = Callable[[Store, World], Awaitable[Operation]]
"""Adds the further rows that an operation needs, and returns the operation."""

OPERATIONS: Final[dict[str, Preparation]] = {}
"""Each operation's preparation, by `part.method` of the store. A comma and the case follow if there are several."""


def operation(name: str) -> Callable[[Preparation], Preparation]:
    """Register a preparation in `OPERATIONS`."""

    def enter(preparation: Preparation) -> Preparation:
        assert name not in OPERATIONS
        OPERATIONS[name] = preparation
        return preparation

    return enter


async def found(store: Store, name: str) -> MatchRow:
    """Return the match of this name; there must be one."""
    row = await store.matches.find(name)
    assert row is not None
    return row


def channel(name: str, guest: str) -> Channel:
    """Return a confirmed mail address."""
    return Channel(name, guest, "mail", f"{name}@example.org", {}, "en", "http://here", 1, None, 1)


def moderated(here: World, action: str, report: str | None = None) -> ModerationEntry:
    """Return the moderators' log entry about an action of Bo against Ana."""
    return ModerationEntry(
        at=NOW,
        actor=here.bo.guest.id,
        actor_name="Bo",
        action=action,
        report=report,
        target=here.ana.guest.id,
        target_name="Ana",
        details={},
    )


async def world(store: Store) -> World:
    """Store the rows that all operations share."""
    devices = []
    # Of two guests who are merged the older one stays: each has an age of their own.
    for created, name in enumerate(("Ana", "Bo", "Cyd"), 1):
        guest, token = await store.guests.create(name, created)
        await store.channels.add(channel(name, guest.id))
        device = await store.guests.device(token)
        assert device is not None
        devices.append(device)
    ana, bo, cyd = devices
    two = seat(0, "guest", ana.guest.id), seat(1, "guest", bo.guest.id)
    for name, further in (("waiting", [seat(2)]), ("running", []), ("over", [])):
        await store.matches.create(match(name, *two, *further, host=ana.guest.id))
    await store.log.append("over", entry(1), ENDS)
    return World(ana, bo, cyd)
