"""How much better than expected a seat did after each number that it played (Schulman et al. 2016)."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

LAMBDA: Final = 0.95


def expected(worths: NDArray[np.float32], seats: NDArray[np.int64], players: int) -> NDArray[np.float32]:
    """Return what each seat of each match can expect, if the seat to act expects its worth.

    The others share the rest equally, because returns sum to 0.
    """
    found: NDArray[np.float32] = np.repeat(-worths[:, None] / np.float32(players - 1), players, axis=1)
    found[np.arange(len(seats)), seats] = worths
    return found


def generalized(
    seats: NDArray[np.int64],
    worths: NDArray[np.float32],
    ends: list[list[tuple[int, list[float]]]],
    after: NDArray[np.float32],
) -> NDArray[np.float32]:
    """Return the generalized advantage of each number played; rows are steps, columns matches.

    `ends`: at each step the matches that ended with it. `after`: what each seat of each match expects after the last.
    """
    following = after.copy()
    gained = np.zeros_like(following)
    advantages = np.zeros_like(worths)
    matches = np.arange(worths.shape[1])
    for step in reversed(range(len(worths))):
        for match, returns in ends[step]:
            following[match] = returns
            gained[match] = 0
        at = matches, seats[step]
        surprise = following[at] - worths[step]
        advantages[step] = surprise + LAMBDA * gained[at]
        following[at] = worths[step]
        gained[at] = advantages[step]
    return advantages
