"""The thirty challenges, each with words that meet it and words that just fail (table of rulings 3)."""

import pytest

from tablee.games.moka.challenges import is_met, unachieved
from tablee.games.moka.decks import DECKS
from tablee.games.moka.pieces import CHALLENGES
from tablee.games.moka.word import Word, lay

FRENCH = DECKS["fr"]
BLUE = {"J": "r", "Y": "r", "Z": "r", "K": "g", "X": "g"}


def mixed(text: str) -> Word:
    """Return a word from letter cards of different colours; a small letter is a hole that became it."""
    cards = []
    for index, letter in enumerate(text):
        colour = BLUE.get(letter, "b" if letter in "QW" else "rg"[index % 2])
        cards.append("*" if letter.islower() else letter + colour)
    return lay(text.upper(), cards, FRENCH, True)


def one_colour(text: str) -> Word:
    """Return a word from green cards; a small letter is a hole that became it."""
    cards = ["*" if letter.islower() else f"{letter}g" for letter in text]
    return lay(text.upper(), cards, FRENCH, True)


Words = list[str] | str
MET: dict[str, list[Words]] = {
    "15-1": [["VOIES"], ["OR", "VOIEs"]],
    "15-2": [["OEIL"], ["YAK"], ["uNE"]],
    "15-3": [["LUNE"], ["LUNe"]],
    "15-4": [["BOIS"], ["BOIs"]],
    "15-5": [["AMAS"], ["ETe"]],
    "15-6": [["BOIS"]],
    "15-7": [["OEIL"], ["AIE"], ["RAYE"]],
    "15-8": [["LUNE"], ["AMER"], ["PYRO"]],
    "15-9": [["OEIL"]],
    "15-10": [["BOIS", "OEIL"], ["ROI", "BOIS", "OEIL"]],
    "30-1": [["VOISIN"], ["VOISINS"]],
    "30-2": ["double"],
    "30-3": [["JEU"]],
    "30-4": [["BALLE"], ["BALlE"]],
    "30-5": [["ETE"], ["SENS"]],
    "30-6": [["BOCAL"]],
    "30-7": [["BOIS", "BALLE"], ["BOIS", "BOIS"]],
    "30-8": [["BALLE", "VILLE"], ["ROI", "LOI"]],
    "30-9": [["BOiS"]],
    "30-10": [["FINIR"], ["FINIr"]],
    "80-1": [["VOISINES"]],
    "80-2": ["double6"],
    "80-3": [["JAZ"]],
    "80-4": [["RADAR"], ["RESSASSER"]],
    "80-5": [["OISEAU"], ["oISEAU"]],
    "80-6": [["CHIEN", "NICHE"]],
    "80-7": [["BOIS", "BALLE", "BON"], ["BOIS", "BOIS", "BOIS"]],
    "80-8": [["VOIES", "BALLE", "VOISIN"]],
    "80-9": [["ELEVEES"], ["CANANAS"]],
    "80-10": [["VOISINES"]],
}
MISSED: dict[str, list[Words]] = {
    "15-1": [["BOIS"], ["VOISIN"]],
    "15-2": [["BOIS"]],
    "15-3": [["BOIS"], ["EST"]],
    "15-4": [["SON"]],
    "15-5": [["BOIS"], ["BOIS", "SON"]],
    "15-6": [["ROI"], ["LUNE"], ["LUNe"]],
    "15-7": [["LUNE"]],
    "15-8": [["ROI"], ["BOIS"], ["UNE"], ["BALAI"]],
    "15-9": [["BOIS"], ["ROI"], ["OEiL"]],
    "15-10": [["BOIS"], ["BOIS", "ROI"]],
    "30-1": [["VOIES"]],
    "30-2": [["OEIL"]],
    "30-3": [["BOIS"], ["jEU"]],
    "30-4": [["ETE"], ["BAL", "LE"]],
    "30-5": [["BOIS"]],
    "30-6": [["BOIS"], ["BOcAL"]],
    "30-7": [["BOIS"], ["BOIS", "ROI"]],
    "30-8": [["BALLE"], ["ROI", "ROIS"]],
    "30-9": [["BOIS"]],
    "30-10": [["ROI"]],
    "80-1": [["VOISINS"]],
    "80-2": [["VOISINS"], "double5"],
    "80-3": [["JEU"], ["JAz"], ["JEU", "ZUT"]],
    "80-4": [["ETE"], ["LUNES"]],
    "80-5": [["OISEAX"], ["AEI", "OU"]],
    "80-6": [["ROI", "OIR"], ["LUNE", "LUNE"], ["CHIEN", "NICHES"]],
    "80-7": [["BOIS", "BALLE", "ROI"], ["BOIS", "BALLE"]],
    "80-8": [["VOIES", "BALLE", "BOIS"], ["VOIES", "BALLE"]],
    "80-9": [["VOISINS"], ["ELEVES"], ["BRRRRRR"]],
    "80-10": [["BOIS", "VOIES", "BALLE"]],
}
SPECIAL = {
    "double": [one_colour("OEIL")],
    "double6": [one_colour("VOISIN")],
    "double5": [one_colour("VOIES")],
}


def built(words: Words) -> list[Word]:
    return SPECIAL[words] if isinstance(words, str) else [mixed(word) for word in words]


def cases(table: dict[str, list[Words]]) -> list[tuple[str, Words]]:
    return [(challenge, words) for challenge, many in table.items() for words in many]


def test_there_is_a_case_for_every_challenge() -> None:
    assert set(MET) == set(MISSED) == set(CHALLENGES)


@pytest.mark.parametrize(("challenge", "words"), cases(MET))
def test_a_challenge_is_met(challenge: str, words: Words) -> None:
    assert is_met(challenge, built(words), FRENCH)


@pytest.mark.parametrize(("challenge", "words"), cases(MISSED))
def test_a_challenge_is_missed(challenge: str, words: Words) -> None:
    assert not is_met(challenge, built(words), FRENCH)


@pytest.mark.parametrize("challenge", CHALLENGES)
def test_without_words_no_challenge_is_met(challenge: str) -> None:
    assert not is_met(challenge, [], FRENCH)


def test_a_hole_counts_as_its_letter_but_is_no_card_of_1_2_or_3_points() -> None:
    assert is_met("15-4", [mixed("BOIs")], FRENCH)
    assert not is_met("30-3", [mixed("jEU")], FRENCH)
    assert not is_met("30-6", [mixed("BOcAL")], FRENCH)
    assert not is_met("15-9", [mixed("OEiL")], FRENCH)


def test_option_hole_colour_none_a_word_with_a_hole_is_no_double_moka() -> None:
    with_hole = ["Og", "Eg", "Ig", "*"]
    assert is_met("30-2", [lay("OEIL", with_hole, FRENCH, True)], FRENCH)
    assert not is_met("30-2", [lay("OEIL", with_hole, FRENCH, False)], FRENCH)


def test_sixty_points_by_doubling_count_as_sixty() -> None:
    doubled = one_colour("VOIES")
    assert doubled.points == 60
    assert is_met("80-10", [doubled], FRENCH)


def test_points_of_cards_are_those_of_the_dictionarys_letters() -> None:
    laid = lay("KEK", ["Kr", "Eg", "Kb"], DECKS["nl"], True)
    assert is_met("30-6", [laid], DECKS["nl"])
    assert not is_met("30-6", [laid], FRENCH)


def test_those_met_already_do_not_count_as_unachieved() -> None:
    assert unachieved(["15-1", "30-2", "80-1"], [mixed("VOIES")], FRENCH) == 2
