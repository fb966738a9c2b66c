"""The reason for a good move of Toko Maja, for players: its effect, independent of the bot that chose it."""

from typing import Any, Final

from tablee.core.bot import Reason
from tablee.games.toko_maja.majority import TRIPLE, WITH_JOKER, strengths
from tablee.games.toko_maja.pieces import (
    CARDS,
    JOKER,
    JOKERS,
    NO_TRIPLE,
    NUMBER,
    TRIPLE_NUMBER,
    TRIPLES,
    pack_of,
    triple_of,
    value_of,
)
from tablee.games.toko_maja.position import side_of

Known = dict[str, Any]
LATE: Final = 12
"""The number of cards in the stock below which cards in hand may stay there."""


def why(known: Known, move: str) -> Reason:
    """Return the reason for `move`; the seat to act knows `known`."""
    seat: int = known["turn"]
    hand = [known["hands"][seat].count(card) for card in CARDS]
    if move == "d":
        return _why_draw(known, seat)
    if move[0] == "t":
        return _why_take(known, hand, NUMBER[known["discards"][int(move[1]) - 1][-1]])
    if move[0] == "k":
        return _why_keep(known, hand, NUMBER[known["drawn"][int(move[1])]])
    if move[0] == "b":
        made, pile = int(move[1]), int(move[3]) - 1
        tops = [NUMBER[cards[-1]] for other, cards in enumerate(known["discards"]) if other != pile]
        triple = triple_of(NUMBER[known["drawn"][made]], tops[0], tops[1])
        return _why_table_triple(known, triple)
    if move == "-":
        return Reason("toko-maja.why-hold", {"stock": len(known["stock"])})
    return _why_lay(known, seat, TRIPLE_NUMBER[move])


def _why_draw(known: Known, seat: int) -> Reason:
    stock = len(known["stock"])
    own = len(known["hands"][seat])
    most = max((len(cards), other) for other, cards in enumerate(known["hands"]) if other != seat)
    if stock <= LATE and most[0] > own:
        return Reason("toko-maja.why-hurry", {"target": most[1], "cards": most[0], "stock": stock})
    return Reason("toko-maja.why-draw", {"stock": stock})


def _why_take(known: Known, hand: list[int], card: int) -> Reason:
    if card == JOKER:
        return Reason("toko-maja.why-take-joker", {})
    missing = _missing(hand, card)
    if missing == 0:
        return Reason("toko-maja.why-take-triple", {"card": CARDS[card]})
    if missing == 1:
        return Reason("toko-maja.why-take-pair", {"card": CARDS[card]})
    if len(known["stock"]) <= LATE:
        return Reason(
            "toko-maja.why-take-cheap",
            {"card": CARDS[card], "points": pack_of(known["options"]).card_points[card]},
        )
    return Reason(
        "toko-maja.why-take-first",
        {"card": CARDS[card], "points": pack_of(known["options"]).token_points[card]},
    )


def _why_keep(known: Known, hand: list[int], card: int) -> Reason:
    if card == JOKER:
        return Reason("toko-maja.why-keep-joker", {})
    missing = _missing(hand, card)
    if missing == 0:
        return Reason("toko-maja.why-keep-triple", {"card": CARDS[card]})
    if missing == 1:
        return Reason("toko-maja.why-keep-pair", {"card": CARDS[card]})
    if len(known["stock"]) <= LATE:
        return Reason(
            "toko-maja.why-keep-cheap",
            {"card": CARDS[card], "points": pack_of(known["options"]).card_points[card]},
        )
    return Reason(
        "toko-maja.why-keep-first",
        {"card": CARDS[card], "points": pack_of(known["options"]).token_points[card]},
    )


def _missing(hand: list[int], card: int) -> int:
    """Return the number of cards missing to a triple of `card`, once one more copy is in hand."""
    copies = hand[card] % 3 + 1
    return max(0, 3 - copies - (copies == 2 and hand[JOKER] > 0))


def _why_table_triple(known: Known, triple: int) -> Reason:
    assert triple != NO_TRIPLE
    points = pack_of(known["options"]).card_points[value_of(triple)]
    return Reason("toko-maja.why-table-triple", {"triple": TRIPLES[triple], "points": points})


def _why_lay(known: Known, seat: int, triple: int) -> Reason:
    points = pack_of(known["options"]).card_points[value_of(triple)]
    params = {"triple": TRIPLES[triple], "points": points}
    if triple == JOKERS:
        return Reason("toko-maja.why-lay", params)
    card = value_of(triple)
    holder = known["tokens"][CARDS[card]]
    teams: int = known["options"]["teams"]
    side = side_of(seat, teams)
    laid = strengths(known["laid"], card, teams)
    own = laid[side] + (WITH_JOKER if triple % 2 else TRIPLE)
    token = {**params, "token": CARDS[card], "value": pack_of(known["options"]).token_points[card]}
    if holder is None:
        return Reason("toko-maja.why-lay-token", token)
    if side_of(holder, teams) == side:
        return Reason("toko-maja.why-lay-secure", token)
    if own > laid[side_of(holder, teams)]:
        return Reason("toko-maja.why-lay-wrest", {**token, "target": holder})
    return Reason("toko-maja.why-lay", params)
