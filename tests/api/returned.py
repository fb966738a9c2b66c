"""All objects that `tablee` returns, for tests that hold for every one of them."""

from collections.abc import Iterator
from types import BuiltinMethodType, FunctionType
from typing import Any

import tablee
from tablee.api.match import Match
from tablee.core import errors as module
from tablee.core.asked_stream import AskedStream
from tablee.core.errors import TableeError
from tablee.core.events import Event
from tablee.core.game import Game as Rules
from tablee.core.openness import Openness
from tablee.core.position import Position
from tablee.core.reporting_stream import ReportingStream
from tablee.core.rng import QuickStream, Stream, seed_bytes
from tablee.core.zones import Sight
from tablee.games import find, installed

PLIES = 9
"""The number of moves before the objects of a match are taken, unless it is over by then."""

MOST_PLIES = 2_000
"""More moves than a match between random bots takes: five times the longest match of these tests."""

ALL_RULES = {
    name if rules == 0 else f"{name} by rules {rules}": (name, rules)
    for name, game in installed().items()
    for rules in (0, *game.older)
}
"""Every installed game, with the current rules and with each older version."""


def by(rules: str) -> tablee.Game[Any]:
    """Return the game of that name in `ALL_RULES`."""
    return tablee.game(find(*ALL_RULES[rules]))


def played(game: tablee.Game[Any]) -> tablee.Match[Any]:
    """Return a match in mid game: bots that think, and chance. Of a short match, half the moves are played."""
    match = _played(game, PLIES)
    return _played(game, match.ply // 2) if match.over else match


def _played(game: tablee.Game[Any], plies: int) -> tablee.Match[Any]:
    match = game.start(seed=3)
    players: list[int | str] = [1, *["random"] * (match.players - 1)]
    return match.play_out(*players, seed=1, plies=plies)


def finished(match: tablee.Match[Any], seed: int) -> tablee.Match[Any]:
    """Have random bots play this match to its end, and return it; fail if it does not end."""
    match.play_out("random", seed=seed, plies=MOST_PLIES)
    assert match.turn is None
    return match


def returned(game: tablee.Game[Any]) -> Iterator[tuple[str, Any]]:
    """Yield every object that a game and its matches return, each with the expression that returns it."""
    match = played(game)
    rules, turn = game.rules, match.turn
    yield "installed games", installed()
    yield "game", game
    yield "game.rules", rules
    yield "game.options", game.options
    yield "rules.options", rules.options
    yield from ((f"rules.options.all[{name!r}]", option) for name, option in rules.options.all.items())
    yield "rules.zones", rules.zones
    yield "rules.commands()", rules.commands()
    yield "game.start()", game.start(seed=1)
    yield "match", match
    yield "match over", finished(game.start(seed=1), 1)
    yield "match.position", match.position
    yield "match.positions", match.positions
    yield "match.legal", match.legal
    yield "position.legal", match.position.legal
    yield "match.push()", match.copy().push(match.legal[0])
    yield "all events", [event for events in match._played.events for event in events]
    yield "match.record()", match.record()
    yield "match.view()", match.view(turn)
    yield "match.information()", match.information()
    yield "match.determinization()", match.determinization(turn, 1)
    yield "rules.determinizations()", rules.determinizations(match.information())
    yield "match.result", finished(game.start(seed=1), 1).result
    yield "match.story()", match.story()
    yield "openness", Openness(rules, match.position)
    dumped = rules.dump(match.position)
    for zone in rules.zones:
        yield "zone.piles()", zone.piles(dumped)
        yield "zone.slots()", zone.slots(dumped)
    for name in [*game.bots, "uct:20"]:
        yield f"game.bot({name!r})", game.bot(name)
    for level in rules.bot_levels:
        yield f"rules.bot({level})", rules.bot(level)
    yield "bot.choose()", game.bot("uct:20").choose(match)
    chance = game.chance()
    for _ in range(3):
        chance.settle(chance.outcomes()[-1][0])
    yield "game.chance()", chance
    yield "chance.outcomes()", chance.outcomes()
    yield from numbered(game)
    yield "position.stream", match.position.stream
    used = Stream(seed_bytes("used"))
    used.uniform(9)
    yield "Stream", used
    yield "QuickStream", QuickStream(7)
    yield "AskedStream", AskedStream(["outcome"], {"pile": 2})
    yield "ReportingStream", ReportingStream(seed_bytes("used"), 3)
    yield "errors", [kind("code.of", {"seat": 1}) for kind in errors()]


def numbered(game: tablee.Game[Any]) -> Iterator[tuple[str, Any]]:
    """Yield what a game returns that declares numbers."""
    rules = game.rules
    if rules.encoding(rules.options.fill({}), rules.min_players) is None:
        return
    coder = game.coder()
    state, batch = coder.start(seed=1), coder.batch(2, seed=1)
    for _ in range(PLIES):
        state.step(state.legal[0])
        batch.step([numbers[0] for numbers in batch.legal])
    yield "game.coder()", coder
    yield "coder.encoding", coder.encoding
    yield "coder.fields", coder.fields
    yield "coder.vocabulary", coder.vocabulary
    yield "coder.start()", state
    yield "coder.batch()", batch
    yield "state.recall()", state.recall(0)


def errors() -> list[type[TableeError]]:
    """Return the errors of the rules."""
    return [
        kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, TableeError)
    ]


def same(one: Any, other: Any) -> bool:
    """True if two objects are equal, compared part by part; most of them have no `==`."""
    if isinstance(one, Event):
        # A game may build the text of an event only when it is read; a copy has the text.
        return isinstance(other, Event) and same(_event(one), _event(other))
    if type(one) is not type(other):
        return False
    # Not `isinstance`: compiled abstract classes share Python's cache of such checks.
    if Rules in type(one).__mro__ or isinstance(one, Sight | FunctionType):
        return one is other
    if isinstance(one, BuiltinMethodType):
        # A bound method of a dict, for example, belongs to another dict after pickling.
        return bool(one == other or (one.__name__ == other.__name__ and same(one.__self__, other.__self__)))
    if isinstance(one, Match):
        return same((one.record().text(), one.positions), (other.record().text(), other.positions))
    if isinstance(one, QuickStream):
        return [one.copy().word() for _ in range(3)] == [other.copy().word() for _ in range(3)]
    if isinstance(one, Stream):
        return same(one.dump(), other.dump())
    if isinstance(one, list | tuple):
        return len(one) == len(other) and all(map(same, one, other))
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    if isinstance(one, Position) or "__eq__" in {
        name for kind in type(one).__mro__[:-1] for name in vars(kind)
    }:
        return bool(one == other)
    return same(_attributes(one), _attributes(other))


def _event(event: Event) -> tuple[Any, ...]:
    return event.kind, event.data, event.secret, event.fleeting


def _attributes(value: Any) -> dict[str, Any]:
    """Return the attributes of an object, compiled or not: a compiled one has no `__dict__`."""
    names = getattr(type(value), "__mypyc_attrs__", ())
    return dict(getattr(value, "__dict__", {})) | {
        name: getattr(value, name) for name in names if hasattr(value, name)
    }
