"""Proximal policy optimization (Schulman et al. 2017) by self-play, with masks of the legal numbers.

All seats use the network of now. The advantages are generalized (Schulman et al. 2016), for each seat apart.
"""

from typing import Final, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from tablee.training.network import Legal, Network, minibatches
from tablee.training.table import Table

MATCHES: Final = 128
STEPS: Final = 64
"""Numbers played in each match before the network learns."""

LAMBDA: Final = 0.95
CLIP: Final = 0.2
EPOCHS: Final = 2
MINIBATCH: Final = 1024
RATE: Final = 1e-3
LEAST_RATE: Final = 0.05
"""The share of the learning rate that is left at the end."""

ENTROPY: Final = 0.01
WORTH: Final = 0.5
LARGEST_GRADIENT: Final = 0.5


class _Samples(NamedTuple):
    """What a seat saw and chose, one row for each number played; `chosen` is a place among the legal numbers."""

    inputs: Tensor
    masks: Tensor
    chosen: Tensor
    likelihoods: Tensor
    worths: Tensor
    advantages: Tensor


class Ppo:
    """A training by proximal policy optimization."""

    matches = MATCHES

    def __init__(self, network: Network, table: Table, chance: np.random.Generator) -> None:
        self._network = network
        self._table = table
        self._chance = chance
        self._optimizer = torch.optim.Adam(network.parameters(), RATE, eps=1e-5)

    def round(self, done: float) -> int:
        """Play and learn once; return how many numbers were played. `done`: the share of the training so far."""
        for group in self._optimizer.param_groups:
            group["lr"] = RATE * max(LEAST_RATE, 1 - done)
        samples = self._played()
        for _ in range(EPOCHS):
            for places in minibatches(len(samples.chosen), MINIBATCH, self._chance):
                self._learn(_Samples(*(column[places] for column in samples)))
        return STEPS * self._table.count

    @torch.no_grad()
    def _played(self) -> _Samples:
        table, seen = self._table, []
        chosen, likelihoods, worths, ends = [], [], [], []
        for _ in range(STEPS):
            now = table.seen()
            outputs, worth = self._network(now.inputs)
            legal = Legal(now.masks)
            logs = legal.logarithms(outputs)
            # The highest sum of a logarithm and Gumbel noise is a draw from the policy.
            noise = torch.from_numpy(self._chance.gumbel(size=logs.shape).astype(np.float32))
            places = (logs + noise).argmax(dim=1, keepdim=True)
            numbers = legal.numbers.gather(1, places).squeeze(1)
            seen.append(now)
            chosen.append(places.squeeze(1))
            likelihoods.append(logs.gather(1, places).squeeze(1))
            worths.append(worth)
            ends.append(table.step(numbers.numpy()))
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
            torch.cat([one.masks for one in seen]),
            torch.cat(chosen),
            torch.cat(likelihoods),
            torch.cat(worths),
            torch.from_numpy(advantages).reshape(-1),
        )
        # A seat with one legal number has nothing to learn.
        free = samples.masks.sum(dim=1) > 1
        return _Samples(*(column[free] for column in samples))

    def _learn(self, samples: _Samples) -> None:
        outputs, worth = self._network(samples.inputs)
        logs = Legal(samples.masks).logarithms(outputs)
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
