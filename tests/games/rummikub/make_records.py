"""Plays the corpus of finished records anew: `python -m tests.games.rummikub.make_records`.

Only for a new version of the rules; the records of an old version stay as they are.
"""

from pathlib import Path
from typing import Any

from tablee.core.record import Played, Record
from tablee.core.rng import seed_bytes
from tablee.games.rummikub import GAME

FOLDER = Path(__file__).parent / "records"
OPTIONS: list[dict[str, Any]] = [
    {},
    {"turns": "play-or-draw"},
    {"joker_from": "any", "opening": 0},
    {"turns": "play-or-draw", "scoring": "zero-sum", "rounds": 2},
    {"go_out_by_discard": False},
    {"turns": "play-or-draw", "joker_from": "any", "opening": 50},
    {"rounds": 3, "stall": 5},
    {"turns": "play-or-draw", "stall": 2, "opening": 100, "scoring": "zero-sum"},
    {"stall": 1, "opening": 100},
    {"turns": "play-or-draw", "opening": 0, "rounds": 10, "stall": 1},
    {"go_out_by_discard": False, "joker_from": "any", "opening": 10, "rounds": 2},
    {"turns": "play-or-draw", "opening": 100, "stall": 100},
    {"stall": 100, "opening": 40},
]
LEVELS = [(2,), (1, 2), (1,)]
MATCHES = 3 * len(OPTIONS) + 3


def match(seed: str, players: int, options: dict[str, Any], levels: tuple[int, ...]) -> Record:
    """A finished match of bots of these levels, seat by seat."""
    position = GAME.new(players, options, seed)
    moves: list[Played] = []
    while position.turn is not None:
        seat = position.turn
        bot = GAME.bot(levels[seat % len(levels)])
        choice = bot.choose(GAME.information(position, seat), GAME.legal(position).moves, len(moves), None)
        GAME.play(position, choice.move)
        moves.append(Played(seat, choice.move))
    result = GAME.result(position)
    return Record(
        GAME.name,
        GAME.rules,
        GAME.options.fill(options),
        players,
        seed_bytes(seed).hex(),
        ["Ana", "Bo", "Chloé", "Daan"][:players],
        moves,
        {"scores": result.scores, "ranks": result.ranks},
    )


def main() -> None:
    """All options, two to four players, both bots."""
    FOLDER.mkdir(exist_ok=True)
    for number in range(MATCHES):
        options = OPTIONS[number % len(OPTIONS)]
        players = 2 + (number + number // len(OPTIONS)) % 3
        record = match(f"record {number}", players, options, LEVELS[number // len(OPTIONS) % 3])
        (FOLDER / f"{number:02}.jsonl").write_text(record.text(), "utf-8")


if __name__ == "__main__":
    main()
