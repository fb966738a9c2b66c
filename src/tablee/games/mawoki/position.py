"""A position of Mawoki, and its JSON form (notation 3)."""

from typing import Final

from tablee.core.errors import PositionError
from tablee.core.game import OVER, JsonObject, Position
from tablee.core.options import OptionValues
from tablee.core.reading import Reader
from tablee.core.zones import Zone, everyone, nobody, owner
from tablee.games.mawoki.pieces import DECK, DECK_BITS, DECK_NUMBERS, NUMBER, cards_in

TARGET_DRAWS: Final = "target-draws"
STEAL: Final = "steal"
MAY_DRAW: Final = "target-may-draw"
WINS: Final = "wins"
EFFECT_FIRST: Final = "effect-first"
MUST: Final = "must"
MAY: Final = "may"
CHANCE: Final = "chance"

PLAY: Final = "play"
AGAIN: Final = "again"
PHASES: Final = (PLAY, AGAIN, OVER)

ZONES: Final = (
    Zone("hands.*.*", owner, order=NUMBER.__getitem__),
    Zone("stock.*", nobody),
    Zone("pile.*", everyone),
)


class Variant:
    """The options of a match as facts of its rules, found once and shared by its positions.

    `deck` is the set of the cards that are played with.
    """

    def __init__(self, options: OptionValues) -> None:
        self.steals: bool = options["arrow"] == STEAL
        self.arrow_optional: bool = options["arrow"] == MAY_DRAW
        self.effect_first: bool = options["last_card"] == EFFECT_FIRST
        self.smoke_optional: bool = options["smoke"] == MAY
        self.deck: int = DECK_BITS[options["drawings"]]


class MawokiPosition(Position):
    """`hands` are sets of bits by seat, `stock` and `pile` card numbers, the last on top.

    `idle` counts the turns in succession without a play or a draw.
    """

    def __init__(
        self,
        shared: Position,
        variant: Variant,
        hands: list[int],
        stock: list[int],
        pile: list[int],
        idle: int,
    ) -> None:
        super().__init__(shared.options, shared.players, shared.phase, shared.turn, shared.stream)
        self.variant = variant
        self.hands = hands
        self.stock = stock
        self.pile = pile
        self.idle = idle

    def copy(self) -> "MawokiPosition":
        """A position that can be played on independently."""
        copy = MawokiPosition(self, self.variant, self.hands[:], self.stock[:], self.pile[:], self.idle)
        copy.stream = self.stream.copy()
        return copy


def read(shared: Position, source: Reader) -> MawokiPosition:
    """Raises `PositionError` for a card too many, an empty pile, or what is no card at all."""
    numbers = DECK_NUMBERS[shared.options["drawings"]]
    hands = source.piles("hands", numbers, shared.players)
    stock = source.pile("stock", numbers)
    pile = source.pile("pile", numbers)
    if not pile:
        raise source.fault("pile", "cards")
    held = [*stock, *pile, *(card for hand in hands for card in hand)]
    if len(set(held)) < len(held):
        raise PositionError("position.pieces", {"key": "cards"})
    if shared.phase not in PHASES:
        raise source.fault("phase", " ".join(PHASES))
    idle = source.integer("idle", 0, shared.players if shared.phase == OVER else shared.players - 1)
    return MawokiPosition(
        shared,
        Variant(shared.options),
        [sum(1 << NUMBER[card] for card in hand) for hand in hands],
        [NUMBER[card] for card in stock],
        [NUMBER[card] for card in pile],
        idle,
    )


def write(position: MawokiPosition) -> JsonObject:
    """The keys of the notation; hands in deck order."""
    return {
        "hands": [[DECK[card] for card in cards_in(hand)] for hand in position.hands],
        "stock": [DECK[card] for card in position.stock],
        "pile": [DECK[card] for card in position.pile],
        "idle": position.idle,
    }
