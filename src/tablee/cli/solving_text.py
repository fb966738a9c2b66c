"""What `tablee solve` says: lines of progress, and the table of what was found."""

import time
from typing import Final

import click
from rich.table import Table

from tablee.cli.console import Console
from tablee.solving.open_rating import Mean, OpenSolution
from tablee.solving.rating import Rated, Solution
from tablee.solving.whole import RANDOM, HiddenSolution
from tablee.words.figures import number

EACH_S: Final = 2.0
"""Seconds between two lines of progress."""

DIGITS: Final = 4
"""The decimals of a value."""


def between(low: float, high: float, language: str, digits: int = DIGITS) -> str:
    """Return two bounds, or one number if they are equal when written."""
    ends = [number(end, language, digits) for end in (low, high)]
    return ends[0] if ends[0] == ends[1] else " – ".join(ends)


class Progress:
    """Says on standard error how far the work is, at most every two seconds; nothing if `quiet`."""

    def __init__(self, console: Console, quiet: bool) -> None:
        self._console = console
        self._quiet = quiet
        self._said = time.monotonic()

    def _due(self) -> bool:
        now = time.monotonic()
        if self._quiet or now - self._said < EACH_S:
            return False
        self._said = now
        return True

    def grown(self, nodes: int) -> None:
        """Say how large the tree is."""
        if self._due():
            click.echo(self._console.text("solve-grown", nodes=nodes), err=True)

    def hidden(self, found: Solution) -> None:
        """Say what is known so far."""
        if self._due():
            distance = number(found.distance, self._console.language, DIGITS)
            text = self._console.text("solve-so-far", iterations=found.iterations, exploitability=distance)
            click.echo(text, err=True)

    def opened(self, found: OpenSolution) -> None:
        """Say how many deals are solved."""
        if self._due():
            click.echo(self._console.text("solve-deals", deals=found.deals), err=True)


def show(found: HiddenSolution | OpenSolution, console: Console) -> None:
    """Print what was found."""
    if isinstance(found, OpenSolution):
        _show_open(found, console)
    else:
        _show_hidden(found, console)


def _show_hidden(found: HiddenSolution, console: Console) -> None:
    solution, language = found.solution, console.language
    console.say("solve-tree", nodes=solution.nodes, sets=solution.sets, iterations=solution.iterations)
    value = between(solution.low, solution.high, language)
    console.say("solve-value", style="bold", value=value)
    if solution.cut:
        console.say("solve-cut", style="yellow", share=number(100 * solution.cut, language, 1))
    table = _table(console, "solve-exploitability")
    best = solution.exploitability
    for name, one in [(console.words("solve-found"), best)] + [
        (_name(console, rated.player), rated) for rated in found.players
    ]:
        table.add_row(name, _bounds(one, language))
    console.out.print(table)
    console.say("solve-note-hidden", style="dim")


def _bounds(rated: Rated, language: str) -> str:
    return between(rated.low, rated.high, language)


def _show_open(found: OpenSolution, console: Console) -> None:
    language = console.language
    console.say("solve-searched", deals=found.deals, positions=found.positions)
    console.say("solve-shares", wins=found.wins, draws=found.draws, losses=found.losses)
    console.say("solve-mean", style="bold", **_mean(found.value, language))
    table = _table(console, "solve-lost")
    for player in found.players:
        said = _mean(player.loss, language)
        table.add_row(_name(console, player.player), f"{said['mean']} ({said['low']} – {said['high']})")
    console.out.print(table)
    console.say("solve-note-open", style="dim")


def _mean(mean: Mean, language: str) -> dict[str, str]:
    return {name: number(getattr(mean, name), language, 3) for name in ("mean", "low", "high")}


def _table(console: Console, heading: str) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(console.words("arena-player"))
    table.add_column(console.words(heading), justify="right")
    return table


def _name(console: Console, player: str) -> str:
    if player == RANDOM:
        return console.words("solve-random")
    return console.words("solve-level", level=player.removeprefix("bot:"))
