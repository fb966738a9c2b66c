"""An agent on another machine, as a process, plays a match while its network or the server fails.

No acknowledged move is lost, none is made twice, and every move of the agent in the log is an answer that it gave.
"""

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tablee.store.rows import Entry
from tablee.store.store import Store
from tests.faulty_proxy import FaultyProxy, faulty_proxy
from tests.patience import patience, until
from tests.server import killing
from tests.server.agents_elsewhere import FOX, TOKEN
from tests.server.killing import Player, Tally, check
from tests.server.people import ME, offered, program
from tests.server.remote_play import AgentProcess, agent_process
from tests.server.restoring import Restarted

GAME = "tokan"
MS = 600_000
"""The agent's thinking time: no test waits until it is over."""

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def nothing_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let Ana stand by her moves, so that a ply has one move."""
    monkeypatch.setattr(killing, "UNDONE", 0.0)


class House:
    """A server, a proxy in front of it for the agent, the agent, and a player with a table."""

    def __init__(self, server: Restarted, proxy: FaultyProxy, fox: AgentProcess, store: Store) -> None:
        self.server = server
        self.proxy = proxy
        self.fox = fox
        self.store = store
        self.tally = Tally()
        self.ana = Player(server.base, self.tally, random.Random(5))
        self.table = ""

    async def begin(self) -> "asyncio.Task[None]":
        """Open a table of Ana and the agent, and let Ana play until the match is over."""
        await offered(self.server.base, GAME, [FOX])
        opened = await self.ana.open(ME, program(FOX), game=GAME)
        self.table = opened["table"]
        return asyncio.create_task(self.ana.play(self.table))

    async def entries(self) -> list[Entry]:
        """Return the log of the match."""
        return await self.store.log.entries(self.table)

    async def asked(self) -> int:
        """Wait for a question that the agent does not answer, and return its ply."""
        self.fox.hold()
        await until(lambda: len(self.fox.noted("ask")) > len(self.fox.noted("answer")))
        ply: int = self.fox.noted("ask")[-1]["ply"]
        return ply

    async def end(self, playing: "asyncio.Task[None]") -> list[Entry]:
        """Wait for the end of the match, check everything, and return the log."""
        async with patience():
            await playing
        await check(self.server, [(self.table, [self.ana])], self.tally)
        assert self.tally.lost == []
        entries = await self.entries()
        asked = {one["ply"] for one in self.fox.noted("ask")}
        answers = {(one["ply"], one["move"]) for one in self.fox.noted("answer")}
        # No one is asked where there is only one move.
        own = {(one.ply - 1, one.move) for one in entries if one.by == "program" and one.ply - 1 in asked}
        assert own
        assert own <= answers
        return entries

    async def end_with_the_question_again(self, playing: "asyncio.Task[None]", ply: int) -> list[Entry]:
        """Let the agent answer; check that it got this question again, and made the move. Return the log."""
        self.fox.go_on()
        entries = await self.end(playing)
        assert entries[ply].by == "program"
        first, *more = self.fox.noted("ask", ply)
        assert first in more
        return entries


@asynccontextmanager
async def house(folder: Path, idle_s: float | None = None, ms: int = MS) -> AsyncIterator[House]:
    """Yield a server whose agent connects through a proxy."""
    server = Restarted(str(folder / "tablee.db"), folder / "server.log", program_ms=ms)
    await server.start()
    store = await Store.open(server.database)
    await store.agent_tokens.add(FOX, TOKEN, 1)
    try:
        async with (
            faulty_proxy([server.port], random.Random(7)) as proxy,
            agent_process(f"http://127.0.0.1:{proxy.port}", TOKEN, folder) as fox,
        ):
            proxy.idle_s = idle_s
            found = House(server, proxy, fox, store)
            yield found
            await found.ana.close()
    finally:
        await store.close()
        await server.kill()
        server.log.close()


async def test_connections_that_are_cut_delayed_and_torn_at_random(tmp_path: Path) -> None:
    chance = random.Random(3)
    async with house(tmp_path) as found:
        playing = await found.begin()
        found.proxy.halves, found.proxy.delay_s = True, 0.05
        cuts = 0
        async with patience():
            while not playing.done():
                await asyncio.sleep(chance.uniform(0.1, 0.6))
                cuts += found.proxy.cut(1.0)
        await found.end(playing)
        assert cuts > 2


async def test_a_question_comes_again_after_its_connection_was_cut(tmp_path: Path) -> None:
    async with house(tmp_path) as found:
        playing = await found.begin()
        ply = await found.asked()
        assert found.proxy.cut(1.0) == 1
        await found.end_with_the_question_again(playing, ply)


async def test_a_proxy_that_closes_what_is_idle(tmp_path: Path) -> None:
    async with house(tmp_path, idle_s=0.3) as found:
        playing = await found.begin()
        await found.asked()
        await until(lambda: found.proxy.idled > 0)
        found.fox.go_on()
        await found.end(playing)


async def _terminated(server: Restarted) -> None:
    await server.stop()


async def _killed(server: Restarted) -> None:
    await server.kill()


@pytest.mark.parametrize("end", [_terminated, _killed])
async def test_after_a_restart_of_the_server_the_agent_gets_its_question_again(
    tmp_path: Path, end: Callable[[Restarted], Awaitable[None]]
) -> None:
    async with house(tmp_path) as found:
        playing = await found.begin()
        ply = await found.asked()
        before = await found.entries()
        await end(found.server)
        await found.server.start()
        entries = await found.end_with_the_question_again(playing, ply)
        assert entries[: len(before)] == before


async def test_bytes_that_are_held_back_until_the_time_is_over(tmp_path: Path) -> None:
    """A bot steps in, and the agent has its seat again once it is back."""
    async with house(tmp_path, ms=100) as found:
        playing = await found.begin()
        await until(lambda: len(found.fox.noted("answer")) > 1)
        held = found.proxy.stop_reading(1.0)
        assert held

        async def stood_in() -> int:
            return next((one.ply for one in await found.entries() if one.by == "stand_in"), 0)

        ply = await until(stood_in)
        for one in held:
            one.read.set()
        entries = await found.end(playing)
        assert "program" in {one.by for one in entries[ply:]}


async def test_a_token_that_is_removed_while_the_agent_thinks(tmp_path: Path) -> None:
    """Its process ends and says what to do, and a bot plays the seat to the end."""
    async with house(tmp_path) as found:
        playing = await found.begin()
        await until(lambda: len(found.fox.noted("answer")) > 1)
        ply = await found.asked()
        await found.store.agent_tokens.remove(FOX)

        async def gone_on() -> bool:
            return len(await found.entries()) > ply

        await until(gone_on)
        found.fox.go_on()
        assert "does not know this token" in await found.fox.ended()
        entries = await found.end(playing)
        assert {one.by for one in entries[ply:]} == {"person", "stand_in"}
