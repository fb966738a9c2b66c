"""The spaces of a coder: a number for each move, and an array for what a seat knows, with a mask of the legal moves."""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from tablee.api.base_match import P
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
    """Return the space of moves."""
    return spaces.Discrete(coder.actions)


def seen(coder: Coder[P], position: P, seat: int) -> dict[str, NDArray[Any]]:
    """Return the observation of a seat; only the seat to act has legal moves in its mask."""
    mask = (
        np.frombuffer(coder.mask(position), np.int8)
        if position.turn == seat
        else np.zeros(coder.actions, np.int8)
    )
    return {"observation": np.frombuffer(coder.observation(position, seat), np.int16), "action_mask": mask}


def fresh_seed(chance: np.random.Generator) -> str:
    """Return the seed of a match, drawn from `chance`."""
    return chance.bytes(32).hex()
