"""The entrants of an arena at their seats: every kind receives what its seat knows."""

import time
from collections import defaultdict
from random import Random
from types import TracebackType
from typing import Any, Self

from tablee.arena.agents import Answer, Questions
from tablee.arena.entrants import Entrant
from tablee.bots.agent import Seen
from tablee.bots.pool.worker_process import ProcessFailedError
from tablee.bots.programs.limits import MS
from tablee.bots.programs.program import IllegalAnswerError, Program
from tablee.bots.uct import UctBot
from tablee.bots.weights import weighted_bot
from tablee.core.bot import Bot
from tablee.core.game import Game, JsonObject

SLACK_S = 5.0
"""Seconds that a program may take beyond its thinking time."""


class KeptPrograms:
    """Programs that stay from game to game, because some start slowly: at most as many of each as sat at one table."""

    def __init__(self) -> None:
        self._idle: dict[tuple[str, ...], list[Program]] = defaultdict(list)

    def take(self, command: tuple[str, ...]) -> Program | None:
        """Return an idle program; None if there is none."""
        idle = self._idle[command]
        return idle.pop() if idle else None

    def give_back(self, program: Program) -> None:
        """Keep an idle program for the next game."""
        if program.running:
            self._idle[program.command].append(program)

    async def close(self) -> None:
        """End every program."""
        for idle in self._idle.values():
            while idle:
                await idle.pop().end()


class Player:
    """One entrant at one seat of one match; an async context manager, because programs are started and released."""

    def __init__(
        self,
        entrant: Entrant,
        game: Game[Any],
        match: str,
        seat: int,
        players: int,
        options: JsonObject,
        kept: KeptPrograms,
        agent: Questions | None = None,
        program_ms: int = MS,
    ) -> None:
        """`kept` supplies a program, and takes it back when the match is over; `agent` answers for an agent.

        `program_ms`: the thinking time of a program.
        """
        self._entrant = entrant
        self._game = game
        self._match = match
        self._seat = seat
        self._players = players
        self._options = options
        self._kept = kept
        self.agent = agent
        self._program: Program | None = None
        self._bot: Bot | None = None
        self._uct = UctBot(game, entrant.playouts)
        self._program_ms = program_ms
        self.failures = 0
        self.illegal = 0

    @property
    def name(self) -> str:
        """The player's name in the arena."""
        return self._entrant.text

    async def __aenter__(self) -> Self:
        if self._entrant.command:
            await self._begin()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._program is None:
            return
        try:
            await self._program.finish(self._match)
        except ProcessFailedError:
            # The program is ended by now; another is started for the next game.
            return
        self._kept.give_back(self._program)

    async def choose(self, ply: int, known: JsonObject, legal: list[str], more: bool, seed: int) -> Answer:
        """Return its move. If a program fails, chance moves instead.

        `failures` counts that, and `illegal` those with an illegal answer.

        Raise as `Questions.choose` does if an agent fails.
        """
        if self.agent is not None:
            return await self.agent.choose(Seen(known, legal, more, ply, seed))
        begun = time.perf_counter()
        move = await self._chosen(ply, known, legal, more, seed)
        return Answer(move, time.perf_counter() - begun)

    async def _chosen(self, ply: int, known: JsonObject, legal: list[str], more: bool, seed: int) -> str:
        entrant = self._entrant
        if entrant.level is not None:
            if self._bot is None:
                self._bot = weighted_bot(self._game, entrant.level, self._options, dict(entrant.weights))
            return self._bot.choose(known, legal, seed, entrant.ms).move
        if entrant.command:
            return await self._asked(ply, known, legal, more, seed)
        if entrant.ms is not None or entrant.playouts is not None:
            return self._uct.choose(known, legal, seed, entrant.ms).move
        if entrant.baseline is not None:
            # Imported here because only baselines need NumPy.
            from tablee.bots.baselines.agent import baseline

            return baseline(entrant.baseline).choose(Seen(known, legal, more, ply, seed))
        return Random(seed).choice(legal)

    async def _asked(self, ply: int, known: JsonObject, legal: list[str], more: bool, seed: int) -> str:
        seconds = self._program_ms / 1000 + SLACK_S
        try:
            if self._program is None or not self._program.running:
                await self._begin()
            assert self._program is not None
            moved = await self._program.choose(
                self._match, ply, known, legal, more, self._program_ms, seed, seconds
            )
        except ProcessFailedError as failed:
            self.failures += 1
            self.illegal += isinstance(failed, IllegalAnswerError)
            return Random(seed).choice(legal)
        return moved.move

    async def _begin(self) -> None:
        """Announce the match to a program: to a kept one if it still answers, otherwise to a new one.

        Raises `ProcessFailedError`.
        """
        self._program = self._kept.take(self._entrant.command)
        if self._program is not None:
            try:
                await self._introduce(self._program)
            except ProcessFailedError:
                self._program = None
            else:
                return
        self._program = Program(self._entrant.command)
        await self._program.start()
        await self._introduce(self._program)

    async def _introduce(self, program: Program) -> None:
        await program.begin(self._match, self._game.name, self._options, self._players, self._seat)
