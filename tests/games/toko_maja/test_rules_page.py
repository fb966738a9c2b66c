"""Every number and example on the rules pages of Toko Maja, compared with the rules."""

import re

import pytest

from tablee.games.toko_maja import GAME
from tablee.games.toko_maja.pieces import CARD_POINTS, COPIES, TOKEN_POINTS
from tablee.games.toko_maja.scoring import line
from tablee.words import LANGUAGES, label
from tests.docs.rules_page import page
from tests.games.examples import examples
from tests.games.toko_maja.study import after, refusal, table

CLAIMED = examples("toko_maja")


def numbers(cells: list[str]) -> list[int]:
    """Return the numbers of a row, without its heading."""
    return [int(cell) for cell in cells[1:] if cell.isdigit()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_cards_counts_them_as_the_deck_does(language: str) -> None:
    cards, _ = page("toko-maja", language).tables
    assert [numbers(row) for row in cards[1:]] == [list(COPIES), list(CARD_POINTS), list(TOKEN_POINTS)]
    assert f"**{sum(COPIES)} " in page("toko-maja", language).text


@pytest.mark.parametrize("language", LANGUAGES)
def test_as_many_cards_are_taken_out_as_the_page_says(language: str) -> None:
    _, taken = page("toko-maja", language).tables
    players, out = (numbers(row) for row in taken)
    assert {count: len(GAME.dump(GAME.new(count, {}, "page"))["removed"]) for count in players} == dict(
        zip(players, out, strict=True)
    )
    assert players == list(range(GAME.min_players, GAME.max_players + 1))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_two_readings_of_the_highest_token_name_the_order_that_the_rules_go_by(language: str) -> None:
    def named(choice: str) -> list[int]:
        text = label(language, "toko-maja", "option", "highest_token", choice)
        assert text is not None
        return [int(number) for number in re.findall(r"\d+", text)]

    by_points = sorted(TOKEN_POINTS, reverse=True)
    # Variants give the tokens other points, so the page alone names them.
    assert named("points") == []
    told = page("toko-maja", language).words.split(
        str(label(language, "toko-maja", "option", "highest_token", "points"))
    )[1]
    assert [int(number) for number in re.findall(r"\d+", told)][:3] == [
        by_points[0],
        by_points[1],
        by_points[-1],
    ]
    assert named("value") == [5, 4, 1]
    for reading, first in (("points", 0), ("value", 4)):
        holders = ["1"] * 5
        holders[first] = "0"
        dumped = GAME.dump(table(["", ""], tokens="".join(holders), round=3, highest_token=reading))
        assert GAME.result(GAME.load({**dumped, "phase": "over", "turn": None})).ranks == [1, 2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_counted_round_comes_to_what_the_page_and_the_picture_say(language: str) -> None:
    shown = CLAIMED["count"]
    laid = [one["cards"] for one in shown["laid"]]
    hand = "".join(one["cards"] for one in shown["hand"])
    tokens = "".join(
        "0" if any(one["token"] == value for one in shown["tokens"]) else "." for value in "12345"
    )
    counted = line(table([hand, ""], laid=[" ".join(laid), ""], tokens=tokens), 0)
    parts = {key: sum(one["points"] for one in shown[key]) for key in ("laid", "tokens", "hand")}
    assert (counted.triples, counted.tokens, -counted.hand) == tuple(parts.values())
    assert counted.points == shown["sum"]
    rules = page("toko-maja", language)
    assert f"{counted.triples} + {counted.tokens} − {counted.hand} = **{counted.points} " in rules.text
    for one in (*shown["laid"], *shown["tokens"], *shown["hand"], {"points": counted.points}):
        assert str(abs(one["points"])) in rules.pictures["count"]


def test_the_table_triple_in_the_picture_may_be_laid_and_then_the_other_card_is_discarded() -> None:
    shown = CLAIMED["tableTriple"]
    one, two, three = shown["before"]
    drawn = "".join(shown["drawn"])
    position = table(["", ""], drawn=drawn, discards=(one, two, three), phase="keep", table_triples=True)
    (changed,) = [pile for pile, top in enumerate(shown["after"], 1) if top != shown["before"][pile - 1]]
    # The first two piles are empty after the triple is gone: the second card goes onto one of these.
    done = after(position, f"b0>{changed}>1")
    assert (done["laid"][0], done["hands"][0]) == ([shown["laid"]], [])
    assert done["discards"] == [[drawn[1]], [], [three]]


def test_what_the_questions_answer_is_so() -> None:
    assert "-" in GAME.legal(table(["222", ""], phase="lay")).moves
    assert after(table(["222333", ""], phase="lay"), "222")["turn"] == 1
    assert refusal(table(["4JJ222", ""], phase="lay"), "4JJ")
    assert line(table(["", ""], laid=["222", ""]), 0).triples == 2
    assert after(table(["111", ""], phase="lay", laid=["", "111"], tokens="1...."), "111")["tokens"]["1"] == 1
    assert after(table(["111", ""], phase="lay", laid=["", "11J"], tokens="1...."), "111")["tokens"]["1"] == 0
