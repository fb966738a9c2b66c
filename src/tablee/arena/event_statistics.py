"""The events of an arena's games, and their link with winning: for designers who change a rule."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import Any, Final, TypeAlias

from msgspec import Struct

from tablee.arena.intervals import Estimate, Tally, estimates
from tablee.arena.playing import Played
from tablee.arena.ratings import names_and_ranks
from tablee.arena.schedule import Plan
from tablee.core.events import HIDDEN, Event
from tablee.core.game import Game
from tablee.core.ranking import rewards
from tablee.core.record import parse, retell
from tablee.games import find

MOST_VALUES: Final = 30
"""A parameter with more values than this is not a card or special card, but a number or a name."""


What: TypeAlias = tuple[str, tuple[str, str] | None]
"""A kind of event, optionally with one of its parameters and its value."""


class EventStatistic(Struct):
    """A kind of event; with `part`, only the events in which that parameter has that value: a card, a special card.

    `often`: times a game; `games`: share of the games in which a player did it; `beaten`: for the players who did it,
    the mean share of the others that they beat (0.5: no advantage). `stands_out`: true if this is not chance, given
    the number of events examined: among many, one would seem to matter anyway.
    """

    kind: str
    part: tuple[str, str] | None
    often: float
    games: float
    beaten: Estimate
    stands_out: bool


def event_statistics(plan: Plan, games: Iterable[Played]) -> list[EventStatistic]:
    """Return every kind of event that a seat causes, most frequent first, each followed by its cards and specials."""
    rules = find(plan.game)
    times: dict[What, int] = defaultdict(int)
    doers: dict[What, Tally] = defaultdict(Tally)
    seen_in: dict[What, int] = defaultdict(int)
    count = 0
    for game in games:
        count += 1
        _, ranks = names_and_ranks(game)
        beaten = rewards(ranks)
        did: dict[What, set[int]] = defaultdict(set)
        for what, seat in _deeds(rules, game):
            times[what] += 1
            did[what].add(seat)
        for what, seats in did.items():
            seen_in[what] += 1
            for seat in seats:
                doers[what].add(game.deal, beaten[seat])
    shown = sorted(with_few_values(times), key=lambda what: _order(what, times))
    found = zip(shown, estimates([doers[what] for what in shown]), strict=True)
    return [
        EventStatistic(*what, times[what] / count, seen_in[what] / count, one, one.differs(len(shown)))
        for what, one in found
    ]


def _order(what: What, times: dict[What, int]) -> tuple[int, str, bool, int]:
    kind, part = what
    return -times[kind, None], kind, part is not None, -times[what]


def _deeds(rules: Game[Any], game: Played) -> Iterator[tuple[What, int]]:
    """Yield every event that a seat caused in a game, and the seat."""
    return deeds(event for _, events in retell(rules, parse(game.record)) for event in events)


def deeds(events: Iterable[Event]) -> Iterator[tuple[What, int]]:
    """Yield every event that a seat caused, with and without each of its parameters, and the seat."""
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


def with_few_values(times: Iterable[What]) -> set[What]:
    """Return the kinds, and the parameters with few enough values to deserve a line each."""
    values: dict[tuple[str, str | None], set[What]] = defaultdict(set)
    for what in times:
        kind, part = what
        values[kind, part and part[0]].add(what)
    return {what for all_of in values.values() if len(all_of) <= MOST_VALUES for what in all_of}
