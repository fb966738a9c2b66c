"""A worker of the engine process: `python -m tablee.bots.engine.worker SECONDS MEMORY KEPT` (0: no limit).

The system kills this process if a request takes longer than SECONDS. A request that needs more than MEMORY bytes is
refused. The next worker continues from the file of descriptor KEPT (`backlog`).
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
    """The limits of a request: `seconds`, and `memory` in bytes (0: no limit)."""

    def __init__(self, seconds: float, memory: int) -> None:
        self.seconds = seconds
        self.memory = memory
        self._taken = address_space() or 0
        if memory:
            bound_memory(memory)

    def answered(self, request: JsonObject) -> JsonObject:
        """Return the answer to one request.

        Raises the errors of `json_lines.answered`, and `EngineRequestError` `rules.too_large`.
        """
        if self.seconds:
            # The thinking time of a bot comes on top of the limit.
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
        """True if too little memory is left."""
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
