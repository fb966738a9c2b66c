"""Agents of guests: made and removed by their owner, offered to nobody else, and at tables like the operator's."""

from collections.abc import AsyncIterator
from typing import Any

import pytest
from structlog.testing import capture_logs

from tablee.remote import RemoteError
from tablee.server.socket import agents
from tests.patience import until
from tests.server.agents_elsewhere import (
    Drawing,
    Other,
    Playing,
    at_once,
    other,
    replied,
    unwaited,
)
from tests.server.conftest import Running, Start
from tests.server.people import FRIEND, ME, Person, bot, program

__all__ = ["at_once", "unwaited"]

AGENTS = "/api/me/agents"
FOX = "Fox (Ana)"


@pytest.fixture
async def server(start: Start) -> Running:
    return await start()


@pytest.fixture
async def ana(server: Running) -> AsyncIterator[Person]:
    person = await named(server, "Ana")
    yield person
    await person.close()


async def named(server: Running, name: str) -> Person:
    person = Person(server.base)
    await person.call("PUT", "/api/me", {"name": name})
    return person


async def made(person: Person, name: str = "Fox") -> str:
    """Make an agent, and return its token."""
    answer = await person.call("POST", AGENTS, {"name": name})
    assert (answer["own"]["agents"][-1]["name"], answer["own"]["agents"][-1]["connected"]) == (name, False)
    token: str = answer["token"]
    return token


async def programs(person: Person) -> list[str]:
    """Return what the form of a new table offers this person."""
    found: list[str] = (await person.call("POST", "/api/setup", {"game": "toy", "players": 2}))["programs"]
    return found


async def there(person: Person, *names: str) -> None:
    """Wait until exactly these programs are offered to this person."""

    async def all_there() -> bool:
        return await programs(person) == list(names)

    await until(all_there, 0.05)


async def greeted(fox: Other) -> None:
    await fox.hear("hello")
    await fox.say(say="hello", name="by hand")


@pytest.mark.usefixtures("at_once", "unwaited")
async def test_a_match_against_ones_own_agent_until_its_token_is_removed(
    server: Running, ana: Person
) -> None:
    agent = Drawing()
    playing = Playing(server, agent, await made(ana))
    await there(ana, FOX)
    listed = await ana.call("GET", AGENTS)
    assert [(one["name"], one["connected"]) for one in listed["agents"]] == [("Fox", True)]
    assert (listed["most"], listed["allowed"]) == (3, True)
    opened = await ana.open(ME, program(FOX))
    seat = opened["seats"][1]
    assert (seat["kind"], seat["name"], seat["level"], seat["own"]) == ("bot", FOX, None, False)
    async with await ana.sit(opened["table"]) as sitting:
        assert await replied(server, opened["table"], sitting, 0) == agent.seen[0].legal[-1]
        live = await server.services.matches.current(opened["table"])
        assert live.match.moves[1].by == "program"
        assert agent.seen[0].information == live.match.game.information(live.match.positions[1], 1)
        left = await ana.call("DELETE", f"{AGENTS}/{listed['agents'][0]['id']}")
        assert left["agents"] == []
        error = await playing.ended()
        assert isinstance(error, RemoteError)
        assert error.code == "remote.token"
        assert await programs(ana) == []
        await sitting.answered(do="move", ply=2, seat=0, move="draw")
        await sitting.reach(4)
        live = await server.services.matches.current(opened["table"])
        assert live.match.moves[3].by == "stand_in"


async def test_only_the_owner_is_offered_an_agent_and_nobody_else_can_seat_it(
    server: Running, ana: Person
) -> None:
    bo, stranger, twin = await named(server, "Bo"), Person(server.base), await named(server, "Ana")
    async with other(server, await made(ana), greets=False) as fox:
        await greeted(fox)
        await there(ana, FOX)
        table = (await bo.open(ME, FRIEND, FRIEND))["table"]
        for person in (bo, stranger, twin):
            assert await programs(person) == []
            for name in (FOX, "Fox", "Fox (Bo)"):
                body = {"game": "toy", "seats": [ME, program(name)]}
                refused = await person.call("POST", "/api/tables", body, status=422)
                assert refused["code"] == "program.unknown"
        for name in (FOX, "Fox", "Fox (Bo)"):
            refused = await bo.call("PUT", f"/api/tables/{table}/seats/1", program(name), status=422)
            assert refused["code"] == "program.unknown"
        await ana.call("PUT", f"/api/tables/{table}/seats/1", program(FOX), status=403)
        mine = (await ana.open(ME, FRIEND, FRIEND))["table"]
        given = await ana.call("PUT", f"/api/tables/{mine}/seats/1", program(FOX))
        assert given["seats"][1]["name"] == FOX
        seen = (await bo.call("GET", f"/api/tables/{mine}"))["seats"][1]
        assert (seen["kind"], seen["name"], seen["level"]) == ("bot", FOX, None)
        freed = await ana.call("DELETE", f"/api/tables/{mine}/seats/1")
        assert freed["seats"][1]["kind"] == "free"
        given = await ana.call("PUT", f"/api/tables/{mine}/seats/1", bot())
        live = await server.services.matches.current(mine)
        assert (live.row.seats[1].agent, live.row.seats[1].level) == (None, 1)
    for person in (bo, stranger, twin):
        await person.close()


