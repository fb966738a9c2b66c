"""The network as PyTorch trains it: two hidden layers, an output for each number, and the worth of the position."""

from collections.abc import Iterator
from typing import Any, Final, TypeAlias

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from tablee.bots.baselines.network import GRID
from tablee.bots.baselines.weights import LEAST_EXPONENT, MOST_EXPONENT, Layer

Flags: TypeAlias = NDArray[np.bool_]

FIRST: Final = 96
SECOND: Final = 48
"""The widths of the hidden layers. The second is small, because each number of a move has a weight for each of it."""

WORTH: Final = 32
"""The width of the hidden layer for the worth, which is not stored."""


class Network(nn.Module):
    """Outputs for all numbers, and the worth of what the seat knows, from -1 to 1."""

    def __init__(self, size: int, actions: int) -> None:
        """`size` inputs and `actions` numbers."""
        super().__init__()
        self.first = nn.Linear(size, FIRST)
        self.second = nn.Linear(FIRST, SECOND)
        self.choice = nn.Linear(SECOND, actions)
        self.before_worth = nn.Linear(FIRST, WORTH)
        self.worth = nn.Linear(WORTH, 1)
        with torch.no_grad():
            # At first all moves are alike.
            self.choice.weight.mul_(0.1)
            self.choice.bias.zero_()

    def forward(self, inputs: Tensor) -> tuple[Tensor, Tensor]:
        """Return the outputs, one row for each row of inputs, and the worth of each row."""
        first = torch.relu(self.first(inputs))
        outputs = self.choice(torch.relu(self.second(first)))
        worth = torch.tanh(self.worth(torch.relu(self.before_worth(first))))
        return outputs, worth.squeeze(1)

    def layers(self, inputs: Flags, numbers: Flags) -> list[Layer]:
        """Return the layers that play; `inputs` and `numbers` say which of them occurred in the training.

        The weights of all others are 0: they learned nothing, and a file without them is smaller.
        """
        first = stored(self.first, inputs[:, None])
        return [first, stored(self.second), stored(self.choice, numbers[None, :])]


def stored(layer: Any, used: Flags | None = None) -> Layer:
    """Return a layer of PyTorch with weights of 8 bits; those that are not `used` are 0."""
    weights: NDArray[np.float64] = layer.weight.detach().numpy().astype(np.float64).T
    biases: NDArray[np.float64] = layer.bias.detach().numpy().astype(np.float64)
    if used is not None:
        weights = weights * used
    largest = np.abs(weights).max(axis=0)
    # The highest exponent at which the largest weight of an output still has 8 bits.
    exponents = np.floor(np.log2(127 / np.maximum(largest, 1e-9))).clip(LEAST_EXPONENT, MOST_EXPONENT)
    numbers = np.rint(np.ldexp(weights, exponents.astype(int))).clip(-127, 127).astype(np.int8)
    inputs, outputs = weights.shape
    return Layer(
        inputs,
        outputs,
        numbers.tobytes(),
        [int(exponent) for exponent in exponents],
        [round(float(bias) / GRID) for bias in biases],
    )


def minibatches(count: int, size: int, chance: np.random.Generator) -> Iterator[Tensor]:
    """Yield the places of `count` samples in random order, about `size` at a time."""
    order = chance.permutation(count)
    for part in np.array_split(order, max(1, count // size)):
        yield torch.from_numpy(part)
