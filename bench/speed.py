"""Speeds that can be compared: everything takes turns in the same run, and a figure is the median of several rounds."""

import statistics
import time
from collections.abc import Callable

ROUNDS = 5
SECONDS = 0.5

Play = Callable[[int], int]
"""Plays one match from this seed; returns how many moves it had."""


def steps_a_second(play: Play, first_seed: int) -> float:
    """Moves made in about `SECONDS` of this process's own time, a second; other programs do not count."""
    plies, seed = 0, first_seed
    start = time.process_time()
    while (spent := time.process_time() - start) < SECONDS:
        plies += play(seed)
        seed += 1
    return plies / spent


def medians(players: dict[str, Play]) -> dict[str, float]:
    """The median speed of each, measured in turns."""
    speeds: dict[str, list[float]] = {name: [] for name in players}
    for number in range(ROUNDS):
        for name, play in players.items():
            speeds[name].append(steps_a_second(play, 1_000_000 * number))
    return {name: statistics.median(found) for name, found in speeds.items()}
