"""Plays the corpus of finished records again: `python -m tests.games.tokan.make_records`.

Use it only for a new version of the rules; the records of an old version stay unchanged.
"""

from pathlib import Path

from tablee.core.record import Played, Record
from tablee.core.rng import seed_bytes
from tablee.games.tokan import GAME

FOLDER = Path(__file__).parent / "records"
OPTIONS = [
    {"scoring": scoring, "setup": setup} for scoring in ("towers", "heads") for setup in ("random", "draft")
]
LEVELS = [(1, 1), (2, 1), (1, 2), (2, 2)]
MATCHES = 48
DRAWN = (141, 201)
"""Numbers of further matches, which end in a draw; draws are rare."""


def played(number: int) -> Record:
    """Return a whole match of careless and greedy bots, with options and levels by its number."""
    seed, options = f"record {number}", OPTIONS[number % 4]
    bots = [GAME.bot(level) for level in LEVELS[number // 4 % 4]]
    position = GAME.new(2, options, seed)
    moves: list[Played] = []
    while position.turn is not None:
        known, legal = GAME.information(position, position.turn), GAME.legal(position).moves
        move = bots[position.turn].choose(known, legal, 100 * number + len(moves), None).move
        moves.append(Played(position.turn, move))
        GAME.play(position, move)
    scores, ranks = GAME.result(position)
    return Record(
        GAME.name,
        GAME.rules,
        GAME.options.fill(options),
        2,
        seed_bytes(seed).hex(),
        ["Ana", "Bo"],
        moves,
        {"scores": scores, "ranks": ranks},
    )


def main() -> None:
    """Write records for all options, draws included."""
    FOLDER.mkdir(exist_ok=True)
    for number in (*range(MATCHES), *DRAWN):
        (FOLDER / f"{number:03}.jsonl").write_text(played(number).text(), "utf-8")


if __name__ == "__main__":
    main()