async def test_two_guests_of_one_name_each_play_against_their_own_agent(server: Running, ana: Person) -> None:
    twin = await named(server, "Ana")
    async with (
        other(server, await made(ana), greets=False) as hers,
        other(server, await made(twin), greets=False) as theirs,
    ):
        await greeted(hers)
        await greeted(theirs)
        for person, fox in ((ana, hers), (twin, theirs)):
            await there(person, FOX)
            table = (await person.open(ME, program(FOX)))["table"]
            async with await person.sit(table) as sitting:
                await sitting.answered(do="move", ply=0, seat=0, move="draw")
                await fox.begin()
                await fox.say(say="move", move=(await fox.hear("choose"))["legal"][0])
                await sitting.reach(2)
                live = await server.services.matches.current(table)
                assert live.match.moves[1].by == "program"
    await twin.close()


async def test_it_is_told_nothing_of_the_table_or_its_owner(server: Running, ana: Person) -> None:
    await ana.call("PUT", "/api/me", {"name": "Anastasia"})
    async with other(server, await made(ana), greets=False) as fox:
        await greeted(fox)
        await there(ana, "Fox (Anastasia)")
        table = (await ana.open(ME, program("Fox (Anastasia)")))["table"]
        async with await ana.sit(table) as sitting:
            await sitting.answered(do="move", ply=0, seat=0, move="draw")
            await fox.begin()
            asked = await fox.hear("choose")
            live = await server.services.matches.current(table)
            assert asked["view"] == live.match.game.information(live.match.positions[1], 1)
            await fox.say(say="move", move=asked["legal"][0])
            await sitting.reach(2)
        secret = [table, "Anastasia", live.row.seed, str(live.row.host)]
        assert [one for one in secret if one in str(fox.told)] == []


async def test_logs_name_neither_it_nor_its_owner(server: Running, ana: Person) -> None:
    await ana.call("PUT", "/api/me", {"name": "Anastasia"})
    with capture_logs() as logged:
        async with other(server, await made(ana, "Wolverine"), greets=False) as fox:
            await greeted(fox)
            await there(ana, "Wolverine (Anastasia)")
            table = (await ana.open(ME, program("Wolverine (Anastasia)")))["table"]
            async with await ana.sit(table) as sitting:
                await sitting.answered(do="move", ply=0, seat=0, move="draw")
                await fox.begin()
                await fox.hear("choose")
                await fox.say(say="fault", message="mine")
                await sitting.reach(2)
    assert {"an agent connects", "a bot stands in for a program", "bot moved"} <= {
        one["event"] for one in logged
    }
    assert "Wolverine" not in str(logged)
    assert "Anastasia" not in str(logged)


async def test_tables_show_the_present_name_of_its_owner(server: Running, ana: Person) -> None:
    async with other(server, await made(ana), greets=False) as fox:
        await greeted(fox)
        await there(ana, FOX)
        table = (await ana.open(ME, program(FOX)))["table"]
        await ana.call("PUT", "/api/me", {"name": "Zoe"})
        assert (await ana.call("GET", f"/api/tables/{table}"))["seats"][1]["name"] == "Fox (Zoe)"
        assert await programs(ana) == ["Fox (Zoe)"]


@pytest.mark.usefixtures("unwaited")
async def test_an_agent_that_connects_again_goes_on(server: Running, ana: Person) -> None:
    token = await made(ana)
    async with other(server, token, greets=False) as fox:
        await greeted(fox)
        await there(ana, FOX)
        table = (await ana.open(ME, program(FOX)))["table"]
    await there(ana)
    async with await ana.sit(table) as sitting:
        await replied(server, table, sitting, 0)
        async with other(server, token, greets=False) as fox:
            await greeted(fox)
            await there(ana, FOX)
            await sitting.answered(do="move", ply=2, seat=0, move="draw")
            await fox.begin()
            await fox.say(say="move", move=(await fox.hear("choose"))["legal"][0])
            await sitting.reach(4)
        live = await server.services.matches.current(table)
    assert [live.match.moves[ply].by for ply in (1, 3)] == ["stand_in", "program"]
    # Nothing of it is kept once it has left.
    await until(lambda: server.services.programs._own == {})


async def test_a_second_connection_replaces_the_first(server: Running, ana: Person) -> None:
    token = await made(ana)
    async with other(server, token, greets=False) as first:
        await greeted(first)
        await there(ana, FOX)
        async with other(server, token, greets=False) as second:
            await greeted(second)
            assert await first.end() == (4001, "agent.replaced")
            assert await programs(ana) == [FOX]


