"""Refusals of requests about a match other than moves: time, substitutes, its record and its analysis."""

from typing import Any, Final

from tablee.server.clock import now
from tablee.server.thinking import analyses
from tests.patience import until
from tests.server.conftest import FirstMove
from tests.server.people import FRIEND, ME, Person, bot
from tests.server.protocol.refusals.book import Provoked, over_http
from tests.server.protocol.refusals.scene import Scene, Table

VACATION: Final = "POST /api/tables/{table}/vacation"
BACK: Final = "POST /api/tables/{table}/back"
CLAIM: Final = "POST /api/tables/{table}/claim"
AHEAD: Final = "PUT /api/tables/{table}/ahead"
SUBSTITUTE: Final = "POST /api/tables/{table}/substitute"
RECORD: Final = "GET /api/tables/{table}/record"
ANALYSIS: Final = "POST /api/tables/{table}/analysis"
OF_PLAYERS: Final = (VACATION, BACK, CLAIM, AHEAD)
DAYS: Final[dict[str, Any]] = {"clock": {"kind": "days", "days": 1, "vacation": 3}}
DAY_S: Final = 24 * 3600


@over_http("match.waiting", SUBSTITUTE, *OF_PLAYERS)
async def before_the_match(scene: Scene, asked: str) -> Provoked:
    table = await scene.waiting()
    return await table.ask(table.ana, asked)


@over_http("match.cancelled", SUBSTITUTE, *OF_PLAYERS)
async def where_there_is_none(scene: Scene, asked: str) -> Provoked:
    table = await scene.cancelled()
    return await table.ask(table.ana, asked)


@over_http("match.over", SUBSTITUTE, *OF_PLAYERS)
async def after_the_match(scene: Scene, asked: str) -> Provoked:
    table = await scene.over()
    return await table.ask(table.ana, asked)


@over_http("seat.not_yours", *OF_PLAYERS)
async def by_somebody_without_a_seat(scene: Scene, asked: str) -> Provoked:
    table = await scene.running()
    return await table.ask(await scene.guest("Cy"), asked)


@over_http("vacation.none", VACATION)
async def a_clock_that_counts_no_days(scene: Scene) -> Provoked:
    table = await scene.running()
    return await table.ask(table.ana, VACATION)


@over_http("vacation.left", VACATION)
async def more_days_than_there_are(scene: Scene) -> Provoked:
    table = await scene.running(terms=DAYS)
    return await table.ask(table.ana, VACATION, {"days": 4})


@over_http("vacation.often", VACATION)
async def away_and_back_again_and_again(scene: Scene) -> Provoked:
    table = await scene.running(terms=DAYS)
    for days in (1, 0, 1, 0):
        await table.ana.call("POST", f"/api/tables/{table.id}/vacation", {"days": days})
    return await table.ask(table.ana, VACATION)


@over_http("time.not_over", CLAIM)
async def while_there_is_time(scene: Scene) -> Provoked:
    table = await scene.running(terms={**DAYS, "time_out": "others"})
    return await table.ask(table.bo, CLAIM)


@over_http("move.stale", VACATION, BACK, CLAIM)
async def the_match_goes_on_faster_than_anything_can_be_noted(scene: Scene, asked: str) -> Provoked:
    await scene.at(FirstMove(), poll=0.1)
    time_out = "others" if asked == CLAIM else "bot_until_back"
    table = await scene.running(terms={**DAYS, "time_out": time_out})
    if asked != VACATION:
        scene.server.clock.put_forward(DAY_S + 1)
        await until(lambda: time_is_over(table))

    async def before(*_: Any) -> bool:
        return False

    scene.patch.setattr(scene.store.clocks, "note", before)
    return await table.ask(table.bo if asked == CLAIM else table.ana, asked)


async def time_is_over(table: Table) -> bool:
    """Return true if the server has noticed."""
    clocks = (await table.bo.call("GET", f"/api/tables/{table.id}"))["clocks"]
    return bool(clocks["overdue"] or clocks["out"])


@over_http("seat.gave_up", AHEAD)
async def for_a_seat_that_was_given_up(scene: Scene) -> Provoked:
    table = await scene.running(ME, FRIEND, bot())
    await table.resign(table.ana, 0)
    return await table.ask(table.ana, AHEAD)


@over_http("ahead.your_turn", AHEAD)
async def when_it_is_their_turn(scene: Scene) -> Provoked:
    table = await scene.running()
    return await table.ask(table.ana, AHEAD)


@over_http("ahead.move", AHEAD)
async def a_move_that_cannot_be_foreseen(scene: Scene) -> Provoked:
    table = await scene.running()
    return await table.ask(table.bo, AHEAD, {"seat": 1, "move": "a"})


async def given_up(scene: Scene, **terms: Any) -> tuple[Table, Person]:
    """Return a match in which Ana gave up her seat, Bo and a bot play on; and Cy, who has no seat."""
    table = await scene.running(ME, FRIEND, bot(), terms=terms)
    await table.resign(table.ana, 0)
    return table, await scene.guest("Cy")


