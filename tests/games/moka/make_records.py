"""Plays the missing records of the corpus: `python -m tests.games.moka.make_records`.

Replace all records only for a new version of the rules; the records of an old version stay unchanged.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tablee.core.record import Played, Record
from tablee.core.rng import seed_bytes
from tablee.games.moka import GAME
from tests.games.moka.play import FIRST_OPTIONS, LATER_OPTIONS, OPTIONS, match

FOLDER = Path(__file__).parent / "records"
NAMES = ["Ana", "Bo", "Chloé", "Daan", "Elif", "Finn"]
LEVELS = [(2,), (1, 2), (1,)]
FIRST = 48
LATER = 20
SECOND = 20

Setup = tuple[str, str, int, dict[str, Any], tuple[int, ...]]
"""The file name, seed, players, options and levels of a match."""


def setups() -> Iterator[Setup]:
    """Yield the setups of version 1 (the first options with all bots, then those added later), then of version 2."""
    for number in range(FIRST):
        options = FIRST_OPTIONS[number % len(FIRST_OPTIONS)]
        yield f"{number:02}", f"record {number}", 2 + number % 5, options, LEVELS[number // 16]
    for number in range(LATER):
        options = LATER_OPTIONS[number % len(LATER_OPTIONS)]
        name = f"{FIRST + number:02}"
        yield name, f"record {FIRST + number}", 2 + number % 5, options, (1, 2)
    for number in range(SECOND):
        options = OPTIONS[number % len(OPTIONS)]
        yield f"rules-2-{number:02}", f"rules 2 record {number}", 2 + number % 5, options, (2, 1)


def main() -> None:
    """Write records for all options, two to six players and both bots; existing records stay."""
    FOLDER.mkdir(exist_ok=True)
    for name, seed, players, options, levels in setups():
        file = FOLDER / f"{name}.jsonl"
        if file.exists():
            continue
        moves = match(seed, players, options, levels)
        position = GAME.new(players, options, seed)
        for _, move in moves:
            GAME.play(position, move)
        result = GAME.result(position)
        record = Record(
            "moka",
            GAME.rules,
            GAME.options.fill(options),
            players,
            seed_bytes(seed).hex(),
            NAMES[:players],
            [Played(seat, move) for seat, move in moves],
            {"scores": result.scores, "ranks": result.ranks},
        )
        file.write_text(record.text(), "utf-8")


if __name__ == "__main__":
    main()
