"""One game of an arena, played to its end: equal tasks give equal games."""

import asyncio
import contextlib
import threading
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from multiprocessing.util import Finalize
from typing import Any

from msgspec import Struct

from tablee.arena.agents import Questions, questions
from tablee.arena.entrants import Entrant, parse_unnamed
from tablee.arena.players import KeptPrograms, Player
from tablee.arena.schedule import Plan, Task, chance
from tablee.bots.agent import Agent
from tablee.bots.pool.worker_process import ProcessFailedError
from tablee.bots.programs.commands import PYTHON
from tablee.core.errors import IllegalMoveError, TableeError
from tablee.core.game import Legal
from tablee.core.plain import shown
from tablee.games import find
from tablee.match import Match

LONGEST = 20_000
"""Plies after which a match counts as endless; no bot that plays to win gets there."""


class Played(Struct):
    """One game of an arena, a line of its results.

    `record`: the lines of its record, with the entrants' texts as names; `legal`: the number of moves at each ply;
    `took`: milliseconds of thinking by seat; `failures`: by seat, how often a program gave no legal move;
    `illegal`: how often among these its answer was illegal.
    """

    number: int
    group: int
    deal: int
    record: list[dict[str, Any]]
    legal: list[int]
    took: list[int]
    failures: list[int]
    illegal: list[int] = []


class UnplayableError(TableeError):
    """A game that its players cannot play to its end."""

    def __reduce__(self) -> tuple[type["UnplayableError"], tuple[str, dict[str, Any]]]:
        # The error travels from worker to arena, and its compiled base classes have no `__dict__` that would be
        # pickled.
        return type(self), (self.code, self.params)


class ArenaWorker:
    """Plays game after game; its programs live as long as it does."""

    def __init__(self, agents: Mapping[str, Agent] | None = None) -> None:
        """`agents`: the players that are objects of this process, by name."""
        self._runner = asyncio.Runner(loop_factory=asyncio.new_event_loop)
        self._kept = KeptPrograms()
        self._agents = agents or {}
        self._stopped = threading.Event()

    def play(self, plan: Plan, tasks: Iterable[Task]) -> list[Played]:
        """Play `tasks` at the same time, so that agents are asked for all games together. Raise as `play_together`."""
        return self._runner.run(self._together(plan, tasks))

    def stop(self) -> None:
        """Break off the games that run, from another thread; `play` then raises `CancelledError`."""
        self._stopped.set()

    async def _together(self, plan: Plan, tasks: Iterable[Task]) -> list[Played]:
        asked = questions(self._agents)
        try:
            async with asyncio.TaskGroup() as group:
                games = [
                    group.create_task(_play(plan, task, self._kept, asked, self._stopped)) for task in tasks
                ]
        except ExceptionGroup as problems:
            # Games that asked the same agent together fail alike.
            first = problems.exceptions[0]
            raise first from first.__cause__
        return [game.result() for game in games]

    def close(self) -> None:
        """End the programs."""
        self._runner.run(self._kept.close())
        self._runner.close()


@cache
def _own_worker() -> ArenaWorker:
    """Return the worker of this process, for as long as the process lives."""
    worker = ArenaWorker(_lent)
    # Not `atexit`: a worker process of `multiprocessing` does not run it.
    Finalize(None, worker.close, exitpriority=1)
    return worker


_lent: dict[str, Agent] = {}
"""The agents of this process."""


def lend(agents: Mapping[str, Agent]) -> None:
    """Let this process play for these agents, before its first game."""
    _lent.update(agents)


def play(plan: Plan, task: Task) -> Played:
    """Play `task`. Raise as `play_together` does."""
    return play_together(plan, [task])[0]


def play_together(plan: Plan, tasks: Sequence[Task]) -> list[Played]:
    """Play `tasks` at the same time; programs are kept for the next games that this process plays.

    Raises `UnplayableError` `arena.endless` (game, moves), `arena.program` (command, reason) if a program cannot be
    started, `arena.class` (command, reason) if a class cannot, `ArgumentError` and `IllegalMoveError` `bot.illegal`
    for the answers of agents, and any exception of a broken bot.
    """
    return _own_worker().play(plan, tasks)


async def _play(
    plan: Plan, task: Task, kept: KeptPrograms, agents: Mapping[str, Questions], stopped: threading.Event
) -> Played:
    game = find(plan.game)
    match = Match.new(game, plan.seats, plan.options, task.seed)
    legal: list[int] = []
    took = [0.0] * plan.seats
    async with contextlib.AsyncExitStack() as stack:
        players: list[Player] = []
        for place, text in enumerate(task.seating):
            agent = agents.get(text)
            entrant = Entrant(text, text) if agent else parse_unnamed(plan.meaning(text))._replace(text=text)
            player = Player(
                entrant,
                game,
                str(task.number),
                place,
                plan.seats,
                match.options,
                kept,
                agent,
                plan.program_ms,
            )
            try:
                players.append(await stack.enter_async_context(player))
            except ProcessFailedError as problem:
                code = "arena.class" if entrant.meaning.startswith(PYTHON) else "arena.program"
                raise UnplayableError(code, {"command": entrant.meaning, "reason": str(problem)}) from None
        while (seat := match.turn) is not None:
            if match.ply >= LONGEST:
                raise UnplayableError("arena.endless", {"game": task.number + 1, "moves": match.ply})
            if stopped.is_set():
                raise asyncio.CancelledError
            listed = match.legal()
            legal.append(len(listed.moves))
            took[seat] += await _move(match, task, players[seat], listed)
    return Played(
        task.number,
        task.group,
        task.deal,
        match.record(list(task.seating)).objects(),
        legal,
        [round(1000 * seconds) for seconds in took],
        [player.failures for player in players],
        [player.illegal for player in players],
    )


async def _move(match: Match, task: Task, player: Player, listed: Legal) -> float:
    """Have `player`, whose turn it is, move; return the seconds that it thought: 0 if it had no choice."""
    seat = match.turn
    assert seat is not None
    if len(listed.moves) == 1 and not listed.more:
        match.play(seat, listed.moves[0])
        return 0.0
    known = match.information(seat)
    answer = await player.choose(match.ply, known, listed.moves, listed.more, chance(task, match.ply))
    try:
        match.play(seat, answer.move)
    except IllegalMoveError as broken:
        if player.agent is not None:
            params = {"bot": player.name, "seat": seat, "ply": match.ply, "move": shown(answer.move)}
            raise IllegalMoveError("bot.illegal", params) from broken
        # Only if not all moves are listed can the illegal move of a program get this far.
        player.failures += 1
        player.illegal += 1
        match.play(seat, listed.moves[0])
    return answer.seconds
