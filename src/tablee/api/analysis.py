"""Every move of a match judged, for Python callers: scripts, and notebooks, which already run an event loop."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

from tablee.bots.evaluated_move import EvaluatedMove
from tablee.bots.evaluator import evaluate
from tablee.bots.pool.handlers import InlineThinker
from tablee.match.match import Match


def analyse(match: Match, ms: int, seed: int) -> list[EvaluatedMove]:
    """Return the judgement of every move, with about `ms` milliseconds for each."""

    async def judged() -> list[EvaluatedMove]:
        return [one async for one in evaluate(match, InlineThinker(), ms * max(1, match.ply), seed)]

    # The caller's thread may have a running event loop; a new thread has none.
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, judged()).result()
