"""Changing, while the match runs, when bots stand in for players who are away; all players must agree."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta
from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from tablee.server.errors import RefusalError
from tablee.server.live.live_match import LiveMatch
from tablee.server.protocol.decoding import converted
from tablee.server.protocol.new_tables import LONGEST_STAND_IN_S
from tablee.server.tables.proposals import check_plays
from tablee.store.rows import Proposal
from tablee.store.schema import matches
from tablee.store.table_events import add_event


class StandIn(msgspec.Struct, forbid_unknown_fields=True):
    """The seconds after which a bot plays for a player who is away; 0: never."""

    seconds: Annotated[int, Meta(ge=0, le=LONGEST_STAND_IN_S)]


class AgreedStandIn:
    """The proposal `stand_in`."""

    async def check(self, live: LiveMatch, guest: str, params: dict[str, Any]) -> dict[str, Any]:
        """Return the parameters: any player may propose another time. Raise `RefusalError` (`stand_in.same`)."""
        check_plays(live, guest)
        seconds = converted(StandIn, params).seconds
        if seconds == live.row.stand_in:
            raise RefusalError("stand_in.same", seconds=seconds)
        return {"seconds": seconds}

    async def carry(self, connection: AsyncConnection, proposal: Proposal, now: int) -> None:
        """Store the time. It begins now for all players, so that absence before the change does not count."""
        seconds = proposal.params["seconds"]
        here = update(matches).where(matches.c.id == proposal.match)
        await connection.execute(here.values(stand_in=seconds, stand_in_since=now))
        await connection.run_sync(add_event, proposal.match, "stand_in", now, None, {"seconds": seconds})
