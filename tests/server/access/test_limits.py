"""Rates and sizes: clients that ask too much learn when to come back, and others are not delayed."""

import asyncio
import contextlib

import pytest

from tablee.server.access.rate_limits import RATES
from tablee.server.settings import Settings
from tablee.server.socket import admission
from tests.server.conftest import Start
from tests.server.people import ME, Person, bot


async def test_too_many_requests_are_refused_with_the_time_to_come_back(start: Start) -> None:
    server = await start(rate=0.05)
    ana = Person(server.base)
    answers = [await ana.http.get("/api/me") for _ in range(31)]
    assert [answer.status_code for answer in answers] == [200] * 30 + [429]
    refused = answers[-1]
    assert refused.json()["code"] == "request.too_many"
    assert 1 <= int(refused.headers["retry-after"]) <= 60
    await ana.close()


async def test_new_identities_and_guesses_at_links_are_limited_most(start: Start) -> None:
    server = await start(rate=0.1)
    guesser = Person(server.base)
    codes = [(await guesser.http.post("/api/me/claim", json={"token": "x"})).json()["code"] for _ in range(2)]
    assert codes == ["link.unknown", "request.too_many"]
    await guesser.close()


async def test_too_many_messages_end_a_connection(start: Start) -> None:
    server = await start(rate=0.1)
    ana = Person(server.base)
    table = (await ana.open(ME, bot()))["table"]
    async with await ana.sit(table) as sitting:
        # One after the other: a message still on its way when the server closes would reset the connection.
        said = "pong"
        for _ in range(25):
            await sitting.send(do="ping")
            said = (answer := await sitting.next())["say"]
            if said == "error":
                break
        assert (said, answer["code"]) == ("error", "request.too_many")
        assert await sitting.closed() == 4029
    await ana.close()


async def test_talking_too_much_is_refused_and_the_game_goes_on(start: Start) -> None:
    server = await start(rate=0.5)
    ana = Person(server.base)
    table = (await ana.open(ME, bot()))["table"]
    async with await ana.sit(table) as sitting:
        said = [await sitting.answered(do="say", preset="hello") for _ in range(7)]
        assert [answer["say"] for answer in said] == ["ack"] * 6 + ["error"]
        assert said[-1]["code"] == "request.too_many"
        assert (await sitting.answered(do="move", ply=0, seat=0, move="draw"))["say"] == "ack"
    await ana.close()


async def test_connections_of_one_address_are_limited(start: Start) -> None:
    server = await start(connections_per_address=2)
    ana, stranger = Person(server.base), Person(server.base)
    table = (await ana.open(ME, bot()))["table"]
    async with await stranger.sit(table), await stranger.sit(table):
        third = await stranger.connect()
        assert (await third.next())["code"] == "server.full"
        assert await third.closed() == 1013
    async with await stranger.sit(table):
        pass
    for one in (ana, stranger):
        await one.close()


async def test_a_school_behind_one_address_can_play_without_any_option(start: Start) -> None:
    """Twelve pupils at two tables, the whole class watching both, and a few windows too many."""
    server = await start(rate=1.0)
    players = [Person(server.base) for _ in range(12)]
    tables = [(await one.open(ME, bot()))["table"] for one in players[:2]]
    for one in players[2:]:
        await one.open(ME, bot())
    class_room = Person(server.base)
    async with contextlib.AsyncExitStack() as school:
        for _ in range(30):
            for table in tables:
                await school.enter_async_context(await class_room.sit(table))
        for one, table in zip(players[:2], tables, strict=True):
            for _ in range(10):
                await school.enter_async_context(await one.sit(table))
        assert server.services.parts.access.open_sockets == {"127.0.0.1": 80}
    for one in (*players, class_room):
        await one.close()


def test_connections_of_one_address_grow_with_the_rates_unless_named() -> None:
    assert Settings("x", rate=0.5).sockets_per_address == 100
    assert Settings("x", rate=10).sockets_per_address == 2000
    assert Settings("x", rate=10, connections_per_address=7).sockets_per_address == 7


async def refused(person: Person, table: str) -> tuple[str, int]:
    """Return why this person is refused, and the code with which the socket closes."""
    sitting = await person.connect()
    await sitting.send(do="hello", table=table)
    code = (await sitting.next())["code"]
    return code, await sitting.closed()


async def test_those_who_watch_a_table_are_limited_and_keep_no_player_out(start: Start) -> None:
    """However many watch, a player who lost the connection gets back in, and so does the host of a table that waits."""
    server = await start(rate=1.0, spectators_per_table=5, spectators_nearby=3)
    ana, bo = (Person(server.base, f"192.0.2.{n}") for n in (1, 2))
    watchers = [Person(server.base, f"192.0.2.{n}") for n in (8, 8, 8, 9, 9)]
    table = (await ana.open(ME, {"kind": "friend"}))["table"]
    hosted = (await ana.open(bot(), {"kind": "friend"}))["table"]
    await bo.call("POST", f"/api/tables/{table}/join", {})
    async with contextlib.AsyncExitStack() as watching:
        for one in watchers:
            for seen in (table, hosted):
                await watching.enter_async_context(await one.sit(seen))
        assert await refused(watchers[0], table) == ("table.watched", 4000)
        late = Person(server.base, "192.0.2.10")
        assert await refused(late, table) == ("table.watched", 4000)
        for one in (ana, bo):
            async with await one.sit(table) as sitting:
                assert sitting.welcome["look"] is not None
        async with await ana.sit(hosted):
            pass
    async with await late.sit(table):
        pass
    for one in (ana, bo, late, *watchers):
        await one.close()


