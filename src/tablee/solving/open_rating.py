"""The values of an open game over many deals, and how much players lose against perfect play."""

from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from statistics import NormalDist, fmean, stdev
from typing import Any, Final

from msgspec import Struct

from tablee.core.game import Game
from tablee.solving.growing import Chooser
from tablee.solving.open_search import OpenSearch, OutOfTimeError

SURE: Final = NormalDist().inv_cdf(0.975)
"""Standard errors on both sides of a mean within which the true mean lies, with 95 % confidence."""


class Mean(Struct, frozen=True):
    """A mean over deals; the true one lies from `low` to `high`, with 95 % confidence."""

    mean: float
    low: float
    high: float


def mean_of(values: Sequence[float]) -> Mean:
    """Return the mean of values from -1 to 1."""
    middle = fmean(values)
    error = SURE * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return Mean(middle, max(middle - error, -1.0), min(middle + error, 1.0))


class Lost(Struct, frozen=True):
    """How much a player loses against perfect play, from -1 to 1 a match: the value less the result.

    The mean over both seats of each deal. No best response is worth less, so its exploitability is at least this.
    """

    player: str
    loss: Mean


class OpenSolution(Struct, frozen=True):
    """What is known of an open game: of `deals` dealt at random, how many the first player wins, draws and loses.

    `value` is that of the first player; `positions` were searched.
    """

    deals: int
    wins: int
    draws: int
    losses: int
    value: Mean
    positions: int
    players: list[Lost]


class OpenRating:
    """Solves deal after deal of an open game of two players; `seed`: equal texts give equal deals."""

    def __init__(
        self, game: Game[Any], options: dict[str, Any], seed: str, choosers: dict[str, Chooser]
    ) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        self._choosers = choosers
        self._values: list[float] = []
        self._losses: dict[str, list[float]] = {player: [] for player in choosers}
        self._positions = 0

    def solve(
        self, deals: int, until: float, report: Callable[[OpenSolution], None] = lambda solution: None
    ) -> OpenSolution:
        """Solve so many deals, fewer if the time `until` (of `time.monotonic`) or Ctrl+C comes first.

        Raises `OutOfTimeError`, or `KeyboardInterrupt`, before the first one is solved.
        """
        try:
            for number in range(deals):
                self._solve(number, until)
                report(self.solution())
        except (KeyboardInterrupt, OutOfTimeError):
            if not self._values:
                raise
        return self.solution()

    def solution(self) -> OpenSolution:
        """Return what is known so far; at least one deal must be solved."""
        values = self._values
        players = [Lost(player, mean_of(losses)) for player, losses in self._losses.items()]
        return OpenSolution(
            len(values),
            sum(value > 0 for value in values),
            sum(value == 0 for value in values),
            sum(value < 0 for value in values),
            mean_of(values),
            self._positions,
            players,
        )

    def _solve(self, number: int, until: float) -> None:
        """Solve one deal; nothing of it counts unless all of it is known."""
        dealt = self.game.new(2, self.options, f"{self.seed}/{number}")
        search = OpenSearch(self.game, until)
        value = search.value(dealt)
        losses = {
            player: fmean(self._lost(dealt, value, search, chooser, seat) for seat in (0, 1))
            for player, chooser in self._choosers.items()
        }
        self._values.append(value)
        self._positions += search.positions
        for player, loss in losses.items():
            self._losses[player].append(loss)

    def _lost(self, dealt: Any, value: float, search: OpenSearch, chooser: Chooser, seat: int) -> float:
        """Return how much less than the value a player gets at a seat, against perfect play."""
        position = self.game.copy(dealt)
        first = position.turn
        while position.turn is not None:
            if position.turn == seat:
                moves = self.game.legal(position).moves
                move = moves[chooser(self.game.information(position, seat), [], moves)]
            else:
                move = max(search.values(position), key=lambda one: one[1])[0]
            self.game.play(position, move)
        expected = value if seat == first else -value
        return expected - search.result(position, seat)


def at_random(seed: str) -> Chooser:
    """Return a player whose moves are all equally likely."""
    chance = Random(seed)
    return lambda known, events, moves: chance.randrange(len(moves))
