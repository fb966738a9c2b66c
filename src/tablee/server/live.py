"""Matches in memory: a cache of the log, to be thrown away and read again at any time."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from time import perf_counter
from typing import Any, Final, NamedTuple

import msgspec

from tablee.bots.pool.counters import QuestionProgress
from tablee.core.game import Game
from tablee.core.record import Played, Record
from tablee.games import find
from tablee.match import Match
from tablee.server.errors import RefusalError
from tablee.store.rows import Entry, Resignation, MatchRow, SeatRow, TakenBack, RematchOffer
from tablee.store.store import Store

KEPT: Final = 500


class Asking(NamedTuple):
    """A bot's move being asked for, in the position of that mark (`LiveMatch.mark`)."""

    mark: tuple[int, int]
    course: QuestionProgress


class LiveMatch:
    """One match as this process knows it. Change it, and read what several of its parts must agree on, under `lock`.

    `entries` holds the log; `taken_back` the seats that took a step back, each with the ply that was the last again;
    `by_message` tells which ply a seat's message became, or led back to; `said` and `wish` how much of the talk, and
    which offer, everybody here was told. `turn_since`: when this process learned whose turn it is, on the clock of
    `time.perf_counter`; `bot`: the task that moves for whoever is no person, and `asked` what it asks just now.
    """

    def __init__(self, row: MatchRow, match: Match) -> None:
        self.row = row
        self.match = match
        self.entries: list[Entry] = []
        self.taken_back: list[tuple[int, int]] = []
        self.stood_in: frozenset[int] = frozenset()
        self.turn_since = perf_counter()
        self.by_message: dict[tuple[int, str], int] = {}
        self.gave_up_at = 0
        self._revocable: bool | None = None
        self.said = 0
        self.wish: RematchOffer | None = None
        self.lock = asyncio.Lock()
        self.bot: asyncio.Task[None] | None = None
        self.asked: Asking | None = None

    @property
    def id(self) -> str:
        """The table's id."""
        return self.row.id

    @property
    def undone(self) -> int:
        """How many steps were taken back."""
        return len(self.taken_back)

    @property
    def mark(self) -> tuple[int, int]:
        """Which position this is: how many moves lead to it, and how many steps were taken back before."""
        return self.match.ply, self.undone

    @property
    def game(self) -> Game[Any]:
        """The game that is played."""
        return self.match.game

    def note(self, entry: Entry) -> None:
        """Remember when and by which message the latest ply came."""
        self.entries.append(entry)
        self._revocable = None
        self.turn_since = perf_counter()
        if entry.message is not None:
            self.by_message[entry.seat, entry.message] = entry.ply

    def note_taken_back(self, taken: TakenBack) -> None:
        """Remember a step that was taken back: what its message became stays known, for it was committed."""
        entry = taken.entry
        if entry.message is not None:
            self.by_message[entry.seat, entry.message] = entry.ply
        self.by_message[entry.seat, taken.undo_message] = entry.ply - 1
        self.taken_back.append((entry.seat, entry.ply - 1))

    def back_to(self, ply: int) -> None:
        """Forget the steps after ply `ply`."""
        if ply < self.match.ply:
            self.turn_since = perf_counter()
        del self.entries[ply:]
        self.match.back_to(ply)
        self._revocable = None

    def stand_in(self, seats: frozenset[int]) -> None:
        """From now on bots play for these people, who are away."""
        if self.match.turn in seats ^ self.stood_in:
            self.turn_since = perf_counter()
        self.stood_in = seats

    def note_resignation(self, gave_up: Resignation) -> None:
        """Let somebody give up who has not yet."""
        if gave_up.seat not in self.match.resigned:
            self.match.resign(gave_up.seat)
            if gave_up.seat == self.match.turn:
                self.turn_since = perf_counter()
        self.gave_up_at = max(self.gave_up_at, gave_up.at)

    def made_at(self, ply: int) -> int:
        """When this ply was made; the deal (0) when the match began."""
        return self.entries[ply - 1].at if ply else self.row.begun or self.row.opened

    def undoer(self) -> str | None:
        """The guest who may take back the last step: it told nobody anything."""
        seat = self.last_to_act()
        if seat is None:
            return None
        if self._revocable is None:
            self._revocable = self.match.revocable()
        return self.row.seats[seat].guest if self._revocable else None

    def last_to_act(self) -> int | None:
        """The seat whose step is the last thing that anybody did, if it was a person's."""
        if not self.entries or self.row.state != "running":
            return None
        last = self.entries[-1]
        # What a bot or the opening of a revenge did has no message.
        return None if last.message is None or self.gave_up_at >= last.at else last.seat

    def seats_of(self, guest: str | None) -> list[SeatRow]:
        """The seats that this guest plays, those of other people at the same device included."""
        return [seat for seat in self.row.seats if guest is not None and seat.guest == guest]

    def people(self) -> list[SeatRow]:
        """The seats that people play: those who gave up do no longer."""
        return [seat for seat in self.row.seats if seat.guest is not None and not self.has_resigned(seat.seat)]

    def gave_up(self, seat: int) -> bool:
        """Whether whoever sat there gave up, while the match goes on: he looks on now. Once it is over all look."""
        return seat in self.match.resigned and not self.match.over

    def sits(self, guest: str | None, seat: int) -> bool:
        """Whether this guest has that seat, given up or not."""
        return any(own.seat == seat for own in self.seats_of(guest))

    def playing(self, guest: str | None) -> list[int]:
        """The seats of this guest that he has not given up; once the match is over, all of them."""
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


