"""One training: a network, a method, and the steps or minutes that it takes."""

import time
from collections.abc import Callable
from typing import Any, Final, NamedTuple

import numpy as np
import torch

from tablee.api.coder import Coder
from tablee.bots.baselines.weights import FORM, Weights
from tablee.training.deep_monte_carlo import DeepMonteCarlo
from tablee.training.measuring import against_random
from tablee.training.network import Network
from tablee.training.ppo import Ppo
from tablee.training.table import Table

METHODS: Final[dict[str, type[Ppo] | type[DeepMonteCarlo]]] = {"ppo": Ppo, "dmc": DeepMonteCarlo}

ROUNDS: Final = 256
"""A longer training plays more matches side by side, up to `MOST_MATCHES`.

Then the network learns from more matches at a time, and luck misleads it less.
"""

MOST_MATCHES: Final = 512

REPORTS: Final = 10
"""How often a training reports."""


class Progress(NamedTuple):
    """The state of a training: numbers played, matches ended, share done, share of random players beaten."""

    steps: int
    matches: int
    done: float
    beaten: float


class Trained(NamedTuple):
    """The end of a training; `stopped` is true if Ctrl+C ended it early."""

    weights: Weights
    stopped: bool


def train(
    coder: Coder[Any],
    method: str,
    seed: int,
    steps: int | None,
    minutes: float | None,
    report: Callable[[Progress], None] | None = None,
) -> Trained:
    """Return a network trained by self-play until so many `steps` are played or `minutes` are over; one may be None.

    `method` is one of `METHODS`. With `steps` alone, the same arguments give the same weights on one machine; steps
    are rounded up to whole rounds. Ctrl+C ends the training early; the weights of the last whole round are then
    returned. Without `report` nothing is measured.
    """
    torch.set_num_threads(1)
    torch.manual_seed(seed)
    network = Network(coder.size, coder.actions)
    kind = METHODS[method]
    count = matches(method, steps if minutes is None else None)
    if steps is not None:
        # The recorded steps are then the ones that led here, so that they can be trained again.
        steps = -(-steps // (count * kind.steps)) * count * kind.steps
    table = Table(coder, count, f"train {seed}")
    trainer = kind(network, table, np.random.default_rng(seed))
    begun, played, reported, done, stopped = time.monotonic(), 0, 0, 0.0, False
    layers = network.layers(table.inputs_met, table.numbers_met)
    try:
        while done < 1:
            played += trainer.round(done)
            layers = network.layers(table.inputs_met, table.numbers_met)
            seconds = time.monotonic() - begun
            done = max(share(played, steps), share(seconds / 60, minutes))
            if report is not None and done * REPORTS >= reported + 1:
                reported = int(done * REPORTS)
                beaten = against_random(network, coder)
                report(Progress(played, table.ended, min(1.0, done), beaten))
    except KeyboardInterrupt:
        # The layers are those of the last whole round.
        stopped = True
    weights = Weights(
        FORM,
        coder.rules.name,
        coder.encoding.version,
        coder.players,
        coder.options,
        method,
        seed,
        played,
        layers,
    )
    return Trained(weights, stopped)


def matches(method: str, steps: int | None) -> int:
    """Return the number of matches side by side in a training of so many steps; None is unlimited."""
    kind = METHODS[method]
    count = kind.matches
    while steps is not None and count < MOST_MATCHES and steps > ROUNDS * kind.steps * count:
        count *= 2
    return count


def share(part: float, whole: float | None) -> float:
    """Return the share; 0 of a whole that is not limited."""
    return 0.0 if whole is None else part / whole
