"""Every number and example on the rules pages of MOKA, compared with the rules."""

import re

import pytest

from tablee.games.moka.challenges import is_met
from tablee.games.moka.decks import DECKS
from tablee.games.moka.pieces import (
    CHALLENGES,
    CHALLENGES_PER_LEVEL,
    COLOURS,
    HOLE,
    HOLES,
    LEVELS,
    SPECIAL_COPIES,
    is_letter,
)
from tablee.games.moka.word import lay
from tablee.words import LANGUAGES, label
from tests.docs.rules_page import page
from tests.games.examples import examples
from tests.games.moka.study import after, legal, refusal, study

ROUND = examples("moka")["round"]
COLOUR_WORDS = {
    "en": ("red", "green", "blue"),
    "fr": ("rouge", "vert", "bleu"),
    "nl": ("rood", "groen", "blauw"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_has_every_special_by_its_name_and_as_often_as_the_deck(language: str) -> None:
    specials, _, _ = page("moka", language).tables
    expected = [f"{label(language, 'moka', 'special', name)} ({n})" for name, n in SPECIAL_COPIES.items()]
    assert [row[0] for row in specials[1:]] == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_has_a_line_for_every_challenge(language: str) -> None:
    _, challenges, _ = page("moka", language).tables
    assert [cell.split()[0] for cell in challenges[0][1:]] == list(LEVELS)
    assert [row[0] for row in challenges[1:]] == [str(at) for at in range(1, CHALLENGES_PER_LEVEL + 1)]
    assert all(len(row) == 1 + len(LEVELS) and all(row) for row in challenges[1:])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_counts_the_cards_as_the_deck_does(language: str) -> None:
    text = page("moka", language).words
    cards = DECKS["fr"].cards
    letters = sum(is_letter(card) and card != HOLE for card in cards)
    assert f"**{len(cards)} " in text
    assert re.search(rf"\b{letters} \w+, {HOLES} \w+ \w+ {sum(SPECIAL_COPIES.values())} ", text)
    assert f"**{len(CHALLENGES)} " in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_letters_of_each_deck_are_as_many_as_the_page_says(language: str) -> None:
    *_, letters = page("moka", language).tables
    for (_, one, two, three), deck in zip(
        letters[1:], (DECKS[name] for name in ("fr", "nl", "en")), strict=True
    ):
        text: dict[str, int] = {}
        for group in one.split(", "):
            *some, copies = group.split()
            for letter in some:
                for colour in COLOURS:
                    text[letter + colour] = int(copies) // len(COLOURS)
        text |= {letter + colour: 1 for letter in two.split() for colour in COLOURS}
        for group, word, colour in zip(three.split(", "), COLOUR_WORDS[language], COLOURS, strict=True):
            *some, named = group.split()
            assert named == word
            text |= {letter + colour: 1 for letter in some}
        held = {card: n for card, n in deck.copies.items() if is_letter(card) and card != HOLE}
        assert text == held
        assert {deck.worth(letter + "r") for letter in two.split()} == {2}
        assert {deck.points[letter] for group in three.split(", ") for letter in group.split()[:-1]} == {3}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_that_are_counted_out_are_worth_what_the_page_says(language: str) -> None:
    text = page("moka", language).words
    for word, brackets, points in re.findall(r"- ([A-Z]+)[^()]*?\(([\d +]+)\) × \d = (\d+)", text):
        holes = [at for at, worth in enumerate(brackets.split(" + ")) if worth == "0"]
        cards = [HOLE if at in holes else letter + "rg"[at % 2] for at, letter in enumerate(word)]
        assert lay(word, cards, DECKS["fr"], True).points == int(points)
    assert len(re.findall(r"\) × \d = ", text)) == 4
    assert lay("OEIL", ["Og", "Eg", "Ig", "Lg"], DECKS["fr"], True).points == 32
    assert re.search(r"OEIL[^-]+16,[^-]+\b32\b", text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_counted_round_comes_to_what_the_page_and_the_picture_say(language: str) -> None:
    words = [
        lay("".join(card[0] for card in shown["cards"]), shown["cards"], DECKS["fr"], True)
        for shown in ROUND["words"]
    ]
    assert [shown["sum"].rpartition(" ")[2] for shown in ROUND["words"]] == [
        str(word.points) for word in words
    ]
    assert is_met(ROUND["challenge"], words, DECKS["fr"])
    points = [*(word.points for word in words), int(ROUND["challenge"].partition("-")[0])]
    assert ROUND["sum"] == " + ".join(map(str, points)) + f" = {sum(points)}"
    left, _, right = ROUND["sum"].partition(" = ")
    assert f"{left} = **{right} points**" in page("moka", language).words.replace("punten", "points")


def test_what_the_row_in_the_picture_shows_is_refused() -> None:
    position = study(rows=[["Rr", "Og", "Ib", "Jr", "Lg"], [], []])
    assert refusal(position, "word Rr Og Ib")[0] == "moka.word.left"


def test_what_the_questions_answer_is_so() -> None:
    position = study(rows=[["Rr", "Og"], [], []], grid=["Ib", *study()["grid"][1:]])
    done = after(position, "flip 0", "take", "word Rr Og Ib")
    assert done["turn"] == 1
    again = study(rows=[["Rr", "Og", "Ib", "Lg"], [], []])
    assert after(again, "word Rr Og Ib")["turn"] == 1
    full = study(specials=[["STOP", "STOP", "PEEK"], [], []], grid=["AGAIN", *study()["grid"][1:]])
    flipped = legal(after(full, "flip 0"))
    assert "use" in flipped
    assert "take" not in flipped
