"""Positions of games that declare numbers, and pairs of them that look alike or almost."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import tablee
from tablee.core.errors import TableeError
from tablee.core.game import OVER, Game
from tablee.core.rng import QuickStream
from tablee.testing.walks import Setup, setups
from tests.marks import SOAK

AnyGame = Game[Any]
Json = dict[str, Any]

FIXED = ("game", "options", "players", "rng")
"""The keys that the setup decides, and the stream, which no seat knows."""


def encoded() -> list[AnyGame]:
    """Return the installed games that declare numbers."""
    return [game for game in tablee.games.installed().values() if declares(game)]


def declares(game: AnyGame) -> bool:
    """True if the game declares numbers."""
    return game.encoding(game.options.fill({}), game.min_players) is not None


def spells(game: AnyGame) -> bool:
    """True if the game spells its moves with several numbers."""
    encoding = game.encoding(game.options.fill({}), game.min_players)
    return encoding is not None and encoding.longest_move > 1


def coder(game: AnyGame, setup: Setup) -> tablee.Coder[Any]:
    """Return the numbers of one setup."""
    return tablee.game(game).coder(setup.players, **setup.options)


def some_setups(game: AnyGame) -> list[Setup]:
    """Return a few setups of all kinds, and more in the long run."""
    listed = setups(game)
    Random(len(listed)).shuffle(listed)
    return listed[: 60 if SOAK else 4]


def positions(game: AnyGame, seed: int) -> Iterator[tuple[tablee.Coder[Any], Any, Random]]:
    """Yield positions of random matches without end, in every setup, between moves; each match is played on."""
    chance = Random(seed)
    listed = setups(game)
    chance.shuffle(listed)
    number = 0
    while True:
        setup = listed[number % len(listed)]
        one = coder(game, setup)
        state = one.start(f"encoded {seed} {number}")
        number += 1
        while not state.over:
            if not state.spelt:
                yield one, state.position, chance
            state.step(chance.choice(state.legal))


class Pair(NamedTuple):
    """Two positions of one setup, and a seat that looks at both."""

    coder: tablee.Coder[Any]
    one: Any
    other: Any
    seat: int

    def same_information(self) -> bool:
        """True if the seat knows the same in both."""
        known = [
            json.dumps(self.coder.rules.information(position, self.seat))
            for position in (self.one, self.other)
        ]
        return known[0] == known[1]

    def same_numbers(self) -> bool:
        """True if the seat gets the same numbers in both."""
        return self.coder.observation(self.one, self.seat) == self.coder.observation(self.other, self.seat)


def pairs(game: AnyGame, seed: int) -> Iterator[Pair]:
    """Yield pairs without end: a world that looks the same, one that differs little, and the position a move ago."""
    before: tuple[Any, Any] = (None, None)
    for one, position, chance in positions(game, seed):
        seat = chance.randrange(one.players)
        known = game.information(position, seat)
        yield Pair(one, position, game.determinization(known, QuickStream(chance.getrandbits(32))), seat)
        other = altered(game, position, chance)
        if other is not None:
            yield Pair(one, position, other, seat)
        if before[0] is one:
            yield Pair(one, before[1], position, seat)
        before = one, game.copy(position)


def altered(game: AnyGame, position: Any, chance: Random) -> Any:
    """Return a position that differs in one small thing; None if the game refuses it, or the match is over in it."""
    full = game.dump(position)
    places = list(leaves({key: value for key, value in full.items() if key not in FIXED}, ()))
    path = chance.choice(places)
    node: Any = full
    for step in path[:-1]:
        node = node[step]
    value = node[path[-1]]
    if isinstance(value, int) and chance.random() < 0.5:
        node[path[-1]] = value + chance.choice((-1, 1))
    elif isinstance(node, list) and chance.random() < 0.2:
        node.pop(path[-1])
    else:
        other = chance.choice([place for place in places if place[0] == path[0]] if len(path) > 1 else places)
        there: Any = full
        for step in other[:-1]:
            there = there[step]
        node[path[-1]], there[other[-1]] = there[other[-1]], value
    try:
        found = game.load(json.loads(json.dumps(full)))
    except TableeError:
        return None
    return None if found.phase == OVER else found


def leaves(node: Any, path: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
    """Yield the paths of everything that is neither a list nor an object."""
    if isinstance(node, dict | list):
        for key in list(node) if isinstance(node, dict) else range(len(node)):
            yield from leaves(node[key], (*path, key))
    elif path:
        yield path
