"""The players of Mawoki: what each level sees in a move."""

from typing import Any

import pytest

from tablee.games.mawoki import GAME
from tablee.games.mawoki.cards import DECK
from tests.games.mawoki.study import table

EVERYBODY = GAME.bot_levels


def chosen(position: Any, level: int, seed: int = 1) -> str:
    """The move of a level, for which level 5 has 60 ms."""
    known = GAME.information(position, position.turn)
    return GAME.bot(level).choose(known, GAME.legal(position).moves, seed, 60 if level == 5 else None).move


def test_a_beginner_lays_what_most_cards_go_onto_and_the_joker_at_once() -> None:
    pile = ["bP/yT/n", "bC/yT/-", "bH/yT/s", "bT/yP/n"]
    position = table([["bT/rT/s", "bT/yT/a"], DECK[8:12]], pile, DECK[36:40])
    assert chosen(position, 1) == "bT/rT/s"
    position = table([["bT/rT/s", "bT/yT/a", "J"], DECK[8:12]], pile, DECK[36:40])
    assert chosen(position, 1) == "J"


def test_level_2_takes_a_snake_for_a_card_less_like_any_other() -> None:
    position = table([["bT/yP/n", "bT/rP/-", "rH/yH/s"], DECK[8:12]], ["bT/yC/-"], DECK[36:40])
    assert {chosen(position, 2, seed) for seed in range(20)} == {"bT/yP/n", "bT/rP/-"}


@pytest.mark.parametrize("level", [level for level in EVERYBODY if level > 1])
def test_from_level_2_on_smoke_that_lets_the_last_cards_go_is_laid_first(level: int) -> None:
    position = table([["bT/rT/s", "bT/rH/-"], DECK[20:24]], ["bT/yT/a"], DECK[30:40])
    assert chosen(position, level) == "bT/rT/s"


@pytest.mark.parametrize("level", [2, 3, 4])
def test_from_level_2_on_an_arrow_hits_who_is_about_to_win(level: int) -> None:
    hands = [["bT/yT/a", "rP/yP/s"], DECK[20:26], DECK[26:27], DECK[27:32]]
    assert chosen(table(hands, ["bT/rP/-"], DECK[40:48]), level) == "bT/yT/a@2"


@pytest.mark.parametrize("level", EVERYBODY)
def test_a_last_card_is_laid(level: int) -> None:
    assert chosen(table([["bT/rH/-"], DECK[20:24]], ["bT/yT/a"], DECK[30:40]), level) == "bT/rH/-"
