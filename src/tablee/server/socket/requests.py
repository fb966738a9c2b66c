"""What a connection that said hello may ask for, and what it is answered."""

import asyncio
from time import perf_counter

from tablee.core.errors import TableeError
from tablee.server.clock import now
from tablee.server.errors import Refusal
from tablee.server.guests.text import readable, tidied
from tablee.server.matches import serializers as seen
from tablee.server.matches.live import Live
from tablee.server.matches.play import Acknowledge, check_begun
from tablee.server.protocol.decoding import encoded
from tablee.server.protocol.frames import (
    TALK_CODE_POINTS,
    Ack,
    Advise,
    ClientMessage,
    Examine,
    Hello,
    Look,
    Looking,
    Move,
    Offer,
    Resign,
    Say,
    Step,
    StepBack,
    Undo,
    Welcome,
)
from tablee.server.services import House
from tablee.server.socket.connection import Connection
from tablee.store.rows import Spoken

TALK_SHOWN = 100
LONGEST_TALK = 280
TURN_S = 0.01
"""What is told of a long match goes on for so long before others have their turn."""


async def answer(house: House, connection: Connection, live: Live, message: ClientMessage) -> None:
    """Do what `message` asks; pings are answered elsewhere (`Inbox`).

    Raises `TableeError` where it cannot be done; then nothing has changed, unless it is `InDoubt`.
    """
    match message:
        case Move():
            await _move(house, connection, live, message)
        case Examine():
            house.adviser.examine(connection, live, message)
        case Advise():
            house.rates.hit("advice", _known(connection))
            house.adviser.advise(connection, live, message)
        case Undo():
            _check_own(connection, live, message.seat)
            acknowledge = _acknowledge(connection, message.id)
            await house.play.undo(live, message.seat, message.ply, message.undone, message.id, acknowledge)
            house.bots.poke(live)
        case Resign():
            _check_own(connection, live, message.seat)
            await house.play.resign(live, message.seat, _acknowledge(connection, message.id))
            house.bots.poke(live)
        case Say():
            await _say(house, connection, live, message)
        case Offer():
            await house.successor.offer(live, _known(connection), message.kind)
            connection.send(encoded(Ack(message.id, live.match.ply)))
            await house.play.catch_up(live)
        case Look():
            await _look(connection, live, message.seat)
        case Hello():
            await _hello_again(house, connection, live, message)


async def welcome(house: House, connection: Connection, live: Live, hello: Hello) -> TableeError | None:
    """Send everything since `hello.last`; the caller holds the match's lock, so that nothing is left out or told twice.

    The answer is the error to tell where the eyes asked for are not the guest's: he is a spectator then.
    """
    refused: TableeError | None = None
    try:
        connection.look = _eyes(connection, live, hello)
    except Refusal as error:
        connection.look, refused = None, error
    begun = live.row.begun is not None
    # Where a step was taken back meanwhile, the plies that the client has need not be those that were played.
    last = hello.last if hello.undone == live.undone else -1
    if isinstance(hello.look, int) and connection.look != hello.look:
        # What the client has it saw through eyes that are not its own any more.
        last = -1
    spoken = await house.store.talks.since(live.id, 0, TALK_SHOWN)
    here = house.hub.present(live.id) | ({connection.guest} if connection.guest is not None else set())
    message = Welcome(
        table=seen.table_info(live.row, connection.guest, here, live.stood_in),
        look=connection.look,
        plies=await _plies(live, connection.look, last) if begun else [],
        taken_back=[StepBack(seat, ply) for seat, ply in live.taken_back],
        now=seen.now(live, connection.look, connection.guest) if begun else None,
        talk=[seen.talk(one) for one in spoken],
        offer=seen.offered(live.wish),
    )
    connection.send(encoded(message))
    return refused


async def _plies(live: Live, look: int | None, last: int) -> list[Step]:
    """Every ply after `last`, letting others go on meanwhile: the story of a long match takes half a second to tell.

    Where ply `last` showed what is closed since, it comes again as it may be seen now.
    """
    closed = seen.closed_step(live, look, last)
    told = [] if closed is None else [closed]
    began = perf_counter()
    for step in seen.each_step(live, look, last):
        told.append(step)
        if perf_counter() - began >= TURN_S:
            await asyncio.sleep(0)
            began = perf_counter()
    return told


def _eyes(connection: Connection, live: Live, hello: Hello) -> int | None:
    if isinstance(hello.look, int):
        _check_own(connection, live, hello.look)
        # Who gave up while this client was away is a spectator now, as his table says.
        return None if live.gave_up(hello.look) else hello.look
    if hello.look is None:
        return None
    own = live.playing(connection.guest)
    if live.match.turn in own:
        return live.match.turn
    return own[0] if own else None


async def _hello_again(house: House, connection: Connection, live: Live, hello: Hello) -> None:
    if hello.table != live.id:
        raise Refusal("hello.again")
    async with live.lock:
        refused = await welcome(house, connection, live, hello)
    if refused is not None:
        raise refused


async def _move(house: House, connection: Connection, live: Live, message: Move) -> None:
    _check_own(connection, live, message.seat)
    acknowledge = _acknowledge(connection, message.id)
    await house.play.move(
        live, message.seat, message.move, message.ply, message.undone, message.id, acknowledge
    )
    house.bots.poke(live)


async def _say(house: House, connection: Connection, live: Live, message: Say) -> None:
    guest = _known(connection)
    text = None if message.text is None else tidied(message.text)
    if (text is None) == (message.preset is None) or (
        text is not None and not readable(text, LONGEST_TALK, TALK_CODE_POINTS)
    ):
        raise Refusal("talk.empty", max=LONGEST_TALK)
    house.rates.hit("talk", guest)
    seats = live.seats_of(guest)
    seat, name = (seats[0].seat, seats[0].name) if seats else (None, "")
    if not seats:
        name = await house.store.guests.name(guest)
    spoken, is_new = await house.store.talks.add(
        live.id, Spoken(0, guest, seat, name, message.preset, text, message.id, now())
    )
    connection.send(encoded(Ack(message.id, live.match.ply)))
    if is_new:
        async with live.lock:
            if spoken.n > live.said:
                house.hub.tell_talk(live, spoken)


async def _look(connection: Connection, live: Live, seat: int | None) -> None:
    if seat is not None:
        _check_own(connection, live, seat)
        live.check_plays(connection.guest, seat)
    async with live.lock:
        check_begun(live)
        connection.look = seat
        now_seen = seen.now(live, seat, connection.guest)
        connection.send(encoded(Looking(seat, seen.last_step(live, seat), now_seen)))


def _acknowledge(connection: Connection, message: str) -> Acknowledge:
    return lambda ply: connection.send(encoded(Ack(message, ply)))


def _known(connection: Connection) -> str:
    if connection.guest is None:
        raise Refusal("guest.unknown")
    return connection.guest


def _check_own(connection: Connection, live: Live, seat: int) -> None:
    if not 0 <= seat < live.row.players:
        raise Refusal("seat.unknown", seat=seat)
    if not live.sits(connection.guest, seat):
        raise Refusal("seat.not_yours", seat=seat)
