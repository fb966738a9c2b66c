"""Which turns are worth a notice once a bot has played a seat, and what becomes of notices that were not tried."""

from types import SimpleNamespace
from typing import Any, Final, cast, get_args

import pytest

from tablee.server.live.clock_events import RETURNED, SUBSTITUTE, TIME_OUT
from tablee.server.notifications import notice_sender
from tablee.server.notifications.holding import Held, _played_by_bot
from tablee.server.notifications.notice_sender import NoticeSender
from tablee.server.protocol.terms import Terms, TimeOut
from tablee.server.tables.stand_ins import OVER, STOOD_IN
from tablee.store.attendance import Attendance
from tablee.store.rows import Notice

TURN: Final = Notice(1, "c", "me", "m", "turn", 3, 0, 20, 1)


@pytest.mark.parametrize("ends", [OVER, SUBSTITUTE, "stand_in"])
@pytest.mark.parametrize("time_out", get_args(TimeOut))
def test_whoever_plays_a_seat_after_a_bot_stood_in_is_notified_again(ends: str, time_out: TimeOut) -> None:
    """The player who is back, the next player of the seat, and everyone once absence counts again."""
    terms = Terms(time_out=time_out)
    events = {STOOD_IN: 10}
    assert _played_by_bot(TURN, terms, Attendance(0, 0, events))
    assert not _played_by_bot(TURN, terms, Attendance(0, 0, {**events, ends: 11}))
    assert _played_by_bot(TURN, terms, Attendance(0, 0, {**events, ends: 9}))


@pytest.mark.parametrize("ends", [RETURNED, SUBSTITUTE, "move"])
def test_whoever_plays_a_seat_after_its_time_ran_out_is_notified_again(ends: str) -> None:
    terms = Terms(time_out="bot_until_back")

    def played(at: int) -> bool:
        events = {TIME_OUT: 10} if ends == "move" else {TIME_OUT: 10, ends: at}
        return _played_by_bot(TURN, terms, Attendance(0, at if ends == "move" else 0, events))

    assert [played(at) for at in (0, 9, 10, 11)] == [True, True, False, False]


@pytest.mark.parametrize(
    ("late", "takes", "put_off"),
    [(1, True, [2, 3, 4]), (2, True, [4]), (None, True, []), (None, False, [2, 3, 4])],
    ids=["no time for the second", "no time for the third", "time for all", "the first fails"],
)
async def test_what_was_claimed_and_not_tried_is_due_again_at_once(
    monkeypatch: pytest.MonkeyPatch, late: int | None, takes: bool, put_off: list[int]
) -> None:
    clock = iter([0.0, *(0.0 if late is None or number < late else 1000.0 for number in range(3))])
    monkeypatch.setattr(notice_sender, "monotonic", lambda: next(clock))
    freed: list[int] = []

    async def free(notices: list[int], due: int, sent: bool = False) -> None:
        assert not sent
        freed.extend(notices)

    async def send(*_: object) -> bool:
        return takes

    store = SimpleNamespace(outbox=SimpleNamespace(put_off=free))
    sender = NoticeSender(*cast("tuple[Any, Any, Any]", (store, None, None)))
    monkeypatch.setattr(sender, "_send", send)
    messages = [[Held(cast(Any, n), cast(Any, None)) for n in one] for one in ([1], [2, 3], [4])]
    await sender._send_all(cast(Any, None), messages, cast(Any, None))
    assert freed == put_off
