"""A position of MOKA (notation 3, moka), and its zones.

`write` returns it as JSON; the module `reading` reads it back.
"""

from typing import Any, Final

from tablee.core.game import JsonObject, Position
from tablee.core.options import OptionValues
from tablee.core.rng import Stream
from tablee.core.zones import Json, Slot, Zone, everyone, nobody, owner
from tablee.games.moka.listing import Listing
from tablee.games.moka.pieces import GRID_SIZE, is_letter, level_of
from tablee.games.moka.variant import variant_of
from tablee.games.moka.word import Word

DEAL: Final = "deal"
TURN: Final = "turn"
FLIPPED: Final = "flipped"
AFTER: Final = "after"
DRAWING: Final = "draw"
VOTING: Final = "vote"

# Values of options. `contest`: the list decides; a vote on unlisted words; a vote on every word; an unlisted word
# counts only if nobody objects.
DICTIONARY: Final = "dictionary"
TABLE: Final = "table"
ANY_WORD: Final = "any-word"
OBJECTION: Final = "objection"
# `flush`: when it is allowed.
ANY_TURN: Final = "any-turn"
IMPASSE: Final = "impasse"
# `flush_discards`: the cards that leave.
LETTERS: Final = "letters"
ALL_CARDS: Final = "all"
# Flags: each allows a category of words.
CATEGORIES: Final = ("names", "brands", "foreign_words")

STOCK: Final = "stock"
"""The name of the stock for the stream; a stack has that of its level."""


class Vote:
    """A vote on a claimed word: its seat, the word, the votes so far, and the phase to return to."""

    def __init__(self, seat: int, laid: Word, yes: int, no: int, back: str) -> None:
        self.seat = seat
        self.laid = laid
        self.yes = yes
        self.no = no
        self.back = back

    def write(self) -> dict[str, Any]:
        """Return the vote as positions carry it."""
        claimed = {"seat": self.seat, **self.laid.write()}
        return {**claimed, "yes": self.yes, "no": self.no, "back": self.back}


class MokaPosition(Position):
    """A position of MOKA. Piles are bottom first. `seen` holds, by seat, the grid places whose card it has seen."""

    def __init__(
        self, options: OptionValues, players: int, phase: str, turn: int | None, stream: Stream
    ) -> None:
        super().__init__(options, players, phase, turn, stream)
        self.variant = variant_of(options)
        self.deck = self.variant.deck
        self.any_hole: bool = options["hole_colour"] == "any"
        self.round = 1
        self.grid: list[str | None] = [None] * GRID_SIZE
        self.flipped: int | None = None
        self.stock: list[str] = []
        self.stacks: dict[str, list[str]] = {}
        self.rows: list[list[str]] = [[] for _ in range(players)]
        self.specials: list[list[str]] = [[] for _ in range(players)]
        self.challenges: list[list[str]] = [[] for _ in range(players)]
        self.words: list[list[Word]] = [[] for _ in range(players)]
        self.seen: list[set[int]] = [set() for _ in range(players)]
        self.skips: list[int] = [0] * players
        self.scores: list[int] = [0] * players
        self.extra = 0
        self.drawn: list[str] | None = None
        self.vote: Vote | None = None
        self.refused: list[str] = []
        """Words that may not be claimed again in this turn."""
        self.listing: Listing | None = None
        """The legal moves that were last numbered, until the next move; not part of the position."""

    def copy(self) -> "MokaPosition":
        """Return an independent copy of the position."""
        other = MokaPosition(self.options, self.players, self.phase, self.turn, self.stream.copy())
        other.round = self.round
        other.grid = list(self.grid)
        other.flipped = self.flipped
        other.stock = list(self.stock)
        other.stacks = {level: list(stack) for level, stack in self.stacks.items()}
        other.rows = [list(row) for row in self.rows]
        other.specials = [list(held) for held in self.specials]
        other.challenges = [list(hand) for hand in self.challenges]
        other.words = [list(words) for words in self.words]
        other.seen = [set(places) for places in self.seen]
        other.skips = list(self.skips)
        other.scores = list(self.scores)
        other.extra = self.extra
        other.drawn = None if self.drawn is None else list(self.drawn)
        if self.vote is not None:
            vote = self.vote
            other.vote = Vote(vote.seat, vote.laid, vote.yes, vote.no, vote.back)
        other.refused = list(self.refused)
        return other

    def actor(self) -> int:
        """Return the seat that must act; the match must not be over."""
        assert self.turn is not None
        return self.turn

    def draw(self) -> str:
        """Take the top card off the stock, which must have one, and return it."""
        if self.stream.asked:
            self.stream.settle_item(self.stock, (), STOCK)
        return self.stock.pop()

    def draw_challenge(self, level: str) -> str:
        """Take the top challenge off a stack, which must have one, and return it."""
        stack = self.stacks[level]
        if self.stream.asked:
            self.stream.settle_item(stack, (), level)
        return stack.pop()

    def under_stock(self, card: str) -> None:
        """Put a card at the bottom of the stock."""
        self.stock.insert(0, card)
        if self.stream.asked:
            self.stream.lay_under(STOCK)

    def under_stack(self, challenge: str) -> None:
        """Put a challenge at the bottom of its stack."""
        level = level_of(challenge)
        self.stacks[level].insert(0, challenge)
        if self.stream.asked:
            self.stream.lay_under(level)

    def stock_has_letter(self) -> bool:
        """True if the stock holds a letter or a hole."""
        return any(is_letter(card) for card in self.stock)

    def fleeting(self, *keys: str) -> tuple[str, ...]:
        """Return the `keys` of an event that name cards of the grid, if players must remember them (no memory aid)."""
        return () if self.options["memory_aid"] else keys

    def flipped_card(self) -> str:
        """Return the flipped card; there must be one."""
        assert self.flipped is not None
        card = self.grid[self.flipped]
        assert card is not None
        return card

    def filled_places(self) -> list[int]:
        """Return the places of the grid that hold a card."""
        return [place for place in range(GRID_SIZE) if self.grid[place] is not None]

    def forget(self, place: int) -> None:
        """Mark the card at `place` as seen by nobody."""
        for seen in self.seen:
            seen.discard(place)

    def places_once_refilled(self) -> list[int]:
        """Return the places with cards once the flipped card is gone.

        Its place is refilled unless the stock is empty.
        """
        return [place for place in self.filled_places() if place != self.flipped or self.stock]


