"""Numbers that differ from the rulebook: each does what its name says."""

import pickle
from collections import Counter
from itertools import combinations

import pytest

from tablee.core.errors import PositionError
from tablee.games.moka import GAME
from tablee.games.moka.variant import CHOICES, SPECIALS_IN
from tests.games.moka.study import GRID, Json, after, kinds, legal, refusal, study, word

ART = word("ART", "Ag", "Rr", "Tr", points=9)


@pytest.mark.parametrize("language", ["fr", "nl", "en"])
def test_the_deck_has_as_many_holes_and_specials_as_the_numbers_say(language: str) -> None:
    usual = Counter(GAME.pieces(GAME.options.fill({"dictionary": language}), 2)["cards"])
    for card, name in [("*", "holes"), *((card, one.name) for card, one in SPECIALS_IN.items())]:
        for many in (0, 6):
            options = GAME.options.fill({"dictionary": language, name: many})
            deck = Counter(GAME.pieces(options, 2)["cards"])
            assert deck == +Counter({**usual, card: many})
            dealt = GAME.dump(GAME.new(2, options, "any"))
            assert Counter([*dealt["grid"], *dealt["stock"]]) == deck


def test_a_position_has_no_more_of_a_card_than_the_deck() -> None:
    for name, rows, specials in (
        ("holes", [["*"], ["Er"]], [[], []]),
        ("stops", [["Er"], ["Ar"]], [["STOP"], []]),
    ):
        study(2, None, rows=rows, specials=specials)
        with pytest.raises(PositionError):
            study(2, {name: 0}, rows=rows, specials=specials)


def test_options_without_numbers_are_counted() -> None:
    assert len(GAME.options.fill({})) == CHOICES


@pytest.mark.parametrize("words", [1, 2])
def test_as_many_words_end_a_round_as_words_says(words: int) -> None:
    row = [["Bg", "Or", "Ir", "Sr"], ["Er"], ["Ar"]]
    laid = [[ART] * (words - 1), [], []]
    assert "moka.round_over" in kinds(study(3, {"words": words}, rows=row, words=laid), "word Bg Or Ir Sr")
    assert "moka.round_over" not in kinds(
        study(3, {"words": words + 1}, rows=row, words=laid), "word Bg Or Ir Sr"
    )
    with pytest.raises(PositionError):
        study(3, {"words": words}, rows=row, words=[[ART] * words, [], []])


@pytest.mark.parametrize("rounds", [1, 5])
def test_as_many_rounds_are_played_as_rounds_says(rounds: int) -> None:
    row = [["Bg", "Or", "Ir", "Sr"], ["Er"], ["Ar"]]
    for number in {1, rounds}:
        position = study(3, {"rounds": rounds, "words": 1}, rows=row, round=number)
        assert after(position, "word Bg Or Ir Sr")["phase"] == ("over" if number == rounds else "deal")
    with pytest.raises(PositionError):
        study(3, {"rounds": rounds}, round=rounds + 1)


def test_a_player_holds_as_many_specials_as_held_specials_says() -> None:
    flipped: Json = {
        "grid": ["STOP", *GRID[1:]],
        "flipped": 0,
        "phase": "flipped",
        "specials": [["AGAIN"], [], []],
    }
    assert "take" in legal(study(3, {"held_specials": 2}, **flipped))
    assert refusal(study(3, {"held_specials": 1}, **flipped), "take") == ("moka.special.full", {"limit": 1})


def test_a_player_holds_as_many_unachieved_challenges_as_held_challenges_says() -> None:
    hands = [["80-5", "80-10"], [], []]
    stacks = {"15": ["15-1"], "30": ["30-1"], "80": ["80-1"]}
    more = study(3, {"held_challenges": 3}, challenges=hands, stacks=stacks)
    assert "challenge 15" in legal(more)
    full = study(3, {"held_challenges": 2}, challenges=hands, stacks=stacks)
    assert refusal(full, "challenge 15") == ("moka.challenge.full", {"limit": 2})


@pytest.mark.parametrize("cards", [1, 4])
def test_binoculars_show_as_many_cards_as_peek_cards_says(cards: int) -> None:
    position = study(3, {"peek_cards": cards}, specials=[["PEEK"], [], []])
    looks = {" ".join(map(str, places)) for places in combinations(range(16), cards)}
    assert {move for move in legal(position) if "PEEK" in move} == {f"play PEEK {places}" for places in looks}
    seen = after(position, f"play PEEK {' '.join(map(str, range(cards)))}")["seen"][0]
    assert len(seen) == cards
    assert refusal(position, "play PEEK 0 1 2") == ("moka.peek.places", {"wanted": cards})
    used = study(3, {"peek_cards": cards}, grid=["PEEK", *GRID[1:]], flipped=0, phase="flipped")
    assert len([move for move in legal(used) if move.startswith("use")]) == len(looks)


@pytest.mark.parametrize("factor", [1, 2, 5])
def test_a_double_moka_counts_as_many_times_as_double_says(factor: int) -> None:
    rows = [["Bg", "Og", "Ig", "Sg"], ["Er"], ["Ar"]]
    position = study(3, {"double": factor}, rows=rows)
    assert after(position, "word Bg Og Ig Sg")["words"][0][0]["points"] == 20 * factor
    assert GAME.examine(GAME.load(position), "word Bg Og Ig Sg")["points"] == 20 * factor


def test_numbers_for_machines_have_the_same_places_in_every_variant() -> None:
    usual = GAME.encoding(GAME.options.fill({}), 3)
    largest = {one.name: one.high for one in GAME.options.parameters.values()}
    other = pickle.loads(pickle.dumps(GAME.encoding(GAME.options.fill(largest), 3)))
    assert [(one.name, one.size) for one in other.fields] == [(one.name, one.size) for one in usual.fields]
    bounds = {one.name: one.high for one in other.fields}
    assert (bounds["round"], bounds["stock"]) == (6, 192)
    assert {one.name: one.high for one in usual.fields}["stock"] == 158
