"""The opening: the first time you play (rulings 4, opening)."""

from tablee.core.errors import IllegalMoveError
from tablee.games.rummikub.sets import Meld, in_order


def check_opening(before: list[Meld], after: list[Meld], needed: int) -> None:
    """Only new sets from the rack, the table as it was, together worth at least `needed` points.

    Raises `IllegalMoveError`: `rummikub.opening_table` (set: the first that was touched), `rummikub.opening` (points,
    needed).
    """
    left = _without(before, after)
    if left:
        raise IllegalMoveError("rummikub.opening_table", {"set": left[0].names()})
    points = opening_points(before, after)
    if points < needed:
        raise IllegalMoveError("rummikub.opening", {"points": points, "needed": needed})


def opening_points(before: list[Meld], after: list[Meld]) -> int:
    """Points of the sets that were not there before, a joker counting as the tile it stands for."""
    return sum([meld.points() for meld in _without(after, before)])


def _without(melds: list[Meld], others: list[Meld]) -> list[Meld]:
    """The sets of `melds` that `others` do not have, in order."""
    rest = [meld.tiles for meld in others]
    found: list[Meld] = []
    for meld in in_order(melds):
        if meld.tiles in rest:
            rest.remove(meld.tiles)
        else:
            found.append(meld)
    return found
