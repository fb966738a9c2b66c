"""What happens at a table while an agent on another machine thinks: its late answer counts for nothing.

No player gets an error because of it, the agent stays connected, and it is asked about the position of now.
"""

from collections.abc import AsyncIterator
from typing import Any

import pytest

from tablee.bots.programs import offered
from tablee.server.clock import governed_by
from tests.patience import until
from tests.server.agents_elsewhere import FOX, TOKEN, Other, other
from tests.server.conftest import Running, Start
from tests.server.people import FRIEND, ME, Person, Sitting, program
from tests.server.tables.test_ahead_in_a_pause import agree

BANK_S = 600
CLOCK = {"kind": "bank", "bank": BANK_S, "increment": 5}
DAY_S = 24 * 3600


@pytest.fixture
async def server(start: Start) -> Running:
    server = await start()
    await server.services.store.agent_tokens.add(FOX, TOKEN, 1)
    return server


@pytest.fixture
async def fox(server: Running) -> AsyncIterator[Other]:
    """Yield an agent that is connected."""
    async with other(server) as fox:
        yield fox


@pytest.fixture
async def ana(server: Running) -> AsyncIterator[Person]:
    ana = Person(server.base)
    yield ana
    await ana.close()


async def begun(sitting: Sitting) -> None:
    """Make the first move."""
    assert (await sitting.answered(do="move", ply=0, seat=0, move="draw"))["say"] == "ack"


def errors(told: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [one for one in told if one["say"] == "error"]


async def idle(server: Running) -> None:
    """Wait until the agent has answered everything that it was asked."""
    await until(lambda: server.services.programs.everyone[FOX].counted.thinking == 0)


async def test_a_move_is_taken_back_and_the_agent_is_asked_about_the_new_one(
    server: Running, fox: Other, ana: Person
) -> None:
    opened = await ana.open(ME, program(FOX), game="tokan")
    begins = opened["turn"] == 0
    async with await ana.sit(opened["table"]) as sitting:
        now = sitting.welcome["now"]
        if not begins:
            await fox.begin()
            await fox.say(say="move", move=(await fox.hear("choose"))["legal"][0])
            now = (await sitting.reach(1))["now"]
        ply = now["ply"]
        await sitting.answered(do="move", ply=ply, seat=0, move=now["legal"][0])
        if begins:
            await fox.begin()
        first = await fox.hear("choose")
        assert (await sitting.answered(do="undo", ply=ply + 1, seat=0))["say"] == "ack"
        now = (await sitting.expect("undone"))["now"]
        await sitting.answered(do="move", ply=ply, seat=0, undone=now["undone"], move=now["legal"][-1])
        await fox.say(say="move", move=first["legal"][0])
        second = await fox.hear("choose")
        assert (second["ply"], second["view"] != first["view"]) == (ply + 1, True)
        await fox.say(say="move", move=second["legal"][-1])
        await sitting.reach(ply + 2)
        assert errors(await sitting.quiet()) == []
    live = await server.services.matches.current(opened["table"])
    assert [one.move for one in live.match.moves[ply:]] == [now["legal"][-1], second["legal"][-1]]
    assert live.match.moves[ply + 1].by == "program"


async def test_the_player_resigns_and_the_agent_plays_at_the_next_table(
    server: Running, fox: Other, ana: Person
) -> None:
    table = (await ana.open(ME, program(FOX)))["table"]
    async with await ana.sit(table) as sitting:
        await begun(sitting)
        await fox.begin()
        asked = await fox.hear("choose")
        await sitting.answered(do="resign", seat=0)
        await sitting.table(lambda told: told["state"] == "over")
        await fox.say(say="move", move=asked["legal"][0])
        await idle(server)
        assert errors(await sitting.quiet()) == []
    assert (await server.services.matches.current(table)).match.ply == 1
    table = (await ana.open(ME, program(FOX)))["table"]
    async with await ana.sit(table) as sitting:
        await begun(sitting)
        await fox.begin()
        await fox.say(say="move", move=(await fox.hear("choose"))["legal"][0])
        await sitting.reach(2)
    assert (await server.services.matches.current(table)).match.moves[1].by == "program"


async def test_a_pause_is_agreed_and_it_is_asked_again_afterwards(
    server: Running, fox: Other, ana: Person
) -> None:
    bo = Person(server.base)
    table = (await ana.open(ME, program(FOX), FRIEND, terms={"clock": CLOCK}))["table"]
    await bo.call("POST", f"/api/tables/{table}/join", {})
    async with await ana.sit(table) as at_ana, await bo.sit(table) as at_bo:
        await begun(at_ana)
        await fox.begin()
        first = await fox.hear("choose")
        await agree(at_ana, at_bo, "pause")
        await at_ana.table(lambda told: told["clocks"]["paused"] is not None)
        await fox.say(say="move", move=first["legal"][0])
        await idle(server)
        assert errors([*await at_ana.quiet(), *await at_bo.quiet()]) == []
        assert (await server.services.matches.current(table)).match.ply == 1
        await agree(at_bo, at_ana, "resume")
        again = await fox.hear("choose")
        assert again == first
        await fox.say(say="move", move=again["legal"][-1])
        assert (await at_bo.reach(2))["step"]["by"] == "program"
    await bo.close()


@pytest.mark.parametrize("connected", [True, False])
async def test_no_clock_runs_while_it_thinks_or_is_gone(
    server: Running, fox: Other, ana: Person, connected: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(offered, "RETURN_S", 0.5)
    table = (await ana.open(ME, program(FOX), terms={"clock": CLOCK}))["table"]
    async with await ana.sit(table) as sitting:
        await begun(sitting)
        await fox.begin()
        asked = await fox.hear("choose")
        bank = (await ana.call("GET", f"/api/tables/{table}"))["clocks"]["banks"][0]
        if not connected:
            await fox.socket.close()
        server.clock.put_forward(DAY_S)
        with governed_by(server.clock):
            await server.services.deadlines.poll()
        told = await ana.call("GET", f"/api/tables/{table}")
        assert (told["state"], told["deadline"], told["clocks"]["banks"][0]) == ("running", None, bank)
        if connected:
            await fox.say(say="move", move=asked["legal"][0])
        assert (await sitting.reach(2))["step"]["by"] == ("program" if connected else "stand_in")
        told = await ana.call("GET", f"/api/tables/{table}")
        assert told["deadline"] is not None
        assert told["deadline"] > told["at"]
