"""One deal of a ladder: two programs play it from both seats, within equal limits of time and memory.

An entrant has the same time for each move, and `RESERVE_S` more for a whole match. Between its questions it is
stopped, so that it does not think on the time of the other. An illegal move, too much time or a program that fails
loses the match at once. Nobody moves in its place.
"""

import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Final

from tablee.arena.ladder.messages import Contender, DealPlayed, Fault, FaultKind, LadderMatch, PlayDeal
from tablee.arena.schedule import Plan, Task, chance, tasks
from tablee.bots.pool.worker_process import ProcessFailedError, ProcessTimeoutError
from tablee.bots.programs.program import IllegalAnswerError, Program
from tablee.bots.programs.program_host import HostedProgram, program_of
from tablee.bots.programs.stderr_log import StderrLog
from tablee.core.errors import TableeError
from tablee.core.record import RESIGN, Did, Line
from tablee.games import find
from tablee.match import Match

RESERVE_S: Final = 5.0
"""The seconds that an entrant may use in a match beyond its time for each move."""

MOST_PLIES: Final = 2000
"""A match with so many moves is a tie: its players might never end it."""

SEATS: Final = 2


async def deal(
    asked: PlayDeal, may_go: Callable[[], Awaitable[None]], said: Callable[[str, str, int], None]
) -> DealPlayed:
    """Play both matches of a deal.

    `may_go` is awaited before each start of a program and each question. `said` gets the lines that a program writes
    to standard error: its key, a line, and the number of lines left out before it.
    """
    keys = tuple(one.key for one in asked.contenders)
    game = find(asked.game)
    plan = Plan(game.name, game.rules, {}, keys, SEATS, 1, asked.seed, program_ms=asked.ms)
    players = {one.key: _Contender(one, asked, said) for one in asked.contenders}
    found: list[LadderMatch] = []
    records: list[str] = []
    try:
        for task in tasks(plan):
            one = _Match(plan, task, [players[key] for key in task.seating], may_go)
            found.append(await one.play())
            records.append(one.record())
    finally:
        for player in players.values():
            await player.program.end()
    return DealPlayed((found[0], found[1]), (records[0], records[1]))


class _Contender:
    """An entrant with its program, which stays from match to match unless it fails."""

    def __init__(self, contender: Contender, asked: PlayDeal, said: Callable[[str, str, int], None]) -> None:
        self.name = contender.name
        self._setup = HostedProgram(contender.key, contender.command, asked.ms, asked.memory)
        self._said = StderrLog(lambda line, left_out: said(contender.key, line, left_out))
        self.program: Program = program_of(self._setup, self._said)

    async def start(self) -> None:
        """Start the program. Raise `ProcessFailedError`."""
        self.program = program_of(self._setup, self._said)
        await self.program.start()


class _Match:
    """One match between two programs."""

    def __init__(
        self, plan: Plan, task: Task, players: list[_Contender], may_go: Callable[[], Awaitable[None]]
    ) -> None:
        self._plan = plan
        self._task = task
        self._players = players
        self._may_go = may_go
        # A name of its own, because the seed is not for the programs.
        self._name = secrets.token_hex(8)
        self._match = Match.new(find(plan.game), plan.seats, plan.options, task.seed)
        self._reserves = [RESERVE_S] * SEATS
        self._moves = [0] * SEATS
        self._seconds = [0.0] * SEATS

    async def play(self) -> LadderMatch:
        """Play to the end, or to the first fault."""
        match = self._match
        fault: Fault | None = None
        for seat in range(SEATS):
            fault = fault or await self._caught(seat, self._begin)
        while fault is None and match.turn is not None and match.ply < MOST_PLIES:
            fault = await self._caught(match.turn, self._move)
        if fault is not None:
            match.resign(fault.seat)
        for seat in range(SEATS):
            if self._players[seat].program.running:
                await self._caught(seat, self._finish)
        ranks = [1] * SEATS if match.outcome is None else match.outcome.ranks
        ms = [round(1000 * seconds) for seconds in self._seconds]
        return LadderMatch(
            (self._task.seating[0], self._task.seating[1]),
            (ranks[0], ranks[1]),
            (self._moves[0], self._moves[1]),
            (ms[0], ms[1]),
            match.ply,
            fault,
        )

    def record(self) -> str:
        """Return the record; an entrant with a fault gives up there."""
        lines: list[Line] = [*self._match.moves, *(Did(seat, RESIGN) for seat in self._match.resigned)]
        return self._match.record([player.name for player in self._players], lines).text()

    async def _caught(self, seat: int, step: Callable[[int], Awaitable[None]]) -> Fault | None:
        """Let the entrant at `seat` do one step; return its fault, if that was one."""
        try:
            await step(seat)
        except ProcessFailedError as failed:
            return Fault(seat, kind_of(failed))
        return None

    async def _begin(self, seat: int) -> None:
        player, match = self._players[seat], self._match
        if not player.program.running:
            await self._may_go()
            await player.start()
        async with player.program.awake():
            await player.program.begin(self._name, match.game.name, match.options, SEATS, seat)

    async def _finish(self, seat: int) -> None:
        program = self._players[seat].program
        async with program.awake():
            await program.finish(self._name)

    async def _move(self, seat: int) -> None:
        match, listed = self._match, self._match.legal()
        if len(listed.moves) == 1 and not listed.more:
            match.play(seat, listed.moves[0])
            return
        known = match.information(seat)
        await self._may_go()
        each = self._plan.program_ms / 1000
        program = self._players[seat].program
        self._moves[seat] += 1
        async with program.awake():
            begun = time.perf_counter()
            try:
                moved = await program.choose(
                    self._name,
                    match.ply,
                    known,
                    listed.moves,
                    listed.more,
                    self._plan.program_ms,
                    chance(self._task, match.ply),
                    each + self._reserves[seat],
                )
            finally:
                took = time.perf_counter() - begun
                self._seconds[seat] += took
                self._reserves[seat] = max(0.0, self._reserves[seat] - max(0.0, took - each))
        try:
            match.play(seat, moved.move, round(1000 * took))
        except TableeError as illegal:
            await program.end()
            raise IllegalAnswerError(f"answered {moved.move!r}: {illegal.code}") from illegal


def kind_of(failed: ProcessFailedError) -> FaultKind:
    """Return the kind of this fault."""
    if isinstance(failed, IllegalAnswerError):
        return "illegal"
    return "late" if isinstance(failed, ProcessTimeoutError) else "failed"
