"""One match in memory: a cache of the log, to be thrown away and read again at any time."""

import asyncio
from collections.abc import Collection, Mapping, Sequence
from time import perf_counter
from typing import Any

import msgspec

from tablee.core.game import Game, Legal
from tablee.core.record import Played
from tablee.match import Match, Outcome, Prepared
from tablee.server.errors import RefusalError
from tablee.server.live.standing import Facts, standing, terms_of
from tablee.server.live.told_so_far import ToldSoFar
from tablee.server.protocol.terms import Terms
from tablee.store.rows import (
    Entry,
    MatchRow,
    Outage,
    Resignation,
    SeatRow,
    Standing,
    Summary,
    TableEvent,
    TakenBack,
)


class LiveMatch:
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
        """`match` as `entries` lead to it, without the resignations."""
        self.lock = asyncio.Lock()
        self._told = ToldSoFar()
        self._row = row
        self._terms_of, self._terms = row.terms, terms_of(row)
        self._match = match
        self._legal: Legal | None = None
        self._entries: list[Entry] = []
        self._taken_back: list[TakenBack] = []
        self._events: list[TableEvent] = []
        self._outages: Sequence[Outage] = ()
        self._stood_in: frozenset[int] = frozenset()
        self._steps_in: Mapping[int, int] = {}
        self._turn_since = perf_counter()
        self._by_message: dict[tuple[int, str], int] = {}
        self._resigned_at_ms = 0
        self._revocable: bool | None = None
        self._note(entries, taken_back, resignations)
        self._note_besides(events, outages)

    # --- what it is ---------------------------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        """The table's id."""
        return self._row.id

    @property
    def row(self) -> MatchRow:
        """The match and its table as the store has them."""
        return self._row

    @property
    def terms(self) -> Terms:
        """What was agreed for the table."""
        if self._terms_of is not self._row.terms:
            self._terms_of, self._terms = self._row.terms, terms_of(self._row)
        return self._terms

    @property
    def match(self) -> Match:
        """The match being played: to be read; what changes it are the methods here."""
        return self._match

    @property
    def game(self) -> Game[Any]:
        """The game that is played."""
        return self._match.game

    @property
    def undone(self) -> int:
        """How many steps were taken back."""
        return len(self._taken_back)

    @property
    def mark(self) -> tuple[int, int]:
        """Which position this is: how many moves lead to it, and how many steps were taken back before."""
        return self._match.ply, self.undone

    @property
    def agrees(self) -> bool:
        """False if the row says otherwise than the log of how the match stands."""
        row, match = self._row, self._match
        if row.begun is None or row.state == "cancelled":
            return True
        outcome = None if match.outcome is None else match.outcome._asdict()
        state = "running" if outcome is None else "over"
        return (row.ply, row.turn, row.state, row.outcome) == (match.ply, match.turn, state, outcome)

    @property
    def taken_back(self) -> Sequence[tuple[int, int]]:
        """The seats that took a step back, each with the ply that was the last again."""
        return [(taken.entry.seat, taken.entry.ply - 1) for taken in self._taken_back]

    @property
    def told(self) -> ToldSoFar:
        """What everybody at the table was told."""
        return self._told

    @property
    def events_known(self) -> int:
        """The number of the last of the table's events that this process knows of."""
        return self._events[-1].n if self._events else 0

    @property
    def outages(self) -> Sequence[Outage]:
        """When seats had no connection, as far as this process knows; none where the clock does not mind that."""
        return self._outages

    @property
    def events(self) -> Sequence[TableEvent]:
        """What happened at the table besides moves, in order."""
        return self._events

    @property
    def paused(self) -> bool:
        """Whether there is a pause that was agreed."""
        return self._row.standing is not None and self._row.standing.paused is not None

    @property
    def timed_out(self) -> Collection[int]:
        """The seats that bots play because the time of who sits there ran out."""
        return () if self._row.standing is None else self._row.standing.out

    @property
    def last_entry(self) -> Entry:
        """The latest entry of the log; there must be one."""
        return self._entries[-1]

    @property
    def stood_in(self) -> frozenset[int]:
        """The seats that bots play for people who are away, while the match goes on."""
        return self._stood_in if self._row.state == "running" else frozenset()

    @property
    def steps_in(self) -> Mapping[int, int]:
        """When a bot steps in for seats whose people are away, if they do not come back before."""
        return self._steps_in if self._row.state == "running" else {}

    def played_for(self, seat: int, since: int) -> bool:
        """Whether the last move of this seat is one that a bot made for it, after `since`."""
        last = next((entry for entry in reversed(self._entries) if entry.seat == seat), None)
        return last is not None and last.message is None and last.at > since

    @property
    def turn_since(self) -> float:
        """When this process learned whose turn it is, on the clock of `time.perf_counter`."""
        return self._turn_since

    def became(self, seat: int, message: str | None) -> int | None:
        """The ply that a seat's message became, or led back to; None where it was never committed."""
        return None if message is None else self._by_message.get((seat, message))

    def last_move_of(self, seat: int) -> int:
        """When this seat last moved, in milliseconds since 1970; 0: never."""
        return next((entry.at for entry in reversed(self._entries) if entry.seat == seat), 0)

    def made_at(self, ply: int) -> int:
        """When this ply was made; the deal (0) when the match began."""
        return self._entries[ply - 1].at if ply else self._row.begun or self._row.created

    # --- what changes it ----------------------------------------------------------------------------------------------

    def carry_out(self, prepared: Prepared, entry: Entry, stand: Standing | None) -> None:
        """Make a move that was committed as `entry`; `stand` is `standing_with` it."""
        if entry.helped:
            prepared = prepared._replace(played=prepared.played._replace(helped=True))
        self._match.carry_out(prepared)
        self._note_entry(entry)
        self._row = _summarised(self._row, self._match, stand)

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

        Of resignations, events and outages these are all there are. Raise `TableeError` if the rules do not allow an
        entry; then nothing has changed.
        """
        if (row.seed, row.options) != (self._row.seed, self._row.options):
            # Only now it is known what the match is dealt from, or how it is to be played.
            match = Match.new(self.game, row.players, row.options, row.seed)
        else:
            match = self._match.until(kept)
        for entry in entries:
            match.follow(Played(entry.seat, entry.move, entry.ms, entry.by, entry.helped))
        if kept < self._match.ply:
            self._turn_since = perf_counter()
        match.set_resigned(self._match.resigned)
        self._match = match
        del self._entries[kept:]
        self._revocable = self._legal = None
        self._note(entries, taken_back, resignations)
        if self._row.begun is None is not row.begun:
            self._turn_since = perf_counter()
        # An entry committed between two reads is in `entries` already; the row must not say less than the log.
        self._row = row if row.ply == self._match.ply else _summarised(row, self._match, row.standing)
        self._note_besides(events, outages)

    def stand_in(self, seats: frozenset[int], steps_in: Mapping[int, int]) -> None:
        """From now on bots play for these people, who are away, and for others from the times of `steps_in` on."""
        if self._match.turn in seats ^ self._stood_in:
            self._turn_since = perf_counter()
        self._stood_in = seats
        self._steps_in = steps_in

    def _note(
        self,
        entries: Sequence[Entry],
        taken_back: Sequence[TakenBack],
        resignations: Sequence[Resignation],
    ) -> None:
        for taken in taken_back:
            # What its message became stays known, for it was committed.
            self._note_message(taken.entry)
            self._by_message[taken.entry.seat, taken.undo_message] = taken.entry.ply - 1
            self._taken_back.append(taken)
        for entry in entries:
            self._note_entry(entry)
        self._note_resignations(resignations)

    def _note_besides(self, events: Sequence[TableEvent], outages: Sequence[Outage]) -> None:
        self._events = list(events)
        self._outages = outages
        self._settle(self.standing_with(self._match.turn if self._row.state == "running" else None))

    def _settle(self, stand: Standing | None) -> None:
        """Have the row say how the clocks stand."""
        self._row = msgspec.structs.replace(self._row, standing=stand, deadline=_deadline(stand))

    def _note_entry(self, entry: Entry) -> None:
        self._entries.append(entry)
        self._revocable = self._legal = None
        self._turn_since = perf_counter()
        self._note_message(entry)

    def _note_message(self, entry: Entry) -> None:
        if entry.message is not None:
            self._by_message[entry.seat, entry.message] = entry.ply

    def _note_resignations(self, resignations: Sequence[Resignation]) -> None:
        """All of this match, in order: the log decides who has given up, and who did so first."""
        left = [one.seat for one in resignations if one.taken_over is None]
        before = self._match.resigned
        self._match.set_resigned(left)
        if self._match.turn in set(left) ^ set(before):
            self._turn_since = perf_counter()
        self._resigned_at_ms = max((one.at for one in resignations), default=0)

    def summary(self) -> Summary:
        """Return what follows from the log, as the row is to have it."""
        match = self._match
        return summary(match.turn, match.outcome, self.standing_with(match.turn))

    # --- how the clocks stand -----------------------------------------------------------------------------------------

    def standing_with(
        self,
        turn: int | None,
        entry: Entry | None = None,
        taken: TakenBack | None = None,
        resigned: int | None = None,
        event: TableEvent | None = None,
    ) -> Standing | None:
        """How the clocks would stand with `turn` to act after this move, step back, resignation or event."""
        entries = self._entries if taken is None else self._entries[:-1]
        facts = Facts(
            self._row,
            self.terms,
            entries if entry is None else [*entries, entry],
            self._taken_back if taken is None else [*self._taken_back, taken],
            self._events if event is None else [*self._events, event],
            self._outages,
        )
        if self.terms.clock is None:
            return standing(facts, turn, ())
        given_up = {*self._match.resigned, resigned}
        by_bots = {seat.seat for seat in self._row.seats if seat.by_computer or seat.seat in given_up}
        return standing(facts, turn, by_bots)

    def legal(self) -> Legal:
        """The moves of the seat to act, listed once however many ask; none when over."""
        if self._match.over:
            return self._match.legal()
        if self._legal is None:
            self._legal = self._match.legal()
        return self._legal

    # --- who plays ----------------------------------------------------------------------------------------------------

    def undoer(self) -> str | None:
        """The guest who may take back the last step: it told nobody anything."""
        seat = self.last_to_act()
        if seat is None or not self.terms.help.take_back:
            return None
        if self._revocable is None:
            self._revocable = self._match.revocable()
        return self._row.seats[seat].guest if self._revocable else None

    def last_to_act(self) -> int | None:
        """The seat whose step is the last thing that anybody did, if it was a person's."""
        if not self._entries or self._row.state != "running":
            return None
        last = self._entries[-1]
        # What a bot or the opening of a revenge did has no message.
        return None if last.message is None or self._resigned_at_ms >= last.at else last.seat

    def seats_of(self, guest: str | None) -> list[SeatRow]:
        """The seats that this guest plays, those of other people at the same device included."""
        return [seat for seat in self._row.seats if guest is not None and seat.guest == guest]

    def people(self) -> list[SeatRow]:
        """The seats that people play: those who resigned no longer do."""
        return [
            seat for seat in self._row.seats if seat.guest is not None and not self.has_resigned(seat.seat)
        ]

    def has_resigned(self, seat: int) -> bool:
        """Whether whoever sat there resigned, while the match goes on: they look on now. Once it is over all look."""
        return seat in self._match.resigned and not self._match.over

    def sits(self, guest: str | None, seat: int) -> bool:
        """Whether this guest has that seat, resigned or not."""
        seats = self._row.seats
        return guest is not None and 0 <= seat < len(seats) and seats[seat].guest == guest

    def playing(self, guest: str | None) -> list[int]:
        """The seats of this guest that have not resigned; once the match is over, all of them."""
        return [own.seat for own in self.seats_of(guest) if not self.has_resigned(own.seat)]

    def check_plays(self, guest: str | None, seat: int) -> None:
        """Raise `RefusalError` (`seat.not_yours`, `seat.gave_up`) unless this guest plays that seat."""
        if not self.sits(guest, seat):
            raise RefusalError("seat.not_yours", seat=seat)
        self.check_goes_on(seat)

    def check_goes_on(self, seat: int) -> None:
        """Raise `RefusalError` `seat.gave_up` where no person acts for this seat any more."""
        if self.has_resigned(seat):
            raise RefusalError("seat.gave_up", seat=seat)

    def check_running(self) -> None:
        """Raise `RefusalError` (`match.waiting`, `match.cancelled`, `match.over`) unless the match goes on."""
        self.check_begun()
        if self._row.state == "over":
            raise RefusalError("match.over")

    def check_not_paused(self) -> None:
        """Raise `RefusalError` `match.paused` during a pause."""
        if self.paused:
            raise RefusalError("match.paused")

    def told_since(self, look: int | None) -> int:
        """The ply after which everything may be told through these eyes at any time; -1: everything from the deal.

        Where looking back was not agreed, that is the viewer's own last move, as long as the match goes on: what others
        did since is news. A spectator is told the last ply.
        """
        if self._match.over or self.terms.help.look_back:
            return -1
        if look is None:
            return self._match.ply - 1
        return (
            max((ply for ply, played in enumerate(self._match.moves, 1) if played.seat == look), default=0)
            - 1
        )

    def check_begun(self) -> None:
        """Raise `RefusalError` (`match.waiting`, `match.cancelled`) unless the match has begun."""
        if self._row.state == "waiting":
            raise RefusalError("match.waiting")
        if self._row.state == "cancelled":
            raise RefusalError("match.cancelled")


def table_of(live: LiveMatch) -> str:
    """Return the id of the table at which this match is played."""
    return live.id


def summary(turn: int | None, outcome: Outcome | None, stand: Standing | None) -> Summary:
    """Return what a row is to have of a match with `turn` to act, this outcome, and clocks that stand so."""
    return Summary(turn, None if outcome is None else outcome._asdict(), _deadline(stand))


def _deadline(stand: Standing | None) -> int | None:
    return None if stand is None else stand.look


def _summarised(row: MatchRow, match: Match, stand: Standing | None) -> MatchRow:
    """`row` with what follows from the log as in `match`, and how the clocks stand."""
    outcome = match.outcome
    return msgspec.structs.replace(
        row,
        ply=match.ply,
        turn=match.turn,
        state="running" if outcome is None else "over",
        outcome=None if outcome is None else outcome._asdict(),
        standing=stand,
        deadline=_deadline(stand),
    )
