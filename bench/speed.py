"""Comparable speeds: everything alternates in the same run, and a figure is the best of many short rounds.

Other programs on the machine only make a round slower, so the best round is nearest to an undisturbed one.
"""

import time
from collections.abc import Callable

ROUNDS = 12
SECONDS = 0.25

Play = Callable[[int], int]
"""Plays one match from this seed; returns the number of moves."""


def steps_a_second(play: Play, first_seed: int) -> float:
    """Return the moves for each second of this process's own time, over about `SECONDS`; other programs do not
    count.
    """
    plies, seed = 0, first_seed
    start = time.process_time()
    while (spent := time.process_time() - start) < SECONDS:
        plies += play(seed)
        seed += 1
    return plies / spent


def best_speeds(players: dict[str, Play]) -> dict[str, float]:
    """Return the best speed of each, measured alternately."""
    speeds: dict[str, list[float]] = {name: [] for name in players}
    for number in range(ROUNDS):
        for name, play in players.items():
            speeds[name].append(steps_a_second(play, 1_000_000 * number))
    return {name: max(found) for name, found in speeds.items()}
