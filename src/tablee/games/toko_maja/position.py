"""A position of Toko Maja, its keys in JSON, and who sees what of it.

Source: notation 1, View; notation 3; rulings 1, discards.
"""

from collections import Counter
from typing import Any, Final

from tablee.core.errors import PositionError
from tablee.core.game import OVER, JsonObject, Position
from tablee.core.reading import Reader
from tablee.core.zones import Zone, actor, everyone, nobody, owner, top
from tablee.games.toko_maja.pieces import (
    CARDS,
    COPIES,
    KINDS,
    NUMBER,
    PILES,
    TRIPLE_NUMBER,
    TRIPLES,
    VALUES,
)

TAKE: Final = "take"
KEEP: Final = "keep"
LAY: Final = "lay"
PHASES: Final = (TAKE, KEEP, LAY, OVER)
NOBODY: Final = -1

TOKENS: Final = CARDS[:VALUES]
MOST_POINTS: Final = 1000
"""All cards together, as triples or as what is left in hands, and all tokens: less than 300 a round."""

ZONES: Final = (
    Zone("stock.*", nobody),
    # Whoever remembers them knows the cards beneath; the screen shows tops only.
    Zone("discards.*.*", top, knows=everyone),
    Zone("hands.*.*", owner, order=NUMBER.__getitem__),
    Zone("drawn.*", actor),
    Zone("laid.*.*", everyone, cards=list),
    Zone("removed.*", nobody),
)


class TokoMajaPosition(Position):
    """`hands` are copies by card, `drawn` the two cards while choosing (else empty), `tokens` seats or `NOBODY`.

    Piles are lists of cards, the last on top; `laid` are triples by seat in the order laid; `teams` is 0 without teams.
    """

    def __init__(
        self,
        shared: Position,
        round: int,
        first: int,
        stock: list[int],
        discards: list[list[int]],
        hands: list[list[int]],
        drawn: list[int],
        laid: list[list[int]],
        tokens: list[int],
        removed: list[int],
        scores: list[int],
    ) -> None:
        super().__init__(shared.options, shared.players, shared.phase, shared.turn, shared.stream)
        self.round = round
        self.first = first
        self.stock = stock
        self.discards = discards
        self.hands = hands
        self.drawn = drawn
        self.laid = laid
        self.tokens = tokens
        self.removed = removed
        self.scores = scores
        self.teams: int = shared.options["teams"]
        self.table_triples: bool = shared.options["table_triples"]
        self.rounds: int = shared.options["rounds"]

    def copy(self) -> "TokoMajaPosition":
        """A position that can be played on independently."""
        position = TokoMajaPosition(
            self,
            self.round,
            self.first,
            self.stock[:],
            [pile[:] for pile in self.discards],
            [hand[:] for hand in self.hands],
            self.drawn[:],
            [triples[:] for triples in self.laid],
            self.tokens[:],
            self.removed[:],
            self.scores[:],
        )
        position.stream = self.stream.copy()
        return position


def side_of(seat: int, teams: int) -> int:
    """The side that a seat plays for: its team, or itself."""
    return seat % teams if teams else seat


def allies(position: TokoMajaPosition, seat: int) -> list[int]:
    """The seats of the side of `seat`, itself included."""
    if not position.teams:
        return [seat]
    return list(range(seat % position.teams, position.players, position.teams))


def read(shared: Position, source: Reader) -> TokoMajaPosition:
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
        source.integer("round", 1, shared.options["rounds"]),
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


def write(position: TokoMajaPosition) -> JsonObject:
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
