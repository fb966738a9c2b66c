"""A game of another author that declares numbers, in uncompiled Python."""

from typing import Any

from tablee.core.encoding import Encoding, Field
from tablee.core.errors import IllegalMoveError
from tablee.core.options import OptionValues
from tests.toy import CARDS, ToyGame, ToyPosition

TEXTS: list[str] = [*CARDS, "draw"]


class SixthEncoding(Encoding[ToyPosition]):
    """A number for each card and one for drawing."""

    def __init__(self, rules: "SixthGame", players: int) -> None:
        fields = (
            Field("hand", (12,)),
            Field("pile", (12,), 12),
            Field("hands", (players,), 12),
            Field("turn", (players,)),
            Field("stock", (1,), 12),
        )
        super().__init__(1, players, 13, fields, (*TEXTS, "toy.drew", "toy.laid", "card"), None)
        self.rules = rules

    def name(self, number: int) -> str:
        return TEXTS[number]

    def legal(self, position: ToyPosition) -> list[int]:
        return [TEXTS.index(move) for move in self.rules.legal(position).moves]

    def move(self, position: ToyPosition, number: int) -> str:
        if number not in self.legal(position):
            raise IllegalMoveError("move.number", {"number": number})
        return TEXTS[number]

    def play(self, position: ToyPosition, number: int) -> list[int]:
        self.rules.play(position, self.move(position, number))
        return self.legal(position)

    def observe(self, position: ToyPosition, seat: int, out: Any, at: int) -> None:
        players = position.players
        for card in position.hands[seat]:
            out[at + CARDS.index(card)] = 1
        for place, card in enumerate(position.pile, 1):
            out[at + 12 + CARDS.index(card)] = place
        for other in range(players):
            out[at + 24 + other] = len(position.hands[(seat + other) % players])
        if position.turn is not None:
            out[at + 24 + players + (position.turn - seat) % players] = 1
        out[at + 24 + 2 * players] = len(position.stock)


class SixthGame(ToyGame):
    """The toy with numbers."""

    def encoding(self, options: OptionValues, players: int) -> SixthEncoding:
        return SixthEncoding(self, players)
