"""Refusals of questions about the rules and of words: setup, study, and languages."""

from typing import Any, Final

from tablee.bots.pool.rules_pool import RulingError
from tests.server.api.test_made_up_positions import everything_in_one_hand
from tests.server.protocol.refusals.book import Provoked, over_http
from tests.server.protocol.refusals.scene import Scene
from tests.toy import TOY

SETUP: Final = "POST /api/setup"
STUDY: Final = "POST /api/study"
FRAME: Final = "GET /api/words/{language}"
WORDS: Final = "GET /api/words/{language}/{game}"
DEAL: Final[dict[str, Any]] = TOY.dump(TOY.new(2, {}, "seed"))


async def set_up(scene: Scene, **more: Any) -> Provoked:
    return await scene.ask(scene.stranger(), SETUP, {"game": "toy", "players": 2, **more})


async def studied(scene: Scene, position: dict[str, Any], **more: str) -> Provoked:
    return await scene.ask(scene.stranger(), STUDY, {"do": "legal", "position": position, **more})


@over_http("game.unknown", SETUP)
async def a_setup_of_no_game(scene: Scene) -> Provoked:
    return await set_up(scene, game="chess")


@over_http("option.unknown", SETUP)
async def a_setup_with_no_such_option(scene: Scene) -> Provoked:
    return await set_up(scene, options={"size": 3})


@over_http("option.value", SETUP)
async def a_setup_with_no_such_value(scene: Scene) -> Provoked:
    return await set_up(scene, options={"colour": "green"})


@over_http("option.players", SETUP)
async def a_setup_for_too_many(scene: Scene) -> Provoked:
    return await set_up(scene, players=9)


@over_http("game.unknown", STUDY)
async def a_position_of_no_game(scene: Scene) -> Provoked:
    return await studied(scene, {"game": "chess"})


@over_http("position.key", STUDY)
async def a_position_that_lacks_something(scene: Scene) -> Provoked:
    return await studied(scene, {"game": "toy"})


@over_http("position.pieces", STUDY)
async def a_position_with_a_tile_too_many(scene: Scene) -> Provoked:
    position = everything_in_one_hand()
    racks: list[list[str]] = position["racks"]
    return await studied(scene, {**position, "racks": [racks[0], racks[0][:1]]})


@over_http("move.over", STUDY)
async def a_move_after_the_end(scene: Scene) -> Provoked:
    position = TOY.new(2, {"cards": 1}, "seed")
    position, _ = TOY.apply(position, position.hands[0][0])
    return await studied(scene, TOY.dump(position), do="apply", move="draw")


@over_http("GAME.*", STUDY)
async def a_move_against_the_rules(scene: Scene) -> Provoked:
    return await studied(scene, DEAL, do="apply", move="z")


@over_http("rules.too_long", STUDY)
async def a_question_that_takes_too_long(scene: Scene) -> Provoked:
    return await refused_by_the_pool(scene, "rules.too_long", seconds=1)


@over_http("rules.too_large", STUDY)
async def a_question_that_takes_too_much(scene: Scene) -> Provoked:
    return await refused_by_the_pool(scene, "rules.too_large", megabytes=1)


async def refused_by_the_pool(scene: Scene, code: str, **params: int) -> Provoked:
    """Let the pool refuse: tests/bots tests the pool itself; here its refusal is only passed on."""
    refuse_rulings(scene, code, **params)
    return await studied(scene, DEAL)


def refuse_rulings(scene: Scene, code: str, **params: int) -> None:
    """Let the pool refuse every question like this."""

    async def ask(*_: object, **__: object) -> Any:
        raise RulingError(code, params)

    scene.patch.setattr(scene.server.services.rules, "ask", ask)


@over_http("language.unknown", FRAME)
async def a_frame_in_no_language(scene: Scene) -> Provoked:
    return await scene.ask(scene.stranger(), FRAME, language="tlh")


@over_http("language.unknown", WORDS)
async def words_in_no_language(scene: Scene) -> Provoked:
    return await scene.ask(scene.stranger(), WORDS, language="tlh")


@over_http("game.unknown", WORDS)
async def words_of_no_game(scene: Scene) -> Provoked:
    return await scene.ask(scene.stranger(), WORDS, game="chess")
