"""What goes on by itself, about once a second.

Any process may serve any match. A process asks every second in one statement whether anything is to be done
(`store/due`), and only then what; what other processes changed at its tables it reads in any case.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from tablee.server.operations.recurring import Recurring, Work, attempt
from tablee.store.due import DueKind, Moments
from tablee.store.store import Store


class Look(NamedTuple):
    """What is to be done about once a second: where something of the kind is due, or (None) in any case."""

    work: Work
    due: DueKind | None = None


class Poller:
    """One task that looks now and then: `looks` are carried out about once a second, one after the other."""

    def __init__(
        self, store: Store, moments: Callable[[], Moments], looks: Sequence[Look], every_s: float
    ) -> None:
        """`moments` states, once for each round, what counts as due."""
        self._store = store
        self._moments = moments
        self._looks = looks
        self.looking = Recurring("polling", self.look_at_everything, every_s)

    async def look_at_everything(self) -> None:
        """Do all that is to be done about once a second."""
        due = await self._store.due.find(self._moments())
        for look in self._looks:
            if look.due is None or look.due in due:
                # What goes wrong in one of them keeps nobody from the others.
                await attempt("polling", look.work)
