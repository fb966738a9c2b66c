"""What a comparison found, in words: what differs first."""

from collections.abc import Iterator, Sequence
from typing import Any, Final, Literal, NamedTuple

from tablee.arena.comparing import Comparing, Difference, Findings
from tablee.arena.differences import CERTAINTY
from tablee.arena.figures import COUNTS, FIGURES
from tablee.arena.report import event_name
from tablee.words import label, sentence
from tablee.words.figures import number, per_cent, shortest

FAR: Final = 100
"""With more than this many times the deals, no number is named that would tell."""

SHOWN: Final = 12
"""The most figures shown before the end, because nobody reads sixty that decide nothing."""

PRECISE: Final = 10
"""Numbers below this are shown with two decimals, because a tenth would be a large part of them."""


class Line(NamedTuple):
    """A line of a report; a `heading` is followed by the lines that it announces."""

    kind: Literal["heading", "line", "note"]
    text: str


def title(compared: Comparing, language: str) -> Line:
    """Return the first line: what is compared, and how many games that takes."""
    base, *variants = compared.sides
    text = sentence(
        "arena.compare-opening",
        {
            "game": label(language, compared.game, "name") or compared.game,
            "variants": ", ".join(side.name for side in variants),
            "base": base.name,
            "games": compared.games,
            "deals": compared.deals,
        },
        language,
        "tablee.arena",
    )
    return Line("heading", text)


def so_far(compared: Comparing, language: str) -> Iterator[Line]:
    """Yield the clearest figures of the deals that are complete, without any verdict."""
    yield from _Text(compared, compared.conclude(), CERTAINTY, language).so_far()


def verdict(compared: Comparing, found: Findings, certainty: float, language: str) -> Iterator[Line]:
    """Yield the lines after the title: what differs for sure, what may, and what the figures mean."""
    yield from _Text(compared, found, certainty, language).lines()


class _Text:
    """The words of one report."""

    def __init__(self, compared: Comparing, found: Findings, certainty: float, language: str) -> None:
        self._compared = compared
        self._found = found
        self._language = language
        self._certainty = shortest(100 * certainty, language)

    def so_far(self) -> Iterator[Line]:
        every, deals = self._found.differences, self._compared.complete
        if len(every) <= SHOWN:
            yield self._heading("sofar", deals=deals)
        else:
            yield self._heading("sofar-some", deals=deals, shown=SHOWN, figures=len(every))
        for one in every[:SHOWN]:
            yield Line("line", self._difference(one))

    def lines(self) -> Iterator[Line]:
        yield from self._verdicts()
        for seats, names in self._found.lacking.items():
            if names:
                yield self._heading("lacking", seats=seats, figures=self._figures(names))
        yield self._heading("notes")
        shown = {one.figure for one in self._found.differences}
        for name in FIGURES:
            if name in shown:
                yield Line("note", self._joined(self._figure(name), self._words(f"figure-{name}-note")))

    def _verdicts(self) -> Iterator[Line]:
        every = self._found.differences
        certain = [one for one in every if one.sure]
        looks = {"certainty": self._certainty, "looks": len(every)}
        yield self._heading("sure" if certain else "none", **looks)
        for one in certain:
            direction = "more" if one.found.mean > 0 else "less"
            meaning = self._words(f"figure-{one.figure}-{direction}")
            yield Line("line", self._joined(self._difference(one), meaning))
        yield from self._one_sided()
        unsure = [one for one in every if not one.sure and 0 < one.needed <= FAR * one.found.deals]
        if unsure:
            yield self._heading("unsure")
        for one in sorted(unsure, key=lambda one: one.needed):
            needed = self._words("compare-needed", deals=one.needed)
            yield Line("line", f"{self._difference(one)}; {needed}")
        alike: dict[str, list[str]] = {}
        for one in every:
            if not one.sure and one not in unsure:
                alike.setdefault(self._where(one.variant, one.seats), []).append(one.figure)
        for where, names in alike.items():
            yield self._heading("alike", where=where, figures=self._figures(names))

    def _one_sided(self) -> Iterator[Line]:
        for one in self._found.one_sided:
            name = event_name(one.what, self._compared.game, self._language)
            if name is not None:
                side = "only-variant" if one.only_variant else "only-base"
                where = self._where(one.variant, one.seats)
                yield Line("line", self._words(f"compare-{side}", where=where, what=name, deals=one.deals))

    def _difference(self, one: Difference) -> str:
        """Return the figure on both sides and the difference, with its interval."""
        found = one.found
        times = 1 if one.figure in COUNTS else 100
        digits = 2 if max(one.base, one.value) * times < PRECISE else 1
        value = (
            number(one.value, self._language, digits)
            if times == 1
            else per_cent(one.value, self._language, digits)
        )
        written = self._words(
            "compare-line",
            figure=self._figure(one.figure),
            base=number(times * one.base, self._language, digits),
            value=value,
            change=self._signed(times * found.mean, digits),
            low=self._signed(times * found.low, digits),
            high=self._signed(times * found.high, digits),
        )
        if len(self._compared.sides) == 2 and len(self._compared.seats) == 1:
            return written
        return self._joined(self._where(one.variant, one.seats), written)

    def _where(self, variant: str, seats: int) -> str:
        return self._words("compare-where", variant=variant, seats=seats)

    def _figure(self, name: str) -> str:
        return self._words(f"figure-{name}")

    def _figures(self, names: Sequence[str]) -> str:
        return ", ".join(self._figure(name) for name in names)

    def _signed(self, value: float, digits: int) -> str:
        sign = "+" if float(f"{value:.{digits}f}") > 0 else ""
        return f"{sign}{number(value, self._language, digits)}"

    def _joined(self, before: str, after: str) -> str:
        """Return two parts with a colon between, as the language writes it."""
        return self._words("compare-joined", before=before, after=after)

    def _heading(self, key: str, **params: Any) -> Line:
        return Line("heading", self._words(f"compare-{key}", **params))

    def _words(self, message: str, **params: Any) -> str:
        return sentence(f"arena.{message}", params, self._language, "tablee.arena")
