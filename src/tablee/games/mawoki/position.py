"""A position of Mawoki, and its JSON form (notation 3)."""

from itertools import product
from typing import Final, final

from tablee.core.errors import PositionError
from tablee.core.game import OVER, JsonObject, Position
from tablee.core.native import i64, vec
from tablee.core.options import OptionValues
from tablee.core.reading import Reader
from tablee.core.zones import Zone, everyone, nobody, owner
from tablee.games.mawoki.pieces import (
    ARROW_CARDS,
    DECK,
    FOUR_DRAWINGS,
    JOKER_DRAWS,
    NUMBER,
    SNAKE_DRAWS,
    STUCK_DRAWS,
    THREE_DRAWINGS,
    pack_of,
    stacked,
    written,
)

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
    """The options in the form that the rules use; `pack` is the deck in play."""

    def __init__(self, options: OptionValues) -> None:
        self.steals: bool = options["arrow"] == STEAL
        self.arrow_optional: bool = options["arrow"] == MAY_DRAW
        self.effect_first: bool = options["last_card"] == EFFECT_FIRST
        self.smoke_optional: bool = options["smoke"] == MAY
        self.pack = pack_of(options)
        self.stuck_draws: i64 = STUCK_DRAWS.of(options)
        self.arrow_cards: i64 = ARROW_CARDS.of(options)
        self.snake_draws: i64 = SNAKE_DRAWS.of(options)
        self.joker_draws: i64 = JOKER_DRAWS.of(options)


ARROWS_DO: Final = (TARGET_DRAWS, MAY_DRAW, STEAL)
LAST_CARD: Final = (WINS, EFFECT_FIRST)
SMOKE: Final = (MUST, MAY)
DRAWINGS: Final = (FOUR_DRAWINGS, THREE_DRAWINGS)
CHOICES: Final = 5
"""Options that every match has: these and `starter`; more are parameters."""

_VARIANTS: Final = {
    choices: Variant(dict(zip(("arrow", "last_card", "smoke", "drawings"), choices, strict=True)))
    for choices in product(ARROWS_DO, LAST_CARD, SMOKE, DRAWINGS)
}
"""All variants with the leaflets' numbers, created once: to create one took as long as ten moves."""

_KEPT: Final = 64
_OTHERS: Final[dict[str, Variant]] = {}
"""The last variants with other numbers, by their options."""


def variant_of(options: OptionValues) -> Variant:
    """Return the variant of a match with these options."""
    if len(options) == CHOICES:
        return _VARIANTS[options["arrow"], options["last_card"], options["smoke"], options["drawings"]]
    key = str(options)
    found = _OTHERS.get(key)
    if found is None:
        if len(_OTHERS) >= _KEPT:
            _OTHERS.clear()
        found = _OTHERS[key] = Variant(options)
    return found


@final
class MawokiPosition(Position):
    """A position of Mawoki.

    `hands` are sets of bits by seat. `stock` has `stocked` cards; `pile` has `covered` cards below `top`. `idle`
    counts consecutive turns without a play or a draw. Piles are arrays, so that no object is created when a card
    moves.
    """

    def __init__(
        self,
        shared: Position,
        variant: Variant,
        hands: vec[i64],
        stock: vec[i64],
        stocked: i64,
        pile: vec[i64],
        covered: i64,
        top: i64,
        idle: i64,
    ) -> None:
        super().__init__(shared.options, shared.players, shared.phase, shared.turn, shared.stream)
        self.variant = variant
        self.hands = hands
        self.stock = stock
        self.stocked: i64 = stocked
        self.pile = pile
        self.covered: i64 = covered
        self.top: i64 = top
        self.idle: i64 = idle

    def copy(self) -> "MawokiPosition":
        """Return an independent copy of the position."""
        copy = MawokiPosition(
            self,
            self.variant,
            self.hands[:],
            self.stock[:],
            self.stocked,
            self.pile[:],
            self.covered,
            self.top,
            self.idle,
        )
        copy.stream = self.stream.copy()
        return copy


def read(shared: Position, source: Reader) -> MawokiPosition:
    """Return the position in `source`. Raises `PositionError` for a duplicate or unknown card, or an empty pile."""
    variant = variant_of(shared.options)
    numbers = variant.pack.numbers
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
        variant,
        vec[i64]([sum(1 << NUMBER[card] for card in hand) for hand in hands]),
        stacked([NUMBER[card] for card in stock]),
        len(stock),
        stacked([NUMBER[card] for card in pile[:-1]]),
        len(pile) - 1,
        NUMBER[pile[-1]],
        idle,
    )


def write(position: MawokiPosition) -> JsonObject:
    """Return the keys of the notation; hands in deck order."""
    pile = [DECK[position.pile[place]] for place in range(position.covered)]
    pile.append(DECK[position.top])
    return {
        "hands": [written(position.hands[seat]) for seat in range(position.players)],
        "stock": [DECK[position.stock[place]] for place in range(position.stocked)],
        "pile": pile,
        "idle": position.idle,
    }
