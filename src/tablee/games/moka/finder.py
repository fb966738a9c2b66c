"""The word finder: the words that a row can make, and those of them that score most.

It finds words to propose: the source of bots, hints and lists of moves. Withheld words count too, but only players
claim them.

After a word at most one letter or hole may remain, so a word uses the whole row, or the row without one card. The
points of a word depend only on its cards. So for each possible remaining card, all words have the same points. The
finder goes through these few sets of cards by points, and looks up the anagrams of each in the dictionary.
"""

from typing import Final, NamedTuple

from tablee.core.options import OptionValues
from tablee.games.moka.decks import WORD_LISTS, Deck
from tablee.games.moka.lexicon import LONGEST, MANY, NAMES, Lexicon, lexicon
from tablee.games.moka.pieces import HOLE, SHORTEST
from tablee.games.moka.word import points_of

WORDS_SOON: Final = 2000
"""Roughly the number of words that is enough if a player waits for the answer."""

LOOKS: Final = (1, 26, 351, 3276, 23751)
"""The number of dictionary look-ups for a set of cards, by its number of holes."""

LOOKS_OF_SCAN: Final = 50_000
"""The cost of scanning all words instead, in look-ups."""

LOOKS_SOON: Final = 100_000
"""This many look-ups take a few hundredths of a second in compiled code."""


class Playable(NamedTuple):
    """A word that the row can make, with a highest-scoring choice of cards in its order."""

    word: str
    cards: list[str]
    points: int


class Vocabulary:
    """The words that count at one table: a dictionary, the other allowed lists, and the words agreed in advance."""

    def __init__(
        self, lexicon: Lexicon, extra_words: list[str], besides: tuple[Lexicon, ...] | None = None
    ) -> None:
        self._lexicon = lexicon
        self._besides = besides or ()
        self._extra = [word for word in dict.fromkeys(extra_words) if SHORTEST <= len(word) <= LONGEST]
        self.lists = 1 + len(self._besides)

    def contains(self, word: str) -> bool:
        """True if the word counts."""
        listed = word in self._extra or self._lexicon.contains(word)
        return listed or any(besides.contains(word) for besides in self._besides)

    def proposes(self, word: str) -> bool:
        """True if bots and hints may propose the word, if it counts: no list of this table withholds it."""
        if self._lexicon.withholds(word):
            return False
        return not any(besides.withholds(word) for besides in self._besides)

    def made_of(self, cards: list[str], most: int = MANY) -> list[str]:
        """Return the words to propose that use exactly these cards, each once; roughly `most` at most."""
        letters = "".join([card[0] for card in cards if card != HOLE])
        words = self._lexicon.anagrams(letters, len(cards) - len(letters), most)
        for besides in self._besides:
            found = set(words)
            for word in besides.anagrams(letters, len(cards) - len(letters), most - len(words)):
                if word not in found and self.proposes(word):
                    words.append(word)
        for word in self._extra:
            fits = len(word) == len(cards) and word not in words and _contains_all(word, letters)
            if fits and self.proposes(word):
                words.append(word)
        return words

    def every(self, key: str) -> list[str]:
        """Return all words that count and use exactly these letters and holes, withheld ones too; some twice."""
        letters = key.replace(HOLE, "")
        words = [word for word in self._extra if len(word) == len(key) and _contains_all(word, letters)]
        for listed in (self._lexicon, *self._besides):
            words += listed.anagrams(letters, len(key) - len(letters))
            words += [word for word in listed.withheld_of(len(key)) if _contains_all(word, letters)]
        return words


_USUAL: Final[dict[str, Vocabulary]] = {}
"""By language: the vocabulary with nothing but the dictionary, created once."""


def vocabulary(options: OptionValues) -> Vocabulary:
    """Return the words that count with these options without a vote."""
    language: str = options["dictionary"]
    if options["extra_words"] or options["names"] or options["foreign_words"]:
        return Vocabulary(lexicon(WORD_LISTS[language]), options["extra_words"], _besides(options))
    usual = _USUAL.get(language)
    if usual is None:
        usual = _USUAL[language] = Vocabulary(lexicon(WORD_LISTS[language]), [])
    return usual


