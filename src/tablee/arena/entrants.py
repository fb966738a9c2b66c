"""The players of an arena, as text.

`bot:5` and `bot:5@200ms` are the game's own bots. `uct:1000ms` and `uct:500` (playouts) are plain UCT, and `random` is
chance. `program:python3 my_bot.py` is a bot by any author that speaks the lines of `tablee.bots.programs.protocol`.
`python:fox:Fox` is the class `Fox` (a `tablee.core.bot.Bot`) of the module or file `fox`, run as such a program.
"""

import re
from typing import Any, Final, NamedTuple

from tablee.bots.levels import LevelError
from tablee.bots.programs.commands import PYTHON, command_of
from tablee.core.errors import TableeError
from tablee.core.game import Game

BOT: Final = re.compile(r"bot:(\d{1,3})(?:@(\d{1,7})ms)?")
UCT: Final = re.compile(r"uct:(\d{1,7})(ms)?")
RANDOM: Final = "random"
PROGRAM: Final = "program:"


class EntrantError(TableeError):
    """The text names no player of an arena."""


class Entrant(NamedTuple):
    """One player. `text` is its name everywhere; each kind sets only some of the other fields.

    They are `level` of the game's own bots, `ms` thinking time, `playouts` of plain UCT and `command` of a program.
    """

    text: str
    level: int | None = None
    ms: int | None = None
    playouts: int | None = None
    command: tuple[str, ...] = ()

    @property
    def repeats(self) -> bool:
        """True if it plays the same on every machine, because it uses no clock."""
        return self.ms is None and not self.command


def parse(text: str) -> Entrant:
    """Return the player that `text` names. Raise `EntrantError` `arena.player` (given)."""
    text = text.strip()
    if text == RANDOM:
        return Entrant(text)
    if found := BOT.fullmatch(text):
        level, ms = found.groups()
        return Entrant(text, level=int(level), ms=None if ms is None else int(ms))
    if found := UCT.fullmatch(text):
        number, is_time = found.groups()
        if int(number) > 0:
            return Entrant(text, ms=int(number)) if is_time else Entrant(text, playouts=int(number))
    if text.startswith((PROGRAM, PYTHON)) and (command := command_of(text.removeprefix(PROGRAM))):
        return Entrant(text, command=command)
    raise EntrantError("arena.player", {"given": text})


def parse_all(text: str, game: Game[Any]) -> list[Entrant]:
    """Return the players in a comma-separated list, checked against `game`; a player named twice plays itself.

    Raises `EntrantError` (`arena.player`, `arena.few`) and `LevelError` `bot.level`.
    """
    entrants = [checked(parse(part), game) for part in text.split(",") if part.strip()]
    if len(entrants) < 2:
        raise EntrantError("arena.few", {"given": text})
    return entrants


def checked(entrant: Entrant, game: Game[Any]) -> Entrant:
    """Return `entrant`. Raise `LevelError` `bot.level` (level, levels) if `game` has no bot of its level."""
    if entrant.level is not None and entrant.level not in game.bot_levels:
        raise LevelError("bot.level", {"level": entrant.level, "levels": list(game.bot_levels)})
    return entrant
