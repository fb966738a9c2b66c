"""One choice by several trees, grown by one worker or by two: `python -m bench.several_trees`.

For every game whose strongest bot searches by trees (`tablee.core.root_parallel`), four trees share a number of
iterations. One worker of the pool alternates with two; the choices must be equal. A choice is timed by the
clock, and by the processor time of the busiest worker: the clock's time on a machine with a core for each. Then follow
the iterations of such a bot in its thinking time, with questions like those of tables. For each position the best of
several times counts.
"""

import asyncio
import random
import sys
from itertools import repeat
from pathlib import Path
from statistics import median
from time import perf_counter

from msgspec.structs import replace

from bench.search_speed import informations
from tablee.bots.pool.bot_pool import BotPool
from tablee.bots.pool.handlers import tree_bot
from tablee.bots.pool.messages import Decision
from tablee.core.bot import BotMove
from tablee.games import installed

ITERATIONS = 20_000
TREES = 4
POSITIONS = 3
TIMES = 5
THINKING_MS = 500
SIZES = (1, 2)
PAUSE_S = 0.05


def questions(name: str) -> list[Decision]:
    """Return the questions to the strongest bot of a game along a random game."""
    level, chance = max(installed()[name].bot_levels), random.Random(1)
    return [
        Decision(name, known, moves, level, seed=chance.getrandbits(53))
        for known, moves in informations(name)[-POSITIONS:]
    ]


def spent(pool: BotPool) -> list[float]:
    """Return the processor seconds of each worker so far (Linux)."""
    return [
        int(Path(f"/proc/{worker.pid}/schedstat").read_text().split()[0]) / 1e9 for worker in pool.workers
    ]


async def timed(pool: BotPool, asked: Decision) -> tuple[BotMove, float, float]:
    """Return the choice, its seconds, and the processor seconds of the busiest worker."""
    for pause in repeat(PAUSE_S):
        if pool.idle == len(pool.workers):
            break
        await asyncio.sleep(pause)
    before, began = spent(pool), perf_counter()
    choice = await pool.choose(asked)
    seconds = perf_counter() - began
    busiest = max(after - had for after, had in zip(spent(pool), before, strict=True))
    return choice, seconds, busiest


async def compare(name: str) -> None:
    """Print the figures of one game."""
    async with BotPool(SIZES[0]) as one, BotPool(SIZES[1]) as two:
        pools = {SIZES[0]: one, SIZES[1]: two}
        for pool in pools.values():
            pool.begin()
        clock: dict[int, list[float]] = {size: [] for size in SIZES}
        busy: dict[int, list[float]] = {size: [] for size in SIZES}
        iterations: dict[int, list[float]] = {size: [] for size in SIZES}
        for asked in questions(name):
            whole, hurried = (
                replace(asked, iterations=ITERATIONS, trees=TREES),
                replace(asked, ms=THINKING_MS, trees=0),
            )
            choices = []
            for size, pool in pools.items():
                grown = [await timed(pool, whole) for _ in range(TIMES)]
                choices += [choice for choice, _, _ in grown]
                clock[size].append(min(seconds for _, seconds, _ in grown))
                busy[size].append(min(processor for _, _, processor in grown))
                in_time = [await timed(pool, hurried) for _ in range(TIMES)]
                iterations[size].append(max(choice.notes["iterations"] for choice, _, _ in in_time))
            assert all(choice == choices[0] for choice in choices), choices
    for size in SIZES:
        print(
            f"  {name}, {TREES} trees of {ITERATIONS // TREES:,} iterations, {size} worker(s): "
            f"{1000 * median(clock[size]):,.0f} ms by the clock, {1000 * median(busy[size]):,.0f} ms of the busiest; "
            f"{median(iterations[size]):,.0f} iterations in {THINKING_MS} ms"
        )
    print(
        f"    two workers: {median(clock[1]) / median(clock[2]):.2f} x as soon by the clock, "
        f"{median(busy[1]) / median(busy[2]):.2f} x by the busiest; "
        f"{median(iterations[2]) / median(iterations[1]):.2f} x the iterations"
    )


def main() -> None:
    """Measure all games, one after the other."""
    if sys.platform != "linux":
        sys.exit("the processor's time of a worker is read where Linux tells it")
    for name, game in installed().items():
        if tree_bot(Decision(name, {}, [], max(game.bot_levels))) is not None:
            asyncio.run(compare(name))


if __name__ == "__main__":
    main()
