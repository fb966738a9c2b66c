"""Mawoki as numbers: moves as in `moves`, but with relative targets, and what a seat knows as an array."""

from typing import Any, Final

from tablee.core.encoding import Encoding, Field, unique
from tablee.core.errors import IllegalMoveError
from tablee.core.native import i16, i64, vec
from tablee.games.mawoki import moves, rules
from tablee.games.mawoki.moves import PASS, PLACES, TEXTS
from tablee.games.mawoki.pieces import DECK, DECK_SIZE, DRAWINGS, lowest, size
from tablee.games.mawoki.position import AGAIN, MawokiPosition

VERSION: Final = 1
ACTIONS: Final = 401
assert ACTIONS == PASS + 1

TOP: Final[i64] = DECK_SIZE
PILE: Final[i64] = 2 * DECK_SIZE

WORDS: Final = (
    "mawoki.played mawoki.aimed mawoki.drew mawoki.stole mawoki.again mawoki.passed mawoki.nothing_to_draw"
    " mawoki.reshuffled mawoki.blocked mawoki.out card half other_half sign why stock target cards winners hands pile"
    " idle smoke arrow snake none joker stuck draw pass play again over"
    " arrow last_card drawings starter target-draws target-may-draw steal wins effect-first must may chance"
)
HALF_NAMES: Final = [colour + drawing for colour in "bry" for drawing in DRAWINGS]
AIMED_TEXTS: Final = [text for text in TEXTS if "@" in text]


def fields(players: int) -> tuple[Field, ...]:
    """Return the parts of an observation; cards are in the order of the notation."""
    return (
        # The own hand, and the top of the pile.
        Field("hand", (DECK_SIZE,)),
        Field("top", (DECK_SIZE,)),
        # By card, its place in the pile: 1 is the bottom, 0 not there.
        Field("pile", (DECK_SIZE,), DECK_SIZE),
        # The number of cards in each hand.
        Field("hands", (players,), DECK_SIZE),
        # The seat to act; none once the match is over.
        Field("turn", (players,)),
        Field("stock", (1,), DECK_SIZE),
        # Turns in a row without a play or a draw.
        Field("idle", (1,), players),
        # 1 if the seat to act has laid smoke in this turn.
        Field("again", (1,)),
    )


class MawokiEncoding(Encoding[MawokiPosition]):
    """The numbers of Mawoki. An arrow at the seat after the next one is `8 * card + 2`."""

    def __init__(self, players: int) -> None:
        super().__init__(
            VERSION,
            players,
            ACTIONS,
            fields(players),
            unique([*WORDS.split(), *DECK, *HALF_NAMES, *AIMED_TEXTS]),
            None,
        )

    def __reduce__(self) -> Any:
        return MawokiEncoding, (self.players,)

    def name(self, number: int) -> str:
        text = TEXTS[number]
        card = text.partition("@")[0]
        way = number % PLACES
        if way == 0:
            return text
        return f"{card}@+{way}" if way < self.players else ""

    def legal(self, position: MawokiPosition) -> list[int]:
        found = moves.NO_MOVES[:]
        return [moves.NUMBERS[found[place]] for place in range(self.generate(position, found))]

    def generate(self, position: MawokiPosition, out: vec[i64]) -> i64:
        many = moves.generate(position, out)
        seat: i64 = position.acting
        players = self.players
        place: i64 = 0
        while place < many:
            move = out[place]
            way = move & 7
            if way != 0:
                # Targets are counted from 1; the own seat is none.
                target = way - 1 - seat
                out[place] = move + (target if target > 0 else target + players) - way
            place += 1
        return many

    def _absolute(self, position: MawokiPosition, number: int) -> int:
        """Return the move of a number, if legal. Raise `IllegalMoveError` `move.number` (number) if not."""
        if 0 <= number < ACTIONS:
            move: i64 = number
            way: i64 = move & 7
            if way == 0:
                if moves.is_legal(position, move):
                    return number
            elif way < self.players:
                target: i64 = (position.acting + way) % self.players
                move += target + 1 - way
                if moves.is_legal(position, move):
                    return move
        raise IllegalMoveError("move.number", {"number": number})

    def move(self, position: MawokiPosition, number: int) -> str:
        return TEXTS[self._absolute(position, number)]

    def play(self, position: MawokiPosition, number: int) -> list[int]:
        rules.play(position, self._absolute(position, number), None)
        return self.legal(position)

    def advance(self, position: MawokiPosition, number: int, out: vec[i64]) -> i64:
        rules.play(position, self._absolute(position, number), None)
        return self.generate(position, out)

    def observe(self, position: MawokiPosition, seat: i64, out: vec[i16], at: i64) -> None:
        start = at
        own = seat
        hand = position.hands[own]
        while hand != 0:
            out[start + lowest(hand)] = 1
            hand &= hand - 1
        top = position.top
        covered = position.covered
        out[start + TOP + top] = 1
        start += PILE
        place: i64 = 0
        while place < covered:
            out[start + position.pile[place]] = i16(place + 1)
            place += 1
        out[start + top] = i16(covered + 1)
        start += DECK_SIZE
        players = self.players
        place = 0
        while place < players:
            out[start + place] = i16(size(position.hands[own]))
            own += 1
            if own == players:
                own = 0
            place += 1
        start += players
        acting = position.acting
        if acting >= 0:
            turn: i64 = acting - seat
            out[start + (turn if turn >= 0 else turn + players)] = 1
        start += players
        out[start] = i16(position.stocked)
        out[start + 1] = i16(position.idle)
        if position.phase == AGAIN:
            out[start + 2] = 1
