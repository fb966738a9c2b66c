"""The search for weights with which a bot plays a variant better than with its usual ones.

The search is CMA-ES (Hansen and Ostermeier 2001), by the library cmaes. In each generation some candidates play against
the bot with its usual weights: all of them the same deals, each deal from every seat. Their points are noisy, but the
search uses only their order, and the means of its generations average the noise out. At last the mean of the last
generation plays on deals that the search has not seen.
"""

import hashlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from statistics import mean
from typing import Any, Final

from msgspec import Struct

from tablee.arena.intervals import NO_ADVANTAGE, Estimate
from tablee.arena.playing import Played
from tablee.arena.ratings import shares, tallies
from tablee.arena.schedule import Plan, Task, by_deal, tasks
from tablee.arena.workers import Processes, Sets
from tablee.bots.weights import Values, weights_of, written_values
from tablee.core.bot import Weight
from tablee.core.game import Game, JsonObject

CANDIDATES: Final = 16
DEALS: Final = 16
"""The candidates of a generation, and the deals that each of them plays from every seat."""

SPREAD: Final = 0.15
"""How far the first candidates lie around the usual weights: a standard deviation, as a part of their bounds."""

CHECKED: Final = 0.5
"""The games of the last check, as a part of those of the search."""

FEWEST_DEALS: Final = 100
"""The fewest deals of the last check."""

USUAL: Final = "usual"
TUNED: Final = "tuned"


class Tuned(Struct, frozen=True):
    """What a tuning found.

    `weights`: as the game declares them, `usual` for these options; `values`: by name. `generations`, `games`: of the
    search; `check`: the share of points of the tuned bot against the usual one on fresh deals, `check_games` in all.
    """

    game: str
    level: int
    options: JsonObject
    seats: int
    seed: str
    weights: tuple[Weight, ...]
    values: Values
    generations: int
    games: int
    check: Estimate
    check_games: int

    @property
    def verdict(self) -> str:
        """`better`, `worse`, or `alike` if the interval of the check includes one half."""
        if self.check.low > NO_ADVANTAGE:
            return "better"
        return "worse" if self.check.high < NO_ADVANTAGE else "alike"


class Tuning:
    """A tuning under way: `generation` searches on, `check` ends it."""

    def __init__(
        self, rules: Game[Any], level: int, options: JsonObject, seats: int, seed: str, processes: Processes
    ) -> None:
        """`options` are complete. Raise `LevelError`, and `WeightsError` `weights.none` (game, level)."""
        # Only this command needs them.
        import numpy as np
        from cmaes import CMA

        self.weights = weights_of(rules, level, options)
        self.generations = 0
        self.games = 0
        self._rules = rules
        self._level = level
        self._options = options
        self._seats = seats
        self._seed = seed
        self._processes = processes
        start = [(weight.usual - weight.low) / (weight.high - weight.low) for weight in self.weights]
        self._search = CMA(
            mean=np.array(start),
            sigma=SPREAD,
            bounds=np.array([[0.0, 1.0]] * len(start)),
            population_size=CANDIDATES,
            seed=int.from_bytes(hashlib.sha256(seed.encode()).digest()[:4], "big"),
        )

    @property
    def values(self) -> Values:
        """The best weights so far: the mean of the last generation, which no single lucky candidate decides."""
        return _values(self.weights, self._search.mean)

    def generation(self, advance: Callable[[], object]) -> None:
        """Play one generation, calling `advance` after each deal of each candidate. Raise as `in_processes` does."""
        points = [self._search.ask() for _ in range(CANDIDATES)]
        seed = f"{self._seed} generation {self.generations}"
        plans = [
            self._plan(str(at), _values(self.weights, point), DEALS, seed) for at, point in enumerate(points)
        ]
        scored: list[list[float]] = [[] for _ in points]
        for name, share, games in self._played(plans, advance):
            scored[int(name)].append(share)
            self.games += games
        # Sums of floats depend on their order, and processes end in any.
        losses = [-mean(sorted(found)) for found in scored]
        self._search.tell(list(zip(points, losses, strict=True)))
        self.generations += 1

    @property
    def check_deals(self) -> int:
        """The number of deals of the last check."""
        return max(FEWEST_DEALS, round(CHECKED * self.generations * CANDIDATES * DEALS))

    def check(self, advance: Callable[[], object]) -> Tuned:
        """Play the tuned bot against the usual one on fresh deals, calling `advance` after each deal."""
        plan = self._plan(TUNED, self.values, self.check_deals, f"{self._seed} check")
        games: list[Played] = []
        for few in self._processes.play(((plan, deal) for deal in by_deal(tasks(plan))), _without_moves):
            games += few
            advance()
        found = shares(plan, sorted(games, key=lambda game: game.number))
        scored = next(one.scored for one in found if one.player == TUNED)
        return Tuned(
            self._rules.name,
            self._level,
            self._options,
            self._seats,
            self._seed,
            self.weights,
            self.values,
            self.generations,
            self.games,
            scored,
            len(games),
        )

    def _plan(self, name: str, values: Values, deals: int, seed: str) -> Plan:
        """Return the games of a bot with these values, called `name`, against the usual one."""
        usual = f"bot:{self._level}"
        meanings = {name: f"{usual}@{written_values(values)}", USUAL: usual}
        rules = self._rules
        return Plan(
            rules.name, rules.rules, self._options, (name, USUAL), self._seats, deals, seed, meanings=meanings
        )

    def _played(
        self, plans: Sequence[Plan], advance: Callable[[], object]
    ) -> Iterator[tuple[str, float, int]]:
        """Yield for each deal of each plan the name of its candidate, its share of the points, and its games."""
        deals = [by_deal(tasks(plan)) for plan in plans]
        for found in self._processes.play(_one_after_another(plans, deals), _share):
            advance()
            yield found


def _one_after_another(plans: Sequence[Plan], deals: Sequence[Iterator[list[Task]]]) -> Sets:
    """Yield the first deal of every plan, then the second."""
    for together in zip(*deals, strict=True):
        yield from zip(plans, together, strict=True)


def _share(plan: Plan, games: list[Played]) -> tuple[str, float, int]:
    """Return the name of the candidate, its share of the points of a deal, and the number of games."""
    name = plan.players[0]
    tally, _ = tallies(plan, games)[name, USUAL]
    ((points, count),) = tally.by_deal.values()
    return name, points / count, len(games)


def _without_moves(_: Plan, games: list[Played]) -> list[Played]:
    """Return the games with only the ends of their records, which decide their points."""
    return [
        Played(game.number, game.group, game.deal, [game.record[0], game.record[-1]], [], [], [])
        for game in games
    ]


def _values(weights: Sequence[Weight], point: Iterable[float]) -> Values:
    """Return the values at a point whose coordinates lie between 0, the lower bound, and 1."""
    found: Values = {}
    for weight, part in zip(weights, point, strict=True):
        value = weight.low + min(1.0, max(0.0, float(part))) * (weight.high - weight.low)
        found[weight.name] = float(round(value)) if weight.whole else float(f"{value:.4g}")
    return found
