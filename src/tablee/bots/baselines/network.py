"""The outputs of a network for what one seat knows, the same on every machine.

Inputs and weights are whole numbers divided by powers of two, and so are the values between layers, which are rounded.
Then every sum is exact in 64 bits, in whatever order a machine adds.
"""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tablee.bots.baselines.inputs import inputs, scales
from tablee.bots.baselines.weights import Layer, Weights
from tablee.core.encoding import Encoding

GRID: Final = 1 / 256
"""Values between layers are multiples of it."""

LARGEST: Final = 128.0
"""Values between layers are cut off here."""


class _Exact:
    """A layer in floating point."""

    def __init__(self, layer: Layer) -> None:
        numbers = np.frombuffer(layer.weights, np.int8).reshape(layer.inputs, layer.outputs)
        self.weights = np.ldexp(numbers.astype(np.float64), -np.array(layer.exponents))
        self.biases = np.array(layer.biases, np.float64) * GRID

    def __call__(self, values: NDArray[np.float64]) -> NDArray[np.float64]:
        """Return the output for each row of values."""
        found: NDArray[np.float64] = values @ self.weights + self.biases
        return found

    def some(self, values: NDArray[np.float64], numbers: list[int]) -> NDArray[np.float64]:
        """Return some outputs for one row of values."""
        found: NDArray[np.float64] = values @ self.weights[:, numbers] + self.biases[numbers]
        return found


class Network:
    """A network for one setup of a game: it prefers one of the legal numbers."""

    def __init__(self, weights: Weights, encoding: Encoding[Any]) -> None:
        """Raise as `Weights.check` does, for a network of another size."""
        weights.check(weights.game, encoding)
        self._factors = scales(encoding)
        self._hidden = [_Exact(layer) for layer in weights.layers[:-1]]
        self._last = _Exact(weights.layers[-1])

    def best(self, observation: NDArray[np.int16], legal: list[int]) -> int:
        """Return the legal number with the highest output; the lowest of several such numbers."""
        if len(legal) == 1:
            return legal[0]
        values = inputs(observation, self._factors).astype(np.float64)
        for layer in self._hidden:
            values = np.clip(np.rint(layer(values) / GRID) * GRID, 0.0, LARGEST)
        ordered = sorted(legal)
        return ordered[int(self._last.some(values, ordered).argmax())]
