"""The number of tables that a guest may have: tables that wait, tables that strangers find, tables of bots alone."""

from typing import Any, Final

from tablee.server.clock import now
from tablee.server.errors import RefusalError
from tablee.server.guests.newcomers import Newcomers
from tablee.server.operations.draining import Draining
from tablee.server.settings import Settings
from tablee.server.thinking.fair_shares import FairShares
from tablee.store.rows import MatchRow
from tablee.store.store import Store

GOING_ON_MS: Final = 10 * 60 * 1000
"""The milliseconds after which an idle table of bots no longer counts: bots do not play unless someone watches."""


def counted_with(row: MatchRow, guest: str, where: str) -> tuple[str, ...]:
    """Return the keys of `InTurn` under which `check` counts for this guest, who asks from address `where`."""
    return (guest, where, "bots") if _is_of_bots(row) else (guest, where)


def _is_of_bots(row: MatchRow) -> bool:
    return all(seat.by_computer for seat in row.seats)


class TableLimits:
    """Counts the tables of guests against the settings."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        newcomers: Newcomers,
        fair_shares: FairShares,
        draining: Draining,
    ) -> None:
        self._matches = store.matches
        self._settings = settings
        self._newcomers = newcomers
        self._fair_shares = fair_shares
        self._draining = draining

    def check_draining(self) -> None:
        """Raise `RefusalError` `server.draining` unless tables may be created."""
        self._draining.check()

    async def check(self, row: MatchRow, guest: str) -> None:
        """Raise unless `guest` may create `row` too. Only tables of its own kind count, so no kind blocks another.

        The error is a `RefusalError` `server.draining`, `table.waiting_limit` (with the `tables` that wait, so that one
        can be ended), `table.open_limit`, `table.open_newcomer` (with `hours`), `table.open_address`, `table.bots_own`,
        `table.bots_address` or `table.bots_all`, each with the `limit`.
        """
        self.check_draining()
        matches, limits = self._matches, self._settings
        if row.state == "waiting":
            waiting = await matches.waiting_of(guest)
            if len(waiting) >= limits.waiting_per_guest:
                named = [_named(one) for one in waiting]
                raise RefusalError("table.waiting_limit", limit=limits.waiting_per_guest, tables=named)
        if row.public:
            await self.check_public(guest)
        if not _is_of_bots(row):
            return
        if await matches.count_without_people([guest]) >= limits.bot_tables_per_guest:
            raise RefusalError("table.bots_own", limit=limits.bot_tables_per_guest)
        if (
            await matches.count_without_people(self._fair_shares.neighbours(guest))
            >= limits.bot_tables_per_address
        ):
            raise RefusalError("table.bots_address", limit=limits.bot_tables_per_address)
        if await matches.count_without_people(None, now() - GOING_ON_MS) >= limits.bot_tables:
            raise RefusalError("table.bots_all", limit=limits.bot_tables)

    async def check_public(self, guest: str) -> None:
        """Raise unless strangers may find one more table of this guest.

        The error is a `RefusalError` `table.open_limit`, `table.open_newcomer` (with `hours`) or `table.open_address`,
        each with the `limit`.
        """
        matches, limits = self._matches, self._settings
        own = await matches.count_public([guest])
        if own >= limits.public_per_guest:
            raise RefusalError("table.open_limit", limit=limits.public_per_guest)
        if own >= limits.public_per_newcomer and await self._newcomers.is_new(guest):
            raise RefusalError(
                "table.open_newcomer", limit=limits.public_per_newcomer, hours=self._newcomers.hours
            )
        here = await matches.count_public(self._fair_shares.neighbours(guest))
        if here >= limits.public_per_address:
            raise RefusalError("table.open_address", limit=limits.public_per_address)


def _named(row: MatchRow) -> dict[str, Any]:
    free = sum(seat.kind == "free" for seat in row.seats)
    return {"table": row.id, "game": row.game, "players": row.players, "free": free, "opened": row.created}
