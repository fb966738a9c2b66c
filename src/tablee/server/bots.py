"""Bots at tables: asked when their turn comes, answered for by the same way as people's moves.

They think in other processes (`minds`); waiting so that people can follow is done here. Which process asks is not
settled beforehand: should two ask, the database takes one move and the other process lets go.
"""

import asyncio
from time import perf_counter
from typing import Final

from tablee.bots.pool.counters import QuestionProgress
from tablee.core.errors import TableeError
from tablee.server.clock import now
from tablee.server.operations.background_tasks import BackgroundTasks
from tablee.server.matches.live import Asking, LiveMatch
from tablee.server.operations.logs import log
from tablee.server.operations.metrics import Metrics
from tablee.server.thinking.move_sources import MoveSource, MoveSources
from tablee.server.matches.play import Play
from tablee.store.failures import DatabaseAwayError

AGAIN_AFTER_S: Final = 1.0


class BotTurns:
    """The bots' turns in all live matches; at most one task a match."""

    def __init__(self, play: Play, finishing: BackgroundTasks, minds: MoveSources, metrics: Metrics) -> None:
        self._play = play
        self._finishing = finishing
        self._minds = minds
        self._metrics = metrics
        self._stopping = False

    def poke(self, live: LiveMatch) -> None:
        """See to it that a bot whose turn it is moves."""
        if live.bot is not None:
            self._let_go_of_the_past(live)
        elif not self._stopping and self._minds.to_act(live) is not None:
            live.bot = asyncio.create_task(self._turns(live))
            live.bot.add_done_callback(lambda task: self._done(live, task))

    def _let_go_of_the_past(self, live: LiveMatch) -> None:
        """Leave the queue with a question that nobody needs answered: the table's next one would wait behind it.

        One that is being answered stays, for ending its worker would cost others more time than the answer does.
        """
        asked = live.asked
        if live.bot is None or asked is None or not asked.course.waiting:
            return
        if asked.mark != live.mark or self._minds.to_act(live) is None:
            live.bot.cancel()

    def _done(self, live: LiveMatch, task: "asyncio.Task[None]") -> None:
        live.bot = live.asked = None
        if not task.cancelled() and (failed := task.exception()) is not None:
            if not isinstance(failed, DatabaseAwayError):
                self._metrics.faults.inc()
                log.error("bot's turn failed", match=live.id, exc_info=failed)
            asyncio.get_running_loop().call_later(AGAIN_AFTER_S, self.poke, live)
        else:
            self.poke(live)

    async def _turns(self, live: LiveMatch) -> None:
        while (mind := self._minds.to_act(live)) is not None:
            (ply, undone), seat = live.mark, live.match.turn
            assert seat is not None
            since, shown_from = live.turn_since, live.made_at(ply)
            course = QuestionProgress()
            live.asked = Asking(live.mark, course)
            move = await self._minds.choose(live, seat, mind, course)
            paused = max(0, shown_from + live.row.pause - now())
            if paused:
                await asyncio.sleep(paused / 1000)
            try:
                await self._finishing.finish(
                    self._play.move(live, seat, move, ply, undone, None, lambda _ply: None)
                )
            except DatabaseAwayError:
                raise
            except TableeError as refused:
                # Somebody gave up or took a step back meanwhile, or another process moved first and will go on.
                if refused.code != "move.over":
                    log.info("bot came too late", match=live.id, code=refused.code)
                if live.match.ply == ply:
                    continue
                return
            _log_move(live, ply + 1, mind, perf_counter() - since, paused, course)

    async def stop(self, lives: list[LiveMatch]) -> None:
        """Let go of every bot's turn; the log tells where to go on."""
        self._stopping = True
        tasks = [live.bot for live in lives if live.bot is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _log_move(
    live: LiveMatch, ply: int, mind: MoveSource, seconds: float, paused: int, course: QuestionProgress
) -> None:
    """Say how long the table waited for its bot, and what for; in milliseconds."""
    log.info(
        "bot moved",
        match=live.id,
        game=live.row.game,
        ply=ply,
        bot_level=mind.level,
        program=mind.program,
        ms=round(seconds * 1000, 1),
        queued_ms=round(course.queued * 1000, 1),
        thought_ms=round(course.thought * 1000, 1),
        paused_ms=paused,
    )
