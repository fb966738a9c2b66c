"""A deal that nobody chose: the server and each person's browser are bound to what they put in before any shows it."""

import hashlib
import json
from collections.abc import Callable
from typing import Any

from tablee.core.record import last_position, parse_text, replay
from tablee.match import Match
from tablee.server.clock import governed_by
from tests.foreseen import Foreseen
from tests.server.conftest import Running, Start
from tests.server.people import FRIEND, ME, Person, Sitting, bot, device

People = Callable[[], Person]
ANA, BO = "0a" * 32, "b0" * 32


def seal(nonce: str) -> str:
    return hashlib.sha256(bytes.fromhex(nonce)).hexdigest()


def mixed(*parts: str) -> str:
    return hashlib.sha256(bytes.fromhex("".join(parts))).hexdigest()


async def proof_of(person: Person, table: str) -> dict[str, Any]:
    proof: dict[str, Any] = await person.call("GET", f"/api/tables/{table}/proof")
    return proof


async def begun(sitting: Sitting) -> dict[str, Any]:
    """The table, once the match has begun."""
    return await sitting.table(lambda told: told["state"] != "waiting")


async def finished(sitting: Sitting, seat: int = 0) -> None:
    await sitting.answered(do="resign", seat=seat)
    await sitting.table(lambda told: told["state"] == "over")


async def test_who_plays_alone_against_bots_shows_a_number_and_is_dealt_what_it_makes_with_the_servers(
    person: People,
) -> None:
    ana = person()
    opened = await ana.open(ME, bot(), commitment=seal(ANA))
    assert opened["state"] == "waiting"
    assert opened["bound"] == [{"seat": 0, "commitment": seal(ANA), "shown": False}]
    async with await ana.sit(opened["table"]) as sitting:
        assert sitting.welcome["plies"] == []
        await sitting.answered(do="reveal", nonce=ANA)
        assert (await begun(sitting))["commitment"] == opened["commitment"]
        before = await proof_of(ana, opened["table"])
        assert (before["seed"], before["secret"], before["deal"]) == (None, None, None)
        assert before["shares"] == [{"seat": 0, "commitment": seal(ANA), "nonce": ANA}]
        await finished(sitting)
    proof = await proof_of(ana, opened["table"])
    assert seal(proof["secret"]) == opened["commitment"]
    assert proof["seed"] == mixed(proof["secret"], ANA)
    assert proof["deal"]["rng"]["seed"] == proof["seed"]


async def test_nobody_shows_anything_before_everybody_sits_and_is_bound(person: People) -> None:
    ana, bo = person(), person()
    table = (await ana.open(ME, FRIEND, bot(), commitment=seal(ANA)))["table"]
    async with await ana.sit(table) as at_ana:
        await at_ana.answered(do="reveal", nonce=ANA)
        joined = await bo.call("POST", f"/api/tables/{table}/join", {"commitment": seal(BO)})
        assert [(one["seat"], one["shown"]) for one in joined["bound"]] == [(0, False), (1, False)]
        async with await bo.sit(table) as at_bo:
            await at_bo.answered(do="commit", commitment=seal(ANA))
            await at_bo.answered(do="reveal", nonce=ANA)
            await at_bo.answered(do="reveal", nonce=BO)
            await at_ana.answered(do="reveal", nonce=ANA)
            await begun(at_bo)
            await at_ana.answered(do="resign", seat=0)
            await finished(at_bo, 1)
    proof = await proof_of(ana, table)
    assert proof["seed"] == mixed(proof["secret"], ANA, BO)
    record = parse_text(await ana.call("GET", f"/api/tables/{table}/record"))
    assert record.deal is not None
    assert [share.nonce for share in record.deal.shares] == [ANA, BO]
    assert Match.from_record(record).seed == proof["seed"]


async def test_a_browser_that_is_gone_before_it_shows_its_number_is_left_out_and_the_proof_tells(
    start: Start,
) -> None:
    server = await start(countdown=0.05)
    ana, bo = Person(server.base), Person(server.base)
    table = (await ana.open(ME, FRIEND, commitment=seal(ANA)))["table"]
    await bo.call("POST", f"/api/tables/{table}/join", {"commitment": seal(BO)})
    async with await bo.sit(table) as at_bo:
        if at_bo.welcome["now"] is None:
            await begun(at_bo)
        await finished(at_bo, 1)
    proof = await proof_of(bo, table)
    assert [share["nonce"] for share in proof["shares"]] in ([None, None], [None, BO])
    assert proof["seed"] == mixed(proof["secret"], *(one["nonce"] for one in proof["shares"] if one["nonce"]))
    await ana.close()
    await bo.close()


