"""The scripted people of the tests: two tasks may use one of their sockets."""

import asyncio
from collections.abc import Callable

from tests.patience import patience
from tests.server.conftest import Running
from tests.server.people import ME, Person, bot


async def test_signs_of_life_take_no_answer_from_a_task_that_makes_moves(
    server: Running, person: Callable[[], Person]
) -> None:
    ana = person()
    table = (await ana.open(ME, bot()))["table"]
    async with await ana.sit(table) as sitting:

        async def live() -> None:
            while True:
                await sitting.quiet()

        living = asyncio.create_task(live())
        async with patience():
            codes = [
                (await sitting.answered(do="move", ply=99, seat=0, move="draw"))["code"] for _ in range(50)
            ]
        assert (codes, living.done()) == (["move.stale"] * 50, False)
        living.cancel()
