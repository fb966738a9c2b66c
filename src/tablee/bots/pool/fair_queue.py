"""Who is next: a queue in which nobody waits behind one asker's many questions, and tables come before hints.

Questions have a priority. While questions of several wait, workers' time is shared out as `SHARES` says, so the lower
ones neither hold up the tables nor wait for ever; within one, the askers take turns, each with one question at a time.

Askers nest: a source may be a path such as (address, guest, table). Addresses take turns, then the guests of the
address whose turn it is, then the guest's tables: who opens many tables gets no more turns than who opens one.
"""

import asyncio
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

TURN: Final = 0
"""A table waits for its bot."""

HINT: Final = 1
"""Somebody wants to know a good move."""

ANALYSIS: Final = 2
"""A match that is over is looked at again."""

SHARES: Final = {TURN: 16, HINT: 3, ANALYSIS: 1}
"""How workers' time is shared out between priorities of which questions wait."""

GUESS: Final = 1.0
"""Seconds that a question is reckoned to take while it is not answered yet."""


@dataclass(eq=False)
class Ticket:
    """A place in the queue; `called` is given what the ticket waits for.

    `source`: who asks, a tuple being the path to them from the outermost group; anything else stands alone.
    """

    priority: int
    source: object
    called: "asyncio.Future[Any]" = field(
        default_factory=lambda: asyncio.get_running_loop().create_future(), repr=False
    )

    @property
    def path(self) -> tuple[object, ...]:
        """The groups that the source belongs to, from the outermost to itself."""
        return self.source if isinstance(self.source, tuple) else (self.source,)


class _Asker:
    """A source with its questions, or a group of them; `at_work`: how many of its questions are being answered."""

    def __init__(self) -> None:
        self.parts: dict[object, _Asker] = {}
        self.own: deque[Ticket] = deque()
        self.at_work = 0

    def part(self, path: Sequence[object]) -> list["_Asker"]:
        """Those along `path`, from this one on; they are made where they are missing."""
        along = [self]
        for name in path:
            along.append(along[-1].parts.setdefault(name, _Asker()))
        return along

    def tidy(self, path: Sequence[object]) -> None:
        """Forget along `path` who neither waits nor is served."""
        if path and (part := self.parts.get(path[0])) is not None:
            part.tidy(path[1:])
            if not part.parts and not part.own and not part.at_work:
                del self.parts[path[0]]

    def waits(self) -> bool:
        """Whether a question may be served here: a source has one at a time."""
        return bool(self.own and not self.at_work) or any(part.waits() for part in self.parts.values())

    def first(self) -> Ticket:
        """Take out the ticket whose turn it is, where one `waits`: who has least at work, then who is first in line."""
        self.at_work += 1
        if self.own:
            return self.own.popleft()
        return min(
            (part for part in self.parts.values() if part.waits()), key=lambda one: one.at_work
        ).first()

    def served(self, path: Sequence[object]) -> None:
        """A question was answered: all along `path` go to the end of their lines."""
        self.at_work -= 1
        if path:
            part = self.parts.pop(path[0])
            self.parts[path[0]] = part
            part.served(path[1:])


class Queue:
    """Tickets that wait; no clock and no tasks of its own.

    Each priority has an account of the time that was spent on it, divided by its share; the smallest account is next.
    One that was idle begins at the level of the others, for time that nobody asked for is not saved up.
    """

    def __init__(self) -> None:
        self._askers: dict[int, _Asker] = {each: _Asker() for each in SHARES}
        self._spent = dict.fromkeys(SHARES, 0.0)
        self._level = 0.0

    def put(self, ticket: Ticket) -> None:
        """Take a place: behind the source's own questions, which together have one place behind the other sources."""
        priority = ticket.priority
        askers = self._askers[priority]
        if not askers.waits() and not askers.at_work:
            self._spent[priority] = max(self._spent[priority], self._level)
        askers.part(ticket.path)[-1].own.append(ticket)

    def remove(self, ticket: Ticket) -> None:
        """Leave the queue, if it still waits there."""
        askers = self._askers[ticket.priority]
        own = askers.part(ticket.path)[-1].own
        if ticket in own:
            own.remove(ticket)
        askers.tidy(ticket.path)

    def waits(self) -> bool:
        """Whether there is a ticket that may be served."""
        return any(askers.waits() for askers in self._askers.values())

    def next(self) -> Ticket | None:
        """The ticket whose turn it is, None when none may be served; `done` must follow."""
        waiting = [priority for priority, askers in self._askers.items() if askers.waits()]
        if not waiting:
            return None
        priority = min(waiting, key=lambda one: (self._account(one), one))
        self._level = max(self._level, self._account(priority))
        return self._askers[priority].first()

    def done(self, ticket: Ticket, seconds: float) -> None:
        """It was served, which took so long; its source's next question goes to the end of the line."""
        self._spent[ticket.priority] += seconds / SHARES[ticket.priority]
        askers = self._askers[ticket.priority]
        askers.served(ticket.path)
        askers.tidy(ticket.path)

    def _account(self, priority: int) -> float:
        return self._spent[priority] + self._askers[priority].at_work * GUESS / SHARES[priority]
