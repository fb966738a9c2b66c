"""Sets of rules compared on the same deals: the matches of each, and what differs."""

from collections.abc import Iterator, Mapping, Sequence
from statistics import mean
from typing import Any, Final

from msgspec import Struct

from tablee.arena.differences import CERTAINTY, Paired, paired, sure
from tablee.arena.event_statistics import What, with_few_values
from tablee.arena.figures import COUNTS, EVENTS, FIGURES, UNUSED, Deal, unused
from tablee.arena.results import total
from tablee.arena.schedule import Plan, by_deal, tasks
from tablee.arena.workers import Sets
from tablee.core.errors import TableeError
from tablee.core.game import Game

DEFAULT: Final = "default"
"""The name of the rules without any option."""

MOST_SIDES: Final = 50
"""A sweep of more variants than this is a mistake, or would take days."""

CLEAR_DEALS: Final = 20
"""An event that one side had on so many deals, and the other never, is not chance."""


class ComparisonError(TableeError):
    """Variants that cannot be compared."""


class Side(Struct, frozen=True):
    """A set of rules in a comparison: its name, and all options. The first side is the base."""

    name: str
    options: dict[str, Any]


def side_of(rules: Game[Any], seats: Sequence[int], name: str, options: Mapping[str, Any]) -> Side:
    """Return a side with complete options.

    Raises `OptionError` if they are no options of the game, or do not fit one of the numbers of players.
    """
    filled = [rules.new(many, options, "").options for many in seats]
    return Side(name, filled[0])


class Difference(Struct, frozen=True):
    """One figure of a variant beside that of the base, with as many players.

    `base`, `value`: the means; `found`: their difference; `sure`: true if it is not chance, at the certainty of the
    whole comparison; `needed`: how many deals would probably tell if it is not sure, 0 if no number is in sight.
    """

    variant: str
    seats: int
    figure: str
    base: float
    value: float
    found: Paired
    sure: bool
    needed: int


class OneSided(Struct, frozen=True):
    """An event that occurred on many deals by the rules of one side, and on none by the other."""

    variant: str
    seats: int
    what: What
    only_variant: bool
    deals: int


class Findings(Struct, frozen=True):
    """What a comparison found.

    `differences`: every figure of every variant that both sides have, sure ones first; `lacking`: the figures that
    these matches do not have, for each number of players; `one_sided`: events of one side alone; `games`: all games.
    """

    differences: list[Difference]
    lacking: dict[int, list[str]]
    one_sided: list[OneSided]
    games: int


