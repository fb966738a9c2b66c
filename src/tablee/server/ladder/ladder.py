"""Plays for the ladder, deal after deal, while the machine has nothing better to do.

Of all processes on a database, the one with the lease plays. Another process does all that takes time
(`ladder_process`); here deals are chosen, stored and published. A deal that is not stored, because a process ended,
counts for nobody: the same pair plays the next one.
"""

import contextlib
import secrets
import time
from collections.abc import Callable
from typing import Final

import msgspec

from tablee.arena.ladder.messages import DealPlayed, PlayDeal
from tablee.arena.ladder.pairs import Pair, next_pair
from tablee.bots.pool.worker_process import ProcessFailedError
from tablee.games import find
from tablee.server.clock import now
from tablee.server.ladder.entrants import Entrants, contender
from tablee.server.ladder.idleness import Idleness
from tablee.server.ladder.ladder_process import LadderProcess
from tablee.server.nodes.process_names import is_gone, new_name
from tablee.server.operations.logs import log
from tablee.server.operations.metrics import Metrics
from tablee.server.operations.recurring import Recurring
from tablee.server.settings import Settings
from tablee.store.failures import DatabaseAwayError
from tablee.store.ladder import NewDeal
from tablee.store.store import Store

EVERY_S: Final = 5.0
"""How often to look whether a deal can be played, in seconds."""

AFTER_START_S: Final = 30.0
"""The seconds after the start of the server during which nothing is played: people come back first."""

LEASE_MS: Final = 300_000
"""The time for which a process holds the lease: longer than any move takes."""

RENEWED_S: Final = 60.0
PUBLISHED_S: Final = 60.0
"""The least seconds between two standings of a game."""

RESTS_S: Final = 600.0
"""The seconds during which a pair is left out whose deal could not be played."""

COUNTS_MS: Final = 90 * 24 * 3_600_000
"""The time for which a deal counts; then it is deleted, and its pair plays another one."""

RECORDED: Final = 5
"""The deals of each pair, the newest, whose records are kept."""

LONGEST_RECORDS: Final = 1 << 19
"""The most characters of the records of a deal that are kept."""

READ_AT_ONCE: Final = 500
"""The deals that are read in one query, so that the event loop goes on in between."""


class LeaseLostError(Exception):
    """Another process plays for the ladder now."""


