"""Every word that people read is in a dictionary of its language, or in our own list in this folder."""

import shutil

import pytest

from tests.words.spelling import DICTIONARIES, PACKAGES, order, ours, unknown, words

pytestmark = pytest.mark.skipif(
    shutil.which("hunspell") is None, reason=f"without {' '.join(PACKAGES)} (build_steps/system-packages)"
)


@pytest.mark.parametrize("language", DICTIONARIES)
def test_every_word_is_spelt_as_the_dictionary_or_our_list_has_it(language: str) -> None:
    assert len(words(language)) > 1000
    assert sorted(unknown(language) - set(ours(language))) == []


@pytest.mark.parametrize("language", DICTIONARIES)
def test_our_list_is_sorted_and_has_no_word_that_nobody_needs(language: str) -> None:
    assert ours(language) == sorted(set(ours(language)), key=order)
    assert sorted(set(ours(language)) - unknown(language)) == []
