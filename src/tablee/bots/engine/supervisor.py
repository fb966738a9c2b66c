"""Being the engine process (notation 2): workers answer, each until a request is too much for it."""

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
    """Answer until end of input, each request within so many seconds and bytes of memory (0: not bounded).

    Without bounds, and on Windows, which keeps none, no other process is needed.
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
    """Have workers (`command`, and a descriptor) answer `source` on `sink`, each request within so many `seconds`.

    The answer is an exit status.
    """
    with tempfile.TemporaryFile() as kept:
        while True:
            status = _worked([*command, str(kept.fileno())], source, sink, kept.fileno())
            if status == RENEW:
                continue
            accused = None if status in (0, NOBODY_READS) else Backlog(kept.fileno()).accuse()
            if accused is None:
                # Done, nobody reads the answers, or it died of no request.
                return int(status != 0)
            if not _said(sink, _refusal(accused, status, seconds)):
                return 1


def _refusal(accused: bytes, status: int, seconds: float) -> bytes:
    """What is answered to a line that a worker ended over, with this status."""
    # What workers need to answer is imported here only where it is needed: a worker has to start first of all.
    from tablee.bots.engine import json_lines
    from tablee.bots.engine.requests import EngineRequestError

    if status == -signal.SIGALRM:
        return json_lines.refusal(accused, EngineRequestError("rules.too_long", {"seconds": seconds}))
    problem = EngineRequestError("engine.failed", {"failure": f"status {status}"})
    return json_lines.refusal(accused, problem)


def _worked(command: Sequence[str], source: int, sink: int, kept: int) -> int:
    """The exit status of one worker."""
    with Popen(command, stdin=source, stdout=sink, pass_fds=(kept,)) as worker:
        try:
            return worker.wait()
        finally:
            worker.kill()


def _said(sink: int, line: bytes) -> bool:
    """Whether the whole line could be written."""
    try:
        while line:
            line = line[os.write(sink, line) :]
    except BrokenPipeError:
        return False
    return True
