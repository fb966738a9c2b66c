"""The sets of the table from which tiles of support runs come, for the option value `mixed-set`.

A set of a freed joker must not have two tiles from one set of the table. For groups this is always true, because
besides a joker and two tiles from the rack there is room for only one more. In a run two tiles of an old run could
meet. So a support run remembers from which old runs of its colour it has taken a tile, as long as these continue.

At most four runs of a colour contain one number (two copies of each tile, two jokers). So each run gets one of four
*slots*, which is free again where the run ends.
"""

from typing import Final, final

from tablee.games.rummikub.jokers import Joker
from tablee.games.rummikub.pieces import COLOUR_COUNT, JOKER, NUMBERS
from tablee.games.rummikub.sets import Meld

CELLS: Final = COLOUR_COUNT * NUMBERS
SLOTS: Final = 4
LOOSE: Final = SLOTS
"""Instead of a slot: the tile was in a group."""


@final
class Origins:
    """The slots of old runs, by kind.

    `tiles`: the slot of each copy on the table; `pins`: of each joker that stays as this kind; `ends`: as bits, the
    slots of the old runs that end here.
    """

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
            # Equal sets may be the same object: each takes only as many jokers as it has.
            for joker in [one for one in left if one.meld is meld][: meld.tiles.count(JOKER)]:
                self.pins[joker.role].append(slot)
                left.remove(joker)


def _beginning(meld: Meld) -> int:
    """Return the number at which a set begins; old runs get slots in this order."""
    return meld.low


def _free(taken: int) -> int:
    """Return the lowest slot that no other run uses there."""
    return next(slot for slot in range(SLOTS) if not taken >> slot & 1)
