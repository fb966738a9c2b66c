"""A process that lived through a match and one that reads its log give the same answers, whatever seats gave up."""

from collections.abc import Callable
from typing import Any

from sqlalchemy import update

from tablee.core.record import parse_text
from tablee.match import Match
from tablee.store.schema import matches, moves, seats
from tests.patience import until
from tests.server.conftest import Running, Start
from tests.server.people import FRIEND, ME, Person, Sitting, bot

People = Callable[[], Person]
ANYBODY = {"substitutes": "anybody"}
NEVER = 3600.0
"""A process that looks so seldom knows nothing of the others but what it finds out by itself."""


async def of_three(at: Running, others: Running, **more: Any) -> tuple[Person, Person, Person, str]:
    """Ana and Cy are at one process, Bo is at another; it is Ana's turn."""
    ana, bo, cy = Person(at.base), Person(others.base), Person(at.base)
    for one, name in ((ana, "Ana"), (bo, "Bo"), (cy, "Cy")):
        await one.call("PUT", "/api/me", {"name": name})
    table = (await ana.open(ME, FRIEND, FRIEND, **more))["table"]
    for one in (bo, cy):
        await one.call("POST", f"/api/tables/{table}/join", {})
    return ana, bo, cy, table


async def play_to_the_end(sitting: Sitting, seat: int, now: dict[str, Any]) -> dict[str, Any]:
    """Lay card after card from this seat, bots playing the others, until the match is over."""
    while now["over"] is None:
        if now["turn"] == seat and now["legal"] is not None:
            await sitting.send(
                do="move", id=f"m{now['ply']}", ply=now["ply"], seat=seat, move=now["legal"][0]
            )
        now = (await sitting.expect("step"))["now"]
    return now


async def answers(base: str, person: Person, table: str) -> dict[str, Any]:
    """Return the answers of a fresh process about the table, by HTTP and by socket."""
    there = Person(base)
    there.http.cookies = person.http.cookies
    info = await there.call("GET", f"/api/tables/{table}")
    async with await there.sit(table) as sitting:
        now = sitting.welcome["now"]
        assert sitting.welcome["table"]["state"] == info["state"]
    await there.call("GET", f"/api/tables/{table}/proof")
    record = None
    if info["state"] == "over":
        record = parse_text(await there.call("GET", f"/api/tables/{table}/record"))
        again = Match.from_record(record).outcome
        assert again is not None
        assert (again.ranks, again.resigned) == (now["over"]["ranks"], now["over"]["resigned"])
        assert info["result"]["ranks"] == now["over"]["ranks"]
        assert info["result"]["resigned"] == now["over"]["resigned"]
    await there.close()
    return {"state": info["state"], "ply": info["ply"], "over": now["over"]}


async def test_a_match_a_player_left_and_the_rules_ended_is_read_after_a_restart(start: Start) -> None:
    server = await start()
    ana, bo = Person(server.base), Person(server.base)
    table = (await ana.open(ME, FRIEND, bot()))["table"]
    await bo.call("POST", f"/api/tables/{table}/join", {})
    async with await ana.sit(table) as at_ana, await bo.sit(table) as at_bo:
        await at_ana.answered(do="resign", seat=0)
        over = await play_to_the_end(at_bo, 1, at_bo.welcome["now"])
        assert over["over"]["resigned"] == [0]
        assert over["over"]["scores"] is not None
    lived = await answers(server.base, bo, table)
    again = await start()
    assert await answers(again.base, bo, table) == lived
    for one in (ana, bo):
        await one.close()


async def test_a_process_that_was_watching_catches_up_with_such_a_match_and_with_all_others(
    start: Start,
) -> None:
    first, second = await start(), await start(poll=0.1)
    ana, bo = Person(first.base), Person(first.base)
    table = (await ana.open(ME, FRIEND, bot()))["table"]
    await bo.call("POST", f"/api/tables/{table}/join", {})
    watcher = Person(second.base)
    async with await watcher.sit(table) as there, await bo.sit(table) as at_bo:
        async with await ana.sit(table) as at_ana:
            await at_ana.answered(do="resign", seat=0)
        over = await play_to_the_end(at_bo, 1, at_bo.welcome["now"])
        told = await there.table(lambda told: told["state"] == "over")
        assert told["result"]["ranks"] == over["over"]["ranks"]
    for one in (ana, bo, watcher):
        await one.close()


