"""What the rules say about a word under construction (protocol, examine)."""

from typing import Any

import pytest

from tablee.games.moka import GAME
from tests.games.moka.study import Json, study

ROW = [["Bg", "Or", "Ir", "Sr", "*", "Lg"], [], []]


def report(draft: str, **keys: Any) -> Json:
    return GAME.examine(GAME.load(study(rows=ROW, **keys)), draft)


def test_a_word_that_may_be_said_is_reported_with_its_points() -> None:
    assert report("word Bg Or Ir *=L Sr", options={"extra_words": ["BOILS"]}) == {
        "legal": True,
        "word": "BOILS",
        "points": 25,
        "double": False,
        "left": 1,
        "listed": True,
    }


def test_a_word_that_leaves_too_many_cards_has_its_points_all_the_same() -> None:
    result = report("word Bg Or Ir Sr")
    assert (result["legal"], result["code"]) == (False, "moka.word.left")
    assert (result["points"], result["left"]) == (20, 2)


def test_a_word_that_the_table_would_vote_on_may_be_said_and_is_in_no_list() -> None:
    result = report("word Bg Or Ir Lg Sr", options={"contest": "table"})
    assert (result["legal"], result["listed"]) == (True, False)


def test_a_double_is_seen_while_it_is_made() -> None:
    assert report("word Or Ir Sr")["double"]


@pytest.mark.parametrize("draft", ["word", "word BOIS", "", "flip", "word Bg Or " * 50])
def test_what_is_no_word_has_no_points(draft: str) -> None:
    result = report(draft)
    assert not result["legal"]
    assert "points" not in result
