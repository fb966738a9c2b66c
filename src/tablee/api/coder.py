"""A game as numbers for machines: numbered moves, masks, arrays of what a seat knows, and information states.

`Game.coder` makes a `Coder` for one setup. Its states play matches by numbers. docs/encodings.md lists the numbers.
"""

import secrets
from typing import Any, SupportsIndex

from tablee.api.base_coder import BaseCoder
from tablee.api.base_match import BaseMatch, P
from tablee.api.batch import Batch
from tablee.api.recalls import Recalled, recalled, shown
from tablee.api.state import State
from tablee.core.arguments import seed_text, whole
from tablee.core.batch import Batch as Matches
from tablee.core.errors import ArgumentError


class Coder(BaseCoder[P]):
    """The numbers of a game with one number of players and one set of options.

    >>> coder = game.coder()
    >>> state = coder.start(seed=1)
    >>> while not state.over:
    ...     state.step(state.legal[0])
    >>> sorted(state.returns)
    [-1.0, 1.0]
    """

    def __reduce__(self) -> Any:
        return Coder, (self.rules, self.players, self.options)

    def start(self, seed: str | SupportsIndex | None = None) -> "State[P]":
        """Return a new match, dealt as by `Game.start` with the same seed; default: a random one.

        >>> game.coder().start(seed=1).position == game.start(seed=1).position
        True
        """
        return State(self, secrets.token_hex(32) if seed is None else seed_text(seed))

    def batch(self, count: SupportsIndex, seed: str | SupportsIndex | None = None) -> Batch:
        """Return `count` new matches to be played side by side; match N has the seed `f"{seed} {N}"`, N from 1.

        Raise `ArgumentError` `argument.least` (name, least, value) if there are none.

        >>> game.coder().batch(4, seed=1)
        <Batch of 4 matches of ...>
        """
        many = whole(count, "count")
        if many < 1:
            raise ArgumentError("argument.least", {"name": "count", "least": 1, "value": many})
        text = secrets.token_hex(32) if seed is None else seed_text(seed)
        return Batch(self, Matches(self.rules, self.encoding, self.options, text, many))

    def recall(self, match: BaseMatch[P], seat: SupportsIndex) -> Recalled:
        """Return all that `seat` has seen and done in a match; spelt moves as `numbers` spells them.

        Raise `ArgumentError` `coder.setup` (id, match) if the match has other players or options.

        >>> game.coder().recall(game.start(seed=1), 0).text.startswith('{"seat":0,')
        True
        """
        light = match._light
        if light.game is not self.rules or (light.players, light.options) != (self.players, self.options):
            raise ArgumentError("coder.setup", {"id": self.id, "match": repr(match)})
        return shown(recalled(self, light, self._seat(light.position(), seat)))
