"""Corpora of finished records: written once, replayed by every test run, so that rules never change unnoticed.

`python -m tests.games.corpus NAME FOLDER` plays a match of an installed game in every setup, at random and with each
of its bots. It writes one record for each into FOLDER, with the digests of the last positions in `digests.json`.
"""

import hashlib
import json
import sys
from pathlib import Path
from random import Random
from typing import Any

from tablee.core.game import Game
from tablee.core.record import Played, Record, last_position, parse_text
from tablee.core.rng import seed_bytes
from tablee.games import find
from tablee.testing.walks import Setup, setups

DIGESTS = "digests.json"
MOST_PLIES = 5000


def digest(game: Game[Any], position: Any) -> str:
    """Return a short digest of a whole position."""
    return hashlib.sha256(json.dumps(game.dump(position)).encode()).hexdigest()[:16]


def play(game: Game[Any], setup: Setup, seed: str, level: int) -> tuple[Record, Any]:
    """Return a finished match by bots of a level (0: at random), and its last position."""
    chance = Random(seed)
    bot = game.bot(level) if level else None
    position = game.new(setup.players, setup.options, seed)
    played: list[Played] = []
    while position.turn is not None:
        moves = game.legal(position).moves
        move = chance.choice(moves)
        if bot is not None:
            known = game.information(position, position.turn)
            move = bot.choose(known, moves, chance.getrandbits(32), None).move
        played.append(Played(position.turn, move))
        position, _ = game.apply(position, move)
        if len(played) > MOST_PLIES:
            raise RuntimeError(f"no end of {setup} {seed}")
    scores, ranks = game.result(position)
    names = [f"{'random' if bot is None else f'level {level}'} {seat}" for seat in range(setup.players)]
    record = Record(
        game.name,
        game.rules,
        game.options.fill(setup.options),
        setup.players,
        seed_bytes(seed).hex(),
        names,
        played,
        {"scores": scores, "ranks": ranks},
    )
    return record, position


def write(game: Game[Any], folder: Path) -> None:
    """Write the corpus of a game: random matches, and matches of the two levels that do not use the clock."""
    folder.mkdir(parents=True, exist_ok=True)
    digests: dict[str, str] = {}
    for number, setup in enumerate(setups(game)):
        for level in (0, *game.bot_levels[:2]):
            values = [str(value).lower() for value in setup.options.values()]
            name = "-".join([f"{number:02}", f"{setup.players}p", *values, f"level{level}"])
            record, position = play(game, setup, f"corpus {name}", level)
            folder.joinpath(f"{name}.jsonl").write_text(record.text(), "utf-8")
            digests[name] = digest(game, position)
    folder.joinpath(DIGESTS).write_text(json.dumps(digests, indent=0) + "\n", "utf-8")


def read(path: Path) -> Record:
    """Return one record of a corpus."""
    return parse_text(path.read_text("utf-8"))


def replays_as_frozen(game: Game[Any], path: Path) -> None:
    """Check that the record replays to its result and to exactly the stored last position."""
    record = read(path)
    assert record.result is not None
    position = last_position(game, record)
    assert position.turn is None
    assert digest(game, position) == json.loads(path.with_name(DIGESTS).read_text("utf-8"))[path.stem]


if __name__ == "__main__":
    write(find(sys.argv[1]), Path(sys.argv[2]))
