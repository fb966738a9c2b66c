"""Claims on the turns of bots: on PostgreSQL one process thinks about each, whichever of them show the table.

A process claims a turn before a bot thinks, if one of its bot workers is free. Otherwise the turn waits in the
database, in one queue for all processes, and the first with a free worker claims it.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

from tablee.server.access.keyed_hashes import KeyedHashes
from tablee.server.clock import now
from tablee.server.live.live_match import LiveMatch
from tablee.server.nodes.process_names import is_gone, new_name
from tablee.server.operations.background_tasks import BackgroundTasks
from tablee.server.operations.metrics import Metrics
from tablee.server.operations.recurring import Recurring, attempt
from tablee.server.thinking.fair_shares import FairShares
from tablee.store.failures import DatabaseAwayError
from tablee.store.signals import AGENT_WANTED, TURNS_WAIT
from tablee.store.store import Store
from tablee.store.turn_queue import BotTurn

RENEWED_EVERY_S: Final = 5.0
"""How often a process renews its claims, in seconds: two renewals may fail before a claim ends."""

FORGOTTEN_AFTER_MS: Final = 60_000


class Claim:
    """The right to move for a bot at this table, in the position with that mark (`LiveMatch.mark`).

    `holder`: this process, for the log; None if there are no claims. `waited`: the seconds that the turn waited in
    the queue of all processes. `has_worker`: a bot worker is reserved for it. `is_used`: the move is made.
    """

    def __init__(
        self, table: str, mark: tuple[int, int], holder: str | None = None, has_worker: bool = False
    ) -> None:
        self.table = table
        self.mark = mark
        self.holder = holder
        self.has_worker = has_worker
        self.waited = 0.0
        self.is_used = False


class TurnClaims:
    """The claims on SQLite, where none are needed: any process thinks about any turn at its tables."""

    are_shared = False

    async def ask(self, live: LiveMatch, anywhere: bool) -> Claim | None:
        """Return a claim on the turn at this table, or None if another process thinks about it, or it waits.

        `anywhere`: another process may think about it instead, if no bot worker is free here. Raise
        `DatabaseAwayError`.
        """
        return Claim(live.id, live.mark)

    def call_for_agent(self, table: str) -> bool:
        """Ask the process with the connection of this table's agent to move; return false if no other process runs."""
        return False

    @asynccontextmanager
    async def holding(self, claim: Claim) -> AsyncIterator[None]:
        """Hold the claim while the block runs.

        After a failure it ends with its lease, and this process may ask again before. Otherwise it ends now, also if
        no move was made.
        """
        yield

    def thought(self, claim: Claim) -> None:
        """Note that the bot has chosen its move: its worker is free for the next turn."""

    def start(self, take: Callable[[Claim], None]) -> None:
        """Begin to claim turns from the queue; `take` gets each."""

    def hear(self) -> None:
        """Look for waiting turns soon, because another process has put one into the queue."""

    async def poll(self) -> None:
        """Look for waiting turns; called about once a second if there are any."""

    def claim_no_more(self) -> None:
        """Claim nothing from now on, because this process ends."""

    async def stop(self) -> None:
        """Give all claims back to the queue."""


