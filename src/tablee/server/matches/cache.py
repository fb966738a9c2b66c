"""The matches in memory, read from the store when they are first asked for."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from tablee.core.record import Played, Record
from tablee.games import find
from tablee.match import Match
from tablee.server.clock import now
from tablee.server.clocks.standing import terms_of
from tablee.server.errors import RefusalError
from tablee.server.matches.live_match import LiveMatch
from tablee.server.protocol.terms import BankClock, MoveClock
from tablee.store.rows import Entry, MatchRow, Outage, TakenBack
from tablee.store.store import Store

KEPT: Final = 500
"""So many matches stay in memory although nobody is connected to them, those asked for last."""


class CaughtUp(NamedTuple):
    """What a match had missed: the plies after `kept`, among them perhaps others than it had, and steps taken back."""

    kept: int
    taken: list[TakenBack]


class MatchCache:
    """The matches in memory, read from the store when first asked for."""

    def __init__(self, store: Store, in_use: Callable[[str], bool]) -> None:
        """`in_use` tells which tables must be kept: somebody is connected to them, or a bot is to move there."""
        self._store = store
        self._in_use = in_use
        self._held: OrderedDict[str, LiveMatch] = OrderedDict()
        self._reading: dict[str, asyncio.Task[LiveMatch]] = {}

    def __len__(self) -> int:
        return len(self._held)

    def held(self) -> list[LiveMatch]:
        """Those in memory now."""
        return list(self._held.values())

    async def get(self, table: str) -> LiveMatch:
        """The match of this table.

        Raises `RefusalError` `table.unknown`, `RecordError` where the log cannot be replayed.
        """
        live = self._held.get(table)
        if live is not None:
            self._held.move_to_end(table)
            return live
        if table not in self._reading:
            self._reading[table] = asyncio.create_task(self._read(table))
            self._reading[table].add_done_callback(lambda _: self._reading.pop(table))
        return await asyncio.shield(self._reading[table])

    async def _read(self, table: str) -> LiveMatch:
        while True:
            row = await self._store.matches.find(table)
            if row is None:
                raise RefusalError("table.unknown")
            entries = await self._store.log.entries(table)
            taken = await self._store.log.taken_back(table)
            if len(taken) == row.undone:
                break
        resignations = await self._store.log.resignations(table)
        # A long match takes a moment to replay; meanwhile others go on.
        match = await asyncio.to_thread(_replayed, row, entries)
        events = await self._store.table_events.since(table, 0)
        live = LiveMatch(row, match, entries, taken, resignations, events, await self._outages(row))
        live.told.note_chat(
            max((message.n for message in await self._store.chat.since(table, 0, 1)), default=0)
        )
        live.told.note_untold(await self._store.chat.untold(table))
        live.told.note_happened(max((event.n for event in events), default=0))
        live.told.note_offer(await self._store.offers.find(table))
        live.told.note_proposals(await self._store.proposals.open_at(table, now()))
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
        """The match of this table is no longer to be found: let go of it."""
        self._held.pop(table, None)

    async def catch_up(self, live: LiveMatch) -> CaughtUp:
        """Add what the store has and `live` has not yet; the caller holds the lock.

        Answers up to which ply everything stayed as it was, and what was taken back since. Raises `RefusalError`
        `table.unknown` where it was deleted.
        """
        while True:
            row = await self._store.matches.find(live.id)
            if row is None:
                self.forget(live.id)
                raise RefusalError("table.unknown")
            taken = await self._store.log.taken_back(live.id, after=live.undone)
            kept = min([live.match.ply, *(one.entry.ply - 1 for one in taken)])
            entries = await self._store.log.entries(live.id, after=kept)
            # A step taken back between these reads would make nonsense of them.
            if await self._store.matches.undone(live.id) == row.undone == live.undone + len(taken):
                break
        resignations = await self._store.log.resignations(live.id)
        events = (
            await self._store.table_events.since(live.id, live.events_known)
            if row.revision != live.row.revision
            else []
        )
        live.catch_up(row, kept, entries, taken, resignations, events, await self._outages(row))
        await self._keep_deadline(live, row)
        return CaughtUp(kept, taken)

    async def _keep_deadline(self, live: LiveMatch, row: MatchRow) -> None:
        """Have the store say when somebody is to look at the clocks, where something besides a move changed that."""
        if row.state == "running" and row.ply == live.match.ply and row.deadline != live.row.deadline:
            await self._store.clocks.set_deadline(row.id, row.revision, row.ply, live.row.deadline)

    async def _outages(self, row: MatchRow) -> Sequence[Outage]:
        """Who was connected to nothing when, where that matters."""
        minutes = isinstance(terms_of(row).clock, BankClock | MoveClock)
        return await self._store.outages.of_match(row.id) if minutes else ()


def _replayed(row: MatchRow, entries: Sequence[Entry]) -> Match:
    """The match that the log tells. Raises `UnknownGameError` or `RecordError`."""
    moves = [Played(entry.seat, entry.move, entry.ms, entry.by, entry.helped) for entry in entries]
    game = find(row.game, row.rules)
    return Match.from_record(Record(game.name, row.rules, row.options, row.players, row.seed, [], moves))
