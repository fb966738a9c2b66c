"""Our playouts beside the same rules in C++: `python -m bench.playout_limits`.

`bench/limit` implements three games as plainly as C++ can. They are compiled with the compiler that is found, and
skipped if there is none. First both sides play the same games, seed by seed, and must agree on every length and score.
Then both are timed, alternating, deals included, in moves for each second of processor time; the best of many rounds
counts.
"""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from bench.speed import ROUNDS, SECONDS, Play, steps_a_second
from tablee.core.game import Game
from tablee.core.rng import QuickStream
from tablee.games import find

SOURCES = Path(__file__).parent / "limit"
COMPILERS = ("c++", "g++", "clang++")
FLAGS = ("-O3", "-march=native", "-std=c++17")
ASKED = 0.6
COMPARED = 300
GAMES = 100


class Limit(NamedTuple):
    """A game, the program that is its limit, and the number of players."""

    game: str
    source: str
    players: int


LIMITS = (
    Limit("mawoki", "mawoki.cpp", 4),
    Limit("toko-maja", "toko_maja.cpp", 4),
    Limit("tokan", "tokan.cpp", 2),
)


def compiled(source: str, folder: Path) -> Path | None:
    """Return the program compiled from a source; None without a compiler."""
    compiler = next(filter(None, map(shutil.which, COMPILERS)), None)
    if compiler is None:
        return None
    program = folder / Path(source).stem
    subprocess.run([compiler, *FLAGS, "-o", str(program), str(SOURCES / source)], check=True)
    return program


def said(program: Path, *words: str) -> list[str]:
    """Return the program's output, line by line."""
    return subprocess.run(
        [str(program), *words], check=True, capture_output=True, text=True
    ).stdout.splitlines()


def played(game: Game[Any], players: int, seed: int) -> tuple[int, Any]:
    """Return the number of moves of a seed's game, and its last position."""
    position = game.deal(game.options.fill({}), players, QuickStream(seed))
    return game.playout(position, seed), position


def whole_playouts(game: Game[Any], players: int) -> Play:
    """Return the games to be timed: as many between two reads of the clock as the programs play."""
    options, deal, playout = game.options.fill({}), game.deal, game.playout

    def play(number: int) -> int:
        moves = 0
        for seed in range(GAMES * number, GAMES * (number + 1)):
            moves += playout(deal(options, players, QuickStream(seed)), seed)
        return moves

    return play


def main() -> None:
    """Print both speeds and their ratio."""
    with tempfile.TemporaryDirectory() as folder:
        for limit in LIMITS:
            program = compiled(limit.source, Path(folder))
            if program is None:
                print(f"no C++ compiler: looked for {', '.join(COMPILERS)}")
                return
            game = find(limit.game)
            play = whole_playouts(game, limit.players)
            for seed, line in enumerate(said(program, "check", str(COMPARED))):
                moves, position = played(game, limit.players, seed)
                ours = [moves, *(game.result(position).scores or [])]
                if ours != [int(number) for number in line.split()]:
                    sys.exit(f"{limit.game}, seed {seed}: {ours} here, {line} in C++")
            mine, theirs = [], []
            for number in range(ROUNDS):
                mine.append(steps_a_second(play, 1_000_000 * number))
                theirs.append(float(said(program, "speed", str(SECONDS))[0]))
            here, there = max(mine), max(theirs)
            print(
                f"  {limit.game:10} {here:12,.0f} moves/s, C++ {there:12,.0f}: {here / there:.2f} x "
                f"(asked: {ASKED} x); {COMPARED} games the same"
            )


if __name__ == "__main__":
    main()
