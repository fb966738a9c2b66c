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
from tablee.server.services import Services
from tablee.server.talk import speaking
from tablee.store.failures import DatabaseAwayError
from tablee.store.messages import CarriedOutError, SentMessage

OF_THE_TABLE = (Hello, Commit, Reveal, Propose, AnswerProposal, Offer, Say)
"""Messages answered with the state of the table, which another process may have changed a moment ago."""

SLICE_S = 0.01
"""How long, in seconds, the story of a long match is built before other tasks get their turn."""


async def answer(services: Services, connection: Connection, live: LiveMatch, message: ClientMessage) -> None:
    """Carry out `message`; pings are answered elsewhere (`Inbox`).

    Raise `TableeError` if that is impossible; then nothing has changed, unless the error is an `InDoubtError`.
    """
    if isinstance(message, OF_THE_TABLE):
        await services.play.refresh(live)
    match message:
        case Move():
            await _move(services, connection, live, message)
        case Examine():
            services.hints.examine(connection, live, message)
        case Advise():
            services.rate_limits.hit("advice", _known(connection))
            services.hints.advise(connection, live, message)
        case Undo():
            _check_own(connection, live, message.seat)
            acknowledge = _acknowledge(connection, message.id)
            await services.play.undo(live, message.seat, message.ply, message.undone, message.id, acknowledge)
        case Resign() | Propose() | AnswerProposal() | Say() | Commit() | Reveal() | Offer():
            await _once(services, connection, live, message)
        case ChangeViewpoint():
            await _change_viewpoint(connection, live, message)
        case Hello():
            await _hello_again(services, connection, live, message)
        case Watch():
            raise RefusalError("hello.again")


OnceOnly: TypeAlias = Resign | Propose | AnswerProposal | Say | Commit | Reveal | Offer
"""Messages that change something other than moves: carried out once, however often they are sent under the same id."""


async def _once(services: Services, connection: Connection, live: LiveMatch, message: OnceOnly) -> None:
    """Carry out `message` and acknowledge it; a message that was carried out before is only acknowledged."""
    guest = connection.guest
    sent = None if guest is None else SentMessage(guest, message.id)
    acknowledge = _acknowledge(connection, message.id)
    try:
        await _carry_out(services, connection, live, message, sent, acknowledge)
        return
    except CarriedOutError:
        await services.play.catch_up(live)
    except DatabaseAwayError:
        raise
    except TableeError:
        # An earlier copy of the message may have made the change because of which this copy is refused.
        if sent is None or not await services.store.messages.carried_out(live.id, sent):
            raise
    acknowledge(live.match.ply)


async def _carry_out(
    services: Services,
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
            await services.play.resign(live, message.seat, acknowledge, sent)
            await services.proposals.settle(live)
        case Propose():
            guest = _known(connection)
            await services.proposals.propose(live, guest, message.kind, message.params, sent)
            acknowledge(live.match.ply)
        case AnswerProposal():
            guest = _known(connection)
            await services.proposals.answer(live, guest, message.kind, message.n, message.agree, sent)
            acknowledge(live.match.ply)
        case Say():
            await speaking.say(services, connection, live, _known(connection), message, acknowledge)
        case Commit():
            await _commit(services, connection, live, message, sent)
            # Acknowledge a commitment that came too late as well: the table shows who is bound.
            acknowledge(live.match.ply)
        case Reveal():
            await _reveal(services, connection, live, message, acknowledge)
        case Offer():
            guest = _known(connection)
            wish = (message.kind, message.commitment, message.missing)
            await services.rematches.offer(live, guest, *wish, sent)
            acknowledge(live.match.ply)
            await services.play.catch_up(live)


async def welcome(
    services: Services, connection: Connection, live: LiveMatch, hello: Hello
) -> TableeError | None:
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
    lines, untold = await speaking.heard_before(services, live, connection.guest)
    happened = await services.store.table_events.since(live.id, 0)
    here = services.connections.present(live.id) | (
        {connection.guest} if connection.guest is not None else set()
    )
    message = Welcome(
        table=serializers.table_of(live, connection.guest, here),
        look=connection.viewpoint,
        plies=await _plies(live, connection.viewpoint, last) if begun else [],
        taken_back=[StepBack(seat, ply) for seat, ply in live.taken_back],
        now=serializers.now(live, connection.viewpoint, connection.guest) if begun else None,
        talk=lines,
        untold=untold,
        offer=serializers.offered(live.told.offer),
        happened=[serializers.happened(event) for event in happened],
        ahead=await _move_ahead(services, live, connection.viewpoint) if begun else None,
        proposals=serializers.proposals(live, live.told.proposals),
    )
    connection.send(encoded(message))
    return refused


async def _move_ahead(services: Services, live: LiveMatch, viewpoint: int | None) -> Ahead | None:
    ahead = None if viewpoint is None else await services.store.moves_ahead.find(live.id, viewpoint)
    return None if ahead is None else Ahead(ahead.seat, ahead.move)


async def _plies(live: LiveMatch, viewpoint: int | None, last: int) -> list[Step]:
    """Return every ply after `last`, in slices, because the story of a long match takes half a second to build.

    If ply `last` showed something that is hidden again, it is included as it may be seen now. If looking back was not
    agreed, everything before the viewer's own last move is left out.
    """
    since = max(last, live.told_since(viewpoint))
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


async def _hello_again(services: Services, connection: Connection, live: LiveMatch, hello: Hello) -> None:
    if hello.table != live.id:
        raise RefusalError("hello.again")
    # Limit these, because each is answered with the whole story.
    services.rate_limits.hit("hello", connection.id)
    async with live.lock:
        refused = await welcome(services, connection, live, hello)
    if refused is not None:
        raise refused


async def _move(services: Services, connection: Connection, live: LiveMatch, message: Move) -> None:
    _check_own(connection, live, message.seat)
    acknowledge = _acknowledge(connection, message.id)
    await services.play.move(
        live, message.seat, message.move, message.ply, message.undone, message.id, acknowledge
    )


async def _commit(
    services: Services, connection: Connection, live: LiveMatch, message: Commit, sent: SentMessage | None
) -> None:
    guest = _seated(connection, live)
    if services.seeds.mixing:
        await services.store.nonces.bind(live.id, guest, message.commitment, now(), sent)
    await services.play.catch_up(live)


async def _reveal(
    services: Services, connection: Connection, live: LiveMatch, message: Reveal, acknowledge: Acknowledge
) -> None:
    guest = _seated(connection, live)
    shown = await services.store.nonces.show(live.id, guest, message.nonce, now())
    await services.play.catch_up(live)
    acknowledge(live.match.ply)
    if shown:
        await services.countdowns.shown(live, services.settings.countdown > 0)


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


def _acknowledge(connection: Connection, message: str) -> Acknowledge:
    return lambda ply: connection.send(encoded(Ack(message, ply)))


def _known(connection: Connection) -> str:
    if connection.guest is None:
        raise RefusalError("guest.unknown")
    return connection.guest


def _check_own(connection: Connection, live: LiveMatch, seat: int) -> None:
    if not 0 <= seat < live.row.players:
        raise RefusalError("seat.unknown", seat=seat)
    if not live.sits(connection.guest, seat):
        raise RefusalError("seat.not_yours", seat=seat)
