"""Sends notices over each kind of channel, and reports the result."""

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Final, Literal, NamedTuple
from urllib.parse import quote, urlsplit

import msgspec

from tablee.server.clock import now
from tablee.server.notifications import formats, mail
from tablee.server.notifications.mail import MailAwayError, MailRefusedError
from tablee.server.notifications.outgoing import Outgoing
from tablee.server.notifications.reachable import OutgoingError
from tablee.server.notifications.stop_links import StopLinks, new_secret
from tablee.server.notifications.texts import Text, sentence_for
from tablee.server.settings import Smtp
from tablee.store.rows import Channel
from tablee.store.server_keys import ServerKeys
from tablee.words.language import language

if TYPE_CHECKING:
    from tablee.server.notifications.exchange import Answered
    from tablee.server.notifications.push import ServerKey

JSON: Final = "application/json"
PUSH_S: Final = 24 * 3600
"""How long, in seconds, a push service keeps a message for a browser that is switched off."""

GONE: Final = (404, 410)
TOPIC: Final = 32


class Delivery(NamedTuple):
    """The result of sending. `gone`: the address no longer exists; `failed`: not this time; `away`: the fault is
    ours.

    `status`: the status of the answer, if there was one. `retry_after`: the seconds after which to try again, if the
    answer named them.
    """

    result: Literal["sent", "gone", "failed", "away"]
    status: int | None = None
    retry_after: int | None = None


# The module `push` is imported when it is first needed. Its encryption library takes 13 ms to import, which would
# delay the first page.


def new_push_key() -> str:
    """Return a private key for `Channels`, as it is stored."""
    from tablee.server.notifications import push

    return push.new_key()


