"""A row of a table that compares a figure of ours with that of a peer in the same run."""

from collections.abc import Iterable
from typing import Final, NamedTuple

HEADER: Final = f"  {'work':44} {'ours':>12} {'unit':9} {'compared with':38} {'theirs':>12}   ratio"
FEW: Final = 10


class Row(NamedTuple):
    """One comparison: `ours` and `theirs` in `unit`, and the target of `ours / theirs`.

    `most`: True if the ratio may not exceed the target.
    """

    what: str
    peer: str
    unit: str
    ours: float
    theirs: float
    target: float
    most: bool = False

    @property
    def ratio(self) -> float:
        """Return `ours / theirs`."""
        return self.ours / self.theirs

    @property
    def missed(self) -> bool:
        """True if the target is missed."""
        return self.ratio > self.target if self.most else self.ratio < self.target

    def __str__(self) -> str:
        sign, verdict = ("<=" if self.most else ">="), ("MISSED" if self.missed else "")
        return (
            f"  {self.what:44} {_shown(self.ours):>12} {self.unit:9} {self.peer:38} {_shown(self.theirs):>12}"
            f" {self.ratio:7.2f} x (target {sign} {self.target:g}) {verdict}"
        )


def _shown(value: float) -> str:
    return f"{value:.3f}" if value < FEW else f"{value:,.1f}"


def print_table(rows: Iterable[Row]) -> int:
    """Print these rows as one table; return the exit status: 1 if a target was missed."""
    found = [*rows]
    print(HEADER, *found, sep="\n", flush=True)
    return 1 if any(row.missed for row in found) else 0
