"""Features of the end of a turn, from the knowledge of the player who made it.

They count the cards held and the kinds of cards in the rest of the hand. They also estimate whether the next player can
match the top card, and whether the rest could follow it. `network.py` computes the chance to win from them.
"""

from typing import Final, final

from tablee.core.native import i64
from tablee.games.mawoki.network import Network, usual
from tablee.games.mawoki.pieces import (
    ARROWS,
    DECK_SIZE,
    FITS,
    JOKERS,
    KIND,
    SMOKES,
    SNAKES,
    bit,
    size,
)
from tablee.games.mawoki.position import MawokiPosition

SMOKE_BITS: Final = sum(bit(card) for card in range(DECK_SIZE) if KIND[card] == SMOKES)

SOME: Final = 0.3
MANY: Final = 0.1
"""Factors for counts of cards and of pairs, so that all features have similar size."""

NAMES: Final = (
    "always",
    "next is stuck",
    "cards that answer",
    "can follow",
    "next is stuck, can follow",
    "answers that can be answered",
    "next answers, can be answered",
    "cards that can be answered",
    "smoke with a partner",
    "smoke alone",
    "arrows",
    "snakes",
    "joker",
    "pairs",
    "cards without a partner",
    "followers",
    "next is stuck, followers",
    "answers that are smoke",
    "last card: cards that can be answered",
    "last card: next answers, can be answered",
    "last two: next answers, can be answered",
    "last card: next is stuck, can follow",
    "next has one: is stuck",
    "next has two: is stuck",
    "cards not known yet",
)
"""The features in the order of `Features.found`."""


@final
class Features:
    """The features for one seat, which knows its hand, the pile, and the number of cards of the others."""

    def __init__(self, position: MawokiPosition, seat: int, network: Network | None = None) -> None:
        self.network = usual(position.variant.steals) if network is None else network
        seen: i64 = position.hands[seat] | bit(position.top)
        at: i64 = 0
        while at < position.covered:
            seen |= bit(position.pile[at])
            at += 1
        self.unseen: i64 = position.variant.pack.bits & ~seen
        self.unseen_count = float(max(1, size(self.unseen)))
        self.next_held: i64 = size(position.hands[(seat + 1) % position.players])

    def chance(self, rest: i64, unknown: i64, top: i64, next_held: i64) -> float:
        """Return the chance to win.

        The own hand is `rest` and `unknown` new cards, `top` is open, and the next player holds `next_held` cards.
        """
        held: i64 = size(rest) + unknown
        return self.network.chance(held, next_held, self.found(rest, unknown, top, next_held))

    def found(self, rest: i64, unknown: i64, top: i64, next_held: i64) -> list[float]:
        """Return the values of `NAMES`; shares and chances from 0 to 1, counts scaled down."""
        smokes = lone_smokes = arrows = snakes = jokers = pairs = alone = 0.0
        covering: i64 = 0
        cards: i64 = rest
        card: i64 = 0
        while cards:
            if cards & 255 == 0:
                cards >>= 8
                card += 8
                continue
            if cards & 1:
                fits: i64 = FITS[card]
                covering |= fits
                partners: i64 = rest & fits & ~bit(card)
                kind: i64 = KIND[card]
                if kind == ARROWS:
                    arrows += SOME
                elif kind == SNAKES:
                    snakes += SOME
                elif kind == JOKERS:
                    jokers += 1.0
                elif kind == SMOKES and partners:
                    smokes += SOME
                elif kind == SMOKES:
                    lone_smokes += SOME
                if partners:
                    pairs += MANY * float(size(partners))
                else:
                    alone += SOME
            cards >>= 1
            card += 1
        answers: i64 = FITS[top] & self.unseen
        answer_count = float(size(answers))
        share = answer_count / self.unseen_count
        stuck = (1.0 - share) ** float(next_held)
        answered = smoking = 0.0
        if answers:
            answered = float(size(answers & covering)) / answer_count
            smoking = float(size(answers & SMOKE_BITS)) / answer_count
        covered = float(size(self.unseen & covering)) / self.unseen_count
        followers = SOME * float(size(rest & FITS[top]))
        follow = 1.0 if followers else 0.0
        held: i64 = size(rest) + unknown
        return [
            1.0,
            stuck,
            share,
            follow,
            stuck * follow,
            answered,
            (1.0 - stuck) * answered,
            covered,
            smokes,
            lone_smokes,
            arrows,
            snakes,
            jokers,
            pairs,
            alone,
            followers,
            stuck * followers,
            smoking,
            covered if held == 1 else 0.0,
            (1.0 - stuck) * answered if held == 1 else 0.0,
            (1.0 - stuck) * answered if held == 2 else 0.0,
            stuck * follow if held == 1 else 0.0,
            stuck if next_held == 1 else 0.0,
            stuck if next_held == 2 else 0.0,
            float(unknown),
        ]
