"""The values that the bots of Mawoki give a card at first glance."""

from random import Random
from typing import Any

import pytest

from tablee.games.mawoki import GAME
from tablee.games.mawoki.evaluation import WON, Evaluator
from tablee.games.mawoki.features import NAMES, Features
from tablee.games.mawoki.moves import PASS
from tablee.games.mawoki.pieces import DECK, FITS, NUMBER
from tests.games.mawoki.study import table

STOCK = DECK[44:48]
DEALS = 100


def worth(position: Any, card: str) -> float:
    """Return the value of laying `card` to the seat to act."""
    return Evaluator(position).worth(position.hands[position.turn], NUMBER[card])


def features(position: Any, rest: list[str], top: str) -> dict[str, float]:
    """Return the features of seat 0's turn end with `rest` in hand and `top` open, by name."""
    seen = Features(position, 0)
    held = sum(1 << NUMBER[card] for card in rest)
    found = seen.found(held, 0, NUMBER[top], seen.next_held)
    return dict(zip(NAMES, found, strict=True))


def test_a_last_card_that_wins_is_worth_more_than_any_chance() -> None:
    assert worth(table([["bT/yP/n"], DECK[8:12]], ["bT/yC/-"], STOCK), "bT/yP/n") == WON > 1


def test_where_the_diagonal_acts_first_a_last_snake_does_not_win() -> None:
    position = table([["bT/yP/n"], DECK[8:12]], ["bT/yC/-"], STOCK, last_card="effect-first")
    assert 0 < worth(position, "bT/yP/n") < 1
    position = table([["bT/rP/-"], DECK[8:12]], ["bT/yC/-"], STOCK, last_card="effect-first")
    assert worth(position, "bT/rP/-") == WON


def test_smoke_is_worth_what_the_best_card_after_it_is() -> None:
    position = table([["bT/rT/s", "rT/yP/-", "bC/yH/-"], DECK[8:12]], ["bT/yC/-"], STOCK)
    after = table([["rT/yP/-", "bC/yH/-"], DECK[8:12]], ["bT/yC/-", "bT/rT/s"], STOCK)
    assert worth(position, "bT/rT/s") == pytest.approx(worth(after, "rT/yP/-"))


def test_stealing_the_last_card_of_the_only_opponent_is_worth_nothing() -> None:
    position = table([["bT/yT/a", "rP/yP/s"], ["bC/rT/n"]], ["bT/yC/-"], STOCK, arrow="steal")
    assert worth(position, "bT/yT/a") == 0


def test_the_next_player_is_stuck_for_sure_where_nothing_unseen_answers() -> None:
    seen = [card for card in DECK if ("rH" in card or "bT" in card) and card != "bT/rH/-"]
    position = table([["bT/rH/-", "bP/rP/-"], ["bC/rT/n"]], [*seen, "J"], STOCK[:0])
    found = features(position, ["bP/rP/-"], "bT/rH/-")
    assert found["cards that answer"] == 0
    assert found["next is stuck"] == found["next has one: is stuck"] == 1


def test_what_is_left_in_hand_is_counted_by_kind_and_by_what_goes_with_what() -> None:
    position = table([["bT/rT/s", "rT/yP/-", "bC/yC/a"], DECK[8:10]], ["bT/yC/-"], STOCK)
    found = features(position, ["bT/rT/s", "rT/yP/-", "bC/yC/a"], "bT/yC/-")
    assert found["smoke with a partner"] > 0 == found["smoke alone"]
    assert found["arrows"] > 0 == found["snakes"]
    assert found["pairs"] == pytest.approx(0.2)
    assert found["cards without a partner"] == pytest.approx(0.3)
    assert found["followers"] == pytest.approx(0.6)


def usual(held: int, next_held: int) -> float:
    """Return the average chance to win, over many deals, with these numbers of cards left."""
    chance, total = Random(1), 0.0
    for _ in range(DEALS):
        deck = chance.sample(DECK, len(DECK))
        hands = [deck[:held], deck[held : held + next_held]]
        position = table(hands, deck[-2:], deck[held + next_held : -2])
        total += Features(position, 0).chance(position.hands[0], 0, position.top, next_held)
    return total / DEALS


@pytest.mark.parametrize("size", range(2, 9))
def test_the_fewer_cards_are_left_the_better_as_a_rule(size: int) -> None:
    assert usual(size - 1, 5) > usual(size, 5)


@pytest.mark.parametrize("size", range(2, 9))
def test_the_more_cards_the_next_player_holds_the_better_as_a_rule(size: int) -> None:
    assert usual(5, size) > usual(5, size - 1)


