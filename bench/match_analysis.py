"""The duration of a match's analysis, with the time that the server gives it: `python -m bench.match_analysis`.

For every game it judges the longest of the recorded matches in the tests, in this process, without other
work. A match with hundreds of moves leaves little time for each; the output says how many were not compared with the
best move.
"""

import asyncio
import time
from pathlib import Path
from typing import Final

from tablee.bots.evaluated_move import EvaluatedMove
from tablee.bots.evaluator import evaluate
from tablee.bots.pool.handlers import InlineThinker
from tablee.core.record import parse_text
from tablee.games import installed
from tablee.match import Match
from tablee.server.thinking.analyses import THINKING_MS

MATCHES: Final = Path(__file__).parents[1] / "tests" / "games"
ASKED_S: Final = 20


def longest(name: str) -> Path:
    """Return the recorded match of this game with the most lines."""
    records = (MATCHES / name.replace("-", "_") / "records").glob("*.jsonl")
    return max(records, key=lambda path: (path.read_text().count("\n"), path.name))


async def judged(match: Match) -> list[EvaluatedMove]:
    """Return the judgement of every move."""
    return [one async for one in evaluate(match, InlineThinker(), THINKING_MS)]


def main() -> None:
    """Print a line for each game."""
    for name in installed():
        match = Match.from_record(parse_text(longest(name).read_text()))
        clock, processor = time.perf_counter(), time.process_time()
        moves = asyncio.run(judged(match))
        clock, processor = time.perf_counter() - clock, time.process_time() - processor
        without = sum(one.choice and one.loss is None for one in moves)
        print(
            f"  {name:10} {len(moves):4} moves analysed in {clock:4.1f} s (asked: {ASKED_S} s), {processor:.1f} of the "
            f"processor; {without} with a choice not compared",
            flush=True,
        )


if __name__ == "__main__":
    main()
