"""The messages about notifications: where and when a guest gets them, and about which tables."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from tablee.server.protocol.base import Answer, Request, ZoneName
from tablee.store.rows import ChannelKind, NoticeMode

LONGEST_ADDRESS = 1000
ADDRESS_PATTERN = "^https?://[!-~]+$"

Language: TypeAlias = Annotated[str, Meta(min_length=2, max_length=20, pattern="^[A-Za-z0-9-]+$")]
Address: TypeAlias = Annotated[str, Meta(max_length=LONGEST_ADDRESS, pattern=ADDRESS_PATTERN)]
MinuteOfDay: TypeAlias = Annotated[int, Meta(ge=0, le=1439)]
WebhookKind: TypeAlias = Literal["discord", "matrix", "json"]


class ChannelInfo(Answer):
    """A channel of this guest. `shown`: its name, without secrets. `here`: it is the browser that asks.

    `confirmed`: false for a mail address whose link was not opened yet. `failures`: the number of failed messages in
    a row.
    """

    id: str
    kind: ChannelKind
    shown: str
    here: bool
    confirmed: bool
    failures: int


class NoticeTimes(Answer):
    """When a guest is notified; times of day in minutes since midnight, in the time zone `zone`."""

    mode: NoticeMode
    quiet_from: int | None
    quiet_until: int | None
    digest_at: int
    zone: str


class Notifications(Answer):
    """Where and when this guest is notified. `push_key`: the key for browsers' subscriptions; `mail`: mails can be
    sent.
    """

    push_key: str
    mail: bool
    channels: list[ChannelInfo]
    times: NoticeTimes


class NoticeTimesWish(Request):
    """When to notify: at once (`on`), once a day (`digest`, at `digest_at`), or never; not during the quiet hours."""

    mode: NoticeMode
    quiet_from: MinuteOfDay | None
    quiet_until: MinuteOfDay | None
    digest_at: MinuteOfDay
    zone: ZoneName


class PushWish(Request):
    """This browser's subscription: the address at its maker's push service, and the keys to encrypt messages with."""

    endpoint: Address
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]
    language: Language


class WebhookWish(Request):
    """An address to notify; `room` and `token` are for a Matrix homeserver only."""

    kind: WebhookKind
    address: Address
    language: Language
    room: Annotated[str, Meta(max_length=255, pattern="^[!-~]*$")] = ""
    token: Annotated[str, Meta(max_length=500, pattern="^[!-~]*$")] = ""


class MailWish(Request):
    """A mail address; it gets no notices before the link in the first mail was opened."""

    address: Annotated[str, Meta(max_length=254)]
    language: Language


class Confirmation(Request):
    """The code after `#` in the link of the first mail."""

    code: Annotated[str, Meta(min_length=1, max_length=100)]


class TableNotices(Answer):
    """This guest's notices of a table; `mode` null: as `everywhere`. `channels`: the number of their channels."""

    mode: NoticeMode | None
    everywhere: NoticeMode
    channels: int


class TableNoticesWish(Request):
    """Which notices to send of a table; null: the same as everywhere."""

    mode: NoticeMode | None


class Stopped(Answer):
    """No notices are sent there any more, even if there was no such channel."""
