"""A word made of cards: its letters, what it is worth, whether it is a double MOKA (rulebook, Calculer ses points)."""

from typing import Any

from tablee.games.moka.cards import HOLE
from tablee.games.moka.decks import Deck


class Laid:
    """A word, the cards it was made of in its order (a hole is `"*"`), its points, and whether they were doubled."""

    def __init__(self, word: str, cards: list[str], points: int, double: bool) -> None:
        self.word = word
        self.cards = cards
        self.points = points
        self.double = double

    def dump(self) -> dict[str, Any]:
        """The word as positions carry it."""
        return {"word": self.word, "cards": list(self.cards), "points": self.points}


def is_double(cards: list[str], any_hole: bool) -> bool:
    """All cards share a colour; with option `hole_colour` = `any` a hole takes whatever colour is wanted."""
    colour = ""
    for card in cards:
        if card == HOLE:
            if not any_hole:
                return False
        elif colour == "":
            colour = card[1]
        elif card[1] != colour:
            return False
    return True


def points_of(cards: list[str], deck: Deck, any_hole: bool) -> int:
    """(Sum of the cards) x (number of letters), twice that for a double MOKA."""
    total = 0
    for card in cards:
        total += deck.worth(card)
    points = total * len(cards)
    return 2 * points if is_double(cards, any_hole) else points


def lay(word: str, cards: list[str], deck: Deck, any_hole: bool) -> Laid:
    """The word that `cards` make."""
    return Laid(word, list(cards), points_of(cards, deck, any_hole), is_double(cards, any_hole))
