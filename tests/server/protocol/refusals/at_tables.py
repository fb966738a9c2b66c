"""Refusals of creating, joining and changing a table before its match."""

from typing import Any, Final

from tablee.core.errors import OptionError
from tablee.games import find
from tablee.server.clock import now
from tests.server.conftest import FirstMove
from tests.server.people import FRIEND, ME, bot, device
from tests.server.protocol.refusals.book import Provoked, over_http
from tests.server.protocol.refusals.scene import Scene, Table
from tests.toy import ToyGame

CREATE: Final = "POST /api/tables"
QUICK: Final = "POST /api/quick"
SETTINGS: Final = "PUT /api/tables/{table}/settings"
JOIN: Final = "POST /api/tables/{table}/join"
GIVE: Final = "PUT /api/tables/{table}/seats/{seat}"
REMOVE: Final = "DELETE /api/tables/{table}/seats/{seat}"
SWAP: Final = "POST /api/tables/{table}/swap"
LOCK: Final = "PUT /api/tables/{table}/lock"
HOST: Final = "PUT /api/tables/{table}/host"
FILL: Final = "POST /api/tables/{table}/fill"
START: Final = "POST /api/tables/{table}/start"
LEAVE: Final = "POST /api/tables/{table}/leave"
CANCEL: Final = "POST /api/tables/{table}/cancel"
CONSENT: Final = "PUT /api/tables/{table}/consent"
HOSTING: Final = (REMOVE, SETTINGS, LOCK, FILL, START)
NO_HELP: Final = {"hints": False, "look_back": False, "take_back": False}
COUNTS: Final = {"counts": True, "help": NO_HELP}
CLOCK: Final = {"clock": {"kind": "bank", "bank": 60, "increment": 5}}


async def wanted(scene: Scene, asked: str, **more: Any) -> Provoked:
    """Return the answer to a wish for a table: a new one, a quick match, or changed settings."""
    if asked == SETTINGS:
        table = await scene.waiting()
        return await table.ask(table.ana, SETTINGS, more)
    body = {"game": "toy", "seats": [ME, FRIEND], "players": 2, "terms": {}, **more}
    del body["players" if asked == CREATE else "seats"]
    return await scene.ask(await scene.guest(), asked, body)


@over_http("game.unknown", CREATE, QUICK)
async def no_such_game(scene: Scene, asked: str) -> Provoked:
    return await wanted(scene, asked, game="chess")


@over_http("option.unknown", CREATE, SETTINGS)
async def no_such_option(scene: Scene, asked: str) -> Provoked:
    return await wanted(scene, asked, options={"size": 3})


@over_http("option.value", CREATE, SETTINGS)
async def no_such_value(scene: Scene, asked: str) -> Provoked:
    return await wanted(scene, asked, options={"colour": "green"})


@over_http("option.players", CREATE, QUICK)
async def too_many_players(scene: Scene, asked: str) -> Provoked:
    return await wanted(
        scene, asked, **({"seats": [ME] + 3 * [FRIEND]} if asked == CREATE else {"players": 4})
    )


@over_http("option.combination", CREATE, QUICK, SETTINGS)
async def what_does_not_go_together(scene: Scene, asked: str) -> Provoked:
    table = await scene.waiting()

    def check(self: ToyGame, options: Any, players: int) -> None:
        raise OptionError("option.combination", {"names": "colour, players"})

    scene.patch.setattr(ToyGame, "check_setup", check)
    if asked == SETTINGS:
        return await table.ask(table.ana, SETTINGS, {"options": {"colour": "blue"}})
    return await wanted(scene, asked)


@over_http("table.variant", CREATE, SETTINGS)
async def other_numbers_than_the_rulebook(scene: Scene, asked: str) -> Provoked:
    return await wanted(scene, asked, options={"bonus": 2})


@over_http("terms.time_out", CREATE, QUICK, SETTINGS)
async def a_clock_where_no_bot_can_play(scene: Scene, asked: str) -> Provoked:
    table = await scene.waiting()
    scene.patch.setattr(find("toy"), "bot_levels", ())
    if asked == SETTINGS:
        return await table.ask(table.ana, SETTINGS, {"terms": CLOCK})
    return await wanted(scene, asked, terms=CLOCK)


@over_http("terms.counts", CREATE, QUICK, SETTINGS)
async def counting_with_help(scene: Scene, asked: str) -> Provoked:
    return await wanted(scene, asked, terms={"counts": True})


@over_http("terms.counts", GIVE, FILL)
async def a_bot_where_it_counts(scene: Scene, asked: str) -> Provoked:
    table = await scene.waiting(terms=COUNTS)
    return await table.ask(table.ana, asked)


@over_http("table.seats", CREATE)
async def a_device_without_its_owner(scene: Scene) -> Provoked:
    return await wanted(scene, CREATE, seats=[device("Bo"), FRIEND])


