"""Whether the machine has nothing better to do than to play for the ladder."""

import asyncio
import time
from typing import Final

from tablee.bots.programs.offered import Programs
from tablee.server.thinker import Thinker

LOOK_S: Final = 0.25
"""How often to look while the machine is busy, in seconds."""


class Idleness:
    """Knows if a bot worker is idle: then a move for the ladder takes the place that nobody uses.

    The ladder never waits in the queue of the bot workers, and never uses one. So no question of a table waits for it.
    """

    def __init__(self, thinker: Thinker, programs: Programs) -> None:
        self._thinker = thinker
        self._programs = programs

    @property
    def idle(self) -> bool:
        """True if fewer bots and programs think or wait than there are bot workers."""
        counted = self._thinker.counters
        hosts = [host.counted for host in self._programs.hosts.values()]
        others = sum(host.thinking + host.waits.waiting for host in hosts)
        return counted.thinking + counted.waiting + others < self._thinker.size

    async def within(self, seconds: float) -> bool:
        """Wait until the machine is idle; False if it is still busy after so many seconds."""
        until = time.monotonic() + seconds
        while not self.idle:
            if time.monotonic() >= until:
                return False
            await asyncio.sleep(LOOK_S)
        return True