class SharedTurns(TurnClaims):
    """The claims of one of several processes on PostgreSQL."""

    are_shared = True

    def __init__(
        self,
        store: Store,
        fair_shares: FairShares,
        background: BackgroundTasks,
        metrics: Metrics,
        workers: int,
    ) -> None:
        """`workers`: the bot workers of this process, and so the claims from the queue that it takes at a time."""
        self._store = store
        self._queue = store.turn_queue
        self._fair_shares = fair_shares
        self._background = background
        self._metrics = metrics
        self._hashes = KeyedHashes(store.server_keys)
        self._node: Final = new_name()
        self._free = workers
        self._held: dict[str, Claim] = {}
        self._others_wait = False
        self._look = asyncio.Event()
        self._looking: asyncio.Task[None] | None = None
        self._stopping = False
        self._renewals = 0
        self._renewing = Recurring("renewing claims", self._renew, RENEWED_EVERY_S, RENEWED_EVERY_S)

    async def ask(self, live: LiveMatch, anywhere: bool) -> Claim | None:
        """Return a claim on the turn at this table, or None if another process thinks about it, or it waits."""
        held = self._held.get(live.id)
        if self._stopping or (held is not None and held.mark == live.mark):
            return None
        # Turns that wait already come first.
        claim = Claim(live.id, live.mark, self._node, anywhere and self._free > 0 and not self._others_wait)
        self._free -= claim.has_worker
        may_claim = claim.has_worker or not anywhere
        try:
            turn = BotTurn(live.id, *live.mark, *await self._shares(live), anywhere)
            answer = await self._queue.ask(turn, self._node if may_claim else None, now())
        except BaseException:
            self.thought(claim)
            raise
        if answer == "claimed":
            self._held[claim.table] = claim
            self._metrics.bot_turns.labels("table").inc()
            return claim
        self.thought(claim)
        if answer == "waits":
            self._store.signals.send(TURNS_WAIT, None)
            self.hear()
        return None

    def call_for_agent(self, table: str) -> bool:
        """Ask the process with the connection of this table's agent to move; return false if no other process runs."""
        if self._stopping or not self._store.signals.accompanied:
            return False
        self._store.signals.send(AGENT_WANTED + table, None)
        return True

    async def _shares(self, live: LiveMatch) -> tuple[str, str]:
        """Return whose share of the thinking time a turn at this table uses: address and guest, as hashes."""
        address, guest = self._fair_shares.of_guest(live.row.host)
        return await self._hashes.of(str(address)), await self._hashes.of(str(guest))

    @asynccontextmanager
    async def holding(self, claim: Claim) -> AsyncIterator[None]:
        """Hold the claim while the block runs."""
        failed = False
        try:
            yield
        except Exception:
            failed = True
            raise
        finally:
            self.thought(claim)
            if self._held.get(claim.table) is claim:
                del self._held[claim.table]
            if not failed and not claim.is_used and not self._stopping:
                self._background.keep(asyncio.create_task(self._drop(claim)))

    async def _drop(self, claim: Claim) -> None:
        """End a claim, unless its move is made."""
        with contextlib.suppress(DatabaseAwayError):
            await self._queue.drop(self._node, claim.table, *claim.mark)

    def thought(self, claim: Claim) -> None:
        """Note that the bot has chosen its move: its worker is free for the next turn."""
        if claim.has_worker:
            claim.has_worker = False
            self._free += 1
            self._look.set()

    def start(self, take: Callable[[Claim], None]) -> None:
        """Begin to claim turns from the queue; `take` gets each."""
        self._looking = asyncio.create_task(self._claim_on(take))
        self._renewing.start()

    def hear(self) -> None:
        """Look for waiting turns soon, because another process has put one into the queue."""
        self._others_wait = True
        self._look.set()

    async def poll(self) -> None:
        """Look for waiting turns; called about once a second if there are any."""
        self.hear()

    async def _claim_on(self, take: Callable[[Claim], None]) -> None:
        await attempt("releasing claims of processes that are gone", self._release_of_the_gone)
        while True:
            await self._look.wait()
            self._look.clear()
            await attempt("claiming bots' turns", lambda: self._claim_waiting(take))

    async def _release_of_the_gone(self) -> None:
        """Give back to the queue what processes on this machine held that were killed, as this one was perhaps."""
        for node in filter(is_gone, await self._queue.holders(now())):
            await self._queue.release(node)
            self._store.signals.send(TURNS_WAIT, None)
            self.hear()

    async def _claim_waiting(self, take: Callable[[Claim], None]) -> None:
        """Claim turns from the queue while workers are free, and turns may wait."""
        while self._free > 0 and self._others_wait and not self._stopping:
            self._others_wait = False
            self._free -= 1
            try:
                turn = await self._queue.claim(self._node, now())
            except BaseException:
                self._free += 1
                raise
            if turn is None:
                self._free += 1
                return
            self._others_wait = True
            claim = Claim(turn.match, (turn.ply, turn.undone), self._node, has_worker=True)
            claim.waited = turn.waited / 1000
            self._held[claim.table] = claim
            self._metrics.bot_turns.labels("queue").inc()
            self._metrics.turn_waits.observe(claim.waited)
            take(claim)

    async def _renew(self) -> None:
        await self._queue.renew(self._node, self._held, now())
        self._renewals += 1
        if self._renewals * RENEWED_EVERY_S % 60 == 0:
            await self._queue.forget(now() - FORGOTTEN_AFTER_MS)

    def claim_no_more(self) -> None:
        """Claim nothing from now on, because this process ends."""
        self._stopping = True

    async def stop(self) -> None:
        """Give all claims back to the queue."""
        self._stopping = True
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.gather(self._looking, return_exceptions=True)
        await self._renewing.break_off()
        with contextlib.suppress(DatabaseAwayError):
            await self._queue.release(self._node)
