"""The messages with which guests take seats, and the host changes a table before the match, over HTTP."""

from typing import Annotated, TypeAlias

from msgspec import Meta

from tablee.server.protocol.base import Bytes32, JsonObject, NameText, Request, SeatNumber
from tablee.server.protocol.new_tables import LONGEST_STAND_IN_S, BotWish, Level, Milliseconds, ProgramWish
from tablee.server.protocol.terms import Terms


class JoinTable(Request):
    """The free seat to take; null: the first. `name`: the guest's new name; null: as before.

    `commitment`: as in `OpenTable`.
    """

    seat: SeatNumber | None = None
    name: NameText | None = None
    commitment: Bytes32 | None = None


AnyGift: TypeAlias = BotWish | ProgramWish
"""The computer player to which the host gives a free seat."""


class Substitute(Request):
    """The given-up seat to take over. `name`: the guest's new name; null: as before."""

    seat: SeatNumber
    name: NameText | None = None


class ChangeTable(Request):
    """The host's changes before the match begins; missing keys stay unchanged. `options` must be complete."""

    options: JsonObject | None = None
    pause: Milliseconds | None = None
    open: bool | None = None
    stand_in: Annotated[int, Meta(ge=0, le=LONGEST_STAND_IN_S)] | None = None
    terms: Terms | None = None


class SwapSeats(Request):
    """Two seats whose people change places; one of them may be free."""

    seats: tuple[SeatNumber, SeatNumber]


class LockTable(Request):
    """True locks the table: nobody new may sit down."""

    locked: bool


class HandOn(Request):
    """The seat of the new host."""

    seat: SeatNumber


class FillSeats(Request):
    """Bots of this level for every free seat; null: the level in the table's terms."""

    level: Level | None = None
