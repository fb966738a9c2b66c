"""Each check of a match's state refuses each state that it is for, and lets the others pass."""

from typing import Any, Final

import pytest
from msgspec import structs

from tablee.games import find
from tablee.match import Match
from tablee.server.errors import RefusalError
from tablee.server.live.live_match import LiveMatch
from tablee.server.live.serializers import _seat
from tests.store.samples import match as sample
from tests.store.samples import seat

REFUSED: Final = {
    "check_begun": {"waiting": "match.waiting", "cancelled": "match.cancelled"},
    "check_running": {"waiting": "match.waiting", "cancelled": "match.cancelled", "over": "match.over"},
}
"""The code by check and state; in every other state the check passes."""


@pytest.mark.parametrize("state", ["waiting", "running", "over", "cancelled"])
@pytest.mark.parametrize("check", REFUSED)
def test_each_state_is_refused_by_its_code_or_passes(check: str, state: str) -> None:
    row = structs.replace(sample(), state=state)
    live = LiveMatch(row, Match.new(find("tokan"), 2, {}, "checks"))
    expected = REFUSED[check].get(state)
    if expected is None:
        getattr(live, check)()
        return
    with pytest.raises(RefusalError) as refused:
        getattr(live, check)()
    assert refused.value.code == expected


def shown(viewer: str | None, **seat_facts: Any) -> tuple[bool, bool, bool]:
    """Return if Ana's seat is shown as there, as the viewer's to move, and as the viewer's own."""
    state = seat_facts.pop("state", "running")
    row = structs.replace(seat(0, "guest", "ana"), **seat_facts)
    found = _seat(row, "Ana", None, guest=viewer, present={"bo"}, stood_in=False, steps_in=None, state=state)
    return found.present, found.mine, found.own


def test_a_seat_is_the_viewers_own_only_if_its_guest_is_the_viewer() -> None:
    assert shown("ana") == (False, True, True)
    assert shown("bo") == (False, False, False)
    assert shown(None) == (False, False, False)
    assert shown(None, guest=None, kind="free") == (False, False, False)
    assert shown("bo", guest="bo") == (True, True, True)


def test_a_seat_that_was_given_up_is_the_own_one_but_not_to_move_until_the_match_is_over() -> None:
    assert shown("ana", resigned_at=5) == (False, False, True)
    assert shown("ana", resigned_at=5, state="over") == (False, True, True)
