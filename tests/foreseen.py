"""A server without randomness: in every run the same deals, and the same bot moves in the same position."""

from collections.abc import Callable

from tablee.core.rng import Stream, seed_bytes
from tablee.match import Match
from tablee.server.thinking.seeds import THOUGHT_BITS


class Foreseen:
    """Deals from `seeds` whenever a match is opened, whatever nonces browsers send."""

    mixing = False

    def __init__(self, seeds: Callable[[], str]) -> None:
        self._seeds = seeds

    def deal(self) -> str:
        """Return the next of the seeds."""
        return self._seeds()

    def thought(self, match: Match) -> int:
        """Return a seed that depends on the deal and the ply only."""
        return Stream(seed_bytes(f"{match.seed} thought {match.ply}")).uniform(1 << THOUGHT_BITS)
