"""Moves, undone moves and resignations: first in the log, then in memory, then sent, then published as `Changed`.

A move is checked, inserted under (match, ply), committed, acknowledged, then sent to the table. The database refuses a
move if another process came first or the message was sent twice; then the match catches up and the sender is refused.
"""

import time
from collections.abc import Awaitable, Callable, Sequence
from functools import cache
from typing import Final

import tablee
from tablee.core.errors import IllegalMoveError, TableeError
from tablee.core.record import Actor
from tablee.server.clock import now
from tablee.server.delivery.broadcaster import Broadcaster
from tablee.server.delivery.connections import Connections
from tablee.server.errors import RefusalError
from tablee.server.live.live_match import LiveMatch
from tablee.server.live.summaries import summary
from tablee.server.operations.logs import log
from tablee.server.operations.metrics import Metrics
from tablee.server.play.announcing import Announcing
from tablee.server.play.cache import MatchCache
from tablee.server.play.catching_up import CatchingUp
from tablee.server.play.changes import Changes
from tablee.store.failures import DatabaseAwayError
from tablee.store.messages import SentMessage
from tablee.store.rows import Entry, MatchRow
from tablee.store.store import Store

Acknowledge = Callable[[int], None]
LONGEST_MS = 2**31 - 1
"""The longest time of a move that the database can store, in milliseconds."""

VERSION: Final = tablee.__version__
BY_BOTS: Final = ("bot", "stand_in", "clock")
"""Who decides on moves that bots of this release choose."""

TRIES = 10
"""The number of tries while other processes keep changing the match."""


