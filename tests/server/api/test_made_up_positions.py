"""Questions that strangers make up for the rules delay nobody, and get an answer or a refusal in the end."""

import asyncio
from typing import Any

from tablee.bots.pool.rules_pool import RulesPool
from tablee.core.game import JsonObject
from tablee.games import find
from tests.patience import until
from tests.server.conftest import Start
from tests.server.people import ME, Person, bot


def everything_in_one_hand() -> JsonObject:
    """Return the attack: a seat that holds all 106 tiles before an empty table, so that every move is legal."""
    game = find("rummikub")
    position = game.dump(game.new(2, {}, "seed"))
    position["racks"] = [game.pieces(position["options"], 2)["tiles"], []]
    return {**position, "turn": 0, "table": [], "pool": [], "drawn": None}


async def test_the_server_answers_while_the_rules_are_asked_for_all_moves_there_are(start: Start) -> None:
    async with RulesPool(2) as rules:
        server = await start(rules=rules)
        ana, stranger = Person(server.base), Person(server.base)
        attack = {"do": "legal", "position": everything_in_one_hand()}
        asked = [asyncio.create_task(stranger.http.post("/api/study", json=attack)) for _ in range(3)]
        answers: list[str] = []
        table = (await ana.open(ME, bot()))["table"]

        async def all_done() -> bool:
            done = all(one.done() for one in asked)
            answers.append((await stranger.http.get("/healthz")).text)
            assert (await ana.call("GET", f"/api/tables/{table}"))["table"] == table
            return done

        await until(all_done, 0.01)
        assert set(answers) == {"ok\n"}
        for one in asked:
            told: Any = one.result().json()
            assert "moves" in told or set(told) == {"code", "params"}, (
                "moves that can be listed soon, or why not"
            )
        await asyncio.gather(ana.close(), stranger.close())


async def test_a_draft_at_a_table_is_examined_in_the_process_that_can_be_ended(start: Start) -> None:
    async with RulesPool(1) as rules:
        server = await start(rules=rules)
        ana = Person(server.base)
        opened = await ana.call(
            "POST",
            "/api/tables",
            {
                "game": "tokan",
                "seats": [
                    ME,
                    bot(),
                ],
            },
        )
        table = opened["table"]
        async with await ana.sit(table) as sitting:
            now = sitting.welcome["now"]
            if now["turn"] != 0:
                now = (await sitting.expect("step"))["now"]
            await sitting.send(do="examine", id="a", ply=now["ply"], seat=0, draft=now["legal"][0])
            assert (await sitting.expect("examined", id="a"))["report"]["legal"] is True
        await ana.close()
        assert rules.tables.counters.answered == 1
