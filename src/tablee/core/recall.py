"""Information states: everything that a seat has seen in a match and done itself, as text and as numbers.

The text has one JSON object a line. The first is what the seat knew of the deal. Each ply then has a line that says who
moved (`by`), with the `move` if it was the seat itself. A line for each event, as the seat saw it, follows. The lines
of a later ply begin with those of an earlier one. If moves are spelt, each number of the seat itself has a line before
(`spelt`).

The numbers spell the same JSON. Each is below 65,536:

- 0 never occurs, so it can fill an array up; 1 to 4 begin and end a list and an object; 5 to 7 are null, false, true.
- 8 and 9 enclose a text that is not a word, spelt by the bytes of its UTF-8, each plus 16.
- 10 before a whole number makes it negative; 11 and 9 enclose the digits of one above 1023, spelt as a text is.
- From 272 on: the whole numbers 0 to 1023. From 1296 on: the words, first those that all games share.
"""

import json
from array import array
from collections.abc import Iterable
from typing import Any, Final

from tablee.core.events import Event

JsonObject = dict[str, Any]

FILLER: Final = 0
LIST: Final = 1
LIST_END: Final = 2
OBJECT: Final = 3
OBJECT_END: Final = 4
NULL: Final = 5
FALSE: Final = 6
TRUE: Final = 7
TEXT: Final = 8
SPELT_END: Final = 9
MINUS: Final = 10
LARGE: Final = 11
BYTES: Final = 16
NUMBERS: Final = 272
MOST: Final = 1023
WORDS: Final = NUMBERS + MOST + 1

SHARED: Final = ("event", "seat", "known", "by", "move", "game", "options", "players", "phase", "turn", "?")
"""The words of all games, with the numbers from `WORDS` on."""


class Vocabulary:
    """The words of one game with their numbers."""

    def __init__(self, words: tuple[str, ...]) -> None:
        self.words = tuple(dict.fromkeys([*SHARED, *words]))
        self.number = {word: WORDS + place for place, word in enumerate(self.words)}

    def __reduce__(self) -> Any:
        return Vocabulary, (self.words,)

    @property
    def size(self) -> int:
        """Return the number of numbers: every one is below it."""
        return WORDS + len(self.words)

    def spell(self, value: Any) -> list[int]:
        """Return JSON as numbers."""
        numbers: list[int] = []
        self._spell(value, numbers)
        return numbers

    def _spell(self, value: Any, numbers: list[int]) -> None:
        if value is None:
            numbers.append(NULL)
        elif isinstance(value, bool):
            numbers.append(TRUE if value else FALSE)
        elif isinstance(value, int):
            _whole(value, numbers)
        elif isinstance(value, str):
            self._text(value, numbers)
        elif isinstance(value, dict):
            numbers.append(OBJECT)
            for key, item in value.items():
                self._text(key, numbers)
                self._spell(item, numbers)
            numbers.append(OBJECT_END)
        else:
            assert isinstance(value, list)
            numbers.append(LIST)
            for item in value:
                self._spell(item, numbers)
            numbers.append(LIST_END)

    def _text(self, text: str, numbers: list[int]) -> None:
        number = self.number.get(text)
        if number is not None:
            numbers.append(number)
            return
        numbers.append(TEXT)
        _letters(text, numbers)

    def read(self, numbers: Iterable[int]) -> list[Any]:
        """Return the JSON values that `numbers` (a list, an array, NumPy's too) spell, one after the other.

        Fillers are passed over, so an array that was filled up can be read.
        """
        plain = [int(number) for number in numbers if number != FILLER]
        values: list[Any] = []
        at = 0
        while at < len(plain):
            value, at = self._read(plain, at)
            values.append(value)
        return values

    def _read(self, numbers: list[int], at: int) -> tuple[Any, int]:
        """Return the value that begins at index `at`, and the index after it."""
        first = numbers[at]
        at += 1
        if first >= WORDS:
            return self.words[first - WORDS], at
        if first >= NUMBERS:
            return first - NUMBERS, at
        if first in (NULL, FALSE, TRUE):
            return {NULL: None, FALSE: False, TRUE: True}[first], at
        if first == MINUS:
            value, at = self._read(numbers, at)
            return -value, at
        if first in (TEXT, LARGE):
            end = numbers.index(SPELT_END, at)
            text = bytes([number - BYTES for number in numbers[at:end]]).decode()
            return text if first == TEXT else int(text), end + 1
        items: list[Any] = []
        while numbers[at] not in (LIST_END, OBJECT_END):
            item, at = self._read(numbers, at)
            items.append(item)
        if first == LIST:
            return items, at + 1
        return dict(zip(items[::2], items[1::2], strict=True)), at + 1


def _whole(value: int, numbers: list[int]) -> None:
    if value < 0:
        numbers.append(MINUS)
        value = -value
    if value <= MOST:
        numbers.append(NUMBERS + value)
        return
    numbers.append(LARGE)
    _letters(str(value), numbers)


def _letters(text: str, numbers: list[int]) -> None:
    numbers += [BYTES + byte for byte in text.encode()]
    numbers.append(SPELT_END)


def first_line(seat: int, known: JsonObject) -> JsonObject:
    """Return the first line: what `seat` knew of the deal."""
    return {"seat": seat, "known": known}


def ply_lines(seat: int, by: int, move: str, events: list[Event]) -> list[JsonObject]:
    """Return the lines of a ply for `seat`: the seat that moved, its move if it was `seat` itself, and the events."""
    lines: list[JsonObject] = [{"by": by, "move": move} if by == seat else {"by": by}]
    lines += [event.seen_by(seat) for event in events]
    return lines


def line_text(line: JsonObject) -> str:
    """Return a line as text."""
    return json.dumps(line, separators=(",", ":"), ensure_ascii=False)


class Recall:
    """The information state of one seat, carried forward ply by ply."""

    def __init__(self, vocabulary: Vocabulary, seat: int, known: JsonObject) -> None:
        """Begin with `known`, the seat's information of the deal."""
        self.vocabulary = vocabulary
        self.seat = seat
        self.plies = 0
        self.spelt = 0
        """How many numbers of the ply under way have lines."""
        self._lines: list[str] = []
        self._numbers = array("H")
        self._add(first_line(seat, known))

    def __reduce__(self) -> Any:
        raise TypeError("pickle the match that it belongs to")

    def watch(self, by: int, move: str, events: list[Event]) -> None:
        """Add a ply: the seat that moved, its move, and the events."""
        self.plies += 1
        self.spelt = 0
        for line in ply_lines(self.seat, by, move, events):
            self._add(line)

    def spell(self, numbers: list[int]) -> None:
        """Add lines for those of `numbers`, all of the own move so far, that have none yet."""
        for number in numbers[self.spelt :]:
            self._add({"spelt": number})
        self.spelt = len(numbers)

    def _add(self, line: JsonObject) -> None:
        self._lines.append(line_text(line))
        self._numbers.extend(self.vocabulary.spell(line))

    def text(self) -> str:
        """Return the lines so far."""
        return "\n".join(self._lines)

    def numbers(self) -> Any:
        """Return the same as an `array` of 16 bits without sign, which NumPy takes as it is."""
        return self._numbers[:]
