"""What happened in the games of an arena, and whether it went with winning: for designers who change a rule."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import Any, Final, TypeAlias

from msgspec import Struct

from tablee.arena.playing import Played
from tablee.arena.ratings import interval, standing
from tablee.arena.schedule import Plan
from tablee.core.events import HIDDEN
from tablee.core.record import parse, retell
from tablee.games import find

MOST_VALUES: Final = 30
"""A parameter that takes more values than this is no card or special, but a number or a name."""


What: TypeAlias = tuple[str, tuple[str, str] | None]
"""A kind of event, and perhaps one of its parameters with its value."""


class EventStatistic(Struct):
    """A kind of event, or, where `part` is given, those in which that parameter has that value: a card, a special.

    `often`: times a game; `games`: share of the games in which somebody did it; `beaten`: of those who did it the mean
    share of the others that they beat, with half of its 95 % interval (0.5 would be no advantage).
    """

    kind: str
    part: tuple[str, str] | None
    often: float
    games: float
    beaten: float
    interval: float


def event_statistics(plan: Plan, games: Iterable[Played]) -> list[EventStatistic]:
    """Every kind of event that a seat causes, the most frequent first, its cards and specials after it."""
    rules = find(plan.game)
    times: dict[What, int] = defaultdict(int)
    doers: dict[What, list[float]] = defaultdict(list)
    seen_in: dict[What, int] = defaultdict(int)
    count = 0
    for game in games:
        count += 1
        _, ranks = standing(game)
        did: dict[What, set[int]] = defaultdict(set)
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
        EventStatistic(
            *what, times[what] / count, seen_in[what] / count, sum(shares) / len(shares), interval(shares)
        )
        for what, shares in doers.items()
        if what in few
    ]
    return sorted(found, key=lambda one: (-times[one.kind, None], one.kind, one.part is not None, -one.often))


def _names(kind: str, data: dict[str, Any]) -> Iterator[What]:
    yield kind, None
    for key, value in data.items():
        if isinstance(value, str) and value not in ("", HIDDEN):
            yield kind, (key, value)


def _with_few_values(times: Iterable[What]) -> set[What]:
    """The kinds, and those with a parameter that takes few enough values to be worth a line each."""
    values: dict[tuple[str, str | None], set[What]] = defaultdict(set)
    for what in times:
        kind, part = what
        values[kind, part and part[0]].add(what)
    return {what for all_of in values.values() if len(all_of) <= MOST_VALUES for what in all_of}


def _beaten(ranks: list[int], seat: int) -> float:
    others = [rank for at, rank in enumerate(ranks) if at != seat]
    own = ranks[seat]
    return sum(1.0 if own < rank else 0.5 if own == rank else 0.0 for rank in others) / len(others)
