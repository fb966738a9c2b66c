"""Taking a report."""

import secrets

import msgspec

from tablee.server.access.rate_limits import RateLimits
from tablee.server.clock import now
from tablee.server.errors import RefusalError
from tablee.server.guests.newcomers import Newcomers
from tablee.server.live.live_match import LiveMatch
from tablee.server.names.text import readable, tidied
from tablee.server.operations.logs import log
from tablee.server.protocol.conduct import REPORT_TEXT, ReportWish
from tablee.server.settings import Settings
from tablee.server.talk.evidence import LINES_AFTER, LINES_BEFORE, gathered
from tablee.server.talk.whom import meant
from tablee.store.rows import Guest, ReportRow
from tablee.store.store import Store


class Reporting:
    """Takes reports, up to the limits of each guest and address."""

    def __init__(
        self, store: Store, settings: Settings, rate_limits: RateLimits, newcomers: Newcomers
    ) -> None:
        self._store = store
        self._settings = settings
        self._rate_limits = rate_limits
        self._newcomers = newcomers

    async def take(self, live: LiveMatch, guest: Guest, where: str, wish: ReportWish) -> None:
        """Store a report by `guest`, who writes from the address `where`, with the lines and moves around it.

        The same report sent twice is stored once. Raise `RefusalError` (`person.unknown`, `person.self`, `report.text`,
        `report.limit`, `report.limit_newcomer`, `report.address`).
        """
        other, line = await meant(self._store, live, guest.id, wish)
        text = tidied(wish.text)
        if text and not readable(text, REPORT_TEXT, 4 * REPORT_TEXT):
            raise RefusalError("report.text", max=REPORT_TEXT)
        await self._check_number(where, guest.id)
        many = LINES_BEFORE + LINES_AFTER
        if line is None:
            # Ask the store: the newest lines may be stored and not yet sent.
            lines_around = await self._store.chat.since(live.id, 0, many)
        else:
            last = line.n + LINES_AFTER
            lines_around = await self._store.chat.between(live.id, last - many, last)
        name = await self._store.guests.name(other)
        async with live.lock:
            evidence = gathered(live, lines_around, (guest.id, guest.name), (other, name))
        report = ReportRow(
            id=secrets.token_urlsafe(12),
            at=now(),
            reporter=guest.id,
            target=other,
            match=live.id,
            line=None if line is None else line.n,
            reason=wish.reason,
            text=text,
            evidence=msgspec.to_builtins(evidence),
        )
        stored = await self._store.reports.add(report)
        if stored == report.id:
            log.info("reported", match=live.id, reason=wish.reason)

    async def _check_number(self, where: str, guest: str) -> None:
        settings = self._settings
        waiting = await self._store.reports.count_open(guest)
        if waiting >= settings.reports_per_guest:
            raise RefusalError("report.limit", limit=settings.reports_per_guest)
        if waiting >= settings.reports_per_newcomer and await self._newcomers.is_new(guest):
            raise RefusalError(
                "report.limit_newcomer", limit=settings.reports_per_newcomer, hours=self._newcomers.hours
            )
        try:
            self._rate_limits.hit("report_address", where)
        except RefusalError as refused:
            raise RefusalError("report.address", seconds=refused.params["seconds"]) from None
