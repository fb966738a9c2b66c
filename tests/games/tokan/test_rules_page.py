"""Every number and example on the rules pages of TOKAN, compared with the rules."""

import re
from typing import Any

import pytest

from tablee.games.tokan import GAME
from tablee.games.tokan.pieces import COLOUR_SIZE, COPIES, REACH_OF, TILE_COUNT
from tablee.words import LANGUAGES
from tests.docs.rules_page import page
from tests.games.examples import examples
from tests.games.tokan.boards import BLACK, RED, bottom, moves, refusal, study

CLAIMED = examples("tokan")
COLUMNS = "abcdef"
LOADS = ("", "+1", "+2")


def row(cells: list[str]) -> str:
    """Return the squares of a picture as the bottom row of a board."""
    return " ".join([*cells, *"." * 6][:6])


def leap(shown: dict[str, Any], load: str = "") -> str:
    """Return the leap of a picture as a move."""
    start, end = shown["leap"]
    return f"{COLUMNS[start]}1{COLUMNS[end]}1{load}"


@pytest.mark.parametrize("shown", [*CLAIMED["reach"], *CLAIMED["jump"]], ids=str)
def test_the_leaps_in_the_pictures_are_legal(shown: dict[str, Any]) -> None:
    assert leap(shown) in moves(study(row(shown["cells"])))


def test_nobody_lands_on_the_empty_square_and_the_other_way_is_legal() -> None:
    (shown,) = CLAIMED["landing"]
    position = study(row(shown["cells"]))
    assert leap(shown) in moves(position)
    refused = refusal(position, leap({"leap": [shown["leap"][0], shown["taboo"]]}))
    assert refused is not None
    assert refused[0] == "tokan.landing"


def test_nobody_lands_on_the_taboo_and_the_other_way_is_legal() -> None:
    (shown,) = CLAIMED["taboo"]
    position = study(row(shown["cells"]), taboo=f"{COLUMNS[shown['taboo']]}1")
    assert leap(shown) in moves(position)
    refused = refusal(position, leap({"leap": [shown["leap"][0], shown["taboo"]]}))
    assert refused is not None
    assert refused[0] == "tokan.taboo"


@pytest.mark.parametrize("name", ["carry", "gap", "edge"])
def test_what_the_second_row_shows_is_what_the_leap_in_the_first_makes(name: str) -> None:
    before, then = CLAIMED[name]
    # The picture may be a square longer than the board; nothing happens on its first square.
    cut = max(0, len(before["cells"]) - 6)
    shown = {"cells": before["cells"][cut:], "leap": [column - cut for column in before["leap"]]}
    position = study(row(shown["cells"]))
    results = [
        bottom(GAME.apply(position, leap(shown, load))[0])
        for load in LOADS
        if leap(shown, load) in moves(position)
    ]
    assert row(then["cells"][cut:]).split() in results


def test_the_levels_seen_from_the_side_are_those_of_the_rules() -> None:
    shown = CLAIMED["levels"]
    position = study(row(shown["cells"]))
    assert leap({"leap": [shown["from"], shown["to"]]}) in moves(position)
    refused = refusal(position, leap({"leap": [shown["from"], shown["not"]]}))
    assert refused is not None
    assert refused[0] == "tokan.level"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_counted_end_is_an_end_and_scores_what_the_page_says(language: str) -> None:
    shown = CLAIMED["count"]
    text = page("tokan", language).words
    for scoring in ("towers", "heads"):
        position = study(row(shown["cells"]), turn=BLACK, scoring=scoring)
        assert moves(position) == set()
        over = study(row(shown["cells"]), turn=RED, scoring=scoring, phase="over")
        assert GAME.result(over).scores == shown[scoring]
    red, black = shown["towers"]
    assert f"3 + 2 = **{red}**" in text
    assert re.search(rf"\*\*{red}\*\*,[^*]+\*\*{black}\*\*", text)
    red, black = shown["heads"]
    assert re.search(rf" 1 = \*\*{red}\*\*,[^*]+\*\*{black}\*\*", text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_animals_has_their_numbers(language: str) -> None:
    (animals,) = page("tokan", language).tables
    numbers = [(int(copies), int(reach.split()[0])) for _, copies, reach, _ in animals[1:]]
    assert numbers == [(COPIES[kind], REACH_OF[kind]) for kind in "MJL"]
    text = page("tokan", language).words
    assert re.search(rf"\b{COLOUR_SIZE}\b", text)
    assert TILE_COUNT == 2 * COLOUR_SIZE == 6 * 5
    assert re.search(r"\b6 \w+ \w+ 5 \w+", text)


@pytest.mark.parametrize(("animal", "most"), [("M", 0), ("J", 1), ("L", 2)])
def test_an_animal_carries_as_many_tiles_as_the_table_says(animal: str, most: int) -> None:
    reach = REACH_OF[animal]
    position = study(row([f"jj{animal}", *["jlm"] * (reach - 1), "jlll"]))
    assert moves(position) == {leap({"leap": [0, reach]}, load) for load in LOADS[: most + 1]}


def test_what_the_questions_answer_is_so() -> None:
    assert moves(study("J m M . . .")) == {"a1c1", "c1b1"}
    level = refusal(study("mJ j m . . ."), "a1c1")
    assert level is not None
    assert level[0] == "tokan.level"
