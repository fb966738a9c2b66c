"""The smoothness of movements from a Chromium trace, in processor time: a busy machine does not change it.

During a movement each frame costs its thread a certain processor time; a slower processor takes a multiple of
that. A frame that fits between two refreshes of the screen is in time; a longer one delays the next. The compositor
moves parts that only slide, turn or fade. Anything else is drawn again by the main thread for each frame.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any, Final, NamedTuple, TypeAlias

CATEGORIES: Final = ("toplevel", "blink.animations", "devtools.timeline", "cc", "benchmark", "viz")
MAIN: Final = "CrRendererMain"
COMPOSITOR: Final = "Compositor"
TASK: Final = "ThreadControllerImpl::RunTask"
TICK: Final = "ExternalBeginFrameSource::OnBeginFrame"
FRAME_US: Final = 1_000_000 / 60
SHORTEST_US: Final = 100_000
"""Shorter movements have no meaningful rate."""

Event: TypeAlias = dict[str, Any]


class Move(NamedTuple):
    """One animation: its start and end, in µs, and whether the main thread had to draw each of its frames."""

    begun: float
    ended: float
    drawn: bool
    what: str


def _threads(events: Sequence[Event]) -> dict[tuple[int, int], str]:
    return {(one["pid"], one["tid"]): one["args"]["name"] for one in events if one["name"] == "thread_name"}


def moves(events: Sequence[Event]) -> list[Move]:
    """Return the animations that began and ended; endless ones are left out."""
    told: dict[tuple[int, str], list[Event]] = {}
    for one in events:
        if one["name"] == "Animation" and one["ph"] in "bne":
            told.setdefault((one["pid"], str(one.get("id2"))), []).append(one)
    return [
        move for story in told.values() for move in _of_one(sorted(story, key=lambda one: float(one["ts"])))
    ]


def _of_one(story: Sequence[Event]) -> Iterator[Move]:
    begun: float | None = None
    drawn = False
    what = ""
    for one in story:
        data = one["args"].get("data", {})
        if one["ph"] == "b":
            begun, drawn, what = None, False, f"{data.get('displayName')} of {data.get('nodeName')}"
        if data.get("compositeFailed"):
            drawn = True
        if one["ph"] == "n" and data.get("state") == "running" and begun is None:
            begun = float(one["ts"])
        if one["ph"] == "e" and begun is not None:
            yield Move(begun, float(one["ts"]), drawn, what)
            begun = None


def rate(events: Sequence[Event], slower: float) -> float | None:
    """Return the frames a second of a movement, on a processor so much slower; None if hardly anything moved."""
    threads = _threads(events)
    moving = moves(events)
    ticks = sorted(
        float(one["ts"])
        for one in events
        if one["name"] == TICK and threads.get((one["pid"], one["tid"])) == COMPOSITOR
    )
    tasks = [
        (float(one["ts"]), float(one.get("tdur", 0)), threads.get((one["pid"], one["tid"])))
        for one in events
        if one["name"] == TASK and one["ph"] == "X"
    ]
    frames = [
        (after - before, sum(cost for at, cost, thread in tasks if thread in asked and before <= at < after))
        for before, after in pairwise(ticks)
        if (asked := _asked(moving, before, after))
    ]
    return (
        None if sum(wide for wide, _ in frames) < SHORTEST_US else _rate([cost for _, cost in frames], slower)
    )


def _asked(moving: Sequence[Move], before: float, after: float) -> set[str]:
    """Return the threads that a frame between these moments needs: none unless something moves all the time."""
    running = [move for move in moving if move.begun <= before and after <= move.ended]
    return ({COMPOSITOR} if running else set()) | ({MAIN} if any(move.drawn for move in running) else set())


def _rate(costs: Sequence[float], slower: float) -> float:
    return 1_000_000 * len(costs) / sum(max(FRAME_US, slower * cost) for cost in costs)
