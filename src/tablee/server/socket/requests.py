"""What a connection may ask for after its hello, and the answers."""

import asyncio
from time import perf_counter
from typing import TypeAlias

from tablee.core.errors import TableeError
from tablee.server.clock import now
from tablee.server.delivery.connection import Connection
from tablee.server.errors import RefusalError
from tablee.server.live import serializers
from tablee.server.live.live_match import LiveMatch
from tablee.server.parts import Parts
from tablee.server.play.play import Acknowledge
from tablee.server.protocol.client_frames import (
    Advise,
    AnswerProposal,
    ChangeViewpoint,
    ClientMessage,
    Commit,
    Examine,
    Hello,
    Move,
    Offer,
    Propose,
    Resign,
    Reveal,
    Say,
    Undo,
    Watch,
)
from tablee.server.protocol.decoding import encoded
from tablee.server.protocol.server_frames import Ack, Step, StepBack, ViewpointChanged, Welcome
from tablee.server.protocol.tables import Ahead
from tablee.server.talk.speaking import TALK_SHOWN
from tablee.store.failures import DatabaseAwayError
from tablee.store.messages import CarriedOutError, SentMessage
from tablee.store.rows import MoveAhead

OF_THE_TABLE = (Hello, Commit, Reveal, Propose, AnswerProposal, Offer, Say)
"""Messages answered with the state of the table, which another process may have changed a moment ago."""

SLICE_S = 0.01
"""How long, in seconds, the story of a long match is built before other tasks get their turn."""


OnceOnly: TypeAlias = Resign | Propose | AnswerProposal | Say | Commit | Reveal | Offer
"""Messages that change something other than moves: carried out once, however often they are sent under the same id."""


