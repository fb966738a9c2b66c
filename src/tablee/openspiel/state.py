"""A state of OpenSpiel: a match at one moment."""

from collections.abc import Callable
from typing import Any, Final

import pyspiel

from tablee.openspiel.observer import compact, seen
from tablee.openspiel.progress import Progress
from tablee.openspiel.settled import SettledProgress

SEED_WORDS: Final = 4
SEED_RANGE: Final = 1 << 32


class SpielState(pyspiel.State):
    """A match of OpenSpiel; clones and pickles have all of it from `progress`."""

    def __init__(self, game: Any) -> None:
        """Begin a match of a `SpielGame`; callers use `new_initial_state`."""
        super().__init__(game)
        made = SettledProgress if game.asks_chance else Progress
        self.progress: Progress = made(game.coder, game.longest)

    def current_player(self) -> int:
        return self.progress.player()

    def is_terminal(self) -> bool:
        return self.progress.over

    def _legal_actions(self, player: int) -> list[int]:
        state = self.progress.state
        return [] if state is None or self.progress.over else sorted(state.legal)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the bytes, all equally likely, or with the parameter `chance` the outcomes of the rules."""
        return self.progress.outcomes()

    def _apply_action(self, action: int) -> None:
        self.progress.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.progress.outcome(action)
        return self.progress.coder.name(action)

    def returns(self) -> list[float]:
        return self.progress.returns()

    def __str__(self) -> str:
        state = self.progress.state
        shown = {} if state is None else {**self._to_struct(), "spelt": state.spelt}
        return compact({**shown, **self.progress.under_way()})

    def resample_from_infostate(self, player_id: int, sampler: Callable[[], float]) -> "SpielState":
        """Return a state that looks the same to a player, with a history that is empty.

        Everything else is drawn again with `sampler`, which returns numbers from 0 to below 1.
        """
        words = [int(sampler() * SEED_RANGE) for _ in range(SEED_WORDS)]
        other: SpielState = self.get_game().new_initial_state()
        other.progress = self.progress.resampled(player_id, " ".join(map(str, words)))
        return other

    def _to_struct(self) -> dict[str, Any]:
        """Return the position, all cards open."""
        state = self.progress.state
        return {} if state is None else self.progress.coder.rules.dump(state.position)

    def _to_observation_struct(self, player: int) -> dict[str, Any]:
        """Return what a player knows."""
        return seen(self.progress, player)
