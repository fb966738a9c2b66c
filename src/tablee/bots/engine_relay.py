"""The engine process as others see it: passes requests to a worker that can be ended, and goes on with another one.

It knows no rules and no clock: the worker bounds itself (`engine_worker`), and what remains to be done here is to
notice its end, to say of which request it was, and to give those after it to the next worker.
"""

import os
import select
import signal
import sys
from collections import deque
from collections.abc import Sequence
from subprocess import PIPE, Popen
from typing import BinaryIO, Final

from tablee.bots import engine
from tablee.bots.engine_worker import RENEW
from tablee.bots.requests import BadRequest

AHEAD: Final = 64
"""So many requests are passed on before the first of them is answered."""

CHUNK: Final = 1 << 16


class Relay:
    """Passes the lines of `source` to a worker and its answers to `sink`, in order, until end of input."""

    def __init__(self, source: int, sink: BinaryIO, command: Sequence[str], seconds: float) -> None:
        """`command` starts a worker, which gives each request so many `seconds`."""
        self._source: int | None = source
        self._sink = sink
        self._command = command
        self._seconds = seconds
        self._read = bytearray()
        self._too_long = False
        self._open: deque[bytes | None] = deque()
        """Requests passed on and not answered; None for a line that was too long to be passed on."""
        self._worker: Popen[bytes] | None = None
        self._outgoing = bytearray()
        self._incoming = bytearray()

    def run(self) -> None:
        """Relay everything. Raises `BrokenPipeError` where nobody reads the answers."""
        self._start()
        try:
            while self._source is not None or self._open:
                self._step()
        finally:
            self._end()

    def _step(self) -> None:
        """Wait until something can be read or written, and do it."""
        worker = self._worker or self._start()
        assert worker.stdin is not None
        assert worker.stdout is not None
        inputs = [worker.stdout.fileno()]
        if self._source is not None and len(self._open) < AHEAD:
            inputs.append(self._source)
        outputs = [worker.stdin.fileno()] if self._outgoing else []
        readable, writable, _ = select.select(inputs, outputs, [])
        if worker.stdout.fileno() in readable:
            self._hear(worker)
        if writable and self._worker is worker:
            self._pass_on(worker)
        if self._source in readable:
            self._take_in()

    def _take_in(self) -> None:
        assert self._source is not None
        chunk = os.read(self._source, CHUNK)
        if not chunk:
            self._source = None
            if self._read or self._too_long:
                self._line(bytes(self._read))
            return
        *lines, rest = chunk.split(b"\n")
        for line in lines:
            self._read += line
            self._line(bytes(self._read))
            self._read.clear()
        self._read += rest
        if len(self._read) >= engine.LINE_LIMIT:
            self._too_long = True
            self._read.clear()

    def _line(self, line: bytes) -> None:
        """A whole line was read."""
        if self._too_long or len(line) >= engine.LINE_LIMIT:
            self._open.append(None)
            self._answer_too_long()
        else:
            self._open.append(line)
            self._outgoing += line + b"\n"
        self._too_long = False

    def _pass_on(self, worker: Popen[bytes]) -> None:
        assert worker.stdin is not None
        try:
            del self._outgoing[: os.write(worker.stdin.fileno(), self._outgoing[:CHUNK])]
        except BrokenPipeError:
            # It has ended; its last answers are still to be heard.
            self._outgoing.clear()

    def _hear(self, worker: Popen[bytes]) -> None:
        assert worker.stdout is not None
        chunk = os.read(worker.stdout.fileno(), CHUNK)
        if not chunk:
            self._ended(worker)
            return
        *answers, rest = chunk.split(b"\n")
        for answer in answers:
            self._incoming += answer
            self._sink.write(self._incoming + b"\n")
            self._incoming.clear()
            self._open.popleft()
            self._answer_too_long()
        self._incoming += rest
        self._sink.flush()

    def _answer_too_long(self) -> None:
        """Answer the lines that nobody was given, once it is their turn."""
        while self._open and self._open[0] is None:
            self._open.popleft()
            self._sink.write(engine.answer(None))
            self._sink.flush()

    def _ended(self, worker: Popen[bytes]) -> None:
        """The worker has ended: by itself, or by the first of the requests that it was given."""
        worker.wait()
        self._end()
        if worker.returncode != RENEW and self._open:
            asked = self._open.popleft()
            if worker.returncode == -signal.SIGALRM:
                problem = BadRequest("rules.too_long", {"seconds": self._seconds})
            else:
                problem = BadRequest("engine.failed", {"failure": f"status {worker.returncode}"})
            self._sink.write(engine.refusal(asked, problem))
            self._sink.flush()
            self._answer_too_long()

    def _start(self) -> Popen[bytes]:
        self._worker = worker = Popen(self._command, stdin=PIPE, stdout=PIPE, bufsize=0)
        assert worker.stdin is not None
        os.set_blocking(worker.stdin.fileno(), False)
        self._incoming.clear()
        self._outgoing = bytearray(b"".join(line + b"\n" for line in self._open if line is not None))
        return worker

    def _end(self) -> None:
        worker, self._worker = self._worker, None
        if worker is None:
            return
        for pipe in (worker.stdin, worker.stdout):
            assert pipe is not None
            pipe.close()
        worker.kill()
        worker.wait()


def relay(source: BinaryIO, sink: BinaryIO, seconds: float, memory: int) -> None:
    """Answer `source` on `sink`, each request within so many seconds and bytes of memory (0: not bounded)."""
    command = (sys.executable, "-m", "tablee.bots.engine_worker", f"{seconds:g}", str(memory))
    Relay(source.fileno(), sink, command, seconds).run()
