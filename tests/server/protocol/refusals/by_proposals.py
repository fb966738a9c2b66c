"""Refusals of proposals to those who play: pauses, stand-ins and substitutes."""

from typing import Any

from tablee.server.clock import now
from tests.server.protocol.refusals.at_a_socket import code_of
from tests.server.protocol.refusals.at_tables import CLOCK
from tests.server.protocol.refusals.book import over_sockets
from tests.server.protocol.refusals.in_a_match import (
    given_up,
    refused_before,
    removed_before_the_match,
    seen_other_cards,
)
from tests.server.protocol.refusals.scene import Scene, Table


async def paused(scene: Scene) -> Table:
    """Return a match with a clock whose players agreed to a pause."""
    table = await scene.running(terms=CLOCK)
    async with await table.ana.sit(table.id) as ana, await table.bo.sit(table.id) as bo:
        await ana.answered(do="propose", kind="pause", params={})
        n = (await bo.expect("proposals"))["proposals"][0]["n"]
        assert (await bo.answered(do="answer", kind="pause", n=n, agree=True))["say"] == "ack"
    return table


@over_sockets("proposal.unknown", "propose", "answer")
async def what_cannot_be_proposed(scene: Scene, verb: str) -> str:
    table = await scene.running()
    return await code_of(await table.sit(table.ana), verb, kind="party")


@over_sockets("proposal.gone", "answer")
async def what_is_not_proposed(scene: Scene) -> str:
    table = await scene.running()
    return await code_of(await table.sit(table.ana), "answer", n=7)


@over_sockets("proposal.open", "propose")
async def while_another_of_the_kind_is_open(scene: Scene) -> str:
    table = await scene.running()
    assert await code_of(await table.sit(table.ana), "propose") == "ack"
    return await code_of(await table.sit(table.bo), "propose", params={"seconds": 120})


@over_sockets("stand_in.same", "propose")
async def what_is_so_already(scene: Scene) -> str:
    table = await scene.running()
    return await code_of(await table.sit(table.ana), "propose", params={"seconds": 0})


@over_sockets("clock.missing", "propose")
async def a_pause_without_a_clock(scene: Scene) -> str:
    table = await scene.running()
    return await code_of(await table.sit(table.ana), "propose", kind="pause", params={})


@over_sockets("clock.running", "propose")
async def going_on_without_a_pause(scene: Scene) -> str:
    table = await scene.running(terms=CLOCK)
    return await code_of(await table.sit(table.ana), "propose", kind="resume", params={})


@over_sockets("clock.stopped", "propose")
async def a_pause_in_a_pause(scene: Scene) -> str:
    table = await paused(scene)
    return await code_of(await table.sit(table.ana), "propose", kind="pause", params={})


def taking(seat: int) -> dict[str, Any]:
    """Return the proposal to take over a seat."""
    return {"kind": "substitute", "params": {"seat": seat}}


@over_sockets("seat.unknown", "propose")
async def to_play_a_seat_that_there_is_not(scene: Scene) -> str:
    table, cy = await given_up(scene)
    return await code_of(await table.sit(cy), "propose", **taking(9))


@over_sockets("seat.taken", "propose")
async def to_play_a_seat_that_somebody_plays(scene: Scene) -> str:
    table, cy = await given_up(scene)
    return await code_of(await table.sit(cy), "propose", **taking(1))


@over_sockets("seat.already", "propose")
async def to_play_a_second_seat(scene: Scene) -> str:
    table, _ = await given_up(scene)
    return await code_of(await table.sit(table.bo), "propose", **taking(0))


@over_sockets("seat.apart", "propose")
async def to_play_beside_somebody_who_blocked_them(scene: Scene) -> str:
    table, cy = await given_up(scene)
    await scene.store.blocks.keep(await scene.id_of(table.bo), await scene.id_of(cy), "block", now())
    return await code_of(await table.sit(cy), "propose", **taking(0))


@over_sockets("substitute.closed", "propose")
async def to_play_on_where_nobody_may(scene: Scene) -> str:
    table, cy = await given_up(scene, substitutes="nobody")
    return await code_of(await table.sit(cy), "propose", **taking(0))


@over_sockets("substitute.played", "propose")
async def to_play_on_after_seeing_other_cards(scene: Scene) -> str:
    table = await seen_other_cards(scene)
    return await code_of(await table.sit(table.ana), "propose", **taking(1))


@over_sockets("substitute.refused", "propose")
async def to_play_on_after_a_refusal(scene: Scene) -> str:
    table, cy = await refused_before(scene)
    return await code_of(await table.sit(cy), "propose", **taking(0))


@over_sockets("table.removed", "propose")
async def to_play_on_where_the_host_removed_them(scene: Scene) -> str:
    table, cy = await removed_before_the_match(scene)
    return await code_of(await table.sit(cy), "propose", **taking(0))


@over_sockets("seat.taken", "answer")
async def to_a_substitute_whose_seat_another_took(scene: Scene) -> str:
    table, cy = await given_up(scene, substitutes="anybody")
    bo = await table.sit(table.bo)
    await code_of(await table.sit(cy), "propose", **taking(0))
    n = (await bo.expect("proposals"))["proposals"][0]["n"]
    di = await scene.guest("Di")
    await di.call("POST", f"/api/tables/{table.id}/substitute", {"seat": 0})
    assert await code_of(bo, "answer", kind="substitute", n=n) == "ack"
    return await code_of(await table.sit(di), "answer", kind="substitute", n=n)


@over_sockets("seat.apart", "answer")
async def to_a_substitute_whom_they_blocked_since(scene: Scene) -> str:
    table, cy = await given_up(scene)
    bo = await table.sit(table.bo)
    await code_of(await table.sit(cy), "propose", **taking(0))
    n = (await bo.expect("proposals"))["proposals"][0]["n"]
    await scene.store.blocks.keep(await scene.id_of(table.bo), await scene.id_of(cy), "block", now())
    return await code_of(bo, "answer", kind="substitute", n=n)
