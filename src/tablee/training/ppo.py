"""Proximal policy optimization (Schulman et al. 2017) by self-play, with masks of the legal numbers.

All seats use the network of now. The advantages are generalized (Schulman et al. 2016), for each seat apart.
"""

from typing import Final, NamedTuple

import numpy as np
import torch
from torch import Tensor

from tablee.training.advantages import expected, generalized
from tablee.training.legal import Legal, joined
from tablee.training.network import Network, minibatches
from tablee.training.table import Table

MATCHES: Final = 64
"""Matches side by side, at least."""

STEPS: Final = 64
"""Numbers played in each match before the network learns."""

CLIP: Final = 0.2
EPOCHS: Final = 3
MINIBATCH: Final = 256
"""Samples of a minibatch with `MATCHES`; with more matches it grows with them."""

RATE: Final = 7e-4
LEAST_RATE: Final = 0.05
"""The share of the learning rate that is left at the end."""

ENTROPY: Final = 0.01
WORTH: Final = 0.5
LARGEST_GRADIENT: Final = 0.5


class _Samples(NamedTuple):
    """What a seat saw and chose, one row for each number played; `chosen` is a place among the legal numbers."""

    inputs: Tensor
    legal: Legal
    chosen: Tensor
    likelihoods: Tensor
    worths: Tensor
    advantages: Tensor

    def some(self, rows: Tensor) -> "_Samples":
        """Return some rows."""
        return _Samples(
            self.inputs[rows],
            self.legal[rows],
            self.chosen[rows],
            self.likelihoods[rows],
            self.worths[rows],
            self.advantages[rows],
        )


class Ppo:
    """A training by proximal policy optimization."""

    matches = MATCHES
    steps = STEPS

    def __init__(self, network: Network, table: Table, chance: np.random.Generator) -> None:
        self._network = network
        self._table = table
        self._chance = chance
        self._minibatch = MINIBATCH * table.count // MATCHES
        self._optimizer = torch.optim.Adam(network.parameters(), RATE, eps=1e-5)

    def round(self, done: float) -> int:
        """Play and learn once; return how many numbers were played. `done`: the share of the training so far."""
        for group in self._optimizer.param_groups:
            group["lr"] = RATE * max(LEAST_RATE, 1 - done)
        samples = self._played()
        for _ in range(EPOCHS):
            for places in minibatches(len(samples.chosen), self._minibatch, self._chance):
                self._learn(samples.some(places))
        return STEPS * self._table.count

    @torch.no_grad()
    def _played(self) -> _Samples:
        table, seen = self._table, []
        chosen, likelihoods, worths, ends = [], [], [], []
        for _ in range(STEPS):
            now = table.seen()
            outputs, worth = self._network(now.inputs)
            logs = now.legal.logarithms(outputs)
            # The highest sum of a logarithm and Gumbel noise is a draw from the policy.
            noise = torch.from_numpy(self._chance.gumbel(size=logs.shape).astype(np.float32))
            places = (logs + noise).argmax(dim=1)
            seen.append(now)
            chosen.append(places)
            likelihoods.append(logs.gather(1, places[:, None]).squeeze(1))
            worths.append(worth)
            ends.append(table.step(now.legal.at(places).numpy()))
        now = table.seen()
        _, last = self._network(now.inputs)
        advantages = generalized(
            np.stack([one.seats for one in seen]),
            torch.stack(worths).numpy(),
            ends,
            expected(last.numpy(), now.seats, table.players),
        )
        samples = _Samples(
            torch.cat([one.inputs for one in seen]),
            joined([one.legal for one in seen]),
            torch.cat(chosen),
            torch.cat(likelihoods),
            torch.cat(worths),
            torch.from_numpy(advantages).reshape(-1),
        )
        # A seat with one legal number has nothing to learn.
        return samples.some(samples.legal.counts > 1)

    def _learn(self, samples: _Samples) -> None:
        outputs, worth = self._network(samples.inputs)
        logs = samples.legal.logarithms(outputs)
        likelihoods = logs.gather(1, samples.chosen[:, None]).squeeze(1)
        ratio = (likelihoods - samples.likelihoods).exp()
        advantages = samples.advantages
        advantages = (advantages - advantages.mean()) / (advantages.std(unbiased=False) + 1e-8)
        gain = torch.minimum(ratio * advantages, ratio.clamp(1 - CLIP, 1 + CLIP) * advantages).mean()
        entropy = -(logs.exp() * logs).sum(dim=1).mean()
        error = (worth - (samples.worths + samples.advantages)).square().mean()
        loss = WORTH * error - gain - ENTROPY * entropy
        self._optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self._network.parameters(), LARGEST_GRADIENT)
        self._optimizer.step()
