"""The value of a move without looking ahead, in points: the basis of level 2."""

from typing import Any, Final

from tablee.games.toko_maja.majority import TRIPLE, WITH_JOKER, strengths
from tablee.games.toko_maja.moves import NOTHING, TEXTS
from tablee.games.toko_maja.pieces import (
    CARDS,
    FIRST_PLAYER_TOKEN,
    JOKER,
    NUMBER,
    pack_of,
)
from tablee.games.toko_maja.position import side_of

Known = dict[str, Any]
LAYS_NOTHING: Final = TEXTS[NOTHING]


def worth(known: Known, move: str) -> float:
    """Return the value of `move` to the seat to act, in points."""
    seat: int = known["turn"]
    hand = [known["hands"][seat].count(card) for card in CARDS]
    late = lateness(known)
    if move == "d":
        return 0.55 + 0.3 * (1 - late)
    if move[0] == "t":
        return gain(known, hand, NUMBER[known["discards"][int(move[1]) - 1][-1]], late)
    if move[0] == "k":
        kept, given = int(move[1]), 1 - int(move[1])
        cards = [NUMBER[card] for card in known["drawn"]]
        return gain(known, hand, cards[kept], late) - 0.3 * temptation(known, cards[given])
    if move[0] == "b":
        made, pile, rest = int(move[1]), int(move[3]) - 1, int(move[5]) - 1
        tops = [cards[-1] for other, cards in enumerate(known["discards"]) if other != pile]
        triple = "".join(sorted([known["drawn"][made], *tops]))
        return 3.0 + laying(known, triple) - 0.01 * rest
    if move == LAYS_NOTHING:
        return 0.0
    jokers = 3.0 * (move[-1] == "J") * (1 - late) if move != "JJJ" else 0.0
    return 1.0 + laying(known, move) - jokers


def lateness(known: Known) -> float:
    """Return 0 at the beginning of a round, 1 when the stock is empty."""
    return 1.0 - len(known["stock"]) / pack_of(known["options"]).full


def gain(known: Known, hand: list[int], card: int, late: float) -> float:
    """Return the value of one more copy of `card` in hand: progress to a triple, less the loss if the round ends
    first.
    """
    if card == JOKER:
        return 4.0 - 14.0 * max(0.0, late - 0.75) * 4
    copies = hand[card]
    value = laying(known, f"{card + 1}" * 3)
    progress = (0.25, 0.6, 1.3)[copies % 3]
    if copies % 3 == 1 and hand[JOKER]:
        progress = 0.9
    turns = len(known["stock"]) / 2 / known["players"]
    missing = 2 - copies % 3
    hope = 1.0 if missing == 0 else min(1.0, turns / (2.0 + 2.5 * missing))
    return progress * value * hope - int(pack_of(known["options"]).card_points[card]) * (1.0 - hope)


def laying(known: Known, triple: str) -> float:
    """Return the points that a triple brings now: its own, and the token if the triple wins or secures it."""
    if triple == "JJJ":
        return 20.0
    card = NUMBER[triple[0]]
    seat: int = known["turn"]
    teams: int = known["options"]["teams"]
    side = side_of(seat, teams)
    laid = strengths(known["laid"], card, teams)
    mine = laid[side] + (WITH_JOKER if "J" in triple else TRIPLE)
    best = max([strength for other, strength in enumerate(laid) if other != side], default=0)
    pack = pack_of(known["options"])
    points = float(pack.card_points[card])
    token = int(pack.token_points[card]) + 0.5 * (card == FIRST_PLAYER_TOKEN)
    if mine > best >= laid[side]:
        return points + token
    return points + 0.3 * token


def temptation(known: Known, card: int) -> float:
    """Return the value that a discarded card may have for the next player."""
    return 4.0 if card == JOKER else 0.4 * laying(known, f"{card + 1}" * 3)
