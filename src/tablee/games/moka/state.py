"""A position of MOKA (notation 3, moka): what lies where, and who must do what."""

from typing import Any, Final

from tablee.core.game import Position
from tablee.core.options import OptionValues
from tablee.core.rng import Stream
from tablee.games.moka.cards import is_letter
from tablee.games.moka.decks import DECKS
from tablee.games.moka.laid import Laid

DEAL: Final = "deal"
TURN: Final = "turn"
FLIPPED: Final = "flipped"
AFTER: Final = "after"
DRAWING: Final = "draw"
VOTING: Final = "vote"

GRID_SIZE: Final = 16
ROUNDS: Final = 3
WORDS_TO_END: Final = 3
HELD_LIMIT: Final = 3
CHALLENGE_LIMIT: Final = 3


class Vote:
    """A word said that is in no list: who said it, what it would be, the votes so far, the phase to go back to."""

    def __init__(self, seat: int, laid: Laid, yes: int, no: int, back: str) -> None:
        self.seat = seat
        self.laid = laid
        self.yes = yes
        self.no = no
        self.back = back

    def dump(self) -> dict[str, Any]:
        """The vote as positions carry it."""
        said = {"seat": self.seat, **self.laid.dump()}
        return {**said, "yes": self.yes, "no": self.no, "back": self.back}


class MokaPosition(Position):
    """Piles are listed bottom first. `seen` holds, by seat, the grid places whose card that seat has seen."""

    def __init__(
        self, options: OptionValues, players: int, phase: str, turn: int | None, stream: Stream
    ) -> None:
        super().__init__(options, players, phase, turn, stream)
        self.deck = DECKS[options["dictionary"]]
        self.any_hole: bool = options["hole_colour"] == "any"
        self.round = 1
        self.grid: list[str | None] = [None] * GRID_SIZE
        self.flipped: int | None = None
        self.stock: list[str] = []
        self.stacks: dict[str, list[str]] = {}
        self.rows: list[list[str]] = [[] for _ in range(players)]
        self.specials: list[list[str]] = [[] for _ in range(players)]
        self.challenges: list[list[str]] = [[] for _ in range(players)]
        self.words: list[list[Laid]] = [[] for _ in range(players)]
        self.seen: list[set[int]] = [set() for _ in range(players)]
        self.skips: list[int] = [0] * players
        self.scores: list[int] = [0] * players
        self.extra = 0
        self.drawn: list[str] | None = None
        self.vote: Vote | None = None

    def twin(self) -> "MokaPosition":
        """A position that can be played on independently."""
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
        return other

    def actor(self) -> int:
        """The seat that must act; the match is not over."""
        assert self.turn is not None
        return self.turn

    def under_stock(self, card: str) -> None:
        """Put a card at the bottom of the stock."""
        self.stock.insert(0, card)

    def stock_has_letter(self) -> bool:
        """Whether a letter or hole can be drawn at all."""
        return any(is_letter(card) for card in self.stock)

    def fleeting(self, *keys: str) -> tuple[str, ...]:
        """Those `keys` of an event that name what is seen in the grid: without the aid they are to be remembered."""
        return () if self.options["memory_aid"] else keys

    def filled_places(self) -> list[int]:
        """The places of the grid where a card lies."""
        return [place for place in range(GRID_SIZE) if self.grid[place] is not None]

    def forget(self, place: int) -> None:
        """Nobody has seen the card that lies at `place` now."""
        for seen in self.seen:
            seen.discard(place)
