"""Moves, steps taken back and resignations: the log first.

A move is checked, inserted under (match, ply), committed, acknowledged, then announced. What the database refuses was
decided by another process, or was sent twice: the match catches up with the log and the sender is told which.
"""

import time
from collections.abc import Callable
from functools import cache

from tablee.core.errors import IllegalMoveError
from tablee.core.record import Actor
from tablee.match import Outcome
from tablee.server.clock import now
from tablee.server.errors import RefusalError
from tablee.server.matches.cache import CaughtUp, MatchCache
from tablee.server.matches.live_match import LiveMatch
from tablee.server.operations.logs import log
from tablee.server.operations.metrics import Metrics
from tablee.server.socket.hub import Hub
from tablee.store.messages import SentMessage
from tablee.store.rows import Entry, MatchRow, Standing, Summary, TakenBack
from tablee.store.store import Store

Acknowledge = Callable[[int], None]
LONGEST_MS = 2**31 - 1
"""What the database can hold of the time that a move took."""

CHAT_AT_ONCE = 50
"""So many chat messages of another process are told at most when a match catches up."""


class Play:
    """The way every move of this process takes, a person's or a bot's."""

    def __init__(self, store: Store, match_cache: MatchCache, hub: Hub, metrics: Metrics) -> None:
        self._store = store
        self._match_cache = match_cache
        self._hub = hub
        self._metrics = metrics
        # Finding the counter takes as long as counting.
        self._moves_of = cache(metrics.moves.labels)

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
    ) -> None:
        """Make a move after ply `ply`, `undone` steps having been taken back before; `by` decided on it.

        `acknowledge` is called with its own ply once it is committed. Raises `IllegalMoveError`
        (`move.over`, `move.not_your_turn`, the code of a rule) or `RefusalError` (`match.waiting`,
        `match.cancelled`, `match.paused`, `seat.gave_up`, `move.stale`); then nothing has changed.
        """
        started = time.perf_counter()
        async with live.lock:
            if _acknowledged_before(live, seat, message, acknowledge):
                return
            if message is not None:
                live.check_goes_on(seat)
            await self._be_at(live, ply, undone)
            live.check_not_paused()
            at = now()
            ms = min(max(at - live.made_at(ply), 0), LONGEST_MS)
            prepared = live.match.prepare(seat, move, ms, by)
            entry = Entry(ply + 1, seat, move, message, ms, at, by)
            stand = live.standing_with(prepared.turn, entry=entry)
            summary = _summary(prepared.turn, prepared.outcome, stand)
            kept = await self._store.log.append(live.id, entry, summary, undone)
            if kept is None:
                await self._lost_the_race(live, seat, message, acknowledge)
                return
            live.carry_out(prepared, kept, stand)
            acknowledge(entry.ply)
            self._metrics.acknowledged.observe(time.perf_counter() - started)
            self._moves_of(live.row.game, "person" if message is not None else "bot").inc()
            self._hub.tell_step(live)
            if live.row.state == "over":
                self._hub.tell_table(live)
            self._ended(live)

    async def undo(
        self, live: LiveMatch, seat: int, ply: int, undone: int, message: str, acknowledge: Acknowledge
    ) -> None:
        """Take back the last step, of ply `ply` and made by `seat`.

        `acknowledge` is called with the ply before. Raises `IllegalMoveError` (`move.over`,
        `undo.revealed`) or `RefusalError` (`match.waiting`, `match.cancelled`, `match.paused`, `seat.gave_up`,
        `help.undo`, `move.stale`, `undo.not_last`); then nothing has changed.
        """
        async with live.lock:
            if _acknowledged_before(live, seat, message, acknowledge):
                return
            live.check_goes_on(seat)
            if not live.terms.help.take_back:
                raise RefusalError("help.undo")
            await self._be_at(live, ply, undone)
            live.check_not_paused()
            if live.match.over:
                raise IllegalMoveError("move.over")
            if live.last_to_act() != seat:
                raise RefusalError("undo.not_last")
            turn = live.match.prepare_taking_back()
            taken = TakenBack(undone + 1, live.last_entry, message, now())
            summary = _summary(turn, None, live.standing_with(turn, taken=taken))
            if not await self._store.log.take_back(live.id, taken, summary):
                await self._lost_the_race(live, seat, message, acknowledge)
                return
            acknowledge(ply - 1)
            await self._catch_up(live)

    async def _be_at(self, live: LiveMatch, ply: int, undone: int) -> None:
        """Catch up if whoever acts may know more.

        Raises `RefusalError` unless this is the position that is thought of.
        """
        live.check_begun()
        if ply > live.match.ply or undone > live.undone:
            await self._catch_up(live)
        if live.mark != (ply, undone):
            raise RefusalError("move.stale", ply=live.match.ply)

    async def _lost_the_race(
        self, live: LiveMatch, seat: int, message: str | None, acknowledge: Acknowledge
    ) -> None:
        """The database has taken something else: acknowledge the message if that was this very one.

        Raises `RefusalError` `move.stale` otherwise.
        """
        await self._catch_up(live)
        if not _acknowledged_before(live, seat, message, acknowledge):
            raise RefusalError("move.stale", ply=live.match.ply)

    async def resign(
        self, live: LiveMatch, seat: int, acknowledge: Acknowledge, sent: SentMessage | None = None
    ) -> None:
        """Resign for `seat`, as message `sent` asks; resigning again is acknowledged again.

        Raises `IllegalMoveError`, `RefusalError` or `CarriedOutError`.
        """
        async with live.lock:
            if seat in live.match.resigned:
                acknowledge(live.match.ply)
                return
            live.check_begun()
            outcome = live.match.prepare_resignation(seat)
            turn = None if outcome is not None else live.match.turn
            summary = _summary(turn, outcome, live.standing_with(turn, resigned=seat))
            ply = live.match.ply
            if not await self._store.log.resign(live.id, seat, ply, now(), summary, live.undone, sent):
                await self._catch_up(live)
                if seat not in live.match.resigned:
                    raise RefusalError("move.stale", ply=live.match.ply)
                acknowledge(live.match.ply)
                return
            acknowledge(live.match.ply)
            await self._catch_up(live)
            self._ended(live)

    def _ended(self, live: LiveMatch) -> None:
        if live.row.state == "over":
            self._metrics.ended.labels(live.row.game).inc()
            log.info("match over", match=live.id, game=live.row.game, plies=live.match.ply)

    async def catch_up(self, live: LiveMatch) -> None:
        """Learn from the log what other processes did, and tell everybody here."""
        async with live.lock:
            await self._catch_up(live)

    async def look_again(self, live: LiveMatch) -> None:
        """Tell everybody how the table stands, whatever it is that changed."""
        async with live.lock:
            revision = live.row.revision
            await self._catch_up(live)
            if live.row.revision == revision:
                self._hub.tell_table(live)

    async def _catch_up(self, live: LiveMatch) -> None:
        before = live.row
        caught = await self._match_cache.catch_up(live)
        if before.begun is None is not live.row.begun:
            self._hub.tell_table(live)
            self._hub.tell_steps_since(live, -1)
        else:
            if caught.taken:
                self._hub.tell_undone(live, caught.taken[-1].entry.seat, caught.kept)
            if live.match.ply > caught.kept:
                self._hub.tell_steps_since(live, caught.kept)
        if live.row.revision != before.revision or live.row.state != before.state:
            await self._tell_changes(live, before, caught)

    async def _tell_changes(self, live: LiveMatch, before: MatchRow, caught: CaughtUp) -> None:
        """Tell everybody here about what is not a move: resignations, seats, chat, events, offers, proposals."""
        if live.row.state == "over" != before.state and live.match.ply == caught.kept:
            # Somebody resigned: no move was made, but everything about the last ply is open now.
            self._hub.tell_step(live)
        self._hub.tell_table(live)
        # After the table, which says who plays no longer: a client looks where it may from then on.
        self._hub.tell_resigned(live)
        for message in await self._store.chat.since(live.id, live.told.chat, CHAT_AT_ONCE):
            deaf = await self._store.blocks.deaf_to(message.guest, self._hub.present(live.id))
            self._hub.tell_chat(live, message, deaf)
        self._hub.tell_untold(live, await self._store.chat.untold(live.id))
        for event in await self._store.table_events.since(live.id, live.told.happened):
            self._hub.tell_happened(live, event)
        offer = await self._store.offers.find(live.id)
        if offer != live.told.offer:
            self._hub.tell_offer(live, offer)
        proposals = await self._store.proposals.open_at(live.id, now())
        if proposals != live.told.proposals or live.row.state != before.state:
            self._hub.tell_proposals(live, proposals)


def _acknowledged_before(live: LiveMatch, seat: int, message: str | None, acknowledge: Acknowledge) -> bool:
    """Acknowledge a message that was committed already with its first ply; whether it was."""
    ply = live.became(seat, message)
    if ply is not None:
        acknowledge(ply)
    return ply is not None


def _summary(turn: int | None, outcome: Outcome | None, stand: Standing | None) -> Summary:
    deadline = None if stand is None else stand.look
    return Summary(turn, None if outcome is None else outcome._asdict(), deadline)
