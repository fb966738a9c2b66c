"""The figures that a change of the rules may move, deal by deal: from records and events, with no game named."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations
from statistics import mean
from typing import Any, Final

from msgspec import Struct

from tablee.arena.entrants import RANDOM, EntrantError, parse_unnamed
from tablee.arena.event_statistics import What, deeds
from tablee.arena.leads import leads
from tablee.arena.playing import Played
from tablee.arena.ratings import names_and_ranks, points, sides
from tablee.arena.schedule import Plan
from tablee.core.events import Event
from tablee.core.game import Game
from tablee.core.ranking import rewards
from tablee.core.record import parse, retell
from tablee.games import find
from tablee.words import has
from tablee.words.language import FALLBACK

FIGURES: Final = (
    "length",
    "waiting",
    "choice",
    "forced",
    "ties",
    "lead_changes",
    "decided",
    "comebacks",
    "beginning",
    "skill",
    "luck",
    "dead_cards",
    "unused",
)
"""The names of all figures; `arena-compare-<name>-note` of the words defines each in a sentence."""

COUNTS: Final = frozenset({"length", "waiting", "choice", "lead_changes"})
"""The figures that are numbers of something; the others are shares, between 0 and 1."""

EVENTS: Final = frozenset({"ties", "comebacks", "beginning", "skill", "luck"})
"""The shares of matches in which something occurred."""

UNUSED: Final = "unused"
"""The one figure that depends on all matches of its side: see `unused`."""


class Deal(Struct, frozen=True):
    """The matches of one deal with one set of options and one number of players, as means.

    `values`: every figure that these matches have, but `UNUSED`; `games`: their number; `did`: the events that
    players caused, each with the number of matches in which it occurred.
    """

    deal: int
    seats: int
    options: dict[str, Any]
    games: int
    values: dict[str, float]
    did: dict[What, int]


def measured(plan: Plan, games: list[Played]) -> Deal:
    """Return the figures of all games of one deal."""
    rules = find(plan.game)
    kinds = _kinds(rules, plan)
    values: dict[str, list[float]] = {}
    did: dict[What, int] = {}
    for game in games:
        story = list(retell(rules, parse(game.record)))
        events = [event for _, caused in story for event in caused]
        for name, value in _of_match(rules, plan, game, [position for position, _ in story], events, kinds):
            values.setdefault(name, []).append(value)
        for what in {what for what, _ in deeds(events) if _is_deed(plan.game, what)}:
            did[what] = did.get(what, 0) + 1
    values["skill"] = list(_skill(plan, games))
    values["luck"] = list(_luck(plan, games))
    means = {name: mean(values[name]) for name in FIGURES if values.get(name)}
    return Deal(games[0].deal, plan.seats, plan.options, len(games), means, did)


def unused(deal: Deal, known: set[What]) -> float:
    """Return the mean share of the `known` events that a match of this deal lacks."""
    return 1 - sum(deal.did.get(what, 0) for what in known) / (deal.games * max(1, len(known)))


@cache
def _is_deed(game: str, what: What) -> bool:
    """True for a kind of event, and for a parameter that the game counts in reports (`<game>.counted.<key>`)."""
    _, part = what
    return part is None or has(f"{game}.counted.{part[0]}", FALLBACK)


def _kinds(rules: Game[Any], plan: Plan) -> frozenset[str]:
    """Return each different piece of the box."""
    decks = rules.pieces(rules.options.fill(plan.options), plan.seats)
    return frozenset(piece for deck in decks.values() for piece in deck)


def _of_match(
    rules: Game[Any],
    plan: Plan,
    game: Played,
    positions: Sequence[Any],
    events: Sequence[Event],
    kinds: frozenset[str],
) -> Iterator[tuple[str, float]]:
    """Yield the figures of one match."""
    _, ranks = names_and_ranks(game)
    turns = [line["seat"] for line in game.record[1:-1]]
    yield "length", len(turns)
    if waits := list(_waits(turns)):
        yield "waiting", mean(waits)
    yield "choice", mean(game.legal)
    yield "forced", sum(count == 1 for count in game.legal) / len(game.legal)
    side = sides(plan)
    yield "ties", float(len({side[seat] for seat, rank in enumerate(ranks) if rank == 1}) > 1)
    course = leads(rules, positions, ranks)
    yield "lead_changes", course.changes
    yield "decided", course.decided
    yield "comebacks", float(course.comeback)
    yield "beginning", rewards(ranks)[turns[0]]
    if laid := set(_laid_open(events, kinds, plan.seats)):
        yield "dead_cards", 1 - len(laid) / len(kinds)


def _waits(turns: Sequence[int]) -> Iterator[int]:
    """Yield the number of moves by others between two moves of a seat, if there are any."""
    last: dict[int, int] = {}
    for ply, seat in enumerate(turns):
        if seat in last and ply - last[seat] > 1:
            yield ply - last[seat] - 1
        last[seat] = ply


def _laid_open(events: Sequence[Event], kinds: frozenset[str], players: int) -> Iterator[str]:
    """Yield the pieces that a player showed to everybody."""
    for event in events:
        if type(event.data.get("seat")) is int:
            for key, value in event.data.items():
                if len(event.secret.get(key, range(players))) == players:
                    yield from (text for text in _texts(value) if text in kinds)


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for item in value:
            yield from _texts(item)
    elif isinstance(value, dict):
        yield from _texts(list(value.values()))


def strengths(plan: Plan) -> dict[str, int]:
    """Return the players of known strength: chance, and the levels of the game's own bots."""
    found = {}
    for name in plan.entrants:
        try:
            entrant = parse_unnamed(plan.meaning(name))
        except EntrantError:
            # An agent, which is an object and has only a name.
            continue
        if entrant.level is not None or entrant.meaning == RANDOM:
            found[name] = entrant.level or 0
    return found


def _skill(plan: Plan, games: Sequence[Played]) -> Iterator[float]:
    """Yield the points of each higher level against each lower one."""
    level, side = strengths(plan), sides(plan)
    for game in games:
        names, ranks = names_and_ranks(game)
        for one in range(plan.seats):
            for other in range(plan.seats):
                if side[one] != side[other] and level.get(names[one], -1) > level.get(names[other], 1000):
                    yield points(ranks[one], ranks[other])


def _luck(plan: Plan, games: Sequence[Played]) -> Iterator[float]:
    """Yield, for each two games of a group in different seatings, how surely the winner of both sat in one place."""
    side = sides(plan)
    winners: dict[int, list[set[int]]] = {}
    for game in games:
        _, ranks = names_and_ranks(game)
        winners.setdefault(game.group, []).append({side[at] for at, rank in enumerate(ranks) if rank == 1})
    for together in winners.values():
        for one, other in combinations(together, 2):
            yield len(one & other) / (len(one) * len(other))
