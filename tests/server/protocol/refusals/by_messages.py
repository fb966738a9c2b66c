"""Refusals of messages over the socket of a table."""

from typing import Any

from sqlalchemy import insert, update

from tablee.server.access.rate_limits import RATES
from tablee.server.clock import now
from tablee.server.protocol.socket_refusals import REFUSALS
from tablee.store.schema import matches, moves
from tests.server.conftest import FirstMove
from tests.server.protocol.refusals.at_a_socket import MESSAGES, code_of, error
from tests.server.protocol.refusals.between_people import REPORT, about
from tests.server.protocol.refusals.book import over_sockets
from tests.server.protocol.refusals.by_proposals import paused
from tests.server.protocol.refusals.in_a_match import given_up
from tests.server.protocol.refusals.of_the_rules import refuse_rulings
from tests.server.protocol.refusals.scene import Scene, Table


def verbs_with(code: str, *but: str) -> tuple[str, ...]:
    """Return the verbs that may be refused with this code, except some."""
    return tuple(verb for verb in MESSAGES if code in REFUSALS[verb] and verb not in but)


@over_sockets("match.unreadable", "hello", *verbs_with("match.unreadable"))
async def a_log_that_another_process_broke(scene: Scene, verb: str) -> str:
    table = await scene.running()
    sitting = await table.sit(table.ana if verb == "undo" else table.bo)
    await table.move(table.ana, 0, 0)
    async with scene.store.database.write() as connection:
        row = {"match": table.id, "ply": 2, "seat": 1, "move": "nonsense", "at": now()}
        await connection.execute(insert(moves).values(row))
        here = update(matches).where(matches.c.id == table.id)
        await connection.execute(here.values(ply=2, revision=matches.c.revision + 1))
    if verb == "hello":
        await sitting.send(do="hello", table=table.id)
        return await error(sitting)
    mine = {"ply": 1, "seat": 0 if verb == "undo" else 1}
    return await code_of(sitting, verb, **{key: mine[key] for key in MESSAGES[verb].keys() & mine})


@over_sockets("seat.unknown", *verbs_with("seat.unknown", "propose"))
async def of_a_seat_that_there_is_not(scene: Scene, verb: str) -> str:
    table = await scene.running()
    return await code_of(await table.sit(table.ana), verb, seat=9)


@over_sockets("seat.not_yours", *verbs_with("seat.not_yours"))
async def by_somebody_who_looks_on(scene: Scene, verb: str) -> str:
    table = await (scene.waiting() if verb in ("commit", "reveal") else scene.running())
    return await code_of(await table.sit(await scene.guest("Cy")), verb)


@over_sockets("guest.unknown", *verbs_with("guest.unknown"))
async def by_nobody(scene: Scene, verb: str) -> str:
    table = await scene.running()
    return await code_of(await table.sit(scene.stranger()), verb)


@over_sockets("match.waiting", *verbs_with("match.waiting"))
async def before_it_begins(scene: Scene, verb: str) -> str:
    table = await scene.waiting()
    return await code_of(await table.sit(table.ana), verb)


@over_sockets("match.cancelled", *verbs_with("match.cancelled"))
async def at_a_table_that_was_ended(scene: Scene, verb: str) -> str:
    table = await scene.cancelled()
    return await code_of(await table.sit(table.ana), verb)


@over_sockets("match.over", "propose", "answer")
async def when_it_is_over(scene: Scene, verb: str) -> str:
    table = await scene.over()
    return await code_of(await table.sit(table.bo), verb)


@over_sockets("move.over", *verbs_with("move.over"))
async def a_move_when_it_is_over(scene: Scene, verb: str) -> str:
    table = await scene.over()
    return await code_of(await table.sit(table.bo), verb, seat=1)


@over_sockets("seat.gave_up", *verbs_with("seat.gave_up"))
async def by_somebody_who_gave_up(scene: Scene, verb: str) -> str:
    table, _ = await given_up(scene)
    return await code_of(await table.sit(table.ana), verb)


@over_sockets("move.stale", *verbs_with("move.stale", "resign"))
async def about_another_position(scene: Scene, verb: str) -> str:
    table = await scene.running()
    return await code_of(await table.sit(table.ana), verb, ply=5)


@over_sockets("move.stale", "resign")
async def giving_up_while_the_match_changes_all_the_time(scene: Scene) -> str:
    table = await scene.running()
    sitting = await table.sit(table.ana)

    async def before(*_: Any) -> bool:
        return False

    scene.patch.setattr(scene.store.log, "resign", before)
    return await code_of(sitting, "resign")


@over_sockets("move.not_your_turn", *verbs_with("move.not_your_turn"))
async def out_of_turn(scene: Scene, verb: str) -> str:
    table = await scene.running()
    return await code_of(await table.sit(table.bo), verb, seat=1)


@over_sockets("GAME.*", "move")
async def against_the_rules(scene: Scene) -> str:
    table = await scene.running()
    return await code_of(await table.sit(table.ana), "move", move="castle")


@over_sockets("rules.too_long", "examine")
async def a_draft_that_takes_too_long(scene: Scene) -> str:
    return await examined(scene, "rules.too_long", seconds=1)


@over_sockets("rules.too_large", "examine")
async def a_draft_that_takes_too_much(scene: Scene) -> str:
    return await examined(scene, "rules.too_large", megabytes=1)


