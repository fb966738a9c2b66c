"""The work that each process does about once a second.

Any process may serve any match. Each process asks the store every second, in one statement, which kinds of work are due
(`store/due`), and does only these. It reads the changes by other processes at its own tables in any case.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from tablee.server.operations.recurring import Recurring, Work, attempt
from tablee.store.due import DueKind, Moments
from tablee.store.store import Store


class Look(NamedTuple):
    """Work to do about once a second: if the store has work of the kind `due`, or (None) in any case."""

    work: Work
    due: DueKind | None = None


class Poller:
    """One task that does all jobs about once a second, one after the other."""

    def __init__(
        self, store: Store, moments: Callable[[], Moments], looks: Sequence[Look], every_s: float
    ) -> None:
        """`moments` returns, once for each round, the times that decide which work is due."""
        self._store = store
        self._moments = moments
        self._looks = looks
        self.looking = Recurring("polling", self.look_at_everything, every_s)

    async def look_at_everything(self) -> None:
        """Do every job once."""
        due = await self._store.due.find(self._moments())
        for look in self._looks:
            if look.due is None or look.due in due:
                # A job that fails does not stop the others.
                await attempt("polling", look.work)
