"""Leaving a table that waits, cancelling one, and tables that end by themselves."""

from collections.abc import Callable

from tablee.server.clock import governed_by
from tests.patience import until
from tests.server.conftest import Running, Start
from tests.server.people import FRIEND, ME, Person, bot, device

People = Callable[[], Person]

KEPT_S = 1000.0
NEVER_S = 3600.0
YEAR_S = 365 * 24 * 3600.0


async def test_a_guest_who_leaves_frees_the_seat_and_everybody_sees_it(person: People) -> None:
    ana, bo, cy = person(), person(), person()
    table = (await ana.open(ME, FRIEND, FRIEND))["table"]
    await bo.call("POST", f"/api/tables/{table}/join", {})
    async with await ana.sit(table) as at_ana:
        left = await bo.call("POST", f"/api/tables/{table}/leave")
        assert [seat["kind"] for seat in left["seats"]] == ["guest", "free", "free"]
        await at_ana.table(lambda told: told["seats"][1]["kind"] == "free")
    assert await bo.call("GET", "/api/tables") == []
    assert (await bo.call("POST", f"/api/tables/{table}/leave"))["state"] == "waiting"
    await cy.call("POST", f"/api/tables/{table}/join", {"seat": 1})


async def test_the_host_who_leaves_hands_the_role_on(start: Start) -> None:
    server = await start(countdown=3600.0)
    ana, bo, cy = (Person(server.base) for _ in range(3))
    table = (await ana.open(FRIEND, ME, FRIEND))["table"]
    await bo.call("PUT", "/api/me", {"name": "Bo"})
    for one, seat in ((cy, 2), (bo, 0)):
        await one.call("POST", f"/api/tables/{table}/join", {"seat": seat})
    async with await bo.sit(table) as at_bo:
        left = await ana.call("POST", f"/api/tables/{table}/leave")
        assert (left["host"], left["host_seat"], left["state"]) == (False, 0, "waiting")
        events = [(await at_bo.expect("happened"))["event"] for _ in range(2)]
        assert [(one["kind"], one["seat"]) for one in events] == [("left", 1), ("host", 0)]
        assert events[1]["params"] == {"name": "Bo"}
    assert await ana.call("GET", "/api/tables") == []
    assert (await bo.call("POST", f"/api/tables/{table}/cancel"))["state"] == "cancelled"
    for one in (ana, bo, cy):
        await one.close()


async def test_a_table_that_its_last_guest_leaves_ends(person: People) -> None:
    ana = person()
    table = (await ana.open(ME, FRIEND, bot()))["table"]
    assert (await ana.call("POST", f"/api/tables/{table}/leave"))["state"] == "cancelled"


async def test_who_plays_resigns_instead_of_leaving(person: People) -> None:
    ana, bo = person(), person()
    table = (await ana.open(ME, FRIEND))["table"]
    leave = f"/api/tables/{table}/leave"
    assert (await bo.call("POST", leave, status=401))["code"] == "guest.unknown"
    await bo.call("POST", f"/api/tables/{table}/join", {})
    assert (await bo.call("POST", leave, status=409))["code"] == "match.begun"
    assert (await ana.call("POST", f"/api/tables/{table}/cancel", status=409))["code"] == "match.begun"


async def test_the_host_cancels_a_table_that_waits_and_everybody_sees_it(person: People) -> None:
    ana, bo, cy = person(), person(), person()
    table = (await ana.open(ME, FRIEND, FRIEND, open=True))["table"]
    cancel = f"/api/tables/{table}/cancel"
    await bo.call("POST", f"/api/tables/{table}/join", {})
    assert (await bo.call("POST", cancel, status=403))["code"] == "table.not_host"
    async with await bo.sit(table) as at_bo:
        for _ in range(2):
            assert (await ana.call("POST", cancel))["state"] == "cancelled"
        await at_bo.table(lambda told: told["state"] == "cancelled")
        assert not [told for told in await at_bo.quiet() if told["say"] == "step"]
        refused = await at_bo.answered(do="move", ply=0, seat=1, move="draw")
        assert refused["code"] == "match.cancelled"
    for one in (ana, bo):
        assert await one.call("GET", "/api/tables") == []
    assert await cy.call("GET", "/api/tables/open") == []
    assert (await cy.call("POST", f"/api/tables/{table}/join", {}, 409))["code"] == "match.cancelled"
    async with await cy.sit(table) as at_cy:
        welcome = at_cy.welcome
        assert (welcome["table"]["state"], welcome["plies"], welcome["now"]) == ("cancelled", [], None)
    assert (await cy.call("GET", f"/api/tables/{table}/proof"))["seed"] is None


