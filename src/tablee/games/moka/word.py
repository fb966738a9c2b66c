"""A word made of cards: its letters, its points, and if it is a double MOKA (rulebook, Calculer ses points)."""

from typing import Any

from tablee.games.moka.decks import Deck
from tablee.games.moka.pieces import ALPHABET, HOLE


class Word:
    """A word: its `text`, its cards in order (a hole is `"*"`), its points, and if it is a double MOKA."""

    def __init__(self, text: str, cards: list[str], points: int, double: bool) -> None:
        self.text = text
        self.cards = cards
        self.points = points
        self.double = double

    def write(self) -> dict[str, Any]:
        """Return the word as positions carry it."""
        return {"word": self.text, "cards": list(self.cards), "points": self.points}


def matches(text: str, cards: list[str]) -> bool:
    """True if `cards`, in this order, can be read as `text`."""
    return len(text) == len(cards) and all(
        text[i] in ALPHABET and card in (HOLE, text[i] + card[-1]) for i, card in enumerate(cards)
    )


def is_double(cards: list[str], any_hole: bool) -> bool:
    """True if all cards share a colour; with option `hole_colour` = `any` a hole takes any colour."""
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
    """Return (sum of the cards) x (number of letters), doubled for a double MOKA."""
    total = 0
    for card in cards:
        total += deck.worth(card)
    points = total * len(cards)
    return deck.double * points if is_double(cards, any_hole) else points


def lay(text: str, cards: list[str], deck: Deck, any_hole: bool) -> Word:
    """Return the word that `cards` make."""
    return Word(text, list(cards), points_of(cards, deck, any_hole), is_double(cards, any_hole))
