"""The value of a card to the seat to act: its chance to win at the end of the turn (`features`, `network`)."""

from typing import Final, final

from tablee.core.native import i64
from tablee.games.mawoki.features import Features
from tablee.games.mawoki.moves import PASS, PLACES
from tablee.games.mawoki.network import Network
from tablee.games.mawoki.pieces import (
    ARROWS,
    FITS,
    JOKERS,
    KIND,
    SMOKES,
    SNAKES,
    bit,
)
from tablee.games.mawoki.position import MawokiPosition

WON: Final = 2.0
"""The value of a card that wins at once: more than any chance."""


@final
class Evaluator:
    """The values of the cards of the seat to act.

    For speed, this class repeats the effects of `rules.act` as chances; `test_evaluation` compares the two.
    """

    def __init__(self, position: MawokiPosition, network: Network | None = None) -> None:
        seat = position.turn
        assert seat is not None
        self.features = Features(position, seat, network)
        self.next_held = self.features.next_held
        self.variant = position.variant
        self.two = position.players == 2
        self.top = position.top

    def worth(self, hand: i64, card: i64) -> float:
        """Return the chance to win after laying `card` from `hand`; smoke counts with the best card that can follow."""
        rest: i64 = hand ^ bit(card)
        kind: i64 = KIND[card]
        if rest == 0 and not self.keeps_in(kind):
            return WON
        if kind == SMOKES:
            following: i64 = rest & FITS[card]
            if following:
                best = self.best_of(rest, following)
                return max(best, self.stopping(rest, card)) if self.variant.smoke_optional else best
            return self.features.chance(rest, self.variant.stuck_draws, card, self.next_held)
        if kind == SNAKES:
            return self.features.chance(rest, self.variant.snake_draws, card, self.next_held)
        if kind == ARROWS:
            shot = self.shot(rest, card)
            return max(shot, self.stopping(rest, card)) if self.variant.arrow_optional else shot
        if kind == JOKERS:
            return self.features.chance(rest, 0, card, self.next_held + self.variant.joker_draws)
        return self.stopping(rest, card)

    def move_worth(self, hand: i64, move: i64) -> float:
        """Return the chance to win by a move other than drawing; an arrow is aimed or let pass, as the move says."""
        if move == PASS:
            return self.stopping(hand, self.top)
        card: i64 = move // PLACES
        rest: i64 = hand ^ bit(card)
        if rest and self.variant.arrow_optional and KIND[card] == ARROWS:
            return self.stopping(rest, card) if move % PLACES == 0 else self.shot(rest, card)
        return self.worth(hand, card)

    def stopping(self, rest: i64, top: i64) -> float:
        """Return the chance to win if the turn ends with `rest` in hand and `top` open, and nobody draws."""
        return self.features.chance(rest, 0, top, self.next_held)

    def shot(self, rest: i64, card: i64) -> float:
        """Return the chance to win by an arrow; with more than two players, as if it hit the next player."""
        cards = self.variant.arrow_cards
        if not self.variant.steals:
            return self.features.chance(rest, 0, card, self.next_held + cards)
        if self.two:
            return (
                self.features.chance(rest, cards, card, self.next_held - cards)
                if self.next_held > cards
                else 0.0
            )
        return self.features.chance(rest, cards, card, self.next_held)

    def keeps_in(self, kind: i64) -> bool:
        """True if a last card of this kind makes its player draw another (`last_card`)."""
        variant = self.variant
        return variant.effect_first and (
            kind == SMOKES
            or (kind == SNAKES and variant.snake_draws > 0)
            or (kind == ARROWS and variant.steals and variant.arrow_cards > 0)
        )

    def best_of(self, hand: i64, cards: i64) -> float:
        """Return the value of the best of `cards` in `hand`."""
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
