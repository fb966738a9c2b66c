"""The 158 cards of the draw deck in each language.

Rulings 3 settle the French deck. The Dutch and English decks are our own: they have 130 letters too, and the same
three categories of points. Colours are equally frequent in the first two categories; the third has three red, two
green and two blue letters. The copies follow the frequency of each letter in the words of at most eight letters of
that dictionary (docs/rules).
"""

from typing import Final

from tablee.games.moka.pieces import ALPHABET, COLOURS, DOUBLE, HOLE, HOLES, SPECIAL_COPIES, is_letter


class Deck:
    """The draw deck of one language: `points` of each letter, and its `cards` in the order of the notation.

    `letters` are the cards that words are made of. `double` is the factor for the points of a double MOKA.
    """

    def __init__(
        self,
        one_point: dict[str, int],
        two_points: str,
        three_points: dict[str, str],
        holes: int,
        specials: dict[str, int],
        double: int,
    ) -> None:
        """Build the deck.

        Arguments: the copies of each one-point letter; the two-point letters, with three copies each; the colours of
        the single three-point letters; the copies of the hole and of each special; the factor for a double MOKA.
        """
        self.double = double
        self.points: dict[str, int] = {}
        copies: dict[str, int] = {}
        for letter in ALPHABET:
            if letter in three_points:
                self.points[letter] = 3
                copies[letter + three_points[letter]] = 1
                continue
            self.points[letter] = 1 if letter in one_point else 2
            total = one_point.get(letter, len(COLOURS))
            for colour in COLOURS:
                copies[letter + colour] = total // len(COLOURS)
        assert sorted([*one_point, *two_points, *three_points]) == list(ALPHABET)
        assert not [letter for letter, total in one_point.items() if total % len(COLOURS)]
        copies[HOLE] = holes
        copies.update(specials)
        self.copies = copies
        self.letters = frozenset([card for card in copies if is_letter(card)])
        self.cards: list[str] = [card for card, count in copies.items() for _ in range(count)]

    def worth(self, card: str) -> int:
        """Return the points printed on a letter card; a hole has none."""
        return 0 if card == HOLE else self.points[card[0]]


WORD_LISTS: Final = {"fr": "fr-2", "nl": "nl", "en": "en-2"}
"""The word list of each language. Lists never change; a changed list gets a new name and a new version of the rules.
"""

LETTERS: Final[dict[str, tuple[dict[str, int], str, dict[str, str]]]] = {
    "fr": (
        {"E": 18, "A": 12, "I": 9, "S": 9, "N": 9, "R": 9, "T": 9, "O": 9, "U": 6, "L": 6},
        "BCDFGHMPV",
        {"J": "r", "Y": "r", "Z": "r", "K": "g", "X": "g", "Q": "b", "W": "b"},
    ),
    "nl": (
        {"E": 21, "A": 9, "I": 9, "N": 9, "O": 9, "R": 9, "S": 9, "T": 9, "D": 6, "L": 6},
        "BGHJKMPUV",
        {"F": "r", "Y": "r", "Z": "r", "C": "g", "X": "g", "Q": "b", "W": "b"},
    ),
    "en": (
        {"E": 15, "A": 12, "I": 9, "L": 9, "N": 9, "O": 9, "R": 9, "S": 9, "T": 9, "U": 6},
        "BCDFGHMPY",
        {"J": "r", "V": "r", "Z": "r", "K": "g", "X": "g", "Q": "b", "W": "b"},
    ),
}
"""The letters of each language: copies of those with one point, those with two, and colours of those with three."""

DECKS: Final = {
    language: Deck(*letters, HOLES, SPECIAL_COPIES, DOUBLE) for language, letters in LETTERS.items()
}
"""The decks of the rulebook."""
