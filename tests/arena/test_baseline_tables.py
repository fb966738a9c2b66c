"""The tables about baselines in `bench/RESULTS.md`, and whether a second run reproduced a first."""

from pathlib import Path

import msgspec
import pytest

from bench import baselines
from bench.baselines import BEGIN, END, RUNS, Cell, differs, digest, fill, means, reproduced, tables
from tablee.arena.intervals import Estimate


def estimate(share: float, half: float = 0.1) -> Estimate:
    return Estimate(share, share - half, share + half, 50, 0.0)


CELLS = [
    Cell("ppo", "mawoki", "random", "first", estimate(0.6), 100, "f00d"),
    Cell("ppo", "mawoki", "random", "second", estimate(0.5), 100, "f00d"),
    Cell("ppo", "mawoki", "bot:5@10ms", "first", estimate(0.3), 20, "f00d"),
    Cell("ppo", "mawoki", "bot:5@10ms", "second", estimate(0.9), 20, "f00d"),
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


def test_kept_cells_of_another_network_do_not_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert digest("mawoki", "ppo")
    assert digest("mawoki", "none") == ""
    known = [msgspec.structs.replace(cell, network=digest("mawoki", "ppo")) for cell in CELLS[:2]]
    lines = [msgspec.json.encode(cell) + b"\n" for cell in [*reversed(known), *CELLS[2:]]]
    (tmp_path / "cells.jsonl").write_bytes(b"".join(lines))
    monkeypatch.setattr(baselines, "wanted", lambda: [("ppo", "mawoki", "random", run) for run in RUNS])
    monkeypatch.setattr("sys.argv", ["baselines", "--out", str(tmp_path)])
    assert baselines.main() == 0
    printed = capsys.readouterr().out
    assert "reproduced 1 of 1 cells" in printed
    assert printed.index("mawoki, first") < printed.index("mawoki, second")
