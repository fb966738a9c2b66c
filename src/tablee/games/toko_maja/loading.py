"""The JSON form of a position of Toko Maja (notation 3)."""

from collections import Counter
from typing import Any, Final

from tablee.core.errors import PositionError
from tablee.core.game import JsonObject, Position
from tablee.core.reading import Reader
from tablee.games.toko_maja.cards import (
    CARDS,
    COPIES,
    KINDS,
    NUMBER,
    TRIPLE_NUMBER,
    TRIPLES,
    VALUES,
)
from tablee.games.toko_maja.position import (
    KEEP,
    NOBODY,
    PHASES,
    PILES,
    ROUNDS,
    TAKE,
    TokoMajaPosition,
)

TOKENS: Final = CARDS[:VALUES]
MOST_POINTS: Final = 1000
"""All cards together, as triples or as what is left in hands, and all tokens: less than 300 a round."""


def read_position(shared: Position, source: Reader) -> TokoMajaPosition:
    """Raises `PositionError` for cards too many, an odd stock, or a key that holds something else than it should."""
    if shared.phase not in PHASES:
        raise source.fault("phase", " ".join(PHASES))
    stock = source.pile("stock", NUMBER)
    if len(stock) % 2 or (shared.phase == TAKE and not stock):
        raise source.fault("stock", "an even number of cards, two or more in the phase take")
    discards = source.piles("discards", NUMBER, PILES)
    hands = source.piles("hands", NUMBER, shared.players)
    laid = source.piles("laid", TRIPLE_NUMBER, shared.players)
    removed = source.pile("removed", NUMBER)
    drawn = _drawn(shared, source)
    _check_count([stock, removed, drawn, *discards, *hands, *(list("".join(triples)) for triples in laid)])
    return TokoMajaPosition(
        shared,
        source.integer("round", 1, ROUNDS),
        source.seat("first", shared.players),
        _numbers(stock),
        [_numbers(pile) for pile in discards],
        [[hand.count(card) for card in CARDS] for hand in hands],
        _numbers(drawn),
        [[TRIPLE_NUMBER[triple] for triple in triples] for triples in laid],
        _tokens(shared, source),
        _numbers(removed),
        source.integers("scores", shared.players, -MOST_POINTS, MOST_POINTS),
    )


def _numbers(cards: list[str]) -> list[int]:
    return [NUMBER[card] for card in cards]


def _drawn(shared: Position, source: Reader) -> list[str]:
    value = source.get("drawn")
    if (value is not None) != (shared.phase == KEEP):
        raise source.fault("drawn", "two cards in the phase keep, else null")
    if value is None:
        return []
    cards = source.cards("drawn", value, NUMBER)
    if len(cards) != 2:
        raise source.fault("drawn", "two cards")
    return cards


def _tokens(shared: Position, source: Reader) -> list[int]:
    value: Any = source.get("tokens")
    if not isinstance(value, dict):
        raise source.fault("tokens", "object")
    tokens = Reader(value)
    holders: list[int] = []
    for token in TOKENS:
        holder = tokens.seat_or_none(token, shared.players)
        holders.append(NOBODY if holder is None else holder)
    return holders


def _check_count(piles: list[list[str]]) -> None:
    found = Counter(card for pile in piles for card in pile)
    for card, copies in zip(CARDS, COPIES, strict=True):
        if found[card] > copies:
            raise PositionError("position.pieces", {"key": "cards"})


def write_position(position: TokoMajaPosition) -> JsonObject:
    """The keys of the notation, in its order."""
    return {
        "round": position.round,
        "first": position.first,
        "stock": _texts(position.stock),
        "discards": [_texts(pile) for pile in position.discards],
        "hands": [
            [CARDS[card] for card in range(KINDS) for _ in range(hand[card])] for hand in position.hands
        ],
        "drawn": _texts(position.drawn) if position.phase == KEEP else None,
        "laid": [[TRIPLES[triple] for triple in triples] for triples in position.laid],
        "tokens": {
            token: None if holder == NOBODY else holder
            for token, holder in zip(TOKENS, position.tokens, strict=True)
        },
        "removed": _texts(position.removed),
        "scores": list(position.scores),
    }


def _texts(cards: list[int]) -> list[str]:
    return [CARDS[card] for card in cards]
