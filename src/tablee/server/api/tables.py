"""Creating, finding and joining tables, and giving a seat to a bot."""

from collections.abc import Iterable

from tablee.server.clock import now
from tablee.server.errors import RefusalError
from tablee.server.http.endpoint import Endpoints
from tablee.server.http.request_context import NAMELESS, RequestContext, address
from tablee.server.live import serializers
from tablee.server.live.dealing import bound
from tablee.server.live.live_match import LiveMatch
from tablee.server.names.names import checked
from tablee.server.operations.logs import log
from tablee.server.protocol.new_tables import GameInfo, OpenTable
from tablee.server.protocol.seating import AnyGift, JoinTable
from tablee.server.protocol.tables import TableInfo
from tablee.server.tables.create_table import bot_seat, requested_match
from tablee.server.tables.filling import TRIES
from tablee.server.tables.table_limits import counted_with
from tablee.server.thinking.program_settings import offered_to
from tablee.store.rows import Guest, MatchRow, Nonce, SeatRow

PUBLIC_LISTED = 50
PUBLIC_FOR_MS = 24 * 3600 * 1000
UNDEALT = "0" * 64
"""The seed of a match that is checked and never dealt."""


TABLE = "/api/tables/{table}"
OPTION_CODES = ("option.unknown", "option.value", "option.combination")
CREATION_CODES = ("game.unknown", *OPTION_CODES, "option.players")
PUBLIC_CODES = ("table.open_limit", "table.open_newcomer", "table.open_address")
TERMS_CODES = ("terms.time_out", "terms.counts")
ENDPOINTS = Endpoints()


@ENDPOINTS.on("GET", "/api/games")
async def games(context: RequestContext) -> list[GameInfo]:
    """Return the games that can be played."""
    return serializers.games(context.parts.settings.variants)


@ENDPOINTS.on(
    "POST",
    "/api/tables",
    created=True,
    codes=(
        *CREATION_CODES,
        *TERMS_CODES,
        "table.seats",
        "table.variant",
        "bot.level",
        "program.unknown",
        "guest.name",
        "table.waiting_limit",
        *PUBLIC_CODES,
        "table.bots_own",
        "table.bots_address",
        "table.bots_all",
        "server.draining",
    ),
    rate="create",
    identity_first=True,
)
async def create_table(context: RequestContext, body: OpenTable) -> TableInfo:
    """Create a table."""
    parts = context.parts
    known = await context.guest()
    programs = offered_to(parts.thinking.programs, body.game, known)
    variants = parts.settings.variants
    if known is None:
        # Check the table first: an invalid one must not create an identity.
        requested_match(body, "", UNDEALT, programs, variants)
    guest = await context.entering()
    parts.thinking.fair_shares.seen(guest.id, address(context.request))
    row = requested_match(body, guest.id, parts.thinking.seeds.deal(), programs, variants)
    if body.commitment is not None and parts.thinking.seeds.mixing:
        row = bound(row, [Nonce(guest.id, body.commitment)])
    async with parts.access.in_turn.by(*counted_with(row, guest.id, address(context.request))):
        await parts.tables.table_limits.check(row, guest.id)
        live = await parts.play.create(row)
    assert live is not None, "the table follows no other"
    parts.metrics.tables_created.labels(row.game).inc()
    log.info("table created", match=row.id, game=row.game, players=row.players, state=row.state)
    return await table_info(context, live)


@ENDPOINTS.on("GET", "/api/tables/open")
async def public_tables(context: RequestContext) -> list[TableInfo]:
    """Return the tables that strangers may join or watch, unless nothing has happened there for a day."""
    guest = await context.guest()
    rows = await context.parts.store.matches.public_tables(now() - PUBLIC_FOR_MS, PUBLIC_LISTED)
    if guest is not None:
        apart = await context.parts.store.blocks.apart_from(guest.id)
        rows = [row for row in rows if apart.isdisjoint(seat.guest or "" for seat in row.seats)]
    return await table_infos(context, rows)


@ENDPOINTS.on("GET", TABLE)
async def show_table(context: RequestContext) -> TableInfo:
    """Return one table."""
    return await table_info(context, await context.match())


