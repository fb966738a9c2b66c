"""The tables about baselines in `bench/RESULTS.md`, and whether a second run reproduced a first."""

import pytest

from bench.baselines import BEGIN, END, Cell, differs, fill, means, reproduced, tables
from tablee.arena.intervals import Estimate


def estimate(share: float, half: float = 0.1) -> Estimate:
    return Estimate(share, share - half, share + half, 50, 0.0)


CELLS = [
    Cell("ppo", "mawoki", "random", "first", estimate(0.6), 100),
    Cell("ppo", "mawoki", "random", "second", estimate(0.5), 100),
    Cell("ppo", "mawoki", "bot:5@10ms", "first", estimate(0.3), 20),
    Cell("ppo", "mawoki", "bot:5@10ms", "second", estimate(0.9), 20),
]


def test_a_difference_is_one_beyond_the_interval_of_all_cells() -> None:
    # One cell at 99 %: 2.576 / 1.960 times the hypotenuse of both halves.
    width = 2.5758 / 1.9600 * 0.1 * 2**0.5
    for sign in (1, -1):
        assert not differs(estimate(0.5), estimate(0.5 + sign * (width - 0.001)), 1)
        assert differs(estimate(0.5), estimate(0.5 + sign * (width + 0.001)), 1)
        assert not differs(estimate(0.5), estimate(0.5 + sign * (width + 0.001)), 20)


def test_the_cells_that_a_second_run_reproduced_are_counted() -> None:
    assert reproduced(CELLS) == (1, 2)


def test_the_tables_have_every_cell() -> None:
    text = tables(CELLS)
    assert "| ppo, run | random | level 5, 10 ms |" in text
    assert "| mawoki, first | 60.0 % (50.0–70.0), 100 | 30.0 % (20.0–40.0), 20 |" in text
    assert text.endswith("The second run reproduced 1 of 2 cells.")
    assert means(CELLS).splitlines()[-1] == "|mawoki, `ppo`|55|60|"


def test_only_what_is_between_the_marks_is_replaced() -> None:
    assert fill(f"before\n{BEGIN}\nold\n{END}\nafter", "new") == f"before\n{BEGIN}\n\nnew\n\n{END}\nafter"
    with pytest.raises(ValueError, match="baselines"):
        fill("no marks", "new")
