"""What the operator of the server tells everybody."""

from tablee.server.http.endpoint import Endpoint
from tablee.server.http.request_context import RequestContext
from tablee.server.protocol.operator import AnnouncementInfo


async def announcement(context: RequestContext) -> AnnouncementInfo:
    """Return the announcement that holds now, for pages without a socket."""
    announced = context.parts.delivery.announcements.current()
    return AnnouncementInfo(announced.text, announced.at)


ENDPOINTS = (
    Endpoint(
        "GET",
        "/api/announcement",
        "Return the message of the operator to everybody",
        announcement,
        AnnouncementInfo,
    ),
)
