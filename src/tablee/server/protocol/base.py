"""What the messages of both sides are made of: their two kinds, fields with their limits, what belongs to the games.

What a client sends has defaults for what may be left out and forbids keys that it does not know; what the server
sends always has every key. Times are milliseconds since 1970, durations milliseconds.
"""

from typing import Annotated, Any, Final, TypeAlias

import msgspec
from msgspec import Meta

JsonObject: TypeAlias = dict[str, Any]
# What belongs to the games: the pages know these by their titles (web/src/wire/types.ts).
View: TypeAlias = Annotated[dict[str, Any], Meta(title="View")]
GameEvent: TypeAlias = Annotated[dict[str, Any], Meta(title="GameEvent")]
Report: TypeAlias = Annotated[dict[str, Any], Meta(title="Report")]
TABLE_ID_PATTERN: Final = "^[a-z2-7]{16}$"
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=15)]
MoveText: TypeAlias = Annotated[str, Meta(max_length=2000)]
NameText: TypeAlias = Annotated[str, Meta(max_length=200)]
"""What somebody wants to be called: longer than any name may be, because `names` refuses with a better sentence."""
Ply: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]
Moment: TypeAlias = Annotated[int, Meta(ge=0, lt=10**15)]

ZoneName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_+/-]+$")]
"""A time zone as the IANA names it (`Europe/Brussels`)."""

Bytes32: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
"""32 bytes in hex."""


class Request(msgspec.Struct, forbid_unknown_fields=True):
    """Something a client sends over HTTP."""


class Answer(msgspec.Struct):
    """Something the server sends."""


class Problem(Answer):
    """The body of every refused request; the sentence is made from it where it is shown."""

    code: str
    params: JsonObject
