"""Tables as people open them: any game, any options that go together, any terms."""

from random import Random
from typing import Any, Final

from tablee.core.errors import OptionError
from tablee.core.game import Game
from tablee.core.options import Choice, Count, Flag, Option
from tablee.games import installed
from tablee.match import Match
from tests.server.people import FRIEND, ME, bot, device

CLOCKS: Final[tuple[dict[str, Any], ...]] = (
    {"kind": "days", "days": 1},
    {"kind": "days", "days": 3, "vacation": 20, "night": [22, 8]},
    {"kind": "bank", "bank": 600, "increment": 5},
    {"kind": "bank", "bank": 60, "increment": 30},
    {"kind": "move", "move": 300, "bank": 60},
    {"kind": "move", "move": 60},
)
NO_HELP: Final = {"hints": False, "look_back": False, "take_back": False}
SEED: Final = "0" * 64


def options(chance: Random, game: Game[Any], players: int) -> dict[str, Any]:
    """Return options that go together for this number of players, most of them defaults."""
    for _ in range(20):
        found = {name: _value(chance, one) for name, one in game.options.all.items() if chance.random() < 0.3}
        try:
            Match.new(game, players, found, SEED)
        except OptionError:
            continue
        return found
    return {}


def _value(chance: Random, option: Option) -> Any:
    if isinstance(option, Choice):
        return chance.choice(option.values)
    if isinstance(option, Flag):
        return chance.random() < 0.5
    if isinstance(option, Count):
        return chance.randint(option.low, min(option.high, option.low + 3))
    return []


def players(chance: Random, game: Game[Any], fewest: int = 2) -> int:
    """Return the number of players: `fewest`, if the game allows it, or more."""
    while True:
        found = chance.randint(min(max(fewest, game.min_players), game.max_players), game.max_players)
        try:
            Match.new(game, found, {}, SEED)
        except OptionError:
            continue
        return found


def terms(chance: Random, theme: str, number: int) -> dict[str, Any]:
    """Return the terms of the table of this number; `theme` is that of the life."""
    found: dict[str, Any] = {}
    if theme == "pace" and number % 3 < 2:
        clock, time_out = ((CLOCKS[0], "others"), (CLOCKS[1], "bot_until_back"))[number % 3]
        found = {"clock": clock, "time_out": time_out}
    elif chance.random() < 0.3:
        found["clock"] = chance.choice(CLOCKS)
        found["time_out"] = chance.choice(["bot", "bot_until_back", "others"])
    if theme == "leaving":
        found["substitutes"] = ("anybody", "asked")[number % 2]
    elif chance.random() < 0.5:
        found["substitutes"] = chance.choice(["asked", "anybody", "nobody"])
    if chance.random() < 0.15:
        found["talk"] = chance.choice(["players", "phrases", "none"])
    if chance.random() < 0.1:
        found["fill"] = 600
    if chance.random() < 0.1:
        found["help"] = {key: chance.random() < 0.5 for key in NO_HELP}
    return found


def wish(chance: Random, theme: str, number: int, game: Game[Any]) -> dict[str, Any]:
    """Return the request that opens the table of this number."""
    seats = players(chance, game, 3 if theme == "leaving" else 2)
    others = [_seat(chance, game) for _ in range(seats - 1)]
    # Mostly people open a table for themselves; now and then for others only.
    if chance.random() < 0.05:
        everybody = [FRIEND] * seats
    else:
        everybody = [ME, *others]
        chance.shuffle(everybody)
    agreed = terms(chance, theme, number)
    if chance.random() < 0.1 and all(seat in (ME, FRIEND) for seat in everybody):
        agreed = {**agreed, "counts": True, "help": NO_HELP, "fill": 0}
    return {
        "game": game.name,
        "options": options(chance, game, seats),
        "seats": everybody,
        "pause": chance.choice([0, 0, 0, 50]),
        "open": chance.random() < 0.3,
        "stand_in": chance.choice([0, 0, 5, 3600]) if theme != "leaving" else chance.choice([0, 5, 60, 3600]),
        "terms": agreed,
    }


def _seat(chance: Random, game: Game[Any]) -> dict[str, Any]:
    kind = chance.choices(["friend", "bot", "device"], [8, 2, 1])[0]
    if kind == "bot":
        return bot(chance.choice(game.bot_levels))
    return FRIEND if kind == "friend" else device(chance.choice(["Dora", "Emil"]))


def games() -> list[str]:
    """Return the names of all games."""
    return list(installed())
