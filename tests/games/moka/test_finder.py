"""The word finder, compared with a plain search of the whole dictionary."""

from collections import Counter
from functools import cache
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.games.moka.decks import DECKS, WORD_LISTS
from tablee.games.moka.finder import WORDS_SOON, Vocabulary, best_words, playable_words, words_soon
from tablee.games.moka.lexicon import FOLDER, HOLES_TO_SCAN, Lexicon, lexicon
from tablee.games.moka.word import points_of
from tests.games.moka.words import proposed_words
from tests.marks import examples

DECK = DECKS["fr"]
FRENCH = Vocabulary(lexicon(WORD_LISTS["fr"]), [])
LETTERS = sorted({card for card in DECK.cards if len(card) == 2})


@cache
def words_of(length: int) -> list[str]:
    """Return all words of the dictionary with this many letters, for the lengths that the test rows need."""
    return [word for word in proposed_words("fr") if len(word) == length] if length in range(3, 7) else []


def rows(most: int, holes: int) -> st.SearchStrategy[list[str]]:
    letters = st.lists(st.sampled_from(LETTERS), min_size=1, max_size=most)
    return st.tuples(letters, st.integers(0, holes)).map(lambda drawn: drawn[0] + ["*"] * drawn[1])


def fits(word: str, row: list[str]) -> bool:
    """True if the row can make the word with at most one card left: the rule in plain form."""
    letters = Counter(card[0] for card in row if card != "*")
    missing = sum((Counter(word) - letters).values())
    return len(row) - len(word) in (0, 1) and missing <= row.count("*")


def best_points(word: str, row: list[str], any_hole: bool) -> int:
    """Return the most that the word can score, by trying every set of cards."""
    best = -1
    for cards in combinations(row, len(word)):
        if fits(word, list(cards)):
            best = max(best, points_of(list(cards), DECK, any_hole))
    return best


@settings(max_examples=examples(40), deadline=None)
@given(rows(4, 2))
def test_it_finds_exactly_the_words_that_leave_at_most_one_card(row: list[str]) -> None:
    found = [playable.word for playable in playable_words(row, FRENCH, DECK, True)]
    possible = [*words_of(len(row) - 1), *words_of(len(row))]
    assert found == sorted(word for word in possible if fits(word, row))


@settings(max_examples=examples(150), deadline=None)
@given(rows(6, 2), st.booleans())
def test_every_word_is_found_with_cards_of_the_row_that_score_the_most(
    row: list[str], any_hole: bool
) -> None:
    for playable in playable_words(row, FRENCH, DECK, any_hole)[:20]:
        assert not Counter(playable.cards) - Counter(row)
        assert all(
            card in ("*", letter + card[-1])
            for letter, card in zip(playable.word, playable.cards, strict=True)
        )
        assert playable.points == points_of(playable.cards, DECK, any_hole)
        assert playable.points == best_points(playable.word, row, any_hole)


@settings(max_examples=examples(300), deadline=None)
@given(rows(9, 2), st.booleans())
def test_the_best_words_are_the_playable_words_of_most_points(row: list[str], any_hole: bool) -> None:
    every = playable_words(row, FRENCH, DECK, any_hole)
    most = max((playable.points for playable in every), default=0)
    assert best_words(row, FRENCH, DECK, any_hole) == [one for one in every if one.points == most]


@settings(max_examples=examples(100), deadline=None)
@given(rows(6, 1), st.lists(st.text("AEILNRST", min_size=1, max_size=7), max_size=4))
def test_extra_words_are_found_too(row: list[str], extra: list[str]) -> None:
    found = {
        playable.word
        for playable in playable_words(row, Vocabulary(lexicon(WORD_LISTS["fr"]), extra), DECK, True)
    }
    usual = {playable.word for playable in playable_words(row, FRENCH, DECK, True)}
    assert found - usual == {word for word in extra if len(word) >= 3 and fits(word, row)} - usual


def test_a_withheld_word_counts_and_is_not_found() -> None:
    row = ["Pr", "Ur", "Tr", "Er"]
    assert FRENCH.contains("PUTE")
    assert "PUTE" not in {playable.word for playable in playable_words(row, FRENCH, DECK, True)}
    assert "PUTE" not in {playable.word for playable in playable_words(["*"] * 4, FRENCH, DECK, True)}


