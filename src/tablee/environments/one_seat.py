"""One seat against bots: an environment of Gymnasium."""

from collections.abc import Mapping, Sequence
from typing import Any, SupportsIndex

import gymnasium
from numpy.typing import NDArray

from tablee.api.base_coder import add
from tablee.api.coder import Coder
from tablee.api.games import game as find
from tablee.api.match import Match
from tablee.core.arguments import whole
from tablee.core.errors import ArgumentError, IllegalMoveError
from tablee.core.game import Game as Rules
from tablee.core.ranking import rewards
from tablee.environments.rendering import METADATA, render
from tablee.environments.spaces import actions, fresh_seed, observations, seen

SEED_BITS = 62
Observation = dict[str, NDArray[Any]]


class OneSeatEnv(gymnasium.Env[Observation, Any]):
    """A match in which bots play the other seats.

    An observation is a dict of `observation` and `action_mask`. The reward comes at the end, from -1 to 1.
    A number that is not legal loses the match at once: the reward is -1, and `info["illegal"]` is true.
    """

    metadata = METADATA

    def __init__(
        self,
        game: str | Rules[Any],
        players: SupportsIndex | None = None,
        seat: SupportsIndex = 0,
        against: Any = "random",
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        """`against`: a player as for `Match.play_out`, or one for each other seat, from the one after `seat` on.

        Raise as `Game.coder` and `Match.play_out` do, and `ArgumentError` `argument.bots` (given, seats).
        """
        self.game = find(game)
        self.coder: Coder[Any] = self.game.coder(players, **(options or {}))
        self.render_mode = render_mode
        self.observation_space = observations(self.coder)
        self.action_space = actions(self.coder)
        self.match: Match[Any] = self._deal("")
        found = self.coder.rules.check_viewer(self.match.position, whole(seat, "seat"))
        self.seat = 0 if found is None else found
        self._bots = self._seated(against)
        self._begin()

    def _deal(self, seed: str) -> Match[Any]:
        return self.game.start(self.coder.players, seed, **self.coder.options)

    def _seated(self, against: Any) -> list[Any]:
        """Return a player for each seat; the own one is never asked."""
        others = self.coder.players - 1
        named = list(against) if isinstance(against, Sequence) and not isinstance(against, str) else [against]
        if len(named) not in (1, others):
            raise ArgumentError("argument.bots", {"given": len(named), "seats": others})
        bots = [self.game.bot(bot) if isinstance(bot, str | int) else bot for bot in named]
        by_seat: list[Any] = ["random"] * self.coder.players
        for place in range(others):
            by_seat[(self.seat + 1 + place) % self.coder.players] = bots[place % len(bots)]
        return by_seat

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a match and let bots move until it is the turn of the seat."""
        super().reset(seed=seed)
        self.match = self._deal(fresh_seed(self.np_random))
        self._let_bots_move()
        while self.match.over:
            self.match = self._deal(fresh_seed(self.np_random))
            self._let_bots_move()
        self._begin()
        return self._seen(), {}

    def _begin(self) -> None:
        """Begin a move of the seat."""
        self._spelling = self.coder.encoding.spelling(self.match.position)

    def _let_bots_move(self) -> None:
        match = self.match
        while not match.over and match.turn != self.seat:
            match.play_out(*self._bots, seed=int(self.np_random.integers(1 << SEED_BITS)), plies=1)

    def _seen(self) -> Observation:
        position, spelling = self.match.position, self._spelling
        if spelling is None:
            legal = self.coder.encoding.legal(position)
        else:
            legal = [] if spelling.complete else spelling.legal()
        mask = self.coder.marked(legal) if position.turn == self.seat else None
        return seen(self.coder.observed(position, self.seat, spelling), mask, self.coder.actions)

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play a number of the seat, and, if a move is complete, let bots move until it is its turn again."""
        match = self.match
        try:
            move = self._moved(action)
        except IllegalMoveError:
            return self._seen(), -1.0, True, False, {"illegal": True}
        if move is None:
            return self._seen(), 0.0, False, False, {}
        match.push(move)
        self._let_bots_move()
        self._begin()
        result = match.result
        reward = 0.0 if result is None or result.ranks is None else 2 * rewards(result.ranks)[self.seat] - 1
        return self._seen(), reward, match.over, False, {}

    def _moved(self, action: Any) -> str | None:
        """Return the move that a number makes or completes; None if it is not complete. Raise `IllegalMoveError`."""
        if self._spelling is None:
            return self.coder.move(self.match.position, action)
        add(self._spelling, action)
        return self._spelling.text() if self._spelling.complete else None

    def render(self) -> Any:
        """Return what the seat sees, as text or as pixels (height, width, 3); None without a render mode."""
        if self.render_mode is None:
            return None
        return render(self.coder.rules, self.match.view(self.seat), self.render_mode)
