"""What answers for the engine process: `python -m tablee.bots.engine.worker SECONDS MEMORY KEPT` (0: not bounded).

A request that takes longer than SECONDS ends this process, by the system; one that takes more than MEMORY bytes is
refused. Another worker goes on in its place with what it finds in the file of descriptor KEPT (`backlog`).
"""

import os
import signal
import sys

from tablee.bots.engine import json_lines
from tablee.bots.engine.backlog import Backlog
from tablee.bots.engine.requests import EngineRequestError
from tablee.bots.engine.statuses import NOBODY_READS, RENEW
from tablee.bots.own_process import (
    SPENT,
    address_space,
    bound_memory,
    end_with_parent,
    own_stdout,
    set_alarm,
)
from tablee.core.game import JsonObject


class Bounds:
    """What a request may take: `seconds`, and `memory` in bytes (0: not bounded)."""

    def __init__(self, seconds: float, memory: int) -> None:
        self.seconds = seconds
        self.memory = memory
        self._taken = address_space() or 0
        if memory:
            bound_memory(memory)

    def answered(self, request: JsonObject) -> JsonObject:
        """The answer to one request.

        Raises as `json_lines.answered` does, and `EngineRequestError` `rules.too_large`.
        """
        if self.seconds:
            # A bot that was given time to think has that besides.
            ms = request.get("ms") if request.get("do") == "best" else None
            set_alarm(self.seconds + (ms / 1000 if type(ms) is int and ms > 0 else 0))
        try:
            return json_lines.answered(request)
        except MemoryError:
            raise EngineRequestError("rules.too_large", {"megabytes": self.memory // 10**6}) from None
        finally:
            if self.seconds:
                set_alarm(0)

    @property
    def spent(self) -> bool:
        """Whether too little memory is left."""
        return self.memory > 0 and (address_space() or 0) - self._taken > SPENT * self.memory


def main() -> None:
    """Answer until end of input."""
    seconds, memory, kept = float(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
    end_with_parent()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    answers = own_stdout()
    bounds, backlog = Bounds(seconds, memory), Backlog(kept)
    lines = backlog.lines(sys.stdin.fileno())
    for line in lines:
        try:
            answers.write(json_lines.answer(line, bounds.answered))
            answers.flush()
        except BrokenPipeError:
            os._exit(NOBODY_READS)
        if bounds.spent:
            backlog.done()
            sys.exit(RENEW)


if __name__ == "__main__":
    main()
