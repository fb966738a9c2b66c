"""Who is on the ladder of each game: its bots, and the operator's programs that play it."""

import re
import sys
from collections.abc import Iterable
from importlib.util import find_spec
from typing import Final

from tablee.arena.ladder.messages import Contender
from tablee.arena.ladder.referee import SEATS
from tablee.bots.programs.offered import Programs
from tablee.bots.programs.program_host import HostedProgram
from tablee.core.errors import TableeError
from tablee.games import find, installed
from tablee.server.operations.operator_orders import OrdersRead

BOT: Final = "bot:"
PROGRAM: Final = "program:"
"""The beginnings of keys: of the game's bot of a level, and of a program by its name."""

LEVEL: Final = re.compile(r"bot:(\d{1,3})")
NEEDED: Final = ("numpy", "openskill")
"""What the arena's intervals need, from the extra `tablee[arena]`."""


class LadderError(TableeError):
    """This server can have no ladder."""


def check_ladder(programs: Iterable[HostedProgram]) -> None:
    """Raise `LadderError`: `ladder.programs` without a program, `ladder.extra` without the extra `tablee[arena]`."""
    if not list(programs):
        raise LadderError("ladder.programs")
    if any(find_spec(module) is None for module in NEEDED):
        raise LadderError("ladder.extra")


def level_of(key: str) -> int | None:
    """Return the level of a bot's key; None for the key of a program."""
    found = LEVEL.fullmatch(key)
    return int(found[1]) if found else None


class Entrants:
    """Who is on the ladder now: unless the operator paused them, the programs of this server; and bots."""

    def __init__(self, programs: Programs, orders: OrdersRead) -> None:
        self.programs = programs
        self._orders = orders

    def by_game(self) -> dict[str, list[str]]:
        """Return by game the keys of its entrants: the programs that have said that they play it, then its bots.
        Pairs play in this order, so a new program need not wait until the game's bots have met.

        Only games for two that a program plays; agents on other machines are not among them.
        """
        found: dict[str, list[str]] = {}
        paused = {one.program for one in self._orders.current.pauses}
        hosts = {host: one for host, one in self.programs.hosts.items() if host not in paused}
        for name in sorted(installed()):
            game = find(name)
            playing = [f"{PROGRAM}{host}" for host, one in hosts.items() if one.plays(name)]
            if playing and game.min_players <= SEATS <= game.max_players and _is_contest(name):
                found[name] = [*playing, *(f"{BOT}{level}" for level in game.bot_levels)]
        return found


def _is_contest(name: str) -> bool:
    """True if two players of this game are not on one side."""
    game = find(name)
    return len(set(game.sides(game.options.fill({}), SEATS))) == SEATS


def contender(key: str, game: str, programs: Programs) -> Contender:
    """Return the entrant with the command of its program. A bot of the game runs as a program too."""
    level = level_of(key)
    if level is None:
        name = key.removeprefix(PROGRAM)
        return Contender(key, name, programs.hosts[name].setup.command)
    command = (sys.executable, "-m", "tablee", "bot", "--game", game, "--level", str(level))
    return Contender(key, f"bot {level}", command)
