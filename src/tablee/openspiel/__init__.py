"""The games for OpenSpiel, with the extra `tablee[openspiel]`.

Importing this package registers each installed game that declares numbers: after it `pyspiel.load_game("tablee_NAME")`
works, with hyphens of the name as `_`. docs/encodings.md explains parameters and chance.

- `parameters`: players, options and bounds as parameters of OpenSpiel
- `game`: a game of OpenSpiel
- `progress`: a match from its first chance node on
- `settled`: the same, with the outcomes of the rules at its chance nodes
- `state`: a state of OpenSpiel
- `observer`: observations and information states, as text and as tensors
"""

from typing import Final

from tablee.api.extras import without_extra
from tablee.games import installed

try:
    import pyspiel
except ModuleNotFoundError as missing:
    raise without_extra("OpenSpiel needs", "openspiel", missing) from None

from tablee.openspiel.game import SpielGame, game_type
from tablee.openspiel.state import SpielState

__all__ = ["SpielGame", "SpielState", "names"]

PREFIX: Final = "tablee_"


def names() -> list[str]:
    """Return the names under which the games are registered, such as `tablee_NAME`."""
    return [PREFIX + name.replace("-", "_") for name in _numbered()]


def _numbered() -> list[str]:
    """Return the installed games that declare numbers."""
    return [
        name
        for name, rules in installed().items()
        if rules.encoding(rules.options.fill({}), rules.min_players) is not None
    ]


def _register() -> None:
    for name, short in zip(_numbered(), names(), strict=True):
        rules = installed()[name]
        # A class for each game, because OpenSpiel lets go of what it registered after Python has ended. A class
        # survives that; any other object would end the program with an error.
        made = type(f"Spiel{short}", (SpielGame,), {"rules": rules, "short_name": short})
        pyspiel.register_game(game_type(rules, short), made)


_register()
