"""Tables: creating, finding, joining, giving a seat to a bot."""

from tablee.server.clock import now
from tablee.server.errors import RefusalError
from tablee.server.guests.names import checked
from tablee.server.http.endpoint import Endpoint
from tablee.server.http.request_context import NAMELESS, RequestContext, address
from tablee.server.matches import serializers, table_limits
from tablee.server.matches.create_table import bot_seat, requested_match
from tablee.server.matches.dealing import SHOWING_MS, bound
from tablee.server.matches.live_match import LiveMatch
from tablee.server.operations.logs import log
from tablee.server.protocol.messages import AnyGift, GameInfo, JoinTable, OpenTable, TableInfo
from tablee.store.rows import Guest, MatchRow, Nonce, SeatRow

LISTED = 100
PUBLIC_LISTED = 50
PUBLIC_FOR_MS = 24 * 3600 * 1000


async def games(context: RequestContext) -> list[GameInfo]:
    """What can be played."""
    return serializers.games()


async def create_table(context: RequestContext) -> TableInfo:
    """A new table."""
    body: OpenTable = context.body
    services = context.services
    programs = services.programs.names(body.game)
    seed = services.seeds.deal()
    requested_match(body, "", seed, programs)
    guest = await context.identity()
    services.fair_shares.seen(guest.id, address(context.request))
    row = requested_match(body, guest.id, seed, programs)
    await table_limits.check(services, row, guest.id)
    if body.commitment is not None and services.seeds.mixing:
        row = bound(row, [Nonce(guest.id, body.commitment)])
    await services.store.matches.create(row)
    services.metrics.tables_created.labels(row.game).inc()
    log.info("table created", match=row.id, game=row.game, players=row.players, state=row.state)
    live = await services.live(row.id)
    services.countdowns.watch(live)
    services.bot_turns.poke(live)
    return await _info(context, row.id)


async def list_tables(context: RequestContext) -> list[TableInfo]:
    """The tables of whoever asks."""
    guest = await context.guest()
    if guest is None:
        return []
    rows = await context.services.store.matches.of_guest(guest.id, LISTED)
    return [serializers.table_info(row, guest.id, context.services.hub.present(row.id)) for row in rows]


async def public_tables(context: RequestContext) -> list[TableInfo]:
    """The tables that anybody may join or watch, unless nothing has happened there for a day."""
    guest = await context.guest()
    rows = await context.services.store.matches.public_tables(now() - PUBLIC_FOR_MS, PUBLIC_LISTED)
    who = None if guest is None else guest.id
    return [serializers.table_info(row, who, context.services.hub.present(row.id)) for row in rows]


async def show_table(context: RequestContext) -> TableInfo:
    """One table."""
    return await _info(context, context.table)


async def join(context: RequestContext) -> TableInfo:
    """Take a free seat; who sits there already is told so, which makes asking twice harmless."""
    body: JoinTable = context.body
    name = None if body.name is None else checked(body.name)
    live = await context.services.live(context.table)
    guest = await context.guest()
    own = [seat.seat for seat in live.seats_of(None if guest is None else guest.id)]
    if own:
        if body.seat is not None and body.seat not in own:
            raise RefusalError("seat.already", seat=own[0])
        return await _info(context, context.table)
    free = [seat.seat for seat in live.row.seats if seat.kind == "free"]
    if body.seat is not None:
        _check_seat(live.row, body.seat)
        free = [body.seat]
    if not free:
        raise RefusalError("seat.none_free")
    guest = await context.identity_first(name or NAMELESS)
    if name is not None and name != guest.name:
        await context.services.rename(guest.id, name)
    if body.commitment is not None and context.services.seeds.mixing:
        await context.services.store.nonces.bind(live.id, guest.id, body.commitment, now())
    for seat in free:
        if await _take(context, live, SeatRow(seat, "guest", guest.id, "", None)):
            return await _info(context, context.table)
    if live.row.state == "cancelled":
        raise RefusalError("match.cancelled")
    raise RefusalError("seat.none_free") if body.seat is None else RefusalError("seat.taken", seat=body.seat)


async def give_seat(context: RequestContext) -> TableInfo:
    """The host gives a free seat to a bot, or to a program."""
    body: AnyGift = context.body
    live = await context.services.live(context.table)
    guest: Guest = await context.known_guest()
    if live.row.host != guest.id:
        raise RefusalError("table.not_host")
    written = str(context.request.path_params["seat"])
    seat = int(written) if written in map(str, range(live.row.players)) else None
    if seat is None:
        raise RefusalError("seat.unknown", seat=written[:10])
    row = bot_seat(live.game, seat, body, context.services.programs.names(live.row.game))
    if not await _take(context, live, row):
        if live.row.state == "cancelled":
            raise RefusalError("match.cancelled")
        raise RefusalError("seat.taken", seat=seat)
    return await _info(context, context.table)


def _check_seat(row: MatchRow, seat: int) -> None:
    if not 0 <= seat < row.players:
        raise RefusalError("seat.unknown", seat=seat)


async def _take(context: RequestContext, live: LiveMatch, seat: SeatRow) -> bool:
    services = context.services
    countdown = round(services.settings.countdown * 1000)
    taken = await services.store.matches.take_seat(
        live.id, seat, services.countdowns.clock(), live.match.position.turn, countdown, SHOWING_MS
    )
    await services.play.catch_up(live)
    services.countdowns.watch(live)
    services.bot_turns.poke(live)
    return taken is not None


async def _info(context: RequestContext, table: str) -> TableInfo:
    live = await context.services.live(table)
    guest = await context.guest()
    who = None if guest is None else guest.id
    return serializers.table_info(live.row, who, context.services.hub.present(table), live.stood_in)


TABLE = "/api/tables/{table}"
_CREATION_CODES = ("game.unknown", "option.unknown", "option.value", "option.players", "option.combination")
ENDPOINTS = (
    Endpoint("GET", "/api/games", "What can be played", games, list[GameInfo]),
    Endpoint(
        "POST",
        "/api/tables",
        "Create a table",
        create_table,
        TableInfo,
        OpenTable,
        created=True,
        codes=(
            *_CREATION_CODES,
            "table.seats",
            "bot.level",
            "program.unknown",
            "guest.name",
            "table.waiting_limit",
            "table.open_limit",
            "table.bots_own",
            "table.bots_address",
            "table.bots_all",
        ),
        rate="create",
    ),
    Endpoint("GET", "/api/tables", "The tables of whoever asks", list_tables, list[TableInfo]),
    Endpoint(
        "GET", "/api/tables/open", "Tables that anybody may join or watch", public_tables, list[TableInfo]
    ),
    Endpoint("GET", TABLE, "One table", show_table, TableInfo, codes=("table.unknown",)),
    Endpoint(
        "POST",
        TABLE + "/join",
        "Take a free seat",
        join,
        TableInfo,
        JoinTable,
        codes=(
            "table.unknown",
            "guest.unknown",
            "guest.name",
            "seat.already",
            "seat.none_free",
            "seat.taken",
            "seat.unknown",
            "match.cancelled",
        ),
        identity_first=True,
    ),
    Endpoint(
        "PUT",
        TABLE + "/seats/{seat}",
        "Give a free seat to a bot or a program",
        give_seat,
        TableInfo,
        AnyGift,
        codes=(
            "table.unknown",
            "guest.unknown",
            "table.not_host",
            "seat.unknown",
            "seat.taken",
            "bot.level",
            "program.unknown",
            "match.cancelled",
        ),
    ),
)
