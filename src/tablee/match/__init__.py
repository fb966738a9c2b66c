"""A match being played: (game, options, players, seed, moves), and what follows from them. No web, no database."""

from tablee.match.match import Match, Prepared
from tablee.match.outcome import Outcome
from tablee.match.story import Step

__all__ = ["Match", "Outcome", "Prepared", "Step"]