class Requests:
    """Answers the messages of connections that said hello."""

    def __init__(self, parts: Parts) -> None:
        self._settings = parts.settings
        self._store = parts.store
        self._play = parts.play
        self._rate_limits = parts.access.rate_limits
        self._connections = parts.delivery.connections
        self._tables = parts.tables
        self._seeds = parts.thinking.seeds
        self._hints = parts.thinking.hints
        self._speaking = parts.talk.speaking

    async def answer(self, connection: Connection, live: LiveMatch, message: ClientMessage) -> None:
        """Carry out `message`; pings are answered elsewhere (`Inbox`).

        Raise `TableeError` if that is impossible; then nothing has changed, unless the error is an `InDoubtError`.
        """
        if isinstance(message, OF_THE_TABLE):
            await self._play.refresh(live)
        match message:
            case Move():
                await self._move(connection, live, message)
            case Examine():
                self._hints.examine(connection, live, message)
            case Advise():
                self._rate_limits.hit("advice", _known(connection))
                self._hints.advise(connection, live, message)
            case Undo():
                _check_own(connection, live, message.seat)
                acknowledge = _acknowledge(connection, message.id)
                await self._play.undo(
                    live, message.seat, message.ply, message.undone, message.id, acknowledge
                )
            case Resign() | Propose() | AnswerProposal() | Say() | Commit() | Reveal() | Offer():
                await self._once(connection, live, message)
            case ChangeViewpoint():
                await _change_viewpoint(connection, live, message)
            case Hello():
                await self._hello_again(connection, live, message)
            case Watch():
                raise RefusalError("hello.again")

    async def _once(self, connection: Connection, live: LiveMatch, message: OnceOnly) -> None:
        """Carry out `message` and acknowledge it; a message that was carried out before is only acknowledged."""
        guest = connection.guest
        sent = None if guest is None else SentMessage(guest, message.id)
        acknowledge = _acknowledge(connection, message.id)
        try:
            await self._carry_out(connection, live, message, sent, acknowledge)
            return
        except CarriedOutError:
            await self._play.catch_up(live)
        except DatabaseAwayError:
            raise
        except TableeError:
            # An earlier copy of the message may have made the change because of which this copy is refused.
            if sent is None or not await self._store.messages.carried_out(live.id, sent):
                raise
        acknowledge(live.match.ply)

    async def _carry_out(
        self,
        connection: Connection,
        live: LiveMatch,
        message: OnceOnly,
        sent: SentMessage | None,
        acknowledge: Acknowledge,
    ) -> None:
        """Carry out `message`. Raise `CarriedOutError` if that was done before, and `TableeError` as `answer` does."""
        match message:
            case Resign():
                _check_own(connection, live, message.seat)
                await self._play.resign(live, message.seat, acknowledge, sent)
                await self._tables.proposals.settle(live)
            case Propose():
                guest = _known(connection)
                if not live.playing(guest):
                    self._rate_limits.hit("seat", connection.address)
                await self._tables.proposals.propose(live, guest, message.kind, message.params, sent)
                acknowledge(live.match.ply)
            case AnswerProposal():
                guest = _known(connection)
                await self._tables.proposals.answer(live, guest, message.kind, message.n, message.agree, sent)
                acknowledge(live.match.ply)
            case Say():
                await self._speaking.say(connection, live, _known(connection), message, acknowledge)
            case Commit():
                await self._commit(connection, live, message, sent)
                # Acknowledge a commitment that came too late as well: the table shows who is bound.
                acknowledge(live.match.ply)
            case Reveal():
                await self._reveal(connection, live, message, acknowledge)
            case Offer():
                guest = _known(connection)
                wish = (message.kind, message.commitment, message.missing)
                await self._tables.rematches.offer(live, guest, *wish, sent)
                acknowledge(live.match.ply)
                await self._play.catch_up(live)

    async def welcome(self, connection: Connection, live: LiveMatch, hello: Hello) -> TableeError | None:
        """Send everything since `hello.last`. The caller holds the match's lock, so that nothing is left out or sent
        twice.

        Return the error to send if the requested viewpoint is not the guest's; then the guest is a spectator.
        """
        refused: TableeError | None = None
        try:
            connection.viewpoint = _viewpoint_of(connection, live, hello)
        except RefusalError as error:
            connection.viewpoint, refused = None, error
        begun = live.row.begun is not None
        # If a step was undone in the meantime, the client may have plies that are no longer part of the match.
        last = hello.last if hello.undone == live.undone else -1
        if isinstance(hello.look, int) and connection.viewpoint != hello.look:
            # The client has its plies from a viewpoint that is no longer its own.
            last = -1
        guest, seat = connection.guest, connection.viewpoint
        story = await self._store.whole_matches.story(live.id, guest, seat, TALK_SHOWN)
        earlier = await self._speaking.heard_earlier(live, guest, story.unheard)
        here = self._connections.present_anywhere(live.id) | (
            {connection.guest} if connection.guest is not None else set()
        )
        message = Welcome(
            table=serializers.table_of(live, connection.guest, here),
            look=connection.viewpoint,
            plies=await _plies(live, connection.viewpoint, last) if begun else [],
            taken_back=[StepBack(seat, ply) for seat, ply in live.taken_back],
            now=serializers.now(live, connection.viewpoint, connection.guest) if begun else None,
            talk=self._speaking.heard_before(live, guest, story),
            untold=story.untold,
            offer=serializers.offered(live.sent.offer),
            happened=[serializers.happened(event) for event in story.events],
            ahead=_ahead(story.ahead) if begun else None,
            proposals=serializers.proposals(live, live.sent.proposals, guest),
            earlier=earlier,
        )
        connection.send(encoded(message))
        return refused

    async def _hello_again(self, connection: Connection, live: LiveMatch, hello: Hello) -> None:
        if hello.table != live.id:
            raise RefusalError("hello.again")
        # Limit these, because each is answered with the whole story.
        self._rate_limits.hit("hello", connection.id)
        async with live.lock:
            refused = await self.welcome(connection, live, hello)
        if refused is not None:
            raise refused

    async def _move(self, connection: Connection, live: LiveMatch, message: Move) -> None:
        _check_own(connection, live, message.seat)
        acknowledge = _acknowledge(connection, message.id)
        await self._play.move(
            live, message.seat, message.move, message.ply, message.undone, message.id, acknowledge
        )

    async def _commit(
        self, connection: Connection, live: LiveMatch, message: Commit, sent: SentMessage | None
    ) -> None:
        guest = _seated(connection, live)
        if self._seeds.mixing:
            await self._store.nonces.bind(live.id, guest, message.commitment, now(), sent)
        await self._play.catch_up(live)

    async def _reveal(
        self, connection: Connection, live: LiveMatch, message: Reveal, acknowledge: Acknowledge
    ) -> None:
        guest = _seated(connection, live)
        shown = await self._store.nonces.show(live.id, guest, message.nonce, now())
        await self._play.catch_up(live)
        acknowledge(live.match.ply)
        if shown:
            await self._tables.countdowns.shown(live, self._settings.countdown > 0)