class Play(CatchingUp):
    """Makes every move of this process, a person's or a bot's; publishes each change of a match once."""

    def __init__(
        self,
        store: Store,
        match_cache: MatchCache,
        connections: Connections,
        broadcaster: Broadcaster,
        changes: Changes,
        metrics: Metrics,
    ) -> None:
        super().__init__(store, match_cache, Announcing(store, connections, broadcaster), changes)
        self._broadcaster = broadcaster
        self._metrics = metrics
        # Finding the counter takes as long as counting.
        self._moves_of = cache(metrics.moves.labels)

    async def create(self, row: MatchRow, entries: Sequence[Entry] = ()) -> LiveMatch | None:
        """Store this new match with its first moves, and return it.

        Return None if the match before has another successor already.
        """
        stored = await self._store.matches.create(row, entries)
        if stored is None:
            return None
        live = await self._match_cache.add(stored, entries)
        self._publish(live)
        return live

    async def move(
        self,
        live: LiveMatch,
        seat: int,
        move: str,
        ply: int,
        undone: int,
        message: str | None,
        acknowledge: Acknowledge,
        by: Actor = "person",
        claim: str | None = None,
    ) -> None:
        """Make a move after ply `ply`, when `undone` moves had been undone; `by` decided on it.

        `acknowledge` is called with its own ply once it is committed. Raise `IllegalMoveError`
        (`move.over`, `move.not_your_turn`, the code of a rule) or `RefusalError` (`match.waiting`,
        `match.cancelled`, `match.paused`, `seat.gave_up`, `move.stale`); then nothing has changed. The same holds for
        `ClaimLostError`: `claim` is the process that has claimed this turn of a bot, if processes do (`TurnQueue`).
        """
        started = time.perf_counter()

        async def make() -> bool:
            if _acknowledged_before(live, seat, message, acknowledge):
                return True
            if message is not None:
                live.check_goes_on(seat)
            await self._know(live, ply, undone)
            _check_at(live, ply, undone)
            if not await self._moved(live, seat, move, message, by, claim):
                return False
            acknowledge(ply + 1)
            self._metrics.acknowledged.observe(time.perf_counter() - started)
            self._moves_of(live.row.game, "person" if message is not None else "bot").inc()
            self._broadcaster.send_step(live)
            if live.row.state == "over":
                self._broadcaster.send_table(live)
                if live.sent.proposals:
                    self._broadcaster.send_proposals(live, live.sent.proposals)
            self._ended(live)
            self._publish(live)
            return True

        async with live.lock:
            await self._until_done(live, make)

    async def _moved(
        self, live: LiveMatch, seat: int, move: str, message: str | None, by: Actor, claim: str | None
    ) -> bool:
        """Commit this move and carry it out. Return false if the match is not as this process knows it."""
        live.check_not_paused()
        ply, at = live.match.ply, now()
        ms = min(max(at - live.made_at(ply), 0), LONGEST_MS)
        prepared = live.match.prepare(seat, move, ms, by)
        version = VERSION if by in BY_BOTS else None
        entry = Entry(ply + 1, seat, move, message, ms, at, by, version=version)
        clocks = live.clock_state_with(prepared.turn, entry=entry)
        follows = summary(prepared.turn, prepared.outcome, clocks)
        kept = await self._store.log.append(live.id, entry, follows, live.undone, live.row.epoch, claim)
        if kept is None:
            return False
        live.carry_out(prepared, kept, clocks)
        return True

    async def undo(
        self, live: LiveMatch, seat: int, ply: int, undone: int, message: str, acknowledge: Acknowledge
    ) -> None:
        """Undo the last move of `seat`, and the bots' replies to it.

        `ply`, `undone`: the position that the player saw, which may lack replies of bots. `acknowledge` is called with
        the ply before the undone move. Raise `IllegalMoveError` (`move.over`, `undo.revealed`) or `RefusalError`
        (`match.waiting`, `match.cancelled`, `match.paused`, `seat.gave_up`, `help.undo`, `move.stale`,
        `undo.not_last`); then nothing has changed.
        """

        async def take_back() -> bool:
            if _acknowledged_before(live, seat, message, acknowledge):
                return True
            live.check_goes_on(seat)
            if not live.terms.help.take_back:
                raise RefusalError("help.undo")
            first = await self._undone(live, seat, ply, undone, message)
            if first is None:
                return False
            acknowledge(first - 1)
            await self._catch_up(live)
            return True

        async with live.lock:
            await self._until_done(live, take_back)

    async def _undone(self, live: LiveMatch, seat: int, ply: int, undone: int, message: str) -> int | None:
        """Commit that this seat's last move and the replies to it are undone, and return the ply of that move.

        Return None if the match is not as this process knows it.
        """
        await self._know(live, ply, undone)
        last = live.last_by_person()
        # Bots may have replied while the message was on its way.
        replied = last is not None and last.ply <= ply <= live.match.ply
        _check_at(live, live.match.ply if replied else ply, undone)
        live.check_not_paused()
        if live.match.over:
            raise IllegalMoveError("move.over")
        if last is None or last.seat != seat:
            raise RefusalError("undo.not_last")
        turn = live.match.prepare_taking_back(last.ply - 1)
        taken = live.undone_from(last.ply, message, now())
        follows = summary(turn, None, live.clock_state_with(turn, taken=taken))
        committed = await self._store.log.take_back(live.id, taken, follows, live.row.epoch)
        return last.ply if committed else None

    async def _know(self, live: LiveMatch, ply: int, undone: int) -> None:
        """Catch up if the sender, at this position, may know more moves than this process."""
        live.check_begun()
        if ply > live.match.ply or undone > live.undone:
            await self._catch_up(live)

    async def resign(
        self, live: LiveMatch, seat: int, acknowledge: Acknowledge, sent: SentMessage | None = None
    ) -> None:
        """Resign for `seat`, as message `sent` asks; acknowledge a second resignation as well.

        Raise `IllegalMoveError`, `RefusalError` or `CarriedOutError`.
        """

        async def resign() -> bool:
            # If the seat was taken over since, which another process may know, the message is from its new player.
            if seat in live.match.resigned and not await self._is_behind(live):
                # Without this note, the same message would give the seat up again after it is taken over.
                await self._store.messages.note(live.id, sent, now())
                acknowledge(live.match.ply)
                return True
            live.check_begun()
            if not await self._resigned(live, seat, sent):
                return False
            acknowledge(live.match.ply)
            await self._catch_up(live)
            self._ended(live)
            return True

        async with live.lock:
            await self._until_done(live, resign)

    async def _until_done(self, live: LiveMatch, act: Callable[[], Awaitable[bool]]) -> None:
        """Try this until the database accepts it, or the current log refuses it; the caller holds the lock.

        Raise what `act` raises, and `RefusalError` `move.stale` if the match keeps changing.
        """
        for _ in range(TRIES):
            try:
                if await act():
                    return
            except DatabaseAwayError:
                raise
            except TableeError:
                if not await self._is_behind(live):
                    raise
            await self._catch_up(live)
        raise RefusalError("move.stale", ply=live.match.ply)

    async def _resigned(self, live: LiveMatch, seat: int, sent: SentMessage | None) -> bool:
        """Commit that this seat resigns. Return false if the match is not as this process knows it."""
        outcome = live.match.prepare_resignation(seat)
        turn = None if outcome is not None else live.match.turn
        follows = summary(turn, outcome, live.clock_state_with(turn, resigned=seat))
        ply, row = live.match.ply, live.row
        return await self._store.log.resign(live.id, seat, ply, now(), follows, live.undone, row.epoch, sent)

    def _ended(self, live: LiveMatch) -> None:
        if live.row.state == "over":
            self._metrics.ended.labels(live.row.game).inc()
            log.info("match over", match=live.id, game=live.row.game, plies=live.match.ply)


def _check_at(live: LiveMatch, ply: int, undone: int) -> None:
    """Raise `RefusalError` `move.stale` unless the match is at this position."""
    if live.mark != (ply, undone):
        raise RefusalError("move.stale", ply=live.match.ply)


def _acknowledged_before(live: LiveMatch, seat: int, message: str | None, acknowledge: Acknowledge) -> bool:
    """Acknowledge a message that was committed before, with its first ply. Return true if it was."""
    ply = live.became(seat, message)
    if ply is not None:
        acknowledge(ply)
    return ply is not None
