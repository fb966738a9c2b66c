"""The turns of bots at tables; their moves are made in the same way as people's.

Bots think in other processes (`move_sources`); this module adds the pause that lets people follow. Any process may
ask for a bot's move. If two do, the database takes one move, and the other process drops its turn.
"""

import asyncio
from time import perf_counter
from typing import Final, NamedTuple

from tablee.bots.pool.counters import QuestionProgress
from tablee.core.errors import TableeError
from tablee.server.clock import now
from tablee.server.live.live_match import LiveMatch
from tablee.server.operations.background_tasks import BackgroundTasks
from tablee.server.operations.logs import log
from tablee.server.operations.metrics import Metrics
from tablee.server.play.cache import MatchCache
from tablee.server.play.changes import Changed, PresenceChanged
from tablee.server.play.play import Play
from tablee.server.thinking.move_sources import MoveSource, MoveSources, ProgramSource
from tablee.store.failures import DatabaseAwayError

AGAIN_AFTER_S: Final = 1.0
"""The delay after which a failed turn is tried again."""


class OpenQuestion(NamedTuple):
    """A question for a move, asked in the position with that mark (`LiveMatch.mark`)."""

    mark: tuple[int, int]
    course: QuestionProgress


class BotTurns:
    """The bots' turns in all live matches; at most one task per match."""

    def __init__(
        self,
        match_cache: MatchCache,
        play: Play,
        background: BackgroundTasks,
        move_sources: MoveSources,
        metrics: Metrics,
    ) -> None:
        self._match_cache = match_cache
        self._play = play
        self._background = background
        self._move_sources = move_sources
        self._metrics = metrics
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._open_questions: dict[str, OpenQuestion] = {}
        self._stopping = False

    def at(self, table: str) -> bool:
        """True if a bot or a program is about to move at this table."""
        return table in self._tasks

    def open_question(self, table: str) -> OpenQuestion | None:
        """Return the question that is being asked for this table, if any."""
        return self._open_questions.get(table)

    def on_change(self, changed: Changed) -> None:
        """Make sure that a bot moves if it is its turn after this change."""
        live = self._match_cache.find(changed.table)
        if live is not None:
            self.poke(live)

    def on_presence(self, changed: PresenceChanged) -> None:
        """Cancel the turn of a bot that thinks for a person who is back; else make sure that a bot moves."""
        live = self._match_cache.find(changed.table)
        if live is None:
            return
        if live.match.turn in changed.back:
            self._cancel(live)
        else:
            self.poke(live)

    def poke(self, live: LiveMatch) -> None:
        """Make sure that a bot moves if it is its turn."""
        if live.id in self._tasks:
            self._cancel_outdated(live)
        elif not self._stopping and self._move_sources.to_act(live) is not None:
            task = self._tasks[live.id] = asyncio.create_task(self._turns(live))
            task.add_done_callback(lambda done: self._done(live, done))

    def _cancel(self, live: LiveMatch) -> None:
        """Cancel the turn of a bot or a program, if there is one."""
        task = self._tasks.get(live.id)
        if task is not None:
            task.cancel()

    def _cancel_outdated(self, live: LiveMatch) -> None:
        """Take an outdated question out of the queue, because the table's next question would wait behind it.

        A question that a worker is answering stays: ending the worker would cost others more time than the answer
        takes.
        """
        question = self._open_questions.get(live.id)
        if question is None or not question.course.waiting:
            return
        if question.mark != live.mark or self._move_sources.to_act(live) is None:
            self._cancel(live)

    def _done(self, live: LiveMatch, task: "asyncio.Task[None]") -> None:
        del self._tasks[live.id]
        self._open_questions.pop(live.id, None)
        if not task.cancelled() and (failed := task.exception()) is not None:
            if not isinstance(failed, DatabaseAwayError):
                self._metrics.faults.inc()
                log.error("bot's turn failed", match=live.id, exc_info=failed)
            asyncio.get_running_loop().call_later(AGAIN_AFTER_S, self.poke, live)
        else:
            self.poke(live)

    async def _turns(self, live: LiveMatch) -> None:
        while (source := self._move_sources.to_act(live)) is not None:
            (ply, undone), seat = live.mark, live.match.turn
            assert seat is not None
            since, shown_from = live.turn_since, live.made_at(ply)
            course = QuestionProgress()
            self._open_questions[live.id] = OpenQuestion(live.mark, course)
            chosen = await self._move_sources.choose(live, seat, source, course)
            delay = max(0, shown_from + live.row.pause - now())
            if delay:
                await asyncio.sleep(delay / 1000)
            if live.mark == (ply, undone) and self._move_sources.to_act(live) != source:
                # The person for whom the bot thought is back, or another player has the seat now.
                continue
            try:
                await self._background.finish(
                    self._play.move(live, seat, chosen.move, ply, undone, None, lambda _ply: None, chosen.by)
                )
            except DatabaseAwayError:
                raise
            except TableeError as refused:
                # A player resigned or undid a move, or another process moved first and goes on.
                if refused.code != "move.over":
                    log.info("bot came too late", match=live.id, code=refused.code)
                if live.match.ply == ply:
                    continue
                return
            _log_move(live, ply + 1, source, perf_counter() - since, delay, course)

    async def stop(self) -> None:
        """Drop every turn; the log says where to go on."""
        self._stopping = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _log_move(
    live: LiveMatch, ply: int, source: MoveSource, seconds: float, delay: int, course: QuestionProgress
) -> None:
    """Log how long the table waited for its bot, and why, in milliseconds."""
    log.info(
        "bot moved",
        match=live.id,
        game=live.row.game,
        ply=ply,
        bot_level=source.level,
        program=source.program if isinstance(source, ProgramSource) else None,
        ms=round(seconds * 1000, 1),
        queued_ms=round(course.queued * 1000, 1),
        thought_ms=round(course.thought * 1000, 1),
        paused_ms=delay,
    )
