"""Finished matches judged move by move, once for all who ask.

The bot workers do it, one question at a time and after everything that a table waits for. An analysis ends when
nobody waits for it any more; a finished one is kept in the store.
"""

import asyncio
from collections.abc import AsyncIterator
from time import monotonic
from typing import Final

import msgspec

from tablee.bots.evaluated_move import EvaluatedMove
from tablee.bots.evaluator import by_sides, evaluate
from tablee.bots.levels import NoAnswerError
from tablee.bots.pool.fair_queue import ANALYSIS
from tablee.bots.pool.messages import Assessment, Decision
from tablee.bots.uct import Expectation
from tablee.core.bot import BotMove
from tablee.core.ranking import rewards
from tablee.match import Match
from tablee.server.access.rate_limits import RateLimits
from tablee.server.clock import now
from tablee.server.errors import RefusalError
from tablee.server.live.live_match import LiveMatch
from tablee.server.operations.logs import log
from tablee.server.operations.metrics import Metrics
from tablee.server.protocol.analysis_lines import (
    AnalysisBegun,
    AnalysisDone,
    AnalysisLine,
    AnalysisMove,
    AnalysisStopped,
)
from tablee.server.protocol.base import Problem
from tablee.server.thinker import Thinker
from tablee.store.failures import DatabaseAwayError
from tablee.store.store import Store

THINKING_MS = 18_000
"""The thinking time for one match, in milliseconds, if nothing else keeps the workers busy."""

LONGEST_S: Final = 180.0
"""An analysis ends unfinished if tables delay it for longer than this."""

MOST_ANALYSES: Final = 4
"""The number of matches that one process analyses at the same time."""

FORM: Final = 1
"""The format of stored analyses: increase it whenever `AnalysisMove`, or the meaning of its numbers, changes."""

GRACE_S: Final = 10.0
"""An analysis goes on for this time without a client, for instance while a page is loaded again."""


