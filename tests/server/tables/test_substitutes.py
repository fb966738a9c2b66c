"""A seat that was given up, and a person who takes it over in mid game."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from tablee.bots.pool.counters import QuestionProgress
from tablee.bots.pool.fair_queue import TURN
from tablee.bots.pool.messages import Decision
from tablee.core.bot import BotMove
from tests.patience import until
from tests.server.conftest import FirstMove, Running, Start
from tests.server.people import FRIEND, ME, Person, Sitting, bot

People = Callable[[], Person]
ANYBODY = {"substitutes": "anybody"}


async def given_up(person: People, **terms: Any) -> tuple[Person, Person, Person, str]:
    """Ana gave up, Bo plays on against a bot and Ana's; Cy, who has a name, sits nowhere."""
    ana, bo, cy = person(), person(), person()
    await cy.call("PUT", "/api/me", {"name": "Cy"})
    await ana.call("PUT", "/api/me", {"name": "Ana"})
    table = (await ana.open(ME, FRIEND, bot(), terms=terms))["table"]
    await bo.call("POST", f"/api/tables/{table}/join", {})
    async with await ana.sit(table) as at_ana:
        await at_ana.answered(do="resign", seat=0)
    return ana, bo, cy, table


def seat(table: dict[str, Any], number: int = 0) -> tuple[str, bool, bool]:
    one = table["seats"][number]
    return one["name"], one["mine"], one["resigned"]


async def event(sitting: Sitting) -> dict[str, Any]:
    told: dict[str, Any] = (await sitting.expect("happened"))["event"]
    return told


async def test_where_the_table_allows_it_anybody_plays_on_with_what_the_seat_knows(person: People) -> None:
    _, bo, cy, table = await given_up(person, **ANYBODY)
    async with await bo.sit(table) as at_bo:
        told = await cy.call("POST", f"/api/tables/{table}/substitute", {"seat": 0})
        assert seat(told) == ("Cy", True, False)
        happened = await event(at_bo)
        assert (happened["kind"], happened["seat"]) == ("substitute", 0)
        assert (happened["params"]["name"], happened["params"]["left"]) == ("Cy", "Ana")
        async with await cy.sit(table) as at_cy:
            assert at_cy.welcome["look"] == 0
            ply = at_cy.welcome["now"]["ply"]
            assert ply == 1
            await at_bo.answered(do="move", ply=1, seat=1, move="draw")
            now = (await at_cy.reach(3))["now"]
            assert (now["turn"], now["legal"] is not None) == (0, True)
            made = await at_cy.answered(do="move", ply=3, seat=0, move=now["legal"][0])
            assert (made["say"], made["ply"]) == ("ack", 4)


async def test_else_all_who_play_agree_first(person: People) -> None:
    ana, bo, cy, table = await given_up(person)
    async with await bo.sit(table) as at_bo, await cy.sit(table) as at_cy, await ana.sit(table) as at_ana:
        told = await cy.call("POST", f"/api/tables/{table}/substitute", {"seat": 0})
        assert seat(told) == ("Ana", False, True)
        (proposal,) = (await at_bo.expect("proposals"))["proposals"]
        assert (proposal["kind"], proposal["seat"], proposal["name"]) == ("substitute", None, "Cy")
        assert (proposal["params"], proposal["asked"]) == ({"seat": 0}, [1])
        refused = await at_ana.answered(do="answer", kind="substitute", n=proposal["n"], agree=True)
        assert refused["code"] == "seat.gave_up"
        await at_bo.answered(do="answer", kind="substitute", n=proposal["n"], agree=True)
        assert (await event(at_cy))["kind"] == "substitute"
    assert seat(await cy.call("GET", f"/api/tables/{table}")) == ("Cy", True, False)
    old = (await ana.call("GET", f"/api/tables/{table}"))["seats"][0]
    assert (old["mine"], old["own"]) == (False, False)


async def test_who_asked_may_withdraw_and_ask_again_but_not_after_a_refusal(person: People) -> None:
    _, bo, cy, table = await given_up(person)
    ask = f"/api/tables/{table}/substitute"
    async with await bo.sit(table) as at_bo, await cy.sit(table) as at_cy:
        for sitting in (at_cy, at_bo):
            await cy.call("POST", ask, {"seat": 0})
            while not (told := (await at_bo.expect("proposals"))["proposals"]):
                pass
            answer = {"do": "answer", "kind": "substitute", "n": told[0]["n"], "agree": False}
            assert (await sitting.answered(**answer))["say"] == "ack"
    assert (await cy.call("POST", ask, {"seat": 0}, 403))["code"] == "substitute.refused"
    events = (await bo.sit(table)).welcome["happened"]
    assert [(one["kind"], one["params"]) for one in events] == [("refused", {"what": "substitute"})]


async def test_who_was_refused_something_else_while_they_played_may_ask_for_their_seat(
    person: People,
) -> None:
    """Only spectators whose request for a seat was refused may not ask again."""
    ana, bo = person(), person()
    table = (await ana.open(ME, FRIEND, bot()))["table"]
    await bo.call("POST", f"/api/tables/{table}/join", {})
    async with await ana.sit(table) as at_ana, await bo.sit(table) as at_bo:
        await at_ana.answered(do="propose", kind="stand_in", params={"seconds": 30})
        ((proposal,),) = [(await at_bo.expect("proposals"))["proposals"]]
        await at_bo.answered(do="answer", kind="stand_in", n=proposal["n"], agree=False)
        await at_ana.answered(do="resign", seat=0)
    told = await ana.call("POST", f"/api/tables/{table}/substitute", {"seat": 0})
    assert told["state"] == "running"


