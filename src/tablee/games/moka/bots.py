"""Two players for every table: one that plays at random with taste, one that makes the best word it can.

Both know only what their seat knows and may remember; words they take from the list of legal moves, or from the same
dictionary that everybody may open.
"""

from typing import Any, Final

from tablee.core.bot import Bot, Choice
from tablee.core.rng import Stream, seed_bytes
from tablee.games.moka.cards import HOLE, QUAKE, is_letter
from tablee.games.moka.decks import DECKS
from tablee.games.moka.finder import Vocabulary, best_words
from tablee.games.moka.laid import points_of
from tablee.games.moka.lexicon import lexicon
from tablee.games.moka.reasons import why
from tablee.games.moka.spoken import spelled
from tablee.games.moka.state import AFTER, DEAL, DRAWING, FLIPPED, GRID_SIZE, TURN, VOTING, WORDS_TO_END

GOOD_WORD: Final = 24
"""Points from which the greedy player lays a word rather than wait for a longer one: about five letters."""
HOPELESS_ROW: Final = 8
"""Letters from which a row without a word is better flushed."""


def _verb(move: str) -> str:
    return move.partition(" ")[0]


def _with(moves: list[str], *starts: str) -> list[str]:
    return [move for move in moves if any(move == start or move.startswith(start + " ") for start in starts)]


class RandomBot(Bot):
    """Level 1: anything sensible, at random. It makes words when it notices them, and it does not always."""

    def choose(self, known: dict[str, Any], moves: list[str], seed: int, ms: int | None) -> Choice:
        chance = Stream(seed_bytes(f"moka {seed}"))
        kind = self._kind(known, moves, chance)
        return Choice(kind[chance.uniform(len(kind))], {})

    def _kind(self, known: dict[str, Any], moves: list[str], chance: Stream) -> list[str]:
        """The moves among which chance decides."""
        luck = chance.uniform(100)
        words = _with(moves, "word")
        if known["phase"] == DEAL:
            return _with(moves, "challenge 15") if luck < 70 and _with(moves, "challenge 15") else moves
        if words and luck < 60:
            return words
        if known["phase"] == AFTER:
            return ["end"]
        if known["phase"] == FLIPPED:
            kinds = [kind for kind in (_with(moves, "take"), _with(moves, "use")) if kind]
            return kinds[chance.uniform(len(kinds))] if kinds and luck < 75 else ["leave"]
        if known["phase"] == TURN:
            if len(known["rows"][known["turn"]]) > HOPELESS_ROW and luck < 80:
                return ["flush"]
            for kind, likely in (("play", 90), ("flip", 97)):
                if _with(moves, kind) and luck < likely:
                    return _with(moves, kind)
            if _with(moves, "challenge"):
                return _with(moves, "challenge")
            return _with(moves, "flip") or ["flush"]
        return moves


class GreedyBot(Bot):
    """Level 2: the best word when it is worth it, else the card that makes the best word, using what it has seen."""

    def choose(self, known: dict[str, Any], moves: list[str], seed: int, ms: int | None) -> Choice:
        thinking = _Thinking(known, moves, Stream(seed_bytes(f"moka {seed}")))
        move = thinking.move()
        return Choice(move, {"best": thinking.best_now}, why(known, moves, move))