@over_http("bot.level", CREATE, GIVE, FILL)
async def no_such_level(scene: Scene, asked: str) -> Provoked:
    if asked == CREATE:
        return await wanted(scene, CREATE, seats=[ME, bot(9)])
    table = await scene.waiting()
    return await table.ask(table.ana, asked, bot(9) if asked == GIVE else {"level": 9})


@over_http("program.unknown", CREATE, GIVE)
async def no_such_program(scene: Scene, asked: str) -> Provoked:
    program = {"kind": "program", "program": "Fox"}
    if asked == CREATE:
        return await wanted(scene, CREATE, seats=[ME, program])
    table = await scene.waiting()
    return await table.ask(table.ana, GIVE, program)


@over_http("guest.name", CREATE)
async def a_name_that_cannot_be_seen_at_ones_own_device(scene: Scene) -> Provoked:
    return await wanted(scene, CREATE, seats=[ME, device(" ")])


@over_http("guest.name", JOIN)
async def a_name_that_cannot_be_seen(scene: Scene) -> Provoked:
    table = await scene.waiting()
    return await table.ask(table.bo, JOIN, {"name": " "})


@over_http("table.waiting_limit", CREATE, QUICK)
async def one_more_that_waits(scene: Scene, asked: str) -> Provoked:
    await scene.at(waiting_per_guest=1)
    ana = await scene.guest()
    days = {"game": "toy", "players": 2, "terms": {"clock": {"kind": "days", "days": 1}}}
    if asked == CREATE:
        await ana.open(ME, FRIEND)
        return await scene.ask(ana, CREATE)
    await ana.call("POST", "/api/quick", days)
    return await scene.ask(ana, QUICK, {**days, "players": 3})


async def opened_to_all(scene: Scene, asked: str, **limits: Any) -> Provoked:
    """Open a table of Ana's to the public, with one more than the limit."""
    await scene.at(FirstMove(), **limits)
    ana = await scene.guest()
    await ana.open(ME, FRIEND, open=True)
    if asked == CREATE:
        return await scene.ask(ana, CREATE, {"game": "toy", "seats": [ME, FRIEND], "open": True})
    second = (await ana.open(ME, FRIEND))["table"]
    return await scene.ask(ana, SETTINGS, {"open": True}, table=second)


@over_http("table.open_limit", CREATE, SETTINGS)
async def one_more_for_everybody(scene: Scene, asked: str) -> Provoked:
    return await opened_to_all(scene, asked, public_per_guest=1)


@over_http("table.open_newcomer", CREATE, SETTINGS)
async def one_more_of_a_newcomer(scene: Scene, asked: str) -> Provoked:
    return await opened_to_all(scene, asked, public_per_newcomer=1, newcomer=3600.0)


@over_http("table.open_address", CREATE, SETTINGS)
async def one_more_of_an_address(scene: Scene, asked: str) -> Provoked:
    return await opened_to_all(scene, asked, public_per_address=1)


async def bots_alone(scene: Scene, **limits: int) -> Provoked:
    await scene.at(**limits)
    ana = await scene.guest()
    await ana.open(bot(), bot(), pause=3000)
    return await scene.ask(ana, CREATE, {"game": "toy", "seats": [bot(), bot()]})


@over_http("table.bots_own", CREATE)
async def one_more_of_bots(scene: Scene) -> Provoked:
    return await bots_alone(scene, bot_tables_per_guest=1)


@over_http("table.bots_address", CREATE)
async def one_more_of_bots_of_an_address(scene: Scene) -> Provoked:
    return await bots_alone(scene, bot_tables_per_address=1)


@over_http("table.bots_all", CREATE)
async def one_more_of_bots_of_all(scene: Scene) -> Provoked:
    return await bots_alone(scene, bot_tables=1)


@over_http("server.draining", CREATE, QUICK)
async def while_every_server_drains(scene: Scene, asked: str) -> Provoked:
    async with scene.draining():
        return await scene.ask(await scene.guest(), asked)


@over_http("seat.already", JOIN)
async def a_second_seat(scene: Scene) -> Provoked:
    table = await scene.waiting()
    return await table.ask(table.ana, JOIN, {"seat": 1})


@over_http("seat.none_free", JOIN)
async def every_seat_is_taken(scene: Scene) -> Provoked:
    table = await scene.running()
    return await table.ask(await scene.guest("Cy"), JOIN)


@over_http("seat.taken", JOIN, GIVE)
async def that_seat_is_taken(scene: Scene, asked: str) -> Provoked:
    table = await scene.waiting(ME, FRIEND, FRIEND)
    await table.bo.call("POST", f"/api/tables/{table.id}/join", {"seat": 1})
    who = table.ana if asked == GIVE else await scene.guest("Cy")
    return await table.ask(who, asked, None if asked == GIVE else {"seat": 1})


@over_http("seat.taken", SWAP)
async def another_persons_seat(scene: Scene) -> Provoked:
    table = await scene.waiting(ME, FRIEND, FRIEND)
    await table.bo.call("POST", f"/api/tables/{table.id}/join", {"seat": 1})
    return await table.ask(table.bo, SWAP, {"seats": [1, 0]})


