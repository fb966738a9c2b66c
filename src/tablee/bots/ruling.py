"""What the rules say of a position that anybody may have made up: answered where that can be ended."""

from tablee.bots.messages import Ruling
from tablee.core.errors import IllegalMoveError, PositionError
from tablee.core.game import Game, JsonObject, Position
from tablee.games import find


def rule(asked: Ruling) -> JsonObject:
    """The answer to `asked`. Raises `TableeError`: `game.unknown`, what loading a position raises, the rule broken."""
    name = asked.position.get("game")
    if not isinstance(name, str):
        raise PositionError("position.key", {"key": "game", "expected": "string"})
    game = find(name)
    position = game.load(asked.position)
    if asked.do == "legal":
        return _legal(game, position)
    if asked.do == "apply":
        return _applied(game, position, asked.text)
    return _examined(game, position, asked.text)


def _legal(game: Game[Position], position: Position) -> JsonObject:
    """The moves of the seat to act, as many as can be listed at once, and what it sees."""
    legal = game.legal_sample(position)
    seen = game.view(position, position.turn)
    return {"turn": position.turn, "moves": legal.moves, "more": legal.more, "view": seen}


def _applied(game: Game[Position], before: Position, move: str) -> JsonObject:
    """The position after a move, and what the seat that made it is told and sees."""
    mover = before.turn
    position, events = game.apply(before, move)
    return {
        "position": game.dump(position),
        "events": [event.seen_by(mover) for event in events],
        "standing": game.standing(position),
        "view": game.view(position, mover),
    }


def _examined(game: Game[Position], position: Position, draft: str) -> JsonObject:
    """What the rules say of a move under construction."""
    if position.turn is None:
        raise IllegalMoveError("move.over")
    return {"report": game.examine(position, draft)}
