"""One decision of a bot that makes words, from what its seat knows and remembers."""

from typing import Any, Final

from tablee.core.rng import Stream
from tablee.games.moka.challenges import is_met
from tablee.games.moka.common_words import is_common
from tablee.games.moka.decks import DECKS
from tablee.games.moka.finder import Playable, best_words, playable_words, vocabulary
from tablee.games.moka.moves import spelled
from tablee.games.moka.pieces import (
    AGAIN,
    DRAW,
    FLUSH,
    GRID_SIZE,
    HOLE,
    PEEK,
    QUAKE,
    STEAL,
    STOP,
    SWAP,
    is_letter,
    level_of,
)
from tablee.games.moka.position import AFTER, DEAL, DRAWING, FLIPPED, TURN, VOTING
from tablee.games.moka.style import ALL, Style, sticks
from tablee.games.moka.variant import variant_of
from tablee.games.moka.word import lay, points_of

HUGE_WORD: Final = 60
"""The points of a word that may be laid even if it ends a match that the seat is losing."""


def having(moves: list[str], *starts: str) -> list[str]:
    """Return the moves that begin with one of these words."""
    return [move for move in moves if any(move == start or move.startswith(start + " ") for start in starts)]


def honest_vote(known: dict[str, Any]) -> str:
    """Vote yes exactly for words in the lists, regardless of the player; a bot knows no others."""
    return "yes" if vocabulary(known["options"]).contains(known["vote"]["word"]) else "no"


