"""Processes that end and start again in mid life."""

import asyncio
from typing import Any, NamedTuple

from tests.server.lives.acting import Scene
from tests.server.lives.acts.giving_up import resign_message, resigning
from tests.server.lives.acts.playing import move_message, moving
from tests.server.lives.browsers import Answer
from tests.server.lives.doing import Doing, deed


@deed("restart", 0.25)
async def restart(doing: Doing) -> None:
    """End a process in order and start it again; people come back."""
    await doing.life.restart(doing.process)


class UnderWay(NamedTuple):
    """A message on its way to a process that will be dropped."""

    scene: Scene
    message: dict[str, Any]
    answer: "asyncio.Task[Answer]"


@deed("drop", 0.25)
async def drop(doing: Doing) -> None:
    """Drop a process with messages under way; people come back and send them again."""
    life = doing.life
    scenes = [await life.scene_of_turn(table, doing.process) for table in life.running[:3]]
    under_way = [_sent(scene) for scene in scenes if scene is not None]
    for _ in range(doing.chance.randrange(30)):
        await asyncio.sleep(0)
    process = await life.restart(doing.process, dropped=True)
    for one in under_way:
        first = await one.answer
        scene = await life.scene(one.scene.browser, process, one.scene.table, by_page=True)
        if scene.page is None:
            continue
        if first.code is None:
            _asked(scene, one.message).done(first)
        await life.carry_out(one.message["do"], scene, _asked(scene, one.message))


def _sent(scene: Scene) -> UnderWay:
    seen, chance, page = scene.seen, scene.chance, scene.page
    assert page is not None
    assert seen.match.turn is not None
    if chance.random() < 0.2:
        message = resign_message(seen.match.turn)
    else:
        message = move_message(scene, seen.match.turn, chance.choice(seen.match.legal().moves))
    return UnderWay(scene, message, asyncio.create_task(page.ask(**message)))


def _asked(scene: Scene, message: dict[str, Any]) -> Any:
    return moving(scene, message) if message["do"] == "move" else resigning(scene, message)
