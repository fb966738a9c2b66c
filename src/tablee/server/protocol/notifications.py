"""The messages about being told: where, when, and of which tables."""

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
    """Where this guest is told. `shown`: what it is called, without secrets. `here`: it is the browser that asks.

    `confirmed`: not yet true of a mail address whose link was not opened. `failures`: how often in a row nothing could
    be told there.
    """

    id: str
    kind: ChannelKind
    shown: str
    here: bool
    confirmed: bool
    failures: int


class NoticeTimes(Answer):
    """When a guest is told; times of day in minutes since midnight, by the clocks of `zone`."""

    mode: NoticeMode
    quiet_from: int | None
    quiet_until: int | None
    digest_at: int
    zone: str


class Notifications(Answer):
    """Where and when this guest is told. `push_key`: with which browsers subscribe; `mail`: whether there are mails."""

    push_key: str
    mail: bool
    channels: list[ChannelInfo]
    times: NoticeTimes


class NoticeTimesWish(Request):
    """When to be told: at once (`on`), once a day (`digest`, at `digest_at`), never; not during the quiet hours."""

    mode: NoticeMode
    quiet_from: MinuteOfDay | None
    quiet_until: MinuteOfDay | None
    digest_at: MinuteOfDay
    zone: ZoneName


class PushWish(Request):
    """This browser's subscription: where its maker's push service takes messages, and the keys to seal them with."""

    endpoint: Address
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]
    language: Language


class WebhookWish(Request):
    """An address to be told at; `room` and `token` for a Matrix homeserver alone."""

    kind: WebhookKind
    address: Address
    language: Language
    room: Annotated[str, Meta(max_length=255, pattern="^[!-~]*$")] = ""
    token: Annotated[str, Meta(max_length=500, pattern="^[!-~]*$")] = ""


class MailWish(Request):
    """A mail address; it is told nothing before the link in the first mail was opened."""

    address: Annotated[str, Meta(max_length=254)]
    language: Language


class Confirmation(Request):
    """What stands behind `#` in the link of the first mail."""

    code: Annotated[str, Meta(min_length=1, max_length=100)]


class TableNotices(Answer):
    """What this guest is told of a table; `mode` null: as `everywhere`. `channels`: how many places they have."""

    mode: NoticeMode | None
    everywhere: NoticeMode
    channels: int


class TableNoticesWish(Request):
    """What to be told of a table; null: the same as everywhere."""

    mode: NoticeMode | None


class Stopped(Answer):
    """Nothing more is told there, whether or not it was there before."""
