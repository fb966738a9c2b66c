"""Our Rummikub solver beside SciPy's integer programming (HiGHS), on the same positions in the same run.

200 random positions: 20 to 60 tiles on the table, 14 on the rack, jokers at random places. The question is how many
tiles, and how many points, can be laid if jokers may be taken up freely, because both sides can solve that puzzle. The
optimum must be the same on every position. Our time includes the resulting table, which the rules' own check then
proves; the other's time is for its model and answer only. The rules about freed jokers, which only ours implements,
are timed in a row of their own. All alternate, position by position, several times; for each position the least
counts.
"""

import random
import statistics
import time
from collections.abc import Callable
from functools import partial
from itertools import combinations
from math import inf
from typing import Any, TypeVar

from bench.rummikub_milp import JOKER, KINDS, SETS, most
from tablee.games.rummikub import GAME
from tablee.games.rummikub.moves import write
from tablee.games.rummikub.pieces import DECK, counted, names, points_of
from tablee.games.rummikub.position import RummikubPosition
from tablee.games.rummikub.sets import Meld, NotASetError, in_order, read_set, tiles_of
from tablee.games.rummikub.solver import plays
from tablee.games.rummikub.solver.plays import MOST_POINTS, MOST_TILES, Play, best_free_play, best_play

POSITIONS = 200
ROUNDS = 3
RACK = 14
SMALLEST, LARGEST = 20, 60
T = TypeVar("T")
_EMPTY: dict[str, Any] = {
    "game": "rummikub",
    "options": {"turns": "play-or-draw"},
    "players": 2,
    "phase": "play",
    "turn": 0,
    "round": 1,
    "first": 0,
    "opened": [True, True],
    "pool": [],
    "drawn": None,
    "idle": 0,
    "passes": 0,
    "scores": [0, 0],
    "rng": {"seed": "00" * 32, "used": 0},
}
PLAIN = [tiles for tiles in SETS if JOKER not in tiles]


def random_position(chance: random.Random) -> tuple[list[Meld], list[int]]:
    """Return a table of valid sets and a rack, from one box of tiles."""
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
            table.append(laid(list(tiles)))
    if len(tiles_of(table)) < SMALLEST:
        return random_position(chance)
    rest = [kind for kind in range(KINDS) for _ in range(box[kind])]
    return in_order(table), sorted(chance.sample(rest, RACK))


def laid(tiles: list[int]) -> Meld:
    """Return the set of these tiles, its jokers in the first places that make it valid."""
    for places in combinations(range(len(tiles)), tiles.count(JOKER)):
        rest = iter(tiles)
        try:
            return read_set([JOKER if place in places else next(rest) for place in range(len(tiles))])
        except NotASetError:
            continue
    raise ValueError(tiles)


def position_of(table: list[Meld], rack: list[int]) -> RummikubPosition:
    """Return a position with this table, and this rack to move."""
    return GAME.load({**_EMPTY, "racks": [names(rack), []], "table": [meld.names() for meld in table]})


def proves(table: list[Meld], rack: list[int], play: Play | None) -> bool:
    """True if the rules' own check accepts the play, whose table is written and read again as a move."""
    if play is None:
        return True
    position = position_of(table, rack)
    GAME.check_move(position, write(play.table, None))
    return True


def lays(table: list[Meld], play: Play | None) -> bool:
    """True if the play's table is made of valid sets of exactly the table's tiles and those it lays."""
    if play is None:
        return True
    before, laid = counted(tiles_of(table)), counted(play.laid)
    after = counted(tiles_of([read_set(meld.tiles) for meld in play.table]))
    return after == [before[kind] + laid[kind] for kind in range(KINDS)]


def timed(call: Callable[[], T], least: list[float], number: int) -> T:
    """Return the result of `call`; its processor seconds are stored if they are the least of this position."""
    began = time.process_time()
    answer = call()
    least[number] = min(least[number], time.process_time() - began)
    return answer


def measure() -> list[str]:
    """Return the lines of the report.

    Raises `AssertionError` if the two disagree, `IllegalMoveError` if the rules refuse.
    """
    chance = random.Random("rummikub solver")
    positions = [random_position(chance) for _ in range(POSITIONS)]
    built = "uncompiled" if plays.__file__.endswith(".py") else "compiled"
    lines = [f"Rummikub solver, {POSITIONS} positions: 20-60 tiles on the table, {RACK} on the rack, {built}"]
    for goal, weights in (
        (MOST_TILES, [1] * KINDS),
        (MOST_POINTS, [points_of(kind) for kind in range(KINDS)]),
    ):
        ours, theirs, ruled = [[inf] * POSITIONS for _ in range(3)]
        for number, (table, rack) in [*enumerate(positions)] * ROUNDS:
            play = timed(partial(best_free_play, table, rack, goal), ours, number)
            by_rules = timed(partial(best_play, table, rack, goal), ruled, number)
            optimum = timed(partial(most, counted(tiles_of(table)), counted(rack), weights), theirs, number)
            found = 0 if play is None else sum(weights[kind] for kind in play.laid)
            assert found == optimum, (goal, found, optimum, [meld.text() for meld in table], rack)
            assert lays(table, play)
            assert proves(table, rack, by_rules)
        ratios = sorted(b / a for a, b in zip(ours, theirs, strict=True))
        lines += [
            f"  most {goal}: the same optimum on all {POSITIONS}",
            f"    ours   median {_ms(ours, 50):9.3f} ms, 95th percentile {_ms(ours, 95):9.3f} ms",
            f"    HiGHS  median {_ms(theirs, 50):9.3f} ms, 95th percentile {_ms(theirs, 95):9.3f} ms",
            f"    HiGHS / ours  {_ms(theirs, 50) / _ms(ours, 50):.0f} x at the median (asked: 50 x),"
            f" {_ms(theirs, 95) / _ms(ours, 95):.0f} x at the 95th percentile (asked: 10 x);"
            f" position by position {statistics.median(ratios):.0f} x at the median",
            f"    ours with the rules for jokers: median {_ms(ruled, 50):.3f} ms,"
            f" 95th percentile {_ms(ruled, 95):.3f} ms (asked: 8 ms), most {1000 * max(ruled):.1f} ms (asked: 100 ms)",
        ]
    return lines


def _ms(times: list[float], percentile: int) -> float:
    return 1000 * statistics.quantiles(times, n=100, method="inclusive")[percentile - 1]


if __name__ == "__main__":
    print("\n".join(measure()))
