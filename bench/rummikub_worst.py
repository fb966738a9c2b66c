"""The slowest table for the Rummikub solver that can be found: `python -m bench.rummikub_worst`.

Starting from the slowest random position of `rummikub_solver`, sets of the table and tiles of the rack are exchanged
at random. A change is kept if the result is slower or nearly so. The question is the best play by the rules for
jokers, with `--agreed` also by their variants. Processor time counts, and a record is measured twice.
"""

import argparse
import random
import time

from bench.rummikub_milp import JOKER, KINDS, SETS
from bench.rummikub_solver import LARGEST, POSITIONS, laid, random_position
from tablee.games.rummikub.jokers import JokerRules
from tablee.games.rummikub.pieces import DECK, counted
from tablee.games.rummikub.sets import Meld, in_order, tiles_of
from tablee.games.rummikub.solver.plays import MOST_POINTS, MOST_TILES, best_play

ASKED_MS = 100
SECONDS = 20
NEARLY = 0.8
BRANCHES = 3
AGREEMENTS = ("any_copy", "any_end", "new_set")
"""The variants for freed jokers: the field names of `JokerRules`."""

Table = tuple[list[Meld], list[int]]


def changed(table: list[Meld], rack: list[int], chance: random.Random) -> Table:
    """Return the table with one set less and some others, or with some tiles of the rack exchanged."""
    melds, tiles = list(table), list(rack)
    if melds and chance.random() < 0.7:
        for _ in range(chance.randint(0, 2)):
            melds.pop(chance.randrange(len(melds)))
            if not melds:
                break
        for _ in range(4):
            added = list(chance.choice(SETS))
            box = [
                kept - used
                for kept, used in zip(counted(DECK), counted(tiles_of(melds) + tiles + added), strict=True)
            ]
            if min(box) >= 0 and len(tiles_of(melds)) + len(added) <= LARGEST:
                melds.append(laid(added))
    if chance.random() < 0.5:
        rest = [
            kind
            for kind, count in enumerate(counted(DECK))
            for _ in range(count - counted(tiles_of(melds) + tiles)[kind])
        ]
        for _ in range(min(chance.randint(1, 3), len(rest))):
            tiles[chance.randrange(len(tiles))] = rest.pop(chance.randrange(len(rest)))
    return in_order(melds), sorted(tiles)


def milliseconds(table: list[Meld], rack: list[int], rules: JokerRules) -> float:
    """Return the milliseconds of the slower of both questions."""
    taken = []
    for goal in (MOST_TILES, MOST_POINTS):
        began = time.process_time()
        best_play(table, rack, goal, rules)
        taken.append(1000 * (time.process_time() - began))
    return max(taken)


def main() -> None:
    """Print the slowest."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--seed", default="worst")
    parser.add_argument("--agreed", nargs="*", choices=AGREEMENTS, default=[])
    arguments = parser.parse_args()
    rules = JokerRules(**{name: name in arguments.agreed for name in AGREEMENTS})
    chance = random.Random("rummikub solver")
    positions = [random_position(chance) for _ in range(POSITIONS)]
    slowest = sorted(
        [(milliseconds(*position, rules), position) for position in positions], key=lambda one: -one[0]
    )
    chance = random.Random(arguments.seed)
    record = slowest[0]
    tried = 0
    for begun in slowest[:BRANCHES]:
        at = begun
        until = time.process_time() + arguments.seconds / BRANCHES
        while time.process_time() < until:
            position = changed(*at[1], chance)
            took = milliseconds(*position, rules)
            tried += 1
            if took > record[0]:
                took = min(took, milliseconds(*position, rules))
            if took >= NEARLY * at[0]:
                at = (took, position)
            if took > record[0]:
                record = at
    table, rack = record[1]
    jokers = tiles_of(table).count(JOKER)
    assert all(count <= 2 for count in counted(tiles_of(table) + rack)[:KINDS])
    print(
        f"  the slowest of {tried} tables looked at: {record[0]:.1f} ms (asked: {ASKED_MS}), "
        f"{len(tiles_of(table))} tiles, {jokers} jokers on the table, {rack.count(JOKER)} on the rack"
    )
    print(f"    {', '.join([meld.text() for meld in table])}; rack {rack}")


if __name__ == "__main__":
    main()
