"""Every number and example on the rules pages of Rummikub, compared with the rules."""

import re
from typing import Any

import pytest

from tablee.games.rummikub import GAME
from tablee.games.rummikub.pieces import DECK, JOKER_POINTS
from tablee.words import LANGUAGES
from tests.docs.rules_page import page
from tests.games.examples import examples
from tests.games.rummikub.study import after, code, international, refusal, study

CLAIMED = examples("rummikub")
OTHERS = ("b13 b13",)


def table_of(sets: str) -> str:
    """Return the sets of a picture as the notation writes a table."""
    return re.sub(r"=\w+|\*", "", sets)


def rack_of(sets: str) -> str:
    """Return the tiles that a picture marks as coming from the rack."""
    return " ".join(re.sub(r"=\w+|\*", "", tile) for tile in re.split(r",? ", sets) if "*" in tile)


@pytest.mark.parametrize("name", CLAIMED["turns"])
def test_what_is_ticked_may_become_of_the_table_and_what_is_crossed_may_not(name: str) -> None:
    before, *ends = CLAIMED["turns"][name]
    assert ends
    for shown in ends:
        rack = f"{rack_of(shown['sets'])} y12".strip()
        refused = code(international(table_of(before["sets"]), rack), table_of(shown["sets"]))
        assert (refused is None) == shown["good"], (name, refused)


def test_the_joker_that_may_not_be_taken_is_refused_for_that_alone() -> None:
    before, shown = CLAIMED["turns"]["held"]
    position = international(table_of(before["sets"]), f"{rack_of(shown['sets'])} y12")
    assert refusal(position, table_of(shown["sets"])) == (
        "rummikub.joker_held",
        {"set": ["b3", "b4", "J"], "tiles": ["b5"]},
    )


@pytest.mark.parametrize("shown", CLAIMED["sets"], ids=lambda shown: str(shown["good"]))
def test_what_is_ticked_is_a_set_and_what_is_crossed_is_none(shown: dict[str, Any]) -> None:
    for one in table_of(shown["sets"]).split(", "):
        assert (code(international("", f"{one} y12", others=OTHERS), one) is None) == shown["good"], one


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_opening_in_the_picture_is_worth_what_the_page_says(language: str) -> None:
    shown = CLAIMED["opening"]
    tiles, move = rack_of(shown["sets"]), table_of(shown["sets"])
    for least, fits in ((shown["points"], True), (shown["points"] + 1, False)):
        position = study("", f"{tiles} y12 y12", opened=False, turns="play-or-draw", opening=least)
        assert (code(position, move) is None) == fits
    assert str(shown["points"]) in page("rummikub", language).pictures["opening"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_counted_round_scores_what_the_page_says(language: str) -> None:
    done = after(study("", "r1 r2 r3", others=("r4 k11 J", "b9 y9"), rounds=2), "r1 r2 r3")
    ana, bo, chloe = done["scores"]
    assert ana == 0
    text = page("rummikub", language).words
    assert f"4 + 11 + {JOKER_POINTS} = **{bo}**" in text
    assert f"9 + 9 = **{chloe}**" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_of_the_page_are_those_of_the_game(language: str) -> None:
    text = page("rummikub", language).words
    rack = len(GAME.dump(GAME.new(2, {"turns": "play-or-draw"}, "page"))["racks"][0])
    assert f"**{len(DECK)} " in text
    assert re.search(rf"\b{rack}\b", text)
    defaults = {name: option.default for name, option in GAME.options.all.items()}
    assert f"**{defaults['opening']} points " in text.replace("punten", "points")
    (options,) = re.findall(r"## Opt\w+ (.+?) ## ", text)
    assert re.search(rf"\b0 \w+ 100\b.+?\b{defaults['opening']}\b", options)
    assert re.search(rf"\b1 \w+ 10\b.+?\b{defaults['rounds']}\b", options)
    assert re.search(rf"\b{defaults['stall']}\b", options)


def test_what_the_page_says_of_jokers_is_so() -> None:
    assert code(international("", "r7 J J y12"), "r7 J J") is None
    assert code(international("", "J J y12"), "J J J") is not None
    # A joker lifted without a replacement: from a run of four, not of three; with two tiles from the rack.
    assert code(international("r3 r4 r5 J", "b7 y7 y12"), "r3 r4 r5, b7 y7 J") is None
    assert code(international("r3 r4 J, r5 b5 k5 y5", "b7 y7 y12"), "r3 r4 r5, b5 k5 y5, b7 y7 J") is not None
    assert code(international("r5 b5 k5 J", "b7 y7 y12"), "r5 b5 k5, b7 y7 J") is None
    # The options: from a run of three, whose other two tiles are in sets again; and into a new set only.
    short = "r3 r4 J, r5 b5 k5 y5"
    assert (
        code(international(short, "b7 y7 y12", joker_lift="any-end"), "r3 r4 r5, b5 k5 y5, b7 y7 J") is None
    )
    assert (
        code(international(short, "b7 y7 y12", joker_lift="any-end"), "r3 r4, r5 b5 k5 y5, b7 y7 J")
        is not None
    )
    joined = "b3 b4 b5, y7 y8 y9 y10 y11 J"
    assert code(international("b3 b4 J, y7 y8 y9", "b5 y10 y11 y12"), joined) is None
    new = international("b3 b4 J, y7 y8 y9", "b5 y10 y11 y12", joker_to="new-set")
    assert code(new, joined) is not None
    assert code(new, "b3 b4 b5, y7 y8 y9, y10 y11 J") is None
    # Two freed jokers need a replacement each, and may share the two tiles in their set.
    two = "b3 b4 J, r3 r4 J"
    assert code(international(two, "b5 r5 k9 k10 y12"), "b3 b4 b5, r3 r4 r5, k9 k10 J J") is None
    assert code(international(two, "b5 k9 k10 y12"), "b3 b4 b5, r3 r4, k9 k10 J J") is not None


def test_what_the_questions_answer_is_so() -> None:
    assert code(study("r1 r2 r3", "b7 y9", drawn="b7"), "= / y9") is None
    assert code(international("r5 b5 k5 y5", "r1 r2 r3 y9"), "r5 b5 k5, r1 r2 r3") == "rummikub.missing"
    short = study("r1 r2 r3", "r4 b5 b6 b7 y12", opened=False, turns="play-or-draw")
    assert code(short, "r1 r2 r3 r4, b5 b6 b7") is not None
    assert code(international("", "y12 y13 y1 b9", others=OTHERS), "y12 y13 y1") is not None
    assert code(international("", "r9 r9 k9 b9"), "r9 r9 k9") is not None
