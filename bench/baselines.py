"""The baselines that come with the games, against random moves and every level, twice with different deals.

    python -m bench.baselines --deals 50 --few 10 --out build/baselines --document bench/RESULTS.md

`--page docs/baselines.md` fills that page too. Two players, options by default, each deal from both seats. The highest
level gets 10 ms for a move, and `--few` deals. The cells are kept in the folder, so an interrupted run goes on. The
tables between the marks of the document are replaced; the page gets the means of both runs. The exit status is 1 if a
cell of the second run differs from the first beyond chance. Its difference is then outside an interval, which all cells
keep together with 99 % certainty.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from math import hypot
from pathlib import Path
from statistics import NormalDist
from typing import Final

import msgspec

import tablee
from tablee.arena.intervals import CONFIDENCE, Estimate
from tablee.bots.baselines.weights import METHODS, BaselineError, packed, shipped
from tablee.games import find

RUNS: Final = ("first", "second")
TOP_MS: Final = 10
CERTAINTY: Final = 0.99
"""That no cell of the second run leaves its interval if nothing but the deals differs."""

BEGIN: Final = "<!-- baselines: made by `python -m bench.baselines`, see above -->"
END: Final = "<!-- end of the baselines -->"


class Cell(msgspec.Struct, frozen=True):
    """The share of a baseline's points against one opponent in one run."""

    method: str
    game: str
    opponent: str
    run: str
    scored: Estimate
    games: int
    network: str
    """The digest of its weights; a kept cell of other weights is played again."""


def opponents(game: str) -> list[str]:
    """Return random moves and all levels of a game; the highest is timed."""
    *others, highest = find(game).bot_levels
    return ["random", *(f"bot:{level}" for level in others), f"bot:{highest}@{TOP_MS}ms"]


def wanted() -> Iterator[tuple[str, str, str, str]]:
    """Yield method, game, opponent and run of each cell."""
    for method in METHODS:
        for game in tablee.games():
            if digest(game, method):
                for opponent in opponents(game):
                    yield from ((method, game, opponent, run) for run in RUNS)


def digest(game: str, method: str) -> str:
    """Return the digest of the network of this method that comes with the game; nothing if none does."""
    try:
        return blake2b(packed(shipped(find(game), method)), digest_size=8).hexdigest()
    except BaselineError:
        return ""


def play(method: str, game: str, opponent: str, run: str, deals: int, few: int) -> Cell:
    """Play one cell."""
    baseline = f"baseline:{method}"
    many = few if opponent.endswith("ms") else deals
    # Every opponent meets other deals, so that cells are independent.
    arena = tablee.game(game).arena([baseline, opponent], deals=many, seed=f"{run} {method} {opponent}")
    found = arena.share(baseline, opponent)
    return Cell(method, game, opponent, run, found.scored, found.games, digest(game, method))


def differs(one: Estimate, other: Estimate, cells: int) -> bool:
    """True if the difference of two shares excludes 0, with the certainty for one of so many cells.

    The interval joins those of the shares (Newcombe 1998, method 10), widened from 95 %.
    """
    wider = quantile((1 - CERTAINTY) / cells) / quantile(1 - CONFIDENCE)
    upper, lower = (one, other) if one.share > other.share else (other, one)
    width = wider * hypot(upper.share - upper.low, lower.high - lower.share)
    return upper.share - lower.share > width


def quantile(outside: float) -> float:
    """Return how many standard deviations leave this probability outside, on both sides together."""
    return NormalDist().inv_cdf(1 - outside / 2)


def reproduced(cells: Sequence[Cell]) -> tuple[int, int]:
    """Return the number of cells that the second run reproduced, and of all."""
    first, second = (_of_run(cells, run) for run in RUNS)
    agree = [not differs(first[key], second[key], len(first)) for key in first]
    return sum(agree), len(agree)


