"""Deep Monte Carlo (Zha et al. 2021) by self-play: each number is worth the mean return of the matches after it.

A number's value is the worth of what the seat knows plus the network's output for the number, so the number with the
highest output has the highest value. Now and then a seat plays at random.
"""

from typing import Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from tablee.training.network import Network, minibatches
from tablee.training.table import Table

MATCHES: Final = 128
"""Matches side by side, at least."""

STEPS: Final = 64
"""Numbers played in each match before the network learns."""

FIRST_RANDOM: Final = 0.2
LAST_RANDOM: Final = 0.02
"""The share of random numbers falls from the first to the last."""

EPOCHS: Final = 2
MINIBATCH: Final = 256
"""Samples of a minibatch with `MATCHES`; with more matches it grows with them."""

RATE: Final = 1e-3
LEAST_RATE: Final = 0.05
"""The share of the learning rate that is left at the end."""

LARGEST_GRADIENT: Final = 1.0


class _Choices:
    """The choices in a match that still goes on."""

    def __init__(self) -> None:
        self.inputs: list[Tensor] = []
        self.chosen: list[int] = []
        self.seats: list[int] = []


class DeepMonteCarlo:
    """A training by deep Monte Carlo."""

    matches = MATCHES
    steps = STEPS

    def __init__(self, network: Network, table: Table, chance: np.random.Generator) -> None:
        self._network = network
        self._table = table
        self._chance = chance
        self._minibatch = MINIBATCH * table.count // MATCHES
        self._optimizer = torch.optim.Adam(network.parameters(), RATE, eps=1e-5)
        self._open = [_Choices() for _ in range(table.count)]

    def round(self, done: float) -> int:
        """Play and learn once; return how many numbers were played. `done`: the share of the training so far."""
        for group in self._optimizer.param_groups:
            group["lr"] = RATE * max(LEAST_RATE, 1 - done)
        random = FIRST_RANDOM + (LAST_RANDOM - FIRST_RANDOM) * done
        inputs: list[Tensor] = []
        chosen: list[int] = []
        returns: list[float] = []
        for _ in range(STEPS):
            for match, by_seat in self._step(random):
                ended, self._open[match] = self._open[match], _Choices()
                inputs += ended.inputs
                chosen += ended.chosen
                returns += [by_seat[seat] for seat in ended.seats]
        if chosen:
            self._learn(torch.stack(inputs), torch.tensor(chosen), torch.tensor(returns))
        return STEPS * self._table.count

    @torch.no_grad()
    def _step(self, random: float) -> list[tuple[int, list[float]]]:
        now = self._table.seen()
        outputs, _ = self._network(now.inputs)
        best, drawn = now.legal.best(outputs).numpy(), now.legal.drawn(self._chance).numpy()
        numbers: NDArray[np.int64] = np.where(self._chance.random(len(best)) < random, drawn, best)
        for match, choices in enumerate(self._open):
            choices.inputs.append(now.inputs[match])
            choices.chosen.append(int(numbers[match]))
            choices.seats.append(int(now.seats[match]))
        return self._table.step(numbers)

    def _learn(self, inputs: Tensor, chosen: Tensor, returns: Tensor) -> None:
        for _ in range(EPOCHS):
            for places in minibatches(len(chosen), self._minibatch, self._chance):
                outputs, worth = self._network(inputs[places])
                value = worth + outputs.gather(1, chosen[places, None]).squeeze(1)
                loss = (value - returns[places]).square().mean()
                self._optimizer.zero_grad()
                loss.backward()
                torch.nn.utils.clip_grad_norm_(self._network.parameters(), LARGEST_GRADIENT)
                self._optimizer.step()
