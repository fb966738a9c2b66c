"""Tables: opening, finding, joining, giving a seat to a bot."""

from tablee.server.clock import now
from tablee.server.errors import Refusal
from tablee.server.http.endpoint import Endpoint
from tablee.server.http.request_context import Call, address
from tablee.server.matches import serializers as seen
from tablee.server.matches import table_limits as allowances
from tablee.server.matches.create_table import given, wished
from tablee.server.matches.live import Live
from tablee.server.operations.logs import log
from tablee.server.protocol.messages import AnyGift, GameInfo, JoinTable, OpenTable, TableInfo
from tablee.store.rows import Guest, MatchRow, SeatRow

LISTED = 100
OPEN_LISTED = 50
OPEN_FOR_MS = 24 * 3600 * 1000


async def games(call: Call) -> list[GameInfo]:
    """What can be played."""
    return seen.games()


async def open_table(call: Call) -> TableInfo:
    """A new table."""
    body: OpenTable = call.body
    house = call.house
    programs = house.programs.names(body.game)
    seed = house.chance.deal()
    wished(body, "", seed, programs)
    guest = await call.identity()
    house.shares.seen(guest.id, address(call.request))
    row = wished(body, guest.id, seed, programs)
    await allowances.check(house, row, guest.id)
    await house.store.matches.create(row)
    house.metrics.opened.labels(row.game).inc()
    log.info("table opened", match=row.id, game=row.game, players=row.players, state=row.state)
    house.bots.poke(await house.live(row.id))
    return await _info(call, row.id)


async def list_tables(call: Call) -> list[TableInfo]:
    """The tables of whoever asks."""
    guest = await call.guest()
    if guest is None:
        return []
    rows = await call.house.store.matches.of_guest(guest.id, LISTED)
    return [seen.table_info(row, guest.id, call.house.hub.present(row.id)) for row in rows]


async def open_tables(call: Call) -> list[TableInfo]:
    """The tables that anybody may join or watch, unless nothing has happened there for a day."""
    guest = await call.guest()
    rows = await call.house.store.matches.open_to_all(now() - OPEN_FOR_MS, OPEN_LISTED)
    who = None if guest is None else guest.id
    return [seen.table_info(row, who, call.house.hub.present(row.id)) for row in rows]


async def show_table(call: Call) -> TableInfo:
    """One table."""
    return await _info(call, call.table)


async def join(call: Call) -> TableInfo:
    """Take a free seat; who sits there already is told so, which makes asking twice harmless."""
    body: JoinTable = call.body
    live = await call.house.live(call.table)
    guest = await call.guest()
    own = [seat.seat for seat in live.seats_of(None if guest is None else guest.id)]
    if own:
        if body.seat is not None and body.seat not in own:
            raise Refusal("seat.already", seat=own[0])
        return await _info(call, call.table)
    free = [seat.seat for seat in live.row.seats if seat.kind == "free"]
    if body.seat is not None:
        _check_seat(live.row, body.seat)
        free = [body.seat]
    if not free:
        raise Refusal("seat.none_free")
    guest = await call.identity_first()
    for seat in free:
        if await _take(call, live, SeatRow(seat, "guest", guest.id, "", None)):
            return await _info(call, call.table)
    if live.row.state == "cancelled":
        raise Refusal("match.cancelled")
    raise Refusal("seat.none_free") if body.seat is None else Refusal("seat.taken", seat=body.seat)


async def give_seat(call: Call) -> TableInfo:
    """The host gives a free seat to a bot, or to a program."""
    body: AnyGift = call.body
    live = await call.house.live(call.table)
    guest: Guest = await call.known_guest()
    if live.row.host != guest.id:
        raise Refusal("table.not_host")
    written = str(call.request.path_params["seat"])
    seat = int(written) if written in map(str, range(live.row.players)) else None
    if seat is None:
        raise Refusal("seat.unknown", seat=written[:10])
    row = given(live.game, seat, body, call.house.programs.names(live.row.game))
    if not await _take(call, live, row):
        if live.row.state == "cancelled":
            raise Refusal("match.cancelled")
        raise Refusal("seat.taken", seat=seat)
    return await _info(call, call.table)


def _check_seat(row: MatchRow, seat: int) -> None:
    if not 0 <= seat < row.players:
        raise Refusal("seat.unknown", seat=seat)


async def _take(call: Call, live: Live, seat: SeatRow) -> bool:
    taken = await call.house.store.matches.take_seat(live.id, seat, now(), live.match.position.turn)
    await call.house.play.catch_up(live)
    call.house.bots.poke(live)
    return taken is not None


async def _info(call: Call, table: str) -> TableInfo:
    live = await call.house.live(table)
    guest = await call.guest()
    who = None if guest is None else guest.id
    return seen.table_info(live.row, who, call.house.hub.present(table), live.stood_in)


TABLE = "/api/tables/{table}"
_OPEN_CODES = ("game.unknown", "option.unknown", "option.value", "option.players", "option.combination")
ENDPOINTS = (
    Endpoint("GET", "/api/games", "What can be played", games, list[GameInfo]),
    Endpoint(
        "POST",
        "/api/tables",
        "Open a table",
        open_table,
        TableInfo,
        OpenTable,
        created=True,
        codes=(
            *_OPEN_CODES,
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
        rate="open",
    ),
    Endpoint("GET", "/api/tables", "The tables of whoever asks", list_tables, list[TableInfo]),
    Endpoint(
        "GET", "/api/tables/open", "Tables that anybody may join or watch", open_tables, list[TableInfo]
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
