"""Strangers fill a table's sockets from several addresses while a player loses the connection in every turn."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tablee.server.settings import Settings
from tests.marks import always_and_soak
from tests.patience import until
from tests.server.conftest import Start
from tests.server.killing import SERVE, Server
from tests.server.people import FRIEND, ME, Person, Sitting

CLOCK = {"kind": "bank", "bank": 60, "increment": 10}
"""Generous, for a slow machine: a player who is kept out still loses."""


class Patient(Server):
    """A server process with the default limits."""

    program = SERVE.replace("rate=1000, ", "")


class Stranger(Person):
    """A person without identity who tries again and again to get all sockets of a table."""

    def __init__(self, base: str, address: str, table: str) -> None:
        super().__init__(base, address)
        self.table = table
        self.watching = 0
        self.refused = 0

    async def want(self, sockets: int) -> None:
        """Hold the sockets for as long as the server lets them, and ask for those that are missing."""
        await asyncio.gather(*(self._want_one() for _ in range(sockets)))

    async def _want_one(self) -> None:
        while True:
            with contextlib.suppress(ConnectionClosed, InvalidHandshake, OSError):
                async with await self.connect() as sitting:
                    await sitting.send(do="hello", table=self.table)
                    if (await sitting.received())["say"] == "welcome":
                        self.watching += 1
                        await self._hold(sitting)
            self.refused += 1
            await asyncio.sleep(1)

    async def _hold(self, sitting: Sitting) -> None:
        try:
            while True:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(4):
                        await sitting.received()
                        continue
                await sitting.socket.send(json.dumps({"do": "ping"}))
        finally:
            self.watching -= 1


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    """Start a server process, with real clocks."""
    server = Patient(str(tmp_path / "tablee.db"), tmp_path / "server.log", bot_workers=1, rules_workers=1)
    await server.start()
    yield server
    await server.kill()
    server.log.close()


async def turn(table: str, ana: Person, bo: Person) -> bool:
    """Let the player to move drop the page, come back and move; the other tries to win by the clock. False: it is
    over.
    """
    is_anas = (await ana.call("GET", f"/api/tables/{table}"))["turn"] == 0
    mover, other = (ana, bo) if is_anas else (bo, ana)
    async with await mover.sit(table):
        pass
    claim = await other.call("POST", f"/api/tables/{table}/claim", {}, status=409)
    assert claim["code"] == "time.not_over"
    async with await mover.sit(table) as sitting:
        now = sitting.welcome["now"]
        move = {"move": now["legal"][0], "seat": now["turn"], "ply": now["ply"], "undone": now["undone"]}
        assert (await sitting.answered(do="move", **move))["say"] == "ack"
    told = await other.call("GET", f"/api/tables/{table}")
    assert [seat["resigned"] for seat in told["seats"]] == [False, False]
    return bool(told["state"] == "running")


@pytest.mark.slow
@pytest.mark.processes
@pytest.mark.parametrize(
    ("addresses", "each", "turns"),
    always_and_soak((2, 64, 4), (8, 64, 60)),
    ids=lambda value: str(value) if isinstance(value, int) else None,
)
async def test_who_plays_gets_back_in_every_turn_and_loses_nothing(
    server: Server, addresses: int, each: int, turns: int
) -> None:
    """The players share one of the addresses from which strangers come. Slow: those keep 128 sockets busy."""
    ana, bo = (Person(server.base, "192.0.2.1") for _ in range(2))
    terms = {"clock": CLOCK, "time_out": "others"}
    table = (await ana.open(ME, FRIEND, game="tokan", terms=terms))["table"]
    async with await ana.sit(table) as at_ana:
        await bo.call("POST", f"/api/tables/{table}/join", {})
        await at_ana.table(lambda told: told["state"] == "running")
    strangers = [Stranger(server.base, f"192.0.2.{n}", table) for n in range(1, addresses + 1)]
    flood = [asyncio.create_task(one.want(each)) for one in strangers]
    limits = Settings("")
    room = min(limits.spectators_per_table, addresses * limits.spectators_per_address)
    await until(lambda: sum(one.watching for one in strangers) >= room)
    played = 1
    while await turn(table, ana, bo) and played < turns:
        played += 1
    assert played >= min(turns, 5)
    assert sum(one.watching for one in strangers) <= room
    assert all(one.watching <= limits.spectators_per_address for one in strangers)
    assert sum(one.refused for one in strangers) > 0
    for task in flood:
        task.cancel()
    await asyncio.gather(*flood, return_exceptions=True)
    for person in (ana, bo, *strangers):
        await person.close()


async def test_many_who_come_at_the_same_moment_are_counted_one_by_one(start: Start) -> None:
    limit = 5
    server = await start(spectators_per_table=limit)
    ana = Person(server.base)
    table = (await ana.open(ME, FRIEND))["table"]
    sittings = [await ana.connect() for _ in range(2 * limit)]
    strangers = [await Person(server.base).connect() for _ in range(4 * limit)]
    await asyncio.gather(*(one.send(do="hello", table=table) for one in [*strangers, *sittings]))
    said = [(await one.received())["say"] for one in strangers]
    assert (said.count("welcome"), said.count("error")) == (limit, 3 * limit)
    assert [(await one.expect("welcome"))["say"] for one in sittings] == ["welcome"] * 2 * limit
    for one in [*strangers, *sittings]:
        await one.socket.close()
    await ana.close()
