"""What a trace of Chromium says of how soon a page answered, in processor time: a busy machine does not change it.

An answer is there with the frame that shows it. What the page's main thread worked from what was asked until it has
that frame, and what the compositor worked until it is drawn, take a multiple on a slower processor; then the screen has
to come round once more. While threads wait, no processor time goes by; a page that waits on purpose is found by what
showed the move: where that was not the task that the message came in, the time between counts by the clock.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import Final, NamedTuple

from tests.smoothness.trace import COMPOSITOR, FRAME_US, MAIN, TASK, Event

CATEGORIES: Final = (
    "toplevel",
    "devtools.timeline",
    "disabled-by-default-devtools.timeline.frame",
    "blink.user_timing",
)
SHOWN: Final = "tablee-ply"
"""The mark that the page sets as soon as the board shows another ply."""
INPUTS: Final = ("click", "keydown")
MESSAGE: Final = "Receive mojo message"
STEERING: Final = "blink.mojom.DevToolsSession"
"""Whom messages to the page are for by which programs steer a browser: ours, by Playwright. Nobody steers a phone's."""
KINDS: Final = {
    "FunctionCall": "script",
    "EvaluateScript": "script",
    "UpdateLayoutTree": "style",
    "Layout": "layout",
    "PrePaint": "paint",
    "Paint": "paint",
    "Layerize": "paint",
    "MinorGC": "memory",
    "MajorGC": "memory",
}


class Task(NamedTuple):
    """Something that a thread did without a break: from when to when, in µs, and the processor time of it."""

    begun: float
    ended: float
    cost: float


class Answers(NamedTuple):
    """Milliseconds on the slower processor.

    `inputs`: from each click or key to the next frame; `moves`: from what made a move, or from the message that brought
    somebody else's, to the frame that shows it; `tasks`: every task of the main thread, the longest last; `longest`:
    what the longest one did.
    """

    inputs: list[float]
    moves: list[float]
    tasks: list[float]
    longest: str


