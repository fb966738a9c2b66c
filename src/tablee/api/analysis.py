"""Every move of a match judged, for whoever calls from Python: scripts, and notebooks, where a loop runs already."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

from tablee.bots.pool.handlers import Alone
from tablee.bots.evaluator import Judged, judge
from tablee.match.match import Match

__all__ = ["Judged", "analyse"]


def analyse(match: Match, ms: int, seed: int) -> list[Judged]:
    """The judgement of every move, with about `ms` milliseconds for each."""

    async def judged() -> list[Judged]:
        return [one async for one in judge(match, Alone(), ms * max(1, match.ply), seed)]

    # A thread of its own has no loop yet, wherever we are called from.
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, judged()).result()
