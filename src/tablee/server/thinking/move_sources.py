"""Finds a move for seats that no person plays: from a program or a bot; if it fails, from a bot; if that fails, at
random.
"""

import asyncio
import random
from collections.abc import Callable, Collection
from time import perf_counter
from typing import Final, NamedTuple, TypeAlias

from tablee.bots.pool.counters import QuestionProgress
from tablee.bots.pool.messages import Decision
from tablee.bots.pool.worker_process import ProcessFailedError
from tablee.bots.programs.offered import OF_A_GUEST, AgentKey, Programs
from tablee.bots.programs.program_host import MoveRequest, Place
from tablee.core.game import Legal
from tablee.core.record import Actor
from tablee.match.story import hides
from tablee.server.live.live_match import LiveMatch
from tablee.server.operations.logs import log
from tablee.server.operations.metrics import Metrics
from tablee.server.thinker import Thinker
from tablee.server.thinking.choice_times import ChoiceTimes
from tablee.server.thinking.fair_shares import FairShares
from tablee.server.thinking.seeds import Seeds

STAND_IN_LEVEL: Final = 3
AS_MANY_AS_IDLE: Final = 0
"""The number of search trees of a bot with a time limit: 0 lets idle workers search too."""

LOGGED: Final = 200
"""The number of characters of a failure that are logged."""


class BotSource(NamedTuple):
    """The game's bot of this level."""

    level: int


class ProgramSource(NamedTuple):
    """A program; if it fails, the bot of this level moves (None: the game has no bots, so any move).

    `agent`: for an agent of a guest, the guest and its name.
    """

    program: str
    level: int | None
    agent: tuple[str, str] | None = None

    @property
    def key(self) -> AgentKey:
        """The name by which `Programs` knows it."""
        return self.agent or self.program

    @property
    def logged(self) -> str:
        """The name for logs, which have no names of people."""
        return self.program if self.agent is None else OF_A_GUEST


MoveSource: TypeAlias = BotSource | ProgramSource
"""The bot or program that is to move if no person does."""


class Chosen(NamedTuple):
    """A move, and the actor who decided on it."""

    move: str
    by: Actor


