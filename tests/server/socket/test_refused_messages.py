"""Malformed, oversized, out-of-turn, replayed and other-seat messages: a clear error each, and nothing changed."""

import json
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest

from tests.server.conftest import Running
from tests.server.people import FRIEND, ME, Person, Sitting, bot

BIG = 16 * 1024
DRAW = {"do": "move", "id": "x", "ply": 1, "seat": 1, "move": "draw"}


def without(key: str) -> dict[str, Any]:
    return {name: value for name, value in DRAW.items() if name != key}


# Sent by the player of seat 1, whose turn it is after one move. Each with the code of its refusal.
MALFORMED: dict[str, tuple[str, str]] = {
    "nothing": ("", "request.malformed"),
    "no JSON": ("move please", "request.malformed"),
    "half a message": ('{"do":"move","id":"x"', "request.malformed"),
    "a list": ("[1,2,3]", "request.malformed"),
    "a number": ("17", "request.malformed"),
    "null": ("null", "request.malformed"),
    "a string": ('"move"', "request.malformed"),
    "no verb": ('{"id":"x"}', "request.malformed"),
    "an unknown verb": ('{"do":"cheat","id":"x"}', "request.malformed"),
    "a verb that is no string": ('{"do":7,"id":"x"}', "request.malformed"),
    "what the server says": ('{"say":"ack","id":"x","ply":2}', "request.malformed"),
    "two messages in one": (json.dumps(DRAW) + json.dumps(DRAW), "request.malformed"),
    "deeply nested": ('{"do":' + "[" * 7000 + "]" * 7000 + "}", "request.malformed"),
    "a surrogate alone": ('{"do":"say","id":"x","text":"\\ud800"}', "request.malformed"),
    "NaN": ('{"do":"move","id":"x","ply":NaN,"seat":1,"move":"draw"}', "request.malformed"),
    "too large": (json.dumps({**DRAW, "move": "d" * BIG}), "request.too_large"),
    "too large by spaces": (json.dumps(DRAW) + " " * BIG, "request.too_large"),
    "too large in bytes": (
        json.dumps({"do": "say", "id": "x", "text": "🦁" * 5000}, ensure_ascii=False),
        "request.too_large",
    ),
}
REFUSED: dict[str, tuple[dict[str, Any], str]] = {
    "no id": (without("id"), "request.malformed"),
    "no ply": (without("ply"), "request.malformed"),
    "no seat": (without("seat"), "request.malformed"),
    "no move": (without("move"), "request.malformed"),
    "an empty id": ({**DRAW, "id": ""}, "request.malformed"),
    "an id too long": ({**DRAW, "id": "x" * 41}, "request.malformed"),
    "an id with a null character": ({**DRAW, "id": "a\x00b"}, "request.malformed"),
    "an id that is a number": ({**DRAW, "id": 5}, "request.malformed"),
    "an unknown key": ({**DRAW, "admin": True}, "request.malformed"),
    "a ply that is text": ({**DRAW, "ply": "1"}, "request.malformed"),
    "a ply with a fraction": ({**DRAW, "ply": 1.5}, "request.malformed"),
    "a negative ply": ({**DRAW, "ply": -1}, "request.malformed"),
    "an enormous ply": ({**DRAW, "ply": 10**30}, "request.malformed"),
    "a ply that is true": ({**DRAW, "ply": True}, "request.malformed"),
    "a seat that is null": ({**DRAW, "seat": None}, "request.malformed"),
    "a negative seat": ({**DRAW, "seat": -1}, "request.malformed"),
    "a move that is a list": ({**DRAW, "move": ["draw"]}, "request.malformed"),
    "a move too long": ({**DRAW, "move": "d" * 2001}, "request.malformed"),
    "a seat that is not there": ({**DRAW, "seat": 9}, "seat.unknown"),
    "another person's seat": ({**DRAW, "seat": 0}, "seat.not_yours"),
    "a bot's seat": ({**DRAW, "seat": 2}, "seat.not_yours"),
    "a ply that is past": ({**DRAW, "ply": 0}, "move.stale"),
    "a ply to come": ({**DRAW, "ply": 2}, "move.stale"),
    "no move of the game": ({**DRAW, "move": "castle"}, "toy.not_held"),
    "a move in other letters": ({**DRAW, "move": "DRAW"}, "toy.not_held"),
    "a move with a space": ({**DRAW, "move": "draw "}, "toy.not_held"),
    "a move with a null character": ({**DRAW, "move": "draw\x00"}, "toy.not_held"),
    "the empty move": ({**DRAW, "move": ""}, "toy.not_held"),
    "giving up for another": ({"do": "resign", "id": "x", "seat": 0}, "seat.not_yours"),
    "giving up for nobody": ({"do": "resign", "id": "x", "seat": 15}, "seat.unknown"),
    "looking through another's eyes": ({"do": "look", "seat": 0}, "seat.not_yours"),
    "looking through a bot's eyes": ({"do": "look", "seat": 2}, "seat.not_yours"),
    "a rematch before the end": ({"do": "offer", "id": "x", "kind": "rematch"}, "match.running"),
    "an offer of another kind": ({"do": "offer", "id": "x", "kind": "money"}, "request.malformed"),
    "saying nothing": ({"do": "say", "id": "x"}, "talk.empty"),
    "saying spaces": ({"do": "say", "id": "x", "text": "   "}, "talk.empty"),
    "saying two things": ({"do": "say", "id": "x", "text": "a", "preset": "hello"}, "talk.empty"),
    "saying control characters": ({"do": "say", "id": "x", "text": "a\x00b\x1b[2J"}, "talk.empty"),
    "saying too much": ({"do": "say", "id": "x", "text": "a" * 281}, "talk.empty"),
    "saying far too much": ({"do": "say", "id": "x", "text": "a" * 3361}, "request.malformed"),
    "a phrase that is none": ({"do": "say", "id": "x", "preset": "insult"}, "request.malformed"),
    "hello to another table": ({"do": "hello", "table": "elsewhere", "last": -1}, "hello.again"),
}
CASES = {**MALFORMED, **{name: (json.dumps(message), code) for name, (message, code) in REFUSED.items()}}


