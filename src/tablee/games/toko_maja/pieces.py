"""The 81 cards, triples, and the other numbers of the rulebook (rulings 1).

Inside the rules a card is 0 to 4 for the values 1 to 5, or `JOKER`. A triple is `2 * card` without a joker, `2 * card
+ 1` with one, or `JOKERS`. A hand is one number, with six bits for the copies of each card. A pile is an array as long
as the deck, with the number of cards in it; the last one is on top.
"""

from typing import Final

from tablee.core.native import i64, vec
from tablee.core.options import OptionValues, Parameter

CARDS: Final = ("1", "2", "3", "4", "5", "J")
COPIES: Final = (21, 18, 15, 12, 10, 5)
"""The number of cards of each kind, jokers last."""
KINDS: Final = 6
VALUES: Final = 5
JOKER: Final = 5
NUMBER: Final = {card: number for number, card in enumerate(CARDS)}
CARD_POINTS: Final = vec[i64]([1, 2, 3, 4, 5, 10])
"""The points of a card of each kind in a triple, jokers last."""
TOKEN_POINTS: Final = vec[i64]([9, 6, 3, 1, 0])
"""The points of the majority of each value. The pages print them on the tokens (`printed.ts`); a test compares both.
"""

COPIES_IN: Final = [
    Parameter(f"copies_{CARDS[card]}" if card < 5 else "jokers", COPIES[card], 0, 24) for card in range(KINDS)
]
"""The number of cards of each kind, jokers last; in all at most `CARD_COUNT`."""

TOKENS_ARE_WORTH: Final = [
    Parameter(f"token_{CARDS[card]}", TOKEN_POINTS[card], 0, 30) for card in range(VALUES)
]
"""The points of the majority of each value."""

JOKER_POINTS: Final = Parameter("joker_points", CARD_POINTS[JOKER], 0, 20)
"""The points of three jokers, and those that a joker left in hand costs."""

ROUNDS: Final = 3
PILES: Final = 3
DRAWN: Final = 2
"""Cards drawn together, of which one is kept."""

REMOVED: Final = {2: 20, 3: 14, 4: 8, 5: 4, 6: 2}
"""The number of cards taken out unseen each round, by players."""

CARDS_REMOVED: Final = Parameter("removed", None, 0, 60)
"""Cards taken out unseen each round; `REMOVED` if not given. One more if the stock would be odd."""

PARAMETERS: Final = (*COPIES_IN, CARDS_REMOVED, *TOKENS_ARE_WORTH, JOKER_POINTS)
CHOICES: Final = 4
"""Options that every match has; more are parameters."""

FIRST_PLAYER_TOKEN: Final = 4
"""The card, a 5, whose token makes its holder begin the next round."""

TEAMS_OF: Final = {4: (0, 2), 6: (0, 2, 3)}
"""The possible numbers of teams, by number of players; for other numbers there are none."""

JOKERS: Final = 10
NO_TRIPLE: Final = -1
TRIPLES: Final = ("111", "11J", "222", "22J", "333", "33J", "444", "44J", "555", "55J", "JJJ")
TRIPLE_NUMBER: Final = {triple: number for number, triple in enumerate(TRIPLES)}
_NO_TRIPLES: Final = vec[i64]([NO_TRIPLE] * len(TRIPLES))


CARD_COUNT: Final = 81
MOST_TRIPLES: Final = 27
MOST_POINTS: Final = 1000
"""More points than all cards, in triples or in hands, and all tokens: less than 300 a round."""
assert sum(COPIES) == CARD_COUNT == 3 * MOST_TRIPLES

# The bits of a card in a hand, and the largest number of copies in them.
_BITS: Final = 6
_MOST: Final = 63
ONE: Final = vec[i64]([1 << _BITS * card for card in range(KINDS)])
"""One copy of each card, to be added to a hand or subtracted."""


def whole_deck() -> list[int]:
    """Return every card in the order of the deck: 1 to 5, then the jokers."""
    return [card for card in range(KINDS) for _ in range(COPIES[card])]


DECK: Final = vec[i64](whole_deck())


def stacked(cards: list[int]) -> vec[i64]:
    """Return a pile of `cards`, as long as the deck."""
    return vec[i64](cards + [0] * (CARD_COUNT - len(cards)))


