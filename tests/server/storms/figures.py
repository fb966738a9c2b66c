"""What a storm counted, and what the checker found."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final, NamedTuple

from tests.histories.records import Client, Finding, Match
from tests.server.storms.faults import Span

BACK_S: Final = 5.0
"""After the last fault the service must be back within this time."""

LOST: Final = frozenset({"lost", "hole", "doubled", "changed", "order", "overtook", "after_end"})
FORKED: Final = frozenset({"fork", "went_back", "left_out", "told_twice", "refused"})


class Gap(NamedTuple):
    """A time without any acknowledgement, with the faults of that time."""

    seconds: float
    faults: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.seconds:.1f} s ({', '.join(self.faults) or 'no fault'})"


class Back(NamedTuple):
    """How long after the end of faults every table of people alone had its next acknowledgement."""

    seconds: float
    faults: str

    def __str__(self) -> str:
        return f"{self.seconds:.1f} s after {self.faults}"


@dataclass
class Figures:
    """The figures of one storm."""

    seed: int
    seconds: float
    spans: list[Span]
    matches: int = 0
    over: int = 0
    plies: int = 0
    acknowledged: int = 0
    undone: int = 0
    resigned: int = 0
    frames: int = 0
    cards: int = 0
    reconnections: int = 0
    resent: int = 0
    doubled: int = 0
    torn: int = 0
    notices: int = 0
    notices_again: int = 0
    gaps: list[Gap] = field(default_factory=list)
    backs: list[Back] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)

    @property
    def back(self) -> float:
        """The seconds from the end of the last fault until all tables of people went on."""
        return self.backs[-1].seconds if self.backs else 0.0

    @property
    def late(self) -> bool:
        """True if that took too long."""
        return self.back > BACK_S

    def count(self, kinds: frozenset[str]) -> int:
        """Return the number of findings of these kinds."""
        return sum(finding.kind in kinds for finding in self.findings)

    def __str__(self) -> str:
        faults = Counter(span.name for span in self.spans)
        leaks = self.count(frozenset({"leak"}))
        lines = [
            f"seed {self.seed}, {self.seconds:.0f} s: {self.matches} matches ({self.over} over), {self.plies} plies, "
            f"{self.acknowledged} messages acknowledged, {self.undone} moves taken back, {self.resigned} resignations",
            f"{self.frames} frames and {self.cards} cards checked, {self.reconnections} reconnections, "
            f"{self.resent} messages sent again, {self.doubled} sockets doubled, {self.torn} frames torn, "
            f"{self.notices} notices, {self.notices_again} of them again",
            f"{len(self.spans)} faults: " + ", ".join(f"{n} x {name}" for name, n in sorted(faults.items())),
            f"{self.count(LOST)} lost, {self.count(FORKED)} forks, {leaks} leaks, {len(self.findings)} findings",
            f"back {self.back:.1f} s after the last fault (target: {BACK_S:g}); longest after any: "
            + "; ".join(map(str, sorted(self.backs, reverse=True)[:2])),
            "worst moments without an acknowledgement: " + "; ".join(map(str, self.gaps[:2])),
        ]
        return "\n".join([*lines, *(f"  {one.kind} {one.table}: {one.words}" for one in self.findings[:40])])


def times(matches: Sequence[Match]) -> list[float]:
    """Return when messages were acknowledged, in order."""
    return sorted(time for match in matches for client in match.clients for time in acknowledgements(client))


def acknowledgements(client: Client) -> list[float]:
    """Return when this client's messages were acknowledged."""
    return [answer.at for answer in client.answered if answer.ply is not None]


def gaps(matches: Sequence[Match], spans: Sequence[Span]) -> list[Gap]:
    """Return the times without any acknowledgement, the longest first."""
    found = [
        Gap(
            later - before,
            tuple(sorted({span.name for span in spans if span.begin < later and span.end > before})),
        )
        for before, later in pairwise(times(matches))
    ]
    return sorted(found, reverse=True)
