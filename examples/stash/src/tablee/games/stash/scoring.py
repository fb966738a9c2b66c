"""The result."""

from tablee.core.game import UNDECIDED, Result
from tablee.core.ranking import ranks
from tablee.games.stash.position import StashPosition


def result(position: StashPosition) -> Result:
    """Return minus one for each card left; the highest score is best."""
    if position.turn is not None:
        return UNDECIDED
    scores = [-len(hand) for hand in position.hands]
    return Result(scores, ranks(scores))
