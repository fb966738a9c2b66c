"""Matches side by side, their arrays as the inputs of a network."""

from typing import Any, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from tablee.api.coder import Coder
from tablee.bots.baselines.inputs import inputs, scales
from tablee.training.legal import Legal, listed


class Seen(NamedTuple):
    """What the seats to act know, one row for each match: inputs of a network, legal numbers, and the seats."""

    inputs: Tensor
    legal: Legal
    seats: NDArray[np.int64]


class Table:
    """`count` matches of self-play; one that ends is replaced by the next."""

    def __init__(self, coder: Coder[Any], count: int, seed: str) -> None:
        self.count = count
        self.players = coder.players
        self._batch = coder.batch(count, seed)
        self._factors = scales(coder.encoding)
        self.ended = 0
        """The number of matches that have ended."""
        self.inputs_met = np.zeros(coder.size, np.bool_)
        """For each input, whether it was other than 0 so far."""
        self.numbers_met = np.zeros(coder.actions, np.bool_)
        """For each number, whether it was legal so far."""

    def seen(self) -> Seen:
        """Return what the seats to act know now."""
        observations = np.asarray(self._batch.observations)
        self.inputs_met |= observations.any(axis=0)
        self.numbers_met |= np.asarray(self._batch.masks).any(axis=0)
        seats = np.asarray(self._batch.seats).astype(np.int64)
        return Seen(torch.from_numpy(inputs(observations, self._factors)), listed(self._batch.legal), seats)

    def step(self, numbers: NDArray[np.int64]) -> list[tuple[int, list[float]]]:
        """Play a number in each match; return the matches that ended, with the returns of their seats."""
        ended = self._batch.step(numbers)
        self.ended += len(ended)
        return ended
