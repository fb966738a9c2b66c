"""What the operator of the server tells everybody."""

from collections.abc import Mapping

from tablee.server.http.endpoint import Endpoints
from tablee.server.http.request_context import RequestContext
from tablee.server.protocol.operator import AnnouncementInfo, HouseInfo, HouseText

ENDPOINTS = Endpoints()


@ENDPOINTS.on("GET", "/api/announcement")
async def announcement(context: RequestContext) -> AnnouncementInfo:
    """Return the announcement that holds now, for pages without a socket."""
    announced = context.parts.delivery.announcements.current()
    return AnnouncementInfo(announced.text, announced.at)


@ENDPOINTS.on("GET", "/api/house", for_strangers=True)
async def house(context: RequestContext) -> HouseInfo:
    """Return the name, the imprint and the privacy text of this server."""
    house = context.parts.settings.house
    return HouseInfo(house.name, _texts(house.imprint), _texts(house.privacy))


def _texts(by_language: Mapping[str | None, str]) -> list[HouseText]:
    return [HouseText(language, text) for language, text in by_language.items()]
