"""Refusals of questions about the ladder."""

from typing import Final

from tests.server.protocol.refusals.book import Provoked, over_http
from tests.server.protocol.refusals.scene import Scene

LADDERS: Final = "GET /api/ladder"
GAME: Final = "GET /api/ladder/{game}"
PAIR: Final = "GET /api/ladder/{game}/matches"
RECORD: Final = "GET /api/ladder/records/{record}"
QUERY: Final = "?one=bot:1&other=bot:2"


async def at_the_ladder(scene: Scene, request: str, **more: str) -> Provoked:
    query = QUERY if request == PAIR else ""
    return await scene.ask(scene.stranger(), request, query=query, **more)


@over_http("ladder.none", LADDERS, GAME, PAIR, RECORD)
async def a_ladder_where_there_is_none(scene: Scene, asked: str) -> Provoked:
    return await at_the_ladder(scene, asked)


@over_http("game.unknown", GAME, PAIR)
async def a_ladder_of_no_game(scene: Scene, asked: str) -> Provoked:
    await scene.at(ladder=True)
    return await at_the_ladder(scene, asked, game="chess")


@over_http("ladder.record", RECORD)
async def a_record_that_is_not_there(scene: Scene) -> Provoked:
    await scene.at(ladder=True)
    return await at_the_ladder(scene, RECORD)


@over_http("request.malformed", PAIR)
async def a_pair_with_a_key_longer_than_any(scene: Scene) -> Provoked:
    return await scene.ask(scene.stranger(), PAIR, query="?one=" + 401 * "x")
