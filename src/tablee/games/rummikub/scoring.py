"""The points of a round for each seat, and the winner (rulings 4, scoring and no end in sight)."""

from tablee.core.game import OVER, UNDECIDED, Result
from tablee.core.ranking import ranks
from tablee.games.rummikub.position import RummikubPosition


def result(position: RummikubPosition) -> Result:
    """Return totals and ranks once the match is over."""
    if position.phase != OVER:
        return UNDECIDED
    return Result(list(position.scores), ranks(merits(position)))


def standing(position: RummikubPosition) -> list[int] | None:
    """Return the totals of the rounds finished so far, because nobody sees what the racks would add."""
    return None if position.options["rounds"] == 1 else list(position.scores)


def merits(position: RummikubPosition) -> list[int]:
    """Return the scores with signs such that the greatest is best."""
    return list(position.scores) if position.zero_sum else [-score for score in position.scores]


def round_points(held: list[int], out: int | None, zero_sum: bool) -> list[int]:
    """Return the points of one round by seat; `out` is the seat that went out, None if the round stalled.

    `held`: the points of the tiles left on each rack.

    `lowest`: each seat's rack. `zero-sum`: losers lose their racks, and the winner gains the sum. In a stall the seats
    with the lowest racks share the sum; the lower seats get the odd points.
    """
    if not zero_sum:
        return held
    best = winners(held, out)
    pot = sum([held[seat] for seat in range(len(held)) if seat not in best])
    share, odd = divmod(pot, len(best))
    return [share + (best.index(seat) < odd) if seat in best else -held[seat] for seat in range(len(held))]


def winners(held: list[int], out: int | None) -> list[int]:
    """Return the seats that won the round: the seat that went out, or in a stall those that `held` fewest points."""
    if out is not None:
        return [out]
    least = min(held)
    return [seat for seat in range(len(held)) if held[seat] == least]
