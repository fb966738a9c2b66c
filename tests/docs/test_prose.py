"""The documentation keeps what a machine can check of docs/style.md."""

import pytest

from tests.docs.prose import faults, pages, sentences, source

PAGES = pages()


@pytest.mark.parametrize("name", sorted(PAGES))
def test_a_page_has_short_sentences_plain_words_and_few_figures(name: str) -> None:
    found = faults(source(PAGES[name]))
    assert found.avoid == []
    assert found.figures == []
    assert found.long == []


def test_a_sentence_ends_at_its_stop_and_a_list_item_at_its_line() -> None:
    prose = "# Title\n\nRun `a. B c`. Then\nstop (now). Go\n\n- One\n- Two. Three\n\n"
    text = prose + "| a cell. Not one |\n\n```\nNo. Code.\n```\n"
    assert list(sentences(text)) == ["Run Code.", "Then stop (now).", "Go", "One", "Two.", "Three"]


@pytest.mark.parametrize(
    "text",
    [
        "The server asks whoever sits there.",
        "Reported to players, for they are away.",
        "See what a move costs.",
        "| cell | the player is told |",
        "# How somebody plays",
    ],
)
def test_a_word_to_avoid_is_found(text: str) -> None:
    assert len(faults(text).avoid) == 1


def test_what_is_quoted_from_a_page_or_written_as_code_may_say_anything() -> None:
    assert faults("Press “Tell somebody”, or set `anybody`.").avoid == []


def test_a_sentence_full_of_figures_is_found_and_a_table_may_have_many() -> None:
    assert len(faults("It took 1 s, 2 s and 3.5 s.\n\n| 1 | 2 | 3 | 4 |\n").figures) == 1


def test_one_long_sentence_in_twenty_is_allowed() -> None:
    long = " ".join(["word"] * 31) + ". "
    assert faults(long + "Short. " * 19).long == []
    assert len(faults(long + "Short. " * 18).long) == 1
