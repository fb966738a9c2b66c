"""What the players agree on while the match runs: everybody sees the proposal, and all must agree."""

from collections.abc import Callable

import pytest

from tests.server.conftest import Running, Start
from tests.server.people import FRIEND, ME, Person, Sitting

KIND = "stand_in"


@pytest.fixture
async def three(server: Running, person: Callable[[], Person]) -> tuple[list[Person], str]:
    """Ana, Bo and Cy in a match."""
    people = [person() for _ in range(3)]
    table = (await people[0].open(ME, FRIEND, FRIEND))["table"]
    for one in people[1:]:
        await one.call("POST", f"/api/tables/{table}/join", {})
    return people, table


async def proposed(sitting: Sitting) -> dict[str, object]:
    (proposal,) = (await sitting.expect("proposals"))["proposals"]
    return dict(proposal)


async def test_it_is_shown_to_everybody_and_carried_out_when_all_agree(
    three: tuple[list[Person], str],
) -> None:
    (ana, bo, cy), table = three
    async with await ana.sit(table) as at_ana, await bo.sit(table) as at_bo, await cy.sit(table) as at_cy:
        await at_ana.send(do="propose", id="p", kind=KIND, params={"seconds": 30})
        made = await proposed(at_bo)
        assert (made["seat"], made["params"], made["agreed"]) == (0, {"seconds": 30}, [0])
        assert sorted(made["asked"]) == [0, 1, 2]  # type: ignore[call-overload]
        async with await cy.sit(table) as again:
            assert again.welcome["proposals"] == [made]
        assert made["own"] is False
        assert (await proposed(at_ana))["own"]
        async with await ana.sit(table) as again:
            assert again.welcome["proposals"] == [{**made, "own": True}]
        for one in (at_bo, at_cy):
            assert (await one.answered(do="answer", kind=KIND, n=made["n"], agree=True))["say"] == "ack"
        event = (await at_ana.expect("happened"))["event"]
        assert (event["kind"], event["params"]) == ("stand_in", {"seconds": 30})
        while (await at_ana.expect("proposals"))["proposals"]:
            pass
    told = await ana.call("GET", f"/api/tables/{table}")
    assert told["stand_in"] == 30


async def test_one_who_refuses_ends_it(three: tuple[list[Person], str]) -> None:
    (ana, bo, cy), table = three
    async with await ana.sit(table) as at_ana, await bo.sit(table) as at_bo, await cy.sit(table) as at_cy:
        await at_ana.send(do="propose", id="p", kind=KIND, params={"seconds": 30})
        n = (await proposed(at_bo))["n"]
        assert (await at_bo.answered(do="propose", kind=KIND, params={"seconds": 60}))[
            "code"
        ] == "proposal.open"
        await at_bo.answered(do="answer", kind=KIND, n=n, agree=False)
        assert (await at_cy.answered(do="answer", kind=KIND, n=n, agree=True))["code"] == "proposal.gone"
        event = (await at_ana.expect("happened"))["event"]
        assert (event["kind"], event["seat"], event["params"]) == ("refused", 1, {"what": KIND})
    assert (await ana.call("GET", f"/api/tables/{table}"))["stand_in"] == 0


async def test_giving_up_may_be_what_it_waits_for(three: tuple[list[Person], str]) -> None:
    (ana, bo, cy), table = three
    async with await ana.sit(table) as at_ana, await bo.sit(table) as at_bo, await cy.sit(table) as at_cy:
        await at_ana.send(do="propose", id="p", kind=KIND, params={"seconds": 30})
        n = (await proposed(at_bo))["n"]
        await at_bo.answered(do="answer", kind=KIND, n=n, agree=True)
        await at_cy.answered(do="resign", seat=2)
        assert (await at_ana.expect("happened"))["event"]["kind"] == "stand_in"


async def test_nothing_is_proposed_any_more_once_a_move_has_ended_the_match(
    person: Callable[[], Person],
) -> None:
    ana, bo = person(), person()
    table = (await ana.open(ME, FRIEND, options={"cards": 1}))["table"]
    await bo.call("POST", f"/api/tables/{table}/join", {})
    async with await ana.sit(table) as at_ana, await bo.sit(table) as at_bo:
        await at_ana.answered(do="propose", kind=KIND, params={"seconds": 30})
        await proposed(at_bo)
        (card,) = [move for move in at_ana.welcome["now"]["legal"] if move != "draw"]
        await at_ana.answered(do="move", ply=0, seat=0, move=card)
        assert (await at_bo.expect("proposals"))["proposals"] == []


