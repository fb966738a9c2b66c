"""Sets of freed jokers in which tiles of the table may lie, but no set of it goes on (rulings 4, `joker_to`).

That is so if its tiles of the table lay in different sets, a joker that stayed being one of them. Which copy of a tile
came from the rack, and which from which set, nobody can see: some account must fit, for all these sets at once.
"""

from tablee.games.rummikub.pieces import JOKER, SUPPORT
from tablee.games.rummikub.sets import Meld


class Mixing:
    """One or two sets with freed jokers, and where their tiles can have come from."""

    def __init__(
        self,
        sets: list[Meld],
        own: list[int],
        before: list[Meld],
        laid: list[int],
        stayed: list[tuple[Meld, Meld]],
    ) -> None:
        """`own`: the jokers from the rack in each set; `laid`: the tiles from the rack, by kind; `before`: the table.

        `stayed`: of each joker that stayed the set in which it lay and the one in which it lies.
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
        """Whether some account fits."""
        if any(count > 1 for used in self.used for count in used):
            return False
        return self._from(0)

    def _from(self, number: int) -> bool:
        """Whether the tiles from this one on can have come from somewhere."""
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
    """The tiles of a set that must have lain on the table, of that set of it which has most of them; none if fewer
    than two."""
    most: list[int] = []
    for old in before:
        tiles = [kind for kind in meld.tiles if kind != JOKER and laid[kind] == 0 and kind in old.tiles]
        tiles += [JOKER for one, other in stayed if one is old and other is meld]
        if len(tiles) > max(1, len(most)):
            most = tiles
    return most


def _place(meld: Meld, melds: list[Meld], used: list[int]) -> int:
    """Where this very set stands among others; equal ones may be one object, of which an unused one is taken."""
    places = [place for place, other in enumerate(melds) if other is meld]
    return min(places, key=lambda place: used[place])
