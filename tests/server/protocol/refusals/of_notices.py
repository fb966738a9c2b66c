"""Refusals of channels: browsers, webhooks and mail addresses."""

from collections.abc import Sequence
from typing import Any, Final

from tablee.server.notifications import greetings
from tablee.server.notifications.outgoing import Outgoing
from tablee.server.notifications.resolver import LookupFailedError, UnknownNameError
from tablee.server.settings import Smtp
from tablee.store import channels
from tests.server.notifications.endpoint import Endpoint
from tests.server.notifications.test_mail import ORIGIN, Letterbox, smtp
from tests.server.protocol.refusals.book import Provoked, over_http
from tests.server.protocol.refusals.scene import BODIES, Scene

PUSH: Final = "POST /api/notifications/push"
HOOK: Final = "POST /api/notifications/webhooks"
MAIL: Final = "POST /api/notifications/mail"
HOME: Final = ("127.0.0.0/8",)
CLOSED_PORT: Final = 1


async def added(scene: Scene, asked: str, **more: str) -> Provoked:
    return await scene.ask(await scene.guest(), asked, {**BODIES[asked], **more})


def at(asked: str, address: str) -> dict[str, str]:
    """Return the key under which this request names an address."""
    return {"endpoint" if asked == PUSH else "address": address}


@over_http("channel.address", PUSH, HOOK)
async def without_tls_outside(scene: Scene, asked: str) -> Provoked:
    return await added(scene, asked, **at(asked, "http://outside.example/"))


@over_http("channel.private", PUSH, HOOK)
async def inside(scene: Scene, asked: str) -> Provoked:
    return await added(scene, asked, **at(asked, "https://10.0.0.7/"))


@over_http("channel.keys", PUSH)
async def keys_of_no_browser(scene: Scene) -> Provoked:
    return await added(scene, PUSH, auth="none")


@over_http("channel.room", HOOK)
async def matrix_without_a_room(scene: Scene) -> Provoked:
    return await added(scene, HOOK, kind="matrix")


async def looked_up(scene: Scene, error: Exception) -> Provoked:
    async def look_up(name: str) -> Sequence[str]:
        raise error

    scene.patch.setattr(greetings, "REFUSED_S", 0.0)
    scene.patch.setattr(scene.server.services.channels, "outgoing", Outgoing(look_up=look_up))
    return await added(scene, HOOK)


@over_http("channel.unreachable", HOOK)
async def a_name_that_leads_nowhere(scene: Scene) -> Provoked:
    return await looked_up(scene, UnknownNameError())


@over_http("channel.lookup", HOOK)
async def a_name_that_cannot_be_looked_up(scene: Scene) -> Provoked:
    return await looked_up(scene, LookupFailedError())


@over_http("channel.refused", HOOK)
async def a_greeting_that_is_not_taken(scene: Scene) -> Provoked:
    await scene.at(own_networks=HOME)
    async with Endpoint(403) as endpoint:
        return await added(scene, HOOK, address=endpoint.base)


@over_http("channel.limit", PUSH, HOOK)
async def one_more_place(scene: Scene, asked: str) -> Provoked:
    await scene.at(own_networks=HOME)
    scene.patch.setattr(channels, "CHANNELS", 0)
    async with Endpoint() as endpoint:
        return await added(scene, asked, **at(asked, endpoint.base))


@over_http("mail.off", MAIL)
async def where_there_is_no_mail_server(scene: Scene) -> Provoked:
    return await added(scene, MAIL)


@over_http("mail.origin", MAIL)
async def where_the_server_does_not_know_its_address(scene: Scene) -> Provoked:
    await scene.at(smtp=smtp(CLOSED_PORT))
    return await added(scene, MAIL)


async def mailed(scene: Scene, port: int, **more: Any) -> Provoked:
    """Ask for mail at a server with a mail server at that port."""
    mail: Smtp = smtp(port)
    await scene.at(smtp=mail, origins=(ORIGIN,))
    return await added(scene, MAIL, **more)


@over_http("mail.address", MAIL)
async def no_mail_address(scene: Scene) -> Provoked:
    return await mailed(scene, CLOSED_PORT, address="ana")


@over_http("mail.away", MAIL)
async def while_the_mail_server_is_away(scene: Scene) -> Provoked:
    return await mailed(scene, CLOSED_PORT)


@over_http("mail.refused", MAIL)
async def an_address_that_the_mail_server_refuses(scene: Scene) -> Provoked:
    async with Letterbox() as letterbox:
        return await mailed(scene, letterbox.port, address="ana@nowhere.example")


@over_http("channel.limit", MAIL)
async def one_more_mail_address(scene: Scene) -> Provoked:
    scene.patch.setattr(channels, "CHANNELS", 0)
    return await mailed(scene, CLOSED_PORT, address="bo@home.example")


@over_http("mail.code", "POST /api/notifications/confirm")
async def a_link_that_no_mail_had(scene: Scene) -> Provoked:
    return await scene.ask(scene.stranger(), "POST /api/notifications/confirm")


@over_http(
    "channel.unknown", "DELETE /api/notifications/channels/{channel}", "POST /api/notifications/stop/{token}"
)
async def a_place_that_there_is_not(scene: Scene, asked: str) -> Provoked:
    return await scene.ask(await scene.guest(), asked)
