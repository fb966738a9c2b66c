"""The engine process (notation 2): it runs workers, each until a request exceeds a limit."""

import os
import signal
import sys
import tempfile
from collections.abc import Sequence
from subprocess import Popen
from typing import Final

from tablee.bots.engine.backlog import Backlog
from tablee.bots.engine.statuses import NOBODY_READS, RENEW
from tablee.bots.own_process import own_stdout

SECONDS: Final = 60.0
MEMORY: Final = 1 << 30


def run(seconds: float = SECONDS, memory: int = MEMORY) -> None:
    """Answer until end of input, each request within the given seconds and bytes of memory (0: no limit).

    Without limits, and on Windows, which enforces none, this process answers by itself.
    """
    if sys.platform == "win32" or not (seconds or memory):
        from tablee.bots.engine import json_lines

        try:
            json_lines.serve(sys.stdin.buffer, own_stdout())
        except BrokenPipeError:
            sys.exit(1)
    else:
        command = (sys.executable, "-m", "tablee.bots.engine.worker", f"{seconds:g}", str(memory))
        sys.exit(attend(command, sys.stdin.fileno(), sys.stdout.fileno(), seconds))


def attend(command: Sequence[str], source: int, sink: int, seconds: float) -> int:
    """Run workers that answer `source` on `sink`, each request within `seconds`; return an exit status.

    `command` starts a worker; the descriptor of the backlog is appended to it.
    """
    with tempfile.TemporaryFile() as kept:
        while True:
            status = _worked([*command, str(kept.fileno())], source, sink, kept.fileno())
            if status == RENEW:
                continue
            accused = None if status in (0, NOBODY_READS) else Backlog(kept.fileno()).accuse()
            if accused is None:
                # The worker is done, the reader has gone, or the worker died without a request.
                return int(status != 0)
            if not _said(sink, _refusal(accused, status, seconds)):
                return 1


def _refusal(accused: bytes, status: int, seconds: float) -> bytes:
    """Return the answer to the line at which a worker ended with `status`."""
    # Imported here because the supervisor rarely needs it, and the first worker should start as soon as possible.
    from tablee.bots.engine import json_lines
    from tablee.bots.engine.requests import EngineRequestError

    if status == -signal.SIGALRM:
        return json_lines.refusal(accused, EngineRequestError("rules.too_long", {"seconds": seconds}))
    problem = EngineRequestError("engine.failed", {"failure": f"status {status}"})
    return json_lines.refusal(accused, problem)


def _worked(command: Sequence[str], source: int, sink: int, kept: int) -> int:
    """Run one worker and return its exit status."""
    with Popen(command, stdin=source, stdout=sink, pass_fds=(kept,)) as worker:
        try:
            return worker.wait()
        finally:
            worker.kill()


def _said(sink: int, line: bytes) -> bool:
    """True if the whole line could be written."""
    try:
        while line:
            line = line[os.write(sink, line) :]
    except BrokenPipeError:
        return False
    return True
