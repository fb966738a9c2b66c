"""Names, brands and foreign words that the table allows (rulings 3, categories)."""

import pytest

from tablee.games.moka import GAME
from tablee.games.moka.finder import vocabulary
from tests.games.moka.study import Json, after, events, legal, refusal, study

LYON = "word Lr Yr Og Nr"
THREE = "word Tr Hr Rr Er Eg"
XKZ = "word Xg Kg Zr"


def saying(move: str, **options: object) -> Json:
    return study(players=2, options=options, rows=[move.split(" ")[1:], []])


@pytest.mark.parametrize("move", [LYON, THREE, XKZ])
def test_without_a_category_a_word_in_no_list_is_refused(move: str) -> None:
    assert refusal(saying(move), move)[0] == "moka.word.unknown"


def test_a_name_of_the_lists_is_laid_at_once() -> None:
    assert LYON in legal(saying(LYON, names=True))
    assert after(saying(LYON, names=True), LYON)["words"][0][0]["word"] == "LYON"


def test_names_are_those_of_two_dictionaries_whatever_the_language_of_the_words() -> None:
    words = vocabulary(GAME.options.fill({"names": True, "dictionary": "en"}))
    assert [name for name in ("PARIS", "AMSTERDAM", "CHLOE", "DAAN") if not words.contains(name)] == []
    assert not words.contains("SNCF")


def test_a_word_of_another_dictionary_is_laid_at_once() -> None:
    position = saying(THREE, foreign_words=True)
    assert THREE in legal(position)
    assert after(position, THREE)["words"][0][0]["word"] == "THREE"


def test_foreign_words_are_not_names_and_names_no_foreign_words() -> None:
    words = vocabulary(GAME.options.fill({"foreign_words": True}))
    assert words.contains("THREE")
    assert not words.contains("LYON")
    assert not vocabulary(GAME.options.fill({"names": True})).contains("FIETSEN")


@pytest.mark.parametrize("category", ["names", "brands", "foreign_words"])
def test_with_a_category_a_word_in_no_list_goes_before_the_table_under_its_heading(category: str) -> None:
    position = saying(XKZ, **{category: True})
    assert XKZ not in legal(position)
    event = events(position, XKZ)[0]
    assert (event["event"], event["allowed"], event["listed"], event["objection"]) == (
        "moka.said",
        category,
        False,
        False,
    )
    assert after(position, XKZ, "yes")["words"][0][0]["word"] == "XKZ"
    assert after(position, XKZ, "no")["rows"][0] == ["Xg", "Kg", "Zr"]


def test_no_list_knows_brands() -> None:
    """NIKE counts as a name; as a brand, the table votes on it."""
    nike = "word Nr Ir Kg Er"
    assert nike in legal(saying(nike, names=True))
    assert nike not in legal(saying(nike, brands=True))


def test_several_categories_are_reported_together() -> None:
    position = saying(XKZ, names=True, brands=True, foreign_words=True)
    assert events(position, XKZ)[0]["allowed"] == "names-brands-foreign_words"


def test_without_a_category_none_is_reported() -> None:
    assert events(saying(XKZ, contest="table"), XKZ)[0]["allowed"] == "none"


def test_a_word_of_two_lists_is_listed_once() -> None:
    row = ["Pr", "Ig", "Ar", "Nr", "Ob"]
    moves = legal(study(options={"names": True, "foreign_words": True}, rows=[row, [], []]))
    assert len(set(moves)) == len(moves)
    assert moves.count("word Pr Ig Ar Nr Ob") == 1
