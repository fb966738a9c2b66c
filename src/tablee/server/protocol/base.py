"""The parts of messages of both sides: their two kinds, fields with their limits, and what belongs to the games.

Messages from clients have defaults for keys that may be left out, and forbid unknown keys. Messages from the server
always have every key. Times are milliseconds since 1970, durations are milliseconds.
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
"""A wish for a name. It may be longer than any valid name, because `names` refuses long names with a better sentence.
"""
Ply: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]
Moment: TypeAlias = Annotated[int, Meta(ge=0, lt=10**15)]

ZoneName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_+/-]+$")]
"""A time zone in the spelling of the IANA (`Europe/Brussels`)."""

Bytes32: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
"""32 bytes in hex."""


class Request(msgspec.Struct, forbid_unknown_fields=True):
    """A message from a client over HTTP."""


class Answer(msgspec.Struct):
    """A message from the server."""


class Problem(Answer):
    """The body of every refused request; clients make the sentence for people from it."""

    code: str
    params: JsonObject
