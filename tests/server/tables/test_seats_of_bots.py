"""A spectator who asks for the seat of a bot in mid game, and gets it if the players agree."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from tablee.games import find
from tablee.server.clock import governed_by
from tablee.server.tables.askers import LEFT_MS
from tablee.server.tables.create_table import rematch
from tablee.store.proposals import ABSENT_MS
from tests.games.open_cards import cards_in
from tests.games.rummikub.visible import visible
from tests.patience import until
from tests.server.conftest import Running, Start
from tests.server.people import FRIEND, ME, Person, Sitting, bot
from tests.server.talk.test_blocks import apart

NEVER_S = 3600.0
People = Callable[[], Person]
DAYS = {"clock": {"kind": "days", "days": 3}}


async def begun(ana: Person, bo: Person, cy: Person, *seats: dict[str, Any], **more: Any) -> str:
    """Return a match of Ana and Bo against bots (`seats`); Cy has a name and sits nowhere."""
    for one, name in ((ana, "Ana"), (bo, "Bo"), (cy, "Cy")):
        await one.call("PUT", "/api/me", {"name": name})
    table: str = (await ana.open(ME, FRIEND, *seats or (bot(),), **more))["table"]
    await bo.call("POST", f"/api/tables/{table}/join", {})
    return table


async def asks(cy: Person, table: str, seat: int = 2, status: int | None = None) -> dict[str, Any]:
    told: dict[str, Any] = await cy.call("POST", f"/api/tables/{table}/substitute", {"seat": seat}, status)
    return told


async def answers(sitting: Sitting, agree: bool = True) -> None:
    """Wait for the request, and answer it."""
    while not (told := (await sitting.expect("proposals"))["proposals"]):
        pass
    reply = await sitting.answered(do="answer", kind="substitute", n=told[0]["n"], agree=agree)
    assert reply["say"] == "ack"


@pytest.fixture
async def three(person: People) -> tuple[Person, Person, Person, str]:
    """Ana and Bo in a match with a bot; Cy, who sits nowhere."""
    ana, bo, cy = person(), person(), person()
    return ana, bo, cy, await begun(ana, bo, cy)


@pytest.mark.parametrize("terms", [{}, {"substitutes": "anybody"}])
async def test_once_all_players_agree_the_spectator_plays_on_for_the_bot(
    person: People, terms: dict[str, Any]
) -> None:
    ana, bo, cy = person(), person(), person()
    table = await begun(ana, bo, cy, terms=terms)
    async with await ana.sit(table) as at_ana, await bo.sit(table) as at_bo, await cy.sit(table) as at_cy:
        await at_ana.answered(do="move", ply=0, seat=0, move="draw")
        told = await asks(cy, table)
        assert (told["seats"][2]["kind"], told["seats"][2]["own"]) == ("bot", False)
        await answers(at_ana)
        assert (await cy.call("GET", f"/api/tables/{table}"))["seats"][2]["mine"] is False
        await answers(at_bo)
        event = (await at_cy.expect("happened"))["event"]
        assert (event["kind"], event["seat"], event["ply"]) == ("bot_replaced", 2, 1)
        assert event["params"] == {"name": "Cy", "left": "Tom"}
        seat = (await cy.call("GET", f"/api/tables/{table}"))["seats"][2]
        assert (seat["kind"], seat["name"], seat["level"], seat["mine"]) == ("guest", "Cy", None, True)
        await at_bo.answered(do="move", ply=1, seat=1, move="draw")
        async with await cy.sit(table) as seated:
            assert seated.welcome["look"] == 2
            now = seated.welcome["now"]
            made = await seated.answered(do="move", ply=2, seat=2, move=now["legal"][0])
            assert (made["say"], made["ply"]) == ("ack", 3)


async def test_a_player_who_refuses_is_not_asked_again(three: tuple[Person, Person, Person, str]) -> None:
    ana, _, cy, table = three
    async with await ana.sit(table) as at_ana:
        await asks(cy, table)
        await answers(at_ana, agree=False)
        assert (await asks(cy, table, status=403))["code"] == "substitute.refused"


async def test_only_the_spectator_who_asks_sees_the_request_as_their_own_and_withdraws_it(
    three: tuple[Person, Person, Person, str], person: People
) -> None:
    ana, _, cy, table = three
    async with (
        await ana.sit(table) as at_ana,
        await cy.sit(table) as at_cy,
        await person().sit(table) as at_no,
    ):
        await asks(cy, table)
        told = [(await one.expect("proposals"))["proposals"][0] for one in (at_ana, at_cy, at_no)]
        assert [one["own"] for one in told] == [False, True, False]
        async with await cy.sit(table) as again, await person().sit(table) as stranger:
            assert (again.welcome["proposals"][0]["own"], stranger.welcome["proposals"][0]["own"]) == (
                True,
                False,
            )
            withdrawn = await again.answered(do="answer", kind="substitute", n=told[1]["n"], agree=False)
            assert withdrawn["say"] == "ack"
        assert (await at_ana.expect("proposals"))["proposals"] == []


async def test_one_request_at_a_time_is_open_at_a_table(three: tuple[Person, ...], person: People) -> None:
    _, _, cy, table = three
    di = person()
    await di.call("PUT", "/api/me", {"name": "Di"})
    await asks(cy, table)  # type: ignore[arg-type]
    assert (await asks(di, table, status=409))["code"] == "proposal.open"  # type: ignore[arg-type]


async def test_an_address_may_ask_twenty_times_in_ten_minutes(start: Start) -> None:
    server = await start(rate=1.0)
    ana, bo, cy = (Person(server.base) for _ in range(3))
    table = await begun(ana, bo, cy)
    async with await cy.sit(table) as at_cy:
        for _ in range(10):
            await asks(cy, table, 0, status=409)
            refused = await at_cy.answered(do="propose", kind="substitute", params={"seat": 0})
            assert refused["code"] == "seat.taken"
        assert (await asks(cy, table, status=429))["code"] == "request.too_many"
        refused = await at_cy.answered(do="propose", kind="substitute", params={"seat": 2})
        assert refused["code"] == "request.too_many"
    for one in (ana, bo, cy):
        await one.close()


@pytest.mark.parametrize("by_asker", [False, True])
async def test_who_is_apart_from_a_player_gets_no_seat(person: People, by_asker: bool) -> None:
    ana, bo, cy = person(), person(), person()
    await apart(cy, bo) if by_asker else await apart(bo, cy)
    table = await begun(ana, bo, cy)
    assert (await asks(cy, table, status=409))["code"] == "seat.apart"


async def test_a_block_made_after_the_request_holds_too(person: People) -> None:
    ana, bo, cy = person(), person(), person()
    earlier = await apart(bo, cy)
    await bo.call("PUT", f"/api/tables/{earlier}/people", {"seat": 1, "kind": None})
    table = await begun(ana, bo, cy)
    async with await ana.sit(table) as at_ana, await bo.sit(table) as at_bo:
        await asks(cy, table)
        await answers(at_ana)
        await bo.call("PUT", f"/api/tables/{earlier}/people", {"seat": 1, "kind": "block"})
        (request,) = (await at_bo.expect("proposals"))["proposals"]
        reply = await at_bo.answered(do="answer", kind="substitute", n=request["n"], agree=True)
        assert reply["code"] == "seat.apart"
    assert (await cy.call("GET", f"/api/tables/{table}"))["seats"][2]["kind"] == "bot"


async def test_a_table_may_keep_its_bots_and_bots_alone_give_no_seat(person: People) -> None:
    ana, bo, cy = person(), person(), person()
    table = await begun(ana, bo, cy, terms={"substitutes": "nobody"})
    assert (await asks(cy, table, status=403))["code"] == "substitute.closed"
    alone = (await ana.open(bot(), bot()))["table"]
    assert (await asks(cy, alone, 0, status=409))["code"] == "seat.taken"


async def test_nobody_who_plays_or_gave_up_sees_the_cards_of_a_bot(
    three: tuple[Person, Person, Person, str],
) -> None:
    _, bo, _, table = three
    assert (await asks(bo, table, status=409))["code"] == "seat.already"
    async with await bo.sit(table) as at_bo:
        await at_bo.answered(do="resign", seat=1)
    assert (await asks(bo, table, status=409))["code"] == "seat.already"


async def test_the_other_bots_keep_their_names_in_this_match(person: People, server: Running) -> None:
    ana, bo, cy = person(), person(), person()
    table = await begun(ana, bo, cy, bot(), bot(), game="mawoki")
    async with await ana.sit(table) as at_ana, await bo.sit(table) as at_bo:
        await asks(cy, table)
        await answers(at_ana)
        await answers(at_bo)
    told = await cy.call("GET", f"/api/tables/{table}")
    assert [one["name"] for one in told["seats"]] == ["Ana", "Bo", "Cy", "Lou"]
    row = (await server.services.matches.current(table)).row
    assert sorted(one.kind for one in rematch(row, "0" * 64).seats if one.level is not None) == ["bot"]


async def test_a_guest_may_resign_such_a_seat_and_another_take_it(person: People) -> None:
    ana, bo, cy, di = (person() for _ in range(4))
    table = await begun(ana, bo, cy, terms={"substitutes": "anybody"})
    async with await ana.sit(table) as at_ana, await bo.sit(table) as at_bo:
        await asks(cy, table)
        await answers(at_ana)
        await answers(at_bo)
        async with await cy.sit(table) as at_cy:
            assert (await at_cy.answered(do="resign", seat=2))["say"] == "ack"
        await di.call("PUT", "/api/me", {"name": "Di"})
        assert (await asks(di, table))["seats"][2]["mine"]
        for sitting, seat in ((at_ana, 0), (at_bo, 1)):
            assert (await sitting.answered(do="resign", seat=seat))["say"] == "ack"
    record = await ana.call("GET", f"/api/tables/{table}/record")
    did = [json.loads(line) for line in record.splitlines()]
    kinds = [one["did"] for one in did if "did" in one]
    assert kinds == ["bot_replaced", "resign", "substitute", "resign", "resign"]


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """Return where the server keeps its tables."""
    return str(
        request.getfixturevalue("sqlite_file" if request.param == "sqlite" else "postgres_with_tables")
    )


@pytest.fixture
async def processes(start: Start, database: str) -> tuple[Running, Running]:
    """Return two processes on one database, which look at their tables only if a test has them."""
    return await start(database=database, poll=NEVER_S), await start(database=database, poll=NEVER_S)


async def test_the_players_may_be_at_another_process(processes: tuple[Running, Running]) -> None:
    here, there = processes
    ana, bo, cy = Person(here.base), Person(here.base), Person(there.base)
    table = await begun(ana, bo, cy)
    async with await cy.sit(table) as at_cy:
        await asks(cy, table)
        async with await ana.sit(table) as at_ana, await bo.sit(table) as at_bo:
            for sitting in (at_ana, at_bo):
                (request,) = sitting.welcome["proposals"]
                n = request["n"]
                assert request["name"] == "Cy"
                agreed = await sitting.answered(do="answer", kind="substitute", n=n, agree=True)
                assert agreed["say"] == "ack"
        await there.services.watched.poll()
        assert (await at_cy.expect("happened"))["event"]["kind"] == "bot_replaced"
    assert (await asks(cy, table, 2, status=409))["code"] == "seat.taken"
    for one in (ana, bo, cy):
        await one.close()


@pytest.mark.parametrize(("terms", "left_ms"), [({}, LEFT_MS), (DAYS, ABSENT_MS)])
async def test_a_request_ends_when_the_spectator_has_left_and_not_before(
    processes: tuple[Running, Running], terms: dict[str, Any], left_ms: int
) -> None:
    here, there = processes
    ana, bo, cy = Person(here.base), Person(here.base), Person(there.base)
    table = await begun(ana, bo, cy, terms=terms)

    async def look() -> int:
        """Have both processes look; return how many requests are open."""
        for server in (there, here):
            with governed_by(server.clock):
                server.services.askers._looked_at = -1e9
                await server.services.askers.poll()
        store = here.services.store
        with governed_by(here.clock):
            return len(await store.proposals.waiting(9))

    def later(ms: int) -> None:
        for server in processes:
            server.clock.put_forward(ms / 1000)

    async with await cy.sit(table):
        await asks(cy, table)
        later(left_ms + 1000)
        # They are still there.
        assert await look() == 1
    await until(lambda: not there.services.connections.present(table))
    later(left_ms - 1000)
    assert await look() == 1
    later(2000)
    assert await look() == 0
    for one in (ana, bo, cy):
        await one.close()


async def test_nothing_hidden_reaches_the_spectator_before_they_sit_and_then_only_their_own(
    person: People, server: Running
) -> None:
    ana, bo, cy = person(), person(), person()
    table = await begun(ana, bo, cy, game="rummikub")
    game, heard = find("rummikub"), list[str]()

    def may_know(seat: int | None) -> set[str]:
        return {one for position in match.positions for one in visible(game.dump(position), seat)}

    async with await ana.sit(table) as at_ana, await bo.sit(table) as at_bo, await cy.sit(table) as at_cy:
        match = (await server.services.matches.current(table)).match
        codes = {code for deck in game.pieces(match.options, match.players).values() for code in deck}
        heard += [json.dumps(at_cy.welcome), json.dumps(await asks(cy, table))]
        await answers(at_ana)
        refused = await at_cy.answered(do="look", seat=2)
        heard.append(json.dumps(refused))
        assert refused["code"] == "seat.not_yours"
        assert cards_in(" ".join(heard), codes) <= may_know(None)
        await answers(at_bo)
        event = await at_cy.expect("happened")
        heard += [json.dumps(one) for one in [event, *at_cy.unread]]
        assert cards_in(" ".join(heard), codes) <= may_know(None)
    async with await cy.sit(table) as seated:
        own = cards_in(json.dumps(seated.welcome), codes)
        assert own <= may_know(2)
        assert own - may_know(None)
