"""Plays the corpus of finished records anew: `python -m tests.games.moka.make_records`.

Only for a new version of the rules; the records of an old version stay as they are.
"""

from pathlib import Path

from tablee.core.record import Played, Record
from tablee.core.rng import seed_bytes
from tablee.games.moka import GAME
from tests.games.moka.play import OPTIONS, match

FOLDER = Path(__file__).parent / "records"
LEVELS = [(2,), (1, 2), (1,)]
MATCHES = 48


def main() -> None:
    """All options, two to six players, both bots."""
    FOLDER.mkdir(exist_ok=True)
    for number in range(MATCHES):
        seed, players, options = f"record {number}", 2 + number % 5, OPTIONS[number % len(OPTIONS)]
        moves = match(seed, players, options, LEVELS[number // 16])
        position = GAME.new(players, options, seed)
        for _, move in moves:
            GAME.play(position, move)
        result = GAME.result(position)
        names = ["Ana", "Bo", "Chloé", "Daan", "Elif", "Finn"][:players]
        record = Record(
            "moka",
            GAME.rules,
            GAME.options.fill(options),
            players,
            seed_bytes(seed).hex(),
            names,
            [Played(seat, move) for seat, move in moves],
            {"scores": result.scores, "ranks": result.ranks},
        )
        (FOLDER / f"{number:02}.jsonl").write_text(record.text(), "utf-8")


if __name__ == "__main__":
    main()