@ENDPOINTS.on(
    "POST",
    TABLE + "/join",
    codes=(
        "guest.name",
        "seat.already",
        "seat.none_free",
        "seat.taken",
        "seat.unknown",
        "seat.apart",
        "match.cancelled",
        "table.locked",
        "table.removed",
        "table.busy",
    ),
    identity_first=True,
)
async def join(context: RequestContext, body: JoinTable) -> TableInfo:
    """Take a free seat. A guest who has a seat gets the table, so that repeating the request is harmless."""
    name = None if body.name is None else checked(body.name)
    live = await context.match()
    guest = await context.guest()
    if _sits(live, guest, body.seat):
        return await table_info(context, live)
    free = [seat.seat for seat in live.row.seats if seat.kind == "free"]
    if body.seat is not None:
        _check_seat(live.row, body.seat)
        free = [body.seat]
    if not free:
        raise RefusalError("seat.none_free")
    guest = await context.entering(name or NAMELESS)
    if await context.parts.store.hosting.was_removed(live.id, guest.id):
        raise RefusalError("table.removed")
    commitment = body.commitment if context.parts.thinking.seeds.mixing else None
    for seat in free:
        if await _take(context, live, SeatRow(seat, "guest", guest.id, "", None), name, commitment):
            if name is not None and name != guest.name:
                # The name was set with the seat; the guest's other tables get it now.
                await context.parts.matches.rename(guest.id, name)
            return await table_info(context, live)
        if _sits(live, guest, body.seat):
            # The same request, sent before and not answered yet, took a seat meanwhile.
            return await table_info(context, live)
    if live.row.state == "cancelled":
        raise RefusalError("match.cancelled")
    raise RefusalError("seat.none_free") if body.seat is None else RefusalError("seat.taken", seat=body.seat)


def _sits(live: LiveMatch, guest: Guest | None, wanted: int | None) -> bool:
    """True if this guest sits here. Raise `RefusalError` `seat.already` if they sit, and not at the wanted seat."""
    own = [] if guest is None else [seat.seat for seat in live.seats_of(guest.id)]
    if own and wanted not in (None, *own):
        raise RefusalError("seat.already", seat=own[0])
    return bool(own)


@ENDPOINTS.on(
    "PUT",
    TABLE + "/seats/{seat}",
    codes=(
        "guest.unknown",
        "table.not_host",
        "seat.unknown",
        "seat.taken",
        "bot.level",
        "program.unknown",
        "terms.counts",
        "match.cancelled",
        "table.busy",
    ),
)
async def give_seat(context: RequestContext, body: AnyGift) -> TableInfo:
    """Give a free seat to a bot or a program, for the host."""
    live = await context.match()
    guest: Guest = await context.known_guest()
    if live.row.host != guest.id:
        raise RefusalError("table.not_host")
    seat = seat_in_path(context, live)
    if live.terms.counts:
        raise RefusalError("terms.counts")
    programs = offered_to(context.parts.thinking.programs, live.row.game, guest)
    row = bot_seat(live.game, seat, body, programs)
    if not await _take(context, live, row):
        if live.row.state == "cancelled":
            raise RefusalError("match.cancelled")
        raise RefusalError("seat.taken", seat=seat)
    return await table_info(context, live)


def seat_in_path(context: RequestContext, live: LiveMatch) -> int:
    """Return the seat in the path. Raise `RefusalError` `seat.unknown` if the table has no such seat."""
    written = str(context.request.path_params["seat"])
    if written not in map(str, range(live.row.players)):
        raise RefusalError("seat.unknown", seat=written[:10], last=live.row.players - 1)
    return int(written)


def _check_seat(row: MatchRow, seat: int) -> None:
    if not 0 <= seat < row.players:
        raise RefusalError("seat.unknown", seat=seat, last=row.players - 1)


async def _take(
    context: RequestContext,
    live: LiveMatch,
    seat: SeatRow,
    name: str | None = None,
    commitment: str | None = None,
) -> bool:
    """Seat a player, with `name` as a new name; try again if other changes at the table came first.

    `commitment` binds the player's browser for the deal.

    Raise `RefusalError` `table.locked`.
    """
    parts = context.parts
    countdown = round(parts.settings.countdown * 1000)
    for _ in range(TRIES):
        if live.row.locked and seat.kind == "guest" and live.row.state == "waiting":
            raise RefusalError("table.locked")
        turn, revision = live.match.position.turn, live.row.revision
        taken = await parts.store.matches.take_seat(
            live.id, seat, now(), turn, countdown, revision, name, commitment
        )
        if taken is not None:
            await parts.play.adopt(live, taken)
            return True
        await parts.play.catch_up(live)
        if live.row.state != "waiting" or live.row.seats[seat.seat].kind != "free":
            return False
        if seat.guest is not None and live.seats_of(seat.guest):
            return False
    raise RefusalError("table.busy")


async def table_info(context: RequestContext, live: LiveMatch) -> TableInfo:
    """Return the table, which is as the store has it, as the guest who asks sees it."""
    guest = await context.guest()
    who = None if guest is None else guest.id
    return serializers.table_of(live, who, context.parts.delivery.connections.present_anywhere(live.id))


async def table_infos(context: RequestContext, rows: Iterable[MatchRow]) -> list[TableInfo]:
    """Return the tables of these rows as the guest who asks sees them."""
    guest = await context.guest()
    who = None if guest is None else guest.id
    present = context.parts.delivery.connections.present_anywhere
    return [serializers.table_info(row, who, present(row.id)) for row in rows]