@pytest.mark.usefixtures("at_once")
async def test_guests_who_become_one_keep_their_agents_and_those_connect_again(
    server: Running, ana: Person
) -> None:
    bo = await named(server, "Bo")
    playing = Playing(server, Drawing(), await made(bo, "Owl"))
    await there(bo, "Owl (Bo)")
    table = (await bo.open(ME, program("Owl (Bo)")))["table"]
    token = (await ana.call("POST", "/api/me/link"))["token"]
    await bo.call("POST", "/api/me/claim", {"token": token, "join": True})
    await there(ana, "Owl (Ana)")
    assert (await ana.call("GET", f"/api/tables/{table}"))["seats"][1]["name"] == "Owl (Ana)"
    async with await ana.sit(table) as sitting:
        await replied(server, table, sitting, 0)
        live = await server.services.matches.current(table)
    assert live.match.moves[1].by == "program"
    (owl,) = (await ana.call("GET", AGENTS))["agents"]
    await ana.call("DELETE", f"{AGENTS}/{owl['id']}")
    assert isinstance(await playing.ended(), RemoteError)
    await bo.close()


@pytest.mark.usefixtures("at_once")
async def test_of_a_deleted_guest_no_agent_and_no_name_is_left(server: Running, ana: Person) -> None:
    bo = await named(server, "Bo")
    playing = Playing(server, Drawing(), await made(ana))
    await there(ana, FOX)
    table = (await ana.open(ME, program(FOX), FRIEND))["table"]
    await bo.call("POST", f"/api/tables/{table}/join", {})
    kept = (await ana.call("GET", "/api/me/export"))["kept"]["own_agents"]
    assert [set(one) for one in kept] == [{"name", "created"}]
    await ana.call("DELETE", "/api/me")
    error = await playing.ended()
    assert isinstance(error, RemoteError)
    assert error.code == "remote.token"
    seats = (await bo.call("GET", f"/api/tables/{table}"))["seats"]
    assert "Fox" not in str(seats)
    assert "Ana" not in str(seats)
    await bo.close()


async def test_in_the_next_match_it_plays_only_with_its_owner(server: Running, ana: Person) -> None:
    async with other(server, await made(ana), greets=False) as fox:
        await greeted(fox)
        await there(ana, FOX)
        bo = await named(server, "Bo")
        table = (await ana.open(ME, program(FOX), FRIEND))["table"]
        await bo.call("POST", f"/api/tables/{table}/join", {})
        live = await server.services.matches.current(table)
        assert {seat.name for seat in with_vacant(live.row, []) if seat.kind == "program"} == {FOX}
        assert [seat.kind for seat in with_vacant(live.row, [0])] == ["guest", "bot", "bot"]
        await bo.close()


def with_vacant(row: Any, vacant: list[int]) -> Any:
    """Return the seats of a next match without the players of these seats."""
    from tablee.server.tables.create_table import rematch

    return rematch(row, "0" * 64, vacant).seats


async def test_where_guests_may_have_none_no_agent_gets_in_and_they_can_still_be_removed(
    start: Start,
) -> None:
    server = await start(own_agents=False)
    ana = await named(server, "Ana")
    refused = await ana.call("POST", AGENTS, {"name": "Fox"}, status=403)
    assert refused["code"] == "agent.forbidden"
    (guest,) = [live async for live in _guests(server)]
    assert await server.services.store.own_agents.add(guest, "Fox", "token", 1) == "added"
    async with other(server, "token", greets=False) as fox:
        assert await fox.end() == (4000, "agent.token")
    listed = await ana.call("GET", AGENTS)
    assert listed["allowed"] is False
    assert (await ana.call("DELETE", f"{AGENTS}/{listed['agents'][0]['id']}"))["agents"] == []
    await ana.close()


async def _guests(server: Running) -> AsyncIterator[str]:
    from sqlalchemy import select

    from tablee.store.schema import guests

    async with server.services.store.database.read() as connection:
        for guest in (await connection.execute(select(guests.c.id))).scalars():
            yield guest


@pytest.mark.parametrize("limit", ["GUESTS_PER_ADDRESS", "GUESTS_HERE"])
async def test_an_address_and_a_server_have_so_many_connections_of_guests_agents(
    server: Running, ana: Person, monkeypatch: pytest.MonkeyPatch, limit: str
) -> None:
    monkeypatch.setattr(agents, limit, 1)
    await server.services.store.agent_tokens.add("Bear (Cy)", "of the operator", 1)
    async with other(server, await made(ana), greets=False) as first:
        await greeted(first)
        await there(ana, FOX)
        async with other(server, await made(ana, "Owl"), greets=False) as second:
            assert await second.end() == (1013, "agent.too_many")
        async with other(server, "of the operator", greets=False) as bear:
            await bear.hear("hello")
    async with other(server, await made(ana, "Cat"), greets=False) as third:
        await third.hear("hello")


async def test_only_hashes_of_tokens_are_stored(server: Running, ana: Person) -> None:
    token = await made(ana)
    listed = await ana.call("GET", AGENTS)
    assert token not in str(listed)
    assert token not in str(await ana.call("GET", "/api/me/export"))
    (guest,) = [one async for one in _guests(server)]
    (kept,) = await server.services.store.own_agents.of_guest(guest)
    assert token not in str(kept)
    bo = await named(server, "Bo")
    assert (await bo.call("GET", AGENTS))["agents"] == []
    await bo.call("DELETE", f"{AGENTS}/{listed['agents'][0]['id']}", status=404)
    await bo.close()