async def examined(scene: Scene, code: str, **params: int) -> str:
    table = await scene.running()
    refuse_rulings(scene, code, **params)
    return await code_of(await table.sit(table.ana), "examine")


@over_sockets("match.paused", "move", "undo")
async def during_a_pause(scene: Scene, verb: str) -> str:
    table = await paused(scene)
    return await code_of(await table.sit(table.ana), verb)


@over_sockets("help.hints", "advise")
async def a_hint_where_there_are_none(scene: Scene) -> str:
    table = await scene.running(terms={"help": {"hints": False}})
    return await code_of(await table.sit(table.ana), "advise")


@over_sockets("help.undo", "undo")
async def taking_back_where_nobody_does(scene: Scene) -> str:
    table = await scene.running(terms={"help": {"take_back": False}})
    return await code_of(await table.sit(table.ana), "undo")


@over_sockets("undo.not_last", "undo")
async def taking_back_what_another_did(scene: Scene) -> str:
    table = await scene.running()
    await table.move(table.ana, 0, 0)
    return await code_of(await table.sit(table.bo), "undo", ply=1, seat=1)


@over_sockets("undo.revealed", "undo")
async def taking_back_what_showed_a_card(scene: Scene) -> str:
    table = await scene.running()
    await table.move(table.ana, 0, 0)
    return await code_of(await table.sit(table.ana), "undo", ply=1)


@over_sockets("match.running", "offer")
async def another_match_before_the_end(scene: Scene) -> str:
    table = await scene.running()
    return await code_of(await table.sit(table.ana), "offer")


@over_sockets("offer.made", "offer")
async def another_kind_once_the_next_match_is_there(scene: Scene) -> str:
    table = await scene.over()
    ana, bo = await table.sit(table.ana), await table.sit(table.bo)
    for sitting in (ana, bo):
        assert await code_of(sitting, "offer") == "ack"
    return await code_of(ana, "offer", kind="revenge")


@over_sockets("offer.revenge", "offer")
async def a_revenge_of_a_revenge(scene: Scene) -> str:
    table = await scene.over()
    ana, bo = await table.sit(table.ana), await table.sit(table.bo)
    for sitting in (ana, bo):
        assert await code_of(sitting, "offer", kind="revenge") == "ack"
    again = Table(scene, (await bo.table(lambda told: told["next"] is not None))["next"], table.bo, table.ana)
    await again.resign(table.bo, 0)
    return await code_of(await again.sit(table.bo), "offer", kind="revenge")


async def block(scene: Scene, table: Table) -> None:
    """Block Bo for Ana."""
    ids = [await scene.id_of(one) for one in (table.ana, table.bo)]
    await scene.store.blocks.keep(*ids, "block", now())


@over_sockets("offer.blocked", "offer")
async def by_the_one_who_blocked_another(scene: Scene) -> str:
    table = await scene.over()
    await block(scene, table)
    return await code_of(await table.sit(table.ana), "offer")


@over_sockets("offer.apart", "offer")
async def beside_one_who_offers_and_blocked_them_since(scene: Scene) -> str:
    table = await scene.over()
    assert await code_of(await table.sit(table.ana), "offer") == "ack"
    await block(scene, table)
    return await code_of(await table.sit(table.bo), "offer")


@over_sockets("server.draining", "offer")
async def another_match_while_every_server_drains(scene: Scene) -> str:
    table = await scene.over()
    sitting = await table.sit(table.ana)
    async with scene.draining():
        return await code_of(sitting, "offer")


@over_sockets("talk.empty", "say")
async def nothing(scene: Scene) -> str:
    table = await scene.running()
    return await code_of(await table.sit(table.ana), "say", preset=None, text=" ")


@over_sockets("talk.off", "say")
async def where_nobody_talks(scene: Scene) -> str:
    table = await scene.running(terms={"talk": "none"})
    return await code_of(await table.sit(table.ana), "say")


@over_sockets("talk.phrases", "say")
async def text_where_phrases_are_agreed(scene: Scene) -> str:
    table = await scene.running(terms={"talk": "phrases"})
    return await code_of(await table.sit(table.ana), "say", preset=None, text="hello")


@over_sockets("talk.silenced", "say")
async def somebody_whom_a_moderator_silenced(scene: Scene) -> str:
    await scene.at(FirstMove())
    mo, table = await scene.moderator(), await scene.running()
    await table.ana.call("POST", f"/api/tables/{table.id}/reports", about(1, REPORT))
    report = (await mo.call("GET", "/api/moderation/reports"))[0]["report"]
    await mo.call("POST", f"/api/moderation/reports/{report}", {"do": "silence", "who": 0, "hours": 1})
    return await code_of(await table.sit(table.bo), "say")


async def said_twice(scene: Scene, limit: str, **settings: float) -> str:
    """Return the refusal of a second line if this limit allows only one."""
    scene.patch.setitem(RATES, limit, (0, 60))
    await scene.at(FirstMove(), **settings)
    table = await scene.running()
    sitting = await table.sit(table.ana)
    assert (await sitting.answered(do="say", preset="hello"))["say"] == "ack"
    return await code_of(sitting, "say")


@over_sockets("talk.newcomer", "say")
async def one_more_line_of_a_newcomer(scene: Scene) -> str:
    return await said_twice(scene, "talk_new", newcomer=3600.0)


@over_sockets("talk.address", "say")
async def one_more_line_of_an_address(scene: Scene) -> str:
    return await said_twice(scene, "talk_address")
