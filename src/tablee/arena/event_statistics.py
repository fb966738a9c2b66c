"""What happened in the games of an arena, and whether it went with winning: for designers who change a rule."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import Any, Final, TypeAlias

from msgspec import Struct

from tablee.arena.intervals import Estimate, Tally, estimates
from tablee.arena.playing import Played
from tablee.arena.ratings import standing
from tablee.arena.schedule import Plan
from tablee.core.events import HIDDEN
from tablee.core.game import Game
from tablee.core.ranking import rewards
from tablee.core.record import parse, retell
from tablee.games import find

MOST_VALUES: Final = 30
"""A parameter that takes more values than this is not a card or special card, but a number or a name."""


What: TypeAlias = tuple[str, tuple[str, str] | None]
"""A kind of event, and perhaps one of its parameters with its value."""


class EventStatistic(Struct):
    """A kind of event, or, where `part` is given, those in which that parameter has that value: a card, a special.

    `often`: times a game; `games`: share of the games in which somebody did it; `beaten`: of those who did it the mean
    share of the others that they beat (0.5 would be no advantage). `stands_out`: that this is not chance, though all
    events were looked at: of many one would seem to matter anyway.
    """

    kind: str
    part: tuple[str, str] | None
    often: float
    games: float
    beaten: Estimate
    stands_out: bool


def event_statistics(plan: Plan, games: Iterable[Played]) -> list[EventStatistic]:
    """Every kind of event that a seat causes, the most frequent first, its cards and specials after it."""
    rules = find(plan.game)
    times: dict[What, int] = defaultdict(int)
    doers: dict[What, Tally] = defaultdict(Tally)
    seen_in: dict[What, int] = defaultdict(int)
    count = 0
    for game in games:
        count += 1
        _, ranks = standing(game)
        beaten = rewards(ranks)
        did: dict[What, set[int]] = defaultdict(set)
        for what, seat in _deeds(rules, game):
            times[what] += 1
            did[what].add(seat)
        for what, seats in did.items():
            seen_in[what] += 1
            for seat in seats:
                doers[what].add(game.deal, beaten[seat])
    told = sorted(_with_few_values(times), key=lambda what: _order(what, times))
    found = zip(told, estimates([doers[what] for what in told]), strict=True)
    return [
        EventStatistic(*what, times[what] / count, seen_in[what] / count, one, one.differs(len(told)))
        for what, one in found
    ]


def _order(what: What, times: dict[What, int]) -> tuple[int, str, bool, int]:
    kind, part = what
    return -times[kind, None], kind, part is not None, -times[what]


def _deeds(rules: Game[Any], game: Played) -> Iterator[tuple[What, int]]:
    """Everything that a seat did in a game, and which seat."""
    for _, events in retell(rules, parse(game.record)):
        for event in events:
            seat = event.data.get("seat")
            if type(seat) is int:
                for what in _names(event.kind, event.data):
                    yield what, seat


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
