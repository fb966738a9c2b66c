"""What the host, and the other players, do with a table before its match begins; everyone receives all of it."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from tablee.server.clock import Clock, governed_by
from tests.server.conftest import Running, Start
from tests.server.people import FRIEND, ME, Person, Sitting, bot, device

LONG_S = 3600.0
"""A countdown that is never over in a test."""


@pytest.fixture
async def people(start: Start) -> AsyncIterator[list[Person]]:
    """Yield Ana, Bo, Cy and Di at a server whose countdowns are long; the first three have names."""
    server = await start(countdown=LONG_S)
    four = [Person(server.base) for _ in range(4)]
    for one, name in zip(four, ("Ana", "Bo", "Cy"), strict=False):
        await one.call("PUT", "/api/me", {"name": name})
    yield four
    for one in four:
        await one.close()


def names(table: dict[str, Any]) -> list[str]:
    return [seat["name"] for seat in table["seats"]]


def kinds(table: dict[str, Any]) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


async def happened(sitting: Sitting) -> tuple[str, int | None, dict[str, Any]]:
    event = (await sitting.expect("happened"))["event"]
    return event["kind"], event["seat"], event["params"]


async def later(server: Running) -> None:
    """Do what the server does by itself, at the time of its own clock."""
    with governed_by(server.clock):
        await server.services.filling.poll()


async def full(ana: Person, bo: Person, *more: dict[str, Any]) -> str:
    """Return a table at which Ana and Bo sit and a countdown runs."""
    table: str = (await ana.open(ME, FRIEND, *more))["table"]
    assert (await bo.call("POST", f"/api/tables/{table}/join", {}))["starts_in"] is not None
    return table


async def test_the_host_removes_a_guest_who_may_watch_but_not_come_back(people: list[Person]) -> None:
    ana, bo, cy, _ = people
    table = await full(ana, bo)
    async with await bo.sit(table) as at_bo:
        told = await ana.call("DELETE", f"/api/tables/{table}/seats/1")
        assert (kinds(told), told["starts_in"]) == (["guest", "free"], None)
        assert await happened(at_bo) == ("removed", 1, {"name": "Bo"})
        refused = await bo.call("POST", f"/api/tables/{table}/join", {}, 403)
        assert refused["code"] == "table.removed"
        assert await at_bo.quiet() is not None
    await cy.call("POST", f"/api/tables/{table}/join", {})


async def test_the_host_frees_the_seat_of_a_bot_and_of_a_guest_at_the_same_device(
    people: list[Person],
) -> None:
    ana = people[0]
    for other in (bot(), device("Eve")):
        table = (await ana.open(ME, FRIEND, other))["table"]
        told = await ana.call("DELETE", f"/api/tables/{table}/seats/2")
        assert kinds(told) == ["guest", "free", "free"]
    refused = await ana.call("DELETE", f"/api/tables/{table}/seats/0", status=409)
    assert refused["code"] == "seat.your_own"


async def test_what_is_left_of_a_countdown_and_the_time_of_the_answer_tell_when_it_ends(start: Start) -> None:
    class Ticking(Clock):
        """A clock that advances whenever it is read."""

        def now(self) -> int:
            self.put_forward(0.05)
            return super().now()

    server = await start(countdown=LONG_S, clock=Ticking())
    ana, bo = Person(server.base), Person(server.base)
    table = await full(ana, bo)
    row = await server.services.store.matches.find(table)
    assert row is not None
    told = await ana.call("GET", f"/api/tables/{table}")
    assert told["at"] + told["starts_in"] == row.starts
    for one in (ana, bo):
        await one.close()


async def test_the_host_has_any_two_change_places_which_stops_the_countdown(people: list[Person]) -> None:
    ana, bo, _, _ = people
    table = await full(ana, bo, bot())
    async with await bo.sit(table) as at_bo:
        told = await ana.call("POST", f"/api/tables/{table}/swap", {"seats": [0, 1]})
        assert (names(told)[:2], told["starts_in"], told["state"]) == (["Bo", "Ana"], None, "waiting")
        assert await happened(at_bo) == ("swapped", 1, {"name": "Ana", "other": "Bo"})
    assert (await ana.call("POST", f"/api/tables/{table}/start"))["starts_in"] is not None


async def test_others_take_another_free_seat_for_their_own_and_nothing_else(people: list[Person]) -> None:
    ana, bo, _, _ = people
    table = (await ana.open(ME, FRIEND, FRIEND))["table"]
    await bo.call("POST", f"/api/tables/{table}/join", {"seat": 1})
    swap = f"/api/tables/{table}/swap"
    async with await ana.sit(table) as at_ana:
        told = await bo.call("POST", swap, {"seats": [1, 2]})
        assert kinds(told) == ["guest", "free", "guest"]
        assert await happened(at_ana) == ("moved", 2, {"name": "Bo"})
    assert (await bo.call("POST", swap, {"seats": [2, 0]}, 409))["code"] == "seat.taken"
    assert (await bo.call("POST", swap, {"seats": [0, 1]}, 403))["code"] == "seat.not_yours"
    assert (await bo.call("POST", swap, {"seats": [2, 9]}, 404))["code"] == "seat.unknown"


async def test_what_the_host_changes_is_shown_and_dealt_and_the_countdown_stops(people: list[Person]) -> None:
    ana, bo, _, _ = people
    table = await full(ana, bo)
    async with await bo.sit(table) as at_bo:
        wanted = {"options": {"colour": "blue"}, "stand_in": 60, "terms": {"fill": 600}}
        told = await ana.call("PUT", f"/api/tables/{table}/settings", wanted)
        assert (told["options"]["colour"], told["stand_in"], told["starts_in"]) == ("blue", 60, None)
        assert told["terms"]["fill"] == 600
        assert 0 < told["fills_in"] <= 600_000
        kind, seat, params = await happened(at_bo)
        assert (kind, seat) == ("changed", None)
        assert params == {"options": {"colour": "blue"}, "stand_in": 60, "terms": {"fill": 600}}
    proof = await ana.call("GET", f"/api/tables/{table}/proof")
    assert proof["options"]["colour"] == "blue"
    await ana.call("POST", f"/api/tables/{table}/start")


async def test_changing_nothing_tells_nobody_and_stops_nothing(people: list[Person]) -> None:
    ana, bo, _, _ = people
    table = await full(ana, bo)
    before = await ana.call("GET", f"/api/tables/{table}")
    same = {"options": before["options"], "stand_in": 0, "terms": {}}
    assert (await ana.call("PUT", f"/api/tables/{table}/settings", same))["starts_in"] is not None
    async with await bo.sit(table) as at_bo:
        assert at_bo.welcome["happened"] == []


async def test_options_that_do_not_go_together_are_refused(people: list[Person]) -> None:
    ana = people[0]
    table = (await ana.open(ME, FRIEND))["table"]
    wanted = {"options": {"colour": "no colour"}}
    refused = await ana.call("PUT", f"/api/tables/{table}/settings", wanted, 422)
    assert refused["code"] == "option.value"


async def test_a_match_is_dealt_by_the_options_that_another_process_received(start: Start) -> None:
    first, second = await start(poll=LONG_S), await start(poll=LONG_S)
    ana, bo = Person(first.base), Person(second.base)
    table = (await ana.open(ME, FRIEND))["table"]
    async with await bo.sit(table):
        await ana.call("PUT", f"/api/tables/{table}/settings", {"options": {"colour": "blue"}})
        joined = await bo.call("POST", f"/api/tables/{table}/join", {})
        assert (joined["state"], joined["options"]["colour"]) == ("running", "blue")
    for server in (first, second):
        live = await server.services.matches.current(table)
        await server.services.play.catch_up(live)
        assert live.match.options["colour"] == "blue"
    for one in (ana, bo):
        await one.close()


async def test_at_a_locked_table_nobody_new_sits_down_and_strangers_do_not_find_it(
    people: list[Person],
) -> None:
    ana, bo, cy, _ = people
    table = (await ana.open(ME, FRIEND, FRIEND, open=True))["table"]
    await bo.call("POST", f"/api/tables/{table}/join", {})
    async with await bo.sit(table) as at_bo:
        for _ in range(2):
            assert (await ana.call("PUT", f"/api/tables/{table}/lock", {"locked": True}))["locked"]
        assert await happened(at_bo) == ("locked", None, {})
        assert (await cy.call("POST", f"/api/tables/{table}/join", {}, 409))["code"] == "table.locked"
        assert await cy.call("GET", "/api/tables/open") == []
        await bo.call("POST", f"/api/tables/{table}/join", {})
        await ana.call("PUT", f"/api/tables/{table}/lock", {"locked": False})
        assert await happened(at_bo) == ("unlocked", None, {})
    await cy.call("POST", f"/api/tables/{table}/join", {})


async def test_the_host_hands_the_role_on_to_a_guest_who_sits_there(people: list[Person]) -> None:
    ana, bo, _, _ = people
    table = (await ana.open(ME, FRIEND, bot()))["table"]
    host = f"/api/tables/{table}/host"
    for seat in (0, 1, 2, 9):
        assert (await ana.call("PUT", host, {"seat": seat}, 409))["code"] == "seat.no_guest"
    await bo.call("POST", f"/api/tables/{table}/join", {})
    assert not (await ana.call("PUT", host, {"seat": 1}))["host"]
    told = await bo.call("GET", f"/api/tables/{table}")
    assert (told["host"], told["host_seat"]) == (True, 1)
    assert (await ana.call("PUT", host, {"seat": 0}, 403))["code"] == "table.not_host"


async def test_only_the_host_may_and_only_before_the_match(people: list[Person]) -> None:
    ana, bo, _, di = people
    table = (await ana.open(ME, FRIEND, bot()))["table"]
    asked: list[tuple[str, str, Any]] = [
        ("DELETE", "seats/2", None),
        ("PUT", "settings", {"stand_in": 30}),
        ("PUT", "lock", {"locked": True}),
        ("POST", "fill", {}),
        ("POST", "start", None),
    ]
    for method, path, body in asked:
        for one, status, code in ((bo, 403, "table.not_host"), (di, 401, "guest.unknown")):
            refused = await one.call(method, f"/api/tables/{table}/{path}", body, status)
            assert refused["code"] == code
    await ana.call("PUT", f"/api/tables/{table}/seats/1", bot())
    for method, path, body in asked:
        refused = await ana.call(method, f"/api/tables/{table}/{path}", body, 409)
        assert refused["code"] == "match.begun"


async def test_bots_take_every_free_seat_at_once_when_the_host_asks(people: list[Person]) -> None:
    ana, bo, _, _ = people
    table = (await ana.open(ME, FRIEND, FRIEND))["table"]
    await bo.call("POST", f"/api/tables/{table}/join", {})
    async with await bo.sit(table) as at_bo:
        told = await ana.call("POST", f"/api/tables/{table}/fill", {"level": 1})
        assert [seat["level"] for seat in told["seats"]] == [None, None, 1]
        assert told["starts_in"] is not None
        assert await happened(at_bo) == ("filled", None, {"bots": 1, "level": 1})
    alone = (await ana.open(ME, FRIEND))["table"]
    refused = await ana.call("POST", f"/api/tables/{alone}/fill", {"level": 9}, 422)
    assert refused["code"] == "bot.level"
    assert (await ana.call("POST", f"/api/tables/{alone}/fill", {}))["state"] == "running"


async def test_bots_take_the_free_seats_once_after_the_wait_that_was_chosen(start: Start) -> None:
    """The clock of both processes is put forward; each of them polls for tables that are due."""
    servers = [await start(poll=LONG_S), await start(poll=LONG_S)]
    ana, bo = Person(servers[0].base), Person(servers[1].base)
    terms = {"fill": 600, "fill_level": 1}
    table = (await ana.open(ME, FRIEND, terms=terms))["table"]
    nobody = (await ana.open(FRIEND, FRIEND, terms=terms))["table"]
    for server in servers:
        await server.services.filling.poll()
    assert (await bo.call("GET", f"/api/tables/{table}"))["state"] == "waiting"
    for server in servers:
        server.clock.put_forward(600)
    await asyncio.gather(*(later(server) for server in servers))
    told = await ana.call("GET", f"/api/tables/{table}")
    assert (told["state"], told["fills_in"], told["seats"][1]["level"]) == ("running", None, 1)
    events = await servers[0].services.store.table_events.since(table, 0)
    assert [event.kind for event in events] == ["filled"]
    assert (await ana.call("GET", f"/api/tables/{nobody}"))["state"] == "waiting"
    for one in (ana, bo):
        await one.close()


async def test_a_match_begins_only_once_everybody_sits(people: list[Person]) -> None:
    ana = people[0]
    table = (await ana.open(ME, FRIEND))["table"]
    refused = await ana.call("POST", f"/api/tables/{table}/start", status=409)
    assert refused["code"] == "match.waiting"
