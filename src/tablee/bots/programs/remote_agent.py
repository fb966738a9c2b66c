"""An agent on another machine: it holds a connection open, and gets the lines of `protocol` one question at a time.

A question that is not answered in time ends the connection, because its answer could still come; the agent connects
again. A ping may be answered at any time, also while the agent thinks.
"""

import asyncio
import secrets
import time
from collections.abc import Callable, Collection
from typing import Final, TypeVar

import msgspec

from tablee.bots.pool.counters import QuestionProgress
from tablee.bots.pool.worker_process import ProcessFailedError
from tablee.bots.programs import protocol
from tablee.bots.programs.program import QUICK
from tablee.bots.programs.program_host import GRACE, Counted, MoveRequest, Place
from tablee.core.errors import TableeError

BUSY: Final = 10.0
"""Seconds that a question waits for the agent to answer others."""

TOKEN: Final = "agent.token"
UNEXPECTED: Final = "agent.line"
LATE: Final = "agent.late"
REPLACED: Final = "agent.replaced"
STOPPED: Final = "agent.stopped"

LOST_REASONS: Final = (REPLACED, STOPPED)
"""The reasons after which a question may be asked again, over the next connection: the agent did not fail."""

T = TypeVar("T", protocol.Introduction, protocol.Ready, protocol.Moved)


class LinkLostError(ProcessFailedError):
    """The connection ended before the answer; the agent may come back and answer."""


class Link:
    """One connection of an agent; `ended` is done with the reason once the connection is to be closed."""

    def __init__(self, send: Callable[[str], None]) -> None:
        """`send` puts a line on its way, and does not wait."""
        self.send = send
        self.ended: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.heard_at = time.monotonic()
        self._answer: asyncio.Future[protocol.BotLine] | None = None

    def ask(self, question: protocol.HostLine) -> "asyncio.Future[protocol.BotLine]":
        """Send a question, and return its answer to come."""
        self._answer = asyncio.get_running_loop().create_future()
        if self.ended.done():
            self._answer.set_exception(_lost(self.ended.result()))
            return self._answer
        self.send(msgspec.json.encode(question).decode())
        return self._answer

    def ping(self) -> None:
        """Ask if the agent is there."""
        self.send(msgspec.json.encode(protocol.Ping()).decode())

    def hear(self, text: str) -> None:
        """Take a line of the agent's; end the connection if it is not an answer."""
        try:
            line: protocol.BotLine = msgspec.json.decode(text, type=protocol.BotLine)
        except (msgspec.MsgspecError, ValueError):
            self.end(UNEXPECTED)
            return
        self.heard_at = time.monotonic()
        if isinstance(line, protocol.Pong):
            return
        answer, self._answer = self._answer, None
        if answer is None:
            self.end(UNEXPECTED)
        elif not answer.done():
            answer.set_result(line)

    def end(self, reason: str) -> None:
        """Have the connection closed, and let an open question fail."""
        if not self.ended.done():
            self.ended.set_result(reason)
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(_lost(reason))


def _lost(reason: str) -> ProcessFailedError:
    kind = LinkLostError if reason in LOST_REASONS else ProcessFailedError
    return kind(f"lost the connection ({reason})")