def test_moves_are_weighed_by_their_own_seat_only() -> None:
    """With the same hand, pile and sizes, the value is the same, whatever the others hold."""
    one = table([["bT/rP/-", "bC/yH/-"], DECK[8:12]], ["bT/yC/-"], STOCK)
    other = table([["bT/rP/-", "bC/yH/-"], DECK[30:34]], ["bT/yC/-"], STOCK)
    assert worth(one, "bT/rP/-") == worth(other, "bT/rP/-")
    assert GAME.legal(one).moves == GAME.legal(other).moves


# The rules that the evaluator repeats, compared with the rules themselves


VARIANTS: list[dict[str, Any]] = [
    {"arrow": arrow, "last_card": last_card, "smoke": smoke}
    for arrow in ("target-draws", "target-may-draw", "steal")
    for last_card in ("wins", "effect-first")
    for smoke in ("must", "may")
]
SIGNED = ["bT/rP/-", "bT/rT/s", "bT/yP/n", "J", "bT/yT/a"]
"""A card of each kind; all match the same card."""


def by_the_rules(position: Any, card: str) -> Any:
    """Return the position after the turn in which `card` is laid; an arrow aims at the next player."""
    move = f"{card}@1" if card.endswith("/a") else card
    position = GAME.apply(position, move)[0]
    return GAME.apply(position, "draw")[0] if position.phase == "again" else position


@pytest.mark.parametrize("options", VARIANTS)
@pytest.mark.parametrize("card", SIGNED)
def test_a_last_card_is_worth_a_win_where_the_rules_say_that_it_wins(
    card: str, options: dict[str, Any]
) -> None:
    position = table([[card], DECK[20:24]], ["bT/yC/-"], STOCK, **options)
    assert (worth(position, card) == WON) == (GAME.result(by_the_rules(position, card)).ranks == [1, 2])


@pytest.mark.parametrize("options", VARIANTS)
@pytest.mark.parametrize("card", SIGNED)
def test_a_card_is_judged_by_as_many_cards_in_both_hands_as_the_rules_leave_there(
    card: str, options: dict[str, Any]
) -> None:
    rest = ["bC/yH/-", "rC/yH/-"]
    position = table([[card, *rest], DECK[20:24]], ["bT/yC/-"], STOCK, **options)
    left, next_left = (len(hand) for hand in GAME.dump(by_the_rules(position, card))["hands"])
    seen = Features(position, 0)
    held = sum(1 << NUMBER[one] for one in rest)
    acted = seen.chance(held, left - len(rest), NUMBER[card], next_left)
    let_pass = seen.chance(held, 0, NUMBER[card], 4)
    optional = card.endswith("/a") and options["arrow"] == "target-may-draw"
    assert worth(position, card) == (max(acted, let_pass) if optional else acted)


@pytest.mark.parametrize("smoke", ["must", "may"])
def test_where_stopping_is_allowed_smoke_is_worth_the_better_of_playing_on_and_stopping(smoke: str) -> None:
    hand = ["rT/yH/a", "bC/yH/-"]
    position = table([["bT/rT/s", *hand], DECK[8:12]], ["bT/yC/-"], STOCK, smoke=smoke, arrow="steal")
    after = table(
        [hand, DECK[8:12]], ["bT/yC/-", "bT/rT/s"], STOCK, phase="again", smoke=smoke, arrow="steal"
    )
    evaluator = Evaluator(after)
    playing_on = evaluator.worth(after.hands[0], NUMBER["rT/yH/a"])
    stopping = evaluator.move_worth(after.hands[0], PASS)
    assert stopping > playing_on
    assert worth(position, "bT/rT/s") == (stopping if smoke == "may" else playing_on)


def test_a_card_without_a_tipi_is_judged_by_the_cards_without_a_tipi() -> None:
    hands = [["bT/rH/-", "rC/yH/-"], ["bC/rT/n"]]
    for drawings in (4, 3):
        found = Features(table(hands, ["bT/yC/-"], drawings=drawings), 0)
        seen = {"bT/rH/-", "rC/yH/-", "bT/yC/-"}
        deck = GAME.pieces(GAME.options.fill({"drawings": drawings}), 2)["cards"]
        fitting = [card for card in deck if card not in seen and FITS[NUMBER["bT/rH/-"]] >> NUMBER[card] & 1]
        share = dict(zip(NAMES, found.found(0, 0, NUMBER["bT/rH/-"], 1), strict=True))["cards that answer"]
        assert share == len(fitting) / (len(deck) - 3)
