"""Substitutes for the server's pools, which need not count anything, and for the time of its event loop."""

from collections.abc import Callable

from tablee.bots.pool.counters import Counters


class Uncounted:
    """Bots without a pool."""

    counters = Counters()
    size = 100


class Timer:
    """A callback that is due at a time, unless it is cancelled."""

    def __init__(self, at: float, do: Callable[[], None]) -> None:
        self.at = at
        self.do = do
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


class LoopTime:
    """The time of an event loop, which passes when a test says so: `asyncio` for a module that needs nothing else of
    it.
    """

    def __init__(self) -> None:
        self._at = 0.0
        self._timers: list[Timer] = []

    def get_running_loop(self) -> "LoopTime":
        return self

    def time(self) -> float:
        return self._at

    def call_later(self, seconds: float, do: Callable[[], None]) -> Timer:
        self._timers.append(Timer(self._at + seconds, do))
        return self._timers[-1]

    def put_forward(self, seconds: float) -> None:
        """Let this time pass, and call everything that is due, each at its time."""
        end = self._at + seconds
        while due := [timer for timer in self._timers if timer.at <= end and not timer.cancelled]:
            timer = min(due, key=lambda timer: timer.at)
            self._timers.remove(timer)
            self._at = timer.at
            timer.do()
        self._at = end
