"""Each player answers for themselves if researchers may use the moves, and nobody sees who refused."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.server.conftest import Running, Start
from tests.server.people import FRIEND, ME, Person, bot, device

AGREE, REFUSE = {"agree": True}, {"agree": False}


def consent(table: str) -> str:
    return f"/api/tables/{table}/consent"


def answered(told: dict[str, Any]) -> tuple[bool, int] | None:
    """Return the own answer, and how many people are asked: nothing else shows the answers of others."""
    found = told["consents"]
    if found is None:
        return None
    assert found.keys() == {"own", "asked"}
    return found["own"], found["asked"]


@pytest.fixture
async def asking(start: Start) -> Running:
    """Start a server that asks."""
    return await start(research=True)


@pytest.fixture
def people(asking: Running, person: Callable[[], Person]) -> Callable[[], Person]:
    return lambda: Person(asking.base)


async def sat_down(ana: Person, bo: Person, **more: Any) -> str:
    table: str = (await ana.open(ME, FRIEND, **more))["table"]
    await bo.call("POST", f"/api/tables/{table}/join", {})
    return table


async def test_each_player_sees_their_own_answer(people: Callable[[], Person]) -> None:
    ana, bo, cy = people(), people(), people()
    table = await sat_down(ana, bo)
    async with await ana.sit(table) as at_ana, await cy.sit(table) as at_cy:
        assert answered(at_ana.welcome["table"]) == (False, 2)
        assert answered(await ana.call("PUT", consent(table), AGREE)) == (True, 2)
        await at_ana.table(lambda told: told["consents"]["own"])
        # Repeating it changes nothing; refusing looks as if nobody had been asked.
        assert answered(await ana.call("PUT", consent(table), AGREE)) == (True, 2)
        assert answered(await bo.call("PUT", consent(table), REFUSE)) == (False, 2)
        assert answered(await bo.call("PUT", consent(table), AGREE)) == (True, 2)
        assert answered(await ana.call("PUT", consent(table), REFUSE)) == (False, 2)
        # Who only watches sees nothing of it, in any message.
        assert answered(at_cy.welcome["table"]) is None
        await at_ana.answered(do="move", ply=0, seat=0, move="draw")
        await at_cy.reach(1)
        assert all(told["table"]["consents"] is None for told in at_cy.unread if told["say"] == "table")


async def test_bots_are_not_asked_and_people_at_one_device_answer_together(
    people: Callable[[], Person],
) -> None:
    ana = people()
    table = (await ana.open(ME, device("Bo"), bot()))["table"]
    assert answered(await ana.call("PUT", consent(table), AGREE)) == (True, 2)


async def test_the_next_match_asks_again(people: Callable[[], Person]) -> None:
    ana, bo = people(), people()
    table = await sat_down(ana, bo)
    for one in (ana, bo):
        await one.call("PUT", consent(table), AGREE)
    async with await ana.sit(table) as at_ana, await bo.sit(table) as at_bo:
        await at_ana.answered(do="resign", seat=0)
        await at_bo.table(lambda told: told["state"] == "over")
        for sitting in (at_ana, at_bo):
            await sitting.answered(do="offer", kind="rematch", commitment=None)
        told = await at_bo.table(lambda told: told["next"] is not None)
    assert answered(await bo.call("GET", f"/api/tables/{told['next']}")) == (False, 2)
    assert answered(await bo.call("GET", f"/api/tables/{table}")) == (True, 2)


async def test_who_left_the_seat_is_asked_as_long_as_who_took_it(people: Callable[[], Person]) -> None:
    ana, bo, cy = people(), people(), people()
    table = (await ana.open(ME, FRIEND, bot(), terms={"substitutes": "anybody"}))["table"]
    await bo.call("POST", f"/api/tables/{table}/join", {})
    for one in (ana, bo):
        await one.call("PUT", consent(table), AGREE)
    async with await ana.sit(table) as at_ana:
        await at_ana.answered(do="resign", seat=0)
    await cy.call("PUT", "/api/me", {"name": "Cy"})
    told = await cy.call("POST", f"/api/tables/{table}/substitute", {"seat": 0})
    assert answered(told) == (False, 3)
    assert answered(await ana.call("PUT", consent(table), REFUSE)) == (False, 3)
    assert answered(await cy.call("PUT", consent(table), AGREE)) == (True, 3)
    assert answered(await bo.call("GET", f"/api/tables/{table}")) == (True, 3)


async def test_answers_outlive_an_undone_move_and_a_restart(start: Start, asking: Running) -> None:
    ana, bo = Person(asking.base), Person(asking.base)
    table = (await ana.open(ME, FRIEND, game="tokan"))["table"]
    turn = (await bo.call("POST", f"/api/tables/{table}/join", {}))["turn"]
    await ana.call("PUT", consent(table), AGREE)
    mover = ana if turn == 0 else bo
    async with await mover.sit(table) as at_it:
        move = at_it.welcome["now"]["legal"][0]
        await at_it.answered(do="move", ply=0, seat=turn, move=move)
        assert (await at_it.answered(do="undo", ply=1, seat=turn))["say"] == "ack"
    assert answered(await ana.call("GET", f"/api/tables/{table}")) == (True, 2)
    # Another process on the same database, which does not ask: who agreed can still withdraw.
    other = await start()
    moved = Person(other.base)
    moved.http.cookies = ana.http.cookies
    assert answered(await moved.call("GET", f"/api/tables/{table}")) == (True, 2)
    assert answered(await moved.call("PUT", consent(table), REFUSE)) == (False, 2)
    assert (await moved.call("PUT", consent(table), AGREE, 403))["code"] == "table.research"
    async with await ana.sit(table) as at_ana:
        assert answered(at_ana.welcome["table"]) == (False, 2)


async def test_another_page_of_the_same_player_shows_the_answer_in_another_process_too(
    start: Start, asking: Running
) -> None:
    ana, bo = Person(asking.base), Person(asking.base)
    table = await sat_down(ana, bo)
    again = Person((await start(research=True)).base)
    again.http.cookies = ana.http.cookies
    async with await again.sit(table) as at_again:
        await ana.call("PUT", consent(table), AGREE)
        told = await at_again.table(lambda told: told["consents"]["own"])
        assert answered(told) == (True, 2)
