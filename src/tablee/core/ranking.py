"""What standings are worth: ranks, and shares of the points."""

from typing import Any


def ranks(standing: list[Any]) -> list[int]:
    """Rank of each entry: 1 + how many are better, the greatest being best (any comparable keys)."""
    return [1 + sum(other > own for other in standing) for own in standing]


def rewards(ranks: list[int]) -> list[float]:
    """What each seat gets, 0 to 1: the share of the others that it beats, a shared rank counting half."""
    others = max(1, len(ranks) - 1)
    return [
        (sum(rank < other for other in ranks) + (sum(rank == other for other in ranks) - 1) / 2) / others
        for rank in ranks
    ]
