"""A position of Toko Maja, and who sees what of it (notation 1, View; rulings 1, discards)."""

from typing import Final

from tablee.core.game import OVER, Position
from tablee.core.zones import Zone, actor, everyone, nobody, owner, top
from tablee.games.toko_maja.cards import NUMBER

TAKE: Final = "take"
KEEP: Final = "keep"
LAY: Final = "lay"
PHASES: Final = (TAKE, KEEP, LAY, OVER)
PILES: Final = 3
ROUNDS: Final = 3
NOBODY: Final = -1

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

    def twin(self) -> "TokoMajaPosition":
        """A position that can be played on independently."""
        twin = TokoMajaPosition(
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
        twin.stream = self.stream.copy()
        return twin


def side_of(seat: int, teams: int) -> int:
    """The side that a seat plays for: its team, or itself."""
    return seat % teams if teams else seat


def allies(position: TokoMajaPosition, seat: int) -> list[int]:
    """The seats of the side of `seat`, itself included."""
    if not position.teams:
        return [seat]
    return list(range(seat % position.teams, position.players, position.teams))
