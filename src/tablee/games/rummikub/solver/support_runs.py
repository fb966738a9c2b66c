"""Support runs: runs on their way that are to keep a freed joker support, which must end with two tiles from the rack.

A support run is 9 bits of a state: 1, its colour (2 bits), length - 1 (2), tiles from the rack (2), whether a freed
joker is in it (1), and one bit free.
"""

from typing import Final

from tablee.games.rummikub.pieces import COLOUR_COUNT, SMALLEST_SET, SUPPORT
from tablee.games.rummikub.solver.transitions import SUPPORT_SHIFT

SUPPORT_BITS: Final = 9
SUPPORT_MASK: Final = (1 << SUPPORT_BITS) - 1

# Where the next tile of a support run comes from.
TABLE: Final = 0
RACK: Final = 1
PIN: Final = 2
OWN: Final = 3
FREED: Final = 4


class SupportRun:
    """A run that is to keep a freed joker support."""

    def __init__(self, colour: int, length: int, laid: int, joker: bool) -> None:
        self.colour = colour
        self.length = length
        self.laid = laid
        self.joker = joker

    def longer(self, source: int) -> "SupportRun":
        """The run with a tile more."""
        return SupportRun(
            self.colour,
            min(SMALLEST_SET, self.length + 1),
            min(SUPPORT, self.laid + (source in (RACK, OWN))),
            self.joker or source == FREED,
        )

    def complete(self, is_set: bool) -> bool:
        """Whether it has its joker and the two tiles, and with `is_set` is long enough to end."""
        return self.joker and self.laid >= SUPPORT and (not is_set or self.length >= SMALLEST_SET)

    def packed(self) -> int:
        """As 9 bits of a state."""
        return 1 | self.colour << 1 | (self.length - 1) << 3 | self.laid << 5 | self.joker << 7


def unpacked(bits: int) -> SupportRun:
    """The run that `packed` wrote."""
    return SupportRun(bits >> 1 & 3, (bits >> 3 & 3) + 1, bits >> 5 & 3, bool(bits >> 7 & 1))


class Partial:
    """The support runs after one more number, and the tiles they took."""

    def __init__(self) -> None:
        self.taken = [[0, 0, 0, 0, 0] for _ in range(COLOUR_COUNT)]
        self.own = 0
        self.freed = 0
        self.runs: list[SupportRun] = []
        self.sources: list[int] = []

    def grown(self, run: SupportRun, source: int) -> "Partial":
        """Another one, with one support run more, whose newest tile is from `source`."""
        grown = Partial()
        grown.taken = [list(counts) for counts in self.taken]
        grown.taken[run.colour][source] += 1
        grown.own = self.own + (source == OWN)
        grown.freed = self.freed + (source == FREED)
        grown.runs = [*self.runs, run]
        grown.sources = [*self.sources, source]
        return grown


def support_runs(state: int) -> list[SupportRun]:
    """The support runs of a state."""
    found: list[SupportRun] = []
    bits = state >> SUPPORT_SHIFT
    while bits:
        found.append(unpacked(bits & SUPPORT_MASK))
        bits >>= SUPPORT_BITS
    return found


def waiting_runs(runs: list[SupportRun]) -> int:
    """How many of them have no joker yet."""
    return len([run for run in runs if not run.joker])
