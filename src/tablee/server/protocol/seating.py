"""The messages by which guests take seats at a table, and its host changes it before the match, over HTTP."""

from typing import Annotated, TypeAlias

from msgspec import Meta

from tablee.server.protocol.base import Bytes32, JsonObject, NameText, Request, SeatNumber
from tablee.server.protocol.new_tables import LONGEST_STAND_IN_S, BotWish, Level, Milliseconds, ProgramWish
from tablee.server.protocol.terms import Terms


class JoinTable(Request):
    """Which free seat to take; null: the first. `name`: what to be called from now on; null: as before.

    `commitment`: as in `OpenTable`.
    """

    seat: SeatNumber | None = None
    name: NameText | None = None
    commitment: Bytes32 | None = None


AnyGift: TypeAlias = BotWish | ProgramWish
"""Whom the host gives a free seat to."""


class Substitute(Request):
    """Which seat to play on for that was given up. `name`: what to be called from now on; null: as before."""

    seat: SeatNumber
    name: NameText | None = None


class ChangeTable(Request):
    """What the host wants otherwise before the match begins; what is left out stays. `options` are all of them."""

    options: JsonObject | None = None
    pause: Milliseconds | None = None
    open: bool | None = None
    stand_in: Annotated[int, Meta(ge=0, le=LONGEST_STAND_IN_S)] | None = None
    terms: Terms | None = None


class SwapSeats(Request):
    """Two seats whose people change places; one of them may be free."""

    seats: tuple[SeatNumber, SeatNumber]


class LockTable(Request):
    """Whether nobody new may sit down."""

    locked: bool


class HandOn(Request):
    """The seat of the guest who is host from now on."""

    seat: SeatNumber


class FillSeats(Request):
    """Bots of this level for every free seat; null: as the table's terms say."""

    level: Level | None = None
