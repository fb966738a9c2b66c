"""Sets of rules compared on the same deals: `Game.compare`."""

from collections.abc import Mapping, Sequence
from os import PathLike
from pathlib import Path
from typing import Any, Final, NamedTuple, SupportsIndex, TypeAlias

from tablee.api.arena import ArenaPlayer, Progress, at_least, check_travels, entered, named_entrants
from tablee.api.variants import Variant
from tablee.arena.comparing import DEFAULT, Comparing, Difference, Findings, Side, side_of
from tablee.arena.comparison_text import title, verdict
from tablee.arena.entrants import meanings
from tablee.arena.figures import measured
from tablee.arena.schedule import written
from tablee.arena.workers import in_processes, in_this_process
from tablee.core.arguments import whole
from tablee.core.errors import ArgumentError, VariantError
from tablee.core.game import Game as Rules
from tablee.core.plain import shown
from tablee.words import language as spoken
from tablee.writing import as_csv, write

Changes: TypeAlias = Mapping[str, Any] | Variant
"""The options of a variant that differ from the base, or a variant that was read from a file."""


class Row(NamedTuple):
    """One figure of a variant beside the base; `low` and `high` are the 95 % interval of `difference`.

    `sure`: true if the difference is not chance, at the certainty of the whole comparison. `deals_needed`: about how
    many deals would tell if not; 0 if no number is in sight.
    """

    variant: str
    seats: int
    figure: str
    base: float
    value: float
    difference: float
    low: float
    high: float
    sure: bool
    deals: int
    deals_needed: int


COLUMNS: Final = Row._fields


class Comparison:
    """What differs between variants of a game and its base, on the same deals. `str` is the report in English.

    - `findings`: all figures as `tablee.arena.comparing` describes them

    >>> name, values = next(iter(game.options["properties"].items()))
    >>> found = game.compare(["random", 1], [{name: values["enum"][-1]}], deals=2)
    >>> found.rows()[0].deals
    2
    """

    def __init__(self, compared: Comparing, findings: Findings, certainty: float) -> None:
        self.findings = findings
        self._compared = compared
        self._certainty = certainty

    @property
    def variants(self) -> list[str]:
        """The names of the variants, in the order in which they were given."""
        return [side.name for side in self._compared.sides[1:]]

    def rows(self) -> list[Row]:
        """Return every figure of every variant beside the base, sure differences first."""
        return [_row(one) for one in self.findings.differences]

    def to_csv(self, path: "str | PathLike[str]") -> None:
        """Write the rows as a table. Raise `OSError` and `FileError`."""
        write(Path(path), self.csv())

    def csv(self) -> str:
        """Return the rows as a table, as `to_csv` writes them."""
        return as_csv([COLUMNS, *self.rows()])

    def text(self, language: str = "en") -> str:
        """Return the report in words, in `en`, `fr` or `nl`; other languages get English."""
        ours = spoken(language)
        found = verdict(self._compared, self.findings, self._certainty, ours)
        return "\n".join(line.text for line in (title(self._compared, ours), *found))

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return (
            f"<Comparison of {self._compared.game}, {self.findings.games} games: {', '.join(self.variants)}>"
        )


def compare_rules(
    rules: Rules[Any],
    players: Sequence[ArenaPlayer],
    variants: Sequence[Changes],
    base: Changes,
    seats: Any,
    deals: Any,
    seed: str,
    certainty: float,
    workers: Any,
    progress: Progress | None,
) -> Comparison:
    """Compare as `Game.compare` describes."""
    many = _numbers_of_players(rules, seats)
    named = named_entrants(rules, players)
    names, agents = entered(named, players)
    sides = [_side(rules, many, base, one) for one in (None, *variants)]
    texts = tuple(name for _, name in names)
    meant = meanings(entrant for entrant in named if entrant is not None)
    compared = Comparing(rules, texts, sides, many, at_least(1, deals, "deals"), seed, meant)
    count = at_least(1, workers, "workers")
    if not 0.5 <= certainty < 1:
        raise ArgumentError("argument.certainty", {"value": shown(certainty)})
    if count > 1:
        check_travels(agents)
        played = in_processes(count, agents, compared.sets(), measured)
    else:
        played = in_this_process(agents, compared.sets(), measured)
    for number, deal in enumerate(played, 1):
        compared.add(deal)
        if progress is not None:
            progress(number, compared.all_sets)
    return Comparison(compared, compared.conclude(certainty), certainty)


def _side(rules: Rules[Any], seats: Sequence[int], base: Changes, changes: Changes | None) -> Side:
    """Return the side of the rules of `base` with `changes`. Raise `OptionError`, and `VariantError` `variant.game`."""
    options = {**_options(rules, base), **({} if changes is None else _options(rules, changes))}
    named = base if changes is None else changes
    name = named.name if isinstance(named, Variant) else written(named)
    return side_of(rules, seats, name or written(_options(rules, named)) or DEFAULT, options)


def _options(rules: Rules[Any], changes: Changes) -> Mapping[str, Any]:
    if not isinstance(changes, Variant):
        return changes
    if changes.game != rules.name:
        raise VariantError("variant.game", {"game": rules.name, "other": changes.game})
    return changes.options


def _numbers_of_players(rules: Rules[Any], seats: Any) -> list[int]:
    """Return each number of players once, in order."""
    if seats is None:
        return [rules.min_players]
    several = [seats] if isinstance(seats, SupportsIndex) else list(seats)
    return sorted({whole(one, "seats") for one in several})


def _row(one: Difference) -> Row:
    found = one.found
    return Row(
        one.variant,
        one.seats,
        one.figure,
        one.base,
        one.value,
        found.mean,
        found.low,
        found.high,
        one.sure,
        found.deals,
        one.needed,
    )
