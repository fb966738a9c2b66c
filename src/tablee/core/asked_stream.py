"""A stream that asks for what chance decides, instead of deciding by a seed (`tablee.core.chance`)."""

from collections.abc import Sequence
from typing import Any, Final

from tablee.core.errors import ChanceError
from tablee.core.native import i64, vec
from tablee.core.rng import Stream

NOTHING: Final = "-"
"""The outcome that a place stays empty."""
MOST: Final = 1 << 16
"""More outcomes than these are not listed."""
NO_SEED: Final = bytes(32)


class AwaitedError(Exception):
    """A run of the rules stopped because an outcome is missing.

    `outcomes`: the possible ones, each with the number of equally likely cases; in a fixed order.
    """

    def __init__(self, outcomes: list[tuple[str, int]]) -> None:
        super().__init__("an outcome is missing")
        self.outcomes = outcomes


class AskedStream(Stream):
    """A stream that takes what chance decides from `answers`, in the order in which the rules need it.

    An outcome that is certain is not asked for. A shuffle that says nothing of a pile lying face down is settled at
    once, from the last place on.
    """

    def __init__(self, answers: list[str], under: dict[str, int]) -> None:
        """`under`: by pile, the number of items that were put below the others, where their order is known."""
        super().__init__(NO_SEED, 0)
        self.asked = True
        self.answers = answers
        self.at = 0
        self.under = under
        self._names: list[str] = []

    def __reduce__(self) -> Any:
        return AskedStream, (self.answers, self.under)

    def copy(self) -> Stream:
        """Return an independent stream without the answers that were used up."""
        return AskedStream(self.answers[self.at :], dict(self.under))

    def choose(self, cases: list[str]) -> int:
        """Return the index of the first of the equally likely `cases` that has the next answer as its text.

        Raises `AwaitedError` if there is no answer left.
        """
        first = cases[0]
        if cases.count(first) == len(cases):
            return 0
        if self.at < len(self.answers):
            answer = self.answers[self.at]
            self.at += 1
            return cases.index(answer)
        many: dict[str, int] = {}
        for case in cases:
            many[case] = many.get(case, 0) + 1
        raise AwaitedError(list(many.items()))

    def word(self) -> int:
        """Raise `ChanceError` `chance.words`."""
        raise ChanceError("chance.words")

    def uniform(self, n: int) -> int:
        """Return the number that is answered, 0 to n - 1. Raises `ChanceError` `chance.words` for too many numbers."""
        if n < 1:
            raise ValueError("uniform(n) needs n >= 1")
        if n > MOST:
            raise ChanceError("chance.words")
        names = self._names
        self._names = []
        return self.choose(names if len(names) == n else [str(number) for number in range(n)])

    def waste(self, n: int) -> None:
        """Ask nothing."""

    def name_outcomes(self, names: list[str]) -> None:
        """Name the numbers that the next `uniform` can return."""
        self._names = names

    def shuffle(self, items: list[Any]) -> None:
        """Lay the answered item on each place, from the last one on; the others stay in their order."""
        for last in range(len(items) - 1, 0, -1):
            cases = [NOTHING if item is None else str(item) for item in items[: last + 1]]
            items.insert(last, items.pop(self.choose(cases)))

    def mix(self, numbers: vec[i64], many: i64) -> None:
        """Do the same as `shuffle` for the first `many` numbers of an array."""
        items = [numbers[place] for place in range(many)]
        self.shuffle(items)
        for place, number in enumerate(items):
            numbers[place] = number

    def mix_face_down(self, numbers: vec[i64], many: i64) -> None:
        """Sort the first `many` numbers, because nobody knows their order yet."""
        for place, number in enumerate(sorted([numbers[place] for place in range(many)])):
            numbers[place] = number

    def shuffle_face_down(self, items: list[Any], pile: str = "") -> None:
        """Sort the items, because nobody knows their order yet."""
        self.under.pop(pile, None)
        items.sort()

    def slip(self, items: list[Any], item: Any) -> None:
        """Add an item to a pile whose order nobody knows yet."""
        items.append(item)
        items.sort()

    def settle(self, numbers: vec[i64], many: i64, names: Sequence[str], aside: vec[i64]) -> None:
        """Lay the answered number on the last of the first `many` places, and keep all others sorted."""
        rest = [numbers[place] for place in range(many)]
        rest += [aside[place] for place in range(len(aside))]
        rest.sort()
        chosen = rest.pop(self.choose([names[number] for number in rest]))
        top: i64 = many - 1
        for place, number in enumerate(rest):
            if place < top:
                numbers[place] = number
            else:
                aside[place - top] = number
        numbers[top] = chosen

    def settle_all(self, numbers: vec[i64], many: i64, names: Sequence[str]) -> None:
        """Lay the answered number on each place, from the last one on."""
        nothing = numbers[:0]
        while many > 0:
            self.settle(numbers, many, names, nothing)
            many -= 1

    def settle_item(self, items: list[Any], names: Sequence[str] = (), pile: str = "") -> None:
        """Lay the answered item on the last place, unless the last item is one that was put under the others."""
        known = self.under.get(pile, 0)
        if len(items) <= known:
            self.under[pile] = len(items) - 1
            return
        rest = sorted(items[known:])
        items[known:] = rest
        chosen = self.choose([names[item] if names else str(item) for item in rest])
        items.append(items.pop(known + chosen))

    def lay_under(self, pile: str = "") -> None:
        """Count an item that was put below all others."""
        self.under[pile] = self.under.get(pile, 0) + 1
