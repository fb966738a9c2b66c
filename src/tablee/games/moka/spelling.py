"""A move of MOKA that is being spelt: a word letter by letter, a special card and its targets."""

from typing import Any, Final, final

from tablee.core.encoding import Spelling
from tablee.core.native import i16, i64, vec
from tablee.games.moka.challenges import may_draw
from tablee.games.moka.claims import may_be_unlisted
from tablee.games.moka.moves import may_flush
from tablee.games.moka.pieces import (
    AGAIN,
    ALPHABET,
    DRAW,
    FLUSH,
    HELD_SPECIALS,
    HOLE,
    LEVELS,
    MAY_REMAIN,
    PEEK,
    QUAKE,
    SHORTEST,
    STEAL,
    STOP,
    SWAP,
    is_letter,
)
from tablee.games.moka.position import AFTER, DEAL, DRAWING, FLIPPED, TURN, VOTING, MokaPosition
from tablee.games.moka.spellable import Spellable, following, letters_of, past
from tablee.games.moka.tokens import (
    AS_LETTER,
    CARD,
    CHALLENGE,
    END,
    FLIP,
    KEEP,
    LEAVE,
    LETTER,
    LOOK,
    NAMES,
    NO,
    NUMBER,
    PLAY,
    SEAT,
    TAKE,
    USE,
    WORD_END,
    YES,
)
from tablee.games.moka.tokens import FLUSH as FLUSH_ROW

ALONE: Final = (AGAIN, DRAW, QUAKE)
"""The specials without targets."""