async def test_who_gave_up_may_come_back_so(person: People) -> None:
    ana, _, cy, table = await given_up(person, **ANYBODY)
    ask = f"/api/tables/{table}/substitute"
    assert seat(await ana.call("POST", ask, {"seat": 0})) == ("Ana", True, False)
    assert (await cy.call("POST", ask, {"seat": 0}, 409))["code"] == "seat.taken"
    async with await ana.sit(table) as at_ana:
        await at_ana.answered(do="resign", seat=0)
    assert seat(await cy.call("POST", ask, {"seat": 0})) == ("Cy", True, False)


async def test_nobody_sees_the_cards_of_two_seats(person: People) -> None:
    ana, bo, cy, table = await given_up(person, **ANYBODY)
    ask = f"/api/tables/{table}/substitute"
    await cy.call("POST", ask, {"seat": 0})
    for one, wanted, code, status in (
        (bo, 0, "seat.already", 409),
        (ana, 1, "seat.taken", 409),
        (ana, 2, "substitute.played", 403),
        (cy, 1, "seat.already", 409),
        (cy, 7, "seat.unknown", 404),
    ):
        assert (await one.call("POST", ask, {"seat": wanted}, status))["code"] == code


async def test_who_lost_a_seat_to_a_substitute_takes_no_other(person: People) -> None:
    ana, bo, cy = person(), person(), person()
    table = (await ana.open(ME, FRIEND, bot(), terms=ANYBODY))["table"]
    await bo.call("POST", f"/api/tables/{table}/join", {})
    await cy.call("PUT", "/api/me", {"name": "Cy"})
    ask = f"/api/tables/{table}/substitute"
    async with await ana.sit(table) as at_ana, await bo.sit(table) as at_bo:
        await at_ana.answered(do="resign", seat=0)
        await cy.call("POST", ask, {"seat": 0})
        await at_bo.answered(do="resign", seat=1)
    assert (await ana.call("POST", ask, {"seat": 1}, 403))["code"] == "substitute.played"


async def test_a_table_may_have_nobody_take_over(person: People) -> None:
    _, _, cy, table = await given_up(person, substitutes="nobody")
    refused = await cy.call("POST", f"/api/tables/{table}/substitute", {"seat": 0}, 403)
    assert refused["code"] == "substitute.closed"


async def test_the_seat_counts_as_given_up_no_longer_after_a_restart_and_in_the_end(
    start: Start, person: People
) -> None:
    _, bo, cy, table = await given_up(person, **ANYBODY)
    await cy.call("POST", f"/api/tables/{table}/substitute", {"seat": 0})
    again = await start()
    live = await again.services.matches.current(table)
    assert live.match.resigned == []
    async with await bo.sit(table) as at_bo, await cy.sit(table) as at_cy:
        await at_bo.answered(do="resign", seat=1)
        await at_cy.answered(do="resign", seat=0)
        told = await at_cy.table(lambda told: told["state"] == "over")
        assert told["result"]["resigned"] == [1, 0]


async def test_a_bot_that_was_thinking_for_the_seat_lets_go(start: Start) -> None:
    class Slow(FirstMove):
        def __init__(self) -> None:
            super().__init__()
            self.go = asyncio.Event()

        async def choose(
            self,
            asked: Decision,
            priority: int = TURN,
            source: object = None,
            course: QuestionProgress | None = None,
        ) -> BotMove:
            self.asked.append((asked.level, asked.known, asked.moves))
            await self.go.wait()
            return BotMove(asked.moves[0], {})

    slow = Slow()
    server: Running = await start(slow)
    people = [Person(server.base) for _ in range(3)]
    _, bo, cy, table = await given_up(lambda: people.pop(), **ANYBODY)
    async with await bo.sit(table) as at_bo:
        await until(lambda: bool(slow.asked))
        await cy.call("POST", f"/api/tables/{table}/substitute", {"seat": 0})
        slow.go.set()
        await until(lambda: not server.services.bot_turns.at(table))
        assert at_bo.welcome["now"]["ply"] == 0
    assert (await cy.call("GET", f"/api/tables/{table}"))["ply"] == 0
    for one in (bo, cy):
        await one.close()


@pytest.mark.parametrize("terms", [ANYBODY, {}])
async def test_who_asks_under_another_name_is_called_so_only_if_it_is_granted(
    person: People, terms: dict[str, Any]
) -> None:
    _, bo, cy, table = await given_up(person, **terms)
    refused = await cy.call("POST", f"/api/tables/{table}/substitute", {"seat": 1, "name": "Cyd"}, 409)
    assert refused["code"] == "seat.taken"
    assert (await cy.call("GET", "/api/me"))["name"] == "Cy"
    async with await bo.sit(table) as at_bo:
        await cy.call("POST", f"/api/tables/{table}/substitute", {"seat": 0, "name": "Cyd"})
        if terms:
            assert (await event(at_bo))["params"]["name"] == "Cyd"
        else:
            assert (await at_bo.expect("proposals"))["proposals"][0]["name"] == "Cyd"
    assert (await cy.call("GET", "/api/me"))["name"] == "Cyd"