@over_http("guest.name", SUBSTITUTE)
async def by_a_name_that_cannot_be_seen(scene: Scene) -> Provoked:
    table, cy = await given_up(scene)
    return await table.ask(cy, SUBSTITUTE, {"seat": 0, "name": " "})


async def removed_before_the_match(scene: Scene) -> tuple[Table, Person]:
    """Return a match that began after the host freed Cy's seat, and in which Ana gave up; and Cy."""
    table = await scene.waiting(ME, FRIEND, FRIEND)
    cy = await scene.guest("Cy")
    await cy.call("POST", f"/api/tables/{table.id}/join", {"seat": 1})
    await table.ana.call("DELETE", f"/api/tables/{table.id}/seats/1")
    await table.bo.call("POST", f"/api/tables/{table.id}/join", {"seat": 1})
    await table.ana.call("PUT", f"/api/tables/{table.id}/seats/2", bot())
    await table.resign(table.ana, 0)
    return table, cy


@over_http("table.removed", SUBSTITUTE)
async def somebody_whom_the_host_removed(scene: Scene) -> Provoked:
    table, cy = await removed_before_the_match(scene)
    return await table.ask(cy, SUBSTITUTE)


@over_http("seat.unknown", SUBSTITUTE)
async def for_a_seat_that_there_is_not(scene: Scene) -> Provoked:
    table, cy = await given_up(scene)
    return await table.ask(cy, SUBSTITUTE, {"seat": 9})


@over_http("seat.taken", SUBSTITUTE)
async def for_a_seat_that_somebody_plays(scene: Scene) -> Provoked:
    table, cy = await given_up(scene)
    return await table.ask(cy, SUBSTITUTE, {"seat": 1})


@over_http("seat.already", SUBSTITUTE)
async def by_somebody_who_plays_another(scene: Scene) -> Provoked:
    table, _ = await given_up(scene)
    return await table.ask(table.bo, SUBSTITUTE)


@over_http("seat.apart", SUBSTITUTE)
async def beside_somebody_who_blocked_the_substitute(scene: Scene) -> Provoked:
    table, cy = await given_up(scene)
    await scene.store.blocks.keep(await scene.id_of(table.bo), await scene.id_of(cy), "block", now())
    return await table.ask(cy, SUBSTITUTE)


@over_http("substitute.closed", SUBSTITUTE)
async def where_nobody_takes_over(scene: Scene) -> Provoked:
    table, cy = await given_up(scene, substitutes="nobody")
    return await table.ask(cy, SUBSTITUTE)


async def refused_before(scene: Scene) -> tuple[Table, Person]:
    """Return a match whose players refused Cy the seat that Ana gave up; and Cy."""
    table, cy = await given_up(scene)
    await cy.call("POST", f"/api/tables/{table.id}/substitute", {"seat": 0})
    async with await table.bo.sit(table.id) as bo:
        (request,) = bo.welcome["proposals"]
        await bo.answered(do="answer", kind="substitute", n=request["n"], agree=False)
    return table, cy


@over_http("substitute.refused", SUBSTITUTE)
async def whom_the_players_refused(scene: Scene) -> Provoked:
    table, cy = await refused_before(scene)
    return await table.ask(cy, SUBSTITUTE)


async def seen_other_cards(scene: Scene) -> Table:
    """Return a match in which Ana lost seat 0 to a substitute, and Bo gave up seat 1."""
    table, cy = await given_up(scene, substitutes="anybody")
    await cy.call("POST", f"/api/tables/{table.id}/substitute", {"seat": 0})
    await table.resign(table.bo, 1)
    return table


@over_http("substitute.played", SUBSTITUTE)
async def by_somebody_who_saw_other_cards(scene: Scene) -> Provoked:
    table = await seen_other_cards(scene)
    return await table.ask(table.ana, SUBSTITUTE, {"seat": 1})


@over_http("proposal.open", SUBSTITUTE)
async def while_somebody_else_asks(scene: Scene) -> Provoked:
    table, cy = await given_up(scene)
    await cy.call("POST", f"/api/tables/{table.id}/substitute", {"seat": 0})
    return await table.ask(await scene.guest("Di"), SUBSTITUTE)


@over_http("match.running", RECORD, ANALYSIS)
async def while_it_runs(scene: Scene, asked: str) -> Provoked:
    table = await scene.running()
    return await table.ask(table.ana, asked)


@over_http("analysis.no_moves", ANALYSIS)
async def a_match_without_moves(scene: Scene) -> Provoked:
    table = await scene.over()
    return await table.ask(table.ana, ANALYSIS)


@over_http("analysis.busy", ANALYSIS)
async def while_enough_are_analysed(scene: Scene) -> Provoked:
    table = await scene.running()
    await table.move(table.ana, 0, 0)
    await table.resign(table.ana, 0)
    scene.patch.setattr(analyses, "MOST_ANALYSES", 0)
    return await table.ask(table.ana, ANALYSIS)