class RemoteAgent:
    """The agent of one token, connected or not."""

    def __init__(self, name: str, ms: int, connected: Callable[[], None] = lambda: None) -> None:
        """`ms` is its thinking time for a move; `connected` is called when it has introduced itself.

        `users` counts its connections, also those that have not introduced themselves yet.
        """
        self.name = name
        self.has_token = True
        """False once its token was removed: it will not come back."""
        self._connected = connected
        self.counted = Counted()
        self.users = 0
        self._ms = ms
        self._link: Link | None = None
        self._games: list[str] | None = None
        self._turn = asyncio.Lock()
        self._open: set[asyncio.Task[str]] = set()
        self._matches: dict[tuple[str, int], str] = {}

    @property
    def processes(self) -> int:
        """The number of its connections: one or none."""
        return int(self._link is not None and not self._link.ended.done())

    def plays(self, game: str) -> bool:
        """True if it is connected and plays this game."""
        return self.processes > 0 and (self._games is None or game in self._games)

    async def connect(self, link: Link) -> None:
        """Use this connection in place of a former one. Raise `ProcessFailedError` without an introduction."""
        hello = link.ask(protocol.Hello(protocol.PROTOCOL))
        introduction = await _answered(link, hello, protocol.Introduction, QUICK)
        if self._link is not None:
            self._link.end(REPLACED)
        self._link, self._games = link, introduction.games
        self._matches.clear()
        self.counted.starts += 1
        self._connected()

    def end(self, reason: str) -> None:
        """End its connection for this reason."""
        if self._link is not None:
            self._link.end(reason)

    def leave(self, link: Link) -> None:
        """Use this connection no longer."""
        link.end(STOPPED)
        self.has_token = link.ended.result() != TOKEN
        if self._link is link:
            self._link = None
            self._matches.clear()

    async def choose(self, place: Place, request: MoveRequest, course: QuestionProgress) -> str:
        """Return its move; `course` is updated with the progress of the question.

        Raise `ProcessFailedError` if it gives no legal move in time, `LinkLostError` if its connection ends before.
        Cancelling is safe: the answer that is still to come is then ignored.
        """
        was_connected = self.processes > 0
        try:
            with self.counted.waits.during(course):
                async with asyncio.timeout(BUSY):
                    await self._turn.acquire()
        except TimeoutError:
            self.counted.failures += 1
            raise ProcessFailedError(f"answered other questions for {BUSY:g} s") from None
        task = asyncio.create_task(self._counted(place, request, course, was_connected))
        self._open.add(task)
        task.add_done_callback(self._done)
        return await asyncio.shield(task)

    def keep(self, matches: Collection[str]) -> None:
        """Forget the matches other than these."""
        for key in [key for key in self._matches if key[0] not in matches]:
            del self._matches[key]

    async def close(self) -> None:
        """End the connection."""
        if self._link is not None:
            self.leave(self._link)
        await asyncio.gather(*self._open, return_exceptions=True)

    def _done(self, task: "asyncio.Task[str]") -> None:
        self._open.discard(task)
        self._turn.release()
        if not task.cancelled():
            # Nobody else reads it if the question was cancelled.
            task.exception()

    async def _counted(
        self, place: Place, request: MoveRequest, course: QuestionProgress, was_connected: bool
    ) -> str:
        with self.counted.question(course):
            if self._link is None and was_connected and self.has_token:
                raise LinkLostError("lost the connection while the question waited for others")
            return await self._chosen(place, request)

    async def _chosen(self, place: Place, request: MoveRequest) -> str:
        link = self._link
        if link is None:
            raise ProcessFailedError("is not connected")
        match = await self._begun(link, place)
        question = protocol.Choose(
            match, request.ply, request.known, request.legal, request.more, self._ms, request.seed
        )
        moved = await _answered(link, link.ask(question), protocol.Moved, self._ms / 1000 + GRACE)
        if not request.more and moved.move not in request.legal:
            raise ProcessFailedError(f"answered {moved.move!r}")
        try:
            request.check(moved.move)
        except TableeError as illegal:
            raise ProcessFailedError(f"answered {moved.move!r}: {illegal.code}") from illegal
        return moved.move

    async def _begun(self, link: Link, place: Place) -> str:
        """Return the name of the match for the agent, which gets to know the match once."""
        key = place.match, place.seat
        if key not in self._matches:
            # A name of its own, which gives no access to the table.
            match = secrets.token_hex(8)
            begins = protocol.NewMatch(match, place.game, place.options, place.players, place.seat)
            await _answered(link, link.ask(begins), protocol.Ready, QUICK)
            self._matches[key] = match
        return self._matches[key]


async def _answered(
    link: Link, answer: "asyncio.Future[protocol.BotLine]", kind: type[T], seconds: float
) -> T:
    """Return the answer of this kind. Raise `ProcessFailedError`; if the answer is late, the connection ends."""
    try:
        async with asyncio.timeout(seconds):
            line = await answer
    except TimeoutError:
        link.end(LATE)
        raise ProcessFailedError(f"no answer in {seconds:g} s") from None
    if isinstance(line, protocol.Fault):
        raise ProcessFailedError(line.message)
    if not isinstance(line, kind):
        link.end(UNEXPECTED)
        raise ProcessFailedError(f"answered {type(line).__name__}")
    return line
