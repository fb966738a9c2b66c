"""What happened in the games of an arena, and whether it went with winning: for designers who change a rule."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import Any, Final

from msgspec import Struct

from tablee.arena.playing import Played
from tablee.arena.ratings import interval, standing
from tablee.arena.schedule import Plan
from tablee.core.events import HIDDEN
from tablee.core.record import parse, retell
from tablee.games import find

MOST_VALUES: Final = 10
"""A parameter that takes more values than this is no card or special, but a number or a name."""


class Happening(Struct):
    """A kind of event, or one with a certain card or special.

    `often`: times a game; `games`: share of the games in which somebody did it; `beaten`: of those who did it the mean
    share of the others that they beat, with half of its 95 % interval (0.5 would be no advantage).
    """

    what: str
    often: float
    games: float
    beaten: float
    interval: float


def happenings(plan: Plan, games: Iterable[Played]) -> list[Happening]:
    """Every kind of event that a seat causes, the most frequent first, its cards and specials after it."""
    rules = find(plan.game)
    times: dict[str, int] = defaultdict(int)
    doers: dict[str, list[float]] = defaultdict(list)
    seen_in: dict[str, int] = defaultdict(int)
    count = 0
    for game in games:
        count += 1
        _, ranks = standing(game)
        did: dict[str, set[int]] = defaultdict(set)
        for _, events in retell(rules, parse(game.record)):
            for event in events:
                seat = event.data.get("seat")
                if type(seat) is int:
                    for what in _names(event.kind, event.data):
                        times[what] += 1
                        did[what].add(seat)
        for what, seats in did.items():
            seen_in[what] += 1
            doers[what] += [_beaten(ranks, seat) for seat in seats]
    few = _with_few_values(times)
    found = [
        Happening(
            what, times[what] / count, seen_in[what] / count, sum(shares) / len(shares), interval(shares)
        )
        for what, shares in doers.items()
        if what in few
    ]
    order = {what: number for what, number in times.items() if "=" not in what}
    return sorted(
        found, key=lambda one: (-order[_kind(one.what)], _kind(one.what), "=" in one.what, -one.often)
    )


def _names(kind: str, data: dict[str, Any]) -> Iterator[str]:
    yield kind
    for key, value in data.items():
        if isinstance(value, str) and value != HIDDEN:
            yield f"{kind} {key}={value}"


def _kind(what: str) -> str:
    return what.split(" ", 1)[0]


def _with_few_values(times: Iterable[str]) -> set[str]:
    """The kinds, and those with a parameter that takes few enough values to be worth a line each."""
    values: dict[str, set[str]] = defaultdict(set)
    for what in times:
        values[what.split("=", 1)[0]].add(what)
    return {what for key, all_of in values.items() if len(all_of) <= MOST_VALUES for what in all_of}


def _beaten(ranks: list[int], seat: int) -> float:
    others = [rank for at, rank in enumerate(ranks) if at != seat]
    own = ranks[seat]
    return sum(1.0 if own < rank else 0.5 if own == rank else 0.0 for rank in others) / len(others)
