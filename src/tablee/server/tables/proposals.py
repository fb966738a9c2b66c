"""Changes of a running match that a player proposes and the server carries out once all players agree.

Each kind of proposal is a `ProposalKind`, which checks the parameters and carries the change out. It does so in the
transaction in which the last player agrees, so that the change happens exactly once.
"""

from time import monotonic
from typing import Any, Final, Protocol

from sqlalchemy.ext.asyncio import AsyncConnection

from tablee.server.clock import now
from tablee.server.errors import RefusalError
from tablee.server.live.live_match import LiveMatch
from tablee.server.operations.each_table import EachTable
from tablee.server.operations.logs import log
from tablee.server.play.cache import MatchCache
from tablee.server.play.play import Play
from tablee.store.messages import SentMessage
from tablee.store.proposals import Carry
from tablee.store.rows import Proposal
from tablee.store.store import Store
from tablee.store.substitutes import REFUSED
from tablee.store.table_events import add_event

SETTLED_EVERY_S: Final = 60.0
"""How often the server checks whether the players who have not answered are absent by now."""

PROPOSALS_PER_ROUND: Final = 500
"""The most proposals that one round settles."""


class ProposalKind(Protocol):
    """A kind of proposal."""

    async def check(self, live: LiveMatch, guest: str, params: dict[str, Any]) -> dict[str, Any]:
        """Return the parameters in the form in which they are stored and sent.

        Raise `RefusalError` if this guest may not propose this now, or the parameters are invalid (`check_plays` and
        `converted` help).
        """
        ...

    async def carry(self, connection: AsyncConnection, proposal: Proposal, now: int) -> None:
        """Make the change, and note the event. The row is locked and its revision raised; an error rolls all back."""
        ...


def check_plays(live: LiveMatch, guest: str) -> None:
    """Raise `RefusalError` (`seat.not_yours`, `seat.gave_up`) unless this guest plays at this table."""
    if not live.playing(guest):
        seats = live.seats_of(guest)
        if seats:
            raise RefusalError("seat.gave_up", seat=seats[0].seat)
        raise RefusalError("seat.not_yours", seat=None)


class Proposals:
    """The proposals at the tables of this process; `kinds` has the kinds of proposals by name."""

    def __init__(self, store: Store, play: Play, match_cache: MatchCache) -> None:
        self.kinds: dict[str, ProposalKind] = {}
        self._store = store
        self._play = play
        self._match_cache = match_cache
        self._settled_at = monotonic()
        self._settling = EachTable("settling a proposal")

    async def propose(
        self,
        live: LiveMatch,
        guest: str,
        name: str,
        params: dict[str, Any],
        sent: SentMessage | None = None,
        called: str | None = None,
    ) -> None:
        """Propose this for `guest`, carry it out if no other player has to agree, and send the change.

        `called`: the guest's name from then on.
        Raise `RefusalError` (`match.waiting`, `match.cancelled`, `match.over`, `proposal.unknown`, `proposal.open`,
        and what the kind raises), and `CarriedOutError` of `sent`; then nothing has changed.
        """
        kind = self._kind(live, name)
        given = await kind.check(live, guest, params)
        made = await self._store.proposals.propose(
            live.id, name, guest, given, now(), kind.carry, sent, called
        )
        await self._play.catch_up(live)
        if made is None:
            _check_running(live)
            raise RefusalError("proposal.open", kind=name)
        _log(live, made)

    async def answer(
        self,
        live: LiveMatch,
        guest: str,
        name: str,
        n: int,
        agree: bool,
        sent: SentMessage | None = None,
    ) -> None:
        """Agree to this proposal, or refuse or withdraw it, and send the change.

        Raise `RefusalError` (as `propose`, `seat.not_yours`, `seat.gave_up`, `proposal.gone`) or `CarriedOutError`.
        """
        kind = self._kind(live, name)
        open_now = await self._store.proposals.open_at(live.id, now())
        own = any((one.kind, one.n, one.guest) == (name, n, guest) for one in open_now)
        if agree or not own:
            check_plays(live, guest)
        if agree:
            made = await self._store.proposals.agree(live.id, name, n, guest, now(), kind.carry, sent)
            done = made is not None
        else:
            made = None
            refused = _refused_by(live, guest, own)
            done = await self._store.proposals.drop(live.id, name, n, now(), refused, sent)
        await self._play.catch_up(live)
        if not done:
            _check_running(live)
            raise RefusalError("proposal.gone", kind=name)
        if made is not None:
            _log(live, made)

    async def settle(self, live: LiveMatch) -> None:
        """Carry out the proposals that all remaining players agree to, after a player has left."""
        for name in [one.kind for one in live.sent.proposals]:
            await self._settle(live.id, name)
        await self._play.catch_up(live)

    async def poll(self) -> None:
        """Carry out the proposals that wait only for absent players; called about once a second."""
        if monotonic() - self._settled_at < SETTLED_EVERY_S:
            return
        self._settled_at = monotonic()
        waiting = await self._store.proposals.waiting(PROPOSALS_PER_ROUND)
        await self._settling.do(waiting, self._settle_waiting, lambda one: one[0])

    async def _settle_waiting(self, waiting: tuple[str, str]) -> None:
        table, name = waiting
        if await self._settle(table, name):
            await self._play.learn(table)

    async def _settle(self, table: str, name: str) -> bool:
        kind = self.kinds.get(name)
        if kind is None:
            return False
        try:
            return await self._store.proposals.settle(table, name, now(), kind.carry)
        except RefusalError as refused:
            log.info("a proposal cannot be carried out", match=table, kind=name, code=refused.code)
            return False

    def _kind(self, live: LiveMatch, name: str) -> ProposalKind:
        _check_running(live)
        if name not in self.kinds:
            raise RefusalError("proposal.unknown", kind=name)
        return self.kinds[name]


def _check_running(live: LiveMatch) -> None:
    live.check_begun()
    if live.row.state == "over":
        raise RefusalError("match.over")


def _refused_by(live: LiveMatch, guest: str, own: bool) -> Carry:
    async def note(connection: AsyncConnection, proposal: Proposal, at: int) -> None:
        if not own:
            seat = live.playing(guest)[0]
            # A spectator may not ask twice.
            who = None if live.playing(proposal.guest) else proposal.guest
            params = {"what": proposal.kind}
            await connection.run_sync(add_event, live.id, REFUSED, at, seat, params, who)

    return note


def _log(live: LiveMatch, proposal: Proposal) -> None:
    log.info("proposal", match=live.id, kind=proposal.kind, carried=proposal.carried)
