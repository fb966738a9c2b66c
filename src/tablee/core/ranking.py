"""Ranks, and the reward for each rank."""

from typing import Any


def ranks(standing: list[Any]) -> list[int]:
    """Return the rank of each entry: 1 + the number of greater ones. Entries are any comparable keys."""
    return [1 + sum(other > own for other in standing) for own in standing]


def rewards(ranks: list[int]) -> list[float]:
    """Return each seat's reward, 0 to 1: the share of opponents that it beats; a shared rank counts half."""
    others = max(1, len(ranks) - 1)
    return [
        (sum(rank < other for other in ranks) + (sum(rank == other for other in ranks) - 1) / 2) / others
        for rank in ranks
    ]
