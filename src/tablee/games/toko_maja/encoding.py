"""Toko Maja as numbers: the moves of `moves.TEXTS`, and what a seat knows as an array."""

from typing import Any, Final

from tablee.core.encoding import Encoding, Field, unique
from tablee.core.errors import IllegalMoveError
from tablee.core.native import i16, i64, vec
from tablee.core.options import OptionValues
from tablee.games.toko_maja import moves, rules
from tablee.games.toko_maja.moves import TEXTS
from tablee.games.toko_maja.pieces import (
    CARD_COUNT,
    CARDS,
    KINDS,
    MOST_TRIPLES,
    PILES,
    TRIPLES,
    VALUES,
    Pack,
    copies,
    pack_of,
)
from tablee.games.toko_maja.position import KEEP, LAY, TAKE, TokoMajaPosition

VERSION: Final = 1
ACTIONS: Final = 40
assert len(TEXTS) == ACTIONS
FORMS: Final[i64] = 11
assert len(TRIPLES) == FORMS

WORDS: Final = (
    "toko-maja.took toko-maja.drew toko-maja.kept toko-maja.discarded toko-maja.table_triple toko-maja.laid"
    " toko-maja.laid_nothing toko-maja.token_taken toko-maja.token_moved toko-maja.round_ended toko-maja.scored"
    " toko-maja.team_scored toko-maja.round_began toko-maja.round_began_by_chance toko-maja.over"
    " card pile left cards stock triple jokers points token from round triples tokens hand total team seats tops"
    " removed winners scores discards hands drawn laid first take keep lay over"
    " table_triples teams highest_token rounds value"
)


def fields(players: int, most_points: int) -> tuple[Field, ...]:
    """Return the parts of an observation; cards and triples are in the order of the notation."""
    return (
        # The copies of each card in the own hand, and the number of cards in each hand.
        Field("hand", (KINDS,), CARD_COUNT),
        Field("hands", (players,), CARD_COUNT),
        # The two drawn cards, if the seat chooses between them.
        Field("drawn", (2, KINDS)),
        # The top of each discard pile, and its cards from the bottom on: 1 to 6, 0 is none.
        Field("tops", (PILES, KINDS)),
        Field("discards", (PILES, CARD_COUNT), KINDS),
        # The triples of each seat: how many of each, and in the order laid: 1 to 11, 0 is none.
        Field("triples", (players, FORMS), MOST_TRIPLES),
        Field("laid", (players, MOST_TRIPLES), FORMS),
        # By token, the seat that holds it.
        Field("tokens", (VALUES, players)),
        # take, keep or lay, and the seat to act; none once the match is over.
        Field("phase", (3,)),
        Field("turn", (players,)),
        # The seat that began the round.
        Field("first", (players,)),
        Field("round", (1,), 3),
        Field("stock", (1,), CARD_COUNT),
        Field("removed", (1,), CARD_COUNT),
        Field("scores", (players,), most_points, -most_points),
    )


def longest(players: int, rounds: int, pack: Pack) -> int:
    """Return a limit of the moves of a match.

    Each turn takes a discard or draws two cards. Every draw lays one card on the piles, which begin with three, so a
    round has at most three more turns that take than turns that draw. A turn that draws has up to three moves, another
    one two.
    """
    draws = (pack.many - pack.removed[players] - PILES) // 2
    return rounds * (3 * draws + 2 * (draws + PILES))


