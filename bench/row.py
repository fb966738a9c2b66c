"""A row of a table that compares a figure of ours with that of a peer in the same run."""

from typing import NamedTuple


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
            f"  {self.what:44} {self.ours:12,.1f} {self.unit:9} {self.peer:38} {self.theirs:12,.1f}"
            f" {self.ratio:7.2f} x (target {sign} {self.target:g}) {verdict}"
        )
