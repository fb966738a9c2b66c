"""Changes to a table by its host and the other players, before its match begins."""

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from tablee.match import Match
from tablee.server.api.tables import OPTION_CODES, PUBLIC_CODES, TABLE, TERMS_CODES, seat_in_path, table_info
from tablee.server.clock import now
from tablee.server.errors import RefusalError
from tablee.server.http.endpoint import Endpoints
from tablee.server.http.request_context import RequestContext, address
from tablee.server.live.live_match import LiveMatch
from tablee.server.names.names import distinct_names
from tablee.server.operations.logs import log
from tablee.server.protocol.seating import ChangeTable, FillSeats, HandOn, LockTable, SwapSeats
from tablee.server.protocol.tables import TableInfo
from tablee.server.protocol.terms import Terms
from tablee.server.tables.create_table import check_terms, check_variant, fills_at
from tablee.server.tables.filling import TRIES

_HOST_CODES = ("guest.unknown", "table.not_host", "match.begun", "match.cancelled")
ENDPOINTS = Endpoints()


@ENDPOINTS.on(
    "DELETE", TABLE + "/seats/{seat}", codes=(*_HOST_CODES, "table.busy", "seat.unknown", "seat.your_own")
)
async def remove(context: RequestContext) -> TableInfo:
    """Free a seat for the host; a guest who had it may not come back."""
    live, host = await _hosted(context)
    seat = seat_in_path(context, live)

    async def change() -> bool:
        sitting = live.row.seats[seat]
        if sitting.kind == "free":
            return True
        if sitting.kind == "guest" and sitting.guest == host:
            raise RefusalError("seat.your_own", seat=seat)
        name = distinct_names(live.row.seats)[seat]
        bar = sitting.kind == "guest"
        return await context.parts.store.hosting.remove(live.id, seat, name, bar, now(), live.row.revision)

    await _change(context, live, change)
    return await table_info(context, live)


@ENDPOINTS.on(
    "POST",
    TABLE + "/swap",
    codes=(
        "guest.unknown",
        "match.begun",
        "match.cancelled",
        "table.busy",
        "seat.unknown",
        "seat.not_yours",
        "seat.taken",
    ),
)
async def swap(context: RequestContext, body: SwapSeats) -> TableInfo:
    """Exchange the people of two seats: any two for the host; for others, their own and a free one."""
    live = await context.match()
    guest = await context.known_guest()
    for seat in body.seats:
        if seat >= live.row.players:
            raise RefusalError("seat.unknown", seat=seat, last=live.row.players - 1)

    async def change() -> bool:
        one, other = sorted(body.seats, key=lambda seat: live.row.seats[seat].kind == "free")
        if live.row.host != guest.id:
            if live.row.seats[one].guest != guest.id:
                raise RefusalError("seat.not_yours", seat=one)
            if live.row.seats[other].kind != "free":
                raise RefusalError("seat.taken", seat=other)
        if one == other or live.row.seats[one].kind == "free":
            return True
        called = distinct_names(live.row.seats)
        with_whom = None if live.row.seats[other].kind == "free" else called[other]
        names = (called[one], with_whom)
        return await context.parts.store.hosting.swap(live.id, one, other, names, now(), live.row.revision)

    await _change(context, live, change)
    return await table_info(context, live)


@ENDPOINTS.on(
    "PUT",
    TABLE + "/settings",
    codes=(*_HOST_CODES, *OPTION_CODES, *TERMS_CODES, *PUBLIC_CODES, "table.variant", "table.busy"),
)
async def change_table(context: RequestContext, body: ChangeTable) -> TableInfo:
    """Change options and terms for the host before the deal, and send them to everyone."""
    live, host = await _hosted(context)

    async def change() -> bool:
        values = _values(live, body, context.parts.settings.variants)
        params = _differences(live, values)
        if not params:
            return True
        if values["public"] and not live.row.public:
            await context.parts.tables.table_limits.check_public(host)
        return await context.parts.store.hosting.change(live.id, values, params, now(), live.row.revision)

    async with context.parts.access.in_turn.by(host, address(context.request)):
        await _change(context, live, change)
    return await table_info(context, live)


def _values(live: LiveMatch, body: ChangeTable, variants: bool) -> dict[str, Any]:
    """Return the columns after the change; `variants`: this server offers them.

    Raise `OptionError`, `RefusalError` (`table.variant`, `terms.time_out`, `terms.counts`).
    """
    row = live.row
    options = row.options
    if body.options is not None:
        options = Match.new(live.game, row.players, body.options, row.seed).options
        if live.game.options.changed(options) != live.game.options.changed(row.options):
            check_variant(live.game, options, variants)
    before = msgspec.convert(row.terms, Terms)
    terms = before if body.terms is None else body.terms
    check_terms(live.game, terms, row.seats)
    fills = row.fills if terms.fill == before.fill else fills_at(row.state, terms, now())
    return {
        "options": options,
        "pause": row.pause if body.pause is None else body.pause,
        "public": row.public if body.open is None else body.open,
        "stand_in": row.stand_in if body.stand_in is None else body.stand_in,
        "terms": msgspec.to_builtins(terms),
        "fills": fills,
    }