class Caught(NamedTuple):
    """What a match had missed: the plies after `kept`, among them perhaps others than it had, and steps taken back."""

    kept: int
    taken: list[TakenBack]


class MatchCache:
    """The matches in memory, read from the store when first asked for."""

    def __init__(self, store: Store, in_use: Callable[[str], bool]) -> None:
        """`in_use` tells which tables must be kept because somebody is connected to them."""
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
        taken: list[TakenBack] = []
        while True:
            row = await self._store.matches.find(table)
            if row is None:
                raise RefusalError("table.unknown")
            entries = await self._store.log.entries(table)
            taken = await self._store.log.taken_back(table)
            if len(taken) == row.undone:
                break
        resigned = await self._store.log.resignations(table)
        # A long match takes a moment to replay; meanwhile others go on.
        live = LiveMatch(row, await asyncio.to_thread(replayed, row, entries))
        for one in taken:
            live.note_taken_back(one)
        for entry in entries:
            live.note(entry)
        for gave_up in resigned:
            live.note_resignation(gave_up)
        live.said = max((spoken.n for spoken in await self._store.chat.since(table, 0, 1)), default=0)
        live.wish = await self._store.offers.find(table)
        self._hold(live)
        return live

    def _hold(self, live: LiveMatch) -> None:
        self._held[live.id] = live
        for table in list(self._held):
            if len(self._held) <= KEPT:
                break
            idle = self._held[table]
            if table != live.id and idle.bot is None and not idle.lock.locked() and not self._in_use(table):
                del self._held[table]

    async def catch_up(self, live: LiveMatch) -> Caught:
        """Add what the store has and `live` has not yet; the caller holds the lock.

        Answers up to which ply everything stayed as it was, and what was taken back since.
        """
        while True:
            row = await self._store.matches.find(live.id)
            assert row is not None
            taken = await self._store.log.taken_back(live.id, after=live.undone)
            kept = min([live.match.ply, *(one.entry.ply - 1 for one in taken)])
            entries = await self._store.log.entries(live.id, after=kept)
            # A step taken back between these reads would make nonsense of them.
            if await self._store.matches.undone(live.id) == row.undone == live.undone + len(taken):
                break
        live.back_to(kept)
        for one in taken:
            live.note_taken_back(one)
        for entry in entries:
            live.match.play(entry.seat, entry.move, entry.ms)
            live.note(entry)
        for gave_up in await self._store.log.resignations(live.id):
            live.note_resignation(gave_up)
        if live.row.begun is None is not row.begun:
            live.turn_since = perf_counter()
        # An entry committed between the two reads is in `entries` already; the row must not say less than the log.
        live.row = row if row.ply == live.match.ply else summarised(row, live.match)
        return Caught(kept, taken)


def replayed(row: MatchRow, entries: list[Entry]) -> Match:
    """The match that the log tells. Raises `UnknownGameError` or `RecordError`."""
    moves = [Played(entry.seat, entry.move, entry.ms) for entry in entries]
    game = find(row.game)
    return Match.from_record(Record(game.name, row.rules, row.options, row.players, row.seed, [], moves))


def summarised(row: MatchRow, match: Match) -> MatchRow:
    """`row` with what follows from the log as in `match`."""
    outcome = match.outcome
    return msgspec.structs.replace(
        row,
        ply=match.ply,
        turn=match.turn,
        state="running" if outcome is None else "over",
        outcome=None if outcome is None else outcome._asdict(),
    )
