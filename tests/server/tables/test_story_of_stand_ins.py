"""For whom bots stand in follows from the story: until the player is back, or another person has the seat."""

import pytest

from tablee.server.tables.stand_ins import OVER, STOOD_IN, _announced
from tablee.store.rows import TableEvent


def story(*kinds: tuple[str, int | None]) -> list[TableEvent]:
    return [TableEvent(n, 0, kind, seat, {}, 100 * n) for n, (kind, seat) in enumerate(kinds, 1)]


def test_a_bot_stands_in_from_when_the_story_says_so() -> None:
    assert _announced(story((STOOD_IN, 0), ("paused", None), (STOOD_IN, 2))) == {0: 100, 2: 300}


@pytest.mark.parametrize("kind", [OVER, "substitute"])
def test_for_a_seat_that_is_played_again_it_does_no_longer(kind: str) -> None:
    assert _announced(story((STOOD_IN, 0), (STOOD_IN, 1), (kind, 0))) == {1: 200}


def test_where_it_was_agreed_again_who_is_away_counts_from_then_on() -> None:
    assert _announced(story((STOOD_IN, 0), ("stand_in", None), (STOOD_IN, 1))) == {1: 300}