class MoveSources:
    """Finds a move, whatever fails."""

    def __init__(
        self,
        thinker: Thinker,
        programs: Programs,
        metrics: Metrics,
        seeds: Seeds,
        fair_shares: FairShares,
        watched: Callable[[str], bool],
    ) -> None:
        """`watched` returns true if this process has a connection to a table."""
        self._thinker = thinker
        self._programs = programs
        self._metrics = metrics
        self._seeds = seeds
        self._choice_times = ChoiceTimes()
        self._fair_shares = fair_shares
        self._watched = watched

    def to_act(self, live: LiveMatch) -> MoveSource | None:
        """Return the bot or program that is to move; None if it is a person's turn.

        A bot also plays the seats that resigned. If the table is set so, it plays for people who are away or out of
        time as well. A table without people pauses while nobody watches, so that it takes no thinking time from
        tables with people. During an agreed pause no bot moves.
        """
        if not _awaits_move(live) or not (live.people() or self._watched(live.id)):
            return None
        source = self.by_log(live)
        if source is None and live.match.turn in live.stood_in:
            return _stand_in(live)
        return source

    def by_log(self, live: LiveMatch) -> MoveSource | None:
        """Return the bot or program that is to move if someone watches; whether players are away does not count.

        It follows from the log alone, so all processes agree about it.
        """
        if not _awaits_move(live):
            return None
        assert live.match.turn is not None
        seat = live.row.seats[live.match.turn]
        if seat.kind == "program":
            return ProgramSource(seat.name, _stand_in_level(live), seat.agent)
        if seat.kind == "bot" and seat.level is not None:
            return BotSource(seat.level)
        if seat.seat in live.match.resigned or seat.seat in live.timed_out:
            return _stand_in(live)
        return None

    def anywhere(self, live: LiveMatch, source: MoveSource) -> bool:
        """True if a bot has to think for long about this move, and any process may ask it."""
        if not isinstance(source, BotSource) or source != self.by_log(live):
            return False
        legal = live.legal()
        return len(legal.moves) > 1 or legal.more

    @property
    def has_agents(self) -> bool:
        """True if an agent on another machine is connected to this process."""
        return self._programs.has_agents

    def is_here(self, source: MoveSource) -> bool:
        """False for a program that this process does not offer, or an agent that is not connected to it."""
        return not isinstance(source, ProgramSource) or self._programs.here(source.key)

    async def choose(
        self, live: LiveMatch, seat: int, source: MoveSource, course: QuestionProgress
    ) -> Chosen:
        """Return a legal move for `seat`, which is to act; `course` receives the progress of the questions about it.

        The actor is the bot or program that has the seat, unless something else had to play in its place. In games
        with hidden pieces, a forced move takes as long as real choices did, because it is secret that there was no
        choice.
        """
        legal, who = live.match.legal(), (live.row.game, source)
        kind = live.row.seats[seat].kind
        owner: Actor = kind if kind == "bot" or kind == "program" else "stand_in"
        if len(legal.moves) == 1 and not legal.more:
            if hides(live.game):
                await asyncio.sleep(self._choice_times.draw(who))
            return Chosen(legal.moves[0], owner)
        since = perf_counter()
        move, is_own = await self._choice(live, seat, source, legal, course)
        self._choice_times.note(who, perf_counter() - since)
        return Chosen(move, owner if is_own else "stand_in")

    async def _choice(
        self, live: LiveMatch, seat: int, source: MoveSource, legal: Legal, course: QuestionProgress
    ) -> tuple[str, bool]:
        """Return the move, and whether the `source` itself found it."""
        with self._metrics.bots_thinking.track_inprogress():
            if isinstance(source, ProgramSource):
                try:
                    return await self._program_move(live, seat, source.key, legal, course), True
                except ProcessFailedError as failed:
                    self._metrics.bot_faults.labels(live.row.game).inc()
                    log.warning(
                        "a bot stands in for a program",
                        match=live.id,
                        program=source.logged,
                        error=str(failed)[:LOGGED],
                    )
            if source.level is None:
                return self._any(live, legal), False
            move = await self._bot_move(live, seat, source.level, legal, course)
            # If that bot failed too, another bot or chance has moved.
            is_own = isinstance(source, BotSource) and move is not None and course.failure is None
            return self._any(live, legal) if move is None else move, is_own

    def keep(self, matches: Collection[LiveMatch]) -> None:
        """End the processes of programs that none of these matches, while running, needs."""
        self._programs.keep({live.id for live in matches if live.row.state == "running"})

    async def _program_move(
        self, live: LiveMatch, seat: int, program: AgentKey, legal: Legal, course: QuestionProgress
    ) -> str:
        match, position = live.match, live.match.position
        place = Place(live.id, seat, live.row.game, match.options, match.players)
        request = MoveRequest(
            match.ply,
            match.information(seat),
            legal.moves,
            legal.more,
            lambda move: live.game.check_move(position, move),
            self._seeds.thought(match),
        )
        return await self._programs.choose(program, place, request, course)

    async def _bot_move(
        self, live: LiveMatch, seat: int, level: int, legal: Legal, course: QuestionProgress
    ) -> str | None:
        """Return the bot's move; None if it fails."""
        position = live.match.position
        try:
            known = live.match.information(seat)
            decision = Decision(
                live.row.game,
                known,
                legal.moves,
                level,
                seed=self._seeds.thought(live.match),
                more=True,
                rules=live.game.rules,
                trees=AS_MANY_AS_IDLE,
            )
            choice = await self._thinker.choose(
                decision, source=self._fair_shares.of_table(live.row), course=course
            )
            if course.failure is not None:
                log.warning(
                    "another bot stands in",
                    match=live.id,
                    game=live.row.game,
                    bot_level=level,
                    error=course.failure[:LOGGED],
                )
            live.game.check_move(position, choice.move)
            return choice.move
        except Exception as error:
            self._metrics.bot_faults.labels(live.row.game).inc()
            log.warning(
                "a random move stands in for a bot", match=live.id, bot_level=level, error=repr(error)
            )
            return None

    def _any(self, live: LiveMatch, legal: Legal) -> str:
        return random.Random(self._seeds.thought(live.match)).choice(legal.moves)


def _awaits_move(live: LiveMatch) -> bool:
    return live.row.state == "running" and live.match.turn is not None and not live.paused


def _stand_in(live: LiveMatch) -> BotSource | None:
    level = _stand_in_level(live)
    return None if level is None else BotSource(level)


def _stand_in_level(live: LiveMatch) -> int | None:
    """Return the level of bots that play for people; None if the game has no bots."""
    return min(live.game.bot_levels, key=lambda level: abs(level - STAND_IN_LEVEL), default=None)
