"""A match being played: (game, options, players, seed, moves), and what follows from them. No web, no database.

match: the match itself: moves, positions, taking back, giving up
story: what happened, ply by ply, as one viewer may know it
outcome: how a match ended, by the rules or because players gave up
revealing: whether a move told anybody anything, so that it can or cannot be taken back
"""

from tablee.match.match import Match, Prepared
from tablee.match.outcome import Outcome
from tablee.match.story import Step

__all__ = ["Match", "Outcome", "Prepared", "Step"]
