"""Where and when a guest is notified."""

import secrets

from tablee.server.access.origin import address_of
from tablee.server.clock import now
from tablee.server.errors import RefusalError
from tablee.server.http.endpoint import Endpoints
from tablee.server.http.request_context import RequestContext, address
from tablee.server.notifications.channels import shown
from tablee.server.notifications.mail import ADDRESS, mailbox
from tablee.server.protocol.notifications import (
    ChannelInfo,
    Confirmation,
    MailWish,
    NoticeTimes,
    NoticeTimesWish,
    Notifications,
    PushWish,
    Stopped,
    TableNotices,
    TableNoticesWish,
    WebhookWish,
)
from tablee.server.wall_clock import check_zone
from tablee.store.channels import CHANNELS
from tablee.store.rows import Channel, ChannelKind, NoticeWishes

HERE = "/api/notifications"
TABLE = "/api/tables/{table}/notifications"
ENDPOINTS = Endpoints()


@ENDPOINTS.on("GET", HERE, codes=("guest.unknown",))
async def show(context: RequestContext) -> Notifications:
    """Return where and when the guest is notified."""
    return await _notifications(context)


@ENDPOINTS.on("PUT", HERE, codes=("guest.unknown", "zone.unknown"))
async def set_times(context: RequestContext, body: NoticeTimesWish) -> Notifications:
    """Set the times at which the guest is notified."""
    guest = await context.known_guest()
    check_zone(body.zone)
    wishes = NoticeWishes(body.mode, body.quiet_from, body.quiet_until, body.digest_at, body.zone)
    await context.parts.store.channels.wish(guest.id, wishes)
    return await _notifications(context)


@ENDPOINTS.on(
    "POST",
    HERE + "/push",
    codes=("guest.unknown", "channel.address", "channel.private", "channel.keys", "channel.limit"),
)
async def add_push(context: RequestContext, body: PushWish) -> Notifications:
    """Add this browser as a channel; repeating the request is harmless."""
    # Imported with the first request, as in `channels`.
    from tablee.server.notifications import push

    context.parts.notifications.channels.outgoing.check(body.endpoint)
    if not push.are_keys(body.p256dh, body.auth):
        raise RefusalError("channel.keys")
    device = await context.known_device()
    keys = {"p256dh": body.p256dh, "auth": body.auth}
    channel = _channel(context, device.guest.id, "push", body.endpoint, keys, body.language, device.hash)
    same = await context.parts.store.channels.of_guest(device.guest.id)
    if not any(_says(one) == _says(channel) for one in same):
        context.parts.access.rate_limits.hit("channel", address(context.request))
        await _add(context, channel)
    return await _notifications(context)


@ENDPOINTS.on(
    "POST",
    HERE + "/webhooks",
    codes=(
        "guest.unknown",
        "channel.address",
        "channel.private",
        "channel.unreachable",
        "channel.lookup",
        "channel.refused",
        "channel.room",
        "channel.limit",
    ),
)
async def add_webhook(context: RequestContext, body: WebhookWish) -> Notifications:
    """Add this address as a channel, once it has accepted a greeting."""
    guest = await context.known_guest()
    context.parts.access.rate_limits.hit("channel", address(context.request))
    keys = {"room": body.room, "token": body.token} if body.kind == "matrix" else {}
    if not all(keys.values()):
        raise RefusalError("channel.room")
    channel = _channel(context, guest.id, body.kind, body.address, keys, body.language)
    await context.parts.notifications.greetings.greet(channel, address(context.request))
    await _add(context, channel)
    return await _notifications(context)


@ENDPOINTS.on(
    "POST",
    HERE + "/mail",
    codes=(
        "guest.unknown",
        "mail.off",
        "mail.origin",
        "mail.address",
        "mail.refused",
        "mail.away",
        "channel.limit",
    ),
)
async def add_mail(context: RequestContext, body: MailWish) -> Notifications:
    """Send a mail with a link to an address; it becomes a channel once the link was opened."""
    parts = context.parts
    if parts.notifications.channels.smtp is None:
        raise RefusalError("mail.off")
    if not parts.notifications.channels.mails:
        raise RefusalError("mail.origin")
    if not ADDRESS.fullmatch(body.address):
        raise RefusalError("mail.address")
    guest = await context.known_guest()
    parts.access.rate_limits.hit("channel", address(context.request))
    parts.access.rate_limits.hit("mail", guest.id)
    # Count by mailbox: many guests must not fill it by naming its address, in whatever spelling.
    parts.access.rate_limits.hit("mail", mailbox(body.address))
    channel = _channel(context, guest.id, "mail", body.address, {}, body.language)
    code = secrets.token_urlsafe(24)
    await _add(context, channel, code)
    delivery = await parts.notifications.channels.ask_to_confirm(channel, code)
    if delivery.result != "sent":
        await parts.store.channels.remove(channel.id)
        if delivery.result == "failed":
            raise RefusalError("mail.refused")
        raise RefusalError("mail.away")
    return await _notifications(context)


