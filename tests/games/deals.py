"""The deals of all games in many setups, as digests: `python -m tests.games.deals` writes `deals.json`.

Write it again only if a new version of the rules deals differently.
"""

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from tablee.core.errors import OptionError
from tablee.core.game import Game
from tablee.testing import walks
from tests.api.returned import ALL_RULES, by

FILE: Final = Path(__file__).with_name("deals.json")
SEEDS: Final = (*range(12), "", "any text", "ab" * 32, "é\ud800", "Tablée", -1, 2**70)


def single_choices(game: Game[Any]) -> Iterator[dict[str, Any]]:
    """Yield the default options, and each value of each option with the others at their default."""
    yield {}
    for option in game.options.all.values():
        for value in walks.values_of(option):
            if value != option.default:
                yield {option.name: value}


def digests() -> Iterator[tuple[str, str]]:
    """Yield a name for each setup of each game, and the digest of its deals with all `SEEDS`."""
    for name in ALL_RULES:
        game = by(name).rules
        for players in range(game.min_players, game.max_players + 1):
            for options in single_choices(game):
                try:
                    deals = [game.dump(game.new(players, options, seed)) for seed in SEEDS]
                except OptionError:
                    continue
                written = json.dumps(deals).encode()
                yield f"{name}, {players}, {json.dumps(options)}", hashlib.sha256(written).hexdigest()[:16]


if __name__ == "__main__":
    FILE.write_text(json.dumps(dict(digests()), indent=0) + "\n")
