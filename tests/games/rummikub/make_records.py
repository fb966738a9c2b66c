"""Plays the missing records of the corpus: `python -m tests.games.rummikub.make_records`.

Existing records stay unchanged: delete them only for a new version of the rules.
"""

from itertools import count
from pathlib import Path
from typing import Any

from tablee.core.errors import RecordError
from tablee.core.record import Played, Record, last_position, retell
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
ADDED_OPTIONS: list[dict[str, Any]] = [
    {"joker_lift": "any-end"},
    {"joker_lift": "any-end", "joker_from": "any", "turns": "play-or-draw"},
    {"joker_to": "new-set"},
    {"joker_to": "new-set", "joker_lift": "any-end", "turns": "play-or-draw"},
]
"""Options that were added later, with players who rearrange the table, because others free no joker."""

MIXED_OPTIONS: list[dict[str, Any]] = [
    {"joker_to": "mixed-set", "joker_from": "any", "joker_lift": "any-end", "turns": "play-or-draw"},
    {"joker_to": "mixed-set", "joker_lift": "any-end"},
]
"""A value that was added later still."""

LEVELS = [(2,), (1, 2), (1,)]
REARRANGING = (4,)
MATCHES = 3 * len(OPTIONS) + 3
ADDED = 2 * len(ADDED_OPTIONS)
MIXED = len(MIXED_OPTIONS)


def match(seed: str, players: int, options: dict[str, Any], levels: tuple[int, ...]) -> Record:
    """Return a finished match of bots of these levels, seat by seat."""
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
    """Write records for all options and two to four players; existing records stay."""
    FOLDER.mkdir(exist_ok=True)
    for number in range(MATCHES + ADDED + MIXED):
        path = FOLDER / f"{number:02}.jsonl"
        if not path.exists():
            path.write_text(_record(number).text(), "utf-8")


def _record(number: int) -> Record:
    if number < MATCHES:
        options = OPTIONS[number % len(OPTIONS)]
        players = 2 + (number + number // len(OPTIONS)) % 3
        return match(f"record {number}", players, options, LEVELS[number // len(OPTIONS) % 3])
    added = number < MATCHES + ADDED
    options = ADDED_OPTIONS[number % len(ADDED_OPTIONS)] if added else MIXED_OPTIONS[number % MIXED]
    tries = (match(f"record {number} {n}", 2 + number % 3, options, REARRANGING) for n in count())
    return next(record for record in tries if shows_its_options(record))


def shows_its_options(record: Record) -> bool:
    """True if a joker was freed as only `any-end` allows, or for a new set where one is required.

    With `mixed-set`, true if the new set has a tile of the table.
    """
    if record.options["joker_to"] == "mixed-set":
        return not replays_with(record, joker_to="new-set")
    if record.options["joker_lift"] == "any-end" and replays_with(record, joker_lift="long-sets"):
        return False
    kinds = [event.kind for _, events in retell(GAME, record) for event in events]
    return record.options["joker_to"] == "any-set" or "rummikub.joker_freed" in kinds


def replays_with(record: Record, **options: Any) -> bool:
    """True if the same moves are legal with other options."""
    other = Record(
        record.game,
        record.rules,
        {**record.options, **options},
        record.players,
        record.seed,
        record.names,
        record.moves,
        record.result,
    )
    try:
        last_position(GAME, other)
    except RecordError:
        return False
    return True


if __name__ == "__main__":
    main()
