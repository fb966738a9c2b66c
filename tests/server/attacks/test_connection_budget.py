"""A player closes the page in every turn to get free thinking time, with every clock of minutes."""

from collections.abc import AsyncIterator
from typing import Any

import pytest

from tablee.server.clock import governed_by
from tablee.server.live.clock_replay import SPARED_MS
from tablee.server.live.live_match import LiveMatch
from tests.marks import always_and_soak
from tests.patience import until
from tests.server.conftest import Running, Start
from tests.server.people import FRIEND, ME, Person, Sitting

AWAY_S = 18
"""Less than the time that one turn may be spared."""

BANK = {"kind": "bank", "bank": 30, "increment": 1}
MOVE = {"kind": "move", "move": 10, "bank": 20}
S = 1000
NEVER_S = 3600.0
"""Only the test checks clocks: otherwise the server may have noted a time-out, but not sent it when the test asks."""


class Cheat:
    """Ana thinks with her page closed; Bo moves at once."""

    def __init__(self, server: Running, clock: dict[str, Any]) -> None:
        self.server = server
        self.clock = clock
        self.ana, self.bo = Person(server.base), Person(server.base)
        self.table = ""
        self.turns = 0

    async def open(self) -> None:
        terms = {"clock": self.clock, "time_out": "others"}
        self.table = (await self.ana.open(ME, FRIEND, terms=terms))["table"]
        await self.bo.call("POST", f"/api/tables/{self.table}/join", {})

    async def info(self) -> dict[str, Any]:
        told: dict[str, Any] = await self.bo.call("GET", f"/api/tables/{self.table}")
        return told

    async def think(self, closed: bool) -> bool:
        """Let `AWAY_S` seconds pass in a turn of Ana's, then move; return false if her time was over before."""
        sitting = await self.arrive(self.ana)
        if closed:
            await self.leave(sitting)
        self.server.clock.put_forward(AWAY_S)
        if closed:
            sitting = await self.arrive(self.ana)
        with governed_by(self.server.clock):
            await self.server.services.deadlines.poll()
        told = await self.info()
        if told["clocks"]["overdue"]:
            return False
        await self.leave(sitting)
        for person in (self.ana, self.bo):
            await self.move(person)
        self.turns += 1
        return True

    async def arrive(self, person: Person) -> Sitting:
        """Open the page, and wait until the server has noted it, because the clock is put forward next."""
        sitting = await person.sit(self.table)
        await self.until_lost(False, 0 if person is self.ana else 1)
        return sitting

    async def leave(self, sitting: Sitting) -> None:
        seat = sitting.welcome["look"]
        await sitting.socket.close()
        await self.until_lost(True, seat)

    async def until_lost(self, lost: bool, seat: int) -> None:
        live = await self.server.services.match_cache.get(self.table)
        await until(lambda: any(one.ended is None and one.seat == seat for one in live.outages) is lost)
        # The store gets the deadline after that, and the test checks clocks by the store's.
        await until(lambda: self.is_deadline_stored(live))

    async def is_deadline_stored(self, live: LiveMatch) -> bool:
        row = await self.server.services.store.matches.find(self.table)
        assert row is not None
        clocks = live.row.clock_state
        return clocks is None or row.deadline == clocks.check_at

    async def move(self, person: Person) -> None:
        """Draw, or lay a card if there is none to draw: nine turns before the match is over."""
        sitting = await self.arrive(person)
        now = sitting.welcome["now"]
        move = {"seat": now["turn"], "ply": now["ply"], "move": now["legal"][-1]}
        assert (await sitting.answered(do="move", **move))["say"] == "ack"
        await self.leave(sitting)

    async def close(self) -> None:
        for one in (self.ana, self.bo):
            await one.close()


@pytest.fixture
async def cheats() -> AsyncIterator[list[Cheat]]:
    made: list[Cheat] = []
    yield made
    for one in made:
        await one.close()


def allowed_s(clock: dict[str, Any], turns: int) -> float:
    """Return how many seconds a seat may think in this number of turns and the one in which its time runs out."""
    if clock["kind"] == "bank":
        return float(clock["bank"] + turns * clock["increment"])
    return float(clock["bank"] + (turns + 1) * clock["move"])


@pytest.mark.parametrize("clock", always_and_soak(BANK, MOVE), ids=lambda clock: clock["kind"])
async def test_what_is_gained_in_a_match_is_a_minute_at_most(
    start: Start, cheats: list[Cheat], clock: dict[str, Any]
) -> None:
    server = await start(poll=NEVER_S)
    thought = {}
    for closed in (True, False):
        cheat = Cheat(server, clock)
        cheats.append(cheat)
        await cheat.open()
        while await cheat.think(closed):
            pass
        spared = (await cheat.info())["clocks"]["spared"]
        if closed:
            assert spared[0] == 0
        # The turn in which her time ran out is left out.
        thought[closed] = AWAY_S * cheat.turns
        gained = SPARED_MS / S - spared[0] / S
        assert thought[closed] <= allowed_s(clock, cheat.turns) + gained
    assert thought[False] < thought[True] <= thought[False] + SPARED_MS / S + AWAY_S
