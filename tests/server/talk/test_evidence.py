"""The moves in a report: the last ones, as a spectator could know them then."""

from types import SimpleNamespace
from typing import Any

import pytest

from tablee.match import Match, story
from tablee.server.talk import evidence
from tablee.server.talk.evidence import PLIES, _plies
from tests.toy import TOY


def playing(plies: int) -> Any:
    """Return a live match in which as many moves were made; each draws a card as long as there are any."""
    match = Match.new(TOY, 2, {}, "s")
    for _ in range(plies):
        assert match.turn is not None
        match.play(match.turn, match.legal().moves[-1])
    return SimpleNamespace(match=match, row=SimpleNamespace(begun=1), made_at=lambda ply: 1000 + ply)


def test_every_move_is_there_with_its_time_and_seat_and_the_deal_is_not() -> None:
    found = _plies(playing(3))
    assert [(one.ply, one.seat, one.at) for one in found] == [(1, 0, 1001), (2, 1, 1002), (3, 0, 1003)]


@pytest.mark.parametrize("most", [1, 2, 3])
def test_of_many_moves_the_last_ones_are_kept(monkeypatch: pytest.MonkeyPatch, most: int) -> None:
    monkeypatch.setattr(evidence, "PLIES", most)
    assert [one.ply for one in _plies(playing(3))] == [1, 2, 3][-most:]
    assert PLIES == 20


def test_while_the_match_goes_on_no_hidden_card_is_in_it_and_afterwards_every_card() -> None:
    cards = [events[0].data["card"] for events in playing(2).match.events[1:]]
    running = _plies(playing(2))
    assert [one.move for one in running] == [None, None]
    assert [one.events[0]["card"] for one in running] == ["?", "?"]
    live = playing(2)
    while live.match.turn is not None:
        live.match.play(live.match.turn, live.match.legal().moves[0])
    over = _plies(live)
    assert [one.events[0]["card"] for one in over[:2]] == cards
    assert over[0].move == "draw"


def test_what_was_visible_for_a_moment_is_hidden_until_the_match_is_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen: list[tuple[object, bool, bool]] = []
    real = story.step

    def step(*given: Any, **more: Any) -> Any:
        seen.append((given[5], given[6], bool(more.get("past"))))
        return real(*given, **more)

    monkeypatch.setattr(story, "step", step)
    live = playing(1)
    _plies(live)
    while live.match.turn is not None:
        live.match.play(live.match.turn, live.match.legal().moves[0])
    _plies(live)
    # A spectator of the running match sees its last ply as a past one too; of a match that is over all is seen.
    assert seen[0] == (None, False, True)
    assert set(seen[1:]) == {(None, True, False)}


def test_before_a_match_has_begun_there_are_none() -> None:
    # Nothing has been dealt, so there is no match to read.
    waiting: Any = SimpleNamespace(row=SimpleNamespace(begun=None))
    assert _plies(waiting) == []
    assert _plies(playing(0)) == []
