"""A match in progress: (game, options, players, seed, moves), and everything derived from them. No web, no database.

- match: the match itself: moves, positions, undo, giving up
- story: what happened, ply by ply, as one viewer may know it
- outcome: how a match ended, by the rules or because players gave up
- revealing: whether a move revealed anything, which decides if it can be undone
"""

from tablee.match.match import Match, Prepared
from tablee.match.outcome import Outcome
from tablee.match.story import Step

__all__ = ["Match", "Outcome", "Prepared", "Step"]
