"""Frame rates from a trace."""

from typing import Any, Final

import pytest

from tests.smoothness.trace import COMPOSITOR, FRAME_US, MAIN, TASK, TICK, Event, moves, rate

PROCESS: Final = 7
THREADS: Final = {MAIN: 1, COMPOSITOR: 2}
LONG_US: Final = 20 * FRAME_US


def _event(name: str, phase: str, at: float, thread: str = MAIN, **more: Any) -> Event:
    return {"name": name, "ph": phase, "ts": at, "pid": PROCESS, "tid": THREADS[thread], "args": {}, **more}


def _animation(begun: float, ended: float | None, *, drawn: bool = False) -> list[Event]:
    one: dict[str, Any] = {"id2": {"local": f"0x{begun}"}}
    told = [
        _event(
            "Animation",
            "b",
            begun - FRAME_US,
            **one,
            args={"data": {"displayName": "fall", "nodeName": "LI"}},
        ),
        *([_event("Animation", "n", begun, **one, args={"data": {"compositeFailed": 32}})] if drawn else []),
        _event("Animation", "n", begun, **one, args={"data": {"state": "running"}}),
    ]
    return told if ended is None else [*told, _event("Animation", "e", ended, **one)]


def _frames(cost_us: float, thread: str) -> list[Event]:
    """Return a second of frames, each with so much processor time of this thread and as much waiting."""
    ticks = [frame * FRAME_US for frame in range(60)]
    return [
        *(_event("thread_name", "M", 0, name, args={"name": name}) for name in THREADS),
        *(_event(TICK, "I", at, COMPOSITOR) for at in ticks),
        *(_event(TASK, "X", at + 1, thread, dur=2 * cost_us, tdur=cost_us) for at in ticks),
    ]


def test_frames_that_fit_between_two_of_the_screens_are_all_shown() -> None:
    events = _frames(4_000, COMPOSITOR) + _animation(0, LONG_US)
    assert rate(events, 4) == pytest.approx(60)


def test_a_dearer_frame_takes_its_processor_time_slowed_and_not_what_it_waited() -> None:
    events = _frames(6_250, COMPOSITOR) + _animation(0, LONG_US)
    assert rate(events, 4) == pytest.approx(40)


def test_what_the_main_thread_does_holds_up_only_what_it_draws() -> None:
    busy = _frames(6_250, MAIN)
    assert rate(busy + _animation(0, LONG_US), 4) == pytest.approx(60)
    assert rate(busy + _animation(0, LONG_US, drawn=True), 4) == pytest.approx(40)


def test_of_what_never_ends_or_is_too_short_there_is_no_rate() -> None:
    frames = _frames(1_000, MAIN)
    assert moves(_animation(0, None)) == []
    assert rate(frames + _animation(0, None), 4) is None
    assert rate(frames + _animation(0, 3 * FRAME_US), 4) is None
