"""A connection has the viewpoint of a seat only as long as its guest plays there."""

from collections.abc import Callable
from typing import Any

from tests.server.conftest import Running, Start
from tests.server.people import FRIEND, ME, Person, Sitting, bot

People = Callable[[], Person]


def hand(step: dict[str, Any], seat: int) -> list[str]:
    """Return the cards of this seat in a step, as shown."""
    cards: list[str] = step["view"]["hands"][seat]
    return cards


async def named(one: Person, name: str) -> Person:
    await one.call("PUT", "/api/me", {"name": name})
    return one


async def test_who_changed_seats_before_the_match_sees_the_cards_of_the_own_seat(
    server: Running, person: People
) -> None:
    ana, bo, cy = await named(person(), "Ana"), await named(person(), "Bo"), await named(person(), "Cy")
    table = (await ana.open(ME, FRIEND, FRIEND))["table"]
    await bo.call("POST", f"/api/tables/{table}/join", {})
    async with await ana.sit(table) as at_ana, await bo.sit(table) as at_bo:
        await ana.call("POST", f"/api/tables/{table}/swap", {"seats": [0, 1]})
        await cy.call("POST", f"/api/tables/{table}/join", {})
        for sitting, own in ((at_ana, 1), (at_bo, 0)):
            step = (await sitting.expect("step"))["step"]
            assert "?" not in hand(step, own), own
            assert set(hand(step, 1 - own)) == {"?"}, own


async def test_who_lost_the_seat_elsewhere_sees_none_of_what_came_after(start: Start) -> None:
    """At another process, resigning, taking over and a draw come at once: all of it is sent to a spectator."""
    first, second = await start(), await start(poll=3600.0)
    ana, bo = await named(Person(first.base), "Ana"), Person(first.base)
    cy = await named(Person(first.base), "Cy")
    table = (await ana.open(ME, FRIEND, bot(), terms={"substitutes": "anybody"}))["table"]
    await bo.call("POST", f"/api/tables/{table}/join", {})
    there = Person(second.base)
    there.http.cookies = ana.http.cookies
    async with await there.sit(table) as elsewhere, await ana.sit(table) as at_ana:
        assert "?" not in hand(elsewhere.welcome["plies"][0], 0)
        async with await bo.sit(table) as at_bo:
            await at_ana.answered(do="resign", seat=0)
            await at_ana.reach(1)
            await cy.call("POST", f"/api/tables/{table}/substitute", {"seat": 0})
            await at_bo.answered(do="move", ply=1, seat=1, move="draw")
            await at_bo.reach(3)
            async with await cy.sit(table) as at_cy:
                await at_cy.answered(do="move", ply=3, seat=0, move="draw")
        live = await second.services.match_cache.get(table)
        await second.services.play.catch_up(live)
        told = await told_until_look(elsewhere)
        assert [message["step"]["ply"] for message in told if message["say"] == "step"] == [1, 2, 3, 4]
        for message in told:
            if message["say"] in ("step", "look"):
                assert set(hand(message["step"], 0)) == {"?"}, message
        assert told[-1]["look"] is None
    for one in (ana, bo, cy, there):
        await one.close()


async def told_until_look(sitting: Sitting) -> list[dict[str, Any]]:
    """Return all messages up to the one that sets the viewpoint."""
    told = [await sitting.next()]
    while told[-1]["say"] != "look":
        told.append(await sitting.next())
    return told


async def test_a_guest_who_changed_seats_receives_the_new_viewpoint(server: Running, person: People) -> None:
    ana, bo = await named(person(), "Ana"), await named(person(), "Bo")
    table = (await ana.open(ME, FRIEND, FRIEND))["table"]
    async with await ana.sit(table) as at_ana:
        await ana.call("POST", f"/api/tables/{table}/swap", {"seats": [0, 2]})
        for one in (bo, await named(person(), "Cy")):
            await one.call("POST", f"/api/tables/{table}/join", {})
        told = await told_until_look(at_ana)
        assert (told[-1]["look"], told[-1]["step"]["ply"]) == (2, 0)
        assert "?" not in hand(told[-1]["step"], 2)
