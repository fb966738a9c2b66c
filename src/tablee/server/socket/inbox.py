"""The queue of one socket's messages, carried out in order, while its pings are answered."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

from tablee.core.errors import TableeError
from tablee.server.operations.background_tasks import BackgroundTasks
from tablee.server.protocol.client_frames import ClientMessage, Ping

ROOM: Final = 32
PONG_AFTER_S: Final = 2.0


@dataclass(slots=True)
class ReceivedMessage:
    """One message: its text, and what it was decoded to or the error."""

    text: str
    message: ClientMessage | TableeError
    answered: bool = False


class Inbox:
    """The messages of one socket that wait for earlier ones.

    A ping keeps its place too, so that its pong comes after the answers to everything before it. There is one
    exception: if that takes more than two seconds, because a move waits for the database, the pong goes out first, so
    that the client does not take the server for gone. At most `ROOM` messages wait; then nothing more is read from
    the socket.
    """

    def __init__(
        self, answer: Callable[[ReceivedMessage], Awaitable[None]], pong: Callable[[], None]
    ) -> None:
        self._answer = answer
        self._pong = pong
        self._waiting: list[ReceivedMessage] = []
        self._came: asyncio.Future[None] | None = None
        self._went: asyncio.Future[None] | None = None
        self._unanswered = 0
        self._one_waits_for_room = False
        self._answering = False
        self._ended = False

    def has_room(self) -> bool:
        """True if one more message can be put in, and no `put` waits for room."""
        return len(self._waiting) < ROOM and not self._one_waits_for_room

    def put_now(self, received: ReceivedMessage) -> None:
        """Queue this message; the caller has checked that there is room."""
        if not self._is_answered_ping(received):
            self._add(received)

    async def put(self, received: ReceivedMessage) -> None:
        """Queue this message, and wait first if there is no room."""
        if self._is_answered_ping(received):
            return
        self._one_waits_for_room = True
        while len(self._waiting) >= ROOM:
            await self._until_one_goes()
        self._one_waits_for_room = False
        self._add(received)

    def _is_answered_ping(self, received: ReceivedMessage) -> bool:
        """Answer a ping if nothing waits before it, and return true; else count the message and return false."""
        if isinstance(received.message, Ping):
            if not self._unanswered:
                self._pong()
                return True
            asyncio.get_running_loop().call_later(PONG_AFTER_S, self._answer_ping, received)
        self._unanswered += 1
        return False

    def _add(self, received: ReceivedMessage) -> None:
        self._waiting.append(received)
        if self._came is not None and not self._came.done():
            self._came.set_result(None)

    async def emptied(self) -> None:
        """Wait until everything that was put in has been answered."""
        while self._unanswered:
            await self._until_one_goes()

    async def work(self) -> None:
        """Answer the messages, one after the other, until `end`."""
        while not self._ended:
            while not self._waiting:
                self._came = asyncio.get_running_loop().create_future()
                await self._came
            received = self._waiting.pop(0)
            self._answering = True
            try:
                if isinstance(received.message, Ping):
                    self._answer_ping(received)
                else:
                    await self._answer(received)
            finally:
                self._answering = False
                self._unanswered -= 1
                if self._went is not None and not self._went.done():
                    self._went.set_result(None)

    def end(self, worker: "asyncio.Task[None]", background: BackgroundTasks) -> None:
        """Answer nothing more. The message that the task `worker` is answering is carried to its end."""
        self._ended = True
        if self._answering:
            background.keep(worker)
        else:
            worker.cancel()

    async def _until_one_goes(self) -> None:
        """Wait until one message was answered. Only one task puts messages in, so only one waits here."""
        self._went = asyncio.get_running_loop().create_future()
        await self._went

    def _answer_ping(self, received: ReceivedMessage) -> None:
        if not received.answered:
            received.answered = True
            self._pong()
