"""The rules of Stash."""

import pytest

import tablee
from tablee.games.stash import GAME


def test_a_card_must_be_as_high_as_the_top_of_the_pile() -> None:
    match = tablee.game(GAME).start(players=2, seed="high")
    highest = [move for move in match.legal if move != "draw"][-1]
    match.push(highest)
    lower = [card for card in match.position.hands[match.turn or 0] if card < highest]
    assert lower
    with pytest.raises(tablee.IllegalMoveError, match="lower than"):
        match.push(lower[0])
