"""A position of Mawoki, and its JSON form (notation 3)."""

from typing import Final

from tablee.core.errors import PositionError
from tablee.core.game import OVER, JsonObject, Position
from tablee.core.native import i64, vec
from tablee.core.options import OptionValues
from tablee.core.reading import Reader
from tablee.core.zones import Zone, everyone, nobody, owner
from tablee.games.mawoki.pieces import DECK, DECK_NUMBERS, NUMBER, PACKS, cards_in, stacked

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

    `pack` is the deck that is played with.
    """

    def __init__(self, options: OptionValues) -> None:
        self.steals: bool = options["arrow"] == STEAL
        self.arrow_optional: bool = options["arrow"] == MAY_DRAW
        self.effect_first: bool = options["last_card"] == EFFECT_FIRST
        self.smoke_optional: bool = options["smoke"] == MAY
        self.pack = PACKS[options["drawings"]]


class MawokiPosition(Position):
    """`hands` are sets of bits by seat; the first `stocked` of `stock` and the first `piled` of `pile` lie there.

    `idle` counts the turns in succession without a play or a draw. Arrays, because nothing is made anew then when a
    card moves.
    """

    def __init__(
        self,
        shared: Position,
        variant: Variant,
        hands: vec[i64],
        stock: vec[i64],
        stocked: i64,
        pile: vec[i64],
        piled: i64,
        idle: i64,
    ) -> None:
        super().__init__(shared.options, shared.players, shared.phase, shared.turn, shared.stream)
        self.variant = variant
        self.hands = hands
        self.stock = stock
        self.stocked: i64 = stocked
        self.pile = pile
        self.piled: i64 = piled
        self.idle: i64 = idle

    def copy(self) -> "MawokiPosition":
        """A position that can be played on independently."""
        copy = MawokiPosition(
            self,
            self.variant,
            self.hands[:],
            self.stock[:],
            self.stocked,
            self.pile[:],
            self.piled,
            self.idle,
        )
        copy.stream = self.stream.copy()
        return copy

    def top(self) -> i64:
        """The card that lies open."""
        return self.pile[self.piled - 1]


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
        vec[i64]([sum(1 << NUMBER[card] for card in hand) for hand in hands]),
        stacked([NUMBER[card] for card in stock]),
        len(stock),
        stacked([NUMBER[card] for card in pile]),
        len(pile),
        idle,
    )


def write(position: MawokiPosition) -> JsonObject:
    """The keys of the notation; hands in deck order."""
    return {
        "hands": [
            [DECK[card] for card in cards_in(position.hands[seat])] for seat in range(position.players)
        ],
        "stock": [DECK[position.stock[place]] for place in range(position.stocked)],
        "pile": [DECK[position.pile[place]] for place in range(position.piled)],
        "idle": position.idle,
    }
