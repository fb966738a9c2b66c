"""Refusals of muting and blocking, of reports, and of moderators' decisions."""

from typing import Any, Final

from tablee.server.access.rate_limits import RATES
from tablee.store import blocks
from tests.server.conftest import FirstMove
from tests.server.people import Person
from tests.server.protocol.refusals.book import Provoked, over_http
from tests.server.protocol.refusals.scene import Scene, Table

KEEP: Final = "PUT /api/tables/{table}/people"
LIFT: Final = "DELETE /api/me/people/{key}"
REPORT: Final = "POST /api/tables/{table}/reports"
DECIDE: Final = "POST /api/moderation/reports/{report}"
LONG: Final = "a" * 501


def about(seat: int, asked: str) -> dict[str, Any]:
    """Return the request to mute, or report, the player on this seat."""
    return {"seat": seat, **({"kind": "mute"} if asked == KEEP else {"reason": "spam"})}


@over_http("person.unknown", KEEP, REPORT)
async def a_seat_where_nobody_sits(scene: Scene, asked: str) -> Provoked:
    table = await scene.waiting()
    return await table.ask(table.ana, asked, about(1, asked))


@over_http("person.unknown", LIFT)
async def somebody_who_is_not_kept_away(scene: Scene) -> Provoked:
    return await scene.ask(await scene.guest(), LIFT)


@over_http("person.self", KEEP, REPORT)
async def themselves(scene: Scene, asked: str) -> Provoked:
    table = await scene.running()
    return await table.ask(table.ana, asked, about(0, asked))


@over_http("people.limit", KEEP)
async def one_more_person(scene: Scene) -> Provoked:
    table = await scene.running()
    scene.patch.setattr(blocks, "MOST", 0)
    return await table.ask(table.ana, KEEP)


@over_http("report.text", REPORT)
async def a_report_that_is_too_long(scene: Scene) -> Provoked:
    table = await scene.running()
    return await table.ask(table.ana, REPORT, {**about(1, REPORT), "text": LONG})


async def reported(scene: Scene) -> Table:
    """Return a match in which Ana has reported Bo."""
    table = await scene.running()
    await table.ana.call("POST", f"/api/tables/{table.id}/reports", about(1, REPORT))
    return table


@over_http("report.limit", REPORT)
async def one_more_report(scene: Scene) -> Provoked:
    await scene.at(reports_per_guest=1)
    table = await reported(scene)
    return await table.ask(table.ana, REPORT)


@over_http("report.limit_newcomer", REPORT)
async def one_more_report_of_a_newcomer(scene: Scene) -> Provoked:
    await scene.at(reports_per_newcomer=1, newcomer=3600.0)
    table = await reported(scene)
    return await table.ask(table.ana, REPORT)


@over_http("report.address", REPORT)
async def one_more_report_of_an_address(scene: Scene) -> Provoked:
    scene.patch.setitem(RATES, "report_address", (0, 3600))
    await scene.at(FirstMove())
    table = await reported(scene)
    return await table.ask(table.bo, REPORT, about(0, REPORT))


async def decided(scene: Scene, mo: Person, **decision: Any) -> Provoked:
    """Return the answer to a moderator's decision about the latest report."""
    report = (await mo.call("GET", "/api/moderation/reports"))[-1]["report"]
    return await scene.ask(mo, DECIDE, {"do": "dismiss", **decision}, report=report)


@over_http("moderation.unknown", DECIDE)
async def a_report_that_there_is_not(scene: Scene) -> Provoked:
    return await scene.ask(await scene.moderator(), DECIDE)


@over_http("moderation.own", DECIDE)
async def by_the_one_who_wrote_it(scene: Scene) -> Provoked:
    await scene.at(FirstMove())
    mo, table = await scene.moderator(), await scene.running()
    await mo.call("POST", f"/api/tables/{table.id}/reports", about(1, REPORT))
    return await decided(scene, mo)


@over_http("moderation.closed", DECIDE)
async def a_report_that_is_closed(scene: Scene) -> Provoked:
    await scene.at(FirstMove())
    mo, _ = await scene.moderator(), await reported(scene)
    report = (await mo.call("GET", "/api/moderation/reports"))[0]["report"]
    await mo.call("POST", f"/api/moderation/reports/{report}", {"do": "dismiss"})
    return await scene.ask(mo, DECIDE, report=report)


@over_http("report.text", DECIDE)
async def a_note_that_is_too_long(scene: Scene) -> Provoked:
    await scene.at(FirstMove())
    mo, _ = await scene.moderator(), await reported(scene)
    return await decided(scene, mo, note=LONG)