class Table:
    """Ana on seat 0, Bo on seat 1 and to act, a bot on seat 2, after one move."""

    def __init__(self, server: Running, table: str, at_ana: Sitting, at_bo: Sitting) -> None:
        self.server = server
        self.id = table
        self.at_ana = at_ana
        self.at_bo = at_bo

    async def log(self) -> Any:
        store = self.server.services.store
        return (
            await store.log.entries(self.id),
            await store.log.resignations(self.id),
            await store.chat.since(self.id, 0, 100),
            await store.offers.find(self.id),
            await store.matches.find(self.id),
        )


@pytest.fixture
async def table(server: Running, person: Callable[[], Person]) -> AsyncIterator[Table]:
    ana, bo = person(), person()
    opened = (await ana.open(ME, FRIEND, bot()))["table"]
    await bo.call("POST", f"/api/tables/{opened}/join", {"seat": 1})
    async with await ana.sit(opened) as at_ana, await bo.sit(opened) as at_bo:
        assert (await at_ana.answered(do="move", ply=0, seat=0, move="draw"))["say"] == "ack"
        await at_bo.expect("step")
        await at_ana.quiet()
        yield Table(server, opened, at_ana, at_bo)


async def test_each_is_refused_clearly_and_changes_nothing(table: Table, subtests: pytest.Subtests) -> None:
    before = await table.log()
    for name, (frame, code) in CASES.items():
        with subtests.test(name):
            await table.at_bo.socket.send(frame)
            error = await table.at_bo.expect("error")
            assert error["code"] == code
            if code == "request.malformed":
                assert error["params"]["at"].startswith("$")
                assert error["params"]["expected"]
            assert await table.log() == before
            assert await table.at_ana.quiet() == []
    assert (await table.at_bo.answered(do="move", ply=1, seat=1, move="draw"))["say"] == "ack"


def test_the_table_of_refused_messages_is_long_enough() -> None:
    assert len(CASES) >= 40


async def test_a_binary_frame_is_refused(table: Table) -> None:
    await table.at_bo.socket.send(json.dumps(DRAW).encode())
    assert (await table.at_bo.expect("error"))["code"] == "request.malformed"


async def test_an_error_names_the_message_that_it_answers(table: Table) -> None:
    await table.at_bo.send(do="move", id="mine", ply=1, seat=1, move="castle")
    assert (await table.at_bo.expect("error"))["id"] == "mine"
    await table.at_bo.send(do="move", id="mine", ply=1, seat=1)
    assert (await table.at_bo.expect("error"))["id"] == "mine"


