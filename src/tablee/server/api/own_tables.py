"""The tables of the guest who asks: the latest, those that await their turn, and the history."""

from typing import Final

from tablee.server.api.tables import table_infos
from tablee.server.http.endpoint import Endpoints
from tablee.server.http.request_context import RequestContext
from tablee.server.protocol.tables import Awaiting, History, HistoryQuery, TableInfo
from tablee.store.tables_of_guests import HistorySearch, PageEnd

LATEST: Final = 20
"""The number of finished tables that are listed beside those that go on."""
PAGE: Final = 20
"""The number of tables on a page of the history (docs/protocol.md)."""


ENDPOINTS = Endpoints()


@ENDPOINTS.on("GET", "/api/tables")
async def list_tables(context: RequestContext) -> list[TableInfo]:
    """Return every table that goes on, however old, and the latest of the others."""
    guest = await context.guest()
    if guest is None:
        return []
    rows = await context.parts.store.tables_of_guests.latest(guest.id, LATEST)
    return await table_infos(context, rows)


@ENDPOINTS.on("GET", "/api/tables/history", rate="history")
async def history(context: RequestContext, query: HistoryQuery) -> History:
    """Return a page of all tables at which the guest has or had a seat, or of those that match the search."""
    guest = await context.guest()
    if guest is None:
        return History([], None)
    after = None
    if query.after is not None:
        opened, match = query.after.split(".")
        after = PageEnd(int(opened), match)
    counts = None if query.counts is None else query.counts == "yes"
    search = HistorySearch(query.game, query.name, query.state, query.since, query.before, counts)
    rows, last = await context.parts.store.tables_of_guests.history(guest.id, search, PAGE, after)
    return History(await table_infos(context, rows), None if last is None else f"{last.opened}.{last.match}")


@ENDPOINTS.on("GET", "/api/tables/awaiting")
async def awaiting(context: RequestContext) -> Awaiting:
    """Return the tables where people await the guest's turn."""
    guest = await context.guest()
    if guest is None:
        return Awaiting([])
    return Awaiting((await context.parts.store.tables_of_guests.awaiting([guest.id]))[guest.id])
