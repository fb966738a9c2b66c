"""Which pair of a ladder plays next: every pair plays equally often."""

from collections.abc import Collection, Mapping, Sequence
from itertools import combinations
from typing import Final, NamedTuple

DEALS: Final = 100
"""The most deals of a pair that count; with so many, the pair rests."""


class Pair(NamedTuple):
    """Two entrants of a game by their keys, in the order of the alphabet."""

    game: str
    one: str
    other: str


def pairs_of(game: str, entrants: Sequence[str]) -> list[Pair]:
    """Return the pairs of a game, each once, in the order of the entrants."""
    return [Pair(game, *sorted(pair)) for pair in combinations(entrants, 2)]


def next_pair(
    entrants: Mapping[str, Sequence[str]], played: Mapping[Pair, int], resting: Collection[Pair] = ()
) -> Pair | None:
    """Return the pair with the fewest deals; of several, the first. None if every pair has `DEALS`, or rests.

    `entrants`: the keys by game; `played`: the deals of each pair that count.
    """
    waiting = [
        (played.get(pair, 0), at, pair)
        for game, keys in entrants.items()
        for at, pair in enumerate(pairs_of(game, keys))
        if pair not in resting and played.get(pair, 0) < DEALS
    ]
    return min(waiting)[2] if waiting else None
