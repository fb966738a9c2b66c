"""A small network that computes the chance to win from the features of a turn's end (`features.py`).

It is a logistic regression with a few hidden units (rectifiers) next to it, which see the same features. Trained by
self-play: `python -m bench.mawoki_tuning` prints the numbers of `weights.py`, and with `--steal` those of
`stealing_weights.py`.
"""

from math import exp
from typing import Final

from tablee.core.bot import Weight
from tablee.core.native import i64, vec
from tablee.games.mawoki import stealing_weights, weights

HIDDEN: Final = 4
UNITS: Final = 1 + HIDDEN
"""The length of a row: the weight on the outcome, then the weights on the hidden units."""

Rows = list[list[float]]


class Network:
    """The weights of the network.

    `own` and `next` have a row for each number of cards held (by the next player). `features` has a row per feature;
    `out` holds the weights of the hidden units.
    """

    def __init__(self, own: Rows, next_player: Rows, features: Rows, out: list[float]) -> None:
        self.own = vec[float]([weight for row in own for weight in row])
        self.next = vec[float]([weight for row in next_player for weight in row])
        self.features = vec[float]([weight for row in features for weight in row])
        self.out = vec[float](out)
        self.sizes: i64 = len(own)
        self.sums = vec[float]([0.0] * UNITS)

    def chance(self, held: i64, next_held: i64, found: list[float]) -> float:
        """Return the chance, 0 to 1, for the cards held by this player and the next, and for the features `found`."""
        sums = self.sums
        own: i64 = (held if held < self.sizes else self.sizes) * UNITS - UNITS
        other: i64 = (next_held if next_held < self.sizes else self.sizes) * UNITS - UNITS
        unit: i64 = 0
        while unit < UNITS:
            sums[unit] = self.own[own + unit] + self.next[other + unit]
            unit += 1
        weights = self.features
        row: i64 = 0
        for value in found:
            if value:
                unit = 0
                while unit < UNITS:
                    sums[unit] += weights[row + unit] * value
                    unit += 1
            row += UNITS
        outcome = sums[0]
        unit = 1
        while unit < UNITS:
            if sums[unit] > 0.0:
                outcome += self.out[unit - 1] * sums[unit]
            unit += 1
        return 1.0 / (1.0 + exp(-outcome))


TUNED: Final = {
    "next_stuck": "next is stuck",
    "answers": "cards that answer",
    "follow": "can follow",
    "smoke": "smoke with a partner",
    "lone_smoke": "smoke alone",
    "arrows": "arrows",
    "snakes": "snakes",
    "joker": "joker",
    "new_cards": "cards not known yet",
}
"""The weights that tuning may change, each with the feature whose weight on the outcome it is."""

BOUND: Final = 1.0


def reweighted(values: dict[str, float], steals: bool) -> Network:
    """Return the learned network with these weights on the outcome, by the names in `TUNED`.

    `steals`: the one that learned with stolen cards (`arrow` = `steal`).
    """
    rows = {name: list(row) for name, row in _features(steals).items()}
    for name, value in values.items():
        rows[TUNED[name]][0] = value
    if steals:
        return Network(stealing_weights.OWN, stealing_weights.NEXT, list(rows.values()), stealing_weights.OUT)
    return Network(weights.OWN, weights.NEXT, list(rows.values()), weights.OUT)


def _features(steals: bool) -> dict[str, list[float]]:
    return stealing_weights.FEATURES if steals else weights.FEATURES


def judging(steals: bool) -> tuple[Weight, ...]:
    """Return the weights that tuning may change, with or without stolen cards."""
    rows = _features(steals)
    return tuple([Weight(name, rows[row][0], -BOUND, BOUND) for name, row in TUNED.items()])


LEARNED: Final = reweighted({}, False)
STEALING: Final = reweighted({}, True)
"""The network that learned with stolen cards."""


def usual(steals: bool) -> Network:
    """Return the game's own network, with or without stolen cards."""
    return STEALING if steals else LEARNED
