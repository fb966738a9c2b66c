"""Matches in memory: a cache of the log, to be thrown away and read again at any time."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final

import msgspec

from tablee.core.game import Game
from tablee.core.record import Played, Record
from tablee.games import find
from tablee.match import Match
from tablee.server.refusals import Refusal
from tablee.store.rows import Entry, MatchRow, SeatRow, Wish
from tablee.store.store import Store

KEPT: Final = 500


class Live:
    """One match as this process knows it. Change it, and read what several of its parts must agree on, under `lock`.

    `at` holds when each ply was made, the deal (0) included; `by_message` which ply a seat's message became; `said` and
    `wish` how much of the talk, and which offer, everybody here was told.
    """

    def __init__(self, row: MatchRow, match: Match) -> None:
        self.row = row
        self.match = match
        self.at: list[int] = [row.begun or row.opened]
        self.by_message: dict[tuple[int, str], int] = {}
        self.said = 0
        self.wish: Wish | None = None
        self.lock = asyncio.Lock()
        self.bot: asyncio.Task[None] | None = None

    @property
    def id(self) -> str:
        """The table's id."""
        return self.row.id

    @property
    def game(self) -> Game[Any]:
        """The game that is played."""
        return self.match.game

    def note(self, entry: Entry) -> None:
        """Remember when and by which message the latest ply came."""
        self.at.append(entry.at)
        if entry.message is not None:
            self.by_message[entry.seat, entry.message] = entry.ply

    def seats_of(self, guest: str | None) -> list[SeatRow]:
        """The seats that this guest plays, those of other people at the same device included."""
        return [seat for seat in self.row.seats if guest is not None and seat.guest == guest]

    def may_play(self, guest: str | None, seat: int) -> bool:
        """Whether this guest plays that seat."""
        return any(own.seat == seat for own in self.seats_of(guest))


class Lives:
    """The matches in memory, read from the store when first asked for."""

    def __init__(self, store: Store, in_use: Callable[[str], bool]) -> None:
        """`in_use` tells which tables must be kept because somebody is connected to them."""
        self._store = store
        self._in_use = in_use
        self._held: OrderedDict[str, Live] = OrderedDict()
        self._reading: dict[str, asyncio.Task[Live]] = {}

    def __len__(self) -> int:
        return len(self._held)

    def held(self) -> list[Live]:
        """Those in memory now."""
        return list(self._held.values())

    async def get(self, table: str) -> Live:
        """The match of this table. Raises `Refusal` `table.unknown`, `BadRecord` where the log cannot be replayed."""
        live = self._held.get(table)
        if live is not None:
            self._held.move_to_end(table)
            return live
        if table not in self._reading:
            self._reading[table] = asyncio.create_task(self._read(table))
            self._reading[table].add_done_callback(lambda _: self._reading.pop(table))
        return await asyncio.shield(self._reading[table])

    async def _read(self, table: str) -> Live:
        row = await self._store.matches.find(table)
        if row is None:
            raise Refusal("table.unknown")
        entries = await self._store.log.entries(table)
        resigned = await self._store.log.resigned(table)
        # A long match takes a moment to replay; meanwhile others go on.
        live = Live(row, await asyncio.to_thread(replayed, row, entries, resigned))
        for entry in entries:
            live.note(entry)
        live.said = max((spoken.n for spoken in await self._store.talks.since(table, 0, 1)), default=0)
        live.wish = await self._store.offers.find(table)
        self._hold(live)
        return live

    def _hold(self, live: Live) -> None:
        self._held[live.id] = live
        for table in list(self._held):
            if len(self._held) <= KEPT:
                break
            idle = self._held[table]
            if table != live.id and idle.bot is None and not idle.lock.locked() and not self._in_use(table):
                del self._held[table]

    async def catch_up(self, live: Live) -> None:
        """Add what the store has and `live` has not yet; the caller holds the lock."""
        row = await self._store.matches.find(live.id)
        assert row is not None
        entries = await self._store.log.entries(live.id, after=live.match.ply)
        for entry in entries:
            live.match.play(entry.seat, entry.move, entry.ms)
            live.note(entry)
        for seat in await self._store.log.resigned(live.id):
            if seat not in live.match.resigned:
                live.match.resign(seat)
        # An entry committed between the two reads is in `entries` already; the row must not say less than the log.
        live.row = row if row.ply == live.match.ply else summarised(row, live.match)
        live.at[0] = row.begun or row.opened


def replayed(row: MatchRow, entries: list[Entry], resigned: list[int]) -> Match:
    """The match that the log tells. Raises `UnknownGame` or `BadRecord`."""
    moves = [Played(entry.seat, entry.move, entry.ms) for entry in entries]
    game = find(row.game)
    match = Match.from_record(Record(game.name, row.rules, row.options, row.players, row.seed, [], moves))
    for seat in resigned:
        match.resign(seat)
    return match


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
