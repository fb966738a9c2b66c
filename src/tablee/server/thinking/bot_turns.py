"""The turns of bots at tables; their moves are made in the same way as people's.

Bots think in other processes (`move_sources`); this module adds the pause that lets people follow. On PostgreSQL the
process that has claimed the turn asks for the move (`turn_claims`); on SQLite any process may. If two do, the database
takes one move, and the other process drops its turn.
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Coroutine
from time import perf_counter
from typing import Any, Final, NamedTuple

from tablee.bots.pool.counters import QuestionProgress
from tablee.core.errors import TableeError
from tablee.server.clock import now
from tablee.server.errors import RefusalError
from tablee.server.live.live_match import LiveMatch
from tablee.server.operations.background_tasks import BackgroundTasks
from tablee.server.operations.logs import log
from tablee.server.operations.metrics import Metrics
from tablee.server.play.cache import MatchCache
from tablee.server.play.changes import Changed, PresenceChanged
from tablee.server.play.play import Play
from tablee.server.thinking.move_sources import MoveSource, MoveSources, ProgramSource
from tablee.server.thinking.turn_claims import Claim, TurnClaims
from tablee.store.failures import DatabaseAwayError
from tablee.store.turn_queue import LEASE_MS, ClaimLostError

AGAIN_AFTER_S: Final = 1.0
"""The delay after which a failed turn is tried again."""

LEFT_S: Final = LEASE_MS / 1000 + 1
"""The delay after which a process asks again about a turn that only some processes can think about."""


ELSEWHERE_S: Final = 1.0
"""The time in which another process, to which an agent is connected, can claim its turn, in seconds."""


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
        claims: TurnClaims,
        catch_up: Callable[[LiveMatch], Awaitable[None]],
        metrics: Metrics,
    ) -> None:
        """`catch_up` reads what other processes did at a table; it is needed if claims are shared."""
        self._match_cache = match_cache
        self._play = play
        self._background = background
        self._move_sources = move_sources
        self._claims = claims
        self._catch_up = catch_up
        self._metrics = metrics
        self._tasks: dict[str, asyncio.Task[bool]] = {}
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
            self._begin(live.id, self._turns(live))

    def hear_agent_wanted(self, table: str) -> None:
        """Let an agent move that is connected to this process, because another process shows its table."""
        if not self._stopping and table not in self._tasks and self._move_sources.has_agents:
            self._background.keep(asyncio.create_task(self._wake_agent(table)))

    async def _wake_agent(self, table: str) -> None:
        with contextlib.suppress(DatabaseAwayError, RefusalError):
            live = await self._match_cache.get(table)
            await self._catch_up(live)
            source = self._move_sources.to_act(live)
            if source is not None and self._move_sources.is_here(source):
                self.poke(live)

    async def wake(self, live: LiveMatch) -> None:
        """Make sure that a bot moves at a table that has not changed for a while, perhaps only in memory."""
        if self._claims.are_shared and live.id not in self._tasks:
            await self._catch_up(live)
        self.poke(live)

    def take(self, claim: Claim) -> None:
        """Let a bot move in a turn from the queue of all processes, once any turn under way here has ended."""
        before = self._tasks.get(claim.table)
        if before is not None:
            before.add_done_callback(lambda _: self.take(claim))
        elif not self._stopping:
            self._begin(claim.table, self._turn_from_queue(claim))

    def _begin(self, table: str, turns: Coroutine[Any, Any, bool]) -> None:
        task = self._tasks[table] = asyncio.create_task(turns)
        task.add_done_callback(lambda done: self._done(table, done))

    def _poke_if_held(self, table: str) -> None:
        live = self._match_cache.find(table)
        if live is not None:
            self.poke(live)

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

    def _done(self, table: str, task: "asyncio.Task[bool]") -> None:
        del self._tasks[table]
        self._open_questions.pop(table, None)
        if not task.cancelled() and (failed := task.exception()) is not None:
            if not isinstance(failed, DatabaseAwayError):
                self._metrics.faults.inc()
                log.error("bot's turn failed", match=table, exc_info=failed)
            asyncio.get_running_loop().call_later(AGAIN_AFTER_S, self._poke_if_held, table)
        elif task.cancelled() or task.result():
            self._poke_if_held(table)

    async def _turns(self, live: LiveMatch) -> bool:
        """Let bots move while it is their turn. Return false if the turn is left to another process, or waits."""
        while (source := self._move_sources.to_act(live)) is not None:
            mark, anywhere = live.mark, self._move_sources.anywhere(live, source)
            if not self._move_sources.is_here(source) and self._claims.call_for_agent(live.id):
                # It waits like a question in a queue, and is dropped once the other process has moved.
                self._open_questions[live.id] = OpenQuestion(mark, QuestionProgress(waiting=True))
                await asyncio.sleep(ELSEWHERE_S)
                del self._open_questions[live.id]
                if live.mark != mark or self._move_sources.to_act(live) != source:
                    continue
            claim = await self._claims.ask(live, anywhere)
            if claim is None:
                if live.mark != mark:
                    continue
                if not anywhere:
                    # No poll finds this turn if the process that thinks about it dies.
                    asyncio.get_running_loop().call_later(LEFT_S, self._poke_if_held, live.id)
                return False
            async with self._claims.holding(claim):
                if live.mark == mark and not await self._turn(live, source, self._move_sources.to_act, claim):
                    break
        return True

    async def _turn_from_queue(self, claim: Claim) -> bool:
        """Let a bot move in a turn that some process has put into the queue, perhaps without knowing it yet."""
        by_log = self._move_sources.by_log
        async with self._claims.holding(claim):
            try:
                live = await self._match_cache.get(claim.table)
                if live.mark != claim.mark:
                    await self._catch_up(live)
            except RefusalError as refused:
                log.info("bot came too late", match=claim.table, code=refused.code)
                return False
            source = by_log(live)
            if source is not None and live.mark == claim.mark:
                await self._turn(live, source, by_log, claim)
        return True

    async def _turn(
        self,
        live: LiveMatch,
        source: MoveSource,
        to_act: Callable[[LiveMatch], MoveSource | None],
        claim: Claim,
    ) -> bool:
        """Let `source` move once, if `to_act` still names it then. Return false if the match went on otherwise."""
        (ply, undone), seat = live.mark, live.match.turn
        assert seat is not None
        since, shown_from = live.turn_since, live.made_at(ply)
        course = QuestionProgress(queued=claim.waited)
        self._open_questions[live.id] = OpenQuestion(live.mark, course)
        chosen = await self._move_sources.choose(live, seat, source, course)
        self._claims.thought(claim)
        delay = max(0, shown_from + live.row.pause - now())
        if delay:
            await asyncio.sleep(delay / 1000)
        if live.mark == (ply, undone) and to_act(live) != source:
            # The person for whom the bot thought is back, or another player has the seat now.
            return True
        try:
            await self._background.finish(
                self._play.move(
                    live, seat, chosen.move, ply, undone, None, lambda _ply: None, chosen.by, claim.holder
                )
            )
        except DatabaseAwayError:
            raise
        except ClaimLostError:
            self._metrics.turns_lost.inc()
            log.info("bot came too late", match=live.id, code="claim.lost")
            return live.match.ply == ply
        except TableeError as refused:
            # A player resigned or undid a move, or another process moved first and goes on.
            if refused.code != "move.over":
                log.info("bot came too late", match=live.id, code=refused.code)
            return live.match.ply == ply
        claim.is_used = True
        _log_move(live, ply + 1, source, perf_counter() - since, delay, course)
        return True

    async def stop(self) -> None:
        """Drop every turn; the log says where to go on."""
        self._stopping = True
        self._claims.claim_no_more()
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._claims.stop()


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
        program=source.logged if isinstance(source, ProgramSource) else None,
        ms=round(seconds * 1000, 1),
        queued_ms=round(course.queued * 1000, 1),
        thought_ms=round(course.thought * 1000, 1),
        paused_ms=delay,
    )
