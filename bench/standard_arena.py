"""The standard arena: the strength of the levels of every installed game, one report, and the tables in
`bench/RESULTS.md`.

    python -m bench.standard_arena --games 400 --out build/arena --ms 100 --ms GAME=300 --document bench/RESULTS.md

Two players, options by default. Each level plays `--games` games against its neighbour. The highest also plays the one
two levels below and random moves, a quarter as often, and plain search with as much time, a tenth as often. `--ms` is
the thinking time of plain search and of timed levels. Results, summaries and `report.html` are written to the folder,
where an interrupted arena resumes. The tables between the marks of a document are replaced.
"""

import argparse
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

from bench.standard_arena_tables import fill
from tablee.core.game import Game
from tablee.games import installed

TABLEE = (sys.executable, "-m", "tablee")


class Series(NamedTuple):
    """Games of one game: its players, their format, the number of games, and the file of results."""

    game: str
    players: tuple[str, ...]
    form: str
    games: int
    results: Path


def series(game: Game[Any], games: int, ms: int, folder: Path) -> list[Series]:
    """Return the neighbours first, then the highest level against others; `games` for each pair of neighbours."""
    *others, highest = game.bot_levels
    levels = [f"bot:{level}" for level in others]
    top = f"bot:{highest}@{ms}ms"
    planned = [
        ("levels", "ladder", (*levels, top), games),
        ("top", "gauntlet", (top, levels[-2], "random"), games // 4),
        ("search", "gauntlet", (top, f"uct:{ms}ms"), games // 10),
    ]
    return [
        Series(game.name, who, form, max(2, each) * (len(who) - 1), folder / f"{game.name}-{name}.jsonl")
        for name, form, who, each in planned
    ]


def play(one: Series) -> None:
    """Play the games, or what is left of them."""
    who = ["--game", one.game, "--players", ",".join(one.players), "--format", one.form]
    much = ["--games", str(one.games), "--out", str(one.results)]
    subprocess.run([*TABLEE, "arena", *who, *much], check=True)


def thinking(texts: list[str], game: str) -> int:
    """Return the value of `--ms` for a game: `GAME=MS`, or otherwise the last `MS` without a game."""
    times = dict(text.rpartition("=")[::2] for text in texts)
    return int(times.get(game, times[""]))


def main() -> None:
    """Run the arena as the module describes."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--out", type=Path, default=Path("build/arena"))
    parser.add_argument("--ms", action="append", default=["100"], metavar="MS|GAME=MS")
    parser.add_argument("--document", type=Path)
    asked = parser.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    everything = [
        one
        for game in installed().values()
        for one in series(game, asked.games, thinking(asked.ms, game.name), asked.out)
    ]
    for one in everything:
        play(one)
    files = [one.results for one in everything]
    subprocess.run([*TABLEE, "report", *map(str, files), "--out", str(asked.out / "report.html")], check=True)
    if asked.document is not None:
        asked.document.write_text(fill(asked.document.read_text("utf-8"), files), "utf-8")


if __name__ == "__main__":
    main()
