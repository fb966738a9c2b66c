"""Giving up with three or more: a bot plays on, and the player who gave up watches as a spectator does."""

import json
from collections.abc import Callable
from typing import Any

from tests.server.conftest import Running, Start
from tests.server.people import FRIEND, ME, Person, Sitting, bot, device

People = Callable[[], Person]


async def three(person: People) -> tuple[Person, Person, str]:
    """Ana, Bo and a bot; it is Ana's turn."""
    ana, bo = person(), person()
    table = (await ana.open(ME, FRIEND, bot()))["table"]
    await bo.call("POST", f"/api/tables/{table}/join", {})
    return ana, bo, table


async def give_up(sitting: Sitting, seat: int) -> dict[str, Any]:
    """Give up, and return the next frame of this viewpoint."""
    assert (await sitting.answered(do="resign", seat=seat))["say"] == "ack"
    return await sitting.expect("look")


def spectators(server: Running, table: str, ply: int) -> Any:
    """Return the view of a spectator, computed again."""
    match = next(live.match for live in server.services.match_cache.held() if live.id == table)
    return json.loads(json.dumps(match.game.view(match.positions[ply], None)))


async def test_who_gave_up_is_shown_what_a_spectator_sees_and_is_asked_nothing(
    server: Running, person: People
) -> None:
    ana, bo, table = await three(person)
    async with (
        await ana.sit(table) as at_ana,
        await ana.sit(table) as elsewhere,
        await bo.sit(table) as at_bo,
    ):
        assert at_ana.welcome["now"]["legal"] is not None
        told = await give_up(at_ana, 0)
        for looking in (told, await elsewhere.expect("look")):
            assert looking["look"] is None
            assert looking["now"]["legal"] is None
            ply = looking["step"]["ply"]
            assert looking["step"]["view"] == spectators(server, table, ply)
        # A bot has moved, then Bo moves, then bots move for the third seat and for Ana's.
        assert (await at_bo.reach(1))["step"]["seat"] == 0
        await at_bo.answered(do="move", ply=1, seat=1, move="draw")
        step = await at_ana.reach(4)
        assert step["now"]["legal"] is None
        assert step["step"]["view"] == spectators(server, table, 4)


async def test_who_gave_up_can_do_nothing_more_for_the_seat(person: People) -> None:
    ana, bo, table = await three(person)
    async with await ana.sit(table) as at_ana, await bo.sit(table) as at_bo:
        await at_ana.answered(do="move", id="first", ply=0, seat=0, move="draw")
        await give_up(at_ana, 0)
        await at_bo.answered(do="move", ply=1, seat=1, move="draw")
        await at_ana.reach(4)
        for message in (
            {"do": "move", "ply": 4, "seat": 0, "move": "draw"},
            {"do": "undo", "ply": 4, "seat": 0},
            {"do": "examine", "ply": 4, "seat": 0, "draft": "draw"},
            {"do": "advise", "ply": 4, "seat": 0},
        ):
            assert (await at_ana.answered(**message))["code"] == "seat.gave_up"
        await at_ana.send(do="look", seat=0)
        assert (await at_ana.expect("error"))["code"] == "seat.gave_up"
        # What was committed before stays acknowledged.
        again = await at_ana.answered(do="move", id="first", ply=0, seat=0, move="draw")
        assert (again["say"], again["ply"]) == ("ack", 1)
        assert (await at_ana.answered(do="resign", seat=0))["say"] == "ack"


async def test_who_comes_back_after_giving_up_looks_on(server: Running, person: People) -> None:
    ana, bo, table = await three(person)
    async with await bo.sit(table):
        async with await ana.sit(table) as at_ana:
            await give_up(at_ana, 0)
        for more in ({}, {"look": 0, "last": 1}):
            async with await ana.sit(table, **more) as back:
                welcome = back.welcome
                assert welcome["look"] is None
                assert welcome["now"]["legal"] is None
                for step in welcome["plies"]:
                    assert step["view"] == spectators(server, table, step["ply"])
                assert welcome["plies"][0]["ply"] == 0
                assert not [told for told in await back.quiet() if told["say"] == "error"]
                seat = welcome["table"]["seats"][0]
                assert (seat["own"], seat["mine"], seat["resigned"]) == (True, False, True)


async def test_the_others_at_the_device_go_on(person: People) -> None:
    ana = person()
    table = (await ana.open(ME, device("Bo"), device("Cy")))["table"]
    async with await ana.sit(table) as sitting:
        await give_up(sitting, 0)
        await sitting.reach(1)
        seats = (await ana.call("GET", f"/api/tables/{table}"))["seats"]
        assert [seat["mine"] for seat in seats] == [False, True, True]
        await sitting.send(do="look", seat=1)
        assert (await sitting.expect("look"))["now"]["legal"] is not None
        assert (await sitting.answered(do="move", ply=1, seat=1, move="draw"))["say"] == "ack"


async def test_when_the_match_is_over_the_seat_is_his_again_for_another_one(person: People) -> None:
    ana, bo, table = await three(person)
    async with await ana.sit(table) as at_ana, await bo.sit(table) as at_bo:
        await give_up(at_ana, 0)
        await at_bo.answered(do="resign", seat=1)
        told = await at_ana.table(lambda told: told["state"] == "over")
        assert told["seats"][0]["mine"]
        assert (await at_ana.answered(do="offer", kind="rematch"))["say"] == "ack"
    async with await ana.sit(table, look=0) as back:
        assert back.welcome["look"] == 0


async def test_another_process_turns_the_eyes_too(start: Start) -> None:
    first, second = await start(), await start()
    ana, bo = Person(first.base), Person(first.base)
    table = (await ana.open(ME, FRIEND, bot()))["table"]
    await bo.call("POST", f"/api/tables/{table}/join", {})
    there = Person(second.base)
    assert ana.cookie is not None
    there.http.cookies.set("tablee_guest", ana.cookie)
    async with await there.sit(table) as elsewhere, await ana.sit(table) as at_ana:
        assert elsewhere.welcome["look"] == 0
        await give_up(at_ana, 0)
        assert (await elsewhere.expect("look"))["look"] is None
    for one in (ana, bo, there):
        await one.close()


async def test_of_two_the_match_ends_and_everything_is_open(person: People) -> None:
    ana = person()
    table = (await ana.open(ME, bot()))["table"]
    async with await ana.sit(table) as sitting:
        await sitting.answered(do="resign", seat=0)
        told = await sitting.table(lambda told: told["state"] == "over")
        assert told["seats"][0]["mine"]
