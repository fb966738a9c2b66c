"""Reads a match from the store: all of it, or what it has missed. The log decides for every process."""

import asyncio
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from tablee.core.errors import IllegalMoveError, RecordError
from tablee.core.record import Played, Record
from tablee.games import find
from tablee.match import Match
from tablee.server.clock import now
from tablee.server.errors import RefusalError
from tablee.server.live.clock_events import terms_of
from tablee.server.live.live_match import LiveMatch
from tablee.server.protocol.terms import BankClock, MoveClock
from tablee.store.new_moves import Gained
from tablee.store.rows import Entry, MatchRow, Outage, TakenBack
from tablee.store.store import Store


class CaughtUp(NamedTuple):
    """The changes that a match had missed: the plies after `kept`, which may replace its own, and undone moves.

    `row`: the row of the match in the store now.
    """

    row: MatchRow
    kept: int
    taken: list[TakenBack]


class Reader:
    """Reads matches of one store, and changes nothing there."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def read(self, table: str) -> LiveMatch:
        """Return the match of this table, as the log has it.

        Raise `RefusalError` `table.unknown`, `UnknownGameError`, and `RecordError` if the log cannot be replayed.
        """
        while True:
            row = await self._found(table)
            entries = await self._store.log.entries(table)
            taken = await self._store.log.taken_back(table)
            resignations = await self._store.log.resignations(table)
            if await self._is_still(row):
                _check_undone(row, len(taken))
                break
        if len(entries) > row.ply and (await self._found(table)).ply > row.ply:
            # Leave out the moves made since the row was read: the row and the log belong together.
            entries = entries[: row.ply]
        # A long match takes a moment to replay; other tasks go on meanwhile.
        match = await asyncio.to_thread(_replayed, row, entries)
        events = await self._store.table_events.since(table, 0)
        return LiveMatch(row, match, entries, taken, resignations, events, await self._outages(row))

    async def read_with_talk(self, table: str) -> LiveMatch:
        """Return the same match, with all chat, offers and proposals of the table marked as sent."""
        live = await self.read(table)
        live.sent.note_chat(
            max((message.n for message in await self._store.chat.since(table, 0, 1)), default=0)
        )
        live.sent.note_removed(await self._store.chat.untold(table))
        live.sent.note_event(live.events_known)
        live.sent.note_offer(await self._store.offers.find(table))
        live.sent.note_proposals(await self._store.proposals.open_at(table, now()))
        return live

    async def catch_up(self, live: LiveMatch) -> CaughtUp:
        """Add what the store has and `live` has not yet; the caller holds the lock.

        Return the last ply that stayed as it was, and the moves undone since. Raise as `read` does; then `live` is as
        it was before.
        """
        while True:
            row = await self._found(live.id)
            taken = await self._store.log.taken_back(live.id, after=live.undone)
            kept = min([live.match.ply, *(one.entry.ply - 1 for one in taken)])
            entries = await self._store.log.entries(live.id, after=kept)
            resignations = await self._store.log.resignations(live.id)
            if await self._is_still(row):
                _check_undone(row, live.undone + len(taken))
                break
        events = live.events
        if row.revision != live.row.revision:
            # Read all of them: when a guest is deleted, their name is removed from old events.
            events = await self._store.table_events.since(live.id, 0)
        outages = await self._outages(row)
        try:
            live.catch_up(row, kept, entries, taken, resignations, events, outages)
        except IllegalMoveError as error:
            raise RecordError(error.code, error.params) from error
        return CaughtUp(row, kept, taken)

    async def _found(self, table: str) -> MatchRow:
        row = await self._store.matches.find(table)
        if row is None:
            raise RefusalError("table.unknown")
        return row

    async def _is_still(self, row: MatchRow) -> bool:
        """True if no move was undone and no epoch began since, so that all values read belong together."""
        return await self._store.matches.epoch(row.id) == (row.undone, row.epoch)

    async def _outages(self, row: MatchRow) -> Sequence[Outage]:
        """Return when seats had no connection, if the table's clock counts that."""
        minutes = isinstance(terms_of(row).clock, BankClock | MoveClock)
        return await self._store.outages.of_match(row.id) if minutes else ()


def with_moves(live: LiveMatch, gained: Gained) -> MatchRow | None:
    """Return the row of this match after the moves of `gained`; None if anything else has happened since it was read.

    Moves change no revision, so at the same revision all else is as this process knows it.
    """
    row = live.row
    same = (gained.revision, gained.undone, gained.epoch) == (row.revision, live.undone, row.epoch)
    if not same or row.begun is None or row.state != "running" or gained.state not in ("running", "over"):
        return None
    # Without a gap: the moves up to this one are known.
    if [entry.ply for entry in gained.entries[-1:]] != [gained.ply]:
        return None
    return msgspec.structs.replace(
        row,
        ply=gained.ply,
        state=gained.state,
        turn=gained.turn,
        outcome=gained.outcome,
        changed=gained.changed,
        deadline=gained.deadline,
    )


def _check_undone(row: MatchRow, undone: int) -> None:
    """Raise `RecordError` if the log has more or fewer undone moves than the row counts, read at the same moment."""
    if undone != row.undone:
        raise RecordError("record.undone", {"line": min(undone, row.undone) + 1})


def _replayed(row: MatchRow, entries: Sequence[Entry]) -> Match:
    """Return the match that the log holds. Raise `UnknownGameError` or `RecordError`."""
    moves = [Played(entry.seat, entry.move, entry.ms, entry.by, entry.helped) for entry in entries]
    game = find(row.game, row.rules)
    return Match.from_record(Record(game.name, row.rules, row.options, row.players, row.seed, [], moves))
