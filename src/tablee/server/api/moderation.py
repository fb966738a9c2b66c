"""Reports: written by people at a table, read and decided by the moderators of this server."""

from tablee.server.api.tables import TABLE
from tablee.server.errors import RefusalError
from tablee.server.http.endpoint import Endpoints
from tablee.server.http.request_context import RequestContext, address
from tablee.server.protocol.conduct import (
    AnyDecision,
    ModerationDeed,
    ModerationRole,
    Reported,
    ReportInfo,
    ReportWish,
)
from tablee.server.talk import moderating
from tablee.store.moderation import code_of
from tablee.store.rows import Guest

LISTED = 50
DEEDS_LISTED = 200


ROLE = ("guest.unknown", "moderation.not_moderator")
ENDPOINTS = Endpoints()


@ENDPOINTS.on(
    "POST",
    TABLE + "/reports",
    codes=(
        "guest.unknown",
        "person.unknown",
        "person.self",
        "report.text",
        "report.limit",
        "report.limit_newcomer",
        "report.address",
    ),
)
async def report(context: RequestContext, body: ReportWish) -> Reported:
    """Report a guest; the same report sent twice is one report."""
    live = await context.match()
    guest = await context.known_guest()
    context.parts.thinking.fair_shares.seen(guest.id, address(context.request))
    async with context.parts.access.in_turn.by(guest.id):
        await context.parts.talk.reporting.take(live, guest, address(context.request), body)
    return Reported(bool(await context.parts.store.moderation.moderators()))


@ENDPOINTS.on("GET", "/api/moderation")
async def role(context: RequestContext) -> ModerationRole:
    """Return whether the guest who asks is a moderator."""
    guest = await context.guest()
    if guest is None:
        return ModerationRole(False, None, 0)
    store = context.parts.store
    moderates = await store.moderation.is_moderator(guest.id)
    return ModerationRole(moderates, code_of(guest.id), await store.reports.count_open() if moderates else 0)


@ENDPOINTS.on("GET", "/api/moderation/reports", codes=ROLE)
async def open_reports(context: RequestContext) -> list[ReportInfo]:
    """Return the open reports, oldest first."""
    moderator = await _moderator(context)
    reports = await context.parts.store.reports.open(LISTED)
    return await context.parts.talk.moderating.report_infos(moderator, reports)


@ENDPOINTS.on("GET", "/api/moderation/reports/closed", codes=ROLE)
async def closed_reports(context: RequestContext) -> list[ReportInfo]:
    """Return the closed reports, latest first."""
    moderator = await _moderator(context)
    reports = await context.parts.store.reports.closed(LISTED)
    return await context.parts.talk.moderating.report_infos(moderator, reports)


@ENDPOINTS.on(
    "POST",
    "/api/moderation/reports/{report}",
    codes=(*ROLE, "moderation.unknown", "moderation.own", "moderation.closed", "report.text"),
)
async def decide(context: RequestContext, body: AnyDecision) -> ReportInfo:
    """Carry out a moderator's decision about a report."""
    moderator = await _moderator(context)
    store, wanted = context.parts.store.reports, str(context.request.path_params["report"])
    found = await store.find(wanted)
    if found is None:
        raise RefusalError("moderation.unknown")
    await context.parts.talk.moderating.decide(moderator, found, body)
    (info,) = await context.parts.talk.moderating.report_infos(moderator, [await store.find(wanted) or found])
    return info


@ENDPOINTS.on("GET", "/api/moderation/log", codes=ROLE)
async def deeds(context: RequestContext) -> list[ModerationDeed]:
    """Return what moderators did, latest first."""
    await _moderator(context)
    return [moderating.deed(entry) for entry in await context.parts.store.moderation.log(DEEDS_LISTED)]


async def _moderator(context: RequestContext) -> Guest:
    guest = await context.known_guest()
    if not await context.parts.store.moderation.is_moderator(guest.id):
        raise RefusalError("moderation.not_moderator")
    return guest