class _Thinking:
    """One decision of the greedy player."""

    def __init__(self, known: dict[str, Any], moves: list[str], chance: Stream) -> None:
        options = known["options"]
        self.known = known
        self.moves = moves
        self.chance = chance
        self.seat: int = known["turn"]
        self.row: list[str] = list(known["rows"][self.seat])
        self.deck = DECKS[options["dictionary"]]
        self.any_hole: bool = options["hole_colour"] == "any"
        self.vocabulary = Vocabulary(lexicon(options["dictionary"]), options["extra_words"])
        self.word = ""
        self.best_now = 0
        for move in _with(moves, "word"):
            points = points_of(spelled(move.split(" ")[1:])[1], self.deck, self.any_hole)
            if points > self.best_now:
                self.word, self.best_now = move, points

    def move(self) -> str:
        """The move chosen."""
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
        return "no"

    def _worth_laying(self, points: int) -> bool:
        """A good word, or any when somebody is about to end the round, or when the row grows too long."""
        if points == 0:
            return False
        hurry = max(len(words) for words in self.known["words"]) >= WORDS_TO_END - 1
        return points >= GOOD_WORD or hurry or len(self.row) >= HOPELESS_ROW

    def _turn(self) -> str:
        place, promised = self._remembered()
        if promised > self.best_now and self._worth_laying(promised):
            return f"flip {place}"
        if self._worth_laying(self.best_now):
            return self.word
        special = self._special(_with(self.moves, "play"), 1)
        if special:
            return special
        if len(self.row) > HOPELESS_ROW:
            return "flush"
        if place >= 0 and promised > self.best_now:
            return f"flip {place}"
        return self._unseen()

    def _remembered(self) -> tuple[int, int]:
        """The place of the remembered letter that makes the best word, and that word's points."""
        best = (-1, 0)
        for place in range(GRID_SIZE):
            card = self.known["grid"][place]
            if card is not None and card != "?" and is_letter(card):
                points = self._best([*self.row, card])
                if points > best[1]:
                    best = (place, points)
        return best

    def _unseen(self) -> str:
        flips = [
            move for move in _with(self.moves, "flip") if self.known["grid"][int(move.split(" ")[1])] == "?"
        ]
        flips = flips or _with(self.moves, "flip") or ["flush"]
        return flips[self.chance.uniform(len(flips))]

    def _flipped(self) -> str:
        card: str = self.known["grid"][self.known["flipped"]]
        if not is_letter(card):
            if "take" in self.moves and card != QUAKE:
                return self._special(_with(self.moves, "use"), 0) or "take"
            return self._special(_with(self.moves, "use"), 0) or "leave"
        if not self.row or self._best([*self.row, card]) > self.best_now:
            return "take"
        return "take" if self._promise([*self.row, card]) >= self._promise(self.row) else "leave"

    def _special(self, plays: list[str], skip: int) -> str:
        """The best use of the specials offered; `skip`: 1 if their name comes first in the arguments."""
        card = None if skip else self.known["grid"][self.known["flipped"]]
        best, value = "", GOOD_WORD - 1
        for play in plays:
            parts = play.split(" ")[1:]
            name = parts[0] if card is None else card
            given = parts[skip:]
            worth = self._worth_of(name, given)
            if worth > value:
                best, value = play, worth
        return best

    def _worth_of(self, name: str, given: list[str]) -> int:
        """Roughly the points that playing a special brings."""
        if name in ("AGAIN", "DRAW"):
            return GOOD_WORD
        if name == "STOP":
            return GOOD_WORD + len(self.known["words"][int(given[0])])
        if name == "FLUSH":
            return 6 * len(self.known["rows"][int(given[0])])
        if name == "STEAL":
            return self._best([*self.row, self._other(given[0])])
        if name == "SWAP":
            own, _, other = given[0].partition(">")
            return self._best([*self.row[: int(own)], self._other(other), *self.row[int(own) + 1 :]])
        if name == "PEEK":
            unseen = sum(self.known["grid"][int(place)] == "?" for place in given)
            return GOOD_WORD if unseen == len(given) else 0
        return 0

    def _other(self, card: str) -> str:
        seat, _, index = card.partition(".")
        found: str = self.known["rows"][int(seat)][int(index)]
        return found

    def _best(self, row: list[str]) -> int:
        words = best_words(row, self.vocabulary, self.deck, self.any_hole)
        return words[0].points if words else 0

    def _promise(self, row: list[str]) -> int:
        """What the row could become with one more letter of any kind."""
        return self._best([*row, HOLE])