class Analyses:
    """The analyses under way in this process."""

    def __init__(self, store: Store, thinker: Thinker, rate_limits: RateLimits, metrics: Metrics) -> None:
        self._store = store
        self._thinker = BackgroundThinker(thinker)
        self._rate_limits = rate_limits
        self._metrics = metrics
        self._works: dict[str, _Work] = {}

    @property
    def under_way(self) -> int:
        """The number of analyses that are running."""
        return len(self._works)

    async def of(self, live: LiveMatch, who: str) -> AsyncIterator[AnalysisLine]:
        """Return the analysis of this match, line by line as it is found; `who` asks, for rate limits.

        Raise `RefusalError` `match.running`, `analysis.no_moves`, `analysis.busy` (limit), `request.too_many`.
        """
        if live.row.state != "over":
            raise RefusalError("match.running")
        if not live.match.moves:
            raise RefusalError("analysis.no_moves")
        work = self._works.get(live.id)
        if work is None:
            kept = await self._store.analyses.find(live.id, FORM)
            if kept is not None:
                return _stored_lines(live.match, msgspec.json.decode(kept, type=list[AnalysisMove]))
            # Another request may have begun one while the store was read.
            work = self._works.get(live.id) or self._begin(live.id, live.match, who, keeps=True)
        return work.lines()

    async def of_record(self, name: str, match: Match, who: str) -> AsyncIterator[AnalysisLine]:
        """Return the analysis of a finished match without a table, called `name`, as `of` does; it is not kept.

        Raise `RefusalError` `analysis.no_moves`, `analysis.busy` (limit), `request.too_many`.
        """
        if not match.moves:
            raise RefusalError("analysis.no_moves")
        work = self._works.get(name) or self._begin(name, match, who, keeps=False)
        return work.lines()

    def _begin(self, name: str, match: Match, who: str, keeps: bool) -> "_Work":
        if len(self._works) >= MOST_ANALYSES:
            raise RefusalError("analysis.busy", limit=MOST_ANALYSES)
        self._rate_limits.hit("analysis", who)
        work = self._works[name] = _Work(match)
        work.task = asyncio.create_task(self._carry_out(name, match, work, keeps))
        return work

    async def _carry_out(self, name: str, match: Match, work: "_Work", keeps: bool) -> None:
        moves: list[AnalysisMove] = []
        try:
            async with asyncio.timeout(LONGEST_S):
                async for one in evaluate(match, self._thinker, THINKING_MS):
                    moves.append(_move(one))
                    work.add(moves[-1])
                    if work.forsaken:
                        log.info("analysis forsaken", match=name, plies=len(moves))
                        work.add(AnalysisStopped("analysis.slow", {}))
                        return
            if keeps:
                await self._store.analyses.keep(name, FORM, msgspec.json.encode(moves).decode(), now())
        except NoAnswerError as silent:
            self._metrics.bot_faults.labels(match.game.name).inc()
            work.add(AnalysisStopped(silent.code, silent.params))
        except TimeoutError:
            work.add(AnalysisStopped("analysis.slow", {}))
        except DatabaseAwayError as away:
            work.add(AnalysisStopped(away.code, away.params))
        except Exception:
            self._metrics.faults.inc()
            log.error("analysis failed", match=name, exc_info=True)
            work.add(AnalysisStopped("server.fault", {}))
        else:
            self._metrics.analyses.labels(match.game.name).inc()
            work.add(_done(match))
        finally:
            del self._works[name]

    async def stop(self) -> None:
        """Stop all analyses."""
        tasks = [work.task for work in self._works.values() if work.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class BackgroundThinker:
    """Asks with a lower priority than tables and hints, and one question at a time for all matches together."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker

    async def choose(self, decision: Decision) -> BotMove:
        """Return the move of the bot of that level."""
        return await self._thinker.choose(decision, ANALYSIS, self)

    async def assess(self, assessment: Assessment) -> Expectation:
        """Return what each seat can expect."""
        return await self._thinker.assess(assessment, ANALYSIS, self)


class _Work:
    """The analysis of one match: the lines so far, and the requests that wait for more."""

    def __init__(self, match: Match) -> None:
        self.task: asyncio.Task[None] | None = None
        self._lines: list[AnalysisLine] = [AnalysisBegun(match.ply)]
        self._more = asyncio.Event()
        self._waiting = 0
        self._left = monotonic()

    def add(self, line: AnalysisLine) -> None:
        """Add a line, and wake all requests that wait for it."""
        self._lines.append(line)
        self._more.set()
        self._more = asyncio.Event()

    @property
    def forsaken(self) -> bool:
        """True if no request has waited for a while."""
        return self._waiting == 0 and monotonic() - self._left > GRACE_S

    async def lines(self) -> AsyncIterator[AnalysisLine]:
        """Yield every line from the first on, including those still to come."""
        self._waiting += 1
        try:
            at = 0
            while True:
                more = self._more
                while at < len(self._lines):
                    line = self._lines[at]
                    at += 1
                    yield line
                    if isinstance(line, AnalysisDone | AnalysisStopped):
                        return
                await more.wait()
        finally:
            self._waiting -= 1
            self._left = monotonic()


async def _stored_lines(match: Match, moves: list[AnalysisMove]) -> AsyncIterator[AnalysisLine]:
    """Yield the lines of an analysis that was stored before."""
    yield AnalysisBegun(len(moves))
    for move in moves:
        yield move
    yield _done(match)


def _move(one: EvaluatedMove) -> AnalysisMove:
    reason = None if one.reason is None else Problem(one.reason.code, one.reason.params)
    return AnalysisMove(
        one.ply,
        one.seat,
        one.move,
        one.choice,
        one.best,
        reason,
        one.loss,
        one.before,
        one.shares,
        one.turns,
    )


def _done(match: Match) -> AnalysisDone:
    assert match.outcome is not None
    sides = match.game.sides(match.options, match.players)
    return AnalysisDone(by_sides(rewards(match.outcome.ranks), sides))
