"""A worker that obeys the text of a ruling: `python -m tests.bots.obedient_worker MEMORY NICENESS`."""

import os
from typing import Any

from tablee.bots.pool import worker
from tablee.bots.pool.messages import Ruling


def rule(asked: Ruling) -> dict[str, Any]:
    """Obey the text, or return the process id."""
    match asked.text:
        case "spin":
            while True:
                pass
        case "die":
            os._exit(3)
        case "stumble":
            raise ZeroDivisionError
        case "say a lot":
            return {"moves": ["x" * 1000] * 1100}
        case "grow":
            return {"kept": [b"x" * (1 << 20) for _ in range(1 << 20)]}
    return {"pid": os.getpid()}


if __name__ == "__main__":
    worker.rule = rule  # type: ignore[attr-defined]
    worker.main()
