"""How the bots' playouts play Mawoki: quickly, sensibly, and never quite the same way."""

from typing import Final

from tablee.core.native import i64
from tablee.core.rng import QuickStream
from tablee.games.mawoki.cards import DECK_SIZE, FITS, SIGN
from tablee.games.mawoki.moves import DRAW, PLACES, playable
from tablee.games.mawoki.position import MawokiPosition
from tablee.games.mawoki.turn import play

PLAIN_WORTH: Final = 20
CHAIN_WORTH: Final = 60
LONE_SMOKE_WORTH: Final = 4
ARROW_WORTH: Final = 28
STEAL_WORTH: Final = 6
SNAKE_WORTH: Final = 6
JOKER_WORTH: Final = 10
JOKER_NOW: Final = 50
"""The joker's worth once an opponent is down to two cards."""

WHIM: Final = 12
"""Worths differ by up to so much from one time to the next."""

NONE: Final = 0
SMOKES: Final = 1
ARROWS: Final = 2
SNAKES: Final = 3
JOKERS: Final = 4
KIND: Final = [
    {"s": SMOKES, "a": ARROWS, "n": SNAKES, "J": JOKERS}.get(SIGN[card], NONE) for card in range(DECK_SIZE)
]


def policy(position: MawokiPosition, stream: QuickStream) -> int:
    """A move for the seat to act: chains of smoke first, cards that come back or are better kept last."""
    seat = position.turn
    assert seat is not None
    hand: i64 = position.hands[seat]
    fitting = playable(position)
    rest: i64 = fitting
    if rest == 0:
        return DRAW
    best: i64 = -1
    most: i64 = -1
    card: i64 = 0
    while rest:
        if rest & 255 == 0:
            rest >>= 8
            card += 8
            continue
        if rest & 1:
            worth: i64 = _worth(position, seat, hand, card) + stream.uniform(WHIM)
            if worth > most:
                best, most = card, worth
        rest >>= 1
        card += 1
    if KIND[best] == ARROWS:
        return best * PLACES + 1 + aim(position, seat, stream)
    return best * PLACES


def _worth(position: MawokiPosition, seat: int, hand: i64, card: i64) -> i64:
    kind: i64 = KIND[card]
    if kind == NONE:
        return PLAIN_WORTH
    if kind == SMOKES:
        fits: i64 = FITS[card]
        return CHAIN_WORTH if (hand ^ (1 << card)) & fits else LONE_SMOKE_WORTH
    if kind == ARROWS:
        return STEAL_WORTH if position.steals else ARROW_WORTH
    if kind == SNAKES:
        return SNAKE_WORTH
    other: i64 = 0
    while other < len(position.hands):
        if other != seat and position.hands[other].bit_count() <= 2:
            return JOKER_NOW
        other += 1
    return JOKER_WORTH


def aim(position: MawokiPosition, seat: int, stream: QuickStream) -> int:
    """Whom an arrow is aimed at: who holds fewest cards; with `steal` who holds most. Of equals, anyone."""
    best: i64 = -1
    most: i64 = -1000
    other: i64 = 0
    players: i64 = position.players
    while other < players:
        if other != seat:
            size: i64 = position.hands[other].bit_count()
            value: i64 = (size if position.steals else -size) * 8 + stream.uniform(8)
            if value > most:
                best, most = other, value
        other += 1
    return best


def play_out(position: MawokiPosition, stream: QuickStream) -> None:
    """Play on to the end by `policy`."""
    position.stream = stream
    while position.turn is not None:
        play(position, policy(position, stream), None)
