"""Work at many tables, one after the other: a failing table delays no other, and is left alone for a while."""

from collections.abc import Awaitable, Callable, Iterable
from time import monotonic
from typing import Final, TypeVar

from tablee.core.errors import TableeError
from tablee.server.operations.logs import log
from tablee.store.failures import DatabaseAwayError

T = TypeVar("T")
FIRST_REST_S: Final = 1.0
LONGEST_REST_S: Final = 600.0
"""A failing table is tried again after `FIRST_REST_S`, then each time after twice as long, up to this."""


class EachTable:
    """Carries out one kind of work, called `what` in the log, at one table after the other."""

    def __init__(self, what: str) -> None:
        self._what = what
        self._resting: dict[str, tuple[float, float]] = {}

    async def do(
        self,
        items: Iterable[T],
        work: Callable[[T], Awaitable[None]],
        table_of: Callable[[T], str] = str,
    ) -> None:
        """Carry out `work` for each of these items, except those of tables that failed a moment ago.

        Raise `DatabaseAwayError` at once, because every other table would fail too. `table_of` returns the table of
        an item.
        """
        for item in items:
            table = table_of(item)
            until, rest = self._resting.get(table, (0.0, FIRST_REST_S))
            if monotonic() < until:
                continue
            try:
                await work(item)
            except DatabaseAwayError:
                raise
            except TableeError as refused:
                log.warning(f"{self._what} failed at a table", match=table, code=refused.code, again_in=rest)
                self._leave_alone(table, rest)
            except Exception:
                log.error(f"{self._what} failed at a table", match=table, again_in=rest, exc_info=True)
                self._leave_alone(table, rest)
            else:
                self._resting.pop(table, None)

    def _leave_alone(self, table: str, rest: float) -> None:
        now = monotonic()
        # Remove tables that have had no work for a while.
        forgotten = [one for one, (until, _) in self._resting.items() if until < now - LONGEST_REST_S]
        for one in forgotten:
            del self._resting[one]
        self._resting[table] = (now + rest, min(2 * rest, LONGEST_REST_S))
