"""The waits of each move: a server that records timestamps, and a report on the slowest hundred.

`TRACED` is the code of such a server. For every move it notes these times: read from the socket, lock of the match
taken, handed to the writing thread, begun and done there, event loop resumed. It also notes how long both threads had
no core meanwhile, though ready to run.
"""

import inspect
import itertools
import json
import statistics
import threading
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from contextvars import ContextVar
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncConnection

from tablee.server.play.play import Acknowledge, Play
from tablee.server.protocol.client_frames import Move
from tablee.server.socket.session import SocketEndpoint
from tablee.store import database
from tablee.store.appending import Appending
from tablee.store.database import Database
from tablee.store.rows import Entry, Summary
from tests.server.killing import SERVE

TRACED: Final = "import sys; from bench.move_trace import begin; begin(sys.argv[2] + '.moves'); " + SERVE
SLOWEST: Final = 100
STAGES: Final = (
    ("handled", "its turn on the event loop, from the socket to the match"),
    ("prepared", "the match itself and the rules"),
    ("begun", "the writing thread: what it wrote before, and its start"),
    ("written", "the statements, the disk"),
    ("resumed", "the event loop, to go on after the commit"),
    ("acknowledged", "what is left until the acknowledgement was handed to the socket"),
)


class Notes:
    """The timestamps of this process's moves, one line of JSON each."""

    def __init__(self, path: str) -> None:
        self._out = open(path, "a")  # noqa: SIM115
        self.read: dict[str, float] = {}
        self.written: dict[str, dict[str, float]] = {}
        self.transaction: dict[str, float] = {}
        self.current: ContextVar[dict[str, float]] = ContextVar("current")

    def write(self, at: dict[str, float]) -> None:
        self._out.write(json.dumps(at) + "\n")
        self._out.flush()


def without_core() -> float:
    """Return the seconds for which this thread was ready to run but had no core. On Linux."""
    return int(Path(f"/proc/self/task/{threading.get_native_id()}/schedstat").read_text().split()[1]) / 1e9


def begin(path: str) -> None:
    """Record timestamps in this process from now on."""
    notes = Notes(path)
    _watch_moves(notes)
    _watch_reads(notes)
    _watch_commits(notes)


def _watch_moves(notes: Notes) -> None:
    understood, move = SocketEndpoint._understood, Play.move
    asked_of = inspect.signature(move)

    def noting_understood(self: SocketEndpoint, text: str) -> Any:
        message = understood(self, text)
        if isinstance(message, Move):
            notes.read[message.id] = time.perf_counter()
        return message

    async def noting_move(self: Play, *given: Any, **named: Any) -> None:
        asked = asked_of.bind(self, *given, **named)
        acknowledge: Acknowledge = asked.arguments["acknowledge"]
        at = {"handled": time.perf_counter(), "no_core": without_core()}
        at["read"] = notes.read.pop(asked.arguments["message"] or "", at["handled"])
        notes.current.set(at)

        def noting_acknowledgement(became: int) -> None:
            acknowledge(became)
            at["acknowledged"] = time.perf_counter()
            at["no_core"] = without_core() - at["no_core"]
            notes.write(at)

        asked.arguments["acknowledge"] = noting_acknowledgement
        await move(*asked.args, **asked.kwargs)

    SocketEndpoint._understood = noting_understood  # type: ignore[method-assign]
    Play.move = noting_move  # type: ignore[method-assign]


def _watch_reads(notes: Notes) -> None:
    read = Database.read

    @asynccontextmanager
    async def noting_read(self: Database, *, opening: bool = False) -> AsyncIterator[AsyncConnection]:
        began = time.perf_counter()
        async with read(self, opening=opening) as connection:
            yield connection
        at = notes.current.get(None)
        if at is not None and "prepared" not in at:
            at["reading"] = at.get("reading", 0) + time.perf_counter() - began

    Database.read = noting_read  # type: ignore[method-assign]


def _watch_commits(notes: Notes) -> None:
    append, commit, in_transaction = Appending.append, Appending._commit, database._in_transaction

    async def noting_append(
        self: Appending,
        match: str,
        entry: Entry,
        summary: Summary,
        undone: int,
        epoch: int,
        claim: str | None,
    ) -> Entry | None:
        at = notes.current.get()
        at["prepared"] = time.perf_counter()
        kept = await append(self, match, entry, summary, undone, epoch, claim)
        at["resumed"] = time.perf_counter()
        at.update(notes.written.pop(match))
        return kept

    async def noting_commit(self: Appending, together: list[Any]) -> None:
        await commit(self, together)
        for one in together:
            notes.written[one.match] = {**notes.transaction, "together": len(together)}

    def noting_transaction(connection: Connection, work: Callable[[Connection], Any]) -> Any:
        begun, no_core = time.perf_counter(), without_core()
        done = in_transaction(connection, work)
        notes.transaction = {
            "begun": begun,
            "written": time.perf_counter(),
            "writer_no_core": without_core() - no_core,
        }
        return done

    Appending.append = noting_append  # type: ignore[method-assign]
    Appending._commit = noting_commit  # type: ignore[method-assign]
    database._in_transaction = noting_transaction


def told(path: Path) -> str:
    """Return the waits of the slowest hundred of the recorded moves, beside those of all."""
    moves = [json.loads(line) for line in path.read_text().splitlines()]
    moves.sort(key=lambda at: float(at["acknowledged"] - at["read"]))
    lines = [f"{len(moves)} moves; in the mean, in milliseconds: the slowest {SLOWEST}, all"]
    slowest = moves[-SLOWEST:]

    def mean(of: Callable[[dict[str, float]], float]) -> str:
        return ", ".join(f"{1000 * statistics.fmean(map(of, some)):.2f}" for some in (slowest, moves))

    for (before, _), (stage, about) in itertools.pairwise((("read", ""), *STAGES)):
        lines.append(f"  {mean(lambda at, a=before, b=stage: at[b] - at[a])}: {about}")  # type: ignore[misc]
    lines.append(f"  {mean(lambda at: at['acknowledged'] - at['read'])}: all of it")
    lines.append(
        f"  {mean(lambda at: at.get('reading', 0))}: of which reading from the database before the commit"
    )
    lines.append(f"  {mean(lambda at: at['no_core'])}: of which the event loop was ready and had no core")
    lines.append(
        f"  {mean(lambda at: at['writer_no_core'])}: of which the writing thread was ready and had none"
    )
    lines.append(f"  {mean(lambda at: at['together'] / 1000)} moves to a commit")
    # Both threads can be without a core at the same time, so this figure may be too low.
    alone = sorted(max(0.0, _with_core(at)) for at in moves)
    p50, p99 = (1000 * alone[int((len(alone) - 1) * share)] for share in (0.5, 0.99))
    lines.append(
        f"  all moves without the waits for a core: p50 {p50:.1f}, p99 {p99:.1f}, most {1000 * alone[-1]:.1f}"
    )
    return "\n".join(lines)


def _with_core(at: dict[str, float]) -> float:
    return at["acknowledged"] - at["read"] - at["no_core"] - at["writer_no_core"]
