"""The 81 cards, what a triple is, and the other numbers of the rulebook (rulings 1).

Inside the rules a card is 0 to 4 for the values 1 to 5, or `JOKER`; a triple is `2 * card` without a joker,
`2 * card + 1` with one, or `JOKERS`.
"""

from typing import Final

from tablee.core.native import i64

CARDS: Final = ("1", "2", "3", "4", "5", "J")
COPIES: Final = (21, 18, 15, 12, 10, 5)
"""How many cards there are of each kind, jokers last."""
KINDS: Final = 6
VALUES: Final = 5
JOKER: Final = 5
NUMBER: Final = {card: number for number, card in enumerate(CARDS)}
CARD_POINTS: Final = (1, 2, 3, 4, 5, 10)
"""What a card of each kind is worth in a triple, jokers last."""
TOKEN_POINTS: Final = (9, 6, 3, 1, 0)
"""What the majority of each value is worth. The pages print it on the tokens (`printed.ts`); a test compares."""

ROUNDS: Final = 3
PILES: Final = 3

REMOVED: Final = {2: 20, 3: 14, 4: 8, 5: 4, 6: 2}
"""How many cards are taken out unseen each round, by players."""

FIRST_PLAYER_TOKEN: Final = 4
"""Who holds the token of this card, a 5, begins the next round."""

TEAMS_OF: Final = {4: (0, 2), 6: (0, 2, 3)}
"""The numbers of teams that go with a number of players; with others, none."""

JOKERS: Final = 10
NO_TRIPLE: Final = -1
TRIPLES: Final = ("111", "11J", "222", "22J", "333", "33J", "444", "44J", "555", "55J", "JJJ")
TRIPLE_NUMBER: Final = {triple: number for number, triple in enumerate(TRIPLES)}


def whole_deck() -> list[int]:
    """Every card in the order of the deal: 1 to 5, then the jokers."""
    return [card for card in range(KINDS) for _ in range(COPIES[card])]


def value_of(triple: int) -> int:
    """The card whose points a triple is worth."""
    return triple // 2


def triple_of(one: int, two: int, three: int) -> int:
    """The triple that three cards are: equal, or two equal and one joker, or three jokers; else `NO_TRIPLE`."""
    jokers = (one == JOKER) + (two == JOKER) + (three == JOKER)
    if jokers == 3:
        return JOKERS
    if jokers == 0:
        return 2 * one if one == two == three else NO_TRIPLE
    if jokers == 2:
        return NO_TRIPLE
    pair = (two, three) if one == JOKER else (one, three) if two == JOKER else (one, two)
    return 2 * pair[0] + 1 if pair[0] == pair[1] else NO_TRIPLE


def triples_in(hand: list[int]) -> list[int]:
    """The triples that can be laid from a hand, given as copies by card."""
    found: list[int] = []
    jokers: i64 = hand[JOKER]
    for card in range(VALUES):
        copies: i64 = hand[card]
        if copies >= 3:
            found.append(2 * card)
        if jokers and copies >= 2:
            found.append(2 * card + 1)
    if jokers >= 3:
        found.append(JOKERS)
    return found


def take_triple(hand: list[int], triple: int) -> None:
    """Take the cards of a triple out of a hand."""
    if triple == JOKERS:
        hand[JOKER] -= 3
    elif triple % 2:
        hand[triple // 2] -= 2
        hand[JOKER] -= 1
    else:
        hand[triple // 2] -= 3