async def test_who_waits_at_many_tables_still_plays_against_bots_and_gets_room_by_cancelling(
    start: Start,
) -> None:
    server = await start(waiting_per_guest=2)
    ana = Person(server.base)
    waiting = [(await ana.open(ME, FRIEND))["table"] for _ in range(2)]
    body = {"game": "toy", "seats": [ME, FRIEND]}
    refused = await ana.call("POST", "/api/tables", body, 409)
    assert refused["code"] == "table.waiting_limit"
    assert [one["table"] for one in refused["params"]["tables"]] == waiting
    assert [(one["game"], one["players"], one["free"]) for one in refused["params"]["tables"]] == [
        ("toy", 2, 1)
    ] * 2
    assert (await ana.open(ME, bot()))["state"] == "running"
    assert (await ana.open(ME, device("Bo")))["state"] == "running"
    await ana.call("POST", f"/api/tables/{waiting[0]}/cancel")
    await ana.open(ME, FRIEND)
    await ana.close()


async def expired(server: Running, seconds: float) -> None:
    """Let the server end what is due after this number of seconds."""
    server.clock.put_forward(seconds)
    with governed_by(server.clock):
        await server.services.expiring.expire()


async def test_a_table_that_nobody_comes_to_ends_by_itself(start: Start) -> None:
    server = await start(keep_waiting=KEPT_S, poll=NEVER_S)
    ana = Person(server.base)
    table = (await ana.open(ME, FRIEND))["table"]
    played = (await ana.open(ME, bot()))["table"]
    async with await ana.sit(table) as sitting:
        await expired(server, KEPT_S / 2)
        assert (await ana.call("GET", f"/api/tables/{table}"))["state"] == "waiting"
        await expired(server, KEPT_S / 2)
        await sitting.table(lambda told: told["state"] == "cancelled")
    assert (await ana.call("GET", f"/api/tables/{table}"))["state"] == "cancelled"
    assert (await ana.call("GET", f"/api/tables/{played}"))["state"] == "running"
    await ana.close()


async def test_an_operator_may_let_tables_wait_for_ever(start: Start) -> None:
    server = await start(keep_waiting=0)
    ana = Person(server.base)
    table = (await ana.open(ME, FRIEND))["table"]
    await expired(server, 10 * YEAR_S)
    assert (await ana.call("GET", f"/api/tables/{table}"))["state"] == "waiting"
    await ana.close()


async def test_a_process_that_starts_ends_what_is_long_past(start: Start) -> None:
    first = await start(poll=NEVER_S)
    first.clock.put_forward(-2 * KEPT_S)
    ana = Person(first.base)
    past = (await ana.open(ME, FRIEND))["table"]
    first.clock.put_forward(2 * KEPT_S)
    fresh = (await ana.open(ME, FRIEND))["table"]
    second = await start(keep_waiting=KEPT_S)

    async def state(table: str) -> str:
        row = await second.services.store.matches.find(table)
        assert row is not None
        return row.state

    async def past_is_ended() -> bool:
        return await state(past) == "cancelled"

    await until(past_is_ended)
    assert await state(fresh) == "waiting"
    await ana.close()


async def test_the_host_ends_a_table_of_bots(server: Running, person: People) -> None:
    ana = person()
    table = (await ana.open(bot(), bot()))["table"]
    assert (await ana.call("POST", f"/api/tables/{table}/cancel"))["state"] == "cancelled"
    async with await person().sit(table) as sitting:
        assert sitting.welcome["now"]["over"] is None
        assert [told for told in await sitting.quiet() if told["say"] == "step"] == []
