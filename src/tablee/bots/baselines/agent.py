"""Baselines as players: each finds the network of the game that is played, and receives what its seat knows."""

from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np

from tablee.bots.agent import Agent, Seen
from tablee.bots.baselines.network import Network
from tablee.bots.baselines.weights import METHODS, BaselineError, Weights, read, shipped
from tablee.core.encoding import Encoding, Spelling
from tablee.core.game import Game, JsonObject, Position
from tablee.core.native import i16, vec
from tablee.core.rng import Stream, seed_bytes
from tablee.games import find

STREAM: Final = seed_bytes("baseline")
"""The seed of the world in which a baseline reads its numbers; all worlds that look the same give the same numbers."""


class Baseline(Agent):
    """A baseline: `ppo` or `dmc` for the networks that come with games, or the file of a network."""

    def __init__(self, named: str) -> None:
        """Raise `BaselineError` `baseline.file` (file) if a file holds no network."""
        self.name = f"baseline:{named}"
        self._named = named
        self._read = None if named in METHODS else read(Path(named))
        self._players: dict[tuple[str, int, bytes], _SetupPlayer] = {}

    def __reduce__(self) -> Any:
        return Baseline, (self._named,)

    def choose(self, seen: Seen) -> str:
        """Return the move that the network prefers. Raise `BaselineError` as `check` does."""
        # Options in any order are the same options.
        setup = seen.game, seen.players, msgspec.json.encode(seen.options, order="sorted")
        player = self._players.get(setup)
        if player is None:
            player = self._players[setup] = self._player(find(seen.game), seen.options, seen.players)
        return player.move(seen.information)

    def check(self, game: Game[Any], options: JsonObject, players: int) -> None:
        """Raise `BaselineError` if it cannot play this setup.

        `baseline.none` (game, method), `baseline.setup` (game, trained, players), `coder.none` (game).
        """
        self._player(game, options, players)

    def _player(self, game: Game[Any], options: JsonObject, players: int) -> "_SetupPlayer":
        weights: Weights = shipped(game, self._named) if self._read is None else self._read
        encoding = game.encoding(game.options.fill(options), players)
        if encoding is None:
            raise BaselineError("coder.none", {"game": game.name})
        weights.check(game.name, encoding)
        return _SetupPlayer(game, encoding, Network(weights, encoding))


@cache
def baseline(named: str) -> Baseline:
    """Return the baseline of this name; this process reads its file once. Raise as `Baseline` does."""
    return Baseline(named)


class _SetupPlayer:
    """A network that plays one setup of a game."""

    def __init__(self, game: Game[Any], encoding: Encoding[Any], network: Network) -> None:
        self._game = game
        self._encoding = encoding
        self._network = network
        self._nothing: Any = vec[i16]([0] * sum(field.size for field in encoding.fields))

    def move(self, known: JsonObject) -> str:
        """Return the text of the preferred move, spelt number by number if the game spells its moves."""
        world: Position = self._game.determinization(known, Stream(STREAM))
        seat = world.acting
        observed = self._nothing[:]
        self._encoding.observe(world, seat, observed, 0)
        spelling = self._encoding.spelling(world)
        if spelling is None:
            number = self._network.best(numbers(observed), self._encoding.legal(world))
            return self._encoding.move(world, number)
        return self._spelt(spelling, observed)

    def _spelt(self, spelling: Spelling[Any], observed: Any) -> str:
        while not spelling.complete:
            now = observed[:]
            spelling.observe(now, 0)
            spelling.add(self._network.best(numbers(now), spelling.legal()))
        return spelling.text()


def numbers(observed: Any) -> Any:
    """Return an observation as an array of NumPy."""
    return np.array(observed, dtype=np.int16)
