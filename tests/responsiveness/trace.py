"""The response times of a page from a Chromium trace, in processor time: a busy machine does not change them.

An answer is complete with the frame that shows it. The work of the page's main thread from the input to that frame,
and the compositor's work to draw it, take a multiple on a slower processor. Then the screen needs one more refresh.
Waiting threads use no processor time. A page that waits on purpose is found by the task that showed the move. If the
message arrived in another task, the time between the two counts by the clock.
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
"""The receiver of messages from programs that control a browser: ours, through Playwright. No program controls a
phone's.
"""
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
    """An uninterrupted piece of a thread's work: start and end, in µs, and its processor time."""

    begun: float
    ended: float
    cost: float


class Answers(NamedTuple):
    """Milliseconds on the slower processor.

    `inputs`: from each click or key to the next frame; `moves`: from the input of a move, or from the message with
    another player's move, to the frame that shows it; `tasks`: every task of the main thread, the longest last;
    `longest`: what the longest one did.
    """

    inputs: list[float]
    moves: list[float]
    tasks: list[float]
    longest: str


class Trace:
    """The events of one page that concern answers, in order; without the tasks that Playwright requests."""

    def __init__(self, events: Sequence[Event], slower: float) -> None:
        self._slower = slower
        names = {
            (one["pid"], one["tid"]): one["args"]["name"] for one in events if one["name"] == "thread_name"
        }
        # Other pages of the browser have main threads too; the page in use is the one that shows moves.
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
        """Return the index of the task at this moment."""
        return max(0, bisect_right(self._begun, at) - 1)

    def _frame_after(self, at: float) -> int | None:
        """Return the task that makes the first frame after the task of this moment; None if the trace ends before."""
        frames = self._times("BeginMainThreadFrame")
        begun = bisect_left(frames, self._tasks[self._task_of(at)].ended)
        return self._task_of(frames[begun]) if begun < len(frames) else None

    def _drawn(self, frame: Task) -> float:
        """Return the compositor's cost of drawing this frame."""
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
        """Return the milliseconds from the task of the moment `asked` to the first frame after `shown`.

        Tasks that contain one of the moments `besides` do not count.
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
        """Return the response times of all inputs and moves."""
        inputs = self._inputs()
        tasks = sorted(self._tasks, key=lambda task: task.cost)
        # A program presses several keys before the next frame, fingers one: each counts by itself.
        answered = (self._cost(at, at, inputs[which + 1 :]) for which, at in enumerate(inputs))
        return Answers(
            [cost for cost in answered if cost is not None],
            self._moves(inputs),
            [self._slower * task.cost / 1000 for task in tasks],
            self._what(tasks[-1]) if tasks else "",
        )

    def _what(self, task: Task) -> str:
        """Return the work of a task, the outermost of each kind, and the first input in it."""
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
    """True if one of these moments, which are sorted, lies in the task."""
    return bisect_left(moments, task.begun) < bisect_left(moments, task.ended)


def _tasks(events: Sequence[Event]) -> list[Task]:
    return [
        Task(float(one["ts"]), float(one["ts"]) + float(one.get("dur", 0)), float(one.get("tdur", 0)))
        for one in events
        if one["name"] == TASK and one["ph"] == "X"
    ]