@final
class MokaSpelling(Spelling[MokaPosition]):
    """A move of MOKA so far.

    - `special`: the special card whose targets are being named, "" for none; `places` of the grid that it may name.
    - `word`: the letters so far; `left`: the cards of the row that it does not use.
    """

    def __init__(self, position: MokaPosition, spellable: Spellable, spelt_at: int) -> None:
        """`spelt_at`: the place of the field `spelt` in an observation."""
        super().__init__(position)
        self.special = ""
        self.places: list[int] = []
        self.word = ""
        self.left: list[str] = []
        self._spellable = spellable
        self._spelt_at: i64 = spelt_at
        self._begun = False
        self._unlisted = False
        self._words: list[bytes] = []
        self._first: i64 = 0
        self._last: i64 = 0

    def __reduce__(self) -> Any:
        raise TypeError("pickle the state that it belongs to")

    def legal(self) -> list[int]:
        if self.special:
            return self._targets()
        if self.numbers:
            return self._letters()
        phase = self.position.phase
        if phase == TURN:
            return self._in_turn()
        if phase == AFTER:
            return [END, *self._begun_words()]
        if phase == FLIPPED:
            return self._after_a_flip()
        if phase == DEAL:
            return self._challenges()
        if phase == DRAWING:
            return [KEEP, KEEP + 1]
        if phase == VOTING:
            return [YES, NO]
        return []

    def _in_turn(self) -> list[int]:
        position = self.position
        seat = position.actor()
        found = [FLIP + place for place in position.filled_places()]
        limit = position.variant.held_challenges
        if may_draw(position.challenges[seat], position.words[seat], position.deck, limit):
            found += self._challenges()
        if may_flush(position):
            found.append(FLUSH_ROW)
        held = position.specials[seat]
        if held:
            for place, special in enumerate(HELD_SPECIALS):
                if special in held and self._playable(special, position.filled_places()):
                    found.append(PLAY + place)
        return found + self._begun_words()

    def _challenges(self) -> list[int]:
        return [CHALLENGE + place for place, level in enumerate(LEVELS) if self.position.stacks[level]]

    def _after_a_flip(self) -> list[int]:
        position = self.position
        card = position.flipped_card()
        if is_letter(card):
            return [TAKE, LEAVE]
        found = [TAKE] if len(position.specials[position.actor()]) < position.variant.held_specials else []
        found.append(LEAVE)
        if self._playable(card, position.places_once_refilled()):
            found.append(USE)
        return found

    def _playable(self, special: str, places: list[int]) -> bool:
        """True if the special has all targets that it needs."""
        if special == PEEK:
            return bool(places)
        if special == SWAP and not self.position.rows[self.position.actor()]:
            return False
        return special not in (STEAL, SWAP) or bool(self._others(True))

    def _others(self, with_cards: bool) -> list[int]:
        """Return the numbers of the other seats, or of those that have cards in their rows."""
        position = self.position
        seat, players = position.actor(), position.players
        return [
            SEAT + after - 1
            for after in range(1, players)
            if not with_cards or position.rows[(seat + after) % players]
        ]

    def _targets(self) -> list[int]:
        """Return the targets that may be named next."""
        named = len(self.numbers) - 1
        if self.special == PEEK:
            later = [place for place in self.places if named == 0 or place > self.numbers[-1] - LOOK]
            needed = self._looks() - named
            return [LOOK + place for place in later[: len(later) - needed + 1]]
        if self.special in (STOP, FLUSH):
            return self._others(False)
        if self.special == SWAP and named == 0:
            row = self.position.rows[self.position.actor()]
        elif self.numbers[-1] < SEAT or self.numbers[-1] >= CARD:
            return self._others(True)
        else:
            row = self.position.rows[self._target(self.numbers[-1])]
        return [CARD + place for place in range(len(row))]

    def _looks(self) -> int:
        """Return the number of places that binoculars show."""
        return min(self.position.variant.peek_cards, len(self.places))

    def _target(self, number: int) -> int:
        """Return the seat that a number names."""
        position = self.position
        return (position.actor() + 1 + number - SEAT) % int(position.players)

    def _begun_words(self) -> list[int]:
        """Return the first cards of words."""
        self._begin_word()
        return [] if len(self.left) < SHORTEST else self._letters()

    def _begin_word(self) -> None:
        """Look up the words that the row makes, if only these count."""
        position = self.position
        row = position.rows[position.actor()]
        self._begun = True
        self._unlisted = may_be_unlisted(position)
        self.left = list(row)
        if self._unlisted or len(row) < SHORTEST:
            return
        words = self._spellable.words(row)
        if position.refused:
            words = [word for word in words if word.decode("ascii") not in position.refused]
        self._words = words
        self._first = 0
        self._last = len(words)

    def _letters(self) -> list[int]:
        """Return what may follow the letters of a word so far."""
        if self._unlisted:
            return self._any_letters()
        if self._first == self._last:
            return []
        found = following(self._words, self._first, self._last, len(self.word), self.left)
        numbers = self._with_letters(letters_of(found.cards))
        numbers += [NUMBER[f"{HOLE}={letter}"] for letter in letters_of(found.holes)]
        if found.end:
            numbers.append(WORD_END)
        return numbers

    def _with_letters(self, letters: str) -> list[int]:
        """Return the cards that are left and have one of these letters."""
        return sorted({NUMBER[card] for card in self.left if card != HOLE and card[0] in letters})

    def _any_letters(self) -> list[int]:
        """Do the same as `_letters` if players may claim words that no list has."""
        numbers = self._with_letters(ALPHABET)
        if HOLE in self.left:
            numbers += [AS_LETTER + letter for letter in range(len(ALPHABET))]
        refused = self.position.refused
        if refused:
            numbers = [number for number in numbers if self._leads_on(number)]
        many = len(self.word)
        if many >= SHORTEST and len(self.left) <= MAY_REMAIN and self.word not in refused:
            numbers.append(WORD_END)
        return numbers

    def _leads_on(self, number: int) -> bool:
        """True if a word that was not refused can follow this letter."""
        left = list(self.left)
        left.remove(_card(number))
        return _can_end(self.word + _letter(number), left, self.position.refused)

    def add(self, number: int) -> None:
        self.numbers.append(number)
        if LETTER <= number < WORD_END:
            if not self._begun:
                self._begin_word()
            self._add_letter(number)
        elif PLAY <= number <= USE:
            self._add_special(number)
        elif self.special:
            self.complete = self._is_whole()
        else:
            self.complete = True

    def _add_letter(self, number: int) -> None:
        self.left.remove(_card(number))
        if not self._unlisted:
            depth: i64 = len(self.word)
            letter: i64 = ord(_letter(number))
            self._first = past(self._words, self._first, self._last, depth, letter - 1)
            self._last = past(self._words, self._first, self._last, depth, letter)
        self.word += _letter(number)

    def _add_special(self, number: int) -> None:
        position = self.position
        if number == USE:
            self.special = position.flipped_card()
            self.places = position.places_once_refilled()
        else:
            self.special = HELD_SPECIALS[number - PLAY]
            self.places = position.filled_places()
        self.complete = self.special in ALONE

    def _is_whole(self) -> bool:
        """True if all targets of the special are named."""
        named = len(self.numbers) - 1
        if self.special == PEEK:
            return named == self._looks()
        return named == (1 if self.special in (STOP, FLUSH) else 2 if self.special == STEAL else 3)

    def text(self) -> str:
        numbers = self.numbers
        if self.special:
            said = "use" if numbers[0] == USE else NAMES[numbers[0]]
            return f"{said} {self._written()}".rstrip()
        if self.word:
            return "word " + " ".join([NAMES[number] for number in numbers[:-1]])
        return NAMES[numbers[0]]

    def _written(self) -> str:
        """Return the targets of the special as a move writes them."""
        named = self.numbers[1:]
        if self.special == PEEK:
            return " ".join([str(number - LOOK) for number in named])
        if self.special in ALONE:
            return ""
        if self.special in (STOP, FLUSH):
            return str(self._target(named[0]))
        card = f"{self._target(named[-2])}.{named[-1] - CARD}"
        return card if self.special == STEAL else f"{named[0] - CARD}>{card}"

    def observe(self, out: vec[i16], at: i64) -> None:
        start = at + self._spelt_at
        for number in self.numbers:
            out[start] = i16(number + 1)
            start += 1


