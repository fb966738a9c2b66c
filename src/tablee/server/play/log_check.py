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

BATCH: Final = 100
PAUSE_S: Final = 0.05
"""Between two matches, so that the server has time for players meanwhile."""

WAIT_S: Final = 10.0
"""After a start: first the matches go on in which bots are to act."""

EVERY_S: Final = 24 * 3600.0
NAMED: Final = 50
"""So many tables at most are named in one line of the log."""

RUNNING: Final = ("running",)
BEGUN: Final = ("running", "over")


class Examined(NamedTuple):
    """What came of reading matches: how many there are and were read; tables with an unreadable log or a wrong row.

    `misdealt`: tables whose deal does not follow from what the server and the players' browsers were bound to. The two
    numbers are the same if there was time for all, whatever began or was deleted meanwhile.
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
        self.looking = Recurring("checking logs", self.look, EVERY_S, wait=WAIT_S)

    async def look(self) -> None:
        """Read them; rows that say otherwise than their log are corrected, and unreadable tables named in the log."""
        unreadable: list[str] = []
        while doubtful := await self._store.corrections.doubtful(BATCH):
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
        await asyncio.sleep(PAUSE_S)
        try:
            await self._match_cache.look_at(table)
        except DatabaseAwayError:
            raise
        except RefusalError as refused:
            # One that was deleted meanwhile is no fault.
            return refused.code == "table.unknown"
        except Exception:
            log.error("match cannot be read", match=table, exc_info=True)
            return False
        return True


async def examine(store: Store, seconds: float | None) -> Examined:
    """Read every match that has begun, for so many seconds at most (None: all), and change nothing."""
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
        except Exception as failure:  # whatever keeps it from being read is what is looked for
            unreadable[table] = repr(failure)
        else:
            if not live.agrees:
                differing.append(table)
            if not _is_dealt_as_bound(live.row):
                misdealt.append(table)
    return Examined(read if total is None else total, read, unreadable, differing, misdealt)


def _is_dealt_as_bound(row: MatchRow) -> bool:
    """True if every commitment opens, and the seed follows from what was bound; a match without a deal has none."""
    try:
        deal = deal_of(row)
        if deal is not None:
            check_deal(deal, row.seed)
    except RecordError:
        return False
    return True


async def _ids(store: Store, states: tuple[str, ...]) -> AsyncIterator[str]:
    last = ""
    while some := await store.corrections.begun(states, last, BATCH):
        for table in some:
            yield table
        last = some[-1]
