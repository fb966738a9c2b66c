"""What a connection that said hello may ask for, and what it is answered."""

import asyncio
from time import perf_counter

from tablee.core.errors import TableeError
from tablee.server.clock import now
from tablee.server.errors import RefusalError
from tablee.server.guests.text import readable, tidied
from tablee.server.matches import serializers
from tablee.server.matches.live_match import LiveMatch
from tablee.server.matches.play import Acknowledge
from tablee.server.protocol.decoding import encoded
from tablee.server.protocol.frames import (
    TALK_CODE_POINTS,
    Ack,
    Advise,
    AnswerProposal,
    ClientMessage,
    Examine,
    Hello,
    Look,
    Looking,
    Move,
    Offer,
    Propose,
    Resign,
    Say,
    Step,
    StepBack,
    Undo,
    Welcome,
)
from tablee.server.services import Services
from tablee.server.socket.connection import Connection
from tablee.store.rows import ChatMessage

TALK_SHOWN = 100
LONGEST_TALK = 280
SLICE_S = 0.01
"""What is told of a long match goes on for so long before others have their turn."""


async def answer(services: Services, connection: Connection, live: LiveMatch, message: ClientMessage) -> None:
    """Do what `message` asks; pings are answered elsewhere (`Inbox`).

    Raises `TableeError` where it cannot be done; then nothing has changed, unless it is `InDoubtError`.
    """
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
            services.bot_turns.poke(live)
        case Resign():
            _check_own(connection, live, message.seat)
            await services.play.resign(live, message.seat, _acknowledge(connection, message.id))
            await services.proposals.settle(live)
            services.bot_turns.poke(live)
        case Propose():
            await services.proposals.propose(live, _known(connection), message.kind, message.params)
            connection.send(encoded(Ack(message.id, live.match.ply)))
        case AnswerProposal():
            guest = _known(connection)
            await services.proposals.answer(live, guest, message.kind, message.n, message.agree)
            connection.send(encoded(Ack(message.id, live.match.ply)))
        case Say():
            await _say(services, connection, live, message)
        case Offer():
            await services.rematches.offer(live, _known(connection), message.kind, message.missing)
            connection.send(encoded(Ack(message.id, live.match.ply)))
            await services.play.catch_up(live)
        case Look():
            await _look(connection, live, message.seat)
        case Hello():
            await _hello_again(services, connection, live, message)


async def welcome(
    services: Services, connection: Connection, live: LiveMatch, hello: Hello
) -> TableeError | None:
    """Send everything since `hello.last`; the caller holds the match's lock, so that nothing is left out or told twice.

    The answer is the error to tell where the eyes asked for are not the guest's, who is a spectator then.
    """
    refused: TableeError | None = None
    try:
        connection.look = _eyes(connection, live, hello)
    except RefusalError as error:
        connection.look, refused = None, error
    begun = live.row.begun is not None
    # Where a step was taken back meanwhile, the plies that the client has need not be those that were played.
    last = hello.last if hello.undone == live.undone else -1
    if isinstance(hello.look, int) and connection.look != hello.look:
        # What the client has it saw through eyes that are not its own any more.
        last = -1
    said = await services.store.chat.since(live.id, 0, TALK_SHOWN)
    happened = await services.store.table_events.since(live.id, 0)
    here = services.hub.present(live.id) | ({connection.guest} if connection.guest is not None else set())
    message = Welcome(
        table=serializers.table_of(live, connection.guest, here),
        look=connection.look,
        plies=await _plies(live, connection.look, last) if begun else [],
        taken_back=[StepBack(seat, ply) for seat, ply in live.taken_back],
        now=serializers.now(live, connection.look, connection.guest) if begun else None,
        talk=[serializers.talk(one) for one in said],
        offer=serializers.offered(live.offer_told),
        happened=[serializers.happened(event) for event in happened],
        proposals=serializers.proposals(live, live.proposals_told),
    )
    connection.send(encoded(message))
    return refused


async def _plies(live: LiveMatch, look: int | None, last: int) -> list[Step]:
    """Every ply after `last`, letting others go on meanwhile: the story of a long match takes half a second to tell.

    Where ply `last` showed what is closed since, it comes again as it may be seen now.
    """
    closed = serializers.closed_step(live, look, last)
    told = [] if closed is None else [closed]
    began = perf_counter()
    for step in serializers.each_step(live, look, last):
        told.append(step)
        if perf_counter() - began >= SLICE_S:
            await asyncio.sleep(0)
            began = perf_counter()
    return told


def _eyes(connection: Connection, live: LiveMatch, hello: Hello) -> int | None:
    if isinstance(hello.look, int):
        _check_own(connection, live, hello.look)
        # Who resigned while this client was away is a spectator now, as the table says.
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
    services.bot_turns.poke(live)


async def _say(services: Services, connection: Connection, live: LiveMatch, message: Say) -> None:
    guest = _known(connection)
    text = None if message.text is None else tidied(message.text)
    if (text is None) == (message.preset is None) or (
        text is not None and not readable(text, LONGEST_TALK, TALK_CODE_POINTS)
    ):
        raise RefusalError("talk.empty", max=LONGEST_TALK)
    services.rate_limits.hit("talk", guest)
    seats = live.seats_of(guest)
    seat, name = (seats[0].seat, seats[0].name) if seats else (None, "")
    if not seats:
        name = await services.store.guests.name(guest)
    chat_message, is_new = await services.store.chat.add(
        live.id, ChatMessage(0, guest, seat, name, message.preset, text, message.id, now())
    )
    connection.send(encoded(Ack(message.id, live.match.ply)))
    if is_new:
        async with live.lock:
            if chat_message.n > live.chat_told:
                services.hub.tell_chat(live, chat_message)


async def _look(connection: Connection, live: LiveMatch, seat: int | None) -> None:
    if seat is not None:
        _check_own(connection, live, seat)
        live.check_plays(connection.guest, seat)
    async with live.lock:
        live.check_begun()
        connection.look = seat
        now_seen = serializers.now(live, seat, connection.guest)
        connection.send(encoded(Looking(seat, serializers.last_step(live, seat), now_seen)))


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
