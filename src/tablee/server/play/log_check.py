"""Finds matches whose log cannot be read, and rows that differ from the log: each server daily, and `doctor`."""

import asyncio
from collections.abc import AsyncIterator
from time import monotonic
from typing import Final, NamedTuple

from tablee.core.deal import check_deal
from tablee.core.errors import RecordError, TableeError
from tablee.server.errors import RefusalError
from tablee.server.live.dealing import deal_of
from tablee.server.operations.logs import log
from tablee.server.operations.metrics import Metrics
from tablee.server.operations.recurring import Recurring
from tablee.server.play.cache import MatchCache
from tablee.server.play.reading import Reader
from tablee.store.failures import DatabaseAwayError
from tablee.store.rows import MatchRow
from tablee.store.store import Store

TABLES_PER_QUERY: Final = 100
BETWEEN_S: Final = 0.05
"""The seconds between two matches, so that the server has time for players."""

WAIT_S: Final = 10.0
"""The seconds after a start: first, bots act in their matches."""

EVERY_S: Final = 24 * 3600.0
NAMED: Final = 50
"""The most tables named in one line of the log."""

RUNNING: Final = ("running",)
BEGUN: Final = ("running", "over")


class Examined(NamedTuple):
    """The result of reading matches: how many exist and were read; tables with an unreadable log or a wrong row.

    `misdealt`: tables whose deal does not follow from the commitments of server and browsers. The two numbers are equal
    if there was time for all matches, even if some began or were deleted meanwhile.
    """

    total: int
    read: int
    unreadable: dict[str, str]
    differing: list[str]
    misdealt: list[str]


class LogCheck:
    """Reads every running match once a day, and once those that an older version may have ended wrongly."""

    def __init__(self, store: Store, match_cache: MatchCache, metrics: Metrics) -> None:
        self._store = store
        self._match_cache = match_cache
        self._metrics = metrics
        self.recurring = Recurring("checking logs", self.check, EVERY_S, wait=WAIT_S)

    async def check(self) -> None:
        """Read them, correct rows that contradict their log, and name unreadable tables in the server's log."""
        unreadable: list[str] = []
        while doubtful := await self._store.corrections.doubtful(TABLES_PER_QUERY):
            for table in doubtful:
                if not await self._is_readable(table):
                    unreadable.append(table)
                await self._store.corrections.settled(table)
        async for table in _ids(self._store, RUNNING):
            if not await self._is_readable(table):
                unreadable.append(table)
        self._metrics.unreadable.set(len(unreadable))
        if unreadable:
            log.error("tables cannot be read", count=len(unreadable), matches=unreadable[:NAMED])

    async def _is_readable(self, table: str) -> bool:
        await asyncio.sleep(BETWEEN_S)
        try:
            await self._match_cache.correct_row(table)
        except DatabaseAwayError:
            raise
        except RefusalError as refused:
            # A match that was deleted meanwhile is no fault.
            return refused.code == "table.unknown"
        except Exception:
            log.error("match cannot be read", match=table, exc_info=True)
            return False
        return True


async def examine(store: Store, seconds: float | None) -> Examined:
    """Read every match that has begun, for at most `seconds` (None: all of them), and change nothing."""
    reader, until = Reader(store), None if seconds is None else monotonic() + seconds
    unreadable: dict[str, str] = {}
    differing: list[str] = []
    misdealt: list[str] = []
    read = 0
    total = None
    async for table in _ids(store, BEGUN):
        if until is not None and monotonic() >= until:
            total = await store.corrections.count_begun()
            break
        read += 1
        try:
            live = await reader.read(table)
        except DatabaseAwayError:
            raise
        except RefusalError:
            # It was deleted meanwhile, which is no fault.
            read -= 1
        except TableeError as error:
            unreadable[table] = error.code
        except Exception as failure:  # any failure to read it is a finding
            unreadable[table] = repr(failure)
        else:
            if not live.agrees:
                differing.append(table)
            if not _is_dealt_as_bound(live.row):
                misdealt.append(table)
    return Examined(read if total is None else total, read, unreadable, differing, misdealt)


def _is_dealt_as_bound(row: MatchRow) -> bool:
    """True if every commitment opens and the seed follows from them, or the match has no deal to check."""
    try:
        deal = deal_of(row)
        if deal is not None:
            check_deal(deal, row.seed)
    except RecordError:
        return False
    return True


async def _ids(store: Store, states: tuple[str, ...]) -> AsyncIterator[str]:
    last = ""
    while some := await store.corrections.begun(states, last, TABLES_PER_QUERY):
        for table in some:
            yield table
        last = some[-1]
