"""Moves said ahead: played when their turn has come if all is as foreseen, and nobody else's business."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from tablee.server.clock import governed_by
from tablee.server.tables import ahead
from tests.server.conftest import Running
from tests.server.people import FRIEND, ME, Person, Sitting

LATER_S = 5.0
"""The seconds by which the clock is put forward, so that no test waits for a move in advance."""


class Two:
    """Ana, who moves first, and Bo, at one table."""

    def __init__(self, server: Running, ana: Person, bo: Person, table: str) -> None:
        self.server = server
        self.ana, self.bo, self.id = ana, bo, table

    async def say(self, who: Person, seat: int, move: str | None, status: int | None = None) -> Any:
        return await who.call("PUT", f"/api/tables/{self.id}/ahead", {"seat": seat, "move": move}, status)

    async def due(self) -> None:
        """Let enough time pass, and have the server look."""
        self.server.clock.put_forward(LATER_S)
        with governed_by(self.server.clock):
            await self.server.services.moves_ahead.poll()


@pytest.fixture
async def two(server: Running, person: Callable[[], Person]) -> Two:
    ana, bo = person(), person()
    table = (await ana.open(ME, FRIEND))["table"]
    await bo.call("POST", f"/api/tables/{table}/join", {})
    return Two(server, ana, bo, table)


async def draws(sitting: Sitting, ply: int, seat: int) -> None:
    assert (await sitting.answered(do="move", ply=ply, seat=seat, move="draw"))["say"] == "ack"


async def test_who_waits_receives_the_moves_in_advance_and_who_is_to_act_does_not(two: Two) -> None:
    async with await two.ana.sit(two.id) as at_ana, await two.bo.sit(two.id) as at_bo:
        assert at_bo.welcome["now"]["ahead"] == ["draw"]
        assert at_ana.welcome["now"]["ahead"] == []
        assert (await two.say(two.ana, 0, "draw", 409))["code"] == "ahead.your_turn"
        assert (await two.say(two.bo, 1, "a", 422))["code"] == "ahead.move"
        assert (await two.say(two.ana, 1, "draw", 403))["code"] == "seat.not_yours"


async def test_it_is_played_when_its_turn_has_come(two: Two) -> None:
    async with await two.ana.sit(two.id) as at_ana:
        assert await two.say(two.bo, 1, "draw") == {"seat": 1, "move": "draw"}
        await draws(at_ana, 0, 0)
        await two.due()
        step = await at_ana.reach(2)
        assert (step["step"]["seat"], step["now"]["turn"]) == (1, 0)
    entries = await two.server.services.store.log.entries(two.id)
    assert entries[-1].message is not None


async def test_not_at_once_which_would_tell(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ahead, "DELAY_MS", 10**9)
    async with await two.ana.sit(two.id) as at_ana:
        await two.say(two.bo, 1, "draw")
        await draws(at_ana, 0, 0)
        await two.due()
        told = await two.ana.call("GET", f"/api/tables/{two.id}")
        assert (told["ply"], told["turn"]) == (1, 1)


async def test_when_it_is_not_as_foreseen_it_is_dropped_for_good(two: Two) -> None:
    async with await two.ana.sit(two.id) as at_ana, await two.bo.sit(two.id) as at_bo:
        card = at_ana.welcome["now"]["legal"][0]
        await two.say(two.bo, 1, "draw")
        await at_ana.answered(do="move", ply=0, seat=0, move=card)
        await two.due()
        assert (await two.ana.call("GET", f"/api/tables/{two.id}"))["ply"] == 1
        await draws(at_bo, 1, 1)
        await draws(at_ana, 2, 0)
        await two.due()
        assert (await two.ana.call("GET", f"/api/tables/{two.id}"))["ply"] == 3


async def test_a_move_in_advance_for_a_turn_that_a_guest_took_themselves_is_not_for_the_next(
    two: Two,
) -> None:
    async with await two.ana.sit(two.id) as at_ana, await two.bo.sit(two.id) as at_bo:
        await two.say(two.bo, 1, "draw")
        await draws(at_ana, 0, 0)
        await draws(at_bo, 1, 1)
        await draws(at_ana, 2, 0)
        await two.due()
        assert (await two.ana.call("GET", f"/api/tables/{two.id}"))["ply"] == 3


async def test_it_can_be_taken_away_again(two: Two) -> None:
    async with await two.ana.sit(two.id) as at_ana:
        await two.say(two.bo, 1, "draw")
        assert await two.say(two.bo, 1, None) == {"seat": 1, "move": None}
        await draws(at_ana, 0, 0)
        await two.due()
        assert (await two.ana.call("GET", f"/api/tables/{two.id}"))["ply"] == 1


async def test_nobody_else_hears_of_it_and_who_said_it_does_when_they_come_back(two: Two) -> None:
    async with await two.ana.sit(two.id) as at_ana, await two.bo.sit(two.id) as at_bo:
        before = await two.ana.call("GET", f"/api/tables/{two.id}")
        for sitting in (at_ana, at_bo):
            await sitting.quiet()
        await two.say(two.bo, 1, "draw")
        await asyncio.sleep(0)
        assert await at_ana.quiet() == []
        after = await two.ana.call("GET", f"/api/tables/{two.id}")
        assert {**after, "at": 0} == {**before, "at": 0}
    async with await two.ana.sit(two.id) as again:
        assert again.welcome["ahead"] is None
    async with await two.bo.sit(two.id) as again:
        assert again.welcome["ahead"] == {"seat": 1, "move": "draw"}
    async with await two.bo.sit(two.id, look=None) as watching:
        assert watching.welcome["ahead"] is None


async def test_two_processes_play_it_once(two: Two) -> None:
    async with await two.ana.sit(two.id) as at_ana:
        await two.say(two.bo, 1, "draw")
        await draws(at_ana, 0, 0)
        two.server.clock.put_forward(LATER_S)
        look = two.server.services.moves_ahead.poll
        with governed_by(two.server.clock):
            await asyncio.gather(look(), look(), look())
        await at_ana.reach(2)
    assert len(await two.server.services.store.log.entries(two.id)) == 2


async def test_a_move_in_advance_of_a_guest_who_gave_up_is_not_played_for_who_sits_there_now(
    server: Running, person: Callable[[], Person]
) -> None:
    ana, bo, cy = person(), person(), person()
    terms = {"substitutes": "anybody"}
    table = (await ana.open(ME, FRIEND, FRIEND, terms=terms))["table"]
    for one in (bo, cy):
        await one.call("POST", f"/api/tables/{table}/join", {})
    two = Two(server, ana, bo, table)
    assert await two.say(bo, 1, "draw") == {"seat": 1, "move": "draw"}
    async with await bo.sit(table) as sitting:
        assert (await sitting.answered(do="resign", seat=1))["say"] == "ack"
    dan = person()
    await dan.call("POST", f"/api/tables/{table}/substitute", {"seat": 1, "name": "Dan"})
    async with await dan.sit(table) as sitting, await ana.sit(table) as at_ana:
        assert sitting.welcome["ahead"] is None
        await draws(at_ana, 0, 0)
        await two.due()
    row = await server.services.store.matches.find(table)
    assert row is not None
    assert row.ply == 1
