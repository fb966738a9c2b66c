"""How sure a mean share is: intervals from deals, honest with few of them and near 0 and 100 %.

Games on one deal depend on each other, so a deal is one finding, however many games it was played in. The interval is
that of a Bayesian bootstrap over deals (Rubin, "The Bayesian Bootstrap", 1981) with half a finding of 0 and half a
finding of 1 added: if every finding is 0 or 1, that is the interval of Jeffreys (Brown, Cai and DasGupta, "Interval
Estimation for a Binomial Proportion", 2001). So a few deals that all went the same way do not pass for certainty.
"""

from collections.abc import Sequence
from typing import Final, TypeAlias

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

Matrix: TypeAlias = NDArray[np.float64]

CONFIDENCE: Final = 0.95
DRAWS: Final = 20_000
"""Bootstrap samples: so many that the ends of an interval are right to about a hundredth of its width."""

DRAWS_AT_ONCE: Final = 500
SEED: Final = 1981
"""Equal results get equal intervals."""

EXTREMES: Final = 0.5
"""The weight of the findings 0 and 1 that are added, each: Jeffreys' half."""

NO_ADVANTAGE: Final = 0.5


class Tally:
    """What was counted, deal by deal: points, and of how many at most."""

    def __init__(self) -> None:
        self.by_deal: dict[int, tuple[float, float]] = {}

    def add(self, deal: int, points: float) -> None:
        """Another game or seat of that deal scored `points`, from 0 to 1."""
        scored, count = self.by_deal.get(deal, (0.0, 0.0))
        self.by_deal[deal] = scored + points, count + 1


class Estimate(Struct, frozen=True):
    """A mean share between 0 and 1, and between which shares it lies with 95 % confidence.

    `deals`: how many findings that rests on. `doubt`: how probable it is that the mean is on the other side of one half
    than the share, which can be 0 at most to one part in `DRAWS`.
    """

    share: float
    low: float
    high: float
    deals: int
    doubt: float

    def __str__(self) -> str:
        """As people read it: `62.5 % (58.4–66.5)`."""
        return f"{100 * self.share:.1f} % ({100 * self.low:.1f}–{100 * self.high:.1f})"

    def differs(self, looks: int) -> bool:
        """Whether it is another share than one half, being one of so many `looks` at the same games (Bonferroni)."""
        return 2 * self.doubt < (1 - CONFIDENCE) / looks


def estimates(tallies: Sequence[Tally]) -> list[Estimate]:
    """The mean of each tally, which holds something, by one bootstrap over all deals."""
    deals = sorted({deal for tally in tallies for deal in tally.by_deal})
    column = {deal: at for at, deal in enumerate(deals)}
    points, counts = np.zeros((len(deals), len(tallies))), np.zeros((len(deals), len(tallies)))
    for at, tally in enumerate(tallies):
        for deal, (scored, count) in tally.by_deal.items():
            points[column[deal], at], counts[column[deal], at] = scored, count
    means = _bootstrap(points, counts)
    tail = 50 * (1 - CONFIDENCE)
    low, high = np.percentile(means, [tail, 100 - tail], axis=0) if tallies else (np.empty(0), np.empty(0))
    found = []
    for at, tally in enumerate(tallies):
        share = float(points[:, at].sum() / counts[:, at].sum())
        beyond = means[:, at] <= NO_ADVANTAGE if share > NO_ADVANTAGE else means[:, at] >= NO_ADVANTAGE
        found.append(
            Estimate(
                share,
                # What always happened cannot be shown to happen less often at the upper end, nor the other way round.
                min(share, float(low[at])) if share > 0 else 0.0,
                max(share, float(high[at])) if share < 1 else 1.0,
                len(tally.by_deal),
                float(beyond.mean()) if share != NO_ADVANTAGE else 0.5,
            )
        )
    return found


def _bootstrap(points: Matrix, counts: Matrix) -> Matrix:
    """The means of each column in every sample: deals weighed at random, by Dirichlet's distribution."""
    chance = np.random.default_rng(SEED)
    # A deal with many games counts for as much as it has games, and so do the findings that are added.
    weight = (counts**2).sum(axis=0) / counts.sum(axis=0)
    samples = []
    for _ in range(0, DRAWS, DRAWS_AT_ONCE):
        weights = chance.standard_exponential((DRAWS_AT_ONCE, len(points)))
        lowest, highest = chance.standard_gamma(EXTREMES, (2, DRAWS_AT_ONCE, 1)) * weight
        samples.append((weights @ points + highest) / (weights @ counts + lowest + highest))
    return np.concatenate(samples)
