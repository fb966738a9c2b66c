"""The channels and wishes of guests, and the notices for them."""

from typing import Literal, TypeAlias

import msgspec

ChannelKind: TypeAlias = Literal["push", "discord", "matrix", "json", "mail"]
NoticeMode: TypeAlias = Literal["on", "digest", "off"]
NoticeKind: TypeAlias = Literal["turn", "begun", "over", "rematch", "deadline"]


class Channel(msgspec.Struct, frozen=True):
    """A way to notify a guest; times in milliseconds since 1970.

    `keys`: what the service needs besides its address (a browser's keys, a room and its token). `origin`: the address
    at which this guest reaches Tablée. `device`: the hash of the token of the browser that gets push messages.
    `confirmed`: when the guest proved that it is theirs. `failures`: how often in a row sending failed.
    """

    id: str
    guest: str
    kind: ChannelKind
    address: str
    keys: dict[str, str]
    language: str
    origin: str
    created: int
    device: str | None = None
    confirmed: int | None = None
    failures: int = 0

    def __repr__(self) -> str:
        return f"Channel({self.id}, {self.kind})"


class NoticeWishes(msgspec.Struct, frozen=True):
    """When a guest wants to be notified: at once, once a day (`digest`, at `digest_at`) or never.

    Times of day are minutes since midnight in the time zone `zone`. Between `quiet_from` and `quiet_until` nothing is
    sent; both None: there are no quiet hours.
    """

    mode: NoticeMode = "on"
    quiet_from: int | None = None
    quiet_until: int | None = None
    digest_at: int = 18 * 60
    zone: str = "UTC"


class Notice(msgspec.Struct, frozen=True):
    """A notice for a channel: an event of a match after `ply` moves, with `undone` moves undone before.

    `at`: the time of the event; `tries`: the number of attempts to send it, this one included.
    """

    id: int
    channel: str
    guest: str
    match: str
    kind: NoticeKind
    ply: int
    undone: int
    at: int
    tries: int
