"""Points: of a round as it ends, of the match so far, and at its end (rulebook, Calculer ses points; rulings 3)."""

from tablee.core.events import Event
from tablee.core.game import OVER, UNDECIDED, Result
from tablee.core.ranking import ranks
from tablee.games.moka.challenges import is_met
from tablee.games.moka.pieces import level_of
from tablee.games.moka.position import MokaPosition


def score_round(position: MokaPosition, seat: int) -> Event:
    """Score words and achieved challenges of the round; only their player learns which challenges these were."""
    words = position.words[seat]
    achieved = [card for card in position.challenges[seat] if is_met(card, words, position.deck)]
    for_words = sum(laid.points for laid in words)
    for_challenges = sum(int(level_of(card)) for card in achieved)
    position.scores[seat] += for_words + for_challenges
    return Event(
        "moka.scored",
        {
            "seat": seat,
            "words": for_words,
            "challenges": for_challenges,
            "achieved": " ".join(achieved),
            "points": for_words + for_challenges,
            "total": position.scores[seat],
        },
        {"achieved": (seat,)},
    )


def standing(position: MokaPosition) -> list[int]:
    """Return the finished rounds and the words of this one; challenges are secret until the round ends."""
    if position.phase == OVER:
        return list(position.scores)
    return [
        position.scores[seat] + sum(laid.points for laid in position.words[seat])
        for seat in range(position.players)
    ]


def result(position: MokaPosition) -> Result:
    """Return the points of three rounds, and ranks with most points first, once the match is over."""
    if position.phase != OVER:
        return UNDECIDED
    return Result(list(position.scores), ranks(list(position.scores)))
