"""What a seat knows as the inputs of a network: each field of an observation, made small by a power of two."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tablee.core.encoding import Encoding, Field

LARGEST = 8.0
"""Larger inputs are cut off."""

MOST_HALVINGS = 5


def halvings(field: Field) -> int:
    """Return how often the numbers of a field are halved: usual values are then about 1."""
    largest = max(abs(field.low), abs(field.high))
    return min(MOST_HALVINGS, max(0, largest.bit_length() - 2))


def scales(encoding: Encoding[Any]) -> NDArray[np.float32]:
    """Return the factor of each number of an observation."""
    return np.concatenate(
        [np.full(field.size, 0.5 ** halvings(field), np.float32) for field in encoding.fields]
    )


def inputs(observations: NDArray[np.int16], factors: NDArray[np.float32]) -> NDArray[np.float32]:
    """Return the inputs of a network, one row for each observation. They are exact."""
    found: NDArray[np.float32] = np.clip(observations * factors, -LARGEST, LARGEST)
    return found
