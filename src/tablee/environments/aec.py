"""All seats of a match, one after the other: an environment of PettingZoo."""

from collections.abc import Mapping
from typing import Any, SupportsIndex

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv

from tablee.api.games import game as find
from tablee.core.game import Game as Rules
from tablee.environments.rendering import METADATA, render
from tablee.environments.spaces import actions, fresh_seed, observations, seen


class SeatsEnv(AECEnv):
    """A match in which each seat is the agent `player_N`.

    An observation is a dict of `observation` and `action_mask`. All rewards come at the end, from -1 to 1, and their
    sum is 0.
    """

    def __init__(
        self,
        game: str | Rules[Any],
        players: SupportsIndex | None = None,
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
        max_cycles: int | None = None,
    ) -> None:
        """Make an environment of a game by name. `max_cycles`: truncate a match after so many numbers.

        Raise as `Game.coder` does.
        """
        super().__init__()
        self.coder = find(game).coder(players, **(options or {}))
        self.metadata = {"name": self.coder.id, "is_parallelizable": False, **METADATA}
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = [f"player_{seat}" for seat in range(self.coder.players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observations(self.coder) for agent in self.possible_agents}
        self.action_spaces = {agent: actions(self.coder) for agent in self.possible_agents}
        self._chance = seeding.np_random(None)[0]
        self.state_now = self.coder.start(fresh_seed(self._chance))
        """The match, for programs that may see everything."""

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        space: spaces.Space[Any] = self.observation_spaces[agent]
        return space

    def action_space(self, agent: str) -> spaces.Space[Any]:
        space: spaces.Space[Any] = self.action_spaces[agent]
        return space

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a match; `seed` decides this one and those that follow."""
        if seed is not None:
            self._chance = seeding.np_random(seed)[0]
        self.state_now = self.coder.start(fresh_seed(self._chance))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        turn = self.state_now.turn
        if turn is not None:
            self.agent_selection = self.possible_agents[turn]

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        state, seat = self.state_now, self._seats[agent]
        mask = state.mask() if state.turn == seat else None
        return seen(state.observation(seat), mask, self.coder.actions)

    def step(self, action: Any) -> None:
        """Play a legal number. Raise `IllegalMoveError` `move.number` (number) for any other."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        state = self.state_now
        state.step(action)
        # What an agent received before, it has seen by now.
        self._cumulative_rewards[self.agent_selection] = 0.0
        if state.over:
            self.rewards = dict(zip(self.possible_agents, state.returns, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        elif self.max_cycles is not None and len(state.played) >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self._select()

    def render(self) -> Any:
        """Return what the selected agent sees, as text or as pixels (height, width, 3); None without a render mode.

        So a picture may be an agent's observation. `print(env.state_now.position)` shows all cards.
        """
        if self.render_mode is None:
            return None
        seat = self._seats[self.agent_selection]
        return render(
            self.coder.rules, self.coder.rules.view(self.state_now.position, seat), self.render_mode
        )

    def state(self) -> NDArray[Any]:
        """Return the observations of all seats, one after the other, for training that sees everything."""
        return np.concatenate([self.observe(agent)["observation"] for agent in self.possible_agents])

    def close(self) -> None:
        """Do nothing: nothing is open."""
