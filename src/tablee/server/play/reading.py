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
from tablee.store.whole_matches import Known, WholeMatch


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
        whole = await self._found(table, Known())
        row, entries = whole.row, whole.entries
        _check_undone(row, len(whole.taken))
        if len(entries) > row.ply and (await self._found(table, Known())).row.ply > row.ply:
            # Leave out the moves made since the row was read: the row and the log belong together.
            entries = entries[: row.ply]
        # A long match takes a moment to replay; other tasks go on meanwhile.
        match = await asyncio.to_thread(_replayed, row, entries) if entries else _replayed(row, entries)
        events = whole.events or ()
        return LiveMatch(row, match, entries, whole.taken, whole.resignations, events, _counted(whole))

    async def read_with_talk(self, table: str) -> LiveMatch:
        """Return the same match, with all chat, offers and proposals of the table marked as sent."""
        live = await self.read(table)
        news = await self._store.whole_matches.news(table, 0, 1, live.events_known, now())
        live.sent.note_chat(max((message.n for message in news.lines), default=0))
        live.sent.note_removed(news.untold)
        live.sent.note_event(live.events_known)
        live.sent.note_offer(news.offer)
        live.sent.note_proposals(news.proposals)
        return live

    async def catch_up(self, live: LiveMatch) -> CaughtUp:
        """Add what the store has and `live` has not yet; the caller holds the lock.

        Return the last ply that stayed as it was, and the moves undone since. Raise as `read` does; then `live` is as
        it was before.
        """
        whole = await self._found(live.id, Known(live.match.ply, live.undone, live.row.revision))
        _check_undone(whole.row, live.undone + len(whole.taken))
        events = live.events if whole.events is None else whole.events
        try:
            live.catch_up(
                whole.row,
                whole.kept,
                whole.entries,
                whole.taken,
                whole.resignations,
                events,
                _counted(whole),
            )
        except IllegalMoveError as error:
            raise RecordError(error.code, error.params) from error
        return CaughtUp(whole.row, whole.kept, whole.taken)

    async def _found(self, table: str, known: Known) -> WholeMatch:
        whole = await self._store.whole_matches.read(table, known)
        if whole is None:
            raise RefusalError("table.unknown")
        return whole


def created(row: MatchRow, entries: Sequence[Entry]) -> LiveMatch:
    """Return the match that this process has just created, whose row agrees with its log."""
    return LiveMatch(row, _replayed(row, entries), entries)


def _counted(whole: WholeMatch) -> Sequence[Outage]:
    """Return when seats had no connection, if the table's clock counts that."""
    minutes = isinstance(terms_of(whole.row).clock, BankClock | MoveClock)
    return whole.outages if minutes else ()


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
