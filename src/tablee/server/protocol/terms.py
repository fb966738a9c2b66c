"""What is agreed for a table when it is opened, and holds for every match that is played at it after."""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

Substitutes: TypeAlias = Literal["asked", "anybody", "nobody"]


class Terms(msgspec.Struct, forbid_unknown_fields=True):
    """What whoever opens a table chooses, and whoever sits down there agrees to; all of it may be left out.

    `fill`: so many seconds after it was opened bots of level `fill_level` take the seats that are free; 0: never.
    `substitutes`: who may take a seat that was given up: somebody all who play agree to, anybody, nobody.
    """

    fill: Annotated[int, Meta(ge=0, le=7 * 24 * 3600)] = 0
    fill_level: Annotated[int, Meta(ge=1, le=9)] = 2
    substitutes: Substitutes = "asked"