def write(position: MokaPosition) -> JsonObject:
    """Return the game's own keys, in the order of the notation."""
    return {
        "round": position.round,
        "grid": list(position.grid),
        "flipped": position.flipped,
        "stock": list(position.stock),
        "stacks": {level: list(stack) for level, stack in position.stacks.items()},
        "rows": [list(row) for row in position.rows],
        "specials": [list(held) for held in position.specials],
        "challenges": [list(hand) for hand in position.challenges],
        "words": [[laid.write() for laid in words] for words in position.words],
        "seen": [{str(place): position.grid[place] for place in sorted(places)} for places in position.seen],
        "skips": list(position.skips),
        "scores": list(position.scores),
        "extra": position.extra,
        "drawn": None if position.drawn is None else list(position.drawn),
        "vote": None if position.vote is None else position.vote.write(),
        "refused": list(position.refused),
    }


def shown_in_grid(position: Json, path: tuple[Any, ...], viewer: int | None) -> set[int]:
    """Return the place of the flipped card; with `memory_aid` also the places that this player has seen."""
    if position["options"]["memory_aid"]:
        return known_in_grid(position, path, viewer)
    return set() if position["flipped"] is None else {position["flipped"]}


def known_in_grid(position: Json, path: tuple[Any, ...], viewer: int | None) -> set[int]:
    """Return the places whose card a player may remember: open cards, and cards seen that are still there."""
    return {int(place) for place in known_as_seen(position, path, viewer)}


def known_as_seen(position: Json, path: tuple[Any, ...], viewer: int | None) -> set[str]:
    """Return the places a player has seen; all players see who looked where, but only that player sees the card."""
    known = set() if viewer is None else set(position["seen"][viewer])
    if position["flipped"] is not None:
        known.add(str(position["flipped"]))
    return known


def to_be_remembered(position: Json) -> bool:
    """True without `memory_aid`: players must remember open cards of the grid."""
    return not position["options"]["memory_aid"]


def same_as_grid(position: Json, slot: Slot, stream: Stream) -> str:
    """Return the grid's card of a place, because `seen` holds copies of these."""
    card = position["grid"][int(slot.index)]
    assert isinstance(card, str)
    return card


def on_its_stack(slot: Slot, card: str) -> bool:
    """True if a challenge belongs on this stack; each stack holds one level."""
    return bool(level_of(card) == slot.owner)


ZONES: Final = (
    Zone("rows.*.*", everyone),
    Zone("words.*.*.cards.*", everyone),
    Zone("specials.*.*", everyone),
    Zone("drawn.*", everyone),
    Zone("grid.*", shown_in_grid, knows=known_in_grid, fleeting=to_be_remembered),
    Zone("stock.*", nobody),
    Zone("stacks.*.*", nobody, deck="challenges", fits=on_its_stack),
    Zone("challenges.*.*", owner, deck="challenges"),
    Zone("seen.*.*", nobody, knows=known_as_seen, deck=None, left_out=True, copied=same_as_grid),
)
