"""The cards, and every number of the leaflets about them (rulings 2).

Inside the rules a card is its place in the deck, 0 to 48, and a hand is a set of bits, bit i for card i. A pile is an
array as long as the deck, with the number of cards in it; the last one is on top.
"""

from typing import Final

from tablee.core.native import i64, vec
from tablee.core.options import OptionValues, Parameter

MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 6

FOUR_DRAWINGS: Final = 4
THREE_DRAWINGS: Final = 3
"""The Dutch deck, without tipis."""

HAND_SIZE: Final = {
    FOUR_DRAWINGS: {2: 7, 3: 7, 4: 7, 5: 5, 6: 5},
    THREE_DRAWINGS: {2: 7, 3: 6, 4: 5, 5: 4, 6: 3},
}
"""The number of cards dealt to each player, by the drawings of the deck and the number of players."""

HAND: Final = Parameter("hand", None, 1, 24)
"""Cards dealt to each player; `HAND_SIZE` if not given."""

START_CARDS: Final = 1
"""Cards turned up before the first turn."""

STUCK_DRAWS: Final = Parameter("stuck_draws", 1, 1, 2)
"""Cards drawn by a player who cannot play, or cannot play on after smoke. Not 0: such a match may never end."""

ARROW_CARDS: Final = Parameter("arrow_cards", 1, 0, 2)
"""Cards drawn by the target of an arrow, or stolen from it."""

SNAKE_DRAWS: Final = Parameter("snake_draws", 1, 0, 2)
"""Cards drawn by the player who lays a snake."""

JOKER_DRAWS: Final = Parameter("joker_draws", 1, 0, 2)
"""Cards drawn by each opponent when the joker is laid."""

JOKERS_IN: Final = Parameter("jokers", 1, 0, 1)
"""Jokers in the deck."""

DRAWINGS: Final = "TPCH"
COLOUR_LETTERS: Final = "bry"

COLOURS_IN: Final = Parameter("colours", len(COLOUR_LETTERS), 2, len(COLOUR_LETTERS))
"""Colours in the deck, the first of `COLOUR_LETTERS`. Every card has two."""

DRAWINGS_OUT: Final = Parameter("drawings_out", 0, 0, 2)
"""Drawings taken out of the deck that the option `drawings` chooses, the last of `DRAWINGS`."""

PARAMETERS: Final = (
    HAND,
    STUCK_DRAWS,
    ARROW_CARDS,
    SNAKE_DRAWS,
    JOKER_DRAWS,
    JOKERS_IN,
    COLOURS_IN,
    DRAWINGS_OUT,
)

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
"""One table per colour pair, one row per drawing on the first colour, one letter per drawing on the second."""


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
    """True if `card` may be laid on `top`: they share a half (drawing and colour), or one is the joker."""
    return card == JOKER or top == JOKER or any(half in HALVES[top] for half in HALVES[card])


_JOKER_BIT: Final = 1 << JOKER


def bit(card: i64) -> i64:
    """Return the set of one card. Shifts to the right, because mypyc would shift a 32-bit 1 to the left."""
    return _JOKER_BIT >> JOKER - card


def bits(cards: list[int]) -> int:
    """Return the set of `cards`, which must be distinct."""
    return sum(1 << card for card in cards)


DECKS: Final = {
    FOUR_DRAWINGS: list(range(DECK_SIZE)),
    THREE_DRAWINGS: [card for card in range(DECK_SIZE) if TIPI not in DECK[card]],
}
"""The cards in play, by the drawings of the deck."""

NO_CARDS: Final = vec[i64]([0] * DECK_SIZE)
"""An empty pile, to be copied."""


def stacked(cards: list[int]) -> vec[i64]:
    """Return a pile of `cards`, as long as the whole deck."""
    return vec[i64](cards + [0] * (DECK_SIZE - len(cards)))


class Pack:
    """A deck: its cards as a set, as an unshuffled pile and by their texts, their number `many`, and `hand_size` by
    players.
    """

    def __init__(self, cards: list[int], hand_size: dict[int, int]) -> None:
        self.bits: i64 = bits(cards)
        self.cards = stacked(cards)
        self.numbers = {DECK[card]: card for card in cards}
        self.many: i64 = len(cards)
        self.hand_size = vec[i64]([hand_size.get(players, 0) for players in range(MAX_PLAYERS + 1)])


def pack_of(options: OptionValues) -> Pack:
    """Return the pack of a match with these options."""
    drawings: int = options["drawings"]
    out = COLOUR_LETTERS[COLOURS_IN.of(options) :]
    out += DRAWINGS[len(DRAWINGS) - DRAWINGS_OUT.of(options) :]
    if JOKERS_IN.of(options) == 0:
        out += JOKER_CARD
    # Only halves and the joker name what is taken out: the signs have other letters.
    cards = [card for card in DECKS[drawings] if not any(letter in DECK[card] for letter in out)]
    return Pack(cards, {many: HAND.of(options, hand) for many, hand in HAND_SIZE[drawings].items()})


FITS: Final = vec[i64](
    [bits([card for card in range(DECK_SIZE) if matches(card, top)]) for top in range(DECK_SIZE)]
)
"""For each top card, the set of matching cards."""


def cards_in(hand: int) -> list[int]:
    """Return the cards of a hand, in deck order."""
    rest: i64 = hand
    found: list[int] = []
    card: i64 = 0
    while rest:
        if rest & 1:
            found.append(card)
        rest >>= 1
        card += 1
    return found


# A de Bruijn sequence: no six consecutive bits of its 64 occur twice. Multiplication by a power of 2 moves six of them
# to the top; the bits of the product above 64 are ignored.
_SEQUENCE: Final = 0x03F79D71B4CB0A89
_TOP_SIX: Final = 58
_SIX_BITS: Final = 63
_CARD_OF_BIT: Final = vec[i64]([0] * (_SIX_BITS + 1))
for _card in range(DECK_SIZE):
    _CARD_OF_BIT[(_SEQUENCE << _card) >> _TOP_SIX & _SIX_BITS] = _card


def lowest(hand: i64) -> i64:
    """Return the first card of a non-empty hand, in deck order."""
    return _CARD_OF_BIT[(hand & -hand) * _SEQUENCE >> _TOP_SIX & _SIX_BITS]


def written(hand: i64) -> list[str]:
    """Return the texts of the cards of a hand, in deck order."""
    found: list[str] = []
    while hand != 0:
        found.append(DECK[lowest(hand)])
        hand &= hand - 1
    return found


def nth(hand: i64, n: i64) -> i64:
    """Return the card at index `n` of a hand, in deck order."""
    while n > 0:
        hand &= hand - 1
        n -= 1
    return lowest(hand)


# Masks: every second bit, two of four, four of eight; and the factor that sums all bytes into the highest.
_SECOND: Final = 0x0155555555555555
_TWO_OF_FOUR: Final = 0x0333333333333333
_FOUR_OF_EIGHT: Final = 0x0F0F0F0F0F0F0F0F
_EACH_BYTE: Final = 0x0101010101010101
_TOP_BYTE: Final = 56


def size(hand: i64) -> i64:
    """Return the number of cards in a hand: adds bits in pairs, fours, bytes and so on, all at once."""
    hand -= hand >> 1 & _SECOND
    hand = (hand & _TWO_OF_FOUR) + (hand >> 2 & _TWO_OF_FOUR)
    hand = hand + (hand >> 4) & _FOUR_OF_EIGHT
    return hand * _EACH_BYTE >> _TOP_BYTE & _SIX_BITS
