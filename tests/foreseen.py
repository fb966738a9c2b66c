"""A server's chance without luck: the same deals, and on the same position the same thoughts, in every run."""

from collections.abc import Callable

from tablee.core.rng import Stream, seed_bytes
from tablee.match import Match
from tablee.server.thinking.seeds import THOUGHT_BITS


class Foreseen:
    """Deals from what `seeds` says, whenever a match is opened, whatever browsers would put in."""

    mixing = False

    def __init__(self, seeds: Callable[[], str]) -> None:
        self._seeds = seeds

    def deal(self) -> str:
        """The next of the seeds."""
        return self._seeds()

    def thought(self, match: Match) -> int:
        """By the deal and the ply alone, whoever asks and whenever."""
        return Stream(seed_bytes(f"{match.seed} thought {match.ply}")).uniform(1 << THOUGHT_BITS)