async def test_two_who_give_up_at_two_processes_end_the_match(start: Start) -> None:
    first, second = await start(poll=NEVER), await start(poll=NEVER)
    ana, bo, cy, table = await of_three(first, second)
    async with await ana.sit(table) as at_ana, await bo.sit(table) as at_bo:
        assert (await at_ana.answered(do="resign", seat=0))["say"] == "ack"
        assert (await at_bo.answered(do="resign", seat=1))["say"] == "ack"
    for base in (first.base, second.base, (await start()).base):
        told = await answers(base, cy, table)
        assert (told["state"], told["over"]["ranks"]) == ("over", [3, 2, 1])
    for one in (ana, bo, cy):
        await one.close()


async def test_who_deletes_themselves_elsewhere_ends_the_match_too(start: Start) -> None:
    first, second = await start(poll=NEVER), await start(poll=NEVER)
    ana, bo, cy, table = await of_three(first, second)
    async with await bo.sit(table):
        async with await ana.sit(table) as at_ana:
            await at_ana.answered(do="resign", seat=0)
        await bo.call("DELETE", "/api/me")
    assert (await answers(first.base, cy, table))["over"]["ranks"] == [3, 2, 1]
    for one in (ana, bo, cy):
        await one.close()


async def test_a_move_that_ends_the_match_knows_who_gave_up_elsewhere(start: Start) -> None:
    first, second = await start(poll=NEVER), await start(poll=NEVER)
    ana, bo, cy, table = await of_three(first, second, options={"cards": 1})
    async with await bo.sit(table) as at_bo, await ana.sit(table) as at_ana:
        await at_ana.answered(do="move", ply=0, seat=0, move="draw")
        # Bo's process hears of the move, but not of the resignation that follows.
        await until_known(second, table, 1)
        async with await cy.sit(table) as at_cy:
            await at_cy.answered(do="resign", seat=2)
        async with await bo.sit(table) as again:
            card = next(move for move in again.welcome["now"]["legal"] if move != "draw")
        assert (await at_bo.answered(do="move", ply=1, seat=1, move=card))["say"] == "ack"
    fresh = await start()
    assert (await answers(fresh.base, bo, table))["over"]["resigned"] == [2]
    for one in (ana, bo, cy):
        await one.close()


async def until_known(server: Running, table: str, ply: int) -> None:
    """Have this process catch up with a table, as it would at its next look."""
    live = await server.services.match_cache.get(table)
    await server.services.play.catch_up(live)
    await until(lambda: live.match.ply == ply)


async def test_who_comes_back_while_another_gives_up_plays_on(start: Start) -> None:
    first, second = await start(poll=NEVER), await start(poll=NEVER)
    ana, bo, cy, table = await of_three(first, second, terms=ANYBODY)
    async with await bo.sit(table) as at_bo, await cy.sit(table) as at_cy:
        await at_bo.answered(do="resign", seat=1)
        await until_known(first, table, 0)
        await bo.call("POST", f"/api/tables/{table}/substitute", {"seat": 1})
        assert (await at_cy.answered(do="resign", seat=2))["say"] == "ack"
    for base in (first.base, second.base, (await start()).base):
        told = await answers(base, ana, table)
        assert (told["state"], told["over"]) == ("running", None)
    for one in (ana, bo, cy):
        await one.close()


async def test_every_process_tells_the_order_in_which_seats_were_given_up(start: Start) -> None:
    first, second = await start(poll=NEVER), await start(poll=NEVER)
    ana, bo, cy, table = await of_three(first, second, terms=ANYBODY)
    async with await bo.sit(table) as at_bo, await cy.sit(table) as at_cy:
        await at_cy.answered(do="resign", seat=2)
        await until_known(second, table, 0)
        # Bo's process knows that Cy gave up, and hears nothing of what follows until Bo gives up.
        await cy.call("POST", f"/api/tables/{table}/substitute", {"seat": 2})
        async with await ana.sit(table) as at_ana:
            await at_ana.answered(do="resign", seat=0)
        assert (await at_bo.answered(do="resign", seat=1))["say"] == "ack"
    for base in (first.base, second.base, (await start()).base):
        told = await answers(base, cy, table)
        assert (told["over"]["resigned"], told["over"]["ranks"]) == ([0, 1], [3, 2, 1])
    for one in (ana, bo, cy):
        await one.close()


