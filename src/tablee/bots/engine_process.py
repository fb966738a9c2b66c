"""Being the engine process (notation 2): standard input and output, to which nobody else writes."""

import sys
from typing import Final

from tablee.bots import engine
from tablee.bots.engine_relay import relay
from tablee.bots.lines import own_stdout

SECONDS: Final = 60.0
MEMORY: Final = 1 << 30


def run(seconds: float = SECONDS, memory: int = MEMORY) -> None:
    """Answer until end of input, each request within so many seconds and bytes of memory (0: not bounded).

    Without bounds, and on Windows, which keeps none, no other process is needed.
    """
    answers = own_stdout()
    try:
        if sys.platform == "win32" or not (seconds or memory):
            engine.serve(sys.stdin.buffer, answers)
        else:
            relay(sys.stdin.buffer, answers, seconds, memory)
    except BrokenPipeError:
        sys.exit(1)
