"""The queue of questions: many questions from one asker delay no other asker, and tables come before hints.

Questions have a priority. While several priorities wait, `SHARES` divides the workers' time among them, so that the
lower ones neither delay tables nor wait forever. Within a priority, askers alternate, one question at a time.
Askers nest: a source may be a path such as (address, guest, table). Addresses alternate, then the guests of an
address, then the tables of a guest: a guest with many tables gets no more turns than a guest with one.
"""

import asyncio
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

TURN: Final = 0
"""A table waits for its bot."""

HINT: Final = 1
"""A guest asked for a hint."""

ANALYSIS: Final = 2
"""A finished match is being analysed."""

SHARES: Final = {TURN: 16, HINT: 3, ANALYSIS: 1}
"""The share of the workers' time for each priority, among the priorities with waiting questions."""

GUESS: Final = 1.0
"""The seconds that an unanswered question is assumed to take."""


@dataclass(eq=False)
class Ticket:
    """A place in the queue; `called` receives the worker once it is this ticket's turn.

    `source`: the asker. A tuple is the path to it from the outermost group; any other value stands alone.
    """

    priority: int
    source: object
    called: "asyncio.Future[Any]" = field(
        default_factory=lambda: asyncio.get_running_loop().create_future(), repr=False
    )

    @property
    def path(self) -> tuple[object, ...]:
        """The groups of the source, from the outermost to the source itself."""
        return self.source if isinstance(self.source, tuple) else (self.source,)


class _Asker:
    """A source with its questions, or a group of sources; `at_work` counts its questions that are being answered."""

    def __init__(self) -> None:
        self.parts: dict[object, _Asker] = {}
        self.own: deque[Ticket] = deque()
        self.at_work = 0

    def part(self, path: Sequence[object]) -> list["_Asker"]:
        """Return the askers along `path`, this one first; missing ones are created."""
        along = [self]
        for name in path:
            along.append(along[-1].parts.setdefault(name, _Asker()))
        return along

    def tidy(self, path: Sequence[object]) -> None:
        """Forget the askers along `path` that have no question waiting or being answered."""
        if path and (part := self.parts.get(path[0])) is not None:
            part.tidy(path[1:])
            if not part.parts and not part.own and not part.at_work:
                del self.parts[path[0]]

    def waits(self) -> bool:
        """True if a question may be served here: one at a time for each source."""
        return bool(self.own and not self.at_work) or any(part.waits() for part in self.parts.values())

    def first(self) -> Ticket:
        """Remove and return the ticket whose turn it is.

        It comes from the waiting part with least at work; of several, from the first. Call this only if `waits()`.
        """
        self.at_work += 1
        if self.own:
            return self.own.popleft()
        return min(
            (part for part in self.parts.values() if part.waits()), key=lambda one: one.at_work
        ).first()

    def served(self, path: Sequence[object]) -> None:
        """Note that a question was answered: every asker along `path` goes to the end of its line."""
        self.at_work -= 1
        if path:
            part = self.parts.pop(path[0])
            self.parts[path[0]] = part
            part.served(path[1:])


class Queue:
    """The waiting tickets; without a clock or tasks of its own.

    Each priority has an account: the time spent on it, divided by its share. The smallest account is next.
    A priority that was idle starts level with the others, so that unused time is not saved up.
    """

    def __init__(self) -> None:
        self._askers: dict[int, _Asker] = {each: _Asker() for each in SHARES}
        self._spent = dict.fromkeys(SHARES, 0.0)
        self._level = 0.0

    def put(self, ticket: Ticket) -> None:
        """Add a ticket behind the source's own questions, which together have one place behind the other sources."""
        priority = ticket.priority
        askers = self._askers[priority]
        if not askers.waits() and not askers.at_work:
            self._spent[priority] = max(self._spent[priority], self._level)
        askers.part(ticket.path)[-1].own.append(ticket)

    def remove(self, ticket: Ticket) -> None:
        """Remove a ticket if it still waits."""
        askers = self._askers[ticket.priority]
        own = askers.part(ticket.path)[-1].own
        if ticket in own:
            own.remove(ticket)
        askers.tidy(ticket.path)

    def waits(self) -> bool:
        """True if there is a ticket that may be served."""
        return any(askers.waits() for askers in self._askers.values())

    def next(self) -> Ticket | None:
        """Return the ticket whose turn it is, or None if none may be served; `done` must follow."""
        waiting = [priority for priority, askers in self._askers.items() if askers.waits()]
        if not waiting:
            return None
        priority = min(waiting, key=lambda one: (self._account(one), one))
        self._level = max(self._level, self._account(priority))
        return self._askers[priority].first()

    def done(self, ticket: Ticket, seconds: float) -> None:
        """Note that a ticket was served in `seconds`; the source's next question goes to the end of the line."""
        self._spent[ticket.priority] += seconds / SHARES[ticket.priority]
        askers = self._askers[ticket.priority]
        askers.served(ticket.path)
        askers.tidy(ticket.path)

    def _account(self, priority: int) -> float:
        return self._spent[priority] + self._askers[priority].at_work * GUESS / SHARES[priority]
