"""Bots at tables: asked when their turn comes, answered for by the same way as people's moves.

They think in other processes (`minds`); waiting so that people can follow is done here. Which process asks is not
settled beforehand: should two ask, the database takes one move and the other process lets go.
"""

import asyncio
from typing import Final

from tablee.core.errors import TableeError
from tablee.server.clock import now
from tablee.server.finishing import Finishing
from tablee.server.live import Live
from tablee.server.logs import log
from tablee.server.metrics import Metrics
from tablee.server.minds import Minds
from tablee.server.play import Play

AGAIN_AFTER_S: Final = 1.0


class BotSeats:
    """The bots' turns in all live matches; at most one task a match."""

    def __init__(self, play: Play, finishing: Finishing, minds: Minds, metrics: Metrics) -> None:
        self._play = play
        self._finishing = finishing
        self._minds = minds
        self._metrics = metrics
        self._stopping = False

    def poke(self, live: Live) -> None:
        """See to it that a bot whose turn it is moves."""
        if live.bot is None and not self._stopping and self._minds.to_act(live) is not None:
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
        while (mind := self._minds.to_act(live)) is not None:
            ply, undone, seat = live.match.ply, live.undone, live.match.turn
            assert seat is not None
            shown_from = live.made_at(ply)
            move = await self._minds.choose(live, seat, mind)
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

    async def stop(self, lives: list[Live]) -> None:
        """Let go of every bot's turn; the log tells where to go on."""
        self._stopping = True
        tasks = [live.bot for live in lives if live.bot is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
