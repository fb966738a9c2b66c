"""Response times from a trace."""

from typing import Any, Final

import pytest

from tests.responsiveness.trace import MESSAGE, SHOWN, STEERING, Trace
from tests.smoothness.trace import COMPOSITOR, FRAME_US, MAIN, TASK, Event

PROCESS: Final = 7
OTHER: Final = 8
THREADS: Final = {MAIN: 1, COMPOSITOR: 2}
SLOWER: Final = 4
FRAME_MS: Final = FRAME_US / 1000


def _event(name: str, at: float, thread: str = MAIN, page: int = PROCESS, **args: Any) -> Event:
    return {"name": name, "ph": "I", "ts": at, "pid": page, "tid": THREADS[thread], "args": args}


def _task(at: float, cost: float, thread: str = MAIN, page: int = PROCESS) -> Event:
    """Return a task that waits for a core as long as it works."""
    return {**_event(TASK, at, thread, page), "ph": "X", "dur": 2 * cost, "tdur": cost}


def _input(at: float, kind: str = "click") -> Event:
    return _event("EventDispatch", at, data={"type": kind})


def _frame(at: float, cost: float, drawing: float) -> list[Event]:
    """Return a frame of the main thread, and the compositor's work to bring it to the screen."""
    drawn = at + 2 * cost
    return [
        _task(at, cost),
        _event("BeginMainThreadFrame", at + 1),
        _task(drawn, drawing, COMPOSITOR),
        _event("ActivateLayerTree", drawn + 1, COMPOSITOR),
        _event("DrawFrame", drawn + 2, COMPOSITOR),
    ]


NAMES: Final = [
    {"name": "thread_name", "ph": "M", "pid": page, "tid": thread, "args": {"name": name}}
    for page in (PROCESS, OTHER)
    for name, thread in THREADS.items()
]
TURN: Final = [
    *NAMES,
    _task(1_000, 3_000),
    _input(1_500),
    *_frame(20_000, 2_000, 500),
    _task(40_000, 4_000),
    _event("WebSocketReceive", 40_100),
    _event(SHOWN, 41_000),
    *_frame(60_000, 1_000, 500),
]
"""A click, a frame that shows its effect, the server's answer, and the frame with the move."""


def test_an_input_is_answered_by_the_next_frame_in_processor_time_slowed() -> None:
    assert Trace(TURN, SLOWER).answers().inputs == [pytest.approx(SLOWER * (3 + 2 + 0.5) + FRAME_MS)]


def test_a_key_that_is_pressed_before_the_frame_counts_for_itself() -> None:
    typed = [
        *NAMES,
        _event(SHOWN, 500),
        _task(1_000, 3_000),
        _input(1_500, "keydown"),
        _task(8_000, 4_000),
        _input(8_500, "keydown"),
        *_frame(20_000, 2_000, 500),
    ]
    assert Trace(typed, SLOWER).answers().inputs == [
        pytest.approx(SLOWER * (3 + 2 + 0.5) + FRAME_MS),
        pytest.approx(SLOWER * (4 + 2 + 0.5) + FRAME_MS),
    ]


def test_a_move_of_ones_own_is_answered_by_the_frame_that_shows_it() -> None:
    assert Trace(TURN, SLOWER).answers().moves == [pytest.approx(SLOWER * (3 + 2 + 4 + 1 + 0.5) + FRAME_MS)]


def test_a_move_of_another_guest_counts_from_the_message_that_brought_it() -> None:
    theirs = [
        _task(80_000, 5_000),
        _event("WebSocketReceive", 80_100),
        _event(SHOWN, 81_000),
        *_frame(100_000, 1_000, 500),
    ]
    assert Trace([*TURN, *theirs], SLOWER).answers().moves[1:] == [
        pytest.approx(SLOWER * (5 + 1 + 0.5) + FRAME_MS)
    ]


def test_a_page_that_waits_before_it_shows_a_move_is_charged_the_wait() -> None:
    late = [
        *NAMES,
        _task(1_000, 1_000),
        _event("WebSocketReceive", 1_100),
        _task(301_000, 1_000),
        _event(SHOWN, 301_100),
        *_frame(320_000, 1_000, 500),
    ]
    assert Trace(late, SLOWER).answers().moves == [pytest.approx(300 + SLOWER * (3 + 0.5) + FRAME_MS)]


def test_the_longest_task_is_reported_with_its_work() -> None:
    script = {**_event("FunctionCall", 1_600), "ph": "X", "dur": 2_000, "tdur": 1_500}
    clicked = Trace(
        [*NAMES, _task(1_000, 9_000), _input(1_500), script, _event(SHOWN, 1_700)], SLOWER
    ).answers()
    assert (clicked.tasks, clicked.longest) == ([SLOWER * 9], "click: script 6")


def test_what_other_pages_do_counts_for_nothing() -> None:
    assert (
        Trace([*TURN, _task(2_000, 90_000, MAIN, OTHER)], SLOWER).answers() == Trace(TURN, SLOWER).answers()
    )


def test_what_playwright_asks_of_the_page_counts_for_nothing() -> None:
    asked = [
        _task(30_000, 3_000),
        _event(MESSAGE, 30_001, chrome_mojo_event_info={"mojo_interface_tag": STEERING}),
    ]
    assert Trace([*TURN, *asked], SLOWER).answers() == Trace(TURN, SLOWER).answers()


def test_any_other_message_to_the_page_counts() -> None:
    told = [
        _task(30_000, 3_000),
        _event(
            MESSAGE, 30_001, chrome_mojo_event_info={"mojo_interface_tag": "network.mojom.WebSocketClient"}
        ),
    ]
    assert Trace([*TURN, *told], SLOWER).answers().moves == [
        pytest.approx(SLOWER * (3 + 2 + 3 + 4 + 1 + 0.5) + FRAME_MS)
    ]


def test_an_input_that_no_frame_follows_has_no_answer_yet() -> None:
    assert len(Trace([*TURN, _task(90_000, 1_000), _input(90_100)], SLOWER).answers().inputs) == 1
