"""The figures of an arena, as one JSON object: `tablee arena` writes it beside its results, for reports."""

from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path

import msgspec
from msgspec import Struct

from tablee import writing
from tablee.arena.intervals import Estimate, Tally, estimates
from tablee.arena.playing import Played
from tablee.arena.ratings import Rating, Share, names_and_ranks, ratings, shares
from tablee.arena.schedule import Plan
from tablee.core.ranking import rewards


class Effort(Struct):
    """A player's time: milliseconds a move on average; forced moves do not count.

    `asked`: its moves that were not forced. `failures`: those that a program did not give, `illegal` because its answer
    was illegal.
    """

    player: str
    ms: float
    failures: int
    illegal: int = 0
    asked: int = 0


class SeatShare(Struct):
    """The mean share of the others beaten from a seat, counted from the first player."""

    seat: int
    beaten: Estimate


class Summary(Struct):
    """The figures of an arena. `plies` lists the lengths of the games."""

    plan: Plan
    games: int
    ratings: list[Rating]
    shares: list[Share]
    efforts: list[Effort]
    seats: list[SeatShare]
    plies: list[int]


def summary(plan: Plan, games: Sequence[Played]) -> Summary:
    """Return the figures of `games`, of which there is at least one."""
    return Summary(
        plan,
        len(games),
        ratings(plan, games),
        shares(plan, games),
        _efforts(plan, games),
        _seats(plan, games),
        [len(game.legal) for game in games],
    )


def beside(results: Path) -> Path:
    """Return the path of the summary for a file of results."""
    return results.with_suffix(".summary.json")


def write(path: Path, found: Summary) -> None:
    """Write `found` to `path`, in a form that people can read too. Raise `OSError` and `FileError`."""
    writing.write(path, msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")


def _efforts(plan: Plan, games: Sequence[Played]) -> list[Effort]:
    took: dict[str, int] = defaultdict(int)
    asked: dict[str, int] = defaultdict(int)
    failures: dict[str, int] = defaultdict(int)
    illegal: dict[str, int] = defaultdict(int)
    for game in games:
        names, _ = names_and_ranks(game)
        for seat, name in enumerate(names):
            took[name] += game.took[seat]
            failures[name] += game.failures[seat]
            # Results of earlier versions do not count them.
            illegal[name] += game.illegal[seat] if game.illegal else 0
        for line, count in zip(game.record[1:-1], game.legal, strict=True):
            asked[names[line["seat"]]] += count > 1
    return [
        Effort(name, took[name] / max(1, asked[name]), failures[name], illegal[name], asked[name])
        for name in plan.entrants
    ]


def _seats(plan: Plan, games: Sequence[Played]) -> list[SeatShare]:
    tallies = [Tally() for _ in range(plan.seats)]
    for game in games:
        _, ranks = names_and_ranks(game)
        first = game.record[1]["seat"]
        for seat, share in enumerate(rewards(ranks)):
            tallies[(seat - first) % plan.seats].add(game.deal, share)
    return [SeatShare(seat, beaten) for seat, beaten in enumerate(estimates(tallies))]
