"""Standing and result: the cards left in hand, fewest first (rulings 2: ranking)."""

from tablee.core.game import OVER, UNDECIDED, Result
from tablee.core.ranking import ranks
from tablee.games.mawoki.pieces import size
from tablee.games.mawoki.position import MawokiPosition


def standing(position: MawokiPosition) -> list[int]:
    """Return the number of cards of each seat."""
    return [size(position.hands[seat]) for seat in range(position.players)]


def result(position: MawokiPosition) -> Result:
    """Return cards left and ranks by seat; `UNDECIDED` before the end."""
    if position.phase != OVER:
        return UNDECIDED
    scores = standing(position)
    return Result(scores, ranks([-left for left in scores]))
