"""Our Rummikub solver beside SciPy's integer programming (HiGHS), on the same positions in the same run.

200 random positions: 20 to 60 tiles on the table, 14 on the rack, jokers wherever they come to lie. Asked is how many
tiles, and how many points, can be laid if jokers may be taken up at will, for that is the puzzle which both can be
asked; the optimum must be the same on every one. Our time includes working out the table, which the rules' own check
then proves; the other's is that of its model and answer alone. The rules about freed jokers, which only ours knows,
are timed in a row of their own.
"""

import random
import statistics
import time
from itertools import combinations

from bench.rummikub_milp import JOKER, KINDS, SETS, most
from tablee.games.rummikub.sets import Meld, NoSet, in_order, read_set, tiles_of
from tablee.games.rummikub.solver import MOST_POINTS, MOST_TILES, best_free_play, best_play
from tablee.games.rummikub.tiles import DECK, counted, points_in, points_of

POSITIONS = 200
RACK = 14
SMALLEST, LARGEST = 20, 60
PLAIN = [tiles for tiles in SETS if JOKER not in tiles]


def random_position(chance: random.Random) -> tuple[list[Meld], list[int]]:
    """A table of valid sets and a rack, from one box of tiles."""
    target = chance.randint(SMALLEST, LARGEST)
    box = counted(DECK)
    jokers = sum(chance.random() < target / len(DECK) for _ in range(2))
    table: list[Meld] = []
    while len(tiles_of(table)) < target - 2:
        tiles = chance.choice(SETS if jokers else PLAIN)
        counts = counted(list(tiles))
        wanted = counts[JOKER]
        fits = all(counts[kind] <= box[kind] for kind in range(KINDS))
        if (
            fits
            and wanted <= jokers
            and (wanted or not jokers)
            and len(tiles_of(table)) + len(tiles) <= LARGEST
        ):
            jokers -= wanted
            box = [box[kind] - counts[kind] for kind in range(KINDS)]
            table.append(_laid(list(tiles)))
    if len(tiles_of(table)) < SMALLEST:
        return random_position(chance)
    rest = [kind for kind in range(KINDS) for _ in range(box[kind])]
    return in_order(table), sorted(chance.sample(rest, RACK))


def _laid(tiles: list[int]) -> Meld:
    """The set of these tiles, its jokers in the first places that make it one."""
    for places in combinations(range(len(tiles)), tiles.count(JOKER)):
        rest = iter(tiles)
        try:
            return read_set([JOKER if place in places else next(rest) for place in range(len(tiles))])
        except NoSet:
            continue
    raise ValueError(tiles)


def measure() -> list[str]:
    """The lines of the report. Raises `AssertionError` where the two disagree."""
    chance = random.Random("rummikub solver")
    positions = [random_position(chance) for _ in range(POSITIONS)]
    lines = [f"Rummikub solver, {POSITIONS} positions: 20-60 tiles on the table, {RACK} on the rack"]
    for goal, weights in (
        (MOST_TILES, [1] * KINDS),
        (MOST_POINTS, [points_of(kind) for kind in range(KINDS)]),
    ):
        ours: list[float] = []
        theirs: list[float] = []
        ruled: list[float] = []
        for table, rack in positions:
            began = time.perf_counter()
            play = best_free_play(table, rack, goal)
            ours.append(time.perf_counter() - began)
            began = time.perf_counter()
            best_play(table, rack, goal)
            ruled.append(time.perf_counter() - began)
            counts, held = counted(tiles_of(table)), counted(rack)
            began = time.perf_counter()
            optimum = most(counts, held, weights)
            theirs.append(time.perf_counter() - began)
            found = 0 if play is None else len(play.laid) if goal == MOST_TILES else points_in(play.laid)
            assert found == optimum, (goal, found, optimum, [meld.text() for meld in table], rack)
            if play is not None:
                after = counted(tiles_of(play.table))
                assert all(after[kind] == counts[kind] + counted(play.laid)[kind] for kind in range(KINDS))
        ratios = sorted(b / a for a, b in zip(ours, theirs, strict=True))
        lines += [
            f"  most {goal}: the same optimum on all {POSITIONS}",
            f"    ours          median {_ms(ours, 50)} ms, 95th percentile {_ms(ours, 95)} ms",
            f"    HiGHS         median {_ms(theirs, 50)} ms, 95th percentile {_ms(theirs, 95)} ms",
            f"    HiGHS / ours  {float(_ms(theirs, 50)) / float(_ms(ours, 50)):.0f} x at the median,"
            f" {float(_ms(theirs, 95)) / float(_ms(ours, 95)):.0f} x at the 95th percentile"
            f" (position by position: median {statistics.median(ratios):.0f} x, least {ratios[0]:.1f} x)",
            f"    with the rules for jokers: median {_ms(ruled, 50)} ms, 95th percentile {_ms(ruled, 95)} ms",
        ]
    return lines


def _ms(times: list[float], percentile: int) -> str:
    return f"{1000 * statistics.quantiles(times, n=100, method='inclusive')[percentile - 1]:.3f}"


if __name__ == "__main__":
    print("\n".join(measure()))
