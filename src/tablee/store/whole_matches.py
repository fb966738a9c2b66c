"""A match with its whole log, and the news of its table, each read in one turn of the database."""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection

from tablee.store.blocks import unheard_by
from tablee.store.chat import lines_since, untold_lines
from tablee.store.log import entries_of, resignations_of, taken_back_of
from tablee.store.match_rows import find
from tablee.store.matches import epoch_of
from tablee.store.moves_ahead import move_ahead_of
from tablee.store.offers import offer_at
from tablee.store.outages import outages_of
from tablee.store.proposals import open_proposals
from tablee.store.repository import Repository
from tablee.store.rows import (
    ChatMessage,
    Entry,
    MatchRow,
    MoveAhead,
    Outage,
    Proposal,
    RematchOffer,
    Resignation,
    TableEvent,
    TakenBack,
)
from tablee.store.table_events import events_since


class Known(NamedTuple):
    """How far the caller knows a match: its plies, its undone moves, and its revision (None: no events)."""

    ply: int = 0
    undone: int = 0
    revision: int | None = None


class WholeMatch(NamedTuple):
    """A match as the store has it.

    `taken` are the undone moves, and `entries` the moves after ply `kept`, that the caller does not know. `events` are
    complete; None if the revision is the one that the caller knows. `resignations` and `outages` are complete.
    """

    row: MatchRow
    kept: int
    entries: Sequence[Entry]
    taken: list[TakenBack]
    resignations: Sequence[Resignation]
    events: Sequence[TableEvent] | None
    outages: Sequence[Outage]


class TableNews(NamedTuple):
    """What happens at a table besides moves: lines of chat, untold lines, events, offer and proposals."""

    lines: Sequence[ChatMessage]
    untold: list[int]
    events: Sequence[TableEvent]
    offer: RematchOffer | None
    proposals: list[Proposal]


class Story(NamedTuple):
    """What a newcomer to a table receives besides moves; `unheard` are the guests whom they do not hear."""

    unheard: set[str]
    lines: Sequence[ChatMessage]
    untold: list[int]
    events: Sequence[TableEvent]
    ahead: MoveAhead | None


class WholeMatches(Repository):
    """Only reads."""

    async def read(self, match: str, known: Known) -> WholeMatch | None:
        """Return this match beyond what is `known`, as it was at one moment; None if there is no such match."""
        return await self._database.look(lambda connection: _read(connection, match, known))

    async def news(self, match: str, after_line: int, lines: int, after_event: int, now: int) -> TableNews:
        """Return the news of this table: at most `lines` lines after `after_line`, and events after `after_event`."""

        def read(connection: Connection) -> TableNews:
            return TableNews(
                lines_since(connection, match, after_line, lines),
                untold_lines(connection, match),
                events_since(connection, match, after_event),
                offer_at(connection, match),
                open_proposals(connection, match, now),
            )

        return await self._database.look(read)

    async def story(self, match: str, guest: str | None, seat: int | None, lines: int) -> Story:
        """Return the story of this table for `guest`, who arrives and sees it from `seat`."""

        def read(connection: Connection) -> Story:
            unheard = set() if guest is None else unheard_by(connection, guest)
            return Story(
                unheard,
                lines_since(connection, match, 0, lines),
                untold_lines(connection, match, unheard),
                events_since(connection, match, 0),
                None if seat is None else move_ahead_of(connection, match, seat),
            )

        return await self._database.look(read)


def _read(connection: Connection, match: str, known: Known) -> WholeMatch | None:
    while True:
        row = find(connection, match)
        if row is None:
            return None
        taken = taken_back_of(connection, match, known.undone)
        kept = min([known.ply, *(one.entry.ply - 1 for one in taken)])
        entries = entries_of(connection, match, kept)
        resignations = resignations_of(connection, match)
        # If a move was undone or an epoch began since, the values do not belong together.
        if epoch_of(connection, match) == (row.undone, row.epoch):
            break
    # Read all events if any may be new: when a guest is deleted, their name is removed from old events.
    events = None if row.revision == known.revision else events_since(connection, match, 0)
    return WholeMatch(row, kept, entries, taken, resignations, events, outages_of(connection, match))
