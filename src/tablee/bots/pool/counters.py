"""What a pool of bots has done so far, for whoever watches over it."""

from bisect import bisect_left
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from time import perf_counter
from typing import Final

BUCKETS: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)
"""Upper bounds of the classes of waiting times, in seconds; what took longer is in one more."""


@dataclass
class QuestionProgress:
    """How far the questions about one move have come, for whoever asks them.

    `waiting`: whether one is in a queue; `queued`: seconds that they waited there; `thought`: seconds that they were
    thought about; `failure`: what went wrong with the last one that got no move.
    """

    waiting: bool = False
    queued: float = 0.0
    thought: float = 0.0
    failure: str | None = None


class Waits:
    """How long questions of one kind waited for a process: `counts` by class of `BUCKETS`, `seconds` in sum."""

    def __init__(self) -> None:
        self.waiting = 0
        self.counts = [0] * (len(BUCKETS) + 1)
        self.seconds = 0.0

    def note(self, seconds: float) -> None:
        """A question has waited so long."""
        self.counts[bisect_left(BUCKETS, seconds)] += 1
        self.seconds += seconds

    @contextmanager
    def during(self, course: QuestionProgress) -> Iterator[None]:
        """A question waits as long as this lasts; noted unless it is broken off."""
        self.waiting += 1
        course.waiting = True
        began = perf_counter()
        try:
            yield
            seconds = perf_counter() - began
            self.note(seconds)
            course.queued += seconds
        finally:
            self.waiting -= 1
            course.waiting = False


@dataclass
class Counters:
    """`waiting` and `thinking` go up and down, the others only up.

    `thinking`: questions being answered; `answered`: questions answered, however; `seconds`: time spent on answers,
    from worker to answer; `trees`: those grown by workers that nobody waited for; `failures`: times that a bot gave no
    move of its own (`kills` of them ended a worker: hanging, dead or talking nonsense); `substitutes`: answers by the
    lowest level, `at_random`: answers by chance alone; `waits`: of questions in the queue, by priority.
    """

    thinking: int = 0
    answered: int = 0
    seconds: float = 0.0
    trees: int = 0
    failures: int = 0
    kills: int = 0
    substitutes: int = 0
    at_random: int = 0
    waits: dict[int, Waits] = field(default_factory=dict)

    @property
    def waiting(self) -> int:
        """Questions in the queue."""
        return sum(waits.waiting for waits in self.waits.values())