def tables(cells: Sequence[Cell]) -> str:
    """Return a table for each method, and the verdict on the second run."""
    parts = []
    for method in METHODS:
        of_method = [cell for cell in cells if cell.method == method]
        columns = list(dict.fromkeys(cell.opponent for cell in of_method))
        if not of_method:
            continue
        head = [f"{method}, run", *(spoken(column) for column in columns)]
        rows = [head, ["---"] * len(head)]
        for game in dict.fromkeys(cell.game for cell in of_method):
            for run in RUNS:
                row = {
                    cell.opponent: f"{cell.scored}, {cell.games}"
                    for cell in of_method
                    if (cell.game, cell.run) == (game, run)
                }
                rows.append([f"{game}, {run}", *(row.get(column, "") for column in columns)])
        parts.append("\n".join(f"| {' | '.join(row)} |" for row in rows))
    agree, every = reproduced(cells)
    parts.append(f"The second run reproduced {agree} of {every} cells.")
    return "\n\n".join(parts)


def means(cells: Sequence[Cell]) -> str:
    """Return one table: the share of each baseline against each opponent in both runs together, in per cent."""
    by_row: dict[str, dict[str, list[float]]] = {}
    for cell in cells:
        row = by_row.setdefault(f"{cell.game}, `{cell.method}`", {})
        row.setdefault(cell.opponent, []).append(cell.scored.share)
    columns = list(dict.fromkeys(cell.opponent for cell in cells))
    rows = [["share in %", *(spoken(column) for column in columns)], ["---"] * (len(columns) + 1)]
    for name in sorted(by_row):
        shares = [by_row[name].get(column, []) for column in columns]
        rows.append([name, *(f"{100 * sum(some) / len(some):.0f}" if some else "" for some in shares)])
    # Without spaces, each of which would count as a word of the page.
    return "\n".join(f"|{'|'.join(row)}|" for row in rows)


def spoken(opponent: str) -> str:
    """Return an opponent in words.

    >>> spoken("bot:5@10ms")
    'level 5, 10 ms'
    """
    return opponent.replace("bot:", "level ").replace("@", ", ").replace("ms", " ms")


def fill(document: str, text: str) -> str:
    """Return `document` with a text between its marks. Raise `ValueError` if a mark is missing."""
    before, begun, rest = document.partition(BEGIN)
    _, ended, after = rest.partition(END)
    if not begun or not ended:
        raise ValueError(f"no {BEGIN} ... {END}")
    return f"{before}{BEGIN}\n\n{text}\n\n{END}{after}"


def main() -> int:
    """Play what is left, print the tables and write them into the document; return the exit status."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--few", type=int, default=10)
    parser.add_argument("--out", type=Path, default=Path("build/baselines"))
    parser.add_argument("--document", type=Path)
    parser.add_argument("--page", type=Path)
    asked = parser.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    kept = asked.out / "cells.jsonl"
    cells: list[Cell] = []
    if kept.is_file():
        found = [msgspec.json.decode(line, type=Cell) for line in kept.read_bytes().splitlines()]
        cells = [cell for cell in found if cell.network == digest(cell.game, cell.method)]
    known = {(cell.method, cell.game, cell.opponent, cell.run) for cell in cells}
    with kept.open("ab") as file:
        for which in wanted():
            if which not in known:
                cell = play(*which, asked.deals, asked.few)
                cells.append(cell)
                file.write(msgspec.json.encode(cell) + b"\n")
                file.flush()
                print(*which, cell.scored, flush=True)
    order = list(wanted())
    cells.sort(key=lambda cell: order.index((cell.method, cell.game, cell.opponent, cell.run)))
    text = tables(cells)
    print(text)
    for path, filling in ((asked.document, text), (asked.page, means(cells))):
        if path is not None:
            path.write_text(fill(path.read_text(encoding="utf-8"), filling), encoding="utf-8")
    agree, every = reproduced(cells)
    return int(agree < every)


def _of_run(cells: Sequence[Cell], run: str) -> dict[tuple[str, str, str], Estimate]:
    return {(cell.method, cell.game, cell.opponent): cell.scored for cell in cells if cell.run == run}


if __name__ == "__main__":
    sys.exit(main())
