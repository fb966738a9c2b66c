"""Requests during one turn: the rules' report about a draft, and a good move."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from tablee.bots.pool.fair_queue import TURN
from tablee.bots.pool.messages import Decision
from tablee.core.bot import BotMove, Reason
from tests.server.conftest import Running, Start
from tests.server.fakes import Uncounted
from tests.server.people import FRIEND, ME, Person, bot, device

People = Callable[[], Person]


class Thinker(Uncounted):
    """A thinker that answers when the test lets it, and gives a reason."""

    def __init__(self) -> None:
        self.asked: list[tuple[dict[str, Any], int]] = []
        self.may_answer = asyncio.Event()

    async def choose(self, asked: Decision, priority: int = TURN, source: object = None) -> BotMove:
        self.asked.append((asked.known, asked.level))
        await self.may_answer.wait()
        return BotMove(asked.moves[-1], {}, Reason("toy.why", {"card": asked.moves[-1]}))


async def test_a_draft_is_judged_by_the_rules_and_nothing_is_played(server: Running, person: People) -> None:
    ana = person()
    table = (await ana.open(ME, bot()))["table"]
    async with await ana.sit(table) as sitting:
        move = sitting.welcome["now"]["legal"][0]
        await sitting.send(do="examine", id="a", ply=0, seat=0, draft=move)
        assert await sitting.next() == {"say": "examined", "id": "a", "ply": 0, "report": {"legal": True}}
        await sitting.send(do="examine", id="b", ply=0, seat=0, draft="nonsense")
        report = (await sitting.expect("examined", id="b"))["report"]
        assert report["legal"] is False
        assert report["code"].startswith(("toy.", "move."))
        assert [message["say"] for message in await sitting.quiet()] == []
    assert (await ana.call("GET", f"/api/tables/{table}"))["ply"] == 0


async def test_others_hear_nothing_of_a_draft(server: Running, person: People) -> None:
    ana, bo = person(), person()
    table = (await ana.open(ME, FRIEND))["table"]
    await bo.call("POST", f"/api/tables/{table}/join", {})
    async with await ana.sit(table) as at_ana, await bo.sit(table) as at_bo:
        await at_bo.quiet()
        await at_ana.send(do="examine", id="a", ply=0, seat=0, draft="draw")
        await at_ana.expect("examined")
        assert await at_bo.quiet() == []


async def test_who_looks_through_other_eyes_by_then_is_not_answered_about_a_draft(
    server: Running, person: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_answer = asyncio.Event()

    async def late(*_: object, **__: object) -> dict[str, Any]:
        await may_answer.wait()
        return {"report": {"legal": True}}

    monkeypatch.setattr(server.services.rules, "ask", late)
    ana = person()
    table = (await ana.open(ME, device("Bo")))["table"]
    async with await ana.sit(table, look=0) as sitting:
        for look, answer in ((0, "examined"), (1, "error")):
            await sitting.send(do="examine", id=f"to {look}", ply=0, seat=0, draft="draw")
            await sitting.send(do="look", seat=look)
            await sitting.expect("look")
            may_answer.set()
            while (told := await sitting.next()).get("id") != f"to {look}":
                pass
            assert told["say"] == answer
            may_answer.clear()
        assert (told["code"], told["params"]) == ("seat.not_yours", {"seat": 0})


async def test_good_moves_are_shown_while_the_connection_listens_on(start: Start) -> None:
    thinker = Thinker()
    server = await start(thinker=thinker)
    ana, bo = Person(server.base), Person(server.base)
    table = (await ana.open(ME, FRIEND))["table"]
    await bo.call("POST", f"/api/tables/{table}/join", {})
    async with await ana.sit(table) as sitting:
        await sitting.send(do="advise", id="a", ply=0, seat=0)
        assert await sitting.quiet() == []
        thinker.may_answer.set()
        legal = sitting.welcome["now"]["legal"]
        reason = {"code": "toy.why", "params": {"card": legal[-1]}}
        expected = {"say": "advice", "id": "a", "ply": 0, "move": legal[-1], "reason": reason}
        assert await sitting.expect("advice") == expected
        # Nothing is kept of a question that was answered.
        assert (server.services.hints._thinking, server.services.hints._examining) == ({}, set())
    ((known, level),) = thinker.asked
    assert set(known["hands"][1]) == {"?"}
    await asyncio.gather(ana.close(), bo.close())
    assert level == max(next(iter(server.services.match_cache.held())).game.bot_levels)


async def test_asking_again_forgets_the_first_question(start: Start) -> None:
    thinker = Thinker()
    server = await start(thinker=thinker)
    ana, bo = Person(server.base), Person(server.base)
    table = (await ana.open(ME, FRIEND))["table"]
    await bo.call("POST", f"/api/tables/{table}/join", {})
    async with await ana.sit(table) as sitting:
        await sitting.send(do="advise", id="a", ply=0, seat=0)
        await sitting.send(do="advise", id="b", ply=0, seat=0)
        await sitting.quiet()
        thinker.may_answer.set()
        assert (await sitting.expect("advice"))["id"] == "b"
        assert await sitting.quiet() == []
    await asyncio.gather(ana.close(), bo.close())


@pytest.mark.parametrize("do", ["examine", "advise"])
async def test_only_the_guest_who_is_to_act_may_ask(server: Running, person: People, do: str) -> None:
    ana, bo, spectator = person(), person(), person()
    table = (await ana.open(ME, FRIEND))["table"]
    more = {"draft": "draw"} if do == "examine" else {}
    async with await ana.sit(table) as sitting:
        assert (await sitting.answered(do=do, ply=0, seat=0, **more))["code"] == "match.waiting"
    await bo.call("POST", f"/api/tables/{table}/join", {})
    async with (
        await ana.sit(table) as at_ana,
        await bo.sit(table) as at_bo,
        await spectator.sit(table) as watching,
    ):
        assert (await at_bo.answered(do=do, ply=0, seat=1, **more))["code"] == "move.not_your_turn"
        assert (await at_bo.answered(do=do, ply=0, seat=0, **more))["code"] == "seat.not_yours"
        assert (await at_ana.answered(do=do, ply=3, seat=0, **more))["code"] == "move.stale"
        refused = {"guest.unknown", "seat.not_yours"}
        assert (await watching.answered(do=do, ply=0, seat=0, **more))["code"] in refused


async def test_nobody_asks_for_a_hand_that_the_curtain_hides(server: Running, person: People) -> None:
    ana = person()
    table = (await ana.open(ME, device("Bo")))["table"]
    async with await ana.sit(table, look=1) as sitting:
        assert (await sitting.answered(do="advise", ply=0, seat=0))["code"] == "seat.not_yours"


async def test_lessons_may_ask_about_drafts(server: Running, person: People) -> None:
    ana = person()
    await ana.open(ME, bot())
    position = server.services.match_cache.held()[0].match
    source = position.game.dump(position.position)
    body = {"do": "examine", "position": source, "draft": "draw"}
    assert await ana.call("POST", "/api/study", body) == {"report": {"legal": True}}
    assert (await ana.call("POST", "/api/study", {**body, "draft": None}, 400))["code"] == "request.malformed"