@ENDPOINTS.on("POST", HERE + "/confirm", codes=("mail.code",), for_strangers=True)
async def confirm(context: RequestContext, body: Confirmation) -> Stopped:
    """Confirm a mail address: the link in the mail was opened, in whatever browser."""
    await context.parts.access.secret_limits.hit("claim", address(context.request))
    if await context.parts.store.channels.confirm(body.code, now()) is None:
        raise RefusalError("mail.code")
    return Stopped()


@ENDPOINTS.on("DELETE", HERE + "/channels/{channel}", codes=("guest.unknown", "channel.unknown"))
async def remove(context: RequestContext) -> Notifications:
    """Remove a channel."""
    guest = await context.known_guest()
    channel = str(context.request.path_params["channel"])
    if not await context.parts.store.channels.remove(channel, guest.id):
        raise RefusalError("channel.unknown")
    return await _notifications(context)


@ENDPOINTS.on(
    "POST", HERE + "/stop/{token}", codes=("channel.unknown",), from_anywhere=True, for_strangers=True
)
async def stop(context: RequestContext) -> Stopped:
    """End a channel by the link in a message; mail programs request this by themselves (RFC 8058)."""
    channels = context.parts.notifications.channels
    await channels.learn_secrets()
    channel = channels.stop_links.channel(str(context.request.path_params["token"]))
    if channel is None:
        raise RefusalError("channel.unknown")
    await context.parts.store.channels.remove(channel)
    return Stopped()


@ENDPOINTS.on("GET", TABLE, codes=("guest.unknown",))
async def show_table(context: RequestContext) -> TableNotices:
    """Return the guest's notifications for a table."""
    live = await context.match()
    guest = await context.known_guest()
    store = context.parts.store.channels
    wishes = await store.wishes(guest.id)
    confirmed = [one for one in await store.of_guest(guest.id) if one.confirmed is not None]
    return TableNotices(await store.mode_at(live.id, guest.id), wishes.mode, len(confirmed))


@ENDPOINTS.on("PUT", TABLE, codes=("guest.unknown",))
async def set_table(context: RequestContext, body: TableNoticesWish) -> TableNotices:
    """Set the guest's notifications for this table."""
    live = await context.match()
    guest = await context.known_guest()
    await context.parts.store.channels.wish_at(live.id, guest.id, body.mode)
    return await show_table(context)


def _channel(
    context: RequestContext,
    guest: str,
    kind: ChannelKind,
    at: str,
    keys: dict[str, str],
    language: str,
    device: str | None = None,
) -> Channel:
    origin = address_of(context.request, context.parts.settings.origins)
    confirmed = None if kind == "mail" else now()
    return Channel(secrets.token_hex(8), guest, kind, at, keys, language, origin, now(), device, confirmed)


def _says(channel: Channel) -> tuple[object, ...]:
    return channel.kind, channel.address, channel.keys, channel.language, channel.origin, channel.device


async def _add(context: RequestContext, channel: Channel, code: str | None = None) -> None:
    if not await context.parts.store.channels.add(channel, code):
        raise RefusalError("channel.limit", limit=CHANNELS)


async def _notifications(context: RequestContext) -> Notifications:
    device = await context.known_device()
    parts = context.parts
    channels = await parts.store.channels.of_guest(device.guest.id)
    times = await parts.store.channels.wishes(device.guest.id)
    await parts.notifications.channels.learn_secrets()
    return Notifications(
        parts.notifications.channels.key.public,
        parts.notifications.channels.mails,
        [
            ChannelInfo(
                one.id,
                one.kind,
                shown(one),
                one.device == device.hash,
                one.confirmed is not None,
                one.failures,
            )
            for one in channels
        ],
        NoticeTimes(times.mode, times.quiet_from, times.quiet_until, times.digest_at, times.zone),
    )
