"""Company runs: runs on their way that are to keep a freed joker company, which must end with two tiles from the rack.

A company run is 9 bits of a state: 1, its colour (2 bits), length - 1 (2), tiles from the rack (2), whether a freed
joker is in it (1), and one bit free.
"""

from typing import Final

from tablee.games.rummikub.solver_steps import COMPANY_SHIFT

COLOURS: Final = 4
COMPANY_BITS: Final = 9
COMPANY_MASK: Final = (1 << COMPANY_BITS) - 1
ENOUGH: Final = 2

# Where the next tile of a company run comes from.
TABLE: Final = 0
RACK: Final = 1
PIN: Final = 2
OWN: Final = 3
FREED: Final = 4


class CompanyRun:
    """A run that is to keep a freed joker company."""

    def __init__(self, colour: int, length: int, laid: int, joker: bool) -> None:
        self.colour = colour
        self.length = length
        self.laid = laid
        self.joker = joker

    def longer(self, source: int) -> "CompanyRun":
        """The run with a tile more."""
        return CompanyRun(
            self.colour,
            min(3, self.length + 1),
            min(ENOUGH, self.laid + (source in (RACK, OWN))),
            self.joker or source == FREED,
        )

    def complete(self) -> bool:
        """Whether it has its joker and the two tiles."""
        return self.joker and self.laid >= ENOUGH

    def packed(self) -> int:
        """As 9 bits of a state."""
        return 1 | self.colour << 1 | (self.length - 1) << 3 | self.laid << 5 | self.joker << 7


def unpacked(bits: int) -> CompanyRun:
    """The run that `packed` wrote."""
    return CompanyRun(bits >> 1 & 3, (bits >> 3 & 3) + 1, bits >> 5 & 3, bool(bits >> 7 & 1))


class Partial:
    """The company runs after one more number, and the tiles they took."""

    def __init__(self) -> None:
        self.taken = [[0, 0, 0, 0, 0] for _ in range(COLOURS)]
        self.own = 0
        self.freed = 0
        self.runs: list[CompanyRun] = []
        self.sources: list[int] = []

    def grown(self, run: CompanyRun, source: int) -> "Partial":
        """Another one, with one company run more, whose newest tile is from `source`."""
        twin = Partial()
        twin.taken = [list(counts) for counts in self.taken]
        twin.taken[run.colour][source] += 1
        twin.own = self.own + (source == OWN)
        twin.freed = self.freed + (source == FREED)
        twin.runs = [*self.runs, run]
        twin.sources = [*self.sources, source]
        return twin


def company_runs(state: int) -> list[CompanyRun]:
    """The company runs of a state."""
    found: list[CompanyRun] = []
    bits = state >> COMPANY_SHIFT
    while bits:
        found.append(unpacked(bits & COMPANY_MASK))
        bits >>= COMPANY_BITS
    return found


def waiting_runs(runs: list[CompanyRun]) -> int:
    """How many of them have no joker yet."""
    return len([run for run in runs if not run.joker])
