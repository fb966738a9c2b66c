"""A position of Toko Maja, its JSON form and its zones.

Source: notation 1, View; notation 3; rulings 1, discards.
"""

from collections import Counter
from typing import Any, Final, final

from tablee.core.errors import PositionError
from tablee.core.game import OVER, JsonObject, Position
from tablee.core.native import i64, vec
from tablee.core.reading import Reader
from tablee.core.zones import Zone, actor, everyone, nobody, owner, top
from tablee.games.toko_maja.pieces import (
    CARD_COUNT,
    CARDS,
    KINDS,
    MOST_TRIPLES,
    NUMBER,
    PILES,
    TRIPLE_NUMBER,
    TRIPLES,
    VALUES,
    Pack,
    copies,
    hand_of,
    pack_of,
    stacked,
)

TAKE: Final = "take"
KEEP: Final = "keep"
LAY: Final = "lay"
PHASES: Final = (TAKE, KEEP, LAY, OVER)
NOBODY: Final = -1

TOKENS: Final = CARDS[:VALUES]

ZONES: Final = (
    Zone("stock.*", nobody),
    # A player who remembers them knows the cards beneath; the screen shows only the tops.
    Zone("discards.*.*", top, knows=everyone),
    Zone("hands.*.*", owner, order=NUMBER.__getitem__),
    Zone("drawn.*", actor),
    Zone("laid.*.*", everyone, cards=list),
    Zone("removed.*", nobody),
)


@final
class TokoMajaPosition(Position):
    """A position of Toko Maja.

    - `hands` are copies by card, `drawn` the two cards in the phase `KEEP`, `tokens` seats or `NOBODY`.
    - The stock is the first `stocked` cards of `stock`.
    - The discard piles share one array: pile `p` has `heights[p]` cards from `CARD_COUNT * p` on.
    - So do the triples in the order laid: seat `s` has `triples[s]` in `laid` from `MOST_TRIPLES * s` on.
    - `teams` is 0 without teams; `pack` are the numbers of the match.

    All are arrays, so that no object is created when a card moves.
    """

    def __init__(
        self,
        shared: Position,
        round: int,
        first: int,
        stock: vec[i64],
        stocked: i64,
        discards: vec[i64],
        heights: vec[i64],
        hands: vec[i64],
        drawn: vec[i64],
        laid: vec[i64],
        triples: vec[i64],
        tokens: vec[i64],
        removed: vec[i64],
        scores: list[int],
        pack: Pack,
    ) -> None:
        super().__init__(shared.options, shared.players, shared.phase, shared.turn, shared.stream)
        self.round = round
        self.first = first
        self.stock = stock
        self.stocked: i64 = stocked
        self.discards = discards
        self.heights = heights
        self.hands = hands
        self.drawn = drawn
        self.laid = laid
        self.triples = triples
        self.tokens = tokens
        self.removed = removed
        self.scores = scores
        self.pack = pack
        self.teams: i64 = shared.options["teams"]
        self.table_triples: bool = shared.options["table_triples"]
        self.rounds: int = shared.options["rounds"]

    def copy(self) -> "TokoMajaPosition":
        """Return an independent copy of the position."""
        position = TokoMajaPosition(
            self,
            self.round,
            self.first,
            self.stock[:],
            self.stocked,
            self.discards[:],
            self.heights[:],
            self.hands[:],
            self.drawn[:],
            self.laid[:],
            self.triples[:],
            self.tokens[:],
            self.removed[:],
            self.scores[:],
            self.pack,
        )
        position.stream = self.stream.copy()
        return position

    def top(self, pile: i64) -> i64:
        """Return the open card of a non-empty discard pile."""
        return self.discards[CARD_COUNT * pile + self.heights[pile] - 1]

    def put(self, pile: i64, card: i64) -> None:
        """Lay a card on a discard pile."""
        heights = self.heights
        height = heights[pile]
        self.discards[CARD_COUNT * pile + height] = card
        heights[pile] = height + 1

    def pop(self, pile: i64) -> i64:
        """Take the top card off a discard pile and return it."""
        heights = self.heights
        height: i64 = heights[pile] - 1
        heights[pile] = height
        return self.discards[CARD_COUNT * pile + height]

    def lay(self, seat: i64, triple: i64) -> None:
        """Lay a triple before a seat."""
        self.laid[MOST_TRIPLES * seat + self.triples[seat]] = triple
        self.triples[seat] += 1

    def laid_by(self, seat: i64) -> list[int]:
        """Return the triples before a seat, in the order laid."""
        start: i64 = MOST_TRIPLES * seat
        return [self.laid[place] for place in range(start, start + self.triples[seat])]

    def draw(self) -> i64:
        """Take the top card off the stock and return it."""
        if self.stream.asked:
            self.stream.settle(self.stock, self.stocked, CARDS, self.removed)
        self.stocked -= 1
        return self.stock[self.stocked]