async def test_what_was_shown_for_a_start_that_did_not_come_counts_no_longer(
    person: People, server: Running
) -> None:
    ana, bo = person(), person()
    table = (await ana.open(ME, FRIEND, commitment=seal(ANA)))["table"]
    store, live = server.services.store, await server.services.matches.current(table)
    await bo.call("POST", f"/api/tables/{table}/join", {"commitment": seal(BO)})
    guest = live.row.seats[0].guest
    assert guest is not None
    assert await store.nonces.show(table, guest, ANA, 1)
    await bo.call("POST", f"/api/tables/{table}/leave")
    told = await ana.call("GET", f"/api/tables/{table}")
    assert (told["starts_in"], told["bound"]) == (None, [])
    async with await ana.sit(table) as at_ana:
        await at_ana.answered(do="commit", commitment=seal(BO))
        told = await ana.call("GET", f"/api/tables/{table}")
        assert told["bound"] == [{"seat": 0, "commitment": seal(BO), "shown": False}]


async def test_a_match_is_dealt_in_time_by_a_server_that_was_started_again(start: Start) -> None:
    server = await start(poll=600.0)
    ana = Person(server.base)
    opened = await ana.open(ME, bot(), commitment=seal(ANA))
    another = await start()
    row = await another.services.store.matches.find(opened["table"])
    assert row is not None
    assert row.starts is not None
    another.clock.put_forward((row.starts - another.clock.now()) / 1000)
    with governed_by(another.clock):
        await another.services.countdowns.poll()
    row = await another.services.store.matches.find(opened["table"])
    assert row is not None
    assert (row.state, row.deal) == (
        "running",
        {
            "secret": row.deal["secret"] if row.deal else "",
            "shares": [{"seat": 0, "commitment": seal(ANA), "nonce": None}],
        },
    )
    await ana.close()


async def test_without_a_browser_that_takes_part_the_servers_secret_is_the_seed_as_it_always_was(
    person: People,
) -> None:
    ana = person()
    opened = await ana.open(ME, device("Bo"))
    assert (opened["state"], opened["bound"]) == ("running", [])
    async with await ana.sit(opened["table"]) as sitting:
        await finished(sitting)
    proof = await proof_of(ana, opened["table"])
    assert (proof["shares"], proof["secret"]) == (None, proof["seed"])
    assert seal(proof["seed"]) == opened["commitment"]
    header = json.loads((await ana.call("GET", f"/api/tables/{opened['table']}/record")).split("\n")[0])
    assert "deal" not in header


async def test_deals_that_are_to_be_known_take_nothing_from_browsers(start: Start) -> None:
    server = await start(seeds=Foreseen(lambda: "first"))
    ana = Person(server.base)
    opened = await ana.open(ME, bot(), commitment=seal(ANA))
    assert (opened["state"], opened["bound"]) == ("running", [])
    await ana.close()


async def test_another_match_is_mixed_again_and_a_revenge_keeps_its_deal(person: People) -> None:
    ana = person()
    table = (await ana.open(ME, device("Bo"), commitment=seal(ANA)))["table"]
    async with await ana.sit(table) as sitting:
        await sitting.answered(do="reveal", nonce=ANA)
        await begun(sitting)
        await finished(sitting)
        await sitting.send(do="offer", id="again", kind="rematch", commitment=seal(BO))
        following = (await sitting.table(lambda told: told["next"] is not None))["next"]
    async with await ana.sit(following) as sitting:
        await sitting.answered(do="reveal", nonce=BO)
        await begun(sitting)
        await finished(sitting)
        await sitting.send(do="offer", id="revenge", kind="revenge")
        revenge = (await sitting.table(lambda told: told["next"] is not None))["next"]
    first, second, third = [await proof_of(ana, one) for one in (table, following, revenge)]
    assert second["seed"] == mixed(second["secret"], BO)
    assert first["secret"] != second["secret"]
    assert (third["seed"], third["shares"]) == (second["seed"], second["shares"])


async def test_a_record_with_another_deal_than_the_one_mixed_does_not_replay(person: People) -> None:
    ana = person()
    table = (await ana.open(ME, bot(), commitment=seal(ANA)))["table"]
    async with await ana.sit(table) as sitting:
        await sitting.answered(do="reveal", nonce=ANA)
        await begun(sitting)
        await finished(sitting)
    record = parse_text(await ana.call("GET", f"/api/tables/{table}/record"))
    match = Match.from_record(record)
    assert match.game.dump(last_position(match.game, record)) == match.game.dump(match.position)
    assert len(list(replay(match.game, record))) == match.ply + 1


async def test_in_a_quick_match_everybody_has_a_part_whoever_comes_last(person: People) -> None:
    ana, bo = person(), person()
    wish = {"game": "toy", "players": 2}
    table = (await ana.call("POST", "/api/quick", {**wish, "commitment": seal(ANA)}))["table"]
    told = await bo.call("POST", "/api/quick", {**wish, "commitment": seal(BO)})
    assert [(one["seat"], one["commitment"]) for one in told["bound"]] == [(0, seal(ANA)), (1, seal(BO))]
    async with await ana.sit(table) as at_ana, await bo.sit(table) as at_bo:
        await at_ana.answered(do="reveal", nonce=ANA)
        await at_bo.answered(do="reveal", nonce=BO)
        await begun(at_bo)
        assert [one["nonce"] for one in (await proof_of(bo, table))["shares"]] == [ANA, BO]
