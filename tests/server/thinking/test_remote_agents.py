"""Agents on other machines at tables: let in by a token, limited to their seat's knowledge, replaced if they fail."""

import asyncio
import threading
from collections.abc import Callable
from typing import Any

import pytest
from websockets.asyncio.client import connect

import tablee
from tablee import remote
from tablee.bots.programs import remote_agent
from tablee.remote import RemoteError
from tablee.server.access import rate_limits
from tablee.server.socket import agents
from tests.docs.python_blocks import python_blocks
from tests.patience import until
from tests.server.agents_elsewhere import (
    ANA,
    FOX,
    TOKEN,
    Drawing,
    Other,
    Playing,
    agents_turn,
    at_once,
    other,
    replied,
    unwaited,
)
from tests.server.conftest import Running, Start
from tests.server.people import ME, Person, offered, program

__all__ = ["at_once", "unwaited"]


@pytest.fixture
async def server(start: Start) -> Running:
    """Return a server with one agent that may connect."""
    server = await start()
    await server.services.store.agent_tokens.add(FOX, TOKEN, 1)
    return server


@pytest.mark.usefixtures("at_once")
async def test_an_agent_plays_from_elsewhere_and_is_shown_as_a_bot_with_its_owner(server: Running) -> None:
    agent = Drawing()
    playing = Playing(server, agent)
    await offered(server.base, "toy", [FOX])
    ana = Person(server.base)
    opened = await ana.open(ME, program(FOX))
    seat = opened["seats"][1]
    assert (seat["kind"], seat["name"], seat["level"]) == ("bot", FOX, None)
    async with await ana.sit(opened["table"]) as sitting:
        assert await replied(server, opened["table"], sitting, 0) == agent.seen[0].legal[-1]
        live = await server.services.matches.current(opened["table"])
    assert live.match.moves[1].by == "program"
    assert agent.seen[0].information == live.match.game.information(live.match.positions[1], 1)
    assert server.thinker.asked == []
    await server.services.store.agent_tokens.remove(FOX)
    error = await playing.ended()
    assert isinstance(error, RemoteError)
    assert (error.code, error.params) == ("remote.token", {"url": server.base})
    await offered(server.base, "toy", [])
    await ana.close()


async def test_an_agent_gets_what_its_seat_knows_and_nothing_of_the_table(server: Running) -> None:
    async with other(server) as fox, agents_turn(server) as table:
        await fox.begin()
        asked = await fox.hear("choose")
        live = await table.live()
        known = live.match.game.information(live.match.positions[1], 1)
        assert asked["view"] == known
        assert set(asked) == {"do", "match", "ply", "view", "legal", "more", "ms", "seed"}
        await fox.say(say="move", move=asked["legal"][0])
        await table.sitting.reach(2)
        told = str(fox.told)
        secret = [table.id, ANA, live.row.seed, live.match.seed, *(one for one in [live.row.host] if one)]
        assert [one for one in secret if one in told] == []


async def _silent(fox: Other, asked: dict[str, Any]) -> None:
    """Answer nothing."""


async def _illegal(fox: Other, asked: dict[str, Any]) -> None:
    await fox.say(say="move", move="no such move")


async def _fault(fox: Other, asked: dict[str, Any]) -> None:
    await fox.say(say="fault", message="mine")


async def _nonsense(fox: Other, asked: dict[str, Any]) -> None:
    await fox.socket.send("nonsense")


async def _gone(fox: Other, asked: dict[str, Any]) -> None:
    await fox.socket.close()


