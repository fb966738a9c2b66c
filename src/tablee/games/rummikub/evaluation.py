"""The value of a rack, and from it the choice of a discard.

Both use either the tiles that go together on the rack, or trials of possible draws.
"""

from random import Random
from typing import Final

from tablee.games.rummikub.jokers import JokerRules
from tablee.games.rummikub.pieces import (
    JOKER,
    SMALLEST_SET,
    Box,
    colour_of,
    counted,
    listed,
    number_of,
    points_of,
    without,
)
from tablee.games.rummikub.sets import Meld, tiles_of
from tablee.games.rummikub.solver.effort import Effort
from tablee.games.rummikub.solver.plays import MOST_TILES, best_opening, best_play

AHEAD: Final = 6
"""The number of future tiles tried together, because a rack is worth what it may become in some turns."""
SAMPLES: Final = 16
CANDIDATES: Final = 6
THOUGHT: Final = 8_000_000
"""Steps of the solver for one discard: a few seconds at most."""
NEARLY_OUT: Final = 3
"""A bonus, in tiles, for a rack that could be emptied."""


def least_useful(rack: list[int], table: list[Meld], among: list[int] | None = None) -> int:
    """Return the tile to discard: fewest partners on the rack, then fewest places on the table, then most points.

    `among`: the tiles to choose from; by default the whole rack.
    """
    tiles = rack if among is None else among
    return min(tiles, key=lambda tile: (_partners(tile, rack), _places(tile, table), -points_of(tile), tile))


def _partners(tile: int, rack: list[int]) -> int:
    """Return how well a tile fits the others: neighbours in its colour, the same number in others; a joker fits all."""
    if tile == JOKER:
        return 1000
    near = 0
    for other in set(rack):
        if other in (tile, JOKER):
            continue
        if colour_of(other) == colour_of(tile):
            distance = abs(number_of(other) - number_of(tile))
            near += 2 if distance == 1 else distance == 2
        elif number_of(other) == number_of(tile):
            near += 2
    # A second copy is of little use.
    return 0 if rack.count(tile) > 1 else near


def _places(tile: int, table: list[Meld]) -> int:
    """Return the number of sets on the table that the tile can be added to."""
    return len([meld for meld in table if fits(tile, meld)])


def fits(tile: int, meld: Meld) -> bool:
    """True if a tile other than a joker can be added to a set as it is."""
    if meld.run:
        return colour_of(tile) == meld.colour and number_of(tile) in (
            meld.low - 1,
            meld.low + len(meld.tiles),
        )
    return len(meld.tiles) == SMALLEST_SET and tile in meld.missing()


class RackEvaluator:
    """Estimates what racks may become; tries the same future draws for each of them, so that luck cancels out."""

    def __init__(
        self,
        rack: list[int],
        table: list[Meld],
        opened: bool,
        jokers: JokerRules,
        box: Box,
        chance: Random,
    ) -> None:
        """Draw the samples from the tiles that the seat cannot see; `opened`: it may use the table."""
        self.table = table
        self.opened = opened
        self.jokers = jokers
        seen = counted(rack + tiles_of(table))
        unseen = listed([count - seen[kind] for kind, count in enumerate(box.counts)])
        self.draws = [chance.sample(unseen, min(AHEAD, len(unseen))) for _ in range(SAMPLES)]

    def value(self, rack: list[int], draw: list[int], effort: Effort) -> int:
        """Return minus the number of tiles left after this draw, with a bonus if (nearly) none is left."""
        tiles = sorted(rack + draw)
        if self.opened:
            play = best_play(self.table, tiles, MOST_TILES, self.jokers, effort)
        else:
            # Sets that score too little for an opening now may be part of one later.
            play = best_opening([], tiles, 0, MOST_TILES, effort)
        left = len(tiles) - (0 if play is None else len(play.laid))
        return (NEARLY_OUT if left <= 1 else 0) - left

    def discard(self, rack: list[int]) -> int:
        """Return the tile without which the rack is worth most; of equals, the least useful one at first glance.

        A rich table takes long to solve: once `THOUGHT` is used up, no more draws are tried.
        """
        tiles = candidates(rack, self.table)
        values = [0] * len(tiles)
        effort = Effort(THOUGHT)
        for draw in self.draws:
            for i, tile in enumerate(tiles):
                values[i] += self.value(without(rack, [tile]), draw, effort)
            if effort.spent():
                break
        return tiles[values.index(max(values))]


def candidates(rack: list[int], table: list[Meld]) -> list[int]:
    """Return the few least useful tiles at first glance, with a joker only if there are no others."""
    found: list[int] = []
    rest = list(rack)
    while rest and len(found) < CANDIDATES:
        tile = least_useful(rest, table)
        if tile == JOKER and found:
            break
        found.append(tile)
        rest = [other for other in rest if other != tile]
    return found
