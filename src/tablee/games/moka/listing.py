"""The legal moves of one position, of which words and choices of places are written only when needed."""

from itertools import combinations, islice
from math import comb
from typing import Final

from tablee.games.moka.finder import Playable
from tablee.games.moka.pieces import HOLE, PEEK_CARDS

NO_PLACES: Final[list[int]] = []


class Listing:
    """Legal moves in the order of the notation.

    First `before`, then `prefix` with each choice among the places `looks`, then `between`, then the words, then
    `after`.
    """

    def __init__(
        self,
        before: list[str],
        words: list[Playable],
        after: list[str],
        prefix: str = "",
        looks: list[int] = NO_PLACES,
        between: list[str] | None = None,
        peek_cards: int = PEEK_CARDS,
    ) -> None:
        self.before = before
        self.prefix = prefix
        self.looks = looks
        self.chosen = min(peek_cards, len(looks))
        self.looked = comb(len(looks), self.chosen) if looks else 0
        self.between = between or []
        self.words = words
        self.after = after

    def __len__(self) -> int:
        return len(self.before) + self.looked + len(self.between) + len(self.words) + len(self.after)

    def text(self, place: int) -> str:
        """Return the move at this place, from 0 on."""
        if place < len(self.before):
            return self.before[place]
        place -= len(self.before)
        if place < self.looked:
            chosen = next(islice(combinations(self.looks, self.chosen), place, None))
            return self.prefix + " ".join(map(str, chosen))
        place -= self.looked
        if place < len(self.between):
            return self.between[place]
        place -= len(self.between)
        if place < len(self.words):
            found = self.words[place]
            return written(found.word, found.cards)
        return self.after[place - len(self.words)]

    def texts(self) -> list[str]:
        """Return all moves."""
        looks = [
            self.prefix + " ".join(map(str, chosen))
            for chosen in (combinations(self.looks, self.chosen) if self.looks else [])
        ]
        words = [written(found.word, found.cards) for found in self.words]
        return [*self.before, *looks, *self.between, *words, *self.after]


def written(word: str, cards: list[str]) -> str:
    """Return the move that lays `word` with `cards`."""
    tokens = [f"*={word[i]}" if card == HOLE else card for i, card in enumerate(cards)]
    return "word " + " ".join(tokens)