class Decision:
    """One decision of a bot that makes words."""

    def __init__(self, known: dict[str, Any], moves: list[str], chance: Stream, style: Style) -> None:
        options = known["options"]
        self.known = known
        self.style = style
        self.moves = moves
        self.chance = chance
        self.seat: int = known["turn"]
        self.row: list[str] = list(known["rows"][self.seat])
        self.variant = variant_of(options)
        self.deck = self.variant.deck
        self.any_hole: bool = options["hole_colour"] == "any"
        self.vocabulary = vocabulary(options)
        self.agreed: list[str] = options["extra_words"]
        self.languages = list(DECKS) if options["foreign_words"] else [options["dictionary"]]
        self.forgets = 0 if options["memory_aid"] else style.forgets
        self.grid = [self._remembered(place) for place in range(GRID_SIZE)]
        self.laid = [
            lay(one["word"], one["cards"], self.deck, self.any_hole) for one in known["words"][self.seat]
        ]
        self.wanted = [
            challenge
            for challenge in known["challenges"][self.seat]
            if not is_met(challenge, self.laid, self.deck)
        ]
        self.found: dict[str, int] = {}
        self.word = ""
        self.best_now = 0
        for move in having(moves, "word"):
            word, cards = spelled(move.split(" ")[1:])
            points = self._worth(Playable(word, cards, points_of(cards, self.deck, self.any_hole)))
            if points > self.best_now:
                self.word, self.best_now = move, points

    def _remembered(self, place: int) -> str | None:
        """Return the card at a place: None for a gap, `"?"` for a card never seen, or forgotten."""
        card: str | None = self.known["grid"][place]
        if card is None or card == "?" or place == self.known["flipped"]:
            return card
        return card if sticks(card, place, self.seat, self.forgets) else "?"

    def _knows(self, word: str) -> bool:
        """True if this style knows the word: a common one, or one that the table agreed on."""
        if self.style.knows >= ALL or word in self.agreed:
            return True
        return any(is_common(word, language, self.style.knows) for language in self.languages)

    def _worth(self, word: Playable) -> int:
        """Return the points of a word, with achieved challenges if this style counts them; 0 for an unknown word."""
        if not self._knows(word.word):
            return 0
        if not self.style.challenges or not self.wanted:
            return word.points
        laid = [*self.laid, lay(word.word, word.cards, self.deck, self.any_hole)]
        met = [int(level_of(one)) for one in self.wanted if is_met(one, laid, self.deck)]
        return word.points + sum(met)

    def move(self) -> str:
        """Return the chosen move."""
        phase = self.known["phase"]
        if phase == DEAL:
            return "challenge 30" if "challenge 30" in self.moves else self.moves[0]
        if phase == TURN:
            return self._turn()
        if phase == FLIPPED:
            return self._flipped()
        if phase == AFTER:
            return self.word if self._worth_laying(self.best_now) else "end"
        if phase == DRAWING:
            values = [self._promise([*self.row, card]) for card in self.known["drawn"]]
            return "keep 0" if values[0] >= values[1] else "keep 1"
        assert phase == VOTING
        return honest_vote(self.known)

    def _worth_laying(self, points: int) -> bool:
        """True for a good word, or for any word if an opponent may end the round or the row grows too long."""
        if points == 0:
            return False
        if len(self.row) >= self.style.hopeless:
            return True
        words = [len(laid) for laid in self.known["words"]]
        decisive = self.known["round"] == self.variant.rounds and words[self.seat] == self.variant.words - 1
        if self.style.closes and decisive:
            others = [seat for seat in range(len(words)) if seat != self.seat]
            ahead = self._standing(self.seat) + points - max([self._standing(seat) for seat in others])
            if ahead < 0:
                return points >= HUGE_WORD and not self._pressed()
        return points >= self.style.good or max(words) >= self.variant.words - 1

    def _pressed(self) -> bool:
        """True if an opponent can end the round with one more word."""
        words = [len(laid) for seat, laid in enumerate(self.known["words"]) if seat != self.seat]
        return max(words) >= self.variant.words - 1

    def _standing(self, seat: int) -> int:
        """Return the points of a seat that all players can see."""
        points: int = self.known["scores"][seat]
        for one in self.known["words"][seat]:
            points += one["points"]
        return points

    def _turn(self) -> str:
        place, promised = self._known_letter()
        few = len(self.wanted) < self.style.collects and len(self.laid) < self.variant.words - 1
        if few and "challenge 30" in self.moves and not self._pressed():
            return "challenge 30"
        if promised > self.best_now and self._worth_laying(promised):
            return f"flip {place}"
        if self._worth_laying(self.best_now):
            return self.word
        special = self._special(having(self.moves, "play"), 1)
        if special:
            return special
        if len(self.row) > self.style.hopeless:
            if "flush" in self.moves:
                return "flush"
            if having(self.moves, "word"):
                return self._any_word()
        if place >= 0 and promised > self.best_now:
            return f"flip {place}"
        return self._unseen()

    def _known_letter(self) -> tuple[int, int]:
        """Return the place of the remembered letter that makes the best word, and the points of that word."""
        best = (-1, 0)
        for place in range(GRID_SIZE):
            card = self.grid[place]
            if card is not None and card != "?" and is_letter(card):
                points = self._best([*self.row, card])
                if points > best[1]:
                    best = (place, points)
        return best

    def _unseen(self) -> str:
        flips = [move for move in having(self.moves, "flip") if self.grid[int(move.split(" ")[1])] == "?"]
        flips = (
            flips or having(self.moves, "flip") or having(self.moves, "flush") or having(self.moves, "word")
        )
        return flips[self.chance.uniform(len(flips))]

    def _any_word(self) -> str:
        """Return a highest-scoring word, known or not; one exists because flushing is refused."""
        words = [spelled(move.split(" ")[1:])[1] for move in having(self.moves, "word")]
        points = [points_of(cards, self.deck, self.any_hole) for cards in words]
        return having(self.moves, "word")[points.index(max(points))]

    def _flipped(self) -> str:
        card: str = self.known["grid"][self.known["flipped"]]
        if not is_letter(card):
            if "take" in self.moves and card != QUAKE:
                return self._special(having(self.moves, "use"), 0) or "take"
            return self._special(having(self.moves, "use"), 0) or "leave"
        if not self.row or self._best([*self.row, card]) > self.best_now:
            return "take"
        if self._stuck():
            return "take"
        return "take" if self._promise([*self.row, card]) >= self._promise(self.row) else "leave"

    def _stuck(self) -> bool:
        """True if a bot that lacks words has seen the whole grid: without a new card it would leave every letter."""
        return self.style.knows < ALL and "?" not in self.known["grid"]

    def _special(self, plays: list[str], skip: int) -> str:
        """Return the best use of the specials offered; `skip`: 1 if their name comes first in the arguments."""
        card = None if skip else self.known["grid"][self.known["flipped"]]
        best, value = "", self.style.special - 1
        for play in plays:
            parts = play.split(" ")[1:]
            name = parts[0] if card is None else card
            given = parts[skip:]
            worth = self._worth_of(name, given)
            if worth > value:
                best, value = play, worth
        return best

    def _worth_of(self, name: str, given: list[str]) -> int:
        """Return roughly the points that playing a special brings."""
        if name in (AGAIN, DRAW):
            return self.style.special
        if name == STOP:
            return self.style.special + len(self.known["words"][int(given[0])])
        if name == FLUSH:
            return 6 * len(self.known["rows"][int(given[0])])
        if name == STEAL:
            return self._best([*self.row, self._other(given[0])])
        if name == SWAP:
            own, _, other = given[0].partition(">")
            return self._best([*self.row[: int(own)], self._other(other), *self.row[int(own) + 1 :]])
        if name == PEEK:
            unseen = sum(self.grid[int(place)] == "?" for place in given)
            return self.style.special if unseen == len(given) else 0
        return 0

    def _other(self, card: str) -> str:
        seat, _, index = card.partition(".")
        found: str = self.known["rows"][int(seat)][int(index)]
        return found

    def _best(self, row: list[str]) -> int:
        key = " ".join(sorted(row))
        points = self.found.get(key)
        if points is None:
            # With two holes nearly every word fits, so the best ones are enough.
            choosy = self.style.knows < ALL or (self.style.challenges and self.wanted)
            choosy = choosy and row.count(HOLE) < 2
            words = playable_words if choosy else best_words
            every = words(row, self.vocabulary, self.deck, self.any_hole)
            points = self.found[key] = max([self._worth(word) for word in every], default=0)
        return points

    def _promise(self, row: list[str]) -> int:
        """Return the best points of the row with one more letter of any kind."""
        return self._best([*row, HOLE])