@pytest.mark.usefixtures("unwaited")
@pytest.mark.parametrize("how", [_silent, _illegal, _fault, _nonsense, _gone])
async def test_a_bot_of_the_game_steps_in_for_an_agent_that_fails_or_is_late(
    server: Running, how: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    if how is _silent:
        monkeypatch.setattr(remote_agent, "GRACE", -0.9)
    async with other(server) as fox, agents_turn(server) as table:
        await fox.begin()
        await how(fox, await fox.hear("choose"))
        await table.sitting.reach(2)
        made = (await table.live()).match.moves[1]
        assert (made.by, made.move) == ("stand_in", server.thinker.asked[-1][2][0])
        if how is _silent:
            assert await fox.end() == (4009, "agent.late")
        if how is _nonsense:
            assert await fox.end() == (4000, "agent.line")
        metrics = (await table.ana.http.get("/metrics")).text
    assert f'tablee_program_failures_total{{program="{FOX}"}} 1.0' in metrics


@pytest.mark.usefixtures("unwaited")
async def test_an_agent_that_connects_again_goes_on_at_its_tables(server: Running) -> None:
    ana = Person(server.base)
    async with other(server):
        table = (await ana.open(ME, program(FOX)))["table"]
    await offered(server.base, "toy", [])
    async with await ana.sit(table) as sitting:
        await replied(server, table, sitting, 0)
        async with other(server) as fox:
            await sitting.answered(do="move", ply=2, seat=0, move="draw")
            await fox.begin()
            asked = await fox.hear("choose")
            assert asked["ply"] == 3
            await fox.say(say="move", move=asked["legal"][0])
            await sitting.reach(4)
        live = await server.services.matches.current(table)
    assert [live.match.moves[ply].by for ply in (1, 3)] == ["stand_in", "program"]
    await ana.close()


async def test_an_agent_that_is_soon_back_is_asked_again_and_no_bot_moves(server: Running) -> None:
    async with other(server) as fox, agents_turn(server) as table:
        await fox.begin()
        first = await fox.hear("choose")
        await fox.socket.close()
        async with other(server, greets=False) as again:
            await again.hear("hello")
            await again.say(say="hello", name="by hand")
            await again.begin()
            asked = await again.hear("choose")
            assert {**asked, "match": ""} == {**first, "match": ""}
            await again.say(say="move", move=asked["legal"][-1])
            await table.sitting.reach(2)
        made = (await table.live()).match.moves[1]
    assert (made.by, made.move) == ("program", asked["legal"][-1])
    assert server.thinker.asked == []


async def test_a_second_connection_with_the_token_takes_the_place_of_the_first(server: Running) -> None:
    async with other(server) as first, other(server) as second:
        assert await first.end() == (4001, "agent.replaced")
        await second.say(say="pong")
        await offered(server.base, "toy", [FOX])


@pytest.mark.parametrize("token", ["", "another"])
async def test_without_a_token_that_is_known_nobody_gets_in(server: Running, token: str) -> None:
    async with other(server, token, greets=False) as stranger:
        assert await stranger.end() == (4000, "agent.token")
    with pytest.raises(RemoteError) as refused:
        await asyncio.to_thread(remote.play, server.base, token or "none", Drawing())
    for language in ("en", "fr", "nl"):
        assert server.base in refused.value.sentence(language)


async def test_an_address_has_so_many_sockets_agents_included(start: Start) -> None:
    server = await start(connections_per_address=1)
    await server.services.store.agent_tokens.add(FOX, TOKEN, 1)
    async with other(server) as first:
        async with other(server, greets=False) as second:
            assert await second.end() == (1013, "server.full")
        await first.say(say="pong")
    await until(lambda: server.services.parts.access.open_sockets == {})


async def test_an_address_may_try_so_many_tokens(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(rate_limits.RATES, "socket", (3, 60))
    server = await start(rate=1.0)
    await server.services.store.agent_tokens.add(FOX, TOKEN, 1)
    ends = []
    for token in ("one", "two", "three", TOKEN):
        async with other(server, token, greets=False) as stranger:
            ends.append(await stranger.end())
    assert ends == [(4000, "agent.token")] * 3 + [(4029, "request.too_many")]


async def test_an_agent_that_sends_too_much_is_let_go(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted: list[str] = []

    def count(kind: str, who: str) -> bool:
        counted.append(kind)
        return len(counted) <= 3

    async with other(server) as fox:
        monkeypatch.setattr(server.services.rate_limits, "count", count)
        for _ in range(4):
            await fox.say(say="pong")
        assert await fox.end() == (4029, "request.too_many")
    assert counted == ["message"] * 4


async def test_a_connected_agent_is_counted_until_it_leaves_and_so_is_the_reason(server: Running) -> None:
    ana = Person(server.base)

    async def figures() -> dict[str, float]:
        lines = (await ana.http.get("/metrics")).text.splitlines()
        counted = ("tablee_connections ", "tablee_sockets_closed_total")
        return {
            name: float(value) for name, value in (line.split() for line in lines if line.startswith(counted))
        }

    async with other(server) as fox:
        assert await figures() == {"tablee_connections": 1}
        await fox.say(say="move", move="draw")
        assert await fox.end() == (4000, "agent.line")

    async def left() -> bool:
        return await figures() == {"tablee_connections": 0, 'tablee_sockets_closed_total{code="4000"}': 1}

    await until(left)
    await ana.close()


async def test_an_agent_for_another_host_is_refused(server: Running) -> None:
    port = server.base.rpartition(":")[2]
    headers = {"Authorization": f"Bearer {TOKEN}"}
    address = f"ws://evil.example:{port}/agent"
    async with connect(address, host="127.0.0.1", additional_headers=headers) as socket:
        assert await Other(socket).end() == (4003, "host.unknown")


async def test_what_is_too_long_or_comes_unasked_ends_the_connection(server: Running) -> None:
    async with other(server) as fox:
        await fox.say(say="move", move="x" * (64 << 10))
        assert (await fox.end())[0] == 1009
    async with other(server) as fox:
        await fox.say(say="move", move="draw")
        assert await fox.end() == (4000, "agent.line")


async def test_pings_are_answered_while_the_agent_thinks(
    server: Running, monkeypatch: pytest.MonkeyPatch, at_once: None
) -> None:
    monkeypatch.setattr(agents, "SILENCE_S", 1e9)
    thinks = threading.Event()
    pongs: list[float] = []
    monkeypatch.setattr(remote_agent.Link, "ping", _noting(remote_agent.Link.ping, pongs))

    class Slow(Drawing):
        def choose(self, seen: tablee.Seen) -> str:
            assert thinks.wait(300)
            return super().choose(seen)

    playing = Playing(server, Slow)
    await offered(server.base, "toy", [FOX])
    async with agents_turn(server) as table:
        here = server.services.programs.everyone[FOX]
        await until(lambda: here.counted.thinking == 1)
        heard = len(set(pongs))
        await until(lambda: len(set(pongs)) > heard + 2)
        assert here.counted.thinking == 1
        thinks.set()
        await table.sitting.reach(2)
    assert (here.counted.answered, here.counted.failures) == (1, 0)
    await server.services.store.agent_tokens.remove(FOX)
    await playing.ended()


def _noting(
    ping: Callable[[remote_agent.Link], None], heard: list[float]
) -> Callable[[remote_agent.Link], None]:
    def noting(link: remote_agent.Link) -> None:
        heard.append(link.heard_at)
        ping(link)

    return noting


@pytest.mark.usefixtures("at_once")
async def test_an_agent_that_is_silent_is_let_go(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(agents, "SILENCE_S", 0.2)
    async with other(server) as fox:
        assert await fox.end() == (4009, "agent.silent")


async def test_a_cancelled_question_leaves_its_answer_to_nobody_else(server: Running) -> None:
    async with other(server) as fox, agents_turn(server) as table:
        await fox.begin()
        first = await fox.hear("choose")
        server.services.bot_turns._tasks[table.id].cancel()
        await fox.say(say="move", move="an answer that nobody waits for")
        again = await fox.hear("choose")
        assert {**again, "seed": 0} == {**first, "seed": 0}
        await fox.say(say="move", move=again["legal"][-1])
        await table.sitting.reach(2)
        assert (await table.live()).match.moves[1].by == "program"


@pytest.mark.usefixtures("at_once")
async def test_the_example_of_the_tutorial_plays(
    server: Running,
) -> None:
    (example,) = [block for block in python_blocks("docs/write-a-bot.md") if "tablee.remote" in block]
    written = example.replace("https://play.example", server.base).replace("the token", TOKEN)
    task = asyncio.create_task(asyncio.to_thread(exec, written, {}))
    await offered(server.base, "toy", [FOX])
    ana = Person(server.base)
    table = (await ana.open(ME, program(FOX)))["table"]
    async with await ana.sit(table) as sitting:
        await replied(server, table, sitting, 0)
        live = await server.services.matches.current(table)
    assert live.match.moves[1].by == "program"
    await server.services.store.agent_tokens.remove(FOX)
    with pytest.raises(RemoteError):
        await task
    await ana.close()


@pytest.mark.usefixtures("at_once")
async def test_a_token_from_a_file_may_end_with_a_line_end(server: Running) -> None:
    playing = Playing(server, Drawing(), f" {TOKEN}\r\n")
    await offered(server.base, "toy", [FOX])
    await server.services.store.agent_tokens.remove(FOX)
    assert isinstance(await playing.ended(), RemoteError)
