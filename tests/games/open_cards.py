"""The cards that a viewer may know, by game, as written by hand in `tests/games/<game>/visible.py`.

They are compared with the text of everything that a server sends.
"""

import re
from collections.abc import Callable, Iterable
from importlib import import_module
from typing import Any, Final

from tablee.core.game import Game
from tests.house.tree import ROOT, game_folders

Json = dict[str, Any]
Seen = Callable[[Json, int | None], Iterable[str]]

TEXT: Final = re.compile(r'"((?:[^"\\]|\\.)*)"(:?)')
ROLE: Final = re.compile(r'"stood_for":"[^"]*"')
"""What a joker on the open table stood for names a tile that may lie anywhere."""
WORD: Final = re.compile(r"[^\s,@|:;()\[\]]+")


def _told(folder: str) -> Any:
    """Return the module of this game's tests that says what is visible; None if there is none."""
    there = (ROOT / "tests" / "games" / folder / "visible.py").is_file()
    return import_module(f"tests.games.{folder}.visible") if there else None


TOLD: Final = {
    folder.replace("_", "-"): told for folder in game_folders() if (told := _told(folder)) is not None
}
GAMES: Final[dict[str, tuple[Seen, Json]]] = {
    name: (told.visible, told.OPTIONS) for name, told in TOLD.items()
}
"""Games with hidden cards: what is visible, and the options with which a whole game is followed."""

IN_PASSING: Final[dict[str, Callable[[Json, str], Iterable[str]]]] = {
    name: told.visible_in_passing for name, told in TOLD.items() if hasattr(told, "visible_in_passing")
}
"""What a move shows to all although it leaves at once."""


def codes(game: Game[Any], options: Json, players: int) -> set[str]:
    """Return the codes of all cards of such a match."""
    return {code for deck in game.pieces(options, players).values() for code in deck}


def cards_in(frame: str, codes: set[str]) -> set[str]:
    """Return the codes of cards anywhere in the text of a frame, except in keys of objects."""
    return {
        word for text, colon in TEXT.findall(ROLE.sub("", frame)) if not colon for word in WORD.findall(text)
    } & codes
