"""Words: which can be laid, their points, and the consequences (rulebook, Calculer ses points; rulings 3, a word)."""

from typing import Any

import pytest

from tests.games.moka.study import STOCK, Json, after, events, kinds, legal, refusal, study


def row(*cards: str, **keys: Any) -> Json:
    return study(**{"rows": [list(cards), [], []], **keys})


def laid(position: Json, move: str) -> Json:
    """Return the word that `move` lays."""
    words = after(position, move)["words"][0]
    assert len(words) == 1
    one: Json = words[0]
    return one


# Points


def test_bois_is_worth_20() -> None:
    assert laid(row("Bg", "Or", "Ir", "Sr"), "word Bg Or Ir Sr") == {
        "word": "BOIS",
        "cards": ["Bg", "Or", "Ir", "Sr"],
        "points": 20,
    }


def test_voies_is_worth_30() -> None:
    assert laid(row("Vr", "Og", "Ir", "Er", "Sr"), "word Vr Og Ir Er Sr")["points"] == 30


def test_oeil_is_worth_16() -> None:
    assert laid(row("Or", "Eg", "Ir", "Lr"), "word Or Eg Ir Lr")["points"] == 16


def test_oeil_of_one_colour_is_a_double_moka_worth_32() -> None:
    position = row("Or", "Er", "Ir", "Lr")
    assert laid(position, "word Or Er Ir Lr")["points"] == 32
    assert events(position, "word Or Er Ir Lr")[0]["double"] is True


def test_a_hole_becomes_any_letter_is_worth_0_and_counts_in_the_length() -> None:
    assert laid(row("Bg", "Or", "*", "Sr"), "word Bg Or *=I Sr") == {
        "word": "BOIS",
        "cards": ["Bg", "Or", "*", "Sr"],
        "points": 16,
    }


def test_a_hole_takes_any_colour_for_the_double() -> None:
    assert laid(row("Or", "Er", "Ir", "*"), "word Or Er Ir *=L")["points"] == 24


def test_option_hole_colour_none_a_word_with_a_hole_is_never_double() -> None:
    position = row("Or", "Er", "Ir", "*", options={"hole_colour": "none"})
    assert laid(position, "word Or Er Ir *=L")["points"] == 12
    assert (
        laid(row("Or", "Er", "Ir", "Lr", options={"hole_colour": "none"}), "word Or Er Ir Lr")["points"] == 32
    )


def test_points_follow_the_letters_of_the_dictionarys_own_cards() -> None:
    assert laid(row("Kr", "Or", "Eg", options={"dictionary": "nl"}), "word Kr Or Eg")["points"] == 12


# Words that can be laid


def test_a_word_has_three_letters_or_more() -> None:
    assert refusal(row("Lr", "Ag"), "word Lr Ag") == ("moka.word.short", {"word": "LA", "least": 3})


def test_at_most_one_card_may_remain() -> None:
    position = row("Rr", "Og", "Ig", "Jr", "Lr")
    assert refusal(position, "word Rr Og Ig") == ("moka.word.left", {"word": "ROI", "left": 2})
    assert not [move for move in legal(position) if move.startswith("word Rr Og Ig")]
    one = row("Rr", "Og", "Ig", "Jr")
    assert after(one, "word Rr Og Ig")["rows"][0] == ["Jr"]


def test_a_remaining_hole_counts_as_a_card() -> None:
    assert refusal(row("Rr", "Og", "Ig", "*", "Lr"), "word Rr Og Ig")[0] == "moka.word.left"


def test_remaining_specials_do_not_count() -> None:
    assert after(row("Rr", "Og", "Ig", specials=[["STOP"], [], []]), "word Rr Og Ig")["words"][0]


@pytest.mark.parametrize(
    "move", ["word Bg Or Ir Sg", "word Bg Bg Or Ir", "word Bg Or *=I Sr"], ids=["colour", "twice", "hole"]
)
def test_the_cards_must_lie_before_the_player(move: str) -> None:
    assert refusal(row("Bg", "Or", "Ir", "Sr"), move)[0] == "moka.word.card"


