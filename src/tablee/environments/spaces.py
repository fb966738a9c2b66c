"""The spaces of a coder: its numbers, and an array for what a seat knows, with a mask of the legal moves."""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from tablee.api.coder import Coder


def observations(coder: Coder[Any]) -> Any:
    """Return the space of observations, a dict of `observation` and `action_mask`."""
    low = np.concatenate([np.full(field.size, field.low, np.int16) for field in coder.fields])
    high = np.concatenate([np.full(field.size, field.high, np.int16) for field in coder.fields])
    return spaces.Dict(
        {
            "observation": spaces.Box(low, high, dtype=np.int16),
            "action_mask": spaces.Box(0, 1, (coder.actions,), np.int8),
        }
    )


def actions(coder: Coder[Any]) -> spaces.Discrete:
    """Return the space of the numbers."""
    return spaces.Discrete(coder.actions)


def seen(observation: memoryview, mask: memoryview | None, many: int) -> dict[str, NDArray[Any]]:
    """Return the observation of a seat with a mask of `many` numbers; only the seat to act has legal ones."""
    legal = np.zeros(many, np.int8) if mask is None else np.frombuffer(mask, np.int8)
    return {"observation": np.frombuffer(observation, np.int16), "action_mask": legal}


def fresh_seed(chance: np.random.Generator) -> str:
    """Return the seed of a match, drawn from `chance`."""
    return chance.bytes(32).hex()
