"""Moves and giving up: the log first.

A move is checked, inserted under (match, ply), committed, acknowledged, then announced. What the database refuses was
decided by another process, or was sent twice: the match catches up with the log and the sender is told which.
"""

import time
from collections.abc import Callable

from tablee.server.clock import now
from tablee.server.hub import Hub
from tablee.server.live import Live, Lives, summarised
from tablee.server.logs import log
from tablee.server.metrics import Metrics
from tablee.server.refusals import Refusal
from tablee.store.rows import Entry, Summary
from tablee.store.store import Store

Acknowledge = Callable[[int], None]
LONGEST_MS = 2**31 - 1


class Play:
    """The way every move of this process takes, a person's or a bot's."""

    def __init__(self, store: Store, lives: Lives, hub: Hub, metrics: Metrics) -> None:
        self._store = store
        self._lives = lives
        self._hub = hub
        self._metrics = metrics

    async def move(
        self, live: Live, seat: int, move: str, ply: int, message: str | None, acknowledge: Acknowledge
    ) -> None:
        """Make a move after ply `ply`; `acknowledge` is called with its own ply once it is committed.

        Raises `IllegalMove` (`move.over`, `move.not_your_turn`, the code of a rule) or `Refusal` (`match.waiting`,
        `move.stale`); then nothing has changed.
        """
        started = time.perf_counter()
        async with live.lock:
            if message is not None and (seat, message) in live.by_message:
                acknowledge(live.by_message[seat, message])
                return
            if live.row.state == "waiting":
                raise Refusal("match.waiting")
            if ply > live.match.ply:
                await self._catch_up(live)
            if ply != live.match.ply:
                raise Refusal("move.stale", ply=live.match.ply)
            at = now()
            prepared = live.match.prepare(seat, move, min(max(at - live.at[-1], 0), LONGEST_MS))
            entry = Entry(ply + 1, seat, move, message, prepared.played.ms, at)
            outcome = None if prepared.outcome is None else prepared.outcome._asdict()
            if not await self._store.log.append(live.id, entry, Summary(prepared.turn, outcome)):
                await self._catch_up(live)
                if message is None or (seat, message) not in live.by_message:
                    raise Refusal("move.stale", ply=live.match.ply)
                acknowledge(live.by_message[seat, message])
                return
            live.match.carry_out(prepared)
            live.note(entry)
            live.row = summarised(live.row, live.match)
            acknowledge(entry.ply)
            self._metrics.acknowledged.observe(time.perf_counter() - started)
            self._metrics.moves.labels(live.row.game, "person" if message is not None else "bot").inc()
            self._hub.tell_step(live)
            if live.row.state == "over":
                self._hub.tell_table(live)
            self._ended(live)

    async def resign(self, live: Live, seat: int, acknowledge: Acknowledge) -> None:
        """Give up for `seat`; giving up again is acknowledged again. Raises `IllegalMove` or `Refusal`."""
        async with live.lock:
            if seat in live.match.resigned:
                acknowledge(live.match.ply)
                return
            if live.row.state == "waiting":
                raise Refusal("match.waiting")
            outcome = live.match.prepare_resignation(seat)
            turn = None if outcome is not None else live.match.turn
            summary = Summary(turn, None if outcome is None else outcome._asdict())
            ply = live.match.ply
            if not await self._store.log.give_up(live.id, seat, ply, now(), summary):
                await self._catch_up(live)
                if seat not in live.match.resigned:
                    raise Refusal("move.stale", ply=live.match.ply)
                acknowledge(live.match.ply)
                return
            acknowledge(live.match.ply)
            await self._catch_up(live)
            self._ended(live)

    def _ended(self, live: Live) -> None:
        if live.row.state == "over":
            self._metrics.ended.labels(live.row.game).inc()
            log.info("match over", match=live.id, game=live.row.game, plies=live.match.ply)

    async def catch_up(self, live: Live) -> None:
        """Learn from the log what other processes did, and tell everybody here."""
        async with live.lock:
            await self._catch_up(live)

    async def look_again(self, live: Live) -> None:
        """Tell everybody how the table stands, whatever it is that changed."""
        async with live.lock:
            revision = live.row.revision
            await self._catch_up(live)
            if live.row.revision == revision:
                self._hub.tell_table(live)

    async def _catch_up(self, live: Live) -> None:
        ply, row = live.match.ply, live.row
        await self._lives.catch_up(live)
        if live.row.state != "waiting" == row.state:
            self._hub.tell_table(live)
            self._hub.tell_steps_since(live, -1)
        elif live.match.ply > ply:
            self._hub.tell_steps_since(live, ply)
        if live.row.revision != row.revision or live.row.state != row.state:
            if live.row.state == "over" != row.state and live.match.ply == ply:
                # Somebody gave up: no move was made, but everything about the last ply is open now.
                self._hub.tell_step(live)
            self._hub.tell_table(live)
            for spoken in await self._store.talks.since(live.id, live.said, 50):
                self._hub.tell_talk(live, spoken)
            wish = await self._store.offers.find(live.id)
            if wish != live.wish:
                self._hub.tell_offer(live, wish)