class Ladder:
    """The ladder, played by this process if no other one does."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        entrants: Entrants,
        idleness: Idleness,
        metrics: Metrics,
        said: Callable[[str, str, int], None],
    ) -> None:
        """`said` gets the lines that programs write to standard error, as `Programs` passes them on."""
        self._store = store.ladder
        self._entrants = entrants
        self._idleness = idleness
        self._metrics = metrics
        self._said = said
        # The limits of every entrant are those of the operator's programs, which are all alike.
        self._limits = settings.programs[0] if settings.programs else None
        self._node: Final = new_name()
        self._holds = False
        self._tried = -RENEWED_S
        self._resting: dict[Pair, float] = {}
        self._published: dict[str, float] = {}
        self._unpublished: set[str] = set()
        self._ranked: dict[str, list[str]] = {}
        """The entrants of the standings that this process published last, by game."""
        self.recurring = Recurring("playing for the ladder", self.play_while_idle, EVERY_S, AFTER_START_S)

    async def play_while_idle(self) -> None:
        """Play deals until the machine is busy, no pair has one left, or another process plays."""
        with contextlib.suppress(LeaseLostError):
            await self._renew()
            here, published = self._entrants.by_game(), await self._store.games()
            # The server before may have ended between a deal and its standings, or have had other programs. The
            # operator may have had deals forgotten.
            self._unpublished |= {
                game for game, keys in here.items() if self._ranked.get(game) != keys or game not in published
            }
            if self._idleness.idle:
                await self._play_on()

    async def _play_on(self) -> None:
        async with contextlib.AsyncExitStack() as stack:
            process: LadderProcess | None = None
            while self._idleness.idle:
                pair = await self._next()
                if pair is None and not self._unpublished:
                    return
                if process is None:
                    process = await stack.enter_async_context(LadderProcess(self._said))
                if pair is not None and not await self._play(process, pair):
                    return
                await self._publish(process, at_once=pair is None)

    async def stop(self) -> None:
        """Drop the deal under way, and let another process play."""
        await self.recurring.break_off()
        with contextlib.suppress(DatabaseAwayError):
            await self._store.release(self._node)

    async def _renew(self) -> None:
        """Hold the lease, and say so about once a minute. Raise `LeaseLostError` if another process holds it."""
        if time.monotonic() - self._tried >= RENEWED_S:
            self._tried = time.monotonic()
            holder = await self._store.holder()
            gone = holder if holder is not None and is_gone(holder) else None
            self._holds = await self._store.hold(self._node, now(), now() + LEASE_MS, gone)
        if not self._holds:
            raise LeaseLostError

    async def _may_go(self) -> None:
        """Wait until the machine is idle, and hold the lease. Raise `LeaseLostError`."""
        while True:
            await self._renew()
            if await self._idleness.within(RENEWED_S):
                return

    async def _next(self) -> Pair | None:
        here = self._entrants.by_game()
        rules = {game: find(game).rules for game in here}
        counted = await self._store.counts(now() - COUNTS_MS)
        played = {
            Pair(game, one, other): deals
            for (game, version, one, other), deals in counted.items()
            if rules.get(game) == version
        }
        at = time.monotonic()
        self._resting = {pair: until for pair, until in self._resting.items() if until > at}
        return next_pair(here, played, self._resting)

    async def _play(self, process: LadderProcess, pair: Pair) -> bool:
        """Play and store a deal of this pair; False if that failed."""
        assert self._limits is not None
        both = tuple(contender(key, pair.game, self._entrants.programs) for key in (pair.one, pair.other))
        # A seed that nobody knows: the records of other pairs say nothing about this deal.
        asked = PlayDeal(
            pair.game, secrets.token_hex(32), (both[0], both[1]), self._limits.ms, self._limits.memory
        )
        try:
            played = await process.play(asked, self._may_go)
        except ProcessFailedError as failed:
            log.error("no deal for the ladder", game=pair.game, error=str(failed)[:200])
            self._resting[pair] = time.monotonic() + RESTS_S
            return False
        await self._store_deal(pair, played)
        return True

    async def _store_deal(self, pair: Pair, played: DealPlayed) -> None:
        records = msgspec.json.encode(played.records).decode()
        deal = NewDeal(
            pair.game,
            find(pair.game).rules,
            pair.one,
            pair.other,
            now(),
            msgspec.json.encode(played.matches).decode(),
            records if len(records) <= LONGEST_RECORDS else None,
        )
        if not await self._store.add(self._node, deal, now() - COUNTS_MS, RECORDED):
            self._holds = False
            raise LeaseLostError
        self._unpublished.add(pair.game)
        for match in played.matches:
            self._metrics.ladder_matches.labels(pair.game).inc()
            if match.fault is not None:
                self._metrics.ladder_faults.labels(match.fault.kind).inc()

    async def _publish(self, process: LadderProcess, at_once: bool) -> None:
        """Publish the standings that changed; without `at_once` those of a game about once a minute."""
        for game in sorted(self._unpublished):
            if at_once or time.monotonic() - self._published.get(game, -PUBLISHED_S) >= PUBLISHED_S:
                keys = self._entrants.by_game().get(game, [])
                # Whatever comes of it, the next attempt is not at once.
                self._published[game] = time.monotonic()
                self._ranked[game] = keys
                self._unpublished.discard(game)
                try:
                    found = await process.rank(await self._deals(game, keys))
                except ProcessFailedError as failed:
                    log.error("no standings of the ladder", game=game, error=str(failed)[:200])
                    return
                await self._store.publish(game, msgspec.json.encode(found).decode(), now())

    async def _deals(self, game: str, keys: list[str]) -> bytes:
        """Return the deals of a game between these entrants, as the process takes them."""
        here, since, rules = set(keys), now() - COUNTS_MS, find(game).rules
        found: list[_Stored] = []
        after = 0
        while rows := await self._store.deals(game, rules, since, after, READ_AT_ONCE):
            after = rows[-1].n
            found += [
                _Stored(row.n, msgspec.Raw(row.matches.encode()))
                for row in rows
                if row.one in here and row.other in here
            ]
        return msgspec.json.encode(_Ranking(found))


class _Stored(msgspec.Struct, frozen=True):
    """A `LadderDeal` whose matches stay as they were stored."""

    number: int
    matches: msgspec.Raw


class _Ranking(msgspec.Struct, frozen=True, tag_field="do", tag="rank"):
    """A `RankDeals` of such deals."""

    deals: list[_Stored]
