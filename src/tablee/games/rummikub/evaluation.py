"""The value of a rack, and from it the choice of a discard.

Both use either the tiles that go together on the rack, or trials of possible draws.
"""

from random import Random
from typing import Any, Final, final

from tablee.core.bot import Weight
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


@final
class Usefulness:
    """The weights by which a tile is kept: the tile with the smallest sum is discarded.

    - `beside`: for each number next to the tile's in its colour; `apart`: for each number two away.
    - `same`: for each other colour with the same number.
    - `place`: for each set on the table to which the tile can be added.
    - `point`: for each point that the tile costs at the end; it lowers the sum.
    - `joker`: for a joker.
    """

    def __init__(self, values: dict[str, float]) -> None:
        """Use `values` by name, and the usual value of each weight that has none there."""
        self.values = {**{weight.name: weight.usual for weight in WEIGHTS}, **values}
        self.beside = self.values["beside"]
        self.apart = self.values["apart"]
        self.same = self.values["same"]
        self.place = self.values["place"]
        self.point = self.values["point"]
        self.joker = self.values["joker"]

    def __reduce__(self) -> Any:
        return Usefulness, (self.values,)


WEIGHTS: Final = (
    Weight("beside", 2.0, 0.0, 6.0),
    Weight("apart", 1.0, 0.0, 6.0),
    Weight("same", 2.0, 0.0, 6.0),
    Weight("place", 0.0, -4.0, 4.0),
    Weight("point", 0.0, -0.5, 0.5),
    Weight("joker", 13.0, 0.0, 40.0),
)
USUAL: Final = Usefulness({})
"""The weights of the game: partners on the rack come first, and a joker stays to the last."""


def least_useful(
    rack: list[int], table: list[Meld], joker: int, among: list[int] | None = None, how: Usefulness = USUAL
) -> int:
    """Return the tile to discard: least useful by `how`, then fewest places on the table, then most points.

    `joker`: the points lost for a joker. `among`: the tiles to choose from; by default the whole rack.
    """
    tiles = rack if among is None else among
    return min(
        tiles,
        key=lambda tile: (
            _use(tile, rack, table, joker, how),
            places(tile, table),
            -points_of(tile, joker),
            tile,
        ),
    )


def costliest(rack: list[int], joker: int) -> int:
    """Return the tile that costs most points if the round ends. `joker`: the points lost for a joker."""
    return max(rack, key=lambda tile: points_of(tile, joker))


def _use(tile: int, rack: list[int], table: list[Meld], joker: int, how: Usefulness) -> float:
    """Return how useful a tile is: partners on the rack and, if they have a weight, places and points."""
    use = how.joker if tile == JOKER else _partners(tile, rack, how)
    if how.place:
        use += how.place * float(places(tile, table))
    return use - how.point * float(points_of(tile, joker))


def _partners(tile: int, rack: list[int], how: Usefulness) -> float:
    """Return how well a tile fits the others: neighbours in its colour, and the same number in others."""
    near = 0.0
    if rack.count(tile) > 1:
        # A second copy is of little use.
        return near
    for other in set(rack):
        if other in (tile, JOKER):
            continue
        if colour_of(other) == colour_of(tile):
            distance = abs(number_of(other) - number_of(tile))
            if distance == 1:
                near += how.beside
            elif distance == 2:
                near += how.apart
        elif number_of(other) == number_of(tile):
            near += how.same
    return near


def places(tile: int, table: list[Meld]) -> int:
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
        how: Usefulness = USUAL,
        last: int = 1,
    ) -> None:
        """Draw the samples from the tiles that the seat cannot see.

        `opened`: it may use the table. `last`: the number of tiles that it may discard to go out, 0 or 1.
        """
        self.last = last
        self.joker = box.joker_points
        self.how = how
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
        return (NEARLY_OUT if left <= self.last else 0) - left

    def discard(self, rack: list[int]) -> int:
        """Return the tile without which the rack is worth most; of equals, the least useful one at first glance.

        A rich table takes long to solve: once `THOUGHT` is used up, no more draws are tried.
        """
        tiles = candidates(rack, self.table, self.joker, self.how)
        values = [0] * len(tiles)
        effort = Effort(THOUGHT)
        for draw in self.draws:
            for i, tile in enumerate(tiles):
                values[i] += self.value(without(rack, [tile]), draw, effort)
            if effort.spent():
                break
        return tiles[values.index(max(values))]


def candidates(rack: list[int], table: list[Meld], joker: int, how: Usefulness = USUAL) -> list[int]:
    """Return the few least useful tiles at first glance, with a joker only if there are no others."""
    found: list[int] = []
    rest = list(rack)
    while rest and len(found) < CANDIDATES:
        tile = least_useful(rest, table, joker, how=how)
        if tile == JOKER and found:
            break
        found.append(tile)
        rest = [other for other in rest if other != tile]
    return found
