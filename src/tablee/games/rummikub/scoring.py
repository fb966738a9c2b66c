"""What a round is worth to each seat, and who has won (rulings 4, scoring and no end in sight)."""

from tablee.core.game import OVER, UNDECIDED, Result
from tablee.core.ranking import ranks
from tablee.games.rummikub.pieces import points_in
from tablee.games.rummikub.position import RummikubPosition


def result(position: RummikubPosition) -> Result:
    """Totals and ranks once it is over."""
    if position.phase != OVER:
        return UNDECIDED
    return Result(list(position.scores), ranks(merits(position)))


def standing(position: RummikubPosition) -> list[int] | None:
    """The rounds finished so far: nobody sees what the racks would add."""
    return None if position.options["rounds"] == 1 else list(position.scores)


def merits(position: RummikubPosition) -> list[int]:
    """Scores turned so that the greatest is best."""
    return list(position.scores) if position.zero_sum else [-score for score in position.scores]


def round_points(racks: list[list[int]], out: int | None, zero_sum: bool) -> list[int]:
    """Points of one round by seat; `out` is the seat that went out, None if the round stalled.

    `lowest`: what everybody holds. `zero-sum`: losers minus what they hold, the winner plus their sum;
    in a stall several lowest divide the sum, odd points going to the lower seats.
    """
    held = [points_in(rack) for rack in racks]
    if not zero_sum:
        return held
    best = winners(racks, out)
    pot = sum([held[seat] for seat in range(len(held)) if seat not in best])
    share, odd = divmod(pot, len(best))
    return [share + (best.index(seat) < odd) if seat in best else -held[seat] for seat in range(len(held))]


def winners(racks: list[list[int]], out: int | None) -> list[int]:
    """The seats that won the round: who went out, or in a stall whoever holds least."""
    if out is not None:
        return [out]
    held = [points_in(rack) for rack in racks]
    least = min(held)
    return [seat for seat in range(len(held)) if held[seat] == least]
