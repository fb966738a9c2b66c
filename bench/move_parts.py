"""The parts of a move that need no network, each alone, in microseconds of this process's time.

`python -m bench.move_parts`; with `PYTHONPATH` set to another version's `src`, that version. For the commit the least
of several blocks counts, because its thread waits for the disk and other processes. For the rules it is the mean over
random matches, the least of several times, with the games alternating.
"""

import asyncio
import random
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

from tablee.core.game import Game
from tablee.games import installed
from tablee.match import Match
from tablee.store.rows import Entry, Summary
from tablee.store.store import Store
from tests.store.samples import match

BLOCKS: Final = 16
MOVES: Final = 250
MATCHES: Final = 3
PLIES: Final = 60
ROUNDS: Final = 15


async def commit(path: Path) -> tuple[float, float]:
    """Return the microseconds of a move's commit, for all threads and for the event loop's thread."""
    store = await Store.open(str(path))
    await store.matches.create(match())
    found: list[tuple[float, float]] = []
    for block in range(BLOCKS):
        whole, here = time.process_time(), time.thread_time()
        for ply in range(1 + block * MOVES, 1 + (block + 1) * MOVES):
            entry = Entry(ply, ply % 2, "a4-b5", f"id{ply}", 5, 1000 + ply, "person")
            assert await store.log.append("m", entry, Summary(ply % 2, None, None))
        found.append((time.process_time() - whole, time.thread_time() - here))
    await store.close()
    least = min(found)
    return 1e6 * least[0] / MOVES, 1e6 * least[1] / MOVES


def rules(game: Game[Any]) -> dict[str, float]:
    """Return the microseconds of the rules' parts of a move: apply, undo check, views, and legal moves."""
    taken: Counter[str] = Counter()
    moves = 0

    def timed(name: str, work: Callable[[], Any]) -> Any:
        began = time.process_time()
        done = work()
        taken[name] += time.process_time() - began  # type: ignore[assignment]
        return done

    for seed in range(MATCHES):
        one, chance = Match.new(game, 2, {}, seed), random.Random(seed)
        listed = one.legal().moves
        while not one.over and one.ply < PLIES:
            seat, move = one.turn, chance.choice(listed)
            assert seat is not None
            one.carry_out(timed("checked and made", partial(one.prepare, seat, move, 5)))
            timed("can be taken back", one.revocable)
            timed("told", partial(next, one.story(seat, one.ply - 1)))
            timed("the step before told again", partial(one.hidden_again, seat, one.ply - 1))
            listed = timed("what is legal then", one.legal).moves
            moves += 1
    return {name: 1e6 * seconds / moves for name, seconds in taken.items()}


def main() -> None:
    """Print a line for the commit and one for each game."""
    with tempfile.TemporaryDirectory() as folder:
        whole, here = asyncio.run(commit(Path(folder) / "tablee.db"))
    print(f"commit: {whole:.0f} us, {here:.0f} of them in the event loop")
    rounds = [{name: rules(game) for name, game in installed().items()} for _ in range(ROUNDS)]
    for name, parts in rounds[0].items():
        least = {part: min(one[name][part] for one in rounds) for part in parts}
        print(f"{name}: {', '.join(f'{part} {us:.1f}' for part, us in least.items())} us")


if __name__ == "__main__":
    main()
