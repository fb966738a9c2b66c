"""Words spelt card by card: exactly those that the rules accept, found by trying everything."""

from itertools import permutations, product

import pytest

import tablee
from tablee.games.moka import GAME
from tablee.games.moka.pieces import ALPHABET
from tablee.testing.lookalikes import refused
from tests.games.moka.study import Json, study

Spelt = dict[str, list[int]]


def spelt(position: Json) -> Spelt:
    """Return every word that can be spelt number by number, with its numbers."""
    loaded = GAME.load(position)
    coder = tablee.game(GAME).coder(loaded.players, **loaded.options)
    found: Spelt = {}

    def go_on(numbers: list[int]) -> None:
        legal = coder.legal(loaded, numbers)
        assert legal, "a dead end"
        for number in legal:
            if coder.name(number) == ".":
                move = coder.move(loaded, *numbers, number)
                assert move not in found
                found[move] = [*numbers, number]
            elif coder.name(number)[0] in f"{ALPHABET}*":
                go_on([*numbers, number])

    if any(coder.name(number)[0] in f"{ALPHABET}*" for number in coder.legal(loaded)):
        go_on([])
    return found


def accepted(position: Json) -> set[str]:
    """Return every word that the rules accept: each order of each number of cards, each letter for a hole."""
    loaded = GAME.load(position)
    row = position["rows"][0]
    found = set()
    for many in range(1, len(row) + 1):
        for cards in set(permutations(row, many)):
            for letters in product(*[ALPHABET if card == "*" else "-" for card in cards]):
                parts = [
                    f"*={letter}" if card == "*" else card
                    for card, letter in zip(cards, letters, strict=True)
                ]
                move = f"word {' '.join(parts)}"
                if refused(GAME, loaded, move) is None:
                    found.add(move)
    return found


def row(*cards: str, **keys: object) -> Json:
    return study(**{"rows": [list(cards), [], []], **keys})  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("position", "some"),
    [
        (row("Bg", "Or", "Ir", "Sr"), "word Bg Or Ir Sr"),
        (row("Er", "Eg", "Tr", "Er", "Sr"), "word Er Tr Eg Sr"),
        (row("Sr", "Or", "*", "Er"), "word Sr Or *=L Er"),
        (row("*", "*", "Kg"), "word *=S Kg *=I"),
        # A word that bots never propose counts.
        (row("Br", "Ir", "Tr", "Er"), "word Br Ir Tr Er"),
        (row("Bg", "Or", "Ir", "Sr", refused=["BOIS", "BOI"]), "word Sr Or Ir"),
        (row("Lr", "Er", "Ar", options={"dictionary": "en"}), "word Lr Er Ar"),
        (row("Ar", "Nr", "Nr", "Ag", options={"names": True}), "word Ar Nr Nr Ag"),
        (row("Xg", "Yr", "Zr", options={"extra_words": ["XYZ"]}), "word Xg Yr Zr"),
        (row("Xg", "Yr", "Zr", "Ag", options={"contest": "any-word"}), "word Yr Xg Zr"),
        (row("Xg", "*", "Zr", options={"contest": "objection"}), "word Xg *=Q Zr"),
        (row("Xg", "Br", "Bg", options={"contest": "any-word"}, refused=["XBB", "BXB"]), "word Br Bg Xg"),
        (row("Xg", "Yr", options={"contest": "any-word"}), ""),
        (row("Xg", "Br", "Bg", options={"brands": True}, refused=["XBB", "BXB", "BBX"]), ""),
    ],
)
def test_the_words_that_can_be_spelt_are_those_that_the_rules_accept(position: Json, some: str) -> None:
    expected = accepted(position)
    assert set(spelt(position)) == expected
    assert some in expected if some else not expected