class Channels:
    """Every kind of channel. Call `learn_secrets` before anything that needs the server's secrets."""

    def __init__(
        self,
        outgoing: Outgoing,
        secrets: ServerKeys,
        smtp: Smtp | None,
        origins: Sequence[str],
        server_name: str,
    ) -> None:
        """`origins`: the addresses of this server, as the operator set them; links lead to the first.

        `server_name`: the sender of mails and of the first message.
        """
        self.outgoing = outgoing
        self.smtp = smtp
        self.server_name = server_name
        self._secrets = secrets
        self._origin = origins[0] if origins else None
        self._push_key: str | None = None
        self._stop_links: StopLinks | None = None

    async def learn_secrets(self) -> None:
        """Read the server's secrets, once. Raise `DatabaseAwayError` if the database is away."""
        if self._stop_links is None:
            self._push_key = await self._secrets.get("push", new_push_key)
            self._stop_links = StopLinks(await self._secrets.get("stop links", new_secret))

    @property
    def mails(self) -> bool:
        """True if mails can be sent.

        The links in a mail go to an address that a guest typed. So no request may choose where they lead: only the
        operator's own origin is used.
        """
        return self.smtp is not None and self._origin is not None

    def rooted(self, channel: Channel) -> Channel:
        """Return the channel with links to the origin that the operator has set today."""
        return channel if self._origin is None else msgspec.structs.replace(channel, origin=self._origin)

    @cached_property
    def key(self) -> "ServerKey":
        """The key by which push services recognise this server."""
        from tablee.server.notifications.push import ServerKey

        assert self._push_key is not None
        return ServerKey(self._push_key)

    @property
    def stop_links(self) -> StopLinks:
        """The links that end a channel."""
        assert self._stop_links is not None
        return self._stop_links

    async def send(self, channel: Channel, text: Text) -> Delivery:
        """Send this text, cut to what the channel takes.

        Raise `OutgoingError` `channel.private` or `channel.address` if the address is forbidden.
        """
        await self.learn_secrets()
        channel = self.rooted(channel)
        if channel.kind == "mail":
            return await self._mail(channel, text)
        try:
            return _judged(await self._request(channel, text))
        except OutgoingError as error:
            if error.code == "channel.unreachable":
                return Delivery("failed")
            if error.code == "channel.lookup":
                return Delivery("away")
            raise

    async def _request(self, channel: Channel, text: Text) -> "Answered":
        match channel.kind:
            case "push":
                return await self._push(channel, text)
            case "discord":
                return await self._post(channel.address, formats.for_discord(channel, text))
            case "matrix":
                return await self._matrix(channel, text)
            case _:
                body = formats.for_program(channel, text, self._stop_page(channel))
                return await self._post(channel.address, body)

    async def _push(self, channel: Channel, text: Text) -> "Answered":
        from tablee.server.notifications import push

        keys = channel.keys
        sealed = push.encrypted(formats.for_browser(channel, text), keys["p256dh"], keys["auth"])
        headers = {
            "Authorization": self.key.authorization(channel.address, self._contact(channel), now()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(PUSH_S),
            "Urgency": "high" if text.kind in ("turn", "deadline") else "normal",
        }
        if text.table is not None:
            # A newer message about the same table replaces one that waits for a browser which is switched off.
            headers["Topic"] = text.table[:TOPIC]
        return await self.outgoing.send(channel.address, sealed, headers)

    def _contact(self, channel: Channel) -> str:
        if self.smtp is not None:
            return f"mailto:{self.smtp.sender}"
        return channel.origin

    async def _post(self, address: str, body: object) -> "Answered":
        return await self.outgoing.send(address, msgspec.json.encode(body), {"Content-Type": JSON})

    async def _matrix(self, channel: Channel, text: Text) -> "Answered":
        room = quote(channel.keys["room"], safe="")
        # A homeserver writes one message per transaction, however often it is sent.
        path = f"/_matrix/client/v3/rooms/{room}/send/m.room.message/tablee-{channel.id}-{text.key}"
        body = formats.for_matrix(channel, text)
        headers = {"Content-Type": JSON, "Authorization": f"Bearer {channel.keys['token']}"}
        at = channel.address.rstrip("/") + path
        return await self.outgoing.send(at, msgspec.json.encode(body), headers, "PUT")

    def _stop_page(self, channel: Channel) -> str:
        return f"{channel.origin}/notifications#stop={self.stop_links.token(channel.id)}"

    async def _mail(self, channel: Channel, text: Text) -> Delivery:
        stop = f"{channel.origin}/api/notifications/stop/{self.stop_links.token(channel.id)}"
        words = formats.for_mail(channel, text, self._stop_page(channel))
        return await self._send(channel, text.title, words, stop)

    async def ask_to_confirm(self, channel: Channel, code: str) -> Delivery:
        """Ask the owner of a mail address to confirm that they asked for mails."""
        channel = self.rooted(channel)
        link = f"{channel.origin}/notifications#confirm={code}"
        lines = [
            sentence_for(channel, "mail.confirm_text", server=self.server_name, origin=channel.origin),
            link,
            sentence_for(channel, "mail.confirm_not"),
        ]
        return await self._send(channel, sentence_for(channel, "mail.confirm_subject"), "\n\n".join(lines))

    async def _send(self, channel: Channel, subject: str, text: str, stop: str | None = None) -> Delivery:
        if self.smtp is None or not self.mails:
            return Delivery("away")
        letter = mail.composed(
            self.smtp, self.server_name, channel.address, subject, text, language(channel.language), stop
        )
        try:
            await mail.send(self.smtp, letter)
        except MailRefusedError:
            return Delivery("failed")
        except MailAwayError:
            return Delivery("away")
        return Delivery("sent")


def _judged(answered: "Answered") -> Delivery:
    status, retry_after = answered
    if 200 <= status < 300:
        return Delivery("sent", status)
    if status in GONE:
        return Delivery("gone", status)
    return Delivery("failed", status, retry_after)


def shown(channel: Channel) -> str:
    """Return the name of a channel for its owner, without anything that others should not see on the screen."""
    if channel.kind == "mail":
        return channel.address
    host = urlsplit(channel.address).hostname or ""
    return f"{channel.keys['room']} · {host}" if channel.kind == "matrix" else host
