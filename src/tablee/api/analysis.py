"""Every move of a match judged, for whoever calls from Python: scripts, and notebooks, where a loop runs already."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

from tablee.bots.evaluator import EvaluatedMove, evaluate
from tablee.bots.pool.handlers import InlineThinker
from tablee.match.match import Match

__all__ = ["EvaluatedMove", "analyse"]


def analyse(match: Match, ms: int, seed: int) -> list[EvaluatedMove]:
    """The judgement of every move, with about `ms` milliseconds for each."""

    async def judged() -> list[EvaluatedMove]:
        return [one async for one in evaluate(match, InlineThinker(), ms * max(1, match.ply), seed)]

    # A thread of its own has no loop yet, wherever we are called from.
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, judged()).result()
