"""Who is next: a queue in which nobody waits behind one asker's many questions, and tables come before hints.

Questions have a priority. While questions of several wait, workers' time is shared out as `SHARES` says, so the lower
ones neither hold up the tables nor wait for ever; within one, the askers take turns, each with one question at a time.
"""

import asyncio
from collections import OrderedDict, deque
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
    """A place in the queue; `called` is given what the ticket waits for."""

    priority: int
    source: object
    called: "asyncio.Future[Any]" = field(
        default_factory=lambda: asyncio.get_running_loop().create_future(), repr=False
    )


class Queue:
    """Tickets that wait; no clock and no tasks of its own.

    Each priority has an account of the time that was spent on it, divided by its share; the smallest account is next.
    One that was idle begins at the level of the others, for time that nobody asked for is not saved up.
    """

    def __init__(self) -> None:
        self._lines: dict[int, OrderedDict[object, deque[Ticket]]] = {each: OrderedDict() for each in SHARES}
        self._served: dict[tuple[int, object], deque[Ticket]] = {}
        self._spent = dict.fromkeys(SHARES, 0.0)
        self._level = 0.0

    def put(self, ticket: Ticket) -> None:
        """Take a place: behind the source's own questions, which together have one place behind the other sources."""
        priority, source = ticket.priority, ticket.source
        own = self._served.get((priority, source))
        if own is None:
            if not self._lines[priority] and not self._at_work(priority):
                self._spent[priority] = max(self._spent[priority], self._level)
            own = self._lines[priority].setdefault(source, deque())
        own.append(ticket)

    def remove(self, ticket: Ticket) -> None:
        """Leave the queue, if it still waits there."""
        key = ticket.priority, ticket.source
        line = self._lines[ticket.priority]
        own = self._served.get(key) or line.get(ticket.source, deque())
        if ticket in own:
            own.remove(ticket)
        if not own and key not in self._served:
            line.pop(ticket.source, None)

    def next(self) -> Ticket | None:
        """The ticket whose turn it is, None when none may be served; `done` must follow."""
        waiting = [priority for priority, line in self._lines.items() if line]
        if not waiting:
            return None
        priority = min(waiting, key=lambda one: (self._account(one), one))
        self._level = max(self._level, self._account(priority))
        source, own = self._lines[priority].popitem(last=False)
        ticket = own.popleft()
        self._served[priority, source] = own
        return ticket

    def done(self, ticket: Ticket, seconds: float) -> None:
        """It was served, which took so long; its source's next question goes to the end of the line."""
        self._spent[ticket.priority] += seconds / SHARES[ticket.priority]
        own = self._served.pop((ticket.priority, ticket.source))
        if own:
            self._lines[ticket.priority][ticket.source] = own

    def _at_work(self, priority: int) -> int:
        return sum(one == priority for one, _ in self._served)

    def _account(self, priority: int) -> float:
        return self._spent[priority] + self._at_work(priority) * GUESS / SHARES[priority]