def _letter(number: int) -> str:
    """Return the letter that a number adds to a word."""
    return ALPHABET[number - AS_LETTER] if number >= AS_LETTER else NAMES[number][0]


def _card(number: int) -> str:
    """Return the card that a number uses in a word."""
    return HOLE if number >= AS_LETTER else NAMES[number]


def _can_end(word: str, left: list[str], refused: list[str]) -> bool:
    """True if cards that are `left` can complete `word` to one that was not refused; any letters make words."""
    if len(left) <= MAY_REMAIN and len(word) >= SHORTEST and word not in refused:
        return True
    if not any(other.startswith(word) for other in refused):
        return True
    for card in dict.fromkeys(left):
        rest = list(left)
        rest.remove(card)
        for letter in ALPHABET if card == HOLE else card[0]:
            if _can_end(word + letter, rest, refused):
                return True
    return False


def numbers_of(position: MokaPosition, move: str) -> list[int]:
    """Return the numbers that a legal move is spelt with."""
    parts = move.split(" ")
    if parts[0] == "word":
        return [*[NUMBER[part] for part in parts[1:]], WORD_END]
    if parts[0] == "use":
        return [USE, *_targets(position, position.flipped_card(), parts[1:])]
    if parts[0] == "play":
        return [NUMBER[f"play {parts[1]}"], *_targets(position, parts[1], parts[2:])]
    return [NUMBER[move]]


def _targets(position: MokaPosition, special: str, named: list[str]) -> list[int]:
    """Return the numbers of the targets that a move names."""
    if special in ALONE:
        return []
    if special == PEEK:
        return [LOOK + int(place) for place in named]
    if special in (STOP, FLUSH):
        return [_seat(position, named[0])]
    own, exchanged, card = named[0].rpartition(">")
    other, _, place = card.partition(".")
    numbers = [_seat(position, other), CARD + int(place)]
    return [CARD + int(own), *numbers] if exchanged else numbers


def _seat(position: MokaPosition, seat: str) -> int:
    return SEAT + (int(seat) - position.actor() - 1) % int(position.players)
