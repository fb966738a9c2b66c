"""Tablée: tabletop games for people, programs and research.

>>> import tablee
>>> game = tablee.game(tablee.games()[0])
>>> match = game.start(seed="any text")
>>> while not match.over:
...     event = match.push(match.legal[0])
>>> sorted(match.result.ranks)
[1, 2]

Each name is loaded on first use, so importing the package costs almost nothing. The names below are for people who use
the games. People who write a game or a program find the layers below in docs/architecture.md.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from tablee.core import display

if TYPE_CHECKING:
    from tablee.api.batch import Batch
    from tablee.api.bots import Bot
    from tablee.api.coder import Coder
    from tablee.api.games import arena, compare, game, load
    from tablee.api.match import BotFunction, Game, Match
    from tablee.api.recalls import Recalled
    from tablee.api.state import State
    from tablee.api.variants import Variant, read_variant
    from tablee.bots.agent import Agent, Seen
    from tablee.bots.evaluated_move import EvaluatedMove
    from tablee.core.chance import ChanceState
    from tablee.core.errors import (
        ArgumentError,
        ChanceError,
        IllegalMoveError,
        OptionError,
        PositionError,
        RecordError,
        SeatError,
        TableeError,
        UnknownGameError,
        VariantError,
    )
    from tablee.core.events import Event
    from tablee.core.game import Legal, Position, Result
    from tablee.core.record import Record
    from tablee.games import find as _find
    from tablee.games import installed as _installed
    from tablee.games import package as _package

    __version__: str

    class _Games:
        """The folder `tablee.games`, which can be called."""

        installed = _installed
        package = _package
        find = staticmethod(_find)

        def __call__(self) -> list[str]:
            """The names of the games that are installed."""
            return []

    games: _Games


__all__ = [
    "Agent",
    "ArgumentError",
    "Batch",
    "Bot",
    "BotFunction",
    "ChanceError",
    "ChanceState",
    "Coder",
    "EvaluatedMove",
    "Event",
    "Game",
    "IllegalMoveError",
    "Legal",
    "Match",
    "OptionError",
    "Position",
    "PositionError",
    "Recalled",
    "Record",
    "RecordError",
    "Result",
    "SeatError",
    "Seen",
    "State",
    "TableeError",
    "UnknownGameError",
    "Variant",
    "VariantError",
    "__version__",
    "arena",
    "compare",
    "game",
    "games",
    "load",
    "read_variant",
]

_PLACES: Final = {
    "tablee.api.batch": ("Batch",),
    "tablee.api.bots": ("Bot",),
    "tablee.api.coder": ("Coder",),
    "tablee.api.games": ("arena", "compare", "game", "load"),
    "tablee.api.match": ("BotFunction", "Game", "Match"),
    "tablee.api.recalls": ("Recalled",),
    "tablee.api.state": ("State",),
    "tablee.api.variants": ("Variant", "read_variant"),
    "tablee.bots.agent": ("Agent", "Seen"),
    "tablee.bots.evaluated_move": ("EvaluatedMove",),
    "tablee.core.chance": ("ChanceState",),
    "tablee.core.errors": (
        "ArgumentError",
        "ChanceError",
        "IllegalMoveError",
        "OptionError",
        "PositionError",
        "RecordError",
        "SeatError",
        "TableeError",
        "UnknownGameError",
        "VariantError",
    ),
    "tablee.core.events": ("Event",),
    "tablee.core.game": ("Legal", "Position", "Result"),
    "tablee.core.record": ("Record",),
}
DISTRIBUTIONS: Final = ("tablee", "tablee-rules")
"""What this package is installed by: with everything, or the rules alone."""


def __getattr__(name: str) -> Any:
    """Load an exported name on first use."""
    if name == "__version__":
        return _version()
    if name in ("games", "remote"):
        # A module; the folder of games answers when it is called.
        return import_module(f"tablee.{name}")
    for module, names in _PLACES.items():
        if name in names:
            found = globals()[name] = getattr(import_module(module), name)
            return found
    raise AttributeError(f"module 'tablee' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted(__all__)


def _version() -> str:
    """The version that is installed."""
    from importlib.metadata import PackageNotFoundError, version

    for name in DISTRIBUTIONS:
        try:
            return version(name)
        except PackageNotFoundError:
            continue
    return "0"


def _sentence(code: str, params: dict[str, Any], language: str, module: str) -> str | None:
    """The sentence of an error, None where there is none or no words are installed."""
    try:
        from tablee.words import has, sentence
        from tablee.words import language as ours

        spoken = ours(language)
        return sentence(code, params, spoken) if has(code, spoken) else None
    except ImportError:
        # Of the words, or of Fluent, which they import when they say something.
        return None


def _drawing(game: Any, view: dict[str, Any]) -> list[str] | None:
    """A view as a terminal shows it, without colours; None where nothing that draws is installed."""
    try:
        from rich.text import Text

        from tablee.words.rendering import rendered
    except ImportError:
        return None
    names = [f"seat {seat}" for seat in range(view["players"])]
    return [Text.from_markup(line).plain for line in rendered(game, view, names, "en")]


display.lend(_sentence, _drawing)