def _besides(options: OptionValues) -> tuple[Lexicon, ...]:
    """Return the lists of the categories that the table allows."""
    names: list[str] = list(NAMES) if options["names"] else []
    if options["foreign_words"]:
        names += [name for language, name in WORD_LISTS.items() if language != options["dictionary"]]
    return tuple([lexicon(name) for name in names])


def playable_words(row: list[str], vocabulary: Vocabulary, deck: Deck, any_hole: bool) -> list[Playable]:
    """Return every word that the row can make, once, in alphabetical order."""
    found: dict[str, Playable] = {}
    for points, cards in _choices(row, deck, any_hole):
        for word in vocabulary.made_of(cards):
            if word not in found:
                found[word] = Playable(word, _spell(word, cards), points)
    return [found[word] for word in sorted(found)]


def words_soon(
    row: list[str], vocabulary: Vocabulary, deck: Deck, any_hole: bool
) -> tuple[list[Playable], bool]:
    """Do the same as `playable_words`, but quickly; also return True if there may be more words.

    A row with many holes makes tens of thousands of words, which take long to find. Then the result is the words that
    score most.
    """
    found: dict[str, Playable] = {}
    looks = 0
    for points, cards in _choices(row, deck, any_hole):
        wanted = WORDS_SOON - len(found)
        if (looks > LOOKS_SOON and found) or wanted <= 0:
            return [found[word] for word in sorted(found)], True
        holes = cards.count(HOLE)
        looks += vocabulary.lists * (LOOKS[holes] if holes < len(LOOKS) else LOOKS_OF_SCAN)
        for word in vocabulary.made_of(cards, wanted):
            if word not in found:
                found[word] = Playable(word, _spell(word, cards), points)
    return [found[word] for word in sorted(found)], len(found) >= WORDS_SOON


def has_word(row: list[str], vocabulary: Vocabulary, deck: Deck, but: list[str]) -> bool:
    """True if the row can make a word to propose that is not in `but`."""
    for _, cards in _choices(row, deck, True):
        for word in vocabulary.made_of(cards, 1 + len(but)):
            if word not in but:
                return True
    return False


def best_words(row: list[str], vocabulary: Vocabulary, deck: Deck, any_hole: bool) -> list[Playable]:
    """Return the words that score most, all with the same points, in alphabetical order; empty if there are none."""
    found: dict[str, Playable] = {}
    best = -1
    for points, cards in _choices(row, deck, any_hole):
        if points < best:
            break
        for word in vocabulary.made_of(cards):
            if word not in found:
                found[word] = Playable(word, _spell(word, cards), points)
                best = points
    return [found[word] for word in sorted(found)]


def _choices(row: list[str], deck: Deck, any_hole: bool) -> list[tuple[int, list[str]]]:
    """Return the sets of cards that a word may use, with points, most first: the row, and the row less one card."""
    choices: list[tuple[int, list[str]]] = []
    if SHORTEST <= len(row) <= LONGEST:
        choices.append((points_of(row, deck, any_hole), row))
    if SHORTEST <= len(row) - 1 <= LONGEST:
        for index, card in enumerate(row):
            if row.index(card) == index:
                rest = row[:index] + row[index + 1 :]
                choices.append((points_of(rest, deck, any_hole), rest))
    choices.sort(key=_by_points, reverse=True)
    return choices


def _by_points(choice: tuple[int, list[str]]) -> int:
    return choice[0]


def _spell(word: str, cards: list[str]) -> list[str]:
    """Return the cards in the order of the word, with a hole if no card has the letter."""
    left = list(cards)
    spelled: list[str] = []
    for letter in word:
        chosen = HOLE
        for card in left:
            if card[0] == letter:
                chosen = card
                break
        left.remove(chosen)
        spelled.append(chosen)
    return spelled


def _contains_all(word: str, letters: str) -> bool:
    left = list(word)
    for letter in letters:
        if letter not in left:
            return False
        left.remove(letter)
    return True