async def test_only_those_who_play_propose_and_agree(
    three: tuple[list[Person], str], person: Callable[[], Person]
) -> None:
    (ana, bo, _), table = three
    watching = person()
    await watching.call("PUT", "/api/me", {"name": "Di"})
    async with await ana.sit(table) as at_ana, await bo.sit(table) as at_bo, await watching.sit(table) as at:
        wanted = {"seconds": 30}
        assert (await at.answered(do="propose", kind=KIND, params=wanted))["code"] == "seat.not_yours"
        await at_ana.answered(do="propose", kind=KIND, params=wanted)
        n = (await proposed(at_bo))["n"]
        for agree in (True, False):
            refused = await at.answered(do="answer", kind=KIND, n=n, agree=agree)
            assert refused["code"] == "seat.not_yours"
        await at_bo.answered(do="resign", seat=1)
        refused = await at_bo.answered(do="answer", kind=KIND, n=n, agree=True)
        assert refused["code"] == "seat.gave_up"


@pytest.mark.parametrize(
    ("kind", "params", "code"),
    [
        ("sleep", {}, "proposal.unknown"),
        (KIND, {}, "request.malformed"),
        (KIND, {"seconds": -1}, "request.malformed"),
        (KIND, {"seconds": 0}, "stand_in.same"),
        (KIND, {"seconds": 30, "also": 1}, "request.malformed"),
    ],
)
async def test_what_cannot_be_proposed_is_refused(
    three: tuple[list[Person], str], kind: str, params: dict[str, int], code: str
) -> None:
    (ana, _, _), table = three
    async with await ana.sit(table) as at_ana:
        assert (await at_ana.answered(do="propose", kind=kind, params=params))["code"] == code


async def test_before_the_match_and_after_it_nothing_is_proposed(person: Callable[[], Person]) -> None:
    ana, bo = person(), person()
    table = (await ana.open(ME, FRIEND))["table"]
    wanted = {"seconds": 30}
    async with await ana.sit(table) as at_ana:
        assert (await at_ana.answered(do="propose", kind=KIND, params=wanted))["code"] == "match.waiting"
        await bo.call("POST", f"/api/tables/{table}/join", {})
        await at_ana.answered(do="resign", seat=0)
        assert (await at_ana.answered(do="propose", kind=KIND, params=wanted))["code"] == "match.over"


async def test_another_process_tells_its_people(start: Start) -> None:
    first, second = await start(), await start()
    ana, bo = Person(first.base), Person(second.base)
    table = (await ana.open(ME, FRIEND))["table"]
    await bo.call("POST", f"/api/tables/{table}/join", {})
    async with await ana.sit(table) as at_ana, await bo.sit(table) as at_bo:
        if at_ana.welcome["now"] is None:
            await at_ana.expect("step")
        await at_ana.answered(do="propose", kind=KIND, params={"seconds": 30})
        made = await proposed(at_bo)
        await at_bo.answered(do="answer", kind=KIND, n=made["n"], agree=True)
        await at_ana.table(lambda told: told["stand_in"] == 30)
    await ana.close()
    await bo.close()


async def test_once_the_match_has_ended_at_another_process_nothing_is_proposed_here(start: Start) -> None:
    first, second = await start(), await start()
    ana, bo = Person(first.base), Person(second.base)
    table = (await ana.open(ME, FRIEND, options={"cards": 1}))["table"]
    await bo.call("POST", f"/api/tables/{table}/join", {})
    async with await ana.sit(table) as at_ana, await bo.sit(table) as at_bo:
        await at_ana.answered(do="propose", kind=KIND, params={"seconds": 30})
        await proposed(at_bo)
        (card,) = [move for move in at_ana.welcome["now"]["legal"] if move != "draw"]
        await at_ana.answered(do="move", ply=0, seat=0, move=card)
        await at_bo.table(lambda told: bool(told["state"] == "over"))
        # Until the other process has announced everything.
        live = await second.services.match_cache.get(table)
        await second.services.play.catch_up(live)
        heard = [message for message in await at_bo.quiet() if message["say"] == "proposals"]
        assert [message["proposals"] for message in heard] == [[]]
    await ana.close()
    await bo.close()
