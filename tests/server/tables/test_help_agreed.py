"""Which help there is at a table is agreed when it is opened, and held to by the server."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.server.conftest import Running, Start
from tests.server.people import FRIEND, ME, Person, device

People = Callable[[], Person]
NOTHING = {"hints": False, "look_back": False, "take_back": False}


def terms(**off: bool) -> dict[str, Any]:
    return {"terms": {"help": off}}


async def two(person: People, **more: Any) -> tuple[Person, Person, str]:
    """Ana on the first seat, Bo on the second."""
    ana, bo = person(), person()
    table = (await ana.open(ME, FRIEND, **more))["table"]
    await bo.call("POST", f"/api/tables/{table}/join", {})
    return ana, bo, table


async def test_what_was_agreed_is_shown_before_anybody_sits_down_and_unless_said_otherwise_all_help_is_there(
    person: People,
) -> None:
    ana, bo = person(), person()
    table = (await ana.open(ME, FRIEND, **terms(hints=False)))["table"]
    told = await bo.call("GET", f"/api/tables/{table}")
    assert told["terms"]["help"] == {"hints": False, "look_back": True, "take_back": True}
    assert (await ana.open(ME, FRIEND))["terms"]["help"] == dict.fromkeys(NOTHING, True)


async def test_where_no_hints_were_agreed_none_is_given(person: People, server: Running) -> None:
    ana, _, table = await two(person, **terms(hints=False))
    async with await ana.sit(table) as sitting:
        refused = await sitting.answered(do="advise", ply=0, seat=0)
        assert (refused["say"], refused["code"]) == ("error", "help.hints")
        await sitting.send(do="examine", id="draft", ply=0, seat=0, draft="draw")
        assert (await sitting.expect("examined"))["report"] == {"legal": True}
    assert server.thinker.asked == []


@pytest.mark.parametrize("agreed", [True, False])
async def test_a_step_is_taken_back_only_where_that_was_agreed(person: People, agreed: bool) -> None:
    ana = person()
    table = (await ana.open(ME, device("Bo"), game="tokan", **terms(take_back=agreed)))["table"]
    async with await ana.sit(table) as sitting:
        now = sitting.welcome["now"]
        await sitting.answered(do="move", ply=0, seat=now["turn"], move=now["legal"][0])
        assert (await sitting.reach(1))["now"]["undo"] is agreed
        answer = await sitting.answered(do="undo", ply=1, seat=now["turn"])
        assert answer.get("code") == (None if agreed else "help.undo")


async def plies(person: Person, table: str, **hello: Any) -> list[int]:
    """Return the plies that a person who comes now receives."""
    async with await person.sit(table, **hello) as sitting:
        return [step["ply"] for step in sitting.welcome["plies"]]


async def test_without_looking_back_a_guest_who_comes_is_shown_what_happened_since_their_own_last_move(
    person: People,
) -> None:
    ana, bo, table = await two(person, **terms(look_back=False))
    spectator = person()
    async with await ana.sit(table) as at_ana, await bo.sit(table) as at_bo:
        assert await plies(bo, table) == [0]
        for ply in range(4):
            mover = (at_ana, at_bo)[ply % 2]
            await mover.answered(do="move", ply=ply, seat=ply % 2, move="draw")
            for sitting in (at_ana, at_bo):
                await sitting.reach(ply + 1)
        assert await plies(ana, table) == [3, 4]
        assert await plies(bo, table) == [4]
        assert await plies(bo, table, last=2) == [4]
        assert await plies(bo, table, last=4) == []
        assert await plies(spectator, table) == [4]
        assert await plies(ana, table, look=None) == [4]


async def test_once_the_match_is_over_everything_is_shown(person: People) -> None:
    ana, bo, table = await two(person, **terms(**NOTHING))
    async with await ana.sit(table) as sitting:
        for ply, who in ((0, ana), (1, bo)):
            async with await who.sit(table) as there:
                await there.answered(do="move", ply=ply, seat=ply, move="draw")
        await sitting.answered(do="resign", seat=0)
        await sitting.table(lambda told: told["state"] == "over")
    assert await plies(person(), table) == [0, 1, 2]


async def test_another_match_at_the_table_is_played_with_the_same_help(start: Start) -> None:
    server = await start()
    ana = Person(server.base)
    table = (await ana.open(ME, device("Bo"), **terms(**NOTHING)))["table"]
    async with await ana.sit(table) as sitting:
        await sitting.answered(do="resign", seat=0)
        await sitting.send(do="offer", id="again", kind="rematch")
        following = (await sitting.table(lambda told: told["next"] is not None))["next"]
    assert (await ana.call("GET", f"/api/tables/{following}"))["terms"]["help"] == NOTHING
    await ana.close()
