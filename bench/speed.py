"""Speeds that can be compared: everything takes turns in the same run, and a figure is the best of many short rounds.

Others on the machine can only make a round slower, so the best is nearest to what each does undisturbed.
"""

import time
from collections.abc import Callable

ROUNDS = 12
SECONDS = 0.25

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


def best_speeds(players: dict[str, Play]) -> dict[str, float]:
    """The best speed of each, measured in turns."""
    speeds: dict[str, list[float]] = {name: [] for name in players}
    for number in range(ROUNDS):
        for name, play in players.items():
            speeds[name].append(steps_a_second(play, 1_000_000 * number))
    return {name: max(found) for name, found in speeds.items()}
