"""Plays what is missing in the corpus of finished records: `python -m tests.games.moka.make_records`.

All of them only for a new version of the rules; the records of an old version stay as they are.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tablee.core.record import Played, Record
from tablee.core.rng import seed_bytes
from tablee.games.moka import GAME
from tests.games.moka.play import FIRST_OPTIONS, LATER_OPTIONS, match

FOLDER = Path(__file__).parent / "records"
NAMES = ["Ana", "Bo", "Chloé", "Daan", "Elif", "Finn"]
LEVELS = [(2,), (1, 2), (1,)]
FIRST = 48
LATER = 20


def setups() -> Iterator[tuple[str, int, dict[str, Any], tuple[int, ...]]]:
    """Seed, players, options and levels of each match: the first options with all bots, then those that came later."""
    for number in range(FIRST):
        options = FIRST_OPTIONS[number % len(FIRST_OPTIONS)]
        yield f"record {number}", 2 + number % 5, options, LEVELS[number // 16]
    for number in range(LATER):
        options = LATER_OPTIONS[number % len(LATER_OPTIONS)]
        yield f"record {FIRST + number}", 2 + number % 5, options, (1, 2)


def main() -> None:
    """All options, two to six players, both bots; what is there already stays."""
    FOLDER.mkdir(exist_ok=True)
    for number, (seed, players, options, levels) in enumerate(setups()):
        file = FOLDER / f"{number:02}.jsonl"
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
