"""How the bots of Mawoki weigh a card quickly, and how their playouts go on: sensibly, never quite the same way.

What decides most is whether the next player can answer: the fewer of the unseen cards go onto a card, and the fewer
cards the next player holds, the better it is to leave it on top. Tuned by self-play, two at a table.
"""

from typing import Final

from tablee.core.native import i64
from tablee.core.rng import QuickStream
from tablee.games.mawoki.cards import DECK_SIZE, FITS, SIGN
from tablee.games.mawoki.moves import DRAW, PLACES, playable
from tablee.games.mawoki.position import MawokiPosition
from tablee.games.mawoki.turn import play

NONE: Final = 0
SMOKES: Final = 1
ARROWS: Final = 2
SNAKES: Final = 3
JOKERS: Final = 4
KIND: Final = [
    {"s": SMOKES, "a": ARROWS, "n": SNAKES, "J": JOKERS}.get(SIGN[card], NONE) for card in range(DECK_SIZE)
]

BIT: Final = [1 << card for card in range(DECK_SIZE)]
"""Not worked out where a card is a machine integer: mypyc would shift a 1 of 32 bits."""

OUT: Final = 10_000
PLAIN_WORTH: Final = 20
CHAIN_WORTH: Final = 60
LONE_SMOKE_WORTH: Final = 4
ARROW_WORTH: Final = 28
STEAL_WORTH: Final = -10
SNAKE_WORTH: Final = 6
JOKER_WORTH: Final = -30
JOKER_NOW: Final = 25
"""The joker's worth once an opponent is down to two cards."""

STUCK: Final = 616
"""What it is worth that the next player cannot answer."""

ANSWERS: Final = 50
"""What it costs if all unseen cards go onto a card, however many the next player holds."""

FOLLOWED: Final = 5
"""What it is worth to hold another card that goes onto it."""

WHIM: Final = 12
"""Worths differ by up to so much from one time to the next."""

SHARES: Final = 32
MOST_HELD: Final = 15


def _stuck() -> list[int]:
    """By cards held and by how many of 32 unseen cards fit: what it is worth that perhaps none of them does."""
    return [
        int(STUCK * (1 - fitting / SHARES) ** held - ANSWERS * fitting / SHARES)
        for held in range(MOST_HELD + 1)
        for fitting in range(SHARES + 1)
    ]


LEFT_ON_TOP: Final = _stuck()


class Judge:
    """What the seat to act makes of its cards, knowing its hand, the pile and how many cards the others hold."""

    def __init__(self, position: MawokiPosition) -> None:
        seat = position.turn
        assert seat is not None
        seen: i64 = position.hands[seat]
        for card in position.pile:
            seen |= 1 << card
        self.unseen: i64 = ((1 << DECK_SIZE) - 1) & ~seen
        self.unseen_count: i64 = max(1, int(self.unseen).bit_count())
        self.steals = position.steals
        self.next_held: i64 = position.hands[(seat + 1) % position.players].bit_count()
        self.fewest: i64 = DECK_SIZE
        for other in range(position.players):
            held: i64 = position.hands[other].bit_count()
            if other != seat and held < self.fewest:
                self.fewest = held

    def worth(self, hand: i64, card: i64) -> i64:
        """How good it is to lay `card` from `hand`; smoke counts with the best that can follow it."""
        rest: i64 = hand ^ BIT[card]
        if rest == 0:
            return OUT
        kind: i64 = KIND[card]
        fits: i64 = FITS[card]
        following: i64 = rest & fits
        if kind == SMOKES and following:
            return CHAIN_WORTH + self.best_of(rest, following)
        value: i64 = FOLLOWED if following else 0
        held: i64 = self.next_held
        if kind == NONE:
            value += PLAIN_WORTH
        elif kind == SMOKES:
            value += LONE_SMOKE_WORTH
        elif kind == SNAKES:
            value += SNAKE_WORTH
        elif kind == JOKERS:
            value += JOKER_NOW if self.fewest <= 2 else JOKER_WORTH
            held += 1
        elif self.steals:
            value += STEAL_WORTH
        else:
            value += ARROW_WORTH
            held += 1
        if held > MOST_HELD:
            held = MOST_HELD
        fitting: i64 = int(fits & self.unseen).bit_count()
        share: i64 = fitting * SHARES // self.unseen_count
        left: i64 = LEFT_ON_TOP[held * (SHARES + 1) + share]
        return value + left

    def best_of(self, hand: i64, cards: i64) -> i64:
        """The worth of the best of `cards` in `hand`."""
        most: i64 = -OUT
        card: i64 = 0
        while cards:
            if cards & 255 == 0:
                cards >>= 8
                card += 8
                continue
            if cards & 1:
                value: i64 = self.worth(hand, card)
                if value > most:
                    most = value
            cards >>= 1
            card += 1
        return most


def policy(position: MawokiPosition, stream: QuickStream) -> int:
    """A move for the seat to act: the card worth most, give or take a whim."""
    seat = position.turn
    assert seat is not None
    rest: i64 = playable(position)
    if rest == 0:
        return DRAW
    card: i64 = 0
    while rest & 1 == 0:
        rest >>= 1
        card += 1
    best: i64 = card
    if rest != 1:
        judge = Judge(position)
        hand: i64 = position.hands[seat]
        most: i64 = -2 * OUT
        while rest:
            if rest & 1:
                worth: i64 = judge.worth(hand, card) + stream.uniform(WHIM)
                if worth > most:
                    best, most = card, worth
            rest >>= 1
            card += 1
    if KIND[best] == ARROWS:
        return best * PLACES + 1 + aim(position, seat, stream)
    return best * PLACES


def aim(position: MawokiPosition, seat: int, stream: QuickStream) -> int:
    """Whom an arrow is aimed at: who holds fewest cards; with `steal` who holds most. Of equals, anyone."""
    best: i64 = -1
    most: i64 = -1000
    other: i64 = 0
    players: i64 = position.players
    while other < players:
        if other != seat:
            value: i64 = aim_worth(position, other) * 8 + stream.uniform(8)
            if value > most:
                best, most = other, value
        other += 1
    return best


def aim_worth(position: MawokiPosition, target: i64) -> i64:
    """How good it is to aim at a seat, beside aiming at others."""
    if target < 0:
        return 0
    size: i64 = position.hands[target].bit_count()
    return size if position.steals else -size


def play_on(position: MawokiPosition, stream: QuickStream, most: int) -> None:
    """Play on by `policy`: to the end, or `most` moves."""
    position.stream = stream
    made: i64 = 0
    while position.turn is not None and made < most:
        play(position, policy(position, stream), None)
        made += 1