async def test_out_of_turn_is_refused(table: Table) -> None:
    before = await table.log()
    answer = await table.at_ana.answered(do="move", ply=1, seat=0, move="draw")
    assert (answer["code"], answer["params"]) == ("move.not_your_turn", {"seat": 0, "turn": 1})
    assert await table.log() == before


async def test_a_message_sent_again_gets_its_first_answer_and_is_not_played_twice(table: Table) -> None:
    first = await table.at_bo.answered(id="same", do="move", ply=1, seat=1, move="draw")
    await table.at_ana.reach(3)
    before = await table.log()
    for _ in range(3):
        assert await table.at_bo.answered(id="same", do="move", ply=1, seat=1, move="draw") == first
    assert await table.log() == before


async def test_an_id_used_by_one_seat_is_no_answer_for_another(table: Table) -> None:
    assert (await table.at_bo.answered(id="same", do="move", ply=1, seat=1, move="draw"))["ply"] == 2
    await table.at_ana.reach(3)
    answer = await table.at_ana.answered(id="same", do="move", ply=3, seat=0, move="draw")
    assert (answer["say"], answer["ply"]) == ("ack", 4)


async def test_a_spectator_can_do_nothing_but_watch_and_talk(
    table: Table, person: Callable[[], Person]
) -> None:
    spectator = person()
    async with await spectator.sit(table.id) as sitting:
        before = await table.log()
        others: list[dict[str, Any]] = [
            DRAW,
            {"do": "resign", "id": "x", "seat": 1},
            {"do": "look", "seat": 1},
        ]
        for message in others:
            await sitting.socket.send(json.dumps(message))
            assert (await sitting.expect("error"))["code"] == "seat.not_yours"
        for message in ({"do": "say", "preset": "hello"}, {"do": "offer", "kind": "rematch"}):
            await sitting.socket.send(json.dumps({**message, "id": "x"}))
            assert (await sitting.expect("error"))["code"] == "guest.unknown"
        assert await table.log() == before


@pytest.mark.parametrize("first", [DRAW, {"do": "ping"}, {"do": "look", "seat": None}])
async def test_hello_comes_first(
    server: Running, person: Callable[[], Person], first: dict[str, Any]
) -> None:
    sitting = await person().connect()
    await sitting.send(**first)
    assert (await sitting.expect("error"))["code"] == "hello.first"
    assert await sitting.closed() == 4000


@pytest.mark.parametrize("hello", ["", "{}", '{"do":"hello"}', '{"do":"hello","table":"x","last":-2}'])
async def test_a_hello_that_cannot_be_read_ends_the_connection(
    server: Running, person: Callable[[], Person], hello: str
) -> None:
    sitting = await person().connect()
    await sitting.socket.send(hello)
    assert (await sitting.expect("error"))["code"] == "request.malformed"
    assert await sitting.closed() == 4000


async def test_a_table_that_is_not_there(server: Running, person: Callable[[], Person]) -> None:
    sitting = await person().connect()
    await sitting.send(do="hello", table="nowhere", last=-1)
    assert (await sitting.expect("error"))["code"] == "table.unknown"
    assert await sitting.closed() == 4004


async def test_a_frame_beyond_all_measure_ends_the_connection(table: Table) -> None:
    before = await table.log()
    await table.at_bo.socket.send("x" * 100_000)
    assert await table.at_bo.closed() == 1009
    assert await table.log() == before


async def test_a_match_that_waits_takes_no_move(server: Running, person: Callable[[], Person]) -> None:
    ana = person()
    opened = await ana.open(ME, FRIEND)
    async with await ana.sit(opened["table"]) as sitting:
        assert (await sitting.answered(do="move", ply=0, seat=0, move="draw"))["code"] == "match.waiting"
        assert (await sitting.answered(do="resign", seat=0))["code"] == "match.waiting"
        await sitting.send(do="look", seat=0)
        assert (await sitting.expect("error"))["code"] == "match.waiting"


async def test_a_match_that_is_over_takes_no_move(table: Table) -> None:
    store = table.server.services.store
    assert (await table.at_bo.answered(do="resign", seat=1))["say"] == "ack"
    assert (await table.at_ana.answered(do="resign", seat=0))["say"] == "ack"
    before = await store.log.entries(table.id)
    code = (await table.at_ana.answered(do="move", ply=len(before), seat=0, move="draw"))["code"]
    assert code == "move.over"
    assert await store.log.entries(table.id) == before