class Pack:
    """The numbers of one match: `copies` of each card, the `many` cards of the deck, and points.

    - `cards`: the deck in its order, as long as the whole deck; `as_text` the same as texts.
    - `removed`: the number of cards taken out unseen each round, by players.
    - `full`: the most cards in the stock at the start of a round.
    - `most_points`: more than a seat can win or lose in a match.
    """

    def __init__(self, options: OptionValues) -> None:
        self.copies = [parameter.of(options) for parameter in COPIES_IN]
        deck = [card for card in range(KINDS) for _ in range(self.copies[card])]
        self.as_text = [CARDS[card] for card in deck]
        self.many: int = len(deck)
        self.cards = stacked(deck[:CARD_COUNT])
        self.token_points = vec[i64]([parameter.of(options) for parameter in TOKENS_ARE_WORTH])
        self.card_points = CARD_POINTS[:]
        self.card_points[JOKER] = JOKER_POINTS.of(options)
        self.removed: list[int] = [0] * (max(REMOVED) + 1)
        for players, rulebook in REMOVED.items():
            removed = CARDS_REMOVED.of(options, rulebook)
            self.removed[players] = removed + (len(deck) - PILES - removed) % 2
        self.full: int = len(deck) - PILES - min(self.removed[players] for players in REMOVED)
        # All cards left in one hand each round, or as many points for triples and all tokens.
        cards = sum(int(self.card_points[card]) * self.copies[card] for card in range(KINDS))
        tokens = sum(int(self.token_points[card]) for card in range(VALUES))
        self.most_points: int = max(MOST_POINTS, ROUNDS * (cards + tokens))


PACK: Final = Pack({})
"""The numbers of the rulebook."""

_KEPT: Final = 64
_OTHERS: Final[dict[str, Pack]] = {}
"""The last packs with other numbers, by the options."""


def pack_of(options: OptionValues) -> Pack:
    """Return the numbers of a match with these options."""
    if len(options) == CHOICES:
        return PACK
    key = str(options)
    found = _OTHERS.get(key)
    if found is None:
        if len(_OTHERS) >= _KEPT:
            _OTHERS.clear()
        found = _OTHERS[key] = Pack(options)
    return found


def hand_of(counts: list[int]) -> i64:
    """Return a hand with these numbers of copies of each card."""
    hand: i64 = 0
    for card in range(KINDS):
        hand += ONE[card] * counts[card]
    return hand


def copies(hand: i64, card: i64) -> i64:
    """Return the number of copies of a card in a hand."""
    return hand >> _BITS * card & _MOST


def counts(hand: i64) -> list[int]:
    """Return the number of copies of each card in a hand."""
    return [copies(hand, card) for card in range(KINDS)]


def value_of(triple: i64) -> i64:
    """Return the card whose points a triple scores."""
    return triple >> 1


def triple_of(one: int, two: int, three: int) -> int:
    """Return the triple that three cards form: equal, or two equal and one joker, or three jokers.

    Returns `NO_TRIPLE` if they form none.
    """
    jokers = (one == JOKER) + (two == JOKER) + (three == JOKER)
    if jokers == 3:
        return JOKERS
    if jokers == 0:
        return 2 * one if one == two == three else NO_TRIPLE
    if jokers == 2:
        return NO_TRIPLE
    pair = (two, three) if one == JOKER else (one, three) if two == JOKER else (one, two)
    return 2 * pair[0] + 1 if pair[0] == pair[1] else NO_TRIPLE


# Added to a hand, these set the highest bit of each value with at least two, or three, copies.
_HIGHEST: Final = sum(32 << _BITS * card for card in range(VALUES))
_TO_TWO: Final = sum(30 << _BITS * card for card in range(VALUES))
_TO_THREE: Final = sum(29 << _BITS * card for card in range(VALUES))


def has_pair(hand: i64) -> bool:
    """True if a hand holds two or more of a value."""
    return hand + _TO_TWO & _HIGHEST != 0


def has_triple(hand: i64) -> bool:
    """True if a triple can be laid from a hand, so that `triples_in` would not be empty."""
    if hand + _TO_THREE & _HIGHEST:
        return True
    jokers = copies(hand, JOKER)
    return jokers >= 3 or (jokers > 0 and has_pair(hand))


def triples_in(hand: i64) -> list[int]:
    """Return the triples that can be laid from a hand."""
    found = _NO_TRIPLES[:]
    return [found[place] for place in range(find_triples(hand, found))]


def find_triples(hand: i64, found: vec[i64]) -> i64:
    """Write `triples_in` a hand into `found`; return their number."""
    jokers = copies(hand, JOKER)
    many: i64 = 0
    card: i64 = 0
    while card < VALUES:
        held = hand & _MOST
        if held >= 3:
            found[many] = 2 * card
            many += 1
        if jokers and held >= 2:
            found[many] = 2 * card + 1
            many += 1
        hand >>= _BITS
        card += 1
    if jokers >= 3:
        found[many] = JOKERS
        many += 1
    return many


def can_lay(hand: i64, triple: i64) -> bool:
    """True if `triples_in` a hand has this triple."""
    if triple == JOKERS:
        return copies(hand, JOKER) >= 3
    card: i64 = triple >> 1
    if triple & 1:
        return copies(hand, card) >= 2 and copies(hand, JOKER) > 0
    return copies(hand, card) >= 3


def without_triple(hand: i64, triple: i64) -> i64:
    """Return a hand without the cards of a triple."""
    if triple == JOKERS:
        return hand - 3 * ONE[JOKER]
    card: i64 = triple >> 1
    if triple & 1:
        return hand - 2 * ONE[card] - ONE[JOKER]
    return hand - 3 * ONE[card]