@over_http("seat.not_yours", SWAP)
async def two_seats_of_others(scene: Scene) -> Provoked:
    table = await scene.waiting()
    return await table.ask(table.bo, SWAP)


@over_http("seat.unknown", JOIN, GIVE, REMOVE, SWAP)
async def no_such_seat(scene: Scene, asked: str) -> Provoked:
    table = await scene.waiting()
    bodies: dict[str, Any] = {JOIN: {"seat": 7}, SWAP: {"seats": [0, 7]}}
    return await table.ask(table.bo if asked == JOIN else table.ana, asked, bodies.get(asked), seat="7")


@over_http("seat.apart", JOIN)
async def beside_somebody_who_blocked_them(scene: Scene) -> Provoked:
    table = await scene.waiting()
    ids = [await scene.id_of(one) for one in (table.ana, table.bo)]
    await scene.store.blocks.keep(*ids, "block", now())
    return await table.ask(table.bo, JOIN)


@over_http("table.locked", JOIN)
async def a_locked_table(scene: Scene) -> Provoked:
    table = await scene.waiting()
    await table.ana.call("PUT", f"/api/tables/{table.id}/lock", {"locked": True})
    return await table.ask(table.bo, JOIN)


@over_http("table.removed", JOIN)
async def back_after_the_host_freed_the_seat(scene: Scene) -> Provoked:
    table = await scene.waiting(ME, FRIEND, FRIEND)
    await table.bo.call("POST", f"/api/tables/{table.id}/join", {"seat": 1})
    await table.ana.call("DELETE", f"/api/tables/{table.id}/seats/1")
    return await table.ask(table.bo, JOIN)


@over_http("table.busy", JOIN, GIVE, REMOVE, SWAP, SETTINGS, FILL, START)
async def others_were_there_before_each_time(scene: Scene, asked: str) -> Provoked:
    await scene.at(countdown=60.0)
    if asked == START:
        table = await all_sit(scene)
    else:
        table = await (scene.running() if asked == REMOVE else scene.waiting())

    async def before(*_: Any) -> None:
        return None

    scene.patch.setattr(scene.store.matches, "take_seat", before)
    for change in ("remove", "swap", "change", "fill", "start"):
        scene.patch.setattr(scene.store.hosting, change, before)
    return await table.ask(table.bo if asked == JOIN else table.ana, asked)


async def all_sit(scene: Scene) -> Table:
    """Return a table with all seats taken, whose countdown the host has stopped by swapping seats."""
    table = await scene.running()
    await table.ana.call("POST", f"/api/tables/{table.id}/swap", {"seats": [0, 1]})
    return table


@over_http("match.cancelled", JOIN, GIVE, SWAP, HOST, *HOSTING)
async def a_table_that_has_ended(scene: Scene, asked: str) -> Provoked:
    table = await scene.cancelled()
    return await table.ask(table.bo if asked == JOIN else table.ana, asked)


@over_http("match.begun", SWAP, LEAVE, CANCEL, *HOSTING)
async def once_it_has_begun(scene: Scene, asked: str) -> Provoked:
    table = await scene.running()
    return await table.ask(table.ana, asked)


@over_http("match.over", HOST)
async def once_it_is_over(scene: Scene) -> Provoked:
    table = await scene.over()
    return await table.ask(table.ana, HOST)


@over_http("match.waiting", START)
async def before_everybody_sits(scene: Scene) -> Provoked:
    table = await scene.waiting()
    return await table.ask(table.ana, START)


@over_http("table.not_host", GIVE, HOST, CANCEL, *HOSTING)
async def by_somebody_who_is_not_host(scene: Scene, asked: str) -> Provoked:
    table = await scene.waiting()
    return await table.ask(table.bo, asked)


@over_http("seat.your_own", REMOVE)
async def the_hosts_own_seat(scene: Scene) -> Provoked:
    table = await scene.waiting()
    return await table.ask(table.ana, REMOVE, seat="0")


@over_http("seat.no_guest", HOST)
async def to_a_seat_that_is_free(scene: Scene) -> Provoked:
    table = await scene.waiting()
    return await table.ask(table.ana, HOST)


@over_http("table.research", CONSENT)
async def where_nobody_is_asked(scene: Scene) -> Provoked:
    table = await scene.running()
    return await table.ask(table.ana, CONSENT)


@over_http("seat.not_yours", CONSENT)
async def for_a_match_of_others(scene: Scene) -> Provoked:
    await scene.at(research=True)
    table = await scene.running()
    return await table.ask(await scene.guest("Cy"), CONSENT)


@over_http("match.over", CONSENT)
async def after_the_end(scene: Scene) -> Provoked:
    await scene.at(research=True)
    table = await scene.over()
    return await table.ask(table.ana, CONSENT)


@over_http("match.cancelled", CONSENT)
async def after_it_was_cancelled(scene: Scene) -> Provoked:
    await scene.at(research=True)
    table = await scene.cancelled()
    return await table.ask(table.ana, CONSENT)
