"""People who blocked each other are not seated together."""

import asyncio
from collections.abc import Callable

from tests.server.conftest import Running
from tests.server.people import FRIEND, ME, Person, bot

New = Callable[[], Person]


async def apart(ana: Person, bo: Person) -> str:
    """Return a finished match, after which Ana blocked Bo."""
    opened: str = (await ana.open(ME, FRIEND))["table"]
    await bo.call("POST", f"/api/tables/{opened}/join", {"name": "Bo"})
    await ana.call("PUT", f"/api/tables/{opened}/people", {"seat": 1, "kind": "block"})
    async with await bo.sit(opened) as b:
        await b.answered(do="resign", seat=1)
    return opened


async def test_neither_sits_down_with_the_other(person: New) -> None:
    ana, bo = person(), person()
    await apart(ana, bo)
    for host, other in ((ana, bo), (bo, ana)):
        opened = (await host.open(ME, FRIEND))["table"]
        refused = await other.call("POST", f"/api/tables/{opened}/join", {}, status=409)
        assert refused["code"] == "seat.apart"
        seats = (await host.call("GET", f"/api/tables/{opened}"))["seats"]
        assert [seat["kind"] for seat in seats] == ["guest", "free"]


async def test_neither_finds_a_table_at_which_the_other_sits(person: New) -> None:
    ana, bo, cy = person(), person(), person()
    await apart(ana, bo)
    opened = (await ana.open(ME, FRIEND, open=True))["table"]
    found = {name: await one.call("GET", "/api/tables/open") for name, one in (("bo", bo), ("cy", cy))}
    assert [table["table"] for table in found["cy"]] == [opened]
    assert found["bo"] == []


async def test_a_rematch_waits_until_both_agree_to_it(person: New) -> None:
    ana, bo = person(), person()
    opened = await apart(ana, bo)
    async with await ana.sit(opened) as a, await bo.sit(opened) as b:
        assert (await b.answered(do="offer", kind="rematch"))["say"] == "ack"
        assert (await a.answered(do="offer", kind="rematch"))["code"] == "offer.blocked"
        await ana.call("PUT", f"/api/tables/{opened}/people", {"seat": 1, "kind": None})
        assert (await a.answered(do="offer", kind="rematch"))["say"] == "ack"
        await b.table(lambda told: told["next"] is not None)


async def test_a_block_made_after_the_offer_holds_too(person: New) -> None:
    ana, bo = person(), person()
    opened = await apart(ana, bo)
    await ana.call("PUT", f"/api/tables/{opened}/people", {"seat": 1, "kind": None})
    async with await ana.sit(opened) as a, await bo.sit(opened) as b:
        assert (await a.answered(do="offer", kind="rematch"))["say"] == "ack"
        await ana.call("PUT", f"/api/tables/{opened}/people", {"seat": 1, "kind": "block"})
        assert (await b.answered(do="offer", kind="rematch"))["code"] == "offer.apart"


async def test_of_two_who_are_apart_one_gets_the_table_of_a_third(server: Running, person: New) -> None:
    ana, bo, cy = person(), person(), person()
    await apart(ana, bo)
    opened = (await cy.open(FRIEND, FRIEND))["table"]
    path = f"{server.base}/api/tables/{opened}/join"
    answers = await asyncio.gather(*(one.http.post(path, json={}) for one in (ana, bo)))
    assert sorted(answer.status_code for answer in answers) == [200, 409]
    assert {"seat.apart"} == {answer.json().get("code") for answer in answers} - {None}


async def test_a_blocked_guest_does_not_learn_it_but_is_not_heard_either(person: New) -> None:
    ana, bo = person(), person()
    opened = (await ana.open(ME, FRIEND))["table"]
    await bo.call("POST", f"/api/tables/{opened}/join", {"name": "Bo"})
    async with await ana.sit(opened) as a, await bo.sit(opened) as b:
        await ana.call("PUT", f"/api/tables/{opened}/people", {"seat": 1, "kind": "block"})
        assert (await b.answered(do="say", text="hello?"))["say"] == "ack"
        assert [told for told in await a.quiet() if told["say"] == "talk"] == []
    assert await bo.call("GET", f"/api/tables/{opened}/people") == [{"seat": 0, "kind": None}]
    assert await bo.call("GET", "/api/me/people") == []


async def test_a_quick_match_does_not_bring_them_together(person: New) -> None:
    ana, bo, cy = person(), person(), person()
    await apart(ana, bo)
    wish = {"game": "toy", "players": 3}
    at = [(await one.call("POST", "/api/quick", wish))["table"] for one in (ana, bo, cy)]
    assert at[0] != at[1]
    assert at[2] == at[0]


async def test_nobody_takes_over_a_seat_at_a_table_of_a_guest_they_are_apart_from(person: New) -> None:
    ana, bo, cy = person(), person(), person()
    await apart(ana, bo)
    opened = (await cy.open(ME, FRIEND, bot(), terms={"substitutes": "anybody"}))["table"]
    await bo.call("POST", f"/api/tables/{opened}/join", {})
    path = f"/api/tables/{opened}/substitute"
    async with await cy.sit(opened) as c:
        await c.answered(do="resign", seat=0)
        assert (await ana.call("POST", path, {"seat": 0}, status=409))["code"] == "seat.apart"


async def test_a_guest_who_follows_the_one_they_are_apart_from_is_seated(person: New) -> None:
    ana, bo, cy = person(), person(), person()
    await apart(ana, bo)
    opened = (await bo.open(ME, FRIEND, bot(), terms={"substitutes": "anybody"}))["table"]
    await cy.call("POST", f"/api/tables/{opened}/join", {})
    async with await bo.sit(opened) as b:
        await b.answered(do="resign", seat=0)
    told = await ana.call("POST", f"/api/tables/{opened}/substitute", {"seat": 0})
    assert told["seats"][0]["mine"]