async def test_who_gives_up_comes_back_and_gives_up_again_has_a_record_that_replays(start: Start) -> None:
    server = await start()
    ana, bo, cy, table = await of_three(server, server, terms=ANYBODY)
    async with await bo.sit(table) as at_bo, await cy.sit(table) as at_cy:
        for _ in range(2):
            await at_cy.answered(do="resign", seat=2)
            await cy.call("POST", f"/api/tables/{table}/substitute", {"seat": 2})
        await at_cy.answered(do="resign", seat=2)
        await at_bo.answered(do="resign", seat=1)
    assert (await answers(server.base, ana, table))["over"]["resigned"] == [2, 1]
    for one in (ana, bo, cy):
        await one.close()


async def test_who_came_back_at_another_process_may_move_and_give_up_here(start: Start) -> None:
    first, second = await start(poll=NEVER), await start(poll=NEVER)
    ana, bo, cy, table = await of_three(first, second, terms=ANYBODY)
    here = Person(second.base)
    here.http.cookies = ana.http.cookies
    async with await ana.sit(table) as at_ana:
        await at_ana.answered(do="resign", seat=0)
        async with await here.sit(table) as at_second:
            await ana.call("POST", f"/api/tables/{table}/substitute", {"seat": 0})
            if (await ana.call("GET", f"/api/tables/{table}"))["ply"] == 0:
                told = await at_second.answered(do="move", ply=0, seat=0, move="draw")
                assert told["say"] == "ack" or told["code"] == "move.stale"
            assert (await at_second.answered(do="resign", seat=0))["say"] == "ack"
    fresh = await start()
    live = await fresh.services.matches.current(table)
    assert live.match.resigned == [0]
    for one in (ana, bo, cy, here):
        await one.close()


async def test_no_move_is_made_in_a_pause_that_another_process_agreed_on(start: Start) -> None:
    first, second = await start(poll=NEVER), await start(poll=NEVER)
    terms = {"clock": {"kind": "bank", "bank": 600, "increment": 5}}
    ana, bo = Person(first.base), Person(second.base)
    table = (await ana.open(ME, FRIEND, terms=terms))["table"]
    await bo.call("POST", f"/api/tables/{table}/join", {})
    here = Person(second.base)
    here.http.cookies = ana.http.cookies
    async with await ana.sit(table) as at_ana, await bo.sit(table) as at_bo, await here.sit(table) as there:
        await at_bo.answered(do="propose", kind="pause", params={})
        (proposal,) = await first.services.store.proposals.open_at(table, 0)
        await at_ana.answered(do="answer", kind="pause", n=proposal.n, agree=True)
        assert (await there.answered(do="move", ply=0, seat=0, move="draw"))["code"] == "match.paused"
        await at_ana.answered(do="propose", kind="resume", params={})
        (proposal,) = await first.services.store.proposals.open_at(table, 0)
        await at_bo.answered(do="answer", kind="resume", n=proposal.n, agree=True)
        assert (await at_ana.answered(do="move", ply=0, seat=0, move="draw"))["say"] == "ack"
    for one in (ana, bo, here):
        await one.close()


async def test_no_answer_by_http_is_older_than_the_database(start: Start) -> None:
    first, second = await start(poll=NEVER), await start(poll=NEVER)
    ana, bo, cy, table = await of_three(first, second)
    path = f"/api/tables/{table}"
    assert (await bo.call("GET", path))["ply"] == 0
    async with await ana.sit(table) as at_ana, await cy.sit(table) as at_cy:
        await at_ana.answered(do="move", ply=0, seat=0, move="draw")
        assert (await bo.call("GET", path))["ply"] == 1
        await ana.call("PUT", "/api/me", {"name": "Anna"})
        assert (await bo.call("GET", path))["seats"][0]["name"] == "Anna"
        await at_ana.answered(do="resign", seat=0)
        assert (await bo.call("GET", path))["seats"][0]["resigned"]
        await at_cy.answered(do="resign", seat=2)
        assert (await bo.call("GET", path))["state"] == "over"
        assert parse_text(await bo.call("GET", path + "/record")).resigned == [0, 2]
    for one in (ana, bo, cy):
        await one.close()


async def test_a_page_that_opens_elsewhere_may_propose_at_once(start: Start) -> None:
    first, second = await start(poll=NEVER), await start(poll=NEVER)
    ana, bo = Person(first.base), Person(second.base)
    table = (await ana.open(ME, FRIEND, stand_in=60))["table"]
    assert (await bo.call("GET", f"/api/tables/{table}"))["state"] == "waiting"
    joined = Person(first.base)
    joined.http.cookies = bo.http.cookies
    await joined.call("PUT", "/api/me", {"name": "Bo"})
    bo.http.cookies = joined.http.cookies
    await joined.call("POST", f"/api/tables/{table}/join", {})
    async with await bo.sit(table) as at_bo:
        asked = await at_bo.answered(do="propose", kind="stand_in", params={"seconds": 120})
        assert asked["say"] == "ack"
    for one in (ana, bo, joined):
        await one.close()