def test_a_word_that_a_table_agrees_on_is_withheld_like_any_other() -> None:
    """The word counts, as agreed, but no bot proposes a word that players added."""
    agreed = Vocabulary(lexicon(WORD_LISTS["en"]), ["GRINGOS", "HONKEY", "MOKA"])
    assert agreed.contains("HONKEY")
    found = {one.word for one in playable_words(["*"] * 4, agreed, DECKS["en"], True)}
    assert "MOKA" in found
    letters = ["Hr", "Or", "Nr", "Kg", "Er", "Yr"]
    assert not {"HONKEY"} & {one.word for one in playable_words(letters, agreed, DECKS["en"], True)}


def test_what_the_language_of_the_table_withholds_is_not_proposed_from_other_lists() -> None:
    """RETARD is a delay in French and an insult in English."""
    french, english = lexicon(WORD_LISTS["fr"]), lexicon(WORD_LISTS["en"])
    letters = ["Rr", "Er", "Tr", "Ar", "Rg", "Dr"]
    both = Vocabulary(english, [], (french,))
    assert both.contains("RETARD")
    assert "RETARD" in {one.word for one in playable_words(letters, FRENCH, DECK, True)}
    assert "RETARD" not in {one.word for one in playable_words(letters, both, DECKS["en"], True)}


@pytest.mark.parametrize("letters", ["", "E", "SE", "QX"])
def test_many_holes_are_found_by_scanning_as_by_trying(letters: str) -> None:
    holes = HOLES_TO_SCAN
    scanned = lexicon(WORD_LISTS["fr"]).anagrams(letters, holes)
    length = len(letters) + holes
    assert sorted(scanned) == [
        word for word in proposed_words("fr") if len(word) == length and not Counter(letters) - Counter(word)
    ]


def test_eight_holes_and_nothing_else_make_every_word_of_seven_and_eight_letters() -> None:
    found = playable_words(["*"] * 8, FRENCH, DECK, True)
    assert [playable.word for playable in found] == [
        word for word in proposed_words("fr") if len(word) in (7, 8)
    ]
    assert {playable.points for playable in found} == {0}


@settings(max_examples=100, deadline=None)
@given(rows(9, 2), st.booleans())
def test_a_player_who_waits_is_shown_every_word_of_a_row_with_few_holes(
    row: list[str], any_hole: bool
) -> None:
    assert words_soon(row, FRENCH, DECK, any_hole) == (playable_words(row, FRENCH, DECK, any_hole), False)


@pytest.mark.parametrize(
    "letters", [[], ["Er", "Ag", "Ib", "Sr"], ["Er", "Ag", "Ib", "Sr", "Nr", "Rb", "Tg", "Or"]]
)
def test_of_tens_of_thousands_of_words_a_player_who_waits_is_shown_some_that_score_most(
    letters: list[str],
) -> None:
    row = ["*"] * 8 + letters
    every = {one.word: one for one in playable_words(row, FRENCH, DECK, True)}
    found, more = words_soon(row, FRENCH, DECK, True)
    assert more
    assert 0 < len(found) < WORDS_SOON + 100
    assert found == [every[one.word] for one in found]
    assert max(one.points for one in found) == max(one.points for one in every.values())


@pytest.mark.parametrize("language", ["fr", "nl", "en"])
def test_the_table_holds_exactly_the_words_that_may_be_proposed(language: str) -> None:
    table = Lexicon((FOLDER / f"{WORD_LISTS[language]}.anagrams").read_bytes(), None)
    words = proposed_words(language)
    assert table.size == len(words)
    assert all(word in table.anagrams(word, 0) for word in words[::50])
    assert sum(len(table.anagrams("", length)) for length in (3, 4)) == sum(len(word) <= 4 for word in words)


@settings(deadline=None)
@given(st.text("AEILNORST", min_size=1, max_size=9))
def test_with_and_without_the_trie_the_same_words_count(word: str) -> None:
    name = WORD_LISTS["fr"]
    withheld = (FOLDER / f"{name}.withheld").read_text()
    table = Lexicon((FOLDER / f"{name}.anagrams").read_bytes(), None, withheld)
    assert table.contains(word) == lexicon(WORD_LISTS["fr"]).contains(word)


def test_a_file_that_is_no_anagram_table_is_refused() -> None:
    with pytest.raises(ValueError, match="anagram"):
        Lexicon(b"something else", None)
