"""The 158 cards of the draw deck in each language.

French is settled by rulings 3. Dutch and English are ours: 130 letters as well, the same three categories of points,
equally many of each colour in the first two, three red, two green and two blue letters in the third; the copies follow
how often each letter stands in the words of at most eight letters of that dictionary (docs/rules).
"""

from typing import Final

from tablee.games.moka.rules_1.pieces import ALPHABET, COLOURS, HOLE, HOLES, SPECIAL_COPIES, is_letter


class Deck:
    """The draw deck of one language: `points` of each letter, and its `cards` in the order of the notation.

    `letters`: those cards that words are made of.
    """

    def __init__(self, one_point: dict[str, int], two_points: str, three_points: dict[str, str]) -> None:
        """Copies of each one-point letter; the two-point letters, three copies each; the colours of single ones."""
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
        copies[HOLE] = HOLES
        copies.update(SPECIAL_COPIES)
        self.copies = copies
        self.letters = frozenset([card for card in copies if is_letter(card)])
        self.cards: list[str] = [card for card, count in copies.items() for _ in range(count)]

    def worth(self, card: str) -> int:
        """The points printed on a letter card; a hole is worth nothing."""
        return 0 if card == HOLE else self.points[card[0]]


DECKS: Final[dict[str, Deck]] = {
    "fr": Deck(
        {"E": 18, "A": 12, "I": 9, "S": 9, "N": 9, "R": 9, "T": 9, "O": 9, "U": 6, "L": 6},
        "BCDFGHMPV",
        {"J": "r", "Y": "r", "Z": "r", "K": "g", "X": "g", "Q": "b", "W": "b"},
    ),
    "nl": Deck(
        {"E": 21, "A": 9, "I": 9, "N": 9, "O": 9, "R": 9, "S": 9, "T": 9, "D": 6, "L": 6},
        "BGHJKMPUV",
        {"F": "r", "Y": "r", "Z": "r", "C": "g", "X": "g", "Q": "b", "W": "b"},
    ),
    "en": Deck(
        {"E": 15, "A": 12, "I": 9, "L": 9, "N": 9, "O": 9, "R": 9, "S": 9, "T": 9, "U": 6},
        "BCDFGHMPY",
        {"J": "r", "V": "r", "Z": "r", "K": "g", "X": "g", "Q": "b", "W": "b"},
    ),
}
