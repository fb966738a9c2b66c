"""The flush as in the rulebook: only in an impasse, and of all cards but the words (rulings 3, flush)."""

from typing import Any

import pytest

from tablee.games.moka import GAME
from tests.games.moka.study import STOCK, Json, after, events, kinds, legal, refusal, study, word

IMPASSE = {"flush": "impasse"}
ALL = {"flush_discards": "all"}
ROI_AND_TWO = ["Rr", "Og", "Ib", "Xg", "Kg"]


def stuck(*row: str, **keys: Any) -> Json:
    return study(**{"options": IMPASSE, "rows": [list(row), [], []], **keys})


def test_in_an_impasse_one_may_flush() -> None:
    position = stuck("Hb", "Bg", "Xg", "Pr", "Mr", "Gb")
    assert "flush" in legal(position)
    assert after(position, "flush")["rows"][0] == ["Ob"]


def test_a_word_that_would_leave_two_cards_is_no_way_out_of_the_impasse() -> None:
    """As in the rulebook: R, O, I, J and L do not make ROI, but JOLI."""
    assert "flush" in legal(stuck(*ROI_AND_TWO))


@pytest.mark.parametrize(
    "row", [["Br", "Og", "Ib", "Sr"], ["Br", "Og", "Ib", "Sr", "Kg"], ["Br", "*", "Ib", "Sr"]]
)
def test_a_player_who_can_make_a_word_leaving_at_most_one_card_may_not_flush(row: list[str]) -> None:
    assert refusal(stuck(*row), "flush") == ("moka.flush.word", {})


def test_without_the_option_one_may_flush_whatever_words_there_are() -> None:
    assert "flush" in legal(stuck("Br", "Og", "Ib", "Sr", options={}))


def test_one_or_two_letters_are_an_impasse() -> None:
    assert "flush" in legal(stuck("Er"))
    assert "flush" in legal(stuck("Er", "Sr"))


def test_words_agreed_beforehand_are_ways_out_too() -> None:
    row = ["Xg", "Kg", "Zr"]
    assert "flush" in legal(stuck(*row))
    agreed = {**IMPASSE, "extra_words": ["ZXK"]}
    assert refusal(stuck(*row, options=agreed), "flush")[0] == "moka.flush.word"


def test_a_word_that_the_table_has_refused_is_no_way_out() -> None:
    """B, I and O make BIO and OBI."""
    options = {**IMPASSE, "contest": "any-word"}
    position = stuck("Br", "Ig", "Ob", players=2, rows=[["Br", "Ig", "Ob"], []], options=options)
    assert refusal(position, "flush")[0] == "moka.flush.word"
    once = after(position, "word Br Ig Ob", "no")
    assert refusal(once, "flush")[0] == "moka.flush.word"
    twice = after(once, "word Ob Br Ig", "no")
    assert twice["refused"] == ["BIO", "OBI"]
    assert "flush" in legal(twice)


def test_a_word_that_the_house_withholds_is_no_way_out_of_an_impasse() -> None:
    """Refusing the flush would propose the word. Players may still claim it."""
    position = study(options=IMPASSE, rows=[["Zr", "Og", "Br"], [], []])
    moves = legal(position)
    assert "flush" in moves
    assert not [move for move in moves if move.startswith("word")]
    assert after(position, "word Zr Og Br")["words"][0][0]["word"] == "ZOB"


def test_a_forced_flush_needs_no_impasse() -> None:
    rows = [["Er"], ["Br", "Og", "Ib", "Sr"], []]
    position = study(options=IMPASSE, rows=rows, specials=[["FLUSH"], [], []])
    assert after(position, "play FLUSH 1")["rows"][1] == ["Ob"]


def test_all_cards_but_the_words_go_specials_under_the_stock_and_challenges_under_their_stacks() -> None:
    bio = word("BIO", "Bg", "Ig", "Or", points=12)
    stacks = {"15": ["15-2"], "30": ["30-9"], "80": []}
    position = study(
        options=ALL,
        rows=[["Hb", "Xg"], [], []],
        specials=[["STOP", "AGAIN"], ["PEEK"], []],
        challenges=[["15-4", "30-1"], ["80-1"], []],
        words=[[bio], [], []],
        stacks=stacks,
    )
    later = after(position, "flush")
    assert later["stock"] == ["AGAIN", "STOP", "Xg", "Hb", *STOCK[:-1]]
    assert later["stacks"] == {"15": ["15-4", "15-2"], "30": ["30-1", "30-9"], "80": []}
    assert (later["specials"], later["challenges"]) == ([[], ["PEEK"], []], [[], ["80-1"], []])
    assert (later["rows"][0], later["words"][0]) == (["Ob"], [bio])
    assert later["turn"] == 1


def test_a_challenge_already_met_goes_too() -> None:
    bio = word("BIO", "Bg", "Ig", "Or", points=12)
    position = study(
        options=ALL,
        words=[[bio], [], []],
        challenges=[["15-2"], [], []],
        stacks={"15": [], "30": [], "80": []},
    )
    assert after(position, "flush")["stacks"]["15"] == ["15-2"]


def test_everybody_hears_how_much_went_and_nobody_which_challenges() -> None:
    position = study(
        options=ALL,
        specials=[["STOP"], [], []],
        challenges=[["15-4"], [], []],
        stacks={"15": [], "30": [], "80": []},
    )
    assert events(position, "flush")[1] == {
        "event": "moka.discarded",
        "seat": 0,
        "specials": ["STOP"],
        "count": 1,
        "challenges": 1,
    }


@pytest.mark.parametrize(("specials", "challenges"), [(["STOP"], []), ([], ["15-4"])])
def test_it_is_reported_too_where_only_the_one_or_the_other_went(
    specials: list[str], challenges: list[str]
) -> None:
    stacks: Json = {"15": [], "30": [], "80": []}
    position = study(options=ALL, specials=[specials, [], []], challenges=[challenges, [], []], stacks=stacks)
    happened = events(position, "flush")[1]
    assert (happened["count"], happened["challenges"]) == (len(specials), len(challenges))


def test_with_letters_only_before_one_the_two_flushes_are_the_same() -> None:
    assert kinds(study(options=ALL, challenges=[[], [], []]), "flush") == ["moka.flushed", "moka.drew"]


def test_a_forced_flush_takes_letters_only() -> None:
    position = study(
        options=ALL,
        specials=[["FLUSH"], ["STOP"], []],
        challenges=[[], ["15-4"], []],
        stacks={"15": [], "30": [], "80": []},
        rows=[["Er"], ["Ar"], []],
    )
    later = after(position, "play FLUSH 1")
    assert (later["specials"][1], later["challenges"][1]) == (["STOP"], ["15-4"])


def test_a_player_who_watches_a_flush_of_all_cards_learns_of_no_challenge() -> None:
    stacks: Json = {"15": [], "30": [], "80": []}
    position = GAME.load(study(options=ALL, challenges=[["15-4"], [], []], stacks=stacks))
    later, happened = GAME.apply(position, "flush")
    for viewer in (1, 2, None):
        assert "15-4" not in str([event.seen_by(viewer) for event in happened])
        assert "15-4" not in str(GAME.view(later, viewer))
