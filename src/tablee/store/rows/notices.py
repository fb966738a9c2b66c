"""Where and when somebody is told, and what."""

from typing import Literal, TypeAlias

import msgspec

ChannelKind: TypeAlias = Literal["push", "discord", "matrix", "json", "mail"]
NoticeMode: TypeAlias = Literal["on", "digest", "off"]
NoticeKind: TypeAlias = Literal["turn", "begun", "over", "rematch", "deadline"]


class Channel(msgspec.Struct, frozen=True):
    """Where a guest wants to be told; times in milliseconds since 1970.

    `keys`: what the place asks for besides its address (a browser's keys, a room and its token). `origin`: where this
    guest finds Tablée. `device`: the hash of the token of the browser that push messages go to. `confirmed`: since when
    it is known to be theirs. `failures`: how often in a row nothing could be told there.
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
    """When a guest wants to be told: at once, once a day (`digest`, at `digest_at`) or never.

    Times of day are minutes since midnight by the clocks of `zone`. Between `quiet_from` and `quiet_until` nothing is
    told; both None: there are no such hours.
    """

    mode: NoticeMode = "on"
    quiet_from: int | None = None
    quiet_until: int | None = None
    digest_at: int = 18 * 60
    zone: str = "UTC"


class Notice(msgspec.Struct, frozen=True):
    """Something to tell over a channel: what happened in a match after `ply` moves, `undone` having been taken back.

    `at`: when it happened; `tries`: how often somebody began to send it, this time included.
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
