"""Paired differences: what is planted is found, nothing is invented, and intervals cover."""

import random
from itertools import product
from math import fsum, sqrt

import pytest

from tablee.arena.differences import CERTAINTY, Paired, paired, sure

RUNS = 1000
FIGURES = 13


def noise(chance: random.Random, figure: int, deal: float) -> float:
    """Return a figure of a match: skewed lengths, rare and common events, shares; `deal` is what the deal adds."""
    kind = figure % 4
    if kind == 0:
        return 20 * deal + chance.expovariate(1 / 20)
    if kind == 1:
        return float(chance.random() < 0.02)
    if kind == 2:
        return float(chance.random() < deal)
    return chance.betavariate(2, 5)


def null_run(seed: int, deals: int) -> list[Paired]:
    """Return the comparisons of rules that differ in nothing, played on the same deals."""
    chance = random.Random(seed)
    found = []
    for figure in range(FIGURES):
        of_deal = [chance.random() for _ in range(deals)]
        base = [noise(chance, figure, deal) for deal in of_deal]
        variant = [noise(chance, figure, deal) for deal in of_deal]
        found.append(paired(base, variant, figure % 4 > 0, figure % 4 in (1, 2)))
    return found


@pytest.fixture(scope="module")
def null_runs() -> list[list[Paired]]:
    return [null_run(seed, 40 if seed % 2 else 25) for seed in range(RUNS)]


def test_nothing_is_invented_in_a_thousand_null_runs(null_runs: list[list[Paired]]) -> None:
    called = [any(sure([one.chance for one in run], CERTAINTY)) for run in null_runs]
    assert (len(called), sum(called)) == (RUNS, 0)


def test_a_line_alone_is_called_different_at_most_as_often_as_it_says(null_runs: list[list[Paired]]) -> None:
    """And the null runs are not so tame that any method would pass: without Holm many would invent something."""
    chances = [one.chance for run in null_runs for one in run]
    for level in (0.05, 0.01, 0.001):
        assert sum(chance < level for chance in chances) <= level * len(chances)
    assert sum(any(one.chance < 0.05 for one in run) for run in null_runs) > 50
    assert sum(any(sure([one.chance for one in run], 0.95)) for run in null_runs) <= 50


def test_a_planted_five_percent_is_found() -> None:
    """Six games on each of 800 deals, 40 moves on average, which differ by a third on one deal."""
    found = 0
    for seed in range(40):
        chance = random.Random(seed)
        of_deal = [chance.gauss(40, 8) for _ in range(800)]
        base, variant = (
            [chance.gauss(deal * longer, 13 / sqrt(6)) for deal in of_deal] for longer in (1, 1.05)
        )
        others = null_run(seed, 25)[1:]
        planted = paired(base, variant)
        verdicts = sure([planted.chance, *(one.chance for one in others)], CERTAINTY)
        found += verdicts[0] and planted.low > 0
        assert not any(verdicts[1:])
    assert found >= 38


def test_the_interval_of_a_line_covers_the_true_difference() -> None:
    covered = 0
    for seed in range(RUNS):
        chance = random.Random(seed)
        base = [chance.expovariate(1 / 30) for _ in range(30)]
        variant = [one + 2 + chance.expovariate(1 / 12) - chance.expovariate(1 / 12) for one in base]
        found = paired(base, variant)
        covered += found.low <= 2 <= found.high
    assert 0.93 <= covered / RUNS <= 0.97


def test_the_bound_holds_for_all_signs_of_the_same_differences() -> None:
    """Under no difference every pattern of signs is equally likely: all of them are counted."""
    sizes = [1, 1, 2, 3, 5, 8, 13, 0.5, 4, 4, 9]
    zero = [0.0] * len(sizes)
    outcomes = [
        [sign * size for sign, size in zip(signs, sizes, strict=True)]
        for signs in product((-1, 1), repeat=11)
    ]
    whole = sqrt(fsum(size * size for size in sizes))
    for one in outcomes[::37]:
        chance = paired(zero, one).chance
        as_far = sum(abs(fsum(other)) >= abs(fsum(one)) - 1e-9 for other in outcomes) / len(outcomes)
        assert as_far <= chance, (one, abs(fsum(one)) / whole)


def test_holm_stops_at_the_first_that_is_not_sure() -> None:
    assert sure([0.02, 0.01, 0.5], 0.95) == [True, True, False]
    assert sure([0.03, 0.04, 0.5], 0.95) == [False, False, False]
    assert sure([], 0.95) == []


def test_a_few_deals_without_an_event_are_no_certainty() -> None:
    never = [0.0] * 20
    counted, event = paired(never, never), paired(never, never, share=True, event=True)
    assert (counted.low, counted.high, counted.chance) == (0, 0, 1)
    assert -0.15 < event.low < -0.05
    assert 0.05 < event.high < 0.15
    assert event.chance == 1


def test_intervals_of_shares_end_where_shares_do() -> None:
    found = paired([0.0, 1.0], [1.0, 1.0], share=True, event=True)
    assert (found.low, found.high) == (-1, 1)


def test_the_number_of_deals_that_would_tell_does() -> None:
    """With as many deals as were named, the same difference is sure."""
    chance = random.Random(3)
    base = [chance.gauss(10, 2) for _ in range(60)]
    variant = [one + chance.gauss(0.5, 2) for one in base]
    few = paired(base, variant)
    assert not any(sure([few.chance] * FIGURES, CERTAINTY))
    needed = few.needed((1 - CERTAINTY) / FIGURES)
    times = -(-needed // len(base))
    assert 2 < times < 100
    assert all(sure([paired(base * times, variant * times).chance] * FIGURES, CERTAINTY))
    assert paired(base, base).needed(0.05) == 0
