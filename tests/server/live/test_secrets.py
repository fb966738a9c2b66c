"""Nothing hidden passes the socket, no secret stands in a log, and the deal can be checked afterwards."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tablee.core.rng import seed_commitment
from tablee.games import find
from tablee.store.store import Store
from tests.server.conftest import Running
from tests.server.killing import Server
from tests.server.people import FRIEND, ME, Person, Sitting, bot
from tests.toy import CARDS

People = Callable[[], Person]


class Ear:
    """Everything that one connection hears, to the letter."""

    def __init__(self, sitting: Sitting, look: int | None) -> None:
        self.sitting = sitting
        self.look = look
        self.heard: list[str] = [json.dumps(sitting.welcome)]

    async def listen(self, ply: int) -> dict[str, Any]:
        while True:
            message = await self.sitting.next()
            self.heard.append(json.dumps(message))
            if message["say"] == "step" and message["step"]["ply"] == ply:
                return message


def known(server: Running, table: str, look: int | None, message: dict[str, Any]) -> dict[str, Any]:
    """Return what this viewpoint may see of this ply, computed again from the log."""
    match = next(live.match for live in server.services.match_cache.held() if live.id == table)
    position = match.positions[message["step"]["ply"]]
    return {
        "view": match.game.view(position, look),
        "events": [event.seen_by(look) for event in match.events[message["step"]["ply"]]],
    }


async def test_each_connection_receives_what_its_viewpoint_may_see(server: Running, person: People) -> None:
    ana, bo, spectator = person(), person(), person()
    table = (await ana.open(ME, FRIEND, bot()))["table"]
    await bo.call("POST", f"/api/tables/{table}/join", {})
    async with (
        await ana.sit(table) as at_ana,
        await bo.sit(table) as at_bo,
        await spectator.sit(table) as watching,
        await ana.sit(table, look=None) as at_ana_closed,
    ):
        ears = [Ear(at_ana, 0), Ear(at_bo, 1), Ear(watching, None), Ear(at_ana_closed, None)]
        for ply in range(4):
            seat = ply % 3
            if seat < 2:
                sender = (at_ana, at_bo)[seat]
                await sender.send(do="move", id=f"m{ply}", ply=ply, seat=seat, move="draw")
            for ear in ears:
                told = await ear.listen(ply + 1)
                expected = known(server, table, ear.look, told)
                assert told["step"]["view"] == expected["view"]
                assert told["step"]["events"] == expected["events"]
                assert told["step"]["move"] is None
                assert told["now"]["seed"] is None
                assert (told["now"]["legal"] is not None) == (ear.look == told["now"]["turn"])
        match = next(live.match for live in server.services.match_cache.held() if live.id == table)
        secret = match.position
        for ear in ears:
            everything = "".join(ear.heard)
            for seat, hand in enumerate(secret.hands):
                for card in hand:
                    assert (f'"{card}"' in everything) == (seat == ear.look), (ear.look, seat, card)
            assert not any(f'"{card}"' in everything for card in secret.stock)
            assert match.seed not in everything


async def test_two_worlds_that_differ_in_what_is_hidden_sound_the_same(
    server: Running, person: People
) -> None:
    """If only cards that a spectator cannot see differ, every byte sent is the same."""
    told = []
    ana = person()
    for _ in range(2):
        table = (await ana.open(ME, bot()))["table"]
        async with await person().sit(table) as watching, await ana.sit(table) as at_ana:
            await at_ana.send(do="move", id="m", ply=0, seat=0, move="draw")
            step = await watching.reach(1)
            step["step"]["at"] = 0
            told.append((json.dumps(watching.welcome["plies"][0]["view"]), json.dumps(step)))
    assert told[0] == told[1]


async def test_bots_are_asked_with_what_their_seat_knows(server: Running, person: People) -> None:
    ana = person()
    table = (await ana.open(ME, bot()))["table"]
    async with await ana.sit(table) as at_ana:
        await at_ana.send(do="move", id="m", ply=0, seat=0, move="draw")
        await at_ana.reach(2)
    ((level, information, moves),) = server.thinker.asked
    assert level == 1
    assert information["hands"][0] == ["?"] * 4
    assert "?" not in information["hands"][1]
    assert "rng" not in information
    assert set(moves) - {"draw"} == set(information["hands"][1])


async def test_errors_tell_nothing_hidden(server: Running, person: People) -> None:
    """A card in another hand and a card in the stock are refused in the same words."""
    ana = person()
    table = (await ana.open(ME, bot()))["table"]
    async with await ana.sit(table) as at_ana:
        own = at_ana.welcome["now"]["legal"]
        for card in set(CARDS) - set(own):
            answer = await at_ana.answered(do="move", ply=0, seat=0, move=card)
            assert (answer["code"], answer["params"]) == ("toy.not_held", {"card": card})


async def test_after_the_end_everything_is_open_and_the_deal_can_be_checked(
    server: Running, person: People
) -> None:
    ana = person()
    opened = await ana.open(ME, bot())
    table = opened["table"]
    before = await ana.call("GET", f"/api/tables/{table}/proof")
    assert (before["seed"], before["deal"]) == (None, None)
    assert before["commitment"] == opened["commitment"]
    await ana.call("GET", f"/api/tables/{table}/record", status=409)
    async with await ana.sit(table) as sitting:
        await sitting.send(do="resign", id="r", seat=0)
        end = await sitting.expect("step")
        assert end["now"]["over"] == {"scores": None, "ranks": [2, 1], "resigned": [0]}
        assert "?" not in json.dumps(end)
    proof = await person().call("GET", f"/api/tables/{table}/proof")
    assert proof["seed"] == end["now"]["seed"]
    assert seed_commitment(proof["seed"]) == opened["commitment"]
    game = find(proof["game"])
    assert game.dump(game.new(proof["players"], proof["options"], proof["seed"])) == proof["deal"]


async def test_no_secret_stands_in_a_log_or_in_metrics(tmp_path: Path) -> None:
    """The log of a real server process, as `tablee serve` writes it."""
    serving = Server(str(tmp_path / "tablee.db"), tmp_path / "log")
    await serving.start()
    ana, bo, phone = (Person(serving.base) for _ in range(3))
    try:
        await ana.call("PUT", "/api/me", {"name": "Anastasia"})
        table = (await ana.open(ME, FRIEND, game="tokan"))["table"]
        await bo.call("POST", f"/api/tables/{table}/join", {})
        link = (await ana.call("POST", "/api/me/link"))["token"]
        await phone.call("POST", "/api/me/claim", {"token": link})
        async with await ana.sit(table) as at_ana, await bo.sit(table) as at_bo:
            await at_ana.answered(do="say", text="a private word")
            await at_bo.answered(do="move", ply=0, seat=1, move="nonsense")
            await at_bo.answered(do="resign", seat=1)
        metrics = (await ana.http.get("/metrics")).text
    finally:
        await serving.kill()
        for one in (ana, bo, phone):
            await one.close()
    store = await Store.open(serving.database)
    row = await store.matches.find(table)
    await store.close()
    assert row is not None
    logged = (tmp_path / "log").read_text() + metrics
    assert table in logged
    assert "socket opened" in logged
    secrets = (row.seed, row.host, ana.cookie, bo.cookie, phone.cookie, link, "Anastasia", "a private word")
    for secret in secrets:
        assert secret is not None
        assert secret not in logged


async def test_ids_of_guests_pass_no_door(server: Running, person: People) -> None:
    ana, bo = person(), person()
    table = (await ana.open(ME, FRIEND))["table"]
    joined = await bo.call("POST", f"/api/tables/{table}/join", {})
    row = await server.services.store.matches.find(table)
    assert row is not None
    async with await bo.sit(table) as at_bo:
        heard = json.dumps([joined, at_bo.welcome, await bo.call("GET", "/api/tables")])
    for seat in row.seats:
        assert seat.guest is not None
        assert seat.guest not in heard
