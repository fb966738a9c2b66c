"""The work that each process does about once a second.

Any process may serve any match. Each process asks the store every second, in one statement, which kinds of work are due
(`store/due`), and does only these. It reads the changes by other processes at its own tables in any case.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from tablee.server.operations.recurring import Recurring, Work, attempt
from tablee.store.due import DueKind, Moments
from tablee.store.store import Store


class PollJob(NamedTuple):
    """Work to do about once a second: if the store has work of the kind `due`, or (None) in any case."""

    work: Work
    due: DueKind | None = None


class Poller:
    """One task that does all jobs about once a second, one after the other."""

    def __init__(
        self, store: Store, moments: Callable[[], Moments], jobs: Sequence[PollJob], every_s: float
    ) -> None:
        """`moments` returns, once for each round, the times that decide which work is due."""
        self._store = store
        self._moments = moments
        self._jobs = jobs
        self.recurring = Recurring("polling", self.poll_everything, every_s)

    async def poll_everything(self) -> None:
        """Do every job once."""
        due = await self._store.due.find(self._moments())
        for job in self._jobs:
            if job.due is None or job.due in due:
                # A job that fails does not stop the others.
                await attempt("polling", job.work)
