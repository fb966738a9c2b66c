"""Finds what is wrong with notifications: each is stored once and sent once.

A notice may be sent again, with the same key, only if its sending was interrupted (`tablee.store.outbox`).
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from tests.histories.records import Finding, State

NEAR_S: Final = 10.0
"""The longest time from a fault to a delivery that it may have interrupted."""


class Notice(NamedTuple):
    """A row of the outbox; `state`: waiting, sent or dropped."""

    key: str
    channel: str
    table: str
    kind: str
    at: State
    state: str


class Delivery(NamedTuple):
    """A notice that an address received."""

    at: float
    key: str
    table: str
    kind: str


class Fault(NamedTuple):
    """The time of a fault, from its beginning to its end."""

    begin: float
    end: float


def findings(
    notices: Sequence[Notice], deliveries: Sequence[Delivery], faults: Sequence[Fault] = ()
) -> list[Finding]:
    """Return everything that is wrong with these notices."""
    return [*_stored(notices), *_delivered(notices, deliveries, faults)]


def sent_again(deliveries: Sequence[Delivery]) -> int:
    """Return the number of deliveries that repeated an earlier one."""
    return len(deliveries) - len({one.key for one in deliveries})


def _stored(notices: Sequence[Notice]) -> Iterator[Finding]:
    keys: dict[tuple[object, ...], set[str]] = defaultdict(set)
    for one in notices:
        keys[one.channel, one.table, one.kind, one.at].add(one.key)
    for (_, table, kind, at), several in keys.items():
        if len(several) > 1:
            yield Finding("notice_twice", str(table), f"{kind} at {at} has the keys {sorted(several)}")


def _delivered(
    notices: Sequence[Notice], deliveries: Sequence[Delivery], faults: Sequence[Fault]
) -> Iterator[Finding]:
    stored = {one.key: one for one in notices}
    times: dict[str, list[float]] = defaultdict(list)
    for one in deliveries:
        times[one.key].append(one.at)
        row = stored.get(one.key)
        if row is None or (row.table, row.kind) != (one.table, one.kind):
            yield Finding("notice_unknown", one.table, f"{one.kind} with key {one.key}: the outbox has {row}")
    for key, at in times.items():
        if len(at) > 1 and not any(_interrupted(fault, at[0]) for fault in faults):
            table = stored[key].table if key in stored else ""
            yield Finding("notice_twice", table, f"key {key} was sent {len(at)} times, and no fault was near")
    for row in notices:
        if row.state == "sent" and row.key not in times:
            yield Finding("notice_lost", row.table, f"key {row.key} counts as sent, and did not arrive")


def _interrupted(fault: Fault, at: float) -> bool:
    return fault.begin - NEAR_S <= at <= fault.end + NEAR_S
