"""Figures about a pool of bots, for metrics."""

from bisect import bisect_left
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from time import perf_counter
from typing import Final

BUCKETS: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)
"""Upper bounds of the classes of waiting times, in seconds; one further class holds longer waits."""


@dataclass
class QuestionProgress:
    """The progress of the questions about one move, for their caller.

    `waiting`: true while one is in a queue; `queued`: seconds that they spent there; `thought`: seconds that bots
    spent on them; `failure`: what went wrong with the last one that got no move.
    """

    waiting: bool = False
    queued: float = 0.0
    thought: float = 0.0
    failure: str | None = None


class Waits:
    """The waits of one kind of question for a process: `counts` by class of `BUCKETS`, `seconds` in total."""

    def __init__(self) -> None:
        self.waiting = 0
        self.counts = [0] * (len(BUCKETS) + 1)
        self.seconds = 0.0

    def note(self, seconds: float) -> None:
        """Count one question that waited `seconds`."""
        self.counts[bisect_left(BUCKETS, seconds)] += 1
        self.seconds += seconds

    @contextmanager
    def during(self, course: QuestionProgress) -> Iterator[None]:
        """Count a question as waiting inside this context; a wait that is cancelled does not enter the figures."""
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

    `thinking`: questions being answered; `answered`: questions with any answer; `seconds`: time between taking a
    worker and the answer; `trees`: trees grown by lent workers; `failures`: questions for which a bot gave no move of
    its own; `kills`: workers ended because they hung, died or answered nonsense; `substitutes`: answers by the lowest
    level; `at_random`: answers by chance; `waits`: the waits in the queue, by priority.
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
        """The number of questions in the queue."""
        return sum(waits.waiting for waits in self.waits.values())
