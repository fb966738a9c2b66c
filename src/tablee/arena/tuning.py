"""The search for weights with which a bot plays a variant better than with its usual ones.

The search is simultaneous perturbation (Spall 1992), as authors of chess engines use it. Each generation draws random
steps away from the weights. A bot a step ahead plays a bot a step behind, the same deals from every seat. Each weight
then moves by the mean of the differences that won, less those that lost. So every game measures all weights at once,
and the two bots of a pair differ twice as much as each of them from the middle. The weights found are the mean of the
later half of the generations, because each of them is noisy. At last they play on deals that the search has not seen.
"""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from statistics import fmean
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

PAIRS: Final = 32
DEALS: Final = 4
"""The pairs of a generation, and the deals that each of them plays from every seat."""

SPREAD: Final = 0.15
"""The standard deviation of the first steps, as a part of the bounds of a weight."""

SHRINKING: Final = 1 / 6
"""The spread of generation n is n to this power smaller than the first: Spall's choice for noisy measurements."""

RATE: Final = 2.0
"""How far a generation moves the weights: this times the mean of the differences that won."""

CHECKED: Final = 0.5
"""The games of the last check, as a part of those of the search."""

FEWEST_DEALS: Final = 100
"""The fewest deals of the last check."""

BEFORE: Final = "before"
TUNED: Final = "tuned"

Point = list[float]
"""A value for each weight, between 0, its lower bound, and 1."""


class Tuned(Struct, frozen=True):
    """What a tuning found.

    `weights`: those with which it began, as `usual` values; `values`: those it found, by name. `generations`, `games`:
    of the search; `check`: the share of points of the tuned bot against the bot with `weights`, in `check_games` games
    on fresh deals.
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
        self,
        rules: Game[Any],
        level: int,
        options: JsonObject,
        seats: int,
        seed: str,
        processes: Processes,
        start: Values | None = None,
    ) -> None:
        """`options` are complete; `start`: checked weights to begin with, instead of those of the game.

        Raise `LevelError`, and `WeightsError` `weights.none` (game, level).
        """
        self._start = start or {}
        self.weights = tuple(
            weight._replace(usual=self._start.get(weight.name, weight.usual))
            for weight in weights_of(rules, level, options)
        )
        self.games = 0
        self._rules = rules
        self._level = level
        self._options = options
        self._seats = seats
        self._seed = seed
        self._processes = processes
        self._chance = Random(seed)
        self._points = [[(weight.usual - weight.low) / (weight.high - weight.low) for weight in self.weights]]

    @property
    def generations(self) -> int:
        """The number of generations played."""
        return len(self._points) - 1

    @property
    def values(self) -> Values:
        """The best weights so far: the mean of the later half of the generations."""
        later = self._points[len(self._points) // 2 :]
        return _values(self.weights, [fmean(parts) for parts in zip(*later, strict=True)])

    def generation(self, advance: Callable[[], object]) -> None:
        """Play one generation, calling `advance` after each deal of each pair. Raise as `in_processes` does."""
        middle = self._points[-1]
        pairs = [self._pair(middle) for _ in range(PAIRS)]
        plans = [
            self._plan(
                (f"{at} ahead", _values(self.weights, ahead)),
                (f"{at} behind", _values(self.weights, behind)),
                DEALS,
                f"{self._seed} generation {self.generations} pair {at}",
            )
            for at, (ahead, behind) in enumerate(pairs)
        ]
        scored: dict[str, list[float]] = {plan.players[0]: [] for plan in plans}
        for name, share, games in self._played(plans, advance):
            scored[name].append(share)
            self.games += games
        # fmean adds exactly, so the order in which processes end does not matter.
        leads = [fmean(found) - NO_ADVANTAGE for found in scored.values()]
        self._points.append(
            [
                _bounded(
                    part
                    + RATE
                    * fmean(
                        lead * (ahead[at] - behind[at])
                        for lead, (ahead, behind) in zip(leads, pairs, strict=True)
                    )
                )
                for at, part in enumerate(middle)
            ]
        )

    def _pair(self, middle: Point) -> tuple[Point, Point]:
        """Return the points a random step ahead of the middle and as far behind it."""
        spread = SPREAD / (1 + self.generations) ** SHRINKING
        steps = [self._chance.gauss(0, spread) for _ in middle]
        ahead = [_bounded(part + step) for part, step in zip(middle, steps, strict=True)]
        behind = [_bounded(part - step) for part, step in zip(middle, steps, strict=True)]
        return ahead, behind

    @property
    def check_deals(self) -> int:
        """The number of deals of the last check."""
        return max(FEWEST_DEALS, round(CHECKED * self.generations * PAIRS * DEALS))

    def check(self, advance: Callable[[], object]) -> Tuned:
        """Play the tuned bot against the bot at the start, on fresh deals; call `advance` after each deal."""
        plan = self._plan(
            (TUNED, self.values), (BEFORE, self._start), self.check_deals, f"{self._seed} check"
        )
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

    def _plan(self, one: tuple[str, Values], other: tuple[str, Values], deals: int, seed: str) -> Plan:
        """Return the games of two bots, each with its name and its values."""
        rules = self._rules
        meanings = {name: self._bot(values) for name, values in (one, other)}
        return Plan(
            rules.name,
            rules.rules,
            self._options,
            tuple(meanings),
            self._seats,
            deals,
            seed,
            meanings=meanings,
        )

    def _bot(self, values: Values) -> str:
        """Return the text of the bot with these values."""
        bot = f"bot:{self._level}"
        return f"{bot}@{written_values(values)}" if values else bot

    def _played(
        self, plans: Sequence[Plan], advance: Callable[[], object]
    ) -> Iterator[tuple[str, float, int]]:
        """Yield for each deal of each plan the name of the player ahead, its share of the points, and its games."""
        deals = [by_deal(tasks(plan)) for plan in plans]
        for found in self._processes.play(_one_after_another(plans, deals), _share):
            advance()
            yield found


def _one_after_another(plans: Sequence[Plan], deals: Sequence[Iterator[list[Task]]]) -> Sets:
    """Yield the first deal of every plan, then the second."""
    for together in zip(*deals, strict=True):
        yield from zip(plans, together, strict=True)


def _share(plan: Plan, games: list[Played]) -> tuple[str, float, int]:
    """Return the name of the first player, its share of the points of a deal, and the number of games."""
    name, other = plan.players
    tally, _ = tallies(plan, games)[name, other]
    ((points, count),) = tally.by_deal.values()
    return name, points / count, len(games)


def _without_moves(_: Plan, games: list[Played]) -> list[Played]:
    """Return the games with only the ends of their records, which decide their points."""
    return [
        Played(game.number, game.group, game.deal, [game.record[0], game.record[-1]], [], [], [])
        for game in games
    ]


def _bounded(part: float) -> float:
    return min(1.0, max(0.0, part))


def _values(weights: Sequence[Weight], point: Point) -> Values:
    """Return the values at a point."""
    found: Values = {}
    for weight, part in zip(weights, point, strict=True):
        value = weight.low + part * (weight.high - weight.low)
        found[weight.name] = float(round(value)) if weight.whole else float(f"{value:.4g}")
    return found
