"""The matches in memory, read from the store when they are first asked for."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from tablee.core.errors import IllegalMoveError, RecordError, TableeError, UnknownGameError
from tablee.server.clock import now
from tablee.server.errors import RefusalError
from tablee.server.live.live_match import LiveMatch
from tablee.server.operations.each_table import EachTable
from tablee.server.operations.logs import ThrottledLog, log
from tablee.server.play.reading import CaughtUp, Reader, created, with_moves
from tablee.store.new_moves import Gained
from tablee.store.rows import Entry, MatchRow
from tablee.store.store import Store

KEPT: Final = 500
"""The number of matches that stay in memory without connections: the latest ones that were requested."""

TRIES: Final = 5
"""How often a row is corrected from its log although the match changes meanwhile."""


class MatchCache:
    """The matches in memory, read from the store when first asked for."""

    def __init__(self, store: Store, in_use: Callable[[str], bool]) -> None:
        """`in_use` returns true for tables to keep: with connections, or with a bot to move."""
        self._store = store
        self._reader = Reader(store)
        self._in_use = in_use
        self._held: OrderedDict[str, LiveMatch] = OrderedDict()
        self._reading: dict[str, asyncio.Task[LiveMatch]] = {}
        self._reading_all = EachTable("reading")
        # A stranger may request an unreadable table as often as they like.
        self._warnings = ThrottledLog()

    def __len__(self) -> int:
        return len(self._held)

    def held(self) -> list[LiveMatch]:
        """Return the matches in memory now."""
        return list(self._held.values())

    def is_held(self, table: str) -> bool:
        """True if the match of this table is in memory, perhaps older than the store has it."""
        return table in self._held

    def begins_reading(self, table: str) -> bool:
        """True if `get` would begin to read the match now, because it is neither in memory nor being read."""
        return table not in self._held and table not in self._reading

    def find(self, table: str) -> LiveMatch | None:
        """Return the match of this table if it is in memory, perhaps older than the store has it."""
        return self._held.get(table)

    async def get(self, table: str) -> LiveMatch:
        """Return the match of this table.

        Raise `RefusalError` `table.unknown` or `match.unreadable`.
        """
        live = self._held.get(table)
        if live is not None:
            self._held.move_to_end(table)
            return live
        if table not in self._reading:
            self._reading[table] = asyncio.create_task(self._read(table))
            self._reading[table].add_done_callback(lambda task: self._read_ended(table, task))
        return await asyncio.shield(self._reading[table])

    def _read_ended(self, table: str, task: "asyncio.Task[LiveMatch]") -> None:
        del self._reading[table]
        if not task.cancelled():
            # Otherwise asyncio reports a refusal as an error if everybody who asked is gone.
            task.exception()

    async def get_all(self, tables: Iterable[str]) -> list[LiveMatch]:
        """Return the matches of these tables, without those that cannot be read, which the log names."""
        found: list[LiveMatch] = []

        async def read(table: str) -> None:
            found.append(await self.get(table))

        await self._reading_all.do(tables, read)
        return found

    async def correct_row(self, table: str) -> None:
        """Read this match and correct its row by the log, without keeping the match. Raise as `get` does."""
        if table not in self._held:
            await self._read_agreeing(table)

    async def _read(self, table: str) -> LiveMatch:
        live = await self._read_agreeing(table)
        self._hold(live)
        return live

    async def _read_agreeing(self, table: str) -> LiveMatch:
        try:
            live = await self._reader.read_with_talk(table)
            await self._agree(live)
        except (RecordError, UnknownGameError) as error:
            raise self._unreadable(table, error) from error
        return live

    async def add(self, row: MatchRow, entries: Sequence[Entry]) -> LiveMatch:
        """Hold the match that this process has just created, and return it. Raise as `get` does."""
        if row.id in self._held or row.id in self._reading:
            # Some poll has found the table since it was committed.
            return await self.get(row.id)
        live = created(row, entries)
        self._hold(live)
        return live

    def _hold(self, live: LiveMatch) -> None:
        self._held[live.id] = live
        if len(self._held) > KEPT:
            idle = [
                other
                for other in self._held.values()
                if not other.lock.locked() and not self._in_use(other.id)
            ]
            for other in idle[: max(0, len(idle) - KEPT)]:
                self.forget(other.id)

    def forget(self, table: str) -> None:
        """Remove the match of this table from memory."""
        self._held.pop(table, None)

    async def catch_up(self, live: LiveMatch) -> CaughtUp:
        """Add what the store has and `live` has not yet; the caller holds the lock.

        Return the last ply that stayed as it was, and the moves undone since. Raise as `get` does; then `live` is as it
        was before.
        """
        try:
            caught = await self._reader.catch_up(live)
            corrected = await self._agree(live)
        except RecordError as error:
            raise self._unreadable(live.id, error) from error
        except RefusalError:
            self.forget(live.id)
            raise
        return await self._settled(live, caught, corrected)

    async def _settled(self, live: LiveMatch, caught: CaughtUp, corrected: Iterable[CaughtUp]) -> CaughtUp:
        for more in corrected:
            caught = CaughtUp(more.row, min(caught.kept, more.kept), [*caught.taken, *more.taken])
        await self._keep_deadline(live, caught.row)
        return caught

    async def add_moves(self, live: LiveMatch, gained: Gained) -> CaughtUp | None:
        """Add the moves of `gained` to `live`, if nothing else has happened since; the caller holds the lock.

        Return None, and change nothing, if the match has to be read. Raise as `get` does.
        """
        row = with_moves(live, gained)
        if row is None:
            return None
        return await self._go_on(live, row, [entry for entry in gained.entries if entry.ply > live.match.ply])

    async def adopt(self, live: LiveMatch, row: MatchRow) -> CaughtUp | None:
        """Become `row`, which the last change by this process returned; the caller holds the lock.

        Return None, and change nothing, if the match has to be read, because `live` lacks more than this change. Raise
        as `get` does.
        """
        before = live.row
        if (row.revision, row.epoch) != (before.revision + 1, before.epoch) or live.mark != (
            row.ply,
            row.undone,
        ):
            return None
        return await self._go_on(live, row, ())

    async def _go_on(self, live: LiveMatch, row: MatchRow, entries: Sequence[Entry]) -> CaughtUp:
        kept = live.match.ply
        try:
            live.add_moves(row, entries)
            corrected = await self._agree(live)
        except (IllegalMoveError, RecordError) as error:
            raise self._unreadable(live.id, error) from error
        return await self._settled(live, CaughtUp(row, kept, []), corrected)

    async def _agree(self, live: LiveMatch) -> list[CaughtUp]:
        """Correct the row if the log says otherwise; return what `live` has caught up with meanwhile."""
        caught: list[CaughtUp] = []
        while not live.agrees:
            if len(caught) == TRIES:
                log.error("row differs from log", match=live.id)
                break
            row = live.row
            if await self._store.corrections.correct(row, live.summary(), now()):
                log.warning("row corrected from log", match=live.id, game=row.game, was=row.state)
            caught.append(await self._reader.catch_up(live))
        return caught

    async def _keep_deadline(self, live: LiveMatch, row: MatchRow) -> None:
        """Store when a server checks the clocks, if an event besides a move changed that."""
        if row.state == "running" and row.ply == live.match.ply and row.deadline != live.row.deadline:
            await self._store.clocks.set_deadline(row.id, row.revision, row.ply, live.row.deadline)

    def _unreadable(self, table: str, error: TableeError) -> RefusalError:
        """Return the refusal for a table whose log cannot be replayed; the server's log has the details."""
        line = error.params.get("line")
        self._warnings.warn("match cannot be read", match=table, code=error.code, line=line)
        return RefusalError("match.unreadable")
