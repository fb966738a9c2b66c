"""The agents of an arena: games that run at the same time ask each agent together."""

import asyncio
import time
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tablee.bots.agent import Agent, Seen, move_of
from tablee.core.errors import ArgumentError


class Answer(NamedTuple):
    """The move of an agent, and its part of the seconds that the agent thought."""

    move: str
    seconds: float


class Questions:
    """The questions to one agent; those that games ask before they wait are answered in one call."""

    def __init__(self, name: str, agent: Agent) -> None:
        self._name = name
        self._agent = agent
        self._open: list[tuple[Seen, asyncio.Future[Answer]]] = []

    async def choose(self, seen: Seen) -> Answer:
        """Return the agent's answer.

        Raise what the agent raises, and `ArgumentError`: `argument.answer` (bot, seat, ply, value) if the answer is no
        text, `argument.answers` (bot, given, asked) if `choose_many` returns another number of moves.
        """
        loop = asyncio.get_running_loop()
        if not self._open:
            # Every game that can go on has asked by then.
            loop.call_soon(self._answer)
        answer: asyncio.Future[Answer] = loop.create_future()
        self._open.append((seen, answer))
        return await answer

    def _answer(self) -> None:
        """Ask the agent, and give each game its answer or the error."""
        asked, self._open = self._open, []
        try:
            moves, seconds = self._asked([seen for seen, _ in asked])
        except Exception as problem:
            for _, answer in asked:
                if not answer.done():
                    answer.set_exception(problem)
            return
        for move, (_, answer) in zip(moves, asked, strict=True):
            if not answer.done():
                answer.set_result(Answer(move, seconds / len(asked)))

    def _asked(self, seen: Sequence[Seen]) -> tuple[list[str], float]:
        begun = time.perf_counter()
        choices = list(self._agent.choose_many(seen))
        seconds = time.perf_counter() - begun
        if len(choices) != len(seen):
            params = {"bot": self._name, "given": len(choices), "asked": len(seen)}
            raise ArgumentError("argument.answers", params)
        moves = [
            move_of(choice, self._name, one.seat, one.ply) for choice, one in zip(choices, seen, strict=True)
        ]
        return moves, seconds


def questions(agents: Mapping[str, Agent]) -> dict[str, Questions]:
    """Return the questions to each agent, by its name in the arena."""
    return {name: Questions(name, agent) for name, agent in agents.items()}
