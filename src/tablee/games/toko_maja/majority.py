"""The holder of the majority token of a value (rulebook: majority tokens; rulings 1, majority)."""

from typing import Final

from tablee.core.native import i64
from tablee.games.toko_maja.pieces import CARDS, JOKER, MOST_TRIPLES
from tablee.games.toko_maja.position import NOBODY, TokoMajaPosition, side_of

TRIPLE: Final = 100
WITH_JOKER: Final = 99
"""The strength of a triple: more triples win, then fewer jokers in them. There are too few jokers for their difference
to add up to a triple.
"""


def strength(position: TokoMajaPosition, seat: i64, card: i64) -> i64:
    """Return the strength of what the side of `seat` has laid of a value: more triples win, then fewer jokers.

    `strengths` computes the same from a view.
    """
    teams: i64 = position.teams
    step: i64 = teams or position.players
    plain: i64 = 2 * card
    total: i64 = 0
    ally: i64 = side_of(seat, position.teams)
    players: i64 = position.players
    laid = position.laid
    while ally < players:
        at: i64 = MOST_TRIPLES * ally
        end: i64 = at + position.triples[ally]
        while at < end:
            triple = laid[at]
            if triple == plain:
                total += TRIPLE
            elif triple == plain + 1:
                total += WITH_JOKER
            at += 1
        ally += step
    return total


def takes_token(position: TokoMajaPosition, seat: i64, card: i64) -> bool:
    """True if `seat`, which has just laid a triple of this value, now takes its token."""
    holder = position.tokens[card]
    if holder == NOBODY:
        return True
    if side_of(holder, position.teams) == side_of(seat, position.teams):
        return False
    return strength(position, seat, card) > strength(position, holder, card)


def strengths(laid: list[list[str]], card: int, teams: int) -> list[int]:
    """Return the `strength` of each side, from the triples before each seat in a view."""
    totals = [0] * (teams or len(laid))
    for seat, triples in enumerate(laid):
        for triple in triples:
            if triple[0] == CARDS[card]:
                totals[side_of(seat, teams)] += WITH_JOKER if triple[-1] == CARDS[JOKER] else TRIPLE
    return totals