async def _plies(live: LiveMatch, viewpoint: int | None, last: int) -> list[Step]:
    """Return every ply after `last`, in slices, because the story of a long match takes half a second to build.

    If ply `last` showed something that is hidden again, it is included as it may be seen now. If looking back was not
    agreed, everything before the viewer's own last move is left out.
    """
    since = max(last, live.story_start(viewpoint))
    closed = serializers.closed_step(live, viewpoint, last) if since == last else None
    steps = [] if closed is None else [closed]
    began = perf_counter()
    for step in serializers.each_step(live, viewpoint, since):
        steps.append(step)
        if perf_counter() - began >= SLICE_S:
            await asyncio.sleep(0)
            began = perf_counter()
    return steps


def _viewpoint_of(connection: Connection, live: LiveMatch, hello: Hello) -> int | None:
    if isinstance(hello.look, int):
        _check_own(connection, live, hello.look)
        # A player who resigned while this client was away is a spectator now, as the table shows.
        return None if live.has_resigned(hello.look) else hello.look
    if hello.look is None:
        return None
    own = live.playing(connection.guest)
    if live.match.turn in own:
        return live.match.turn
    return own[0] if own else None


def _seated(connection: Connection, live: LiveMatch) -> str:
    """Return the guest, who sits at the table. Raise `RefusalError` `guest.unknown` or `seat.not_yours`."""
    guest = _known(connection)
    if not live.seats_of(guest):
        raise RefusalError("seat.not_yours", seat=None)
    return guest


async def _change_viewpoint(connection: Connection, live: LiveMatch, message: ChangeViewpoint) -> None:
    seat = message.seat
    if seat is not None:
        _check_own(connection, live, seat)
        live.check_plays(connection.guest, seat)
    async with live.lock:
        live.check_begun()
        connection.viewpoint = seat
        now_seen = serializers.now(live, seat, connection.guest)
        connection.send(encoded(ViewpointChanged(seat, serializers.last_step(live, seat), now_seen)))
    if message.id is not None:
        connection.send(encoded(Ack(message.id, live.match.ply)))


def _ahead(made: MoveAhead | None) -> Ahead | None:
    return None if made is None else Ahead(made.seat, made.move)


def _acknowledge(connection: Connection, message: str) -> Acknowledge:
    return lambda ply: connection.send(encoded(Ack(message, ply)))


def _known(connection: Connection) -> str:
    if connection.guest is None:
        raise RefusalError("guest.unknown")
    return connection.guest


def _check_own(connection: Connection, live: LiveMatch, seat: int) -> None:
    if not 0 <= seat < live.row.players:
        raise RefusalError("seat.unknown", seat=seat, last=live.row.players - 1)
    if not live.sits(connection.guest, seat):
        raise RefusalError("seat.not_yours", seat=seat)
