"""Differences between two sets of rules on the same deals, and which of them are sure.

A deal is one observation: the mean of its games by one set of rules minus the mean by the other. If a change of the
rules did nothing to a figure, each difference would be as likely to have the other sign. The chance of a mean as far
from 0 is then at most 3.18 times that of the normal distribution. This holds for any number of deals and any spread.
The bound is in Bentkus and Dzindzalieta, "A tight Gaussian bound for weighted sums of Rademacher random variables"
(2015). Holm's method ("A simple sequentially rejective multiple test procedure", 1979) makes the certainty that of
all comparisons of a report together.
"""

import math
from collections.abc import Sequence
from statistics import NormalDist
from typing import Final

from msgspec import Struct

CERTAINTY: Final = 0.9999
"""The probability that a report about rules that differ in nothing calls no difference sure."""

CONFIDENCE: Final = 0.95
"""That of the interval of one line."""

POWER: Final = 0.8
"""The chance that the number of deals that `Paired.needed` names is enough."""

TIGHT: Final = 1 / (2 * math.erfc(1))
"""The least factor for which the bound holds, 3.18: `1 / (4 P(N >= √2))`."""

NORMAL: Final = NormalDist()


class Paired(Struct, frozen=True):
    """A mean difference with its 95 % interval. `chance`: at most the probability of one as far from 0 by luck.

    `deals`: the number of observations; `errors`: the mean in standard errors.
    """

    mean: float
    low: float
    high: float
    deals: int
    chance: float
    errors: float

    def needed(self, level: float) -> int:
        """Return how many deals would probably make this difference sure at a level; 0 if no number is in sight."""
        if abs(self.errors) < 1:
            return 0
        enough = _errors_for(level) + NORMAL.inv_cdf(POWER)
        return math.ceil(self.deals * (enough / abs(self.errors)) ** 2)


def paired(
    base: Sequence[float], variant: Sequence[float], share: bool = False, event: bool = False
) -> Paired:
    """Return the mean of `variant` minus that of `base`, deal by deal; there is at least one deal.

    `share`: the figures lie between 0 and 1. `event`: they are shares of matches in which something occurred. Half an
    observation of −1 and half of 1 are then added to the spread, so that a few deals without the event do not count
    as certainty.
    """
    found = [new - old for old, new in zip(base, variant, strict=True)]
    count, added = len(found), 1.0 if event else 0.0
    mean = math.fsum(found) / count
    squares = math.fsum(one * one for one in found)
    spread = math.fsum((one - mean) ** 2 for one in found) + added
    error = math.sqrt(spread / max(1, count - 1) / count)
    reach = _student(count - 1) * error
    least, most = (-1.0, 1.0) if share else (-math.inf, math.inf)
    # Under no difference the spread is around 0, which is what the bound needs.
    far = abs(mean) * count / math.sqrt(squares + added) if squares else 0.0
    errors = math.copysign(far, mean) if far else 0.0
    return Paired(mean, max(least, mean - reach), min(most, mean + reach), count, _chance(far), errors)


def sure(chances: Sequence[float], certainty: float) -> list[bool]:
    """Return which of several comparisons are sure together, by Holm's method."""
    order = sorted(range(len(chances)), key=lambda at: chances[at])
    found = [False] * len(chances)
    for rank, at in enumerate(order):
        if chances[at] > (1 - certainty) / (len(chances) - rank):
            break
        found[at] = True
    return found


def _chance(errors: float) -> float:
    """Return the bound on the probability of a sum at least so many standard errors from 0, on either side."""
    return min(1.0, TIGHT * math.erfc(errors / math.sqrt(2)))


def _errors_for(level: float) -> float:
    """Return how many standard errors make a difference sure at this level."""
    return -NORMAL.inv_cdf(level / TIGHT / 2)


def _student(freedom: int) -> float:
    """Return how many standard errors reach to the end of the interval: the quantile of Student's distribution.

    The expansion of Cornish and Fisher is right to 1 % from 4 degrees of freedom on, and too small below.
    """
    z = NORMAL.inv_cdf((1 + CONFIDENCE) / 2)
    if freedom < 1:
        return math.inf
    one = (z**3 + z) / 4
    two = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    three = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + one / freedom + two / freedom**2 + three / freedom**3
