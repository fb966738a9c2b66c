"""The uncertainty of a mean share: intervals from deals, sound even with few deals and near 0 and 100 %.

Games on one deal depend on each other, so a deal is one observation, however many games were played on it. The
interval is that of a Bayesian bootstrap over deals (Rubin, "The Bayesian Bootstrap", 1981). It adds half an
observation of 0 and half an observation of 1. If every observation is 0 or 1, this is the interval of Jeffreys (Brown,
Cai and DasGupta, "Interval Estimation for a Binomial Proportion", 2001). A few deals that all went the same way
therefore do not count as certainty.
"""

from collections.abc import Sequence
from typing import Final, TypeAlias

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from tablee.words.figures import number, per_cent

Matrix: TypeAlias = NDArray[np.float64]

CONFIDENCE: Final = 0.95
DRAWS: Final = 20_000
"""Bootstrap samples: enough to find the ends of an interval to about a hundredth of its width."""

DRAWS_PER_BATCH: Final = 500
SEED: Final = 1981
"""A fixed seed, so that equal results get equal intervals."""

EXTREMES: Final = 0.5
"""The weight of each added observation, 0 and 1: Jeffreys' half."""

NO_ADVANTAGE: Final = 0.5


class Tally:
    """The points of each deal, and the most points that were possible."""

    def __init__(self) -> None:
        self.by_deal: dict[int, tuple[float, float]] = {}

    def add(self, deal: int, points: float) -> None:
        """Add a game or a seat of `deal` that scored `points`, from 0 to 1."""
        scored, count = self.by_deal.get(deal, (0.0, 0.0))
        self.by_deal[deal] = scored + points, count + 1


class Estimate(Struct, frozen=True):
    """A mean share between 0 and 1, with its 95 % interval.

    `deals`: the number of observations. `doubt`: the probability that the mean lies on the other side of one half than
    the share; its resolution is one part in `DRAWS`.
    """

    share: float
    low: float
    high: float
    deals: int
    doubt: float

    def __str__(self) -> str:
        """Return the text of English documents: `62.5 % (58.4–66.5)`."""
        return f"{100 * self.share:.1f} % ({100 * self.low:.1f}–{100 * self.high:.1f})"

    def written(self, language: str) -> str:
        """Return the text for people in this language: `62.5% (58.4–66.5)`, in French `62,5 % (58,4–66,5)`."""
        low, high = (number(100 * end, language, 1) for end in (self.low, self.high))
        return f"{per_cent(self.share, language, 1)} ({low}–{high})"

    def differs(self, looks: int) -> bool:
        """True if the share differs from one half, given the number of `looks` at the same games (Bonferroni)."""
        return 2 * self.doubt < (1 - CONFIDENCE) / looks


def estimates(tallies: Sequence[Tally]) -> list[Estimate]:
    """Return the mean of each tally by one bootstrap over all deals; no tally may be empty."""
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
                # If every observation is 1, the upper end is 1, whatever the samples say; if every one is 0, the lower
                # end is 0.
                min(share, float(low[at])) if share > 0 else 0.0,
                max(share, float(high[at])) if share < 1 else 1.0,
                len(tally.by_deal),
                float(beyond.mean()) if share != NO_ADVANTAGE else 0.5,
            )
        )
    return found


def _bootstrap(points: Matrix, counts: Matrix) -> Matrix:
    """Return the means of each column in every sample: deals weighted at random, by Dirichlet's distribution."""
    chance = np.random.default_rng(SEED)
    # A deal weighs as much as its number of games, and so do the added observations.
    weight = (counts**2).sum(axis=0) / counts.sum(axis=0)
    samples = []
    for _ in range(0, DRAWS, DRAWS_PER_BATCH):
        weights = chance.standard_exponential((DRAWS_PER_BATCH, len(points)))
        lowest, highest = chance.standard_gamma(EXTREMES, (2, DRAWS_PER_BATCH, 1)) * weight
        samples.append((weights @ points + highest) / (weights @ counts + lowest + highest))
    return np.concatenate(samples)