class TokoMajaEncoding(Encoding[TokoMajaPosition]):
    """The numbers of Toko Maja; no move names a seat."""

    def __init__(self, players: int, options: OptionValues) -> None:
        pack = pack_of(options)
        words = unique([*WORDS.split(), *CARDS, *TRIPLES, *TEXTS])
        super().__init__(
            VERSION,
            players,
            ACTIONS,
            fields(players, pack.most_points),
            words,
            longest(players, options["rounds"], pack),
        )
        self.options = options

    def __reduce__(self) -> Any:
        return TokoMajaEncoding, (self.players, self.options)

    def name(self, number: int) -> str:
        return TEXTS[number]

    def legal(self, position: TokoMajaPosition) -> list[int]:
        return moves.legal(position)

    def move(self, position: TokoMajaPosition, number: int) -> str:
        if not 0 <= number < ACTIONS or not moves.is_legal(position, number):
            raise IllegalMoveError("move.number", {"number": number})
        return TEXTS[number]

    def play(self, position: TokoMajaPosition, number: int) -> list[int]:
        self._play(position, number)
        return moves.legal(position)

    def generate(self, position: TokoMajaPosition, out: vec[i64]) -> i64:
        return moves.generate(position, out)

    def advance(self, position: TokoMajaPosition, number: int, out: vec[i64]) -> i64:
        self._play(position, number)
        return moves.generate(position, out)

    def _play(self, position: TokoMajaPosition, number: int) -> None:
        """Play a legal number. Raise `IllegalMoveError` `move.number` (number) otherwise."""
        if not 0 <= number < ACTIONS or not moves.is_legal(position, number):
            raise IllegalMoveError("move.number", {"number": number})
        rules.play(position, number, None)

    def observe(self, position: TokoMajaPosition, seat: i64, out: vec[i16], at: i64) -> None:
        own = seat
        players = self.players
        start = at
        hand = position.hands[own]
        card: i64 = 0
        while card < KINDS:
            out[start + card] = i16(copies(hand, card))
            card += 1
        start += KINDS
        place: i64 = 0
        other = own
        while place < players:
            out[start + place] = i16(held(position.hands[other]))
            place += 1
            other = following(other, players)
        start += players
        if position.phase == KEEP and position.acting == own:
            out[start + position.drawn[0]] = 1
            out[start + KINDS + position.drawn[1]] = 1
        start = self._piles(position, start + 2 * KINDS, out)
        start = self._laid(position, own, start, out)
        card = 0
        while card < VALUES:
            holder = position.tokens[card]
            if holder >= 0:
                out[start + seats_after(own, holder, players)] = 1
            start += players
            card += 1
        self._state(position, own, start, out)

    def _piles(self, position: TokoMajaPosition, start: i64, out: vec[i16]) -> i64:
        """Write tops and discards; return the index after them."""
        pile: i64 = 0
        below: i64 = start + PILES * KINDS
        discards = position.discards
        while pile < PILES:
            height = position.heights[pile]
            if height != 0:
                out[start + position.top(pile)] = 1
            place: i64 = 0
            while place < height:
                out[below + place] = i16(discards[CARD_COUNT * pile + place] + 1)
                place += 1
            start += KINDS
            below += CARD_COUNT
            pile += 1
        return below

    def _laid(self, position: TokoMajaPosition, own: i64, start: i64, out: vec[i16]) -> i64:
        """Write triples and the order in which they were laid; return the index after them."""
        players = self.players
        order: i64 = start + players * FORMS
        laid = position.laid
        seat = own
        place: i64 = 0
        while place < players:
            many = position.triples[seat]
            number: i64 = 0
            while number < many:
                triple = laid[MOST_TRIPLES * seat + number]
                out[start + triple] += 1
                out[order + number] = i16(triple + 1)
                number += 1
            start += FORMS
            order += MOST_TRIPLES
            seat = following(seat, players)
            place += 1
        return order

    def _state(self, position: TokoMajaPosition, own: i64, start: i64, out: vec[i16]) -> None:
        """Write the fields from `phase` on."""
        players = self.players
        phase = position.phase
        acting = position.acting
        if acting >= 0:
            out[start + (0 if phase == TAKE else 2 if phase == LAY else 1)] = 1
            out[start + 3 + seats_after(own, acting, players)] = 1
        start += 3 + players
        out[start + seats_after(own, position.first, players)] = 1
        start += players
        out[start] = i16(position.round)
        out[start + 1] = i16(position.stocked)
        out[start + 2] = i16(len(position.removed))
        start += 3
        seat = own
        place: i64 = 0
        while place < players:
            out[start + place] = i16(position.scores[seat])
            seat = following(seat, players)
            place += 1


# Without division, which is slow.


def following(seat: i64, players: i64) -> i64:
    """Return the seat after this one."""
    return seat + 1 if seat + 1 < players else 0


def seats_after(own: i64, seat: i64, players: i64) -> i64:
    """Return the number of seats from `own` to `seat`, in turn order."""
    return seat - own if seat >= own else seat - own + players


def held(hand: i64) -> i64:
    """Return the number of cards in a hand."""
    total: i64 = 0
    card: i64 = 0
    while card < KINDS:
        total += copies(hand, card)
        card += 1
    return total