class Comparing:
    """The plans of a comparison, one for each side and number of players, and the deals measured so far."""

    def __init__(
        self,
        rules: Game[Any],
        players: Sequence[str],
        sides: Sequence[Side],
        seats: Sequence[int],
        deals: int,
        seed: str,
        meanings: Mapping[str, str],
    ) -> None:
        """Raise `ComparisonError`: `compare.same` (name, other) if two sides have the same rules, `compare.none`
        without a variant, `compare.many` (sides, most).
        """
        if len(sides) < 2:
            raise ComparisonError("compare.none")
        if len(sides) - 1 > MOST_SIDES:
            raise ComparisonError("compare.many", {"sides": len(sides) - 1, "most": MOST_SIDES})
        for at, side in enumerate(sides):
            for other in sides[:at]:
                if side.options == other.options:
                    raise ComparisonError("compare.same", {"name": side.name, "other": other.name})
        self.game = rules.name
        self.sides = _named_apart(sides)
        self.seats = list(seats)
        self.deals = deals
        self._plans = {
            (at, many): Plan(
                rules.name,
                rules.rules,
                side.options,
                tuple(players),
                many,
                deals,
                seed,
                meanings=dict(meanings),
            )
            for many in seats
            for at, side in enumerate(sides)
        }
        self._found: dict[tuple[int, int], dict[int, Deal]] = {key: {} for key in self._plans}

    def sets(self) -> Sets:
        """Yield the games of one deal at a time, of each side and number of players, before the next deal."""
        waiting = {key: by_deal(tasks(plan)) for key, plan in self._plans.items()}
        for _ in range(self.deals):
            for key, plan in self._plans.items():
                yield plan, next(waiting[key])

    @property
    def all_sets(self) -> int:
        """The number of sets."""
        return self.deals * len(self._plans)

    def add(self, deal: Deal) -> None:
        """Take in one deal as measured by the rules of one side."""
        at = next(at for at, side in enumerate(self.sides) if side.options == deal.options)
        self._found[at, deal.seats][deal.deal] = deal

    @property
    def games(self) -> int:
        """The number of games of all sets."""
        return sum(total(plan) for plan in self._plans.values())

    @property
    def complete(self) -> int:
        """The number of deals that every side has played with every number of players."""
        return min(len(deals) for deals in self._found.values())

    def conclude(self, certainty: float = CERTAINTY) -> Findings:
        """Return what differs so far. Look once: the certainty is that of one look at a number of deals set before."""
        rows: list[tuple[str, int, str, float, float, Paired]] = []
        lacking: dict[int, list[str]] = {}
        one_sided: list[OneSided] = []
        for many in self.seats:
            base = self._found[0, many]
            for at, side in enumerate(self.sides[1:], 1):
                variant = self._found[at, many]
                both = sorted(base.keys() & variant.keys())
                old, new = [base[deal] for deal in both], [variant[deal] for deal in both]
                columns = _columns(old, new)
                lacks = [name for name in FIGURES if name not in columns]
                lacking[many] = [name for name in FIGURES if name in {*lacking.get(many, ()), *lacks}]
                for name, (before, after) in columns.items():
                    pair = paired(before, after, name not in COUNTS, name in EVENTS)
                    rows.append((side.name, many, name, mean(before), mean(after), pair))
                one_sided += _one_sided(side.name, many, old, new)
        verdicts = sure([row[5].chance for row in rows], certainty)
        level = (1 - certainty) / max(1, len(rows))
        found = [
            Difference(*row, verdict, 0 if verdict else row[5].needed(level))
            for row, verdict in zip(rows, verdicts, strict=True)
        ]
        found.sort(key=lambda one: (not one.sure, -abs(one.found.errors)))
        games = sum(deal.games for deals in self._found.values() for deal in deals.values())
        return Findings(found, lacking, one_sided, games)


def _named_apart(sides: Sequence[Side]) -> list[Side]:
    """Return the sides, with a number in names that were taken."""
    found: list[Side] = []
    taken: dict[str, int] = {}
    for side in sides:
        times = taken[side.name] = taken.get(side.name, 0) + 1
        found.append(side if times == 1 else Side(f"{side.name} ({times})", side.options))
    return found


def _columns(old: Sequence[Deal], new: Sequence[Deal]) -> dict[str, tuple[list[float], list[float]]]:
    """Return every figure by deal, on both sides, for the deals where both have it."""
    columns: dict[str, tuple[list[float], list[float]]] = {}
    known = [with_few_values({what for deal in deals for what in deal.did}) for deals in (old, new)]
    for name in FIGURES:
        for before, after in zip(old, new, strict=True):
            if name == UNUSED:
                values = (unused(before, known[0]), unused(after, known[1])) if all(known) else None
            elif name in before.values and name in after.values:
                values = before.values[name], after.values[name]
            else:
                values = None
            if values is not None:
                olds, news = columns.setdefault(name, ([], []))
                olds.append(values[0])
                news.append(values[1])
    return columns


def _one_sided(variant: str, seats: int, old: Sequence[Deal], new: Sequence[Deal]) -> Iterator[OneSided]:
    """Yield the events of one side alone; of a kind that is itself one-sided, not each card or special."""
    counts = [_occurrences(old), _occurrences(new)]
    for only_variant in (False, True):
        here, there = counts[only_variant], counts[not only_variant]
        alone = {what for what, deals in here.items() if deals >= CLEAR_DEALS and what not in there}
        for kind, part in sorted(alone, key=str):
            if part is None or (kind, None) not in alone:
                yield OneSided(variant, seats, (kind, part), only_variant, here[kind, part])


def _occurrences(deals: Sequence[Deal]) -> dict[What, int]:
    """Return in how many deals each event occurred."""
    counts: dict[What, int] = {}
    for deal in deals:
        for what in deal.did:
            counts[what] = counts.get(what, 0) + 1
    shown = with_few_values(counts)
    return {what: count for what, count in counts.items() if what in shown}
