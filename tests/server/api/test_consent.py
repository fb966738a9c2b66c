"""Each player answers for themselves if researchers may use the moves, and nobody sees who refused."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.server.conftest import Running, Start
from tests.server.people import FRIEND, ME, Person, bot, device

AGREE, REFUSE = {"agree": True}, {"agree": False}


def consent(table: str) -> str:
    return f"/api/tables/{table}/consent"


def counted(told: dict[str, Any]) -> tuple[bool, int, int] | None:
    found = told["consents"]
    return None if found is None else (found["own"], found["agreed"], found["asked"])


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


async def test_all_see_how_many_agree_and_only_their_own_answer(people: Callable[[], Person]) -> None:
    ana, bo, cy = people(), people(), people()
    table = await sat_down(ana, bo)
    async with await ana.sit(table) as at_ana, await bo.sit(table) as at_bo, await cy.sit(table) as at_cy:
        assert counted(at_ana.welcome["table"]) == (False, 0, 2)
        assert counted(await ana.call("PUT", consent(table), AGREE)) == (True, 1, 2)
        told = await at_bo.table(lambda told: told["consents"]["agreed"] == 1)
        assert counted(told) == (False, 1, 2)
        # Repeating it changes nothing; refusing looks as if nobody had been asked.
        assert counted(await ana.call("PUT", consent(table), AGREE)) == (True, 1, 2)
        assert counted(await bo.call("PUT", consent(table), REFUSE)) == (False, 1, 2)
        assert counted(await bo.call("PUT", consent(table), AGREE)) == (True, 2, 2)
        await at_ana.table(lambda told: told["consents"]["agreed"] == 2)
        assert counted(await ana.call("PUT", consent(table), REFUSE)) == (False, 1, 2)
        # Who only watches sees nothing of it, in any message.
        assert counted(at_cy.welcome["table"]) is None
        await at_ana.answered(do="move", ply=0, seat=0, move="draw")
        await at_cy.reach(1)
        assert all(told["table"]["consents"] is None for told in at_cy.unread if told["say"] == "table")


async def test_no_message_names_who_agreed(people: Callable[[], Person]) -> None:
    ana, bo = people(), people()
    table = await sat_down(ana, bo)
    async with await bo.sit(table) as at_bo:
        seats = at_bo.welcome["table"]["seats"]
        await ana.call("PUT", consent(table), AGREE)
        told = await at_bo.table(lambda told: told["consents"]["agreed"] == 1)
        assert [one.keys() for one in told["seats"]] == [one.keys() for one in seats]
        assert [one for one in at_bo.unread if one["say"] == "happened"] == []
        record = at_bo.welcome["happened"]
        assert record == []


async def test_bots_are_not_asked_and_people_at_one_device_answer_together(
    people: Callable[[], Person],
) -> None:
    ana = people()
    table = (await ana.open(ME, device("Bo"), bot()))["table"]
    assert counted(await ana.call("PUT", consent(table), AGREE)) == (True, 2, 2)


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
    assert counted(await bo.call("GET", f"/api/tables/{told['next']}")) == (False, 0, 2)
    assert counted(await bo.call("GET", f"/api/tables/{table}")) == (True, 2, 2)


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
    assert counted(told) == (False, 2, 3)
    assert counted(await ana.call("PUT", consent(table), REFUSE)) == (False, 1, 3)
    assert counted(await cy.call("PUT", consent(table), AGREE)) == (True, 2, 3)
    assert counted(await bo.call("GET", f"/api/tables/{table}")) == (True, 2, 3)


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
    assert counted(await ana.call("GET", f"/api/tables/{table}")) == (True, 1, 2)
    # Another process on the same database, which does not ask: who agreed can still withdraw.
    other = await start()
    moved = Person(other.base)
    moved.http.cookies = ana.http.cookies
    assert counted(await moved.call("GET", f"/api/tables/{table}")) == (True, 1, 2)
    assert counted(await moved.call("PUT", consent(table), REFUSE)) == (False, 0, 2)
    assert (await moved.call("PUT", consent(table), AGREE, 403))["code"] == "table.research"
    async with await ana.sit(table) as at_ana:
        assert counted(at_ana.welcome["table"]) == (False, 0, 2)


async def test_two_processes_show_the_same_count(start: Start, asking: Running) -> None:
    ana, bo = Person(asking.base), Person((await start(research=True)).base)
    table = await sat_down(ana, bo)
    async with await ana.sit(table) as at_ana:
        await bo.call("PUT", consent(table), AGREE)
        told = await at_ana.table(lambda told: told["consents"]["agreed"] == 1)
        assert counted(told) == (False, 1, 2)
