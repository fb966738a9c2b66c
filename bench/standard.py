"""The standard arena: how strong the levels of every installed game are, one report, and the tables in `docs/bots.md`.

    python -m bench.standard GAMES FOLDER [DOCUMENT]

Two at a table, options by default. Each level plays its neighbour `GAMES` times; the highest also plays one two levels
below, random moves, and plain search with as much time, a quarter as often. A level that minds the clock has `MS`
milliseconds for a move. Results, summaries and `report.html` go to `FOLDER`, where an interrupted arena is taken up
again; with `DOCUMENT` the tables between its marks are made anew.
"""

import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

from bench.standard_tables import fill
from tablee.core.game import Game
from tablee.games import installed

MS = 100
TABLEE = (sys.executable, "-m", "tablee")


class Series(NamedTuple):
    """Games of one game: who plays, in which format, how often, and where the results go."""

    game: str
    players: tuple[str, ...]
    form: str
    games: int
    results: Path


def series(game: Game[Any], games: int, folder: Path) -> list[Series]:
    """Neighbours first, then the highest level against others; `games` for each pair of neighbours."""
    *others, highest = game.bot_levels
    levels = [f"bot:{level}" for level in others]
    top = f"bot:{highest}@{MS}ms"
    ladder = (*levels, top)
    gauntlet = (top, levels[-2], "random", f"uct:{MS}ms")
    quarter = max(2, games // 4)
    return [
        Series(game.name, ladder, "ladder", games * (len(ladder) - 1), folder / f"{game.name}-levels.jsonl"),
        Series(
            game.name, gauntlet, "gauntlet", quarter * (len(gauntlet) - 1), folder / f"{game.name}-top.jsonl"
        ),
    ]


def play(one: Series) -> None:
    """Play the games, or what is left of them."""
    who = ["--game", one.game, "--players", ",".join(one.players), "--format", one.form]
    much = ["--games", str(one.games), "--out", str(one.results)]
    subprocess.run([*TABLEE, "arena", *who, *much], check=True)


def main() -> None:
    """See the module."""
    games, folder = int(sys.argv[1]), Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    everything = [one for game in installed().values() for one in series(game, games, folder)]
    for one in everything:
        play(one)
    files = [one.results for one in everything]
    subprocess.run([*TABLEE, "report", *map(str, files), "--out", str(folder / "report.html")], check=True)
    for document in map(Path, sys.argv[3:]):
        document.write_text(fill(document.read_text("utf-8"), files), "utf-8")


if __name__ == "__main__":
    main()
