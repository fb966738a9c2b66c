"""A match from opening the table to its end, by the protocol."""

from collections.abc import Callable

from tests.server.people import FRIEND, ME, Person, Sitting, bot, device

People = Callable[[], Person]


async def test_a_person_plays_a_bot_to_the_end(person: People) -> None:
    ana = person()
    table = await ana.open(ME, bot())
    assert (table["state"], table["turn"], table["ply"], table["host"]) == ("running", 0, 0, True)
    async with await ana.sit(table["table"]) as sitting:
        welcome = sitting.welcome
        assert welcome["look"] == 0
        assert [step["ply"] for step in welcome["plies"]] == [0]
        now, ply = welcome["now"], 0
        while now["over"] is None:
            if now["turn"] == 0:
                await sitting.send(do="move", id=f"m{ply}", ply=ply, seat=0, move=now["legal"][0])
                assert (await sitting.expect("ack"))["ply"] == ply + 1
            step = await sitting.expect("step")
            now, ply = step["now"], ply + 1
            assert step["step"]["ply"] == now["ply"] == ply
        assert now["seed"] is not None
        table_after = await sitting.expect("table")
        assert table_after["table"]["state"] == "over"
        assert table_after["table"]["result"] == now["over"]


async def test_two_people_play_through_an_invitation(person: People) -> None:
    ana, bo = person(), person()
    await ana.call("PUT", "/api/me", {"name": "Ana"})
    table = await ana.open(ME, FRIEND)
    assert table["state"] == "waiting"
    async with await ana.sit(table["table"]) as at_ana:
        assert (at_ana.welcome["plies"], at_ana.welcome["now"]) == ([], None)
        await bo.call("PUT", "/api/me", {"name": "Bo"})
        joined = await bo.call("POST", f"/api/tables/{table['table']}/join", {})
        assert joined["state"] == "running"
        assert [seat["name"] for seat in joined["seats"]] == ["Ana", "Bo"]
        assert [seat["mine"] for seat in joined["seats"]] == [False, True]
        await at_ana.table(lambda told: told["state"] == "running")
        deal = await at_ana.expect("step")
        assert deal["step"]["ply"] == 0
        assert deal["now"]["turn"] == 0
        async with await bo.sit(table["table"]) as at_bo:
            answer = await at_ana.answered(do="move", ply=0, seat=0, move="draw")
            assert answer == {"say": "ack", "id": answer["id"], "ply": 1}
            seen = await at_bo.expect("step")
            assert seen["step"]["events"] == [{"event": "toy.drew", "seat": 0, "card": "?"}]
            assert seen["now"]["turn"] == 1


async def test_people_at_one_device_play_one_after_the_other(person: People) -> None:
    ana = person()
    table = await ana.open(ME, device("Bo"))
    assert [seat["mine"] for seat in table["seats"]] == [True, True]
    async with await ana.sit(table["table"]) as sitting:
        assert sitting.welcome["look"] == 0
        assert (await sitting.answered(do="move", ply=0, seat=0, move="draw"))["say"] == "ack"
        await sitting.send(do="look", seat=1)
        looking = await sitting.expect("look")
        assert "?" in looking["step"]["view"]["hands"][0]
        assert "?" not in looking["step"]["view"]["hands"][1]
        assert looking["now"]["legal"]
        assert (await sitting.answered(do="move", ply=1, seat=1, move="draw"))["say"] == "ack"


async def finish(sitting: Sitting, seats: dict[int, Sitting]) -> None:
    """Play first moves to the end, each seat by its own socket."""
    now = sitting.welcome["now"]
    while now["over"] is None:
        mover = seats[now["turn"]]
        await mover.send(do="look", seat=now["turn"])
        legal = (await mover.expect("look"))["now"]["legal"]
        answer = await mover.answered(do="move", ply=now["ply"], seat=now["turn"], move=legal[0])
        assert answer["say"] == "ack"
        now = (await sitting.expect("step"))["now"] if sitting is not mover else None
        if now is None:
            await mover.send(do="look", seat=None)
            now = (await mover.expect("look"))["now"]


async def test_a_finished_match_is_open_to_everybody(person: People) -> None:
    ana, spectator = person(), person()
    table = await ana.open(ME, device("Bo"))
    async with await ana.sit(table["table"]) as sitting:
        await finish(sitting, {0: sitting, 1: sitting})
    async with await spectator.sit(table["table"]) as sitting:
        assert all("?" not in str(step) for step in sitting.welcome["plies"])
        assert sitting.welcome["now"]["seed"] is not None
    record = await ana.call("GET", f"/api/tables/{table['table']}/record")
    assert record.startswith('{"notation":2,"game":"toy"')
