"""Fleeting details: shown while a step is the last, hidden in a replay, and open once the match is over."""

from typing import Any

import pytest

from tablee.core.events import HIDDEN
from tablee.games import find
from tablee.match import Match
from tablee.testing.walks import viewers

GRID = 16
NAMED = ("card", "kind", "letter", "cards")


def flipped(aid: bool, by: str = "leave") -> tuple[Match, str]:
    """Return a match of MOKA after the first ordinary card was flipped and then left or taken, and that card."""
    for deal in range(100):
        match = Match.new(find("moka"), 2, {"memory_aid": aid}, f"remembered {deal}")
        while match.position.phase == "deal":
            match.play(match.turn or 0, "challenge 15")
        match.play(match.turn or 0, "flip 6")
        if match.position.phase == "flipped" and len(card := match.position.grid[6]) == 2:
            match.play(match.turn or 0, by)
            return match, card
    raise AssertionError


def named(step: Any) -> set[str]:
    """Return everything that the events of a step name about cards."""
    found: set[str] = set()
    for event in step.events:
        for key in NAMED:
            value = event.get(key, [])
            found.update([value] if isinstance(value, str) else value)
    return found


def test_the_last_step_shows_what_lies_open() -> None:
    match, card = flipped(aid=False)
    match.back_to(3)
    for viewer in viewers(match.position):
        *_, step = match.story(viewer)
        assert step.view["grid"][6] == card
        assert card in named(step)
        assert match.hidden_again(viewer, 3) is None


@pytest.mark.parametrize("aid", [False, True])
def test_without_the_aid_a_flipped_card_is_closed_in_every_story(aid: bool) -> None:
    match, card = flipped(aid)
    for viewer in viewers(match.position):
        step = list(match.story(viewer))[3]
        assert step.view["grid"][6] == (card if aid else HIDDEN)
        assert (card in named(step)) == aid
        hidden_again = match.hidden_again(viewer, 3)
        assert hidden_again == (None if aid else step)


@pytest.mark.parametrize("aid", [False, True])
def test_what_is_left_is_named_only_with_the_aid(aid: bool) -> None:
    match, card = flipped(aid)
    for viewer in viewers(match.position):
        *_, step = match.story(viewer)
        assert (card in named(step)) == aid


def test_what_was_taken_lies_open_and_is_named() -> None:
    match, card = flipped(aid=False, by="take")
    match.play(match.turn or 0, "end")
    assert card in named(list(match.story(None))[4])


@pytest.mark.parametrize("aid", [False, True])
def test_a_player_who_looked_alone_is_not_shown_it_again(aid: bool) -> None:
    match, _ = flipped(aid)
    position = match.game.copy(match.position)
    seat, other = match.turn or 0, 1 - (match.turn or 0)
    position.specials[seat].append("PEEK")
    match.positions[-1] = position
    match.play(seat, "play PEEK 1 2 3")
    cards = set(match.position.grid[1:4])
    *_, step = match.story(seat)
    assert cards <= named(step)
    match.play(seat, "end")
    assert (cards <= named(list(match.story(seat))[5])) == aid
    assert not any(card in named(list(match.story(other))[5]) for card in cards)


def test_a_bot_is_asked_with_what_its_seat_may_remember_all_the_same() -> None:
    match, card = flipped(aid=False)
    for seat in range(2):
        known = match.information(seat)
        assert known["grid"][6] == known["seen"][seat]["6"] == card


def test_once_over_everything_lies_open() -> None:
    match, card = flipped(aid=False)
    match.resign(0)
    for viewer in viewers(match.position):
        assert match.hidden_again(viewer, 3) is None
        step = list(match.story(viewer))[3]
        assert card in named(step)
        assert HIDDEN not in step.view["grid"]


def test_a_replay_through_a_seats_eyes_shows_each_step_as_it_was() -> None:
    match, card = flipped(aid=False)
    assert list(match.story(0, everything=False))[3].view["grid"][6] == card


def test_in_games_with_nothing_to_remember_no_step_is_shown_differently_later() -> None:
    for name in ("mawoki", "rummikub", "tokan", "toko-maja"):
        match = Match.new(find(name), 2, {}, "past")
        for _ in range(12):
            match.play(match.turn or 0, match.legal().moves[0])
            assert all(
                match.hidden_again(viewer, match.ply - 1) is None for viewer in viewers(match.position)
            )
