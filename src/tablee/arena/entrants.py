"""The players of an arena, as text.

`bot:5` and `bot:5@200ms` are the game's own bots. `bot:3@tuned.toml` is one with the weights in a file of `tablee
tune`, and `bot:3@good=20 hopeless=7` one with these weights. `uct:1000ms` and `uct:500` (playouts) are plain UCT, and
`random` is chance. `program:python3 my_bot.py` is a bot by any author that speaks the lines of
`tablee.bots.programs.protocol`. `python:fox:Fox` is the class `Fox` (a `tablee.Agent`) of the module or file `fox`, run
as such a program. `model:COMMAND` is a language model, or any command that reads and writes text. `baseline:ppo` and
`baseline:dmc` are the trained networks that come with the games, `baseline:FILE` one of your own. A name before any of
them, as in `Fox=python:fox:Fox`, stands for the player in results.
"""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final, NamedTuple

from tablee.bots.baselines.text import BASELINE, is_baseline
from tablee.bots.levels import LEVEL, LevelError
from tablee.bots.programs.commands import MODEL, PYTHON, command_of
from tablee.bots.weights import TOML, WeightsError, check_values, parse_values, read_weights, written_values
from tablee.core.errors import TableeError
from tablee.core.game import Game

BOT: Final = re.compile(f"bot:{LEVEL}", re.DOTALL)
UCT: Final = re.compile(r"uct:(\d{1,7})(ms)?")
RANDOM: Final = "random"
PROGRAM: Final = "program:"
BY_COMMAND: Final = (PROGRAM, PYTHON, MODEL)
"""The beginnings of players that are programs."""

BETWEEN: Final = re.compile(r"(?<!\\),")
"""What separates two players."""

NOT_IN_NAMES: Final = r":=,\0-\x1f\x7f-\x9f"
"""What no name has, as characters of a pattern."""

NAMED: Final = re.compile(
    rf"\s*([^{NOT_IN_NAMES}\s](?:[^{NOT_IN_NAMES}]{{0,38}}[^{NOT_IN_NAMES}\s])?)\s*=(.*)", re.DOTALL
)
"""A name of at most 40 characters, and the player that it stands for."""


class EntrantError(TableeError):
    """The text names no player of an arena."""


class Entrant(NamedTuple):
    """One player. `text` is its name everywhere, `meaning` the player without that name.

    Each kind sets only some of the other fields: `level` of the game's own bots, `ms` thinking time, `playouts` of
    plain UCT, `command` of a program and `baseline`, a method or a file, of a baseline. `weights` of the game's own
    bots differ from the usual; `tuned_for`: the game of the file that they come from.
    """

    text: str
    meaning: str
    level: int | None = None
    ms: int | None = None
    playouts: int | None = None
    command: tuple[str, ...] = ()
    baseline: str | None = None
    weights: tuple[tuple[str, float], ...] = ()
    tuned_for: str | None = None

    @property
    def repeats(self) -> bool:
        """True if it plays the same on every machine, because it uses no clock."""
        return self.ms is None and not self.command


def parse(text: str) -> Entrant:
    """Return the player that `text` names. Raise `EntrantError` `arena.player` (given), and `WeightsError`.

    >>> parse("Fox=bot:3")[:4]
    ('Fox', 'bot:3', 3, None)
    """
    if (named := NAMED.fullmatch(text)) and named[1] != RANDOM:
        return parse_unnamed(named[2])._replace(text=named[1])
    return parse_unnamed(text)


def parse_unnamed(text: str) -> Entrant:
    """Return the player that `text` names, without a name of its own. Raise `EntrantError` `arena.player` (given)."""
    text = text.strip()
    if text == RANDOM:
        return Entrant(text, text)
    if found := BOT.fullmatch(text):
        return _bot(text, *found.groups())
    if found := UCT.fullmatch(text):
        number, is_time = found.groups()
        if int(number) > 0:
            found_ms, playouts = (int(number), None) if is_time else (None, int(number))
            return Entrant(text, text, ms=found_ms, playouts=playouts)
    if is_baseline(text):
        return Entrant(text, text, baseline=text.removeprefix(BASELINE))
    if text.startswith(BY_COMMAND) and (command := command_of(text.removeprefix(PROGRAM))):
        return Entrant(text, text, command=command)
    raise EntrantError("arena.player", {"given": text})


def _bot(text: str, level: str, ms: str | None, weights: str | None) -> Entrant:
    """Return a bot of the game. Its meaning holds the weights themselves, so that no other process needs the file."""
    plain = Entrant(text, text, level=int(level), ms=None if ms is None else int(ms))
    if weights is None:
        return plain
    if not weights.endswith(TOML):
        return plain._replace(weights=tuple(parse_values(weights).items()))
    file = read_weights(Path(weights))
    meaning = f"{text[: -len(weights)]}{written_values(file.values)}"
    return plain._replace(meaning=meaning, weights=tuple(file.values.items()), tuned_for=file.game)


def parse_all(text: str, game: Game[Any]) -> list[Entrant]:
    """Return the players in a comma-separated list, checked against `game`; a player named twice plays itself.

    In a player, a comma is written `\\,`. Raises `EntrantError` (`arena.player`, `arena.few`, `arena.twice`) and
    `LevelError` `bot.level`.
    """
    parts = (part.replace(r"\,", ",") for part in BETWEEN.split(text))
    entrants = [checked(parse(part), game) for part in parts if part.strip()]
    if len(entrants) < 2:
        raise EntrantError("arena.few", {"given": text})
    meanings(entrants)
    return entrants


def given(name: str, meaning: str) -> str:
    """Return a player as `parse` reads it. Without a name of its own, one with a file of weights has that of the file.

    >>> given("Fox", "bot:3"), given("bot:3@tuned.toml", "bot:3@good=20"), given("random", "random")
    ('Fox=bot:3', 'bot:3@tuned.toml', 'random')
    """
    both = f"{name}={meaning}"
    return both if name != meaning and NAMED.fullmatch(both) else name


def joined(players: Iterable[str]) -> str:
    r"""Return players as `parse_all` reads them.

    >>> print(joined(["bot:3@one,two.toml", "random"]))
    bot:3@one\,two.toml,random
    """
    return ",".join(player.replace(",", r"\,") for player in players)


def meanings(entrants: Iterable[Entrant]) -> dict[str, str]:
    """Return what each name stands for. Raise `EntrantError` `arena.twice` (name) if a name has two meanings."""
    found: dict[str, str] = {}
    for entrant in entrants:
        if found.setdefault(entrant.text, entrant.meaning) != entrant.meaning:
            raise EntrantError("arena.twice", {"name": entrant.text})
    return {name: meaning for name, meaning in found.items() if name != meaning}


def checked(entrant: Entrant, game: Game[Any]) -> Entrant:
    """Return `entrant`. Raise `LevelError` `bot.level` (level, levels) if `game` has no bot of its level.

    Raises `WeightsError` `weights.game` (game, other), and as `check_values` does for its weights.
    """
    if entrant.level is not None and entrant.level not in game.bot_levels:
        raise LevelError("bot.level", {"level": entrant.level, "levels": list(game.bot_levels)})
    if entrant.tuned_for not in (None, game.name):
        raise WeightsError("weights.game", {"game": game.name, "other": entrant.tuned_for})
    if entrant.weights:
        check_values(game, entrant.level, dict(entrant.weights))
    return entrant
