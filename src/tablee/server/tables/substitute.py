"""A person who takes over a seat in mid game.

A seat that was given up goes to a guest if the players agree or the table allows it to everyone. A bot's seat needs the
players' agreement at every table.
"""

from typing import Annotated, Any

import msgspec
from msgspec import Meta
from sqlalchemy.ext.asyncio import AsyncConnection

from tablee.server.clock import now
from tablee.server.errors import RefusalError
from tablee.server.live.live_match import LiveMatch
from tablee.server.names.bot_names import bot_names
from tablee.server.play.play import Play
from tablee.server.protocol.decoding import converted
from tablee.server.protocol.terms import SubstitutePolicy, Terms
from tablee.server.tables.proposals import Proposals
from tablee.store.match_rows import find
from tablee.store.rows import Proposal
from tablee.store.store import Store
from tablee.store.substitutes import sit_down, take_from_bot

KIND = "substitute"


class SeatAsked(msgspec.Struct, forbid_unknown_fields=True):
    """The seat to play, which was given up or is a bot's."""

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
        row = await connection.run_sync(find, proposal.match)
        assert row is not None
        if row.seats[seat].by_computer:
            left = bot_names(row.seats).get(seat, row.seats[seat].name)
            seated = await take_from_bot(connection, row.id, seat, proposal.guest, left, now)
        else:
            seated = await sit_down(connection, row.id, seat, proposal.guest, now)
        if not seated:
            raise RefusalError("seat.taken", seat=seat)


class Substitutes:
    """Gives seats to guests who ask for one in mid game, or asks the players first."""

    def __init__(self, store: Store, play: Play, proposals: Proposals) -> None:
        self._store = store
        self._play = play
        self._proposals = proposals

    async def ask(self, live: LiveMatch, guest: str, seat: int, name: str | None = None) -> None:
        """Take over this seat if it was given up and the table lets everyone; else ask the players. Send the change.

        `name`: the guest's name from then on.
        Raise `RefusalError`: as `check_may_play` and `Proposals.propose` do, and `seat.taken`; `ApartError`.
        """
        # Another player may have given up, or taken a seat, just now.
        await self._play.catch_up(live)
        live.check_begun()
        if live.row.state == "over":
            raise RefusalError("match.over")
        await check_may_play(self._store, live, guest, seat)
        if live.row.seats[seat].by_computer or _policy(live) != "anybody":
            await self._proposals.propose(live, guest, KIND, {"seat": seat}, called=name)
            return
        seated = await self._store.substitutes.sit_down(live.id, seat, guest, now(), name)
        await self._play.catch_up(live)
        if not seated:
            raise RefusalError("seat.taken", seat=seat)


async def check_may_play(store: Store, live: LiveMatch, guest: str, seat: int) -> None:
    """Raise `RefusalError` or `ApartError` unless this guest may play this seat, before any player is asked to agree.

    Raise as `check_free` does, and `table.removed`, `substitute.played` (seat) if they have seen other cards of this
    match, or `substitute.refused` if the players have refused them a seat before.
    """
    if await store.hosting.was_removed(live.id, guest):
        raise RefusalError("table.removed")
    check_free(live, guest, seat)
    others = [one for one in await store.substitutes.played(live.id, guest) if one != seat]
    if others:
        raise RefusalError("substitute.played", seat=others[0])
    if await store.substitutes.was_refused(live.id, guest):
        raise RefusalError("substitute.refused")
    await store.blocks.check_together(live.id, guest, seat)


def check_free(live: LiveMatch, guest: str, seat: int) -> None:
    """Raise `RefusalError` unless this seat is free for this guest.

    The codes: `seat.unknown`, `seat.taken` (a person plays it, or no person plays here who could agree),
    `seat.already` (they play another seat), `substitute.closed`.
    """
    if seat >= live.row.players:
        raise RefusalError("seat.unknown", seat=seat, last=live.row.players - 1)
    own = [one.seat for one in live.seats_of(guest) if one.seat != seat]
    if own:
        raise RefusalError("seat.already", seat=own[0])
    from_bot = live.row.seats[seat].by_computer and live.people()
    if not live.has_resigned(seat) and not from_bot:
        raise RefusalError("seat.taken", seat=seat)
    if _policy(live) == "nobody":
        raise RefusalError("substitute.closed")


def _policy(live: LiveMatch) -> SubstitutePolicy:
    return msgspec.convert(live.row.terms, Terms).substitutes
