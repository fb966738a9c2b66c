"""Many moves in a row, so that matches come to their ends."""

from tests.server.lives.acting import Scene
from tests.server.lives.acts.playing import move_message, moving
from tests.server.lives.doing import Doing, deed


@deed("play on", 1.5, lambda doing: bool(doing.life.running))
async def play_on(doing: Doing) -> None:
    """Let everyone at one table make their moves, one after the other."""
    life = doing.life
    table = doing.chance.choice(life.running)
    for _ in range(doing.chance.choice([5, 10, 30])):
        scene = await life.scene_of_turn(table)
        if scene is None:
            return
        await one_move(scene)


async def one_move(scene: Scene) -> None:
    """Make one legal move for the seat to act."""
    seen = scene.seen
    assert seen.match.turn is not None
    message = move_message(scene, seen.match.turn, scene.chance.choice(seen.match.legal().moves))
    await scene.life.carry_out("move", scene, moving(scene, message))
