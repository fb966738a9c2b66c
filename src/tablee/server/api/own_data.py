"""Exporting and deleting all data about a guest."""

from collections.abc import AsyncIterator
from typing import Any

import msgspec
from starlette.responses import Response, StreamingResponse

from tablee.server.clock import now
from tablee.server.errors import RefusalError
from tablee.server.http import cookies
from tablee.server.http.endpoint import JSON, Endpoints
from tablee.server.http.request_context import RequestContext, address
from tablee.server.protocol.keeping import Deleted, OwnData
from tablee.store.guests import DAY_MS
from tablee.store.parting import RETURN_MS
from tablee.store.rows import MatchRow
from tablee.store.store import Store

FORM = 1
TABLES_PER_QUERY = 50
"""The tables that one query reads."""


ENDPOINTS = Endpoints()


@ENDPOINTS.on("GET", "/api/me/export", answer=OwnData, codes=("guest.unknown",))
async def export(context: RequestContext) -> Response:
    """Return everything about the guest who asks, as a file."""
    guest = await context.known_guest()
    context.parts.access.rate_limits.hit("export", address(context.request))
    headers = {
        "Content-Disposition": 'attachment; filename="tablee.json"',
        "Cache-Control": "no-store",
    }
    return StreamingResponse(written(context.parts.store, guest.id), media_type=JSON, headers=headers)


async def written(store: Store, guest: str) -> AsyncIterator[bytes]:
    """Yield one JSON object, some tables at a time: thousands of tables would take too much memory."""
    about = {"form": FORM, "at": now(), **await store.own_data.about(guest)}
    yield msgspec.json.encode(about)[:-1] + b',"tables":['
    between = b"\n"
    ids = await store.own_data.tables(guest)
    for start in range(0, len(ids), TABLES_PER_QUERY):
        for row, moves in await store.own_data.read(ids[start : start + TABLES_PER_QUERY], guest):
            yield between + msgspec.json.encode(_table(row, moves, guest))
            between = b",\n"
    yield b"]}\n"


def _table(row: MatchRow, moves: list[dict[str, Any]], guest: str) -> dict[str, Any]:
    return {
        "table": row.id,
        "game": row.game,
        "rules": row.rules,
        "options": row.options,
        "opened": row.created,
        "begun": row.begun,
        "state": row.state,
        "host": row.host == guest,
        "seats": [{"name": seat.name, "kind": seat.kind, "own": seat.guest == guest} for seat in row.seats],
        "result": row.outcome,
        "moves": moves,
    }


@ENDPOINTS.on("DELETE", "/api/me", codes=("guest.unknown", "merge.recent"))
async def delete(context: RequestContext) -> Deleted:
    """Delete the guest who asks.

    Guests who were merged lately can be parted again for some days. During that time, only the browser that can part
    them may delete the merged guest.
    """
    guest = await context.known_guest()
    secret = cookies.found(context.request, cookies.WAY_BACK)
    if not await context.parts.store.parting.may_end(guest.id, secret, now()):
        raise RefusalError("merge.recent", days=RETURN_MS // DAY_MS)
    gave_up = await context.parts.guests.forgetting.forget(guest.id, now())
    context.be_nobody(way_back=False)
    return Deleted(gave_up)