async def test_watchers_of_one_address_are_limited_first(start: Start) -> None:
    server = await start(rate=1.0, spectators_nearby=2)
    ana, near, far = (Person(server.base, f"192.0.2.{n}") for n in (1, 8, 9))
    table = (await ana.open(ME, bot()))["table"]
    async with await near.sit(table), await near.sit(table):
        assert await refused(near, table) == ("table.watched", 4000)
        async with await far.sit(table):
            pass
    for one in (ana, near, far):
        await one.close()


async def test_players_have_a_reserve_beyond_the_limits_of_address_and_process(start: Start) -> None:
    """A neighbour behind the same address can fill it, and all of the server, but shuts no player out."""
    for limit in ({"connections_per_address": 4}, {"connections": 4}):
        server = await start(rate=1.0, **limit)
        ana, stranger = Person(server.base), Person(server.base)
        table, other = [(await ana.open(ME, bot()))["table"] for _ in range(2)]
        await stranger.call("PUT", "/api/me", {"name": "Nobody"})
        async with contextlib.AsyncExitStack() as full:
            for _ in range(4):
                await full.enter_async_context(await stranger.connect())
            turned_away = await stranger.connect()
            assert (await turned_away.next())["code"] == "server.full"
            assert await turned_away.closed() == 1013
            async with await ana.sit(table) as sitting:
                assert sitting.welcome["look"] == 0
                # The reserve is only for tables at which the guest has a seat.
                cy = Person(server.base)
                foreign = (await cy.open(ME, bot()))["table"]
                if "connections_per_address" in limit:
                    assert await refused(ana, foreign) == ("server.full", 4000)
                await cy.close()
        assert other != table
        for one in (ana, stranger):
            await one.close()


async def test_a_player_gets_in_although_a_neighbour_asks_for_sockets_all_the_time(start: Start) -> None:
    server = await start(rate=0.05)
    ana, stranger = Person(server.base), Person(server.base)
    async with contextlib.AsyncExitStack() as open_ones:
        table = (await ana.open(ME, bot()))["table"]
        for _ in range(12):
            await open_ones.enter_async_context(await stranger.connect())
        turned_away = await stranger.connect()
        assert (await turned_away.next())["code"] == "request.too_many"
        async with await ana.sit(table):
            pass
    for one in (ana, stranger):
        await one.close()


async def test_players_beyond_the_limit_of_their_address_have_a_limit_of_their_own(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(RATES, "socket", (1, 60))
    monkeypatch.setitem(RATES, "socket_player", (2, 60))
    server = await start(rate=1.0)
    ana = Person(server.base)
    table = (await ana.open(ME, bot()))["table"]
    async with await ana.sit(table), await ana.sit(table), await ana.sit(table):
        turned_away = await ana.connect()
        assert (await turned_away.next())["code"] == "request.too_many"
    await ana.close()


async def test_a_table_of_bots_at_which_nothing_happens_takes_no_room_from_others(start: Start) -> None:
    server = await start(bot_tables=1)
    ana, bo = (Person(server.base, f"192.0.2.{n}") for n in (1, 2))
    wish = {"game": "toy", "seats": [bot(), bot()]}
    for one in (ana, bo):
        await one.call("PUT", "/api/me", {"name": "Guest"})
    await ana.call("POST", "/api/tables", wish)
    assert (await bo.call("POST", "/api/tables", wish, 503))["code"] == "table.bots_all"
    server.clock.put_forward(11 * 60)
    await bo.call("POST", "/api/tables", wish)
    for one in (ana, bo):
        await one.close()


async def test_of_a_players_many_sockets_at_one_table_the_oldest_ends(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(admission, "SOCKETS_PER_PLAYER", 2)
    server = await start()
    ana = Person(server.base)
    table = (await ana.open(ME, bot()))["table"]
    async with await ana.sit(table) as first, await ana.sit(table) as second, await ana.sit(table) as third:
        closing = [asyncio.ensure_future(one.closed()) for one in (first, second, third)]
        await asyncio.wait(closing, return_when=asyncio.FIRST_COMPLETED)
        assert [one.done() for one in closing] == [True, False, False]
        assert await closing[0] == 1013
        assert (await second.answered(do="move", ply=0, seat=0, move="draw"))["say"] == "ack"
    await ana.close()


async def test_one_socket_greets_its_table_only_so_often(start: Start) -> None:
    server = await start(rate=0.2)
    ana = Person(server.base)
    table = (await ana.open(ME, bot()))["table"]
    async with await ana.sit(table) as sitting:
        for _ in range(2):
            await sitting.send(do="hello", table=table)
            await sitting.expect("welcome")
        await sitting.send(do="hello", table=table)
        assert (await sitting.expect("error"))["code"] == "request.too_many"
    await ana.close()