class Trace:
    """The events of one page that are about answers, in order; without the tasks that Playwright asks for."""

    def __init__(self, events: Sequence[Event], slower: float) -> None:
        self._slower = slower
        names = {
            (one["pid"], one["tid"]): one["args"]["name"] for one in events if one["name"] == "thread_name"
        }
        # Other pages of the browser have main threads too; the one that was touched shows moves.
        page = next((one["pid"] for one in events if one["name"] == SHOWN), None)
        ordered = sorted((one for one in events if "ts" in one), key=lambda one: float(one["ts"]))
        self._main = [one for one in ordered if self._on(names, one, page, MAIN)]
        self._compositor = [one for one in ordered if self._on(names, one, page, COMPOSITOR)]
        steered = [float(one["ts"]) for one in self._main if one["name"] == MESSAGE and _steers(one)]
        self._tasks = [task for task in _tasks(self._main) if not _holds_any(task, steered)]
        self._begun = [task.begun for task in self._tasks]
        self._drawing = _tasks(self._compositor)

    @staticmethod
    def _on(names: dict[tuple[int, int], str], one: Event, page: int | None, thread: str) -> bool:
        return one["pid"] == page and names.get((one["pid"], one["tid"])) == thread

    def _times(self, name: str) -> list[float]:
        return [float(one["ts"]) for one in self._main if one["name"] == name]

    def _inputs(self) -> list[float]:
        return [
            float(one["ts"])
            for one in self._main
            if one["name"] == "EventDispatch" and one["args"]["data"]["type"] in INPUTS
        ]

    def _task_of(self, at: float) -> int:
        """Which task this moment belongs to."""
        return max(0, bisect_right(self._begun, at) - 1)

    def _frame_after(self, at: float) -> int | None:
        """The task that makes the first frame after the task of this moment; None where the trace ends before."""
        frames = self._times("BeginMainThreadFrame")
        begun = bisect_left(frames, self._tasks[self._task_of(at)].ended)
        return self._task_of(frames[begun]) if begun < len(frames) else None

    def _drawn(self, frame: Task) -> float:
        """What drawing this frame cost the compositor."""
        active = next(
            (
                float(one["ts"])
                for one in self._compositor
                if one["name"] == "ActivateLayerTree" and one["ts"] >= frame.begun
            ),
            frame.ended,
        )
        drawn = next(
            (
                float(one["ts"])
                for one in self._compositor
                if one["name"] == "DrawFrame" and one["ts"] >= active
            ),
            frame.ended,
        )
        return sum(task.cost for task in self._drawing if frame.begun <= task.begun <= drawn)

    def _cost(self, asked: float, shown: float, besides: Sequence[float] = ()) -> float | None:
        """Milliseconds from the task of the moment `asked` to the first frame after `shown`.

        Tasks that hold one of the moments `besides` do not count.
        """
        frame = self._frame_after(shown)
        if frame is None:
            return None
        tasks = self._tasks[self._task_of(asked) : frame + 1]
        worked = sum(task.cost for task in tasks if not _holds_any(task, besides))
        return (self._slower * (worked + self._drawn(self._tasks[frame])) + FRAME_US) / 1000

    def _moves(self, inputs: Sequence[float]) -> list[float]:
        received = self._times("WebSocketReceive")
        costs = []
        before = 0.0
        for shown in self._times(SHOWN):
            said = received[bisect_right(received, shown) - 1] if received and received[0] <= shown else shown
            asked = inputs[bisect_right(inputs, shown) - 1] if inputs and inputs[0] <= shown else 0.0
            waited = 0.0 if self._task_of(said) == self._task_of(shown) else (shown - said) / 1000
            cost = self._cost(asked if asked > before else said, shown)
            before = shown
            if cost is not None:
                costs.append(cost + waited)
        return costs

    def answers(self) -> Answers:
        """How soon everything was answered."""
        inputs = self._inputs()
        tasks = sorted(self._tasks, key=lambda task: task.cost)
        # A program presses several keys before the next frame, fingers one: each counts for itself.
        answered = (self._cost(at, at, inputs[which + 1 :]) for which, at in enumerate(inputs))
        return Answers(
            [cost for cost in answered if cost is not None],
            self._moves(inputs),
            [self._slower * task.cost / 1000 for task in tasks],
            self._what(tasks[-1]) if tasks else "",
        )

    def _what(self, task: Task) -> str:
        """What a task spent its time on, the outermost of each kind, and the first input in it."""
        parts: dict[str, float] = {}
        until = 0.0
        asked = ""
        for one in self._main:
            if not task.begun <= one["ts"] < task.ended:
                continue
            if one["name"] == "EventDispatch" and one["args"]["data"]["type"] in INPUTS:
                asked = asked or one["args"]["data"]["type"]
            kind = KINDS.get(one["name"])
            if kind is not None and one["ph"] == "X" and one["ts"] >= until:
                parts[kind] = parts.get(kind, 0) + self._slower * float(one.get("tdur", 0)) / 1000
                until = float(one["ts"]) + float(one.get("dur", 0))
        told = ", ".join(f"{kind} {part:.0f}" for kind, part in parts.items())
        return f"{asked}: {told}" if asked else told


def _steers(message: Event) -> bool:
    told = message["args"].get("chrome_mojo_event_info", {})
    return bool(told.get("mojo_interface_tag") == STEERING)


def _holds_any(task: Task, moments: Sequence[float]) -> bool:
    """Whether one of these moments, which are in order, lies in the task."""
    return bisect_left(moments, task.begun) < bisect_left(moments, task.ended)


def _tasks(events: Sequence[Event]) -> list[Task]:
    return [
        Task(float(one["ts"]), float(one["ts"]) + float(one.get("dur", 0)), float(one.get("tdur", 0)))
        for one in events
        if one["name"] == TASK and one["ph"] == "X"
    ]
