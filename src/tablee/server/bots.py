"""Bots at tables: asked when their turn comes, answered for by the same way as people's moves.

Bots think in other processes (the chooser); waiting so that people can follow is done here. Which process asks is not
settled beforehand: should two ask, the database takes one move and the other process lets go.
"""

import asyncio
import random
import secrets
from typing import Any, Final, Protocol

from tablee.bots.expectation import Expectation
from tablee.bots.queueing import TURN
from tablee.core.bot import Choice
from tablee.core.errors import TableeError
from tablee.server.clock import now
from tablee.server.finishing import Finishing
from tablee.server.live import Live
from tablee.server.logs import log
from tablee.server.metrics import Metrics
from tablee.server.play import Play

STAND_IN_LEVEL: Final = 3
AGAIN_AFTER_S: Final = 1.0


class Chooser(Protocol):
    """Whoever has bots think, outside the event loop."""

    async def choose(
        self,
        game: str,
        known: dict[str, Any],
        moves: list[str],
        level: int,
        ms: int | None = None,
        seed: int = 0,
        more: bool = False,
        priority: int = TURN,
        source: object = None,
    ) -> Choice:
        """The move of the bot of this level that knows `known` (`tablee.bots.pool.Pool.choose`)."""

    async def assess(
        self,
        game: str,
        position: dict[str, Any],
        move: str | None,
        ms: int,
        playouts: int,
        seed: int,
        priority: int = TURN,
        source: object = None,
    ) -> Expectation:
        """What each seat can expect (`tablee.bots.pool.Pool.assess`)."""


class BotSeats:
    """The bots' turns in all live matches; at most one task a match."""

    def __init__(self, play: Play, finishing: Finishing, chooser: Chooser, metrics: Metrics) -> None:
        self._play = play
        self._finishing = finishing
        self._chooser = chooser
        self._metrics = metrics
        self._stopping = False

    def level(self, live: Live) -> int | None:
        """The level of the bot that is to act, None when it is a person's turn.

        A bot also plays the seats that were given up, and those of people who are away where the table has it so.
        """
        if live.row.state != "running" or live.match.turn is None:
            return None
        seat = live.row.seats[live.match.turn]
        if seat.kind == "bot":
            return seat.level
        levels = live.game.bot_levels
        if (seat.seat in live.match.resigned or seat.seat in live.stood_in) and levels:
            return min(levels, key=lambda level: abs(level - STAND_IN_LEVEL))
        return None

    def poke(self, live: Live) -> None:
        """See to it that a bot whose turn it is moves."""
        if live.bot is None and not self._stopping and self.level(live) is not None:
            live.bot = asyncio.create_task(self._turns(live))
            live.bot.add_done_callback(lambda task: self._done(live, task))

    def _done(self, live: Live, task: "asyncio.Task[None]") -> None:
        live.bot = None
        if task.cancelled():
            return
        if task.exception() is not None:
            self._metrics.faults.inc()
            log.error("bot's turn failed", match=live.id, exc_info=task.exception())
            asyncio.get_running_loop().call_later(AGAIN_AFTER_S, self.poke, live)
        else:
            self.poke(live)

    async def _turns(self, live: Live) -> None:
        while (level := self.level(live)) is not None:
            ply, undone, seat = live.match.ply, live.undone, live.match.turn
            assert seat is not None
            shown_from = live.made_at(ply)
            move = await self._chosen(live, seat, level)
            wait = shown_from + live.row.pause - now()
            if wait > 0:
                await asyncio.sleep(wait / 1000)
            try:
                await self._finishing.finish(
                    self._play.move(live, seat, move, ply, undone, None, lambda _ply: None)
                )
            except TableeError as refused:
                # Somebody gave up or took a step back meanwhile, or another process moved first and will go on.
                if refused.code != "move.over":
                    log.info("bot came too late", match=live.id, code=refused.code)
                if live.match.ply == ply:
                    continue
                return

    async def _chosen(self, live: Live, seat: int, level: int) -> str:
        position, legal = live.match.position, live.match.legal()
        if len(legal.moves) == 1 and not legal.more:
            return legal.moves[0]
        known = live.match.information(seat)
        with self._metrics.bots_thinking.track_inprogress():
            try:
                choice = await self._chooser.choose(
                    live.row.game,
                    known,
                    legal.moves,
                    level,
                    seed=secrets.randbits(62),
                    more=legal.more,
                    source=live.id,
                )
                live.game.check_move(position, choice.move)
                return choice.move
            except Exception as error:
                self._metrics.bot_faults.labels(live.row.game).inc()
                log.warning(
                    "a random move stands in for a bot", match=live.id, level=level, error=repr(error)
                )
                return random.choice(legal.moves)

    async def stop(self, lives: list[Live]) -> None:
        """Let go of every bot's turn; the log tells where to go on."""
        self._stopping = True
        tasks = [live.bot for live in lives if live.bot is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