async def test_rows_that_older_versions_left_stuck_are_put_right_when_the_table_is_read(start: Start) -> None:
    server = await start()
    ana, bo, cy, table = await of_three(server, server)
    async with await ana.sit(table) as at_ana, await bo.sit(table) as at_bo:
        await at_ana.answered(do="resign", seat=0)
        await at_bo.answered(do="resign", seat=1)
        # All that follows from it is done before the pong: else the server might correct what is changed here.
        await at_ana.quiet()
        await at_bo.quiet()
    await put_wrong(server, table, state="running", outcome=None, turn=2)
    for base in (server.base, (await start()).base):
        told = await answers(base, cy, table)
        assert (told["state"], told["over"]["ranks"]) == ("over", [3, 2, 1])
    await put_wrong(server, table, outcome={"scores": None, "ranks": [1, 2, 3], "resigned": [0, 1]})
    for base in (server.base, (await start()).base):
        assert (await answers(base, cy, table))["over"]["ranks"] == [3, 2, 1]
    for one in (ana, bo, cy):
        await one.close()


async def test_a_table_that_was_over_although_its_log_goes_on_runs_again(start: Start) -> None:
    server = await start()
    ana, bo, cy, table = await of_three(server, server)
    async with await ana.sit(table) as at_ana:
        await at_ana.answered(do="resign", seat=0)
        await at_ana.reach(1)
        await at_ana.quiet()
    wrong = {"scores": None, "ranks": [3, 2, 1], "resigned": [0, 1]}
    await put_wrong(server, table, state="over", turn=None, outcome=wrong)
    assert (await bo.call("GET", f"/api/tables/{table}"))["state"] == "running"
    assert [one["table"] for one in await bo.call("GET", "/api/tables")] == [table]
    async with await bo.sit(table) as at_bo:
        assert at_bo.welcome["now"]["over"] is None
        assert (await at_bo.answered(do="move", ply=1, seat=1, move="draw"))["say"] == "ack"
    for one in (ana, bo, cy):
        await one.close()


async def put_wrong(server: Running, table: str, **values: Any) -> None:
    """Have the row say otherwise than the log."""
    async with server.services.store.database.write() as connection:
        here = update(matches).where(matches.c.id == table)
        await connection.execute(here.values(revision=matches.c.revision + 1, **values))
        await connection.execute(update(seats).where(seats.c.match == table).values(past=False))


async def break_log(server: Running, table: str) -> None:
    """Have the log hold a move that the rules never allowed, and the row say that something has happened."""
    async with server.services.store.database.write() as connection:
        await connection.execute(update(moves).where(moves.c.match == table).values(move="nonsense"))
        here = update(matches).where(matches.c.id == table)
        await connection.execute(here.values(revision=matches.c.revision + 1))


async def test_a_table_that_cannot_be_read_is_refused_by_name_and_harms_no_other(start: Start) -> None:
    first, second = await start(), await start(poll=0.1)
    ana = Person(first.base)
    good, bad = [(await ana.open(ME, FRIEND))["table"] for _ in range(2)]
    bo, watcher = Person(first.base), Person(second.base)
    for table in (good, bad):
        await bo.call("POST", f"/api/tables/{table}/join", {})
    async with await watcher.sit(bad), await watcher.sit(good) as at_good, await ana.sit(bad) as at_bad:
        await at_bad.answered(do="move", ply=0, seat=0, move="draw")
        await break_log(first, bad)
        async with await ana.sit(good) as at_ana:
            await at_ana.answered(do="move", ply=0, seat=0, move="draw")
            await at_good.reach(1)
    third = await start()
    other = Person(third.base)
    other.http.cookies = ana.http.cookies
    for path in ("", "/proof", "/record"):
        refused = await other.call("GET", f"/api/tables/{bad}{path}", status=503)
        assert refused["code"] == "match.unreadable"
    # Who sat there may still go: what cannot be read keeps nobody.
    assert (await other.call("DELETE", "/api/me")) is not None
    for one in (ana, bo, watcher, other):
        await one.close()