def _differences(live: LiveMatch, values: dict[str, Any]) -> dict[str, Any]:
    """Return the differences in the form of the story; empty if there are none."""
    row = live.row
    differences: dict[str, Any] = {}
    for key in ("options", "terms"):
        before = getattr(row, key)
        if key == "terms":
            before = msgspec.to_builtins(msgspec.convert(before, Terms))
        changed = {name: value for name, value in values[key].items() if before.get(name) != value}
        if changed:
            differences[key] = changed
    for key, name in (("pause", "pause"), ("public", "open"), ("stand_in", "stand_in")):
        if getattr(row, key) != values[key]:
            differences[name] = values[key]
    return differences


@ENDPOINTS.on("PUT", TABLE + "/lock", codes=_HOST_CODES)
async def lock(context: RequestContext, body: LockTable) -> TableInfo:
    """Lock or unlock the table for the host: nobody new may sit down at a locked table."""
    live, _ = await _hosted(context)
    _check_waiting(live)
    await context.parts.store.hosting.lock(live.id, body.locked, now())
    await context.parts.play.catch_up(live)
    _check_waiting(live)
    return await table_info(context, live)


@ENDPOINTS.on(
    "PUT",
    TABLE + "/host",
    codes=("guest.unknown", "table.not_host", "match.over", "match.cancelled", "seat.no_guest"),
)
async def hand_on(context: RequestContext, body: HandOn) -> TableInfo:
    """Make another guest the host."""
    live, host = await _hosted(context)
    if live.row.state == "over":
        raise RefusalError("match.over")
    if live.row.state == "cancelled":
        raise RefusalError("match.cancelled")
    handed = await context.parts.store.hosting.hand_on(live.id, host, body.seat, now())
    await context.parts.play.catch_up(live)
    if not handed:
        raise RefusalError("seat.no_guest", seat=body.seat)
    return await table_info(context, live)


@ENDPOINTS.on("POST", TABLE + "/fill", codes=(*_HOST_CODES, "table.busy", "bot.level", "terms.counts"))
async def fill(context: RequestContext, body: FillSeats) -> TableInfo:
    """Give every free seat to a bot, for the host."""
    live, _ = await _hosted(context)
    _check_waiting(live)
    await context.parts.tables.filling.fill(live, body.level)
    if live.row.state == "cancelled":
        raise RefusalError("match.cancelled")
    return await table_info(context, live)


@ENDPOINTS.on("POST", TABLE + "/start", codes=(*_HOST_CODES, "table.busy", "match.waiting"))
async def start(context: RequestContext) -> TableInfo:
    """Begin the match for the host: all seats are taken, and a change had stopped the countdown."""
    live, _ = await _hosted(context)
    _check_waiting(live)
    if live.row.starts is None and not await context.parts.tables.filling.start(live):
        if live.row.state == "cancelled":
            raise RefusalError("match.cancelled")
        if live.row.state == "waiting":
            raise RefusalError("match.waiting")
    return await table_info(context, live)


async def _hosted(context: RequestContext) -> tuple[LiveMatch, str]:
    """Return the table and its host, who asks. Raise `RefusalError` if another guest asks."""
    live = await context.match()
    guest = await context.known_guest()
    if live.row.host != guest.id:
        # Another process may have made them host in the meantime.
        await context.parts.play.catch_up(live)
    if live.row.host != guest.id:
        raise RefusalError("table.not_host")
    return live, guest.id


def _check_waiting(live: LiveMatch) -> None:
    if live.row.state == "cancelled":
        raise RefusalError("match.cancelled")
    if live.row.state != "waiting":
        raise RefusalError("match.begun")


async def _change(context: RequestContext, live: LiveMatch, change: Callable[[], Awaitable[bool]]) -> None:
    """Change a table that waits; try again if another change came first.

    Raise `RefusalError` `match.begun`, `match.cancelled`, `table.busy`, or as `change` does.
    """
    for _ in range(TRIES):
        _check_waiting(live)
        done = await change()
        await context.parts.play.catch_up(live)
        if done:
            log.info("table changed", match=live.id, path=context.request.url.path)
            return
    raise RefusalError("table.busy")
