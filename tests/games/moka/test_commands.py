"""`tablee words`: whether a word counts, and why not."""

import pytest

from tablee.games.moka import GAME


def ask(language: str, word: str) -> tuple[bool, str]:
    (command,) = GAME.commands()
    answer = command.ask(language, word)
    return answer.yes, answer.code


@pytest.mark.parametrize(
    ("language", "word"),
    [
        ("fr", "VOIES"),
        ("fr", "voies"),
        ("fr", "œil"),
        ("fr", "ÉTÉ"),
        ("fr", "e\u0301te\u0301"),
        ("nl", "ĳs"),
        ("fr", "cæcum"),
        ("en", "the"),
    ],
)
def test_a_word_counts_capitals_and_accents_ignored(language: str, word: str) -> None:
    assert ask(language, word) == (True, "moka.words.counts")


@pytest.mark.parametrize(
    ("word", "code"),
    [
        ("", "moka.words.letters"),
        ("la", "moka.words.short"),
        ("boi", "moka.words.unknown"),
        ("anticonstitutionnellement", "moka.words.long"),
        ("arc-en-ciel", "moka.words.compound"),
        ("aujourd’hui", "moka.words.compound"),
        ("pomme de terre", "moka.words.compound"),
        ("3D", "moka.words.letters"),
        ("αβγ", "moka.words.letters"),
    ],
)
def test_a_word_that_does_not_count_is_refused_with_its_reason(word: str, code: str) -> None:
    assert ask("fr", word) == (False, code)


def test_a_word_of_16_letters_is_looked_up_one_of_17_is_too_long() -> None:
    assert ask("fr", "A" * 16)[1] == "moka.words.unknown"
    assert ask("fr", "A" * 17)[1] == "moka.words.long"


def test_the_answer_names_the_word_and_the_dictionary_that_it_was_looked_up_in() -> None:
    (command,) = GAME.commands()
    assert command.ask("fr", "boi").params == {"word": "BOI", "dictionary": "fr"}
    assert command.ask("fr", "3D").params == {"word": "3D", "dictionary": "fr"}


def test_of_a_word_too_short_or_too_long_the_answer_says_how_long_it_may_be() -> None:
    (command,) = GAME.commands()
    assert command.ask("fr", "or").params == {"word": "OR", "dictionary": "fr", "least": 3}
    assert command.ask("fr", "A" * 17).params == {"word": "A" * 17, "dictionary": "fr", "most": 16}


def test_the_command_takes_one_of_the_dictionaries_and_a_word() -> None:
    (command,) = GAME.commands()
    assert command.name == "words"
    assert [(argument.name, argument.choices) for argument in command.arguments] == [
        ("language", ("fr", "nl", "en")),
        ("word", ()),
    ]
