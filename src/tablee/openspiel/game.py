"""A game of OpenSpiel: the rules with players, options and bounds."""

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar, Final

import pyspiel

from tablee.api.coder import Coder
from tablee.api.games import game as find
from tablee.core.arguments import whole
from tablee.core.game import Game as Rules
from tablee.openspiel import parameters
from tablee.openspiel.observer import observer
from tablee.openspiel.progress import OUTCOMES, SEED_BYTES
from tablee.openspiel.state import SpielState

MOST: Final = 2**31 - 1
"""The largest number that OpenSpiel takes."""


class SpielGame(pyspiel.Game):
    """A game of OpenSpiel: `coder` has its numbers, `longest` is the length at which a match ends undecided."""

    rules: ClassVar[Rules[Any]]
    short_name: ClassVar[str]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        """`params`: as `parameters.specification`. Raise as `Game.coder` does."""
        rules = self.rules
        given = {**parameters.specification(rules), **(params or {})}
        chosen = parameters.options(rules, given)
        self.coder: Coder[Any] = find(rules).coder(given[parameters.PLAYERS], **chosen)
        self.longest = _longest(self.coder, whole(given[parameters.MAX_LENGTH], parameters.MAX_LENGTH))
        self.recall = whole(given[parameters.RECALL], parameters.RECALL)
        self.asks_chance = bool(given[parameters.CHANCE])
        """True if chance nodes are the outcomes of the rules."""
        pieces = _pieces(self.coder)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.coder.actions,
            max_chance_outcomes=max(self.coder.players, len(set(pieces)) + 1)
            if self.asks_chance
            else OUTCOMES,
            num_players=self.coder.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.longest,
        )
        self.chance_nodes = (
            min(MOST, (1 + len(pieces)) * (1 + self.longest)) if self.asks_chance else SEED_BYTES
        )
        """At most so many chance nodes are in a match."""
        super().__init__(game_type(rules, self.short_name, self.recall), info, given)

    def new_initial_state(self) -> SpielState:
        """Return a match before its deal."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return how many bytes chance draws, or a bound of the outcomes that the rules ask for."""
        return self.chance_nodes

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        """Return an observer, None if OpenSpiel asks for only the public or only the private part.

        Raise `ValueError` if it has parameters.
        """
        if params:
            raise ValueError(f"Observers have no parameters; remove {params}")
        return observer(self.coder, iig_obs_type, self.recall)


def game_type(rules: Rules[Any], short_name: str, recall: int = 0) -> Any:
    """Return what OpenSpiel knows of all matches of a game; `recall`: numbers in the tensor of an information state."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=short_name,
        long_name=f"Tablee {rules.name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=(
            kinds.Information.PERFECT_INFORMATION
            if _lies_open(rules)
            else kinds.Information.IMPERFECT_INFORMATION
        ),
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=rules.max_players,
        min_num_players=rules.min_players,
        provides_information_state_string=True,
        provides_information_state_tensor=recall > 0,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters.specification(rules),
    )


def _lies_open(rules: Rules[Any]) -> bool:
    """True if nothing is hidden after the deal and no chance follows."""
    worlds = rules.open_worlds(rules.new(rules.min_players, {}, ""), Random(0), None)
    return worlds is not None and worlds.lie_open()


def _pieces(coder: Coder[Any]) -> list[str]:
    """Return all pieces, of all decks."""
    return [piece for deck in coder.rules.pieces(coder.options, coder.players).values() for piece in deck]


def _longest(coder: Coder[Any], asked: int) -> int:
    """Return the length of a match in numbers that OpenSpiel may count on."""
    by_rules = None if coder.longest is None else coder.longest * coder.longest_move
    if asked > 0:
        return asked if by_rules is None else min(asked, by_rules)
    return parameters.UNLIMITED if by_rules is None else by_rules
