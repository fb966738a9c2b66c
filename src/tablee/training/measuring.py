"""A network against random moves, as a first measure while it is trained."""

from typing import Any, Final

import numpy as np
import torch

from tablee.api.coder import Coder
from tablee.training.network import Network
from tablee.training.table import Table

MATCHES: Final = 64
ROUNDS: Final = 4000
"""Numbers played in each match at most."""

SEED: Final = "measure"


@torch.no_grad()
def against_random(network: Network, coder: Coder[Any]) -> float:
    """Return the share of opponents that the network beats, from 0 to 1: its best numbers against random ones.

    The first match at each place counts, because among all that end in some time short ones would be too many.
    """
    table = Table(coder, MATCHES, SEED)
    chance = np.random.default_rng(0)
    own = np.arange(MATCHES) % coder.players
    returns: dict[int, float] = {}
    for _ in range(ROUNDS):
        now = table.seen()
        outputs, _ = network(now.inputs)
        best, drawn = now.legal.best(outputs).numpy(), now.legal.drawn(chance).numpy()
        numbers = np.where(now.seats == own, best, drawn)
        for match, by_seat in table.step(numbers):
            returns.setdefault(match, by_seat[own[match]])
        if len(returns) == MATCHES:
            break
    return float(np.mean([(found + 1) / 2 for found in returns.values()])) if returns else 0.5
