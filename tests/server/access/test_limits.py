"""Rates and sizes: who asks too much is told when to come back, and others are not held up."""

import contextlib

from tablee.server.settings import Settings
from tests.server.conftest import Start
from tests.server.people import ME, Person, bot


async def test_too_many_requests_are_told_when_to_come_back(start: Start) -> None:
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
        # One after the other: what is still on its way when the server closes would reset the connection.
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
    ana = Person(server.base)
    table = (await ana.open(ME, bot()))["table"]
    async with await ana.sit(table), await ana.sit(table):
        third = await ana.connect()
        assert (await third.next())["code"] == "server.full"
        assert await third.closed() == 1013
    async with await ana.sit(table):
        pass
    await ana.close()


async def test_a_school_behind_one_address_can_play_without_any_option(start: Start) -> None:
    server = await start(rate=1.0)
    ana = Person(server.base)
    table = (await ana.open(ME, bot()))["table"]
    async with contextlib.AsyncExitStack() as school:
        for _ in range(61):
            await school.enter_async_context(await ana.sit(table))
        assert server.services.connections_by_address == {"127.0.0.1": 61}
    await ana.close()


def test_connections_of_one_address_grow_with_the_rates_unless_named() -> None:
    assert Settings("x", rate=0.5).sockets_per_address == 100
    assert Settings("x", rate=10).sockets_per_address == 2000
    assert Settings("x", rate=10, connections_per_address=7).sockets_per_address == 7


async def test_connections_of_one_table_are_limited(start: Start) -> None:
    server = await start(connections_per_table=1)
    ana = Person(server.base)
    table = (await ana.open(ME, bot()))["table"]
    async with await ana.sit(table):
        second = await ana.connect()
        await second.send(do="hello", table=table)
        assert (await second.next())["code"] == "server.full"
        assert await second.closed() == 4000
    await ana.close()
