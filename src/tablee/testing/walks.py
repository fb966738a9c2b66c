"""Setups of a game, random matches, and strings that are almost moves."""

import itertools
from collections.abc import Iterator
from random import Random
from typing import Any, Final, NamedTuple

from tablee.core.errors import OptionError
from tablee.core.game import Game, Position
from tablee.core.options import Choice, Count, Flag, Option
from tablee.core.record import Played, Record
from tablee.core.rng import seed_bytes
from tablee.testing.broken import require

__tracebackhide__: Final = True

AnyGame = Game[Any]
Json = dict[str, Any]


class Setup(NamedTuple):
    """The setup of a match."""

    players: int
    options: Json


def setups(game: AnyGame) -> list[Setup]:
    """Return every valid setup: players, and combinations of option values (of a range: default and ends)."""
    options = list(game.options.all.values())
    found: list[Setup] = []
    for players in range(game.min_players, game.max_players + 1):
        for values in itertools.product(*map(values_of, options)):
            chosen = {option.name: value for option, value in zip(options, values, strict=True)}
            try:
                game.check_setup(chosen, players)
            except OptionError:
                continue
            found.append(Setup(players, chosen))
    return found


def values_of(option: Option) -> list[Any]:
    """Return the values of an option to try: all of a choice, default and ends of a range."""
    if isinstance(option, Choice):
        return list(option.values)
    if isinstance(option, Flag):
        return [False, True]
    if isinstance(option, Count):
        return sorted({option.default, option.low, option.high})
    return [option.default]


def walk(game: AnyGame, setup: Setup, seed: int, plies: int) -> Iterator[tuple[Any, str | None]]:
    """Yield positions of a random match up to `plies` moves, each with the next move (None at the end)."""
    chance = Random(seed)
    position = game.new(setup.players, setup.options, f"walk {seed}")
    for _ in range(plies):
        if position.turn is None:
            break
        moves = game.legal(position).moves
        require(
            len(moves) > 0,
            f"Seat {position.turn} is to act and has no move. List at least one, such as a pass, or end the match.",
        )
        move = chance.choice(moves)
        yield position, move
        position, _ = game.apply(position, move)
    yield position, None


def finished(game: AnyGame, setup: Setup, seed: int, bound: int) -> Record:
    """Return the record of a random match, which must be over after at most `bound` moves."""
    name = f"walk {seed}"
    played: list[Played] = []
    last: Any = None
    for position, move in walk(game, setup, seed, bound):
        last = position
        if move is not None:
            played.append(Played(position.turn, move))
    require(
        last.turn is None,
        f"A random match is not over after {bound} moves. End every match, or raise `longest` of the tests.",
    )
    scores, ranks = game.result(last)
    names = [f"P{seat}" for seat in range(setup.players)]
    filled = game.options.fill(setup.options)
    return Record(
        game.name,
        game.rules,
        filled,
        setup.players,
        seed_bytes(name).hex(),
        names,
        played,
        {"scores": scores, "ranks": ranks},
    )


def viewers(position: Position) -> list[int | None]:
    """Return every seat, and None for a spectator."""
    return [*range(position.players), None]


def mutations(moves: list[str], chance: Random, count: int) -> list[str]:
    """Return strings similar to moves: legal ones with a letter dropped, doubled or exchanged, other case, a space."""
    letters = "".join(moves) + "0123456789abcxyzJTPCH@/>-+*= "
    made = ["", " ", "draw", "-", "\n", "é", "🂡", "null", "0", "@", "k0>9"]
    for _ in range(count):
        text = chance.choice(moves)
        at = chance.randrange(len(text) + 1)
        kind = chance.randrange(6)
        if kind == 0:
            text = text[:at] + text[at + 1 :]
        elif kind == 1:
            text = text[:at] + chance.choice(letters) + text[at:]
        elif kind == 2:
            text = text[:at] + chance.choice(letters) + text[at + 1 :]
        elif kind == 3:
            text = text.swapcase()
        elif kind == 4:
            text = chance.choice([f" {text}", f"{text} ", f"{text}\n", text + text])
        else:
            text = text[:at] + chance.choice(moves)[at:]
        made.append(text)
    return made
