"""A stream that reports what a seed decides, as the outcomes that `tablee.core.chance` asks for."""

from collections.abc import Sequence
from typing import Any

from tablee.core.asked_stream import NOTHING
from tablee.core.native import i64, vec
from tablee.core.rng import Stream


class ReportingStream(Stream):
    """The stream of a seed, which shows by `reported` what a `ChanceState` asks where the seed decides.

    The outcomes of a seed settle the same match.
    """

    def __init__(self, seed: bytes, used: int = 0) -> None:
        super().__init__(seed, used)
        self.asked = True
        self.reported: list[str] = []
        self.under: dict[str, int] = {}
        self._names: list[str] = []

    def __reduce__(self) -> Any:
        return ReportingStream, (self.seed, self.used)

    def copy(self) -> Stream:
        """Return an independent stream that continues from the same place."""
        copied = ReportingStream(self.seed, self.used)
        copied.under = dict(self.under)
        return copied

    def _report(self, cases: list[str], chosen: int) -> None:
        """Report one of the equally likely cases, unless all are the same."""
        if cases.count(cases[0]) < len(cases):
            self.reported.append(cases[chosen])

    def _order(self, items: list[Any]) -> None:
        """Shuffle as the seed decides."""
        places = vec[i64](list(range(len(items))))
        super().mix(places, len(items))
        items[:] = [items[place] for place in places]

    def uniform(self, n: int) -> int:
        number = super().uniform(n)
        names = self._names
        self._names = []
        self._report(names if len(names) == n else [str(other) for other in range(n)], number)
        return number

    def waste(self, n: int) -> None:
        super().uniform(n)

    def name_outcomes(self, names: list[str]) -> None:
        self._names = names

    def shuffle(self, items: list[Any]) -> None:
        self._order(items)
        for last in range(len(items) - 1, 0, -1):
            self._report([NOTHING if item is None else str(item) for item in items[: last + 1]], last)

    def mix(self, numbers: vec[i64], many: i64) -> None:
        super().mix(numbers, many)
        for last in range(many - 1, 0, -1):
            self._report([str(numbers[place]) for place in range(last + 1)], last)

    def mix_face_down(self, numbers: vec[i64], many: i64) -> None:
        super().mix(numbers, many)

    def shuffle_face_down(self, items: list[Any], pile: str = "") -> None:
        self.under.pop(pile, None)
        self._order(items)

    def slip(self, items: list[Any], item: Any) -> None:
        items.insert(super().uniform(len(items) + 1), item)

    def settle(self, numbers: vec[i64], many: i64, names: Sequence[str], aside: vec[i64]) -> None:
        cases = [names[numbers[place]] for place in range(many)]
        self._report(cases + [names[number] for number in aside], many - 1)

    def settle_all(self, numbers: vec[i64], many: i64, names: Sequence[str]) -> None:
        nothing = numbers[:0]
        while many > 1:
            self.settle(numbers, many, names, nothing)
            many -= 1

    def settle_item(self, items: list[Any], names: Sequence[str] = (), pile: str = "") -> None:
        known = self.under.get(pile, 0)
        if len(items) <= known:
            self.under[pile] = len(items) - 1
            return
        cases = [names[item] if names else str(item) for item in items[known:]]
        self._report(cases, len(cases) - 1)

    def lay_under(self, pile: str = "") -> None:
        self.under[pile] = self.under.get(pile, 0) + 1
