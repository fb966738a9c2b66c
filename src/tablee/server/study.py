"""Questions about the rules, for lessons: positions come in and go out, nothing is stored."""

import asyncio

from tablee.core.errors import BadPosition
from tablee.core.game import JsonObject
from tablee.games import find
from tablee.server.call import Call
from tablee.server.endpoint import Endpoint
from tablee.server.messages import Study, StudyApplied, StudyLegal
from tablee.server.refusals import Refusal


async def study(call: Call) -> StudyLegal | StudyApplied:
    """The legal moves of a position, or the position after one."""
    body: Study = call.body
    if body.do == "legal":
        return await asyncio.to_thread(_legal, body.position)
    if body.move is None:
        raise Refusal("request.malformed", at="$.move", expected="Expected `str`")
    return await asyncio.to_thread(_applied, body.position, body.move)


def _legal(source: JsonObject) -> StudyLegal:
    game = find(_game(source))
    position = game.load(source)
    return StudyLegal(position.turn, game.legal(position).moves)


def _applied(source: JsonObject, move: str) -> StudyApplied:
    game = find(_game(source))
    position, events = game.apply(game.load(source), move)
    return StudyApplied(
        game.dump(position), [event.seen_by(None) for event in events], game.standing(position)
    )


def _game(source: JsonObject) -> str:
    name = source.get("game")
    if not isinstance(name, str):
        raise BadPosition("position.key", {"key": "game", "expected": "string"})
    return name


ENDPOINTS = (
    Endpoint(
        "POST",
        "/api/study",
        "Ask the rules",
        study,
        (StudyLegal, StudyApplied),
        Study,
        codes=("game.unknown", "position.key", "position.pieces", "move.over"),
        rate="study",
    ),
)
