"""Undo in MOKA: a card seen in the grid or drawn from the stock cannot be undone, even if no new card stays open."""

from random import Random
from typing import Any

import pytest

from tablee.core.openness import Openness
from tablee.games.moka import GAME
from tablee.games.moka.rules import VERBS
from tablee.match.revealing import reveals

Json = dict[str, Any]


def position(grid: dict[int, str] | None = None, top: tuple[str, ...] = (), **keys: Any) -> Json:
    """Return the first turn of a match for two, with these cards in the `grid` and on `top` of the stock.

    `keys` replace others; the remaining cards are anywhere.
    """
    first = GAME.new(2, {}, "taken back")
    while first.phase == "deal":
        first, _ = GAME.apply(first, "challenge 15")
    dump = {**GAME.dump(first), "turn": 0, "rows": [["Ar"], ["Ir"]], **keys}
    rest = GAME.pieces(first.options, 2)["cards"]
    there = grid or {}
    held = [card for cards in [*dump["rows"], *dump["specials"]] for card in cards]
    for card in [*there.values(), *top, *held]:
        rest.remove(card)
    Random(1).shuffle(rest)
    dump["grid"] = [there.get(place) or rest.pop() for place in range(16)]
    dump["stock"] = keys.get("stock", [*rest, *top])
    return dump


def revealed(dump: Json, move: str) -> bool:
    """True if `move` reveals anything to anyone."""
    before = GAME.load(dump)
    after, events = GAME.apply(before, move)
    return reveals(Openness(GAME, before), move, Openness(GAME, after), events)


def test_b000m_as_the_first_card_flipped_was_seen() -> None:
    assert revealed(position({3: "BOOM"}), "flip 3")


@pytest.mark.parametrize("row", [["Er"], ["Er", "Er", "Sg"]])
def test_a_card_drawn_after_a_flush_was_seen_though_an_equal_one_went(row: list[str]) -> None:
    dump = position(top=("Er",), rows=[row, ["Ir"]])
    after, _ = GAME.apply(GAME.load(dump), "flush")
    assert after.rows[0] == ["Er"]
    assert revealed(dump, "flush")


def test_that_no_letter_came_tells_what_the_stock_holds() -> None:
    dump = position(specials=[["STEAL"], []], stock=["QUAKE"])
    _, events = GAME.apply(GAME.load(dump), "play STEAL 1.0")
    assert events[-1].kind == "moka.no_letter"
    assert revealed(dump, "play STEAL 1.0")


@pytest.mark.parametrize("aid", [False, True])
def test_a_card_flipped_again_is_shown_again(aid: bool) -> None:
    """The player who saw the card may have forgotten it; spectators saw it hidden again even with the aid."""
    seen = [{"5": "Er"}, {"5": "Er"}]
    dump = position({5: "Er"}, seen=seen)
    dump["options"]["memory_aid"] = aid
    assert revealed(dump, "flip 5")


def test_a_second_look_at_the_same_cards_is_a_look() -> None:
    cards = {1: "Er", 2: "Sg", 3: "Tb"}
    dump = position(cards, specials=[["PEEK"], []], seen=[{str(at): cards[at] for at in cards}, {}])
    assert revealed(dump, "play PEEK 1 2 3")


def test_of_a_card_that_all_have_just_seen_and_of_the_end_of_a_turn_nobody_can_learn_anything() -> None:
    verbs = {verb for phase in VERBS.values() for verb in phase}
    assert {verb for verb in verbs if GAME.tells_nothing(verb)} == {"take", "leave", "end"}


@pytest.mark.parametrize(
    ("phase", "move"),
    [
        ("flipped", "take"),
        ("flipped", "leave"),
        ("after", "end"),
        ("turn", "play STOP 1"),
        ("turn", "play AGAIN"),
    ],
)
def test_what_tells_nobody_anything_can_be_taken_back(phase: str, move: str) -> None:
    dump = position({5: "Er"}, phase=phase, specials=[["STOP", "AGAIN"], []])
    if phase == "flipped":
        dump.update(flipped=5, seen=[{"5": "Er"}, {"5": "Er"}])
    assert not revealed(dump, move)
