"""One match in memory: a cache of the log, which can be read again at any time."""

import asyncio
from collections.abc import Collection, Mapping, Sequence
from time import perf_counter
from typing import Any

from tablee.core.game import Game, Legal
from tablee.core.record import Played
from tablee.match import Match, Prepared
from tablee.server.live.clock_events import Facts, terms_of
from tablee.server.live.clock_state import clock_state
from tablee.server.live.known_log import KnownLog
from tablee.server.live.seating import Seating
from tablee.server.live.sent_so_far import SentSoFar
from tablee.server.live.summaries import agrees, summarised, summary, with_clock_state
from tablee.server.protocol.terms import Terms
from tablee.store.rows import (
    ClockState,
    Entry,
    MatchRow,
    Outage,
    Resignation,
    Summary,
    TableEvent,
    TakenBack,
)


class LiveMatch(Seating):
    """One match as this process knows it. It changes through its own methods and in no other way.

    Call those that change it, and read what several of its parts must agree on, under `lock`.
    """

    def __init__(
        self,
        row: MatchRow,
        match: Match,
        entries: Sequence[Entry] = (),
        taken_back: Sequence[TakenBack] = (),
        resignations: Sequence[Resignation] = (),
        events: Sequence[TableEvent] = (),
        outages: Sequence[Outage] = (),
    ) -> None:
        """`match` is the position that `entries` lead to, without the resignations."""
        self.lock = asyncio.Lock()
        self._sent = SentSoFar()
        self._row = row
        self._terms_of, self._terms = row.terms, terms_of(row)
        self._match = match
        self._log = KnownLog()
        self._legal: Legal | None = None
        self._revocable: bool | None = None
        self._stood_in: frozenset[int] = frozenset()
        self._steps_in: Mapping[int, int] = {}
        self._turn_since = perf_counter()
        self._add(entries, taken_back, resignations)
        self._set_events(events, outages)

    # --- what it is ---------------------------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        """The table's id."""
        return self._row.id

    @property
    def terms(self) -> Terms:
        """The terms that were agreed for the table."""
        if self._terms_of is not self._row.terms:
            self._terms_of, self._terms = self._row.terms, terms_of(self._row)
        return self._terms

    @property
    def game(self) -> Game[Any]:
        """The game that is played."""
        return self._match.game

    @property
    def undone(self) -> int:
        """The number of moves undone so far."""
        return len(self._log.taken_back)

    @property
    def mark(self) -> tuple[int, int]:
        """The number of moves that lead to this position, and the number of moves undone before it."""
        return self._match.ply, self.undone

    @property
    def agrees(self) -> bool:
        """False if the row contradicts the log."""
        return agrees(self._row, self._match)

    @property
    def taken_back(self) -> Sequence[tuple[int, int]]:
        """The seats that undid a move, each with the ply that was the last again, once for a move and its replies."""
        return [
            (taken.entry.seat, taken.entry.ply - 1) for taken in self._log.taken_back if taken.by_its_player
        ]

    @property
    def sent(self) -> SentSoFar:
        """The last messages besides moves that this process sent to everyone at the table."""
        return self._sent

    @property
    def events(self) -> Sequence[TableEvent]:
        """The events of the table besides moves, in order."""
        return self._log.events

    @property
    def events_known(self) -> int:
        """The number of the last table event that this process knows."""
        return self.events[-1].n if self.events else 0

    @property
    def outages(self) -> Sequence[Outage]:
        """The known times at which seats had no connection; none if the clock does not count them."""
        return self._log.outages

    @property
    def timed_out(self) -> Collection[int]:
        """The seats that bots play because the time of their players ran out."""
        return () if self._row.clock_state is None else self._row.clock_state.out

    @property
    def stood_in(self) -> frozenset[int]:
        """The seats that bots play for people who are away; empty unless the match is running."""
        return self._stood_in if self._row.state == "running" else frozenset()

    @property
    def steps_in(self) -> Mapping[int, int]:
        """For each seat whose player is away: when a bot steps in unless the player is back before."""
        return self._steps_in if self._row.state == "running" else {}

    @property
    def turn_since(self) -> float:
        """The moment at which this process learned whose turn it is, on the clock of `time.perf_counter`."""
        return self._turn_since

    def played_for(self, seat: int, since: int) -> bool:
        """True if a bot made the last move of this seat, after `since`."""
        last = self._log.last_move_of(seat)
        return last is not None and last.message is None and last.at > since

    def became(self, seat: int, message: str | None) -> int | None:
        """Return the ply that a message of this seat became or led back to; None if it was never committed."""
        return self._log.ply_of(seat, message)

    def last_move_of(self, seat: int) -> int:
        """Return when this seat last moved, in milliseconds since 1970; 0 if it never did."""
        last = self._log.last_move_of(seat)
        return 0 if last is None else last.at

    def made_at(self, ply: int) -> int:
        """Return when this ply was made; for the deal (0) when the match began."""
        return self._log.entries[ply - 1].at if ply else self._row.begun or self._row.created

    def legal(self) -> Legal:
        """Return the legal moves of the seat to act, computed once for each position; none when the match is over."""
        if self._match.over:
            return self._match.legal()
        if self._legal is None:
            self._legal = self._match.legal()
        return self._legal

    def undoer(self) -> str | None:
        """Return the guest who may undo their last move, because neither it nor a reply revealed anything."""
        last = self.last_by_person()
        if last is None or not self.terms.help.take_back:
            return None
        if self._revocable is None:
            self._revocable = self._match.revocable(last.ply - 1)
        return self._row.seats[last.seat].guest if self._revocable else None

    def last_by_person(self) -> Entry | None:
        """Return the last move of a running match that a person made, if only bots have acted since.

        Only bots with seats of their own count as bots: one that plays for a person acts for that person.
        """
        if self._row.state != "running":
            return None
        return self._log.last_by_person([seat.seat for seat in self._row.seats if seat.by_computer])

    def undone_from(self, ply: int, message: str, at: int) -> list[TakenBack]:
        """Return all moves from `ply` on as undone by `message` at time `at`, the last one first."""
        entries = reversed(self._log.entries[ply - 1 :])
        return [TakenBack(n, entry, message, at) for n, entry in enumerate(entries, self.undone + 1)]

    def story_start(self, viewpoint: int | None) -> int:
        """Return the last ply before the story that this viewpoint may read; -1: all of it, from the deal.

        If looking back was not agreed, the story of a running match starts with the viewer's own last move. A
        spectator reads the last ply.
        """
        if self._match.over or self.terms.help.look_back:
            return -1
        if viewpoint is None:
            return self._match.ply - 1
        own = (ply for ply, played in enumerate(self._match.moves, 1) if played.seat == viewpoint)
        return max(own, default=0) - 1

    # --- what changes it ----------------------------------------------------------------------------------------------

    def carry_out(self, prepared: Prepared, entry: Entry, clocks: ClockState | None) -> None:
        """Make a move that was committed as `entry`; `clocks` is `clock_state_with` it."""
        if entry.helped:
            prepared = prepared._replace(played=prepared.played._replace(helped=True))
        self._match.carry_out(prepared)
        self._add_entry(entry)
        self._row = summarised(self._row, self._match, clocks)

    def catch_up(
        self,
        row: MatchRow,
        kept: int,
        entries: Sequence[Entry],
        taken_back: Sequence[TakenBack],
        resignations: Sequence[Resignation],
        events: Sequence[TableEvent] = (),
        outages: Sequence[Outage] = (),
    ) -> None:
        """Become what the store has: go back to ply `kept`, then on by `entries`; `taken_back` is what is new.

        `resignations`, `events` and `outages` are complete. Raise `TableeError` if the rules do not allow an entry;
        then nothing has changed.
        """
        if (row.seed, row.options) != (self._row.seed, self._row.options):
            # The seed and the options are known only now.
            match = Match.new(self.game, row.players, row.options, row.seed)
        else:
            match = self._match.until(kept)
        for entry in entries:
            match.follow(Played(entry.seat, entry.move, entry.ms, entry.by, entry.helped))
        if kept < self._match.ply:
            self._turn_since = perf_counter()
        match.set_resigned(self._match.resigned)
        self._match = match
        self._log.back_to(kept)
        self._revocable = self._legal = None
        self._add(entries, taken_back, resignations)
        if self._row.begun is None is not row.begun:
            self._turn_since = perf_counter()
        # An entry committed between two reads is in `entries` already; the row must not say less than the log.
        self._row = row if row.ply == self._match.ply else summarised(row, self._match, row.clock_state)
        self._set_events(events, outages)

    def add_moves(self, row: MatchRow, entries: Sequence[Entry]) -> None:
        """Catch up with these moves, if nothing else has happened since. Raise as `catch_up` does."""
        log = self._log
        self.catch_up(row, self._match.ply, entries, (), log.resignations, log.events, log.outages)

    def stand_in(self, seats: frozenset[int], steps_in: Mapping[int, int]) -> None:
        """Let bots play for these seats, whose players are away, and for others from the times of `steps_in` on."""
        if self._match.turn in seats ^ self._stood_in:
            self._turn_since = perf_counter()
        self._stood_in = seats
        self._steps_in = steps_in

    def _add(
        self,
        entries: Sequence[Entry],
        taken_back: Sequence[TakenBack],
        resignations: Sequence[Resignation],
    ) -> None:
        self._log.add_taken_back(taken_back)
        for entry in entries:
            self._add_entry(entry)
        left = self._log.set_resignations(resignations)
        before = self._match.resigned
        self._match.set_resigned(left)
        if self._match.turn in set(left) ^ set(before):
            self._turn_since = perf_counter()

    def _add_entry(self, entry: Entry) -> None:
        self._log.add_entry(entry)
        self._revocable = self._legal = None
        self._turn_since = perf_counter()

    def _set_events(self, events: Sequence[TableEvent], outages: Sequence[Outage]) -> None:
        self._log.events, self._log.outages = list(events), outages
        turn = self._match.turn if self._row.state == "running" else None
        self._row = with_clock_state(self._row, self.clock_state_with(turn))

    # --- what the log comes to ----------------------------------------------------------------------------------------

    def summary(self) -> Summary:
        """Return the values of the row that follow from the log."""
        match = self._match
        return summary(match.turn, match.outcome, self.clock_state_with(match.turn))

    def clock_state_with(
        self,
        turn: int | None,
        entry: Entry | None = None,
        taken: Sequence[TakenBack] = (),
        resigned: int | None = None,
        event: TableEvent | None = None,
    ) -> ClockState | None:
        """Return the clocks with `turn` to act, after this move, these undone moves, resignation or event."""
        log = self._log
        entries = log.entries[: len(log.entries) - len(taken)]
        facts = Facts(
            self._row,
            self.terms,
            entries if entry is None else [*entries, entry],
            [*log.taken_back, *taken],
            log.events if event is None else [*log.events, event],
            log.outages,
        )
        if self.terms.clock is None:
            return clock_state(facts, turn, ())
        given_up = {*self._match.resigned, resigned}
        by_bots = {seat.seat for seat in self._row.seats if seat.by_computer or seat.seat in given_up}
        return clock_state(facts, turn, by_bots)


def table_of(live: LiveMatch) -> str:
    """Return the id of the table at which this match is played."""
    return live.id
