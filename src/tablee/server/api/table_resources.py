"""Further resources of a table: its record, its analysis, the proof of its deal, its invitation."""

import io

from starlette.responses import Response

from tablee.core.rng import seed_commitment
from tablee.match import Match
from tablee.server.errors import RefusalError
from tablee.server.http.analysis_stream import LINES, streamed
from tablee.server.http.endpoint import Endpoints
from tablee.server.http.request_context import RequestContext, address
from tablee.server.live import serializers
from tablee.server.live.dealing import deal_of, secret_of
from tablee.server.live.transcript import transcript
from tablee.server.protocol.proof import DealShare, Proof
from tablee.server.protocol.tables import ServerAddress

SVG = "image/svg+xml"


TABLE = "/api/tables/{table}"
ENDPOINTS = Endpoints()


@ENDPOINTS.on("GET", TABLE + "/record", answer=LINES, codes=("match.running",))
async def record(context: RequestContext) -> Response:
    """Return the record of a finished match in the notation, with undone moves and table events."""
    live = await context.match()
    if live.row.state != "over":
        raise RefusalError("match.running")
    store, row = context.parts.store, live.row
    lines = transcript(
        await store.log.entries(live.id),
        await store.log.taken_back(live.id),
        await store.log.resignations(live.id),
        await store.table_events.since(live.id, 0),
        row.begun or row.created,
    )
    names = [f"bot {seat.level}" if seat.kind == "bot" else seat.name for seat in live.row.seats]
    return Response(
        live.match.record(names, lines, deal_of(row)).text(),
        media_type=LINES,
        headers={
            "Content-Disposition": f'attachment; filename="{live.row.game}-{live.id}.jsonl"',
            "Cache-Control": "no-store",
        },
    )


@ENDPOINTS.on("GET", TABLE + "/proof")
async def proof(context: RequestContext) -> Proof:
    """Return everything that a player needs to check the deal."""
    live = await context.match()
    row, match = live.row, live.match
    seed = serializers.shown_seed(row)
    mixed, deal = deal_of(row), None
    if seed is not None:
        again = Match.new(match.game, row.players, row.options, seed)
        deal = match.game.dump(again.position)
    return Proof(
        row.game,
        row.rules,
        row.options,
        row.players,
        seed_commitment(secret_of(row)),
        seed,
        None if seed is None else secret_of(row),
        None if mixed is None else [DealShare(*share) for share in mixed.shares],
        deal,
    )


@ENDPOINTS.on(
    "POST", TABLE + "/analysis", answer=LINES, codes=("match.running", "analysis.no_moves", "analysis.busy")
)
async def analysis(context: RequestContext) -> Response:
    """Stream the moves of a finished match beside the best ones, as JSON lines (`AnalysisLine`), as they are found."""
    live = await context.match()
    guest = await context.guest()
    who = address(context.request) if guest is None else guest.id
    return streamed(await context.parts.thinking.analyses.of(live, who))


@ENDPOINTS.on("GET", "/api/address")
async def server_address(context: RequestContext) -> ServerAddress:
    """Return the beginning of links to this server."""
    return ServerAddress(context.parts.access.origins.of_links(context.request))


@ENDPOINTS.on("GET", TABLE + "/qr.svg", answer=SVG)
async def qr(context: RequestContext) -> Response:
    """Return the invitation as a QR code."""
    import segno  # The import takes a moment, and the first page does not need it.

    live = await context.match()
    link = f"{context.parts.access.origins.of_links(context.request)}/t/{live.id}"
    image = io.BytesIO()
    segno.make(link, error="m").save(
        image, kind="svg", scale=8, border=2, xmldecl=False, dark="#000", light="#fff"
    )
    return Response(image.getvalue(), media_type=SVG, headers={"Cache-Control": "private, max-age=3600"})