def side_of(seat: i64, teams: i64) -> i64:
    """Return the side that a seat plays for: its team, or itself."""
    return seat % teams if teams else seat


def spread(piles: list[list[int]], room: int) -> vec[i64]:
    """Return piles in one array, with `room` places for each."""
    spread_out: list[int] = []
    for pile in piles:
        spread_out += pile + [0] * (room - len(pile))
    return vec[i64](spread_out)


def sizes(piles: list[list[int]]) -> vec[i64]:
    """Return the number of cards in each of these piles."""
    return vec[i64]([len(pile) for pile in piles])


def allies(position: TokoMajaPosition, seat: int) -> list[int]:
    """Return the seats of the side of `seat`, itself included."""
    if not position.teams:
        return [seat]
    return list(range(seat % position.teams, position.players, position.teams))


def read(shared: Position, source: Reader) -> TokoMajaPosition:
    """Return the position in `source`. Raises `PositionError` for too many cards, an odd stock, or a wrong value."""
    pack = pack_of(shared.options)
    if shared.phase not in PHASES:
        raise source.fault("phase", " ".join(PHASES))
    stock = source.pile("stock", NUMBER)
    if len(stock) % 2 or (shared.phase == TAKE and not stock):
        raise source.fault("stock", "an even number of cards, two or more in the phase take")
    discards = source.piles("discards", NUMBER, PILES)
    hands = source.piles("hands", NUMBER, shared.players)
    laid = source.piles("laid", TRIPLE_NUMBER, shared.players)
    lying = [_numbers(pile) for pile in discards]
    triples = [[TRIPLE_NUMBER[triple] for triple in own] for own in laid]
    removed = source.pile("removed", NUMBER)
    drawn = _drawn(shared, source)
    if not source.counted:
        everything = [stock, removed, drawn, *discards, *hands, *(list("".join(own)) for own in laid)]
        _check_count(everything, pack)
    return TokoMajaPosition(
        shared,
        source.integer("round", 1, shared.options["rounds"]),
        source.seat("first", shared.players),
        stacked(_numbers(stock)),
        len(stock),
        spread(lying, CARD_COUNT),
        sizes(lying),
        vec[i64]([hand_of([hand.count(card) for card in CARDS]) for hand in hands]),
        vec[i64](_numbers(drawn) or [0, 0]),
        spread(triples, MOST_TRIPLES),
        sizes(triples),
        _tokens(shared, source),
        vec[i64](_numbers(removed)),
        source.integers("scores", shared.players, -pack.most_points, pack.most_points),
        pack,
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


def _tokens(shared: Position, source: Reader) -> vec[i64]:
    value: Any = source.get("tokens")
    if not isinstance(value, dict):
        raise source.fault("tokens", "object")
    tokens = Reader(value)
    holders: list[int] = []
    for token in TOKENS:
        holder = tokens.seat_or_none(token, shared.players)
        holders.append(NOBODY if holder is None else holder)
    return vec[i64](holders)


def _check_count(piles: list[list[str]], pack: Pack) -> None:
    found = Counter(card for pile in piles for card in pile)
    for card, most in zip(CARDS, pack.copies, strict=True):
        if found[card] > most:
            raise PositionError("position.pieces", {"key": "cards"})


def write(position: TokoMajaPosition) -> JsonObject:
    """Return the keys of the notation, in its order."""
    return {
        "round": position.round,
        "first": position.first,
        "stock": _texts(position.stock, 0, position.stocked),
        "discards": [
            _texts(position.discards, CARD_COUNT * pile, position.heights[pile]) for pile in range(PILES)
        ],
        "hands": [_held(position.hands[seat]) for seat in range(position.players)],
        "drawn": _texts(position.drawn, 0, 2) if position.phase == KEEP else None,
        "laid": [[TRIPLES[triple] for triple in position.laid_by(seat)] for seat in range(position.players)],
        "tokens": {
            TOKENS[card]: None if position.tokens[card] == NOBODY else int(position.tokens[card])
            for card in range(VALUES)
        },
        "removed": [CARDS[card] for card in position.removed],
        "scores": list(position.scores),
    }


def _texts(cards: vec[i64], start: i64, many: i64) -> list[str]:
    return [CARDS[cards[place]] for place in range(start, start + many)]


def _held(hand: i64) -> list[str]:
    return [CARDS[card] for card in range(KINDS) for _ in range(copies(hand, card))]
