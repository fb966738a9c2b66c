"""A person who takes over a seat that was given up, if the players agree or the table allows it."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta
from sqlalchemy.ext.asyncio import AsyncConnection

from tablee.server.clock import now
from tablee.server.errors import RefusalError
from tablee.server.live.live_match import LiveMatch
from tablee.server.play.play import Play
from tablee.server.protocol.decoding import converted
from tablee.server.protocol.terms import Terms
from tablee.server.tables.proposals import Proposals
from tablee.store.rows import Proposal
from tablee.store.store import Store
from tablee.store.substitutes import sit_down

KIND = "substitute"


class SeatAsked(msgspec.Struct, forbid_unknown_fields=True):
    """The seat to play, which was given up."""

    seat: Annotated[int, Meta(ge=0, le=15)]


class Substitution:
    """The proposal `substitute`: a guest wants to play on for a seat."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def check(self, live: LiveMatch, guest: str, params: dict[str, Any]) -> dict[str, Any]:
        """Return the parameters. Raise as `check_may_play` does unless this guest may play that seat."""
        seat = converted(SeatAsked, params).seat
        await check_may_play(self._store, live, guest, seat)
        return {"seat": seat}

    async def carry(self, connection: AsyncConnection, proposal: Proposal, now: int) -> None:
        """Give the guest the seat. Raise `RefusalError` `seat.taken` if another guest has it by now."""
        seat = proposal.params["seat"]
        if not await sit_down(connection, proposal.match, seat, proposal.guest, now):
            raise RefusalError("seat.taken", seat=seat)


class Substitutes:
    """Gives seats that were given up to substitutes, or asks the players first."""

    def __init__(self, store: Store, play: Play, proposals: Proposals) -> None:
        self._store = store
        self._play = play
        self._proposals = proposals

    async def ask(self, live: LiveMatch, guest: str, seat: int, name: str | None = None) -> None:
        """Take over this seat if the table is open to any guest; otherwise ask the players. Send the change.

        `name`: the guest's name from then on.
        Raise `RefusalError`: as `check_may_play` and `Proposals.propose` do, and `seat.taken`; `ApartError`.
        """
        # Another player may have given up, or taken a seat, just now.
        await self._play.catch_up(live)
        live.check_begun()
        if live.row.state == "over":
            raise RefusalError("match.over")
        await check_may_play(self._store, live, guest, seat)
        if msgspec.convert(live.row.terms, Terms).substitutes != "anybody":
            await self._proposals.propose(live, guest, KIND, {"seat": seat}, called=name)
            return
        seated = await self._store.substitutes.sit_down(live.id, seat, guest, now(), name)
        await self._play.catch_up(live)
        if not seated:
            raise RefusalError("seat.taken", seat=seat)


async def check_may_play(store: Store, live: LiveMatch, guest: str, seat: int) -> None:
    """Raise `RefusalError` or `ApartError` unless this guest may play this seat, before any player is asked to agree.

    Raise as `check_free` does, and `table.removed`, or `substitute.played` (seat) if they have seen other cards of this
    match.
    """
    if await store.hosting.was_removed(live.id, guest):
        raise RefusalError("table.removed")
    check_free(live, guest, seat)
    others = [one for one in await store.substitutes.played(live.id, guest) if one != seat]
    if others:
        raise RefusalError("substitute.played", seat=others[0])
    await store.blocks.check_together(live.id, guest, seat)


def check_free(live: LiveMatch, guest: str, seat: int) -> None:
    """Raise `RefusalError` unless this seat is free for this guest.

    The codes: `seat.unknown`, `seat.taken` (it was not given up), `seat.already` (they play another seat),
    `substitute.closed`.
    """
    if seat >= live.row.players:
        raise RefusalError("seat.unknown", seat=seat, last=live.row.players - 1)
    own = [one.seat for one in live.seats_of(guest) if one.seat != seat]
    if own:
        raise RefusalError("seat.already", seat=own[0])
    if not live.has_resigned(seat):
        raise RefusalError("seat.taken", seat=seat)
    if msgspec.convert(live.row.terms, Terms).substitutes == "nobody":
        raise RefusalError("substitute.closed")
