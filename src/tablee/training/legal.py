"""The legal numbers of several matches, side by side: far fewer than all numbers, so all is quicker with them."""

from collections.abc import Sequence
from typing import Final

import numpy as np
import torch
from torch import Tensor

NONE: Final = -1e9
"""The output at a place without a number."""


class Legal:
    """One row for each match: `numbers`, in ascending order, and whether a place has one (`present`)."""

    def __init__(self, numbers: Tensor, present: Tensor) -> None:
        self.numbers = numbers
        self.present = present

    def __len__(self) -> int:
        return len(self.numbers)

    def __getitem__(self, rows: Tensor) -> "Legal":
        """Return some rows."""
        return Legal(self.numbers[rows], self.present[rows])

    @property
    def counts(self) -> Tensor:
        """The number of legal numbers of each row."""
        return self.present.sum(dim=1)

    def outputs(self, outputs: Tensor) -> Tensor:
        """Return the outputs at the legal numbers, and `NONE` at places without one."""
        return outputs.gather(1, self.numbers).masked_fill(~self.present, NONE)

    def logarithms(self, outputs: Tensor) -> Tensor:
        """Return the logarithms of the policy that the outputs stand for."""
        return torch.log_softmax(self.outputs(outputs), dim=1)

    def at(self, places: Tensor) -> Tensor:
        """Return the number at a place of each row."""
        return self.numbers.gather(1, places[:, None]).squeeze(1)

    def best(self, outputs: Tensor) -> Tensor:
        """Return the number with the highest output of each row."""
        return self.at(self.outputs(outputs).argmax(dim=1))

    def drawn(self, chance: np.random.Generator) -> Tensor:
        """Return a random number of each row."""
        counts = self.counts
        places = torch.from_numpy(chance.random(len(self))) * counts
        return self.at(torch.minimum(places.long(), counts - 1))


def listed(rows: Sequence[Sequence[int]]) -> Legal:
    """Return the legal numbers of several matches, which are given as lists."""
    counts = np.array([len(row) for row in rows])
    present = np.arange(counts.max()) < counts[:, None]
    numbers = np.zeros(present.shape, np.int64)
    numbers[present] = np.fromiter((number for row in rows for number in sorted(row)), np.int64, counts.sum())
    return Legal(torch.from_numpy(numbers), torch.from_numpy(present))


def joined(parts: Sequence[Legal]) -> Legal:
    """Return all rows, one part after the other."""
    width = max(part.numbers.shape[1] for part in parts)

    def widened(rows: Tensor) -> Tensor:
        return torch.nn.functional.pad(rows, (0, width - rows.shape[1]))

    return Legal(
        torch.cat([widened(part.numbers) for part in parts]),
        torch.cat([widened(part.present) for part in parts]),
    )
