"""The cards, and every number of the leaflets about them (rulings 2).

Inside the rules a card is its place in the deck, 0 to 48, and a hand is a set of bits, bit i for card i. A pile is an
array with room for the whole deck and the number of cards in it, of which the last is on top.
"""

from typing import Final

from tablee.core.native import i64, vec

MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 6

FOUR_DRAWINGS: Final = 4
THREE_DRAWINGS: Final = 3
"""The Dutch deck, which has no tipi."""

HAND_SIZE: Final = {
    FOUR_DRAWINGS: {2: 7, 3: 7, 4: 7, 5: 5, 6: 5},
    THREE_DRAWINGS: {2: 7, 3: 6, 4: 5, 5: 4, 6: 3},
}
"""How many cards each player is dealt, by the drawings of the deck and the number of players."""

STUCK_DRAWS: Final = 1
"""How many cards are drawn by whoever cannot play, or cannot play on after smoke."""

ARROW_DRAWS: Final = 1
"""How many the opponent that an arrow is aimed at draws."""

SNAKE_DRAWS: Final = 1
"""How many are drawn by whoever lays a snake."""

JOKER_DRAWS: Final = 1
"""How many each opponent draws when the joker is laid."""

DRAWINGS: Final = "TPCH"
TIPI: Final = "P"
SMOKE: Final = "s"
ARROW: Final = "a"
SNAKE: Final = "n"
PLAIN: Final = "-"
JOKER_CARD: Final = "J"

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
    return [*cards, JOKER_CARD]


DECK: Final = _deck()
DECK_SIZE: Final = 49
assert len(DECK) == DECK_SIZE
JOKER: Final = DECK_SIZE - 1
NUMBER: Final = {card: number for number, card in enumerate(DECK)}
HALVES: Final = [card.split("/")[:2] if card != JOKER_CARD else [] for card in DECK]
SIGN: Final = [card[-1] for card in DECK]
NONE: Final = 0
SMOKES: Final = 1
ARROWS: Final = 2
SNAKES: Final = 3
JOKERS: Final = 4
KIND: Final = vec[i64](
    [{SMOKE: SMOKES, ARROW: ARROWS, SNAKE: SNAKES, JOKER_CARD: JOKERS}.get(sign, NONE) for sign in SIGN]
)
"""The sign of each card as a number."""

SIGN_NAMES: Final = {SMOKE: "smoke", ARROW: "arrow", SNAKE: "snake", PLAIN: "none", JOKER_CARD: "joker"}


def matches(card: int, top: int) -> bool:
    """Whether `card` may lie on `top`: a half equal in drawing and colour, or a joker on either side."""
    return card == JOKER or top == JOKER or any(half in HALVES[top] for half in HALVES[card])


_JOKER_BIT: Final = 1 << JOKER


def bit(card: i64) -> i64:
    """The set of one card: shifted to the right, because mypyc would shift a 1 of 32 bits to the left."""
    return _JOKER_BIT >> JOKER - card


def bits(cards: list[int]) -> int:
    """The set of `cards`, each of which is there once."""
    return sum(1 << card for card in cards)


DECKS: Final = {
    FOUR_DRAWINGS: list(range(DECK_SIZE)),
    THREE_DRAWINGS: [card for card in range(DECK_SIZE) if TIPI not in DECK[card]],
}
"""The cards that are played with, by the drawings of the deck."""

NO_CARDS: Final = vec[i64]([0] * DECK_SIZE)
"""To copy where a pile begins."""


def stacked(cards: list[int]) -> vec[i64]:
    """A pile of `cards`, with room for the whole deck."""
    return vec[i64](cards + [0] * (DECK_SIZE - len(cards)))


class Pack:
    """A deck: the set of its cards, the pile of these `many` before it is shuffled, and `hand_size` by players."""

    def __init__(self, cards: list[int], hand_size: dict[int, int]) -> None:
        self.bits: i64 = bits(cards)
        self.cards = stacked(cards)
        self.many: i64 = len(cards)
        self.hand_size = vec[i64]([hand_size.get(players, 0) for players in range(MAX_PLAYERS + 1)])


PACKS: Final = {drawings: Pack(cards, HAND_SIZE[drawings]) for drawings, cards in DECKS.items()}
"""By the drawings of the deck."""


DECK_BITS: Final = {drawings: bits(cards) for drawings, cards in DECKS.items()}
DECK_NUMBERS: Final = {drawings: {DECK[card]: card for card in cards} for drawings, cards in DECKS.items()}

FITS: Final = vec[i64](
    [bits([card for card in range(DECK_SIZE) if matches(card, top)]) for top in range(DECK_SIZE)]
)
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


# A de Bruijn sequence: no six of its 64 bits in a row are there twice, and to multiply it by a power of 2 moves six of
# them to the top. What the product has above 64 bits counts for nothing.
_SEQUENCE: Final = 0x03F79D71B4CB0A89
_TOP_SIX: Final = 58
_SIX_BITS: Final = 63
_CARD_OF_BIT: Final = vec[i64]([0] * (_SIX_BITS + 1))
for _card in range(DECK_SIZE):
    _CARD_OF_BIT[(_SEQUENCE << _card) >> _TOP_SIX & _SIX_BITS] = _card


def lowest(hand: i64) -> i64:
    """The first card of a hand that is not empty, in deck order."""
    return _CARD_OF_BIT[(hand & -hand) * _SEQUENCE >> _TOP_SIX & _SIX_BITS]


def nth(hand: i64, n: i64) -> i64:
    """The card at index `n` of a hand, in deck order."""
    while n > 0:
        hand &= hand - 1
        n -= 1
    return lowest(hand)


# Every second bit, two of four, four of eight; and what adds up all bytes in the highest.
_SECOND: Final = 0x0155555555555555
_TWO_OF_FOUR: Final = 0x0333333333333333
_FOUR_OF_EIGHT: Final = 0x0F0F0F0F0F0F0F0F
_EACH_BYTE: Final = 0x0101010101010101
_TOP_BYTE: Final = 56


def size(hand: i64) -> i64:
    """How many cards a hand has: ones added up in pairs, fours, bytes and so on, for all at once."""
    hand -= hand >> 1 & _SECOND
    hand = (hand & _TWO_OF_FOUR) + (hand >> 2 & _TWO_OF_FOUR)
    hand = hand + (hand >> 4) & _FOUR_OF_EIGHT
    return hand * _EACH_BYTE >> _TOP_BYTE & _SIX_BITS
