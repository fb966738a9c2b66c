"""Pausing a match, and resuming it, when all players agree."""

from typing import Any

import msgspec
from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from tablee.server.errors import RefusalError
from tablee.server.live.clock_events import LONGEST_PAUSE_MS, PAUSED, RESUMED
from tablee.server.live.live_match import LiveMatch
from tablee.server.protocol.decoding import converted
from tablee.server.tables.proposals import check_plays
from tablee.store.match_changes import begin_epoch
from tablee.store.rows import Proposal
from tablee.store.schema import matches
from tablee.store.table_events import add_event


class Nothing(msgspec.Struct, forbid_unknown_fields=True):
    """Parameters of a proposal that has none."""


class AgreedPause:
    """The proposals `pause` and `resume`."""

    def __init__(self, begins: bool) -> None:
        self._begins = begins

    async def check(self, live: LiveMatch, guest: str, params: dict[str, Any]) -> dict[str, Any]:
        """Return no parameters: any player may propose it.

        Raise `RefusalError`: `clock.missing`, `clock.stopped`, `clock.running`.
        """
        check_plays(live, guest)
        converted(Nothing, params)
        if live.terms.clock is None:
            raise RefusalError("clock.missing")
        if live.paused and self._begins:
            raise RefusalError("clock.stopped")
        if not live.paused and not self._begins:
            raise RefusalError("clock.running")
        return {}

    async def carry(self, connection: AsyncConnection, proposal: Proposal, now: int) -> None:
        """Stop all clocks or start them again, and note when they are next to be checked."""
        deadline = now + LONGEST_PAUSE_MS if self._begins else 0
        here = update(matches).where(matches.c.id == proposal.match)
        await connection.execute(here.values(deadline=deadline))
        await connection.run_sync(begin_epoch, proposal.match)
        await connection.run_sync(add_event, proposal.match, PAUSED if self._begins else RESUMED, now)
