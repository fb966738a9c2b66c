"""The contents of a position, its JSON form, and who sees what of it."""

from typing import Final

from tablee.core.errors import PositionError
from tablee.core.game import JsonObject, Position
from tablee.core.reading import Reader
from tablee.core.zones import Zone, everyone, nobody, owner
from tablee.games.stash.pieces import DECK, KINDS

ZONES: Final = (
    Zone("hands.*.*", owner, order=KINDS.index),
    Zone("stock.*", nobody),
    Zone("pile.*", everyone),
)


class StashPosition(Position):
    """Hands, sorted; stock and pile, from the bottom up; the number of turns passed in a row."""

    def __init__(
        self, shared: Position, hands: list[list[str]], stock: list[str], pile: list[str], passed: int
    ) -> None:
        super().__init__(shared.options, shared.players, shared.phase, shared.turn, shared.stream)
        self.hands = hands
        self.stock = stock
        self.pile = pile
        self.passed = passed


def read(shared: Position, source: Reader) -> StashPosition:
    """Return the position in `source`. Raise `PositionError` if there is none."""
    hands = [sorted(hand) for hand in source.piles("hands", KINDS, shared.players)]
    stock, pile = source.pile("stock", KINDS), source.pile("pile", KINDS)
    cards = [card for cards in (*hands, stock, pile) for card in cards]
    if sorted(cards) != sorted(DECK):
        raise PositionError("position.pieces", {"key": "stock"})
    return StashPosition(shared, hands, stock, pile, source.integer("passed", 0, shared.players))


def write(position: StashPosition) -> JsonObject:
    """Return the game's own keys of the JSON form."""
    return {
        "hands": [list(hand) for hand in position.hands],
        "stock": list(position.stock),
        "pile": list(position.pile),
        "passed": position.passed,
    }


def copy(position: StashPosition) -> StashPosition:
    """Return a position that shares nothing with this one."""
    shared = Position(
        position.options, position.players, position.phase, position.turn, position.stream.copy()
    )
    hands = [list(hand) for hand in position.hands]
    return StashPosition(shared, hands, list(position.stock), list(position.pile), position.passed)
