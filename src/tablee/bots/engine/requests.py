"""The requests that the engine process answers (notation 2): one function each, from its keys to its answer."""

import hashlib
import json
from collections.abc import Callable
from typing import Any, Final

from tablee.bots.levels import think
from tablee.core.errors import IllegalMoveError, PositionError, RecordError, TableeError, UnknownGameError
from tablee.core.game import Game, JsonObject, Position
from tablee.core.record import last_position, parse
from tablee.games import find, installed

DEEPEST: Final = 1000
"""Plies. No caller would wait for a greater depth."""

LONGEST_THOUGHT: Final = 24 * 60 * 60 * 1000
"""Milliseconds. A longer thinking time is a mistake."""


class EngineRequestError(TableeError):
    """A line that is not a request."""


class Request:
    """Typed access to the keys of a request, and to its position.

    Raises `EngineRequestError` `engine.key` with `key` and `expected`, and the errors of loading a position.
    """

    def __init__(self, keys: JsonObject) -> None:
        self.keys = keys

    def _get(self, key: str, kind: type, expected: str) -> Any:
        value = self.keys.get(key)
        if type(value) is not kind:
            raise EngineRequestError("engine.key", {"key": key, "expected": expected})
        return value

    def text(self, key: str) -> str:
        """Return a string."""
        value: str = self._get(key, str, "string")
        return value

    def items(self, key: str) -> list[Any]:
        """Return a list."""
        value: list[Any] = self._get(key, list, "list")
        return value

    def mapping(self, key: str) -> JsonObject:
        """Return an object."""
        value: JsonObject = self._get(key, dict, "object")
        return value

    def number(self, key: str, low: int, high: int | None = None) -> int:
        """Return an integer from `low` to `high`; None means no upper bound."""
        expected = f"{low}..{'' if high is None else high}"
        value: int = self._get(key, int, expected)
        if value < low or (high is not None and value > high):
            raise EngineRequestError("engine.key", {"key": key, "expected": expected})
        return value

    def seat(self) -> int | None:
        """Return a seat, or None for a spectator. The key must be present."""
        if "seat" in self.keys and self.keys["seat"] is None:
            return None
        return self.number("seat", 0)

    def position(self) -> tuple[Game[Any], Position]:
        """Return the game and the position."""
        source = self.mapping("position")
        name = source.get("game")
        if not isinstance(name, str):
            raise EngineRequestError("engine.key", {"key": "position.game", "expected": "string"})
        game = find(name)
        return game, game.load(source)


def games(request: Request) -> JsonObject:
    """List every installed game."""
    return {
        "games": [
            {
                "game": name,
                "players": [game.min_players, game.max_players],
                "options": game.options.schema(),
                "fewest_wins": game.fewest_wins(game.options.fill({})),
            }
            for name, game in installed().items()
        ]
    }


def new(request: Request) -> JsonObject:
    """Return a first position; omitted options have their defaults."""
    game = find(request.text("game"))
    players, seed = request.number("players", 0), request.text("seed")
    options = request.mapping("options") if "options" in request.keys else {}
    return {"position": game.dump(game.new(players, options, seed))}


def legal(request: Request) -> JsonObject:
    """List the moves of the seat to act."""
    game, position = request.position()
    listed = game.legal(position)
    answer: JsonObject = {"turn": position.turn, "moves": listed.moves}
    return {**answer, "more": True} if listed.more else answer


def check(request: Request) -> JsonObject:
    """Report if a move is legal; if not, the first rule that it breaks."""
    game, position = request.position()
    try:
        game.check_move(position, request.text("move"))
    except IllegalMoveError as illegal:
        return {"legal": False, "code": illegal.code, "params": illegal.params}
    return {"legal": True}


def apply(request: Request) -> JsonObject:
    """Return the position after a move, and all its events."""
    game, position = request.position()
    after, events = game.apply(position, request.text("move"))
    return {"position": game.dump(after), "events": [event.dump() for event in events]}


def view(request: Request) -> JsonObject:
    """Return the view of a seat."""
    game, position = request.position()
    return {"view": game.view(position, request.seat())}


def result(request: Request) -> JsonObject:
    """Return scores and ranks."""
    game, position = request.position()
    scores, ranks = game.result(position)
    return {"over": position.turn is None, "scores": scores, "ranks": ranks}


def perft(request: Request) -> JsonObject:
    """Count the sequences of moves of the given length."""
    game, position = request.position()
    return {"nodes": game.perft(position, request.number("depth", 0, DEEPEST))}


def best(request: Request) -> JsonObject:
    """Return the move of a bot that knows only what its seat knows; equal knowledge gives an equal seed."""
    game, position = request.position()
    timed = "ms" in request.keys
    ms = request.number("ms", 0, LONGEST_THOUGHT) if timed else None
    level = None if timed and "level" not in request.keys else request.number("level", 0)
    if position.turn is None:
        raise IllegalMoveError("move.over")
    moves = game.legal(position).moves
    if not moves:
        raise PositionError("position.no_moves", {"turn": position.turn})
    known = game.information(position, position.turn)
    key = json.dumps(known, sort_keys=True, separators=(",", ":")).encode()
    seed = int.from_bytes(hashlib.sha256(key).digest()[:7], "big")
    choice = think(game, known, moves, level, ms, seed)
    game.check_move(position, choice.move)
    answer: JsonObject = {"move": choice.move, "notes": choice.notes}
    if choice.reason is not None:
        answer["reason"] = {"code": choice.reason.code, "params": choice.reason.params}
    return answer


def replay(request: Request) -> JsonObject:
    """Return the last position of a record; errors name the line."""
    record = parse(request.items("record"))
    try:
        game = find(record.game, record.rules)
    except UnknownGameError as unknown:
        raise RecordError(unknown.code, {**unknown.params, "line": 1}) from unknown
    return {"position": game.dump(last_position(game, record))}


REQUESTS: Final[dict[str, Callable[[Request], JsonObject]]] = {
    "games": games,
    "new": new,
    "legal": legal,
    "check": check,
    "apply": apply,
    "view": view,
    "result": result,
    "perft": perft,
    "best": best,
    "replay": replay,
}
