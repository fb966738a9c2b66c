"""The standard arena: in every installed game each level against its neighbours, and one report about all of it.

    python -m bench.standard GAMES FOLDER

`GAMES` for each game and pair of neighbours; results, summaries and `report.html` go to `FOLDER`, where an interrupted
arena is taken up again. Levels that mind the clock have `MS` milliseconds for a move.
"""

import subprocess
import sys
from pathlib import Path
from typing import Any

from tablee.core.game import Game
from tablee.games import installed

MS = 200


def players(game: Game[Any]) -> list[str]:
    """Its levels, the highest with a time of its own."""
    *others, highest = game.bot_levels
    return [*(f"bot:{level}" for level in others), f"bot:{highest}@{MS}ms"]


def main() -> None:
    """See the module."""
    games, folder = int(sys.argv[1]), Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    files = []
    for game in installed().values():
        field = players(game)
        files.append(folder / f"{game.name}.jsonl")
        tablee = [sys.executable, "-m", "tablee", "arena", "--game", game.name, "--players", ",".join(field)]
        amount = str(games * (len(field) - 1))
        subprocess.run(
            [*tablee, "--format", "ladder", "--games", amount, "--out", str(files[-1])], check=True
        )
    page = folder / "report.html"
    report = [sys.executable, "-m", "tablee", "report", *map(str, files), "--out", str(page)]
    subprocess.run(report, check=True)


if __name__ == "__main__":
    main()
