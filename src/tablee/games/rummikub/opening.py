"""The opening: the first play of a seat (rulings 4, opening)."""

from tablee.core.errors import IllegalMoveError
from tablee.games.rummikub.sets import Meld, in_order


def check_opening(before: list[Meld], after: list[Meld], needed: int) -> None:
    """Check an opening: only new sets from the rack, an unchanged table, and at least `needed` points.

    Raises `IllegalMoveError`: `rummikub.opening_table` (set: the first changed one), `rummikub.opening` (points,
    needed).
    """
    left = _without(before, after)
    if left:
        raise IllegalMoveError("rummikub.opening_table", {"set": left[0].names()})
    points = opening_points(before, after)
    if points < needed:
        raise IllegalMoveError("rummikub.opening", {"points": points, "needed": needed})


def opening_points(before: list[Meld], after: list[Meld]) -> int:
    """Return the points of the new sets; a joker counts as the tile that it stands for."""
    return sum([meld.points() for meld in _without(after, before)])


def _without(melds: list[Meld], others: list[Meld]) -> list[Meld]:
    """Return the sets of `melds` that are not in `others`, in order."""
    rest = [meld.tiles for meld in others]
    found: list[Meld] = []
    for meld in in_order(melds):
        if meld.tiles in rest:
            rest.remove(meld.tiles)
        else:
            found.append(meld)
    return found
