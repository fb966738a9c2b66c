"""Giving up, and the next match at a table: a rematch, a revenge with the same deal."""

from collections.abc import Callable

from tests.server.conftest import Running
from tests.server.people import FRIEND, ME, Person, Sitting, bot, device

People = Callable[[], Person]


async def give_up(sitting: Sitting, seat: int) -> None:
    assert (await sitting.answered(do="resign", seat=seat))["say"] == "ack"


async def successor(sitting: Sitting) -> str:
    """Return the id of the next table, once it is sent."""
    table = await sitting.table(lambda told: told["next"] is not None)
    return str(table["next"])


async def test_who_gave_up_is_shown_while_the_others_play_on(person: People) -> None:
    ana, bo = person(), person()
    table = (await ana.open(ME, FRIEND, bot()))["table"]
    await bo.call("POST", f"/api/tables/{table}/join", {})
    async with await ana.sit(table) as at_ana, await bo.sit(table) as at_bo:
        await give_up(at_bo, 1)
        told = await at_ana.table(lambda told: any(seat["resigned"] for seat in told["seats"]))
        assert told["state"] == "running"
        assert [seat["resigned"] for seat in told["seats"]] == [False, True, False]
    (listed,) = await ana.call("GET", "/api/tables")
    assert [seat["resigned"] for seat in listed["seats"]] == [False, True, False]


async def test_a_rematch_is_open_when_all_people_want_it(person: People) -> None:
    ana, bo = person(), person()
    table = (await ana.open(ME, FRIEND, options={"cards": 2}))["table"]
    await bo.call("POST", f"/api/tables/{table}/join", {})
    async with await ana.sit(table) as at_ana, await bo.sit(table) as at_bo:
        assert (await at_ana.answered(do="offer", kind="rematch"))["code"] == "match.running"
        await give_up(at_ana, 0)
        await at_ana.send(do="offer", id="o1", kind="rematch")
        assert await at_bo.expect("offer") == {"say": "offer", "kind": "rematch", "by": [0]}
        await at_bo.send(do="offer", id="o2", kind="none")
        assert await at_bo.expect("offer") == {"say": "offer", "kind": "none", "by": []}
        await at_bo.send(do="offer", id="o3", kind="rematch")
        assert await at_bo.expect("offer") == {"say": "offer", "kind": "rematch", "by": [1]}
        await at_ana.send(do="offer", id="o4", kind="rematch")
        following = await successor(at_ana)
        assert await successor(at_bo) == following
        assert (await at_ana.answered(id="o4", do="offer", kind="rematch"))["say"] == "ack"
        assert (await at_ana.answered(do="offer", kind="revenge"))["code"] == "offer.made"
    info = await ana.call("GET", f"/api/tables/{following}")
    assert (info["previous"], info["state"], info["repeats"]) == (table, "running", False)
    assert info["options"]["cards"] == 2
    assert [seat["mine"] for seat in info["seats"]] == [False, True]
    assert info["commitment"] != (await ana.call("GET", f"/api/tables/{table}"))["commitment"]
    assert (await ana.call("GET", f"/api/tables/{following}/proof"))["seed"] is None


async def test_against_a_bot_one_agreement_is_enough(person: People) -> None:
    ana = person()
    table = (await ana.open(ME, bot()))["table"]
    async with await ana.sit(table) as sitting:
        await give_up(sitting, 0)
        await sitting.send(do="offer", id="o", kind="rematch")
        assert await successor(sitting)


async def test_a_revenge_is_the_same_deal_with_the_seats_exchanged(server: Running, person: People) -> None:
    ana, bo = person(), person()
    table = (await ana.open(ME, FRIEND))["table"]
    await bo.call("POST", f"/api/tables/{table}/join", {})
    async with await ana.sit(table) as at_ana, await bo.sit(table) as at_bo:
        await give_up(at_bo, 1)
        first = (await at_ana.expect("step"))["step"]["view"]
        await at_ana.send(do="offer", id="o1", kind="revenge")
        await at_bo.expect("offer", by=[0])
        await at_bo.send(do="offer", id="o2", kind="revenge")
        following = await successor(at_bo)
    info = await ana.call("GET", f"/api/tables/{following}")
    assert [seat["mine"] for seat in info["seats"]] == [False, True]
    assert (info["repeats"], info["revenge"]) == (True, False)
    proof = await ana.call("GET", f"/api/tables/{following}/proof")
    assert proof["seed"] is not None
    assert proof["deal"]["hands"] == first["hands"]
    async with await ana.sit(following) as at_ana:
        assert at_ana.welcome["now"]["seed"] == proof["seed"]
        await give_up(at_ana, 1)
        assert (await at_ana.answered(do="offer", kind="revenge"))["code"] == "offer.revenge"


async def test_a_revenge_repeats_the_moves_that_made_the_opening_position(person: People) -> None:
    """TOKAN's draft: the same tiles lie in the same places, the same colour begins."""
    ana = person()
    table = (await ana.open(ME, device("Bo"), game="tokan", options={"setup": "draft"}))["table"]
    async with await ana.sit(table) as sitting:
        now = sitting.welcome["now"]
        while True:
            step = None
            await sitting.send(
                do="move", id=f"m{now['ply']}", ply=now["ply"], seat=now["turn"], move=now["legal"][-1]
            )
            step = await sitting.expect("step")
            if step["step"]["view"]["phase"] == "play":
                break
            await sitting.send(do="look", seat=step["now"]["turn"])
            now = (await sitting.expect("look"))["now"]
        opening = step["step"]
        await give_up(sitting, 0)
        await sitting.send(do="offer", id="o", kind="revenge")
        following = await successor(sitting)
    async with await ana.sit(following) as sitting:
        assert sitting.welcome["now"]["ply"] == opening["ply"]
        assert sitting.welcome["plies"][-1]["view"] == opening["view"]
        assert [seat["kind"] for seat in sitting.welcome["table"]["seats"]] == ["device", "guest"]
