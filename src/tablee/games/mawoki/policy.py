"""How the bots of Mawoki weigh a card quickly, and how their playouts go on: by what the turn's end promises."""

from typing import Final

from tablee.core.native import i64
from tablee.core.rng import QuickStream
from tablee.games.mawoki.cards import FITS
from tablee.games.mawoki.moves import DRAW, PLACES, playable
from tablee.games.mawoki.outlook import ARROWS, BIT, JOKERS, KIND, SMOKES, SNAKES, Outlook
from tablee.games.mawoki.position import AGAIN, MawokiPosition
from tablee.games.mawoki.turn import play

WON: Final = 2.0
"""The worth of a card that wins at once: more than any chance."""

NOISE: Final = 0.002
"""In playouts worths differ by up to so much from one time to the next."""

FINENESS: Final = 1024
"""Whims come in so many sizes."""


class Judge:
    """What the seat to act makes of its cards."""

    def __init__(self, position: MawokiPosition) -> None:
        seat = position.turn
        assert seat is not None
        self.outlook = Outlook(position, seat)
        self.next_held = self.outlook.next_held
        self.steals = position.steals
        self.two = position.players == 2
        self.effect_first = position.effect_first

    def worth(self, hand: i64, card: i64) -> float:
        """The chance to win by laying `card` from `hand`; smoke counts with the best that can follow it."""
        rest: i64 = hand ^ BIT[card]
        kind: i64 = KIND[card]
        if rest == 0 and not self.acts(kind):
            return WON
        if kind == SMOKES:
            following: i64 = rest & FITS[card]
            return self.best_of(rest, following) if following else self.drawing(rest, card, self.next_held)
        if kind == SNAKES:
            return self.drawing(rest, card, self.next_held)
        if kind == ARROWS:
            return self.shot(rest, card)
        if kind == JOKERS:
            return self.outlook.chance(rest, 0, card, self.next_held + 1)
        return self.outlook.chance(rest, 0, card, self.next_held)

    def drawing(self, rest: i64, card: i64, next_held: i64) -> float:
        """The chance to win when a new card comes to the `rest`."""
        return self.outlook.chance(rest, 1, card, next_held)

    def shot(self, rest: i64, card: i64) -> float:
        """The chance to win by an arrow; among more than two it is judged as if it hit the next player."""
        if not self.steals:
            return self.outlook.chance(rest, 0, card, self.next_held + 1)
        if self.two:
            return self.drawing(rest, card, self.next_held - 1) if self.next_held > 1 else 0.0
        return self.drawing(rest, card, self.next_held)

    def acts(self, kind: i64) -> bool:
        """Whether a last card of this kind brings its player another (`last_card`)."""
        return self.effect_first and (kind in (SMOKES, SNAKES) or (kind == ARROWS and self.steals))

    def best_of(self, hand: i64, cards: i64) -> float:
        """The worth of the best of `cards` in `hand`."""
        most = 0.0
        card: i64 = 0
        while cards:
            if cards & 255 == 0:
                cards >>= 8
                card += 8
                continue
            if cards & 1:
                most = max(most, self.worth(hand, card))
            cards >>= 1
            card += 1
        return most


def policy(position: MawokiPosition, stream: QuickStream, noise: float = NOISE) -> int:
    """A move for the seat to act: the card worth most, give or take up to `noise`."""
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
        most = -1.0
        while rest:
            if rest & 1:
                worth = judge.worth(hand, card) + noise * float(stream.uniform(FINENESS)) / FINENESS
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
    """Play on by `policy`: to the end, or `most` moves and what smoke then still asks for."""
    position.stream = stream
    made: i64 = 0
    while position.turn is not None and (made < most or position.phase == AGAIN):
        play(position, policy(position, stream), None)
        made += 1
