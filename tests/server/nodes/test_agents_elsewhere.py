"""An agent is connected to one of two processes, and plays also where only the other shows its table."""

from collections.abc import AsyncIterator

import pytest

from tablee.bots.programs import offered
from tablee.server.thinking import bot_turns
from tests.patience import until
from tests.server.agents_elsewhere import FOX, TOKEN, Other, other
from tests.server.conftest import Running, Start
from tests.server.nodes.conftest import NEVER
from tests.server.people import ME, Person, Sitting, program

PATIENT_S = 60.0
"""How long a process waits for others in a test: however slow the machine, no bot moves before."""


class Apart:
    """The agent at the first process, Ana at the second, and their table there."""

    def __init__(self, first: Running, second: Running, fox: Other, ana: Person, table: str) -> None:
        self.first, self.second, self.fox, self.ana, self.table = first, second, fox, ana, table

    async def reply(self, sitting: Sitting, ply: int) -> None:
        """Let Ana draw, and the agent answer."""
        await sitting.answered(do="move", ply=ply, seat=0, move="draw")
        if not ply:
            await self.fox.begin()
        asked = await self.fox.hear("choose")
        assert asked["ply"] == ply + 1
        await self.fox.say(say="move", move=asked["legal"][-1])
        step = (await sitting.reach(ply + 2))["step"]
        assert (step["by"], step["seat"]) == ("program", 1)


@pytest.fixture
async def apart(
    start: Start, postgres_with_tables: str, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Apart]:
    monkeypatch.setattr(bot_turns, "ELSEWHERE_S", PATIENT_S)
    monkeypatch.setattr(offered, "RETURN_S", 0.0)
    first, second = [await start(database=postgres_with_tables, poll=NEVER) for _ in range(2)]
    await until(lambda: all(one.services.store.signals.accompanied for one in (first, second)))
    await first.services.store.agent_tokens.add(FOX, TOKEN, 1)
    async with other(first) as fox:
        ana = Person(first.base)
        table = (await ana.open(ME, program(FOX)))["table"]
        ana_there = Person(second.base)
        ana_there.http.cookies = ana.http.cookies
        yield Apart(first, second, fox, ana_there, table)
        await ana.close()
        await ana_there.close()


async def test_it_moves_at_a_table_that_only_the_other_process_shows(apart: Apart) -> None:
    async with await apart.ana.sit(apart.table) as sitting:
        for ply in (0, 2):
            await apart.reply(sitting, ply)
    assert apart.first.thinker.asked == apart.second.thinker.asked == []


async def test_a_bot_moves_where_no_process_has_it_and_gives_the_seat_back(
    apart: Apart, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_turns, "ELSEWHERE_S", 0.2)
    async with await apart.ana.sit(apart.table) as sitting:
        await apart.fox.socket.close()
        await until(lambda: not apart.first.services.programs.has_agents)
        await sitting.answered(do="move", ply=0, seat=0, move="draw")
        assert (await sitting.reach(2))["step"]["by"] == "stand_in"
        monkeypatch.setattr(bot_turns, "ELSEWHERE_S", PATIENT_S)
        async with other(apart.first) as fox:
            apart.fox = fox
            await sitting.answered(do="move", ply=2, seat=0, move="draw")
            await fox.begin()
            await fox.say(say="move", move=(await fox.hear("choose"))["legal"][-1])
            assert (await sitting.reach(4))["step"]["by"] == "program"
