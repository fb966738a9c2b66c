"""The 49 cards (rulings 2): every pair of halves of different colours once, and one joker.

Inside the rules a card is its place in the deck, 0 to 48, and a hand is a set of bits, bit i for card i.
"""

from typing import Final

from tablee.core.native import i64

DRAWINGS: Final = "TPCH"
SMOKE: Final = "s"
ARROW: Final = "a"
SNAKE: Final = "n"
PLAIN: Final = "-"

COLOUR_PAIRS: Final = (("b", "r"), ("b", "y"), ("r", "y"))
DIAGONALS: Final = (
    ("s-n-", "a--s", "n-sa", "-san"),
    ("an-s", "n-s-", "-sa-", "san-"),
    ("n-sa", "-san", "s-n-", "a--s"),
)
"""A table a colour pair, a row a drawing on the first colour, a letter a drawing on the second."""


def _deck() -> list[str]:
    cards: list[str] = []
    for (one, other), rows in zip(COLOUR_PAIRS, DIAGONALS, strict=True):
        for drawing, row in zip(DRAWINGS, rows, strict=True):
            cards += [f"{one}{drawing}/{other}{end}/{sign}" for end, sign in zip(DRAWINGS, row, strict=True)]
    return [*cards, "J"]


DECK: Final = _deck()
DECK_SIZE: Final = len(DECK)
JOKER: Final = DECK_SIZE - 1
NUMBER: Final = {card: number for number, card in enumerate(DECK)}
HALVES: Final = [card.split("/")[:2] if card != "J" else [] for card in DECK]
SIGN: Final = [card[-1] for card in DECK]
SIGN_NAMES: Final = {SMOKE: "smoke", ARROW: "arrow", SNAKE: "snake", PLAIN: "none", "J": "joker"}


def matches(card: int, top: int) -> bool:
    """Whether `card` may lie on `top`: a half equal in drawing and colour, or a joker on either side."""
    return card == JOKER or top == JOKER or any(half in HALVES[top] for half in HALVES[card])


def _bits(cards: list[int]) -> int:
    return sum(1 << card for card in cards)


FITS: Final = [_bits([card for card in range(DECK_SIZE) if matches(card, top)]) for top in range(DECK_SIZE)]
"""For each top card, the set of the cards that may lie on it."""


def cards_in(hand: int) -> list[int]:
    """The cards of a hand, in deck order."""
    rest: i64 = hand
    found: list[int] = []
    card: i64 = 0
    while rest:
        if rest & 1:
            found.append(card)
        rest >>= 1
        card += 1
    return found


def count(hand: int) -> int:
    """How many cards a hand holds."""
    return hand.bit_count()


def nth(hand: int, n: int) -> int:
    """The card at index `n` of a hand, in deck order."""
    return cards_in(hand)[n]
