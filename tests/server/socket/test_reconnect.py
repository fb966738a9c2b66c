"""Coming back: exactly what was missed, resends without harm, two windows of one seat, idle sockets noticed."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from tablee.bots.pool.messages import Decision
from tablee.core.bot import BotMove
from tablee.server.access.transport import SEND_NOW
from tablee.server.settings import Settings
from tablee.server.socket import idle_timer
from tests.patience import until
from tests.server.conftest import Running, Start
from tests.server.fakes import LoopTime, Uncounted
from tests.server.people import FRIEND, ME, Person, bot, device

People = Callable[[], Person]


async def test_who_comes_back_gets_exactly_what_was_missed(server: Running, person: People) -> None:
    ana = person()
    table = (await ana.open(ME, device("Bo")))["table"]
    async with await ana.sit(table) as sitting:
        for ply in range(4):
            await sitting.answered(do="move", ply=ply, seat=ply % 2, move="draw")
        for last in range(-1, 5):
            async with await ana.sit(table, last=last) as again:
                assert [step["ply"] for step in again.welcome["plies"]] == list(range(last + 1, 5))
                assert again.welcome["now"]["ply"] == 4
        async with await ana.sit(table, last=99) as ahead:
            assert ahead.welcome["plies"] == []
            assert ahead.welcome["now"]["ply"] == 4


async def test_what_is_sent_live_and_what_is_sent_on_return_is_the_same(
    server: Running, person: People
) -> None:
    ana = person()
    table = (await ana.open(ME, bot()))["table"]
    async with await ana.sit(table) as sitting:
        await sitting.send(do="move", id="m", ply=0, seat=0, move="draw")
        live = [(await sitting.reach(1))["step"], (await sitting.expect("step"))["step"]]
    async with await ana.sit(table, last=0) as again:
        assert again.welcome["plies"] == live


async def test_nothing_is_left_out_or_sent_twice_while_a_game_runs_on(start: Start) -> None:
    class Slow(Uncounted):
        async def choose(self, asked: Decision, *_: Any, **__: Any) -> BotMove:
            await asyncio.sleep(0.002)
            return BotMove("draw" if "draw" in asked.moves else asked.moves[0], {})

    server = await start(Slow())
    ana, watcher = Person(server.base), Person(server.base)
    table = (await ana.open(bot(), bot(), bot()))["table"]
    last, over = -1, False
    while not over:
        async with await watcher.sit(table, last) as sitting:
            for step in sitting.welcome["plies"]:
                assert step["ply"] == last + 1
                last = step["ply"]
            over = sitting.welcome["now"]["over"] is not None
            if not over:
                step = (await sitting.expect("step"))["step"]
                assert step["ply"] == last + 1
                last = step["ply"]
    assert last == len(await server.services.store.log.entries(table))
    await ana.close()
    await watcher.close()


async def test_two_windows_of_one_seat_see_and_play_the_same(server: Running, person: People) -> None:
    ana = person()
    table = (await ana.open(ME, device("Bo")))["table"]
    async with await ana.sit(table) as one, await ana.sit(table) as other:
        assert (await one.answered(do="move", ply=0, seat=0, move="draw"))["say"] == "ack"
        assert (await other.expect("step"))["step"]["ply"] == 1
        assert (await other.answered(do="move", ply=1, seat=1, move="draw"))["say"] == "ack"
        assert (await one.reach(2))["step"]["seat"] == 1


async def test_both_windows_playing_at_once_make_one_move(server: Running, person: People) -> None:
    ana = person()
    table = (await ana.open(ME, device("Bo")))["table"]
    async with await ana.sit(table) as one, await ana.sit(table) as other:
        answers = await asyncio.gather(
            *(window.answered(do="move", ply=0, seat=0, move="draw") for window in (one, other))
        )
    assert sorted(answer["say"] for answer in answers) == ["ack", "error"]
    assert [answer["code"] for answer in answers if answer["say"] == "error"] == ["move.stale"]
    assert len(await server.services.store.log.entries(table)) == 1


async def test_presence_is_seen_by_the_others(server: Running, person: People) -> None:
    ana, bo = person(), person()
    table = (await ana.open(ME, FRIEND))["table"]
    await bo.call("POST", f"/api/tables/{table}/join", {})
    async with await ana.sit(table) as at_ana:
        assert [seat["present"] for seat in at_ana.welcome["table"]["seats"]] == [True, False]
        first, second = await bo.sit(table), await bo.sit(table)
        await at_ana.table(lambda told: bool(told["seats"][1]["present"]))
        await first.socket.close()
        await until(lambda: server.services.connections.count(table) == 2)
        assert await at_ana.quiet() == []
        await second.socket.close()
        await at_ana.table(lambda told: not told["seats"][1]["present"])


async def test_a_ping_is_answered(server: Running, person: People) -> None:
    ana = person()
    async with await ana.sit((await ana.open(ME, bot()))["table"]) as sitting:
        await sitting.send(do="ping")
        assert await sitting.next() == {"say": "pong"}


async def test_a_silent_connection_is_dropped_and_one_that_pings_is_kept(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    idle_timeout = 60.0
    passing = LoopTime()
    monkeypatch.setattr(idle_timer, "asyncio", passing)
    server = await start(idle_timeout=idle_timeout)
    ana = Person(server.base)
    table = (await ana.open(ME, bot()))["table"]
    silent, alive = await ana.sit(table), await ana.sit(table)
    for _ in range(2):
        assert server.services.connections.count(table) == 2
        await silent.quiet()
        await alive.quiet()
        passing.put_forward(0.9 * idle_timeout)
    await alive.quiet()
    passing.put_forward(0.2 * idle_timeout)
    assert await silent.closed() == 4009
    await until(lambda: server.services.connections.count(table) == 1)
    await alive.quiet()
    await alive.socket.close()
    await ana.close()


async def test_who_never_says_hello_is_dropped(start: Start) -> None:
    server = await start(hello=0.3)
    ana = Person(server.base)
    assert await (await ana.connect()).closed() == 4009
    await ana.close()


def test_silence_is_noticed_within_twelve_seconds() -> None:
    assert Settings("x").idle_timeout <= 12
    assert Settings("x").hello <= 12


async def test_a_connection_that_does_not_keep_up_is_dropped_and_the_others_go_on(start: Start) -> None:
    server = await start(queue=8)
    ana = Person(server.base)
    table = (await ana.open(ME, device("Bo")))["table"]
    slow, quick = await ana.sit(table), await ana.sit(table)
    connection, _ = server.services.connections.at(table)
    # The slow client's network takes nothing more, as a transport reports whose other side does not read.
    protocol = connection.socket.scope["extensions"][SEND_NOW].__self__
    protocol.pause_writing()
    for n in range(12):
        assert (await quick.answered(do="say", text=f"word {n}"))["say"] == "ack"
    assert connection.ending == 4008
    async with await ana.sit(table) as again:
        assert len(again.welcome["talk"]) == 12
    protocol.resume_writing()
    await quick.socket.close()
    await slow.socket.close()
    await ana.close()