def test_the_word_must_be_in_the_dictionary() -> None:
    position = row("Bg", "Or", "Ir")
    assert refusal(position, "word Bg Or Ir") == ("moka.word.unknown", {"word": "BOI", "dictionary": "fr"})
    assert laid(position, "word Bg Ir Or")["word"] == "BIO"


def test_option_dictionary_decides_the_language() -> None:
    french = row("Hr", "Er", "Tr")
    dutch = row("Hr", "Er", "Tr", options={"dictionary": "nl"})
    english = row("Tr", "Hr", "Eg", options={"dictionary": "en"})
    assert refusal(french, "word Hr Er Tr") == ("moka.word.unknown", {"word": "HET", "dictionary": "fr"})
    assert laid(dutch, "word Hr Er Tr")["word"] == "HET"
    assert laid(english, "word Tr Hr Eg")["word"] == "THE"


def test_option_extra_words_allows_them() -> None:
    position = row("Hr", "Er", "Tr", options={"extra_words": ["HET"]})
    assert "word Hr Er Tr" in legal(position)
    assert laid(position, "word Hr Er Tr")["word"] == "HET"


def test_extra_words_too_have_three_letters_or_more() -> None:
    position = row("Lr", "Ag", options={"extra_words": ["LA"]})
    assert refusal(position, "word Lr Ag")[0] == "moka.word.short"


def test_the_rules_are_named_in_order_cards_length_remainder_dictionary() -> None:
    position = row("Xg", "Qb", "Wb", "Zr", "Kg", "Lr")
    assert refusal(position, "word Ar Br")[0] == "moka.word.card"
    assert refusal(position, "word Xg Qb")[0] == "moka.word.short"
    assert refusal(position, "word Xg Qb Wb")[0] == "moka.word.left"
    assert refusal(position, "word Xg Qb Wb Zr Kg")[0] == "moka.word.unknown"


# Consequences


def test_a_word_at_the_start_of_the_turn_ends_it() -> None:
    position = row("Bg", "Or", "Ir", "Sr", "Lr")
    later = after(position, "word Bg Or Ir Sr")
    assert (later["phase"], later["turn"], later["rows"][0]) == ("turn", 1, ["Lr"])
    assert kinds(position, "word Bg Or Ir Sr") == ["moka.word"]


def test_if_none_remains_one_is_drawn() -> None:
    position = row("Bg", "Or", "Ir", "Sr")
    later = after(position, "word Bg Or Ir Sr")
    assert later["rows"][0] == ["Ob"]
    assert later["stock"] == STOCK[:-1]
    assert kinds(position, "word Bg Or Ir Sr") == ["moka.word", "moka.drew"]


def test_after_a_word_the_turn_owed_is_taken() -> None:
    position = row("Bg", "Or", "Ir", "Sr", extra=1)
    assert after(position, "word Bg Or Ir Sr")["turn"] == 0


def test_a_word_right_after_taking_a_card_ends_the_turn() -> None:
    position = after(row("Bg", "Or", "Sg"), "flip 6", "take")
    later = after(position, "word Bg Or Ir Sg")
    assert (later["turn"], later["words"][0][0]["word"]) == (1, "BOIS")


# The list


def test_each_playable_word_is_listed_once_with_cards_that_score_the_most() -> None:
    position = row("Or", "Er", "Ir", "Lr", "Lg")
    words = [move for move in legal(position) if move.startswith("word")]
    spelled = [
        "".join(token[-1] if token[0] == "*" else token[0] for token in move.split()[1:]) for move in words
    ]
    assert len(spelled) == len(set(spelled))
    assert "word Or Er Ir Lr" in words
    assert "word Or Er Ir Lg" not in words
    assert laid(position, "word Or Er Ir Lg")["points"] == 16


def test_a_hole_is_used_where_the_double_is_worth_more() -> None:
    assert "word Or Er Ir *=L" in legal(row("Or", "Er", "Ir", "Lg", "*"))
    assert "word Or Er Ir Lg" in legal(row("Or", "Er", "Ir", "Lg", "*", options={"hole_colour": "none"}))


def test_a_row_too_long_for_any_word_lists_none() -> None:
    assert legal(row(*[letter + colour for letter in "AEINST" for colour in "rgb"]))[-1] == "flush"
