"""From which sets of the table the tiles of support runs come, where a set of a freed joker may be mixed (`mixed-set`).

Two tiles of one set of the table must not lie in such a set. In a group that follows by itself: beside a joker and two
tiles from the rack there is room for one. In a run two tiles of an old run could meet. So a support run remembers from
which old runs of its colour it has taken a tile, as long as these reach on. At most four runs of a colour reach one
number (two copies of each tile, two jokers), so each gets one of four *slots*, which is free again where the run ends.
"""

from typing import Final, final

from tablee.games.rummikub.jokers import Joker
from tablee.games.rummikub.pieces import COLOUR_COUNT, JOKER, NUMBERS
from tablee.games.rummikub.sets import Meld

CELLS: Final = COLOUR_COUNT * NUMBERS
SLOTS: Final = 4
LOOSE: Final = SLOTS
"""In place of a slot: the tile lay in a group."""


@final
class Origins:
    """By kind: the slot of each copy on the table (`tiles`), of each joker that stays as it (`pins`), and the slots, as
    bits, of the old runs that end there (`ends`)."""

    def __init__(self, table: list[Meld], staying: list[Joker]) -> None:
        self.tiles: list[list[int]] = [[] for _ in range(CELLS)]
        self.pins: list[list[int]] = [[] for _ in range(CELLS)]
        self.ends = [0] * CELLS
        taken = [0] * CELLS
        left = list(staying)
        for meld in sorted(table, key=_beginning):
            slot = LOOSE if not meld.run else _free(taken[meld.role(0)])
            for place, tile in enumerate(meld.tiles):
                if meld.run:
                    taken[meld.role(place)] |= 1 << slot
                if tile != JOKER:
                    self.tiles[tile].append(slot)
            if not meld.run:
                continue
            self.ends[meld.role(len(meld.tiles) - 1)] |= 1 << slot
            # Equal sets may be one object: each takes no more jokers than it has.
            for joker in [one for one in left if one.meld is meld][: meld.tiles.count(JOKER)]:
                self.pins[joker.role].append(slot)
                left.remove(joker)


def _beginning(meld: Meld) -> int:
    """Old runs are given slots in the order in which they begin."""
    return meld.low


def _free(taken: int) -> int:
    """The lowest slot that no other run has there."""
    return next(slot for slot in range(SLOTS) if not taken >> slot & 1)
