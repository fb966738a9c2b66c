"""Sets of freed jokers with tiles of the table, which may not continue a set of the table (rulings 4, `joker_to`).

This is fulfilled if the set's tiles of the table came from different sets; a joker that stayed counts as one of these
tiles. Nobody can see which copy of a tile came from the rack, and which from which set. So some account must fit, for
all these sets at once.
"""

from tablee.games.rummikub.pieces import JOKER, SUPPORT
from tablee.games.rummikub.sets import Meld


class Mixing:
    """One or two sets with freed jokers, and the possible origins of their tiles."""

    def __init__(
        self,
        sets: list[Meld],
        own: list[int],
        before: list[Meld],
        laid: list[int],
        stayed: list[tuple[Meld, Meld]],
    ) -> None:
        """Set up the search for an account.

        `own`: the jokers from the rack in each set; `laid`: the tiles from the rack, by kind; `before`: the table.
        `stayed`: for each joker that stayed, its set before and after.
        """
        self.before = before
        self.left = list(laid)
        self.support = list(own)
        self.wanted = [(at, kind) for at, meld in enumerate(sets) for kind in meld.tiles if kind != JOKER]
        self.used = [[0] * len(before) for _ in sets]
        for old, new in stayed:
            for at, meld in enumerate(sets):
                if meld is new:
                    self.used[at][_place(old, before, self.used[at])] += 1
        self.given: set[tuple[int, int]] = set()

    def possible(self) -> bool:
        """True if some account fits."""
        if any(count > 1 for used in self.used for count in used):
            return False
        return self._from(0)

    def _from(self, number: int) -> bool:
        """True if the tiles from number `number` on have a possible origin."""
        if number == len(self.wanted):
            return min(self.support) >= SUPPORT
        at, kind = self.wanted[number]
        if self.left[kind] > 0:
            self.left[kind] -= 1
            self.support[at] += 1
            fits = self._from(number + 1)
            self.left[kind] += 1
            self.support[at] -= 1
            if fits:
                return True
        for place, meld in enumerate(self.before):
            if kind not in meld.tiles or self.used[at][place] or (place, kind) in self.given:
                continue
            self.used[at][place] = 1
            self.given.add((place, kind))
            fits = self._from(number + 1)
            self.used[at][place] = 0
            self.given.discard((place, kind))
            if fits:
                return True
        return False


def together(meld: Meld, before: list[Meld], laid: list[int], stayed: list[tuple[Meld, Meld]]) -> list[int]:
    """Return the tiles of a set that must come from one set of the table, for the set with the most of them.

    Empty if fewer than two.
    """
    most: list[int] = []
    for old in before:
        tiles = [kind for kind in meld.tiles if kind != JOKER and laid[kind] == 0 and kind in old.tiles]
        tiles += [JOKER for one, other in stayed if one is old and other is meld]
        if len(tiles) > max(1, len(most)):
            most = tiles
    return most


def _place(meld: Meld, melds: list[Meld], used: list[int]) -> int:
    """Return the index of this very set among others; of indices with the same object, the least used one."""
    places = [place for place, other in enumerate(melds) if other is meld]
    return min(places, key=lambda place: used[place])
