"""Several processes serve one database: the database decides, nobody owns a match."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.patience import patience
from tests.server.conftest import Start
from tests.server.fakes import Uncounted
from tests.server.killing import Server
from tests.server.people import FRIEND, ME, Person, bot, device

People = Callable[[], Person]


def at(base: str, one: Person) -> Person:
    """The same browser at another server."""
    twin = Person(base)
    twin.http.cookies = one.http.cookies
    return twin


async def test_one_move_of_two_is_taken_when_two_processes_are_asked_at_once(start: Start) -> None:
    first, second = await start(), await start()
    ana = Person(first.base)
    for _ in range(10):
        table = (await ana.open(ME, device("Bo")))["table"]
        twin = at(second.base, ana)
        async with await ana.sit(table) as here, await twin.sit(table) as there:
            answers = await asyncio.gather(
                here.answered(do="move", ply=0, seat=0, move="draw"),
                there.answered(do="move", ply=0, seat=0, move="draw"),
            )
            assert sorted(answer["say"] for answer in answers) == ["ack", "error"]
            assert {answer.get("code") for answer in answers} == {None, "move.stale"}
            assert len(await first.services.store.log.entries(table)) == 1
            for sitting in (here, there):
                answer = await sitting.answered(do="move", ply=1, seat=1, move="draw")
                assert answer["say"] == "ack" or answer["code"] == "move.stale"
        await twin.close()
    await ana.close()


async def test_a_message_sent_again_to_another_process_gets_the_same_answer(start: Start) -> None:
    first, second = await start(), await start()
    ana = Person(first.base)
    table = (await ana.open(ME, device("Bo")))["table"]
    twin = at(second.base, ana)
    async with await ana.sit(table) as here, await twin.sit(table) as there:
        answers = await asyncio.gather(
            *(one.answered(id="same", do="move", ply=0, seat=0, move="draw") for one in (here, there))
        )
        assert answers == [{"say": "ack", "id": "same", "ply": 1}] * 2
    assert len(await first.services.store.log.entries(table)) == 1
    await ana.close()
    await twin.close()


async def test_what_happens_at_one_process_is_sent_by_the_other(start: Start) -> None:
    first, second = await start(), await start()
    ana, bo = Person(first.base), Person(second.base)
    table = (await ana.open(ME, FRIEND))["table"]
    async with await ana.sit(table) as at_ana:
        await bo.call("POST", f"/api/tables/{table}/join", {})
        assert (await at_ana.expect("step"))["step"]["ply"] == 0
        async with await bo.sit(table) as at_bo:
            await at_ana.answered(do="move", ply=0, seat=0, move="draw")
            assert (await at_bo.expect("step"))["step"]["ply"] == 1
            await at_bo.answered(do="say", preset="hello")
            assert (await at_ana.expect("talk"))["talk"]["preset"] == "hello"
            await at_bo.answered(do="resign", seat=1)
            over = await at_ana.expect("step")
            assert over["now"]["over"]["resigned"] == [1]
            await at_ana.answered(do="offer", kind="rematch")
            assert (await at_bo.expect("offer"))["by"] == [0]
            # Do not wait for the answer: the next table may be announced before it.
            await at_bo.send(do="offer", kind="rematch", id="agreed")
            following = [await self_next(one) for one in (at_ana, at_bo)]
            assert following[0] == following[1] is not None
    await ana.close()
    await bo.close()


async def self_next(sitting: Any) -> str:
    """Return the next table, once this connection knows it."""
    return str((await sitting.table(lambda told: told["next"] is not None))["next"])


async def test_bots_go_on_when_their_process_is_gone(start: Start) -> None:
    class Asleep(Uncounted):
        async def choose(self, *_: Any, **__: Any) -> Any:
            await asyncio.Event().wait()

    first = await start(Asleep())
    ana = Person(first.base)
    table = (await ana.open(bot(), bot()))["table"]
    second = await start()
    watcher = Person(second.base)
    async with await watcher.sit(table) as sitting:
        if sitting.welcome["now"]["over"] is None:
            while (await sitting.expect("step"))["now"]["over"] is None:
                pass
    await watcher.close()
    await ana.close()


async def test_bots_overdue_are_taken_over_by_a_process_that_runs_already(start: Start) -> None:
    class Asleep(Uncounted):
        async def choose(self, *_: Any, **__: Any) -> Any:
            await asyncio.Event().wait()

    await start(takeover=0.3)
    first = await start(Asleep())
    ana = Person(first.base)
    table = (await ana.open(bot(), ME))["table"]
    async with await ana.sit(table) as sitting:
        await sitting.reach(1)
    await ana.close()


async def test_a_server_that_has_to_stop_says_so_to_everybody_and_ends(tmp_path: Path) -> None:
    serving = Server(str(tmp_path / "tablee.db"), tmp_path / "log")
    await serving.start()
    ana = Person(serving.base)
    opened = await ana.open(bot(), bot(), game="tokan", pause=50)
    sitting = await ana.sit(opened["table"])
    await sitting.expect("step")
    assert serving.process is not None
    serving.process.terminate()
    assert await sitting.closed() == 1012
    async with patience():
        await serving.process.wait()
    await ana.close()
    serving.log.close()
    log = (tmp_path / "log").read_text()
    assert "Traceback" not in log
    assert '"level": "error"' not in log
