"""Expands a hunspell dictionary to all words that it accepts, by its affix rules (hunspell(5)).

Compounding is not carried out: a compound counts if the dictionary lists it.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple


class Rule(NamedTuple):
    """One affix rule: the ending that it removes, the one that it adds, its condition, and the flags of its result."""

    strip: str
    add: str
    fits: re.Pattern[str]
    flags: frozenset[str]


class Affix(NamedTuple):
    """The rules under one flag; `crosses`: a prefix and a suffix that both cross may be on one stem."""

    prefix: bool
    crosses: bool
    rules: list[Rule]


class Entry(NamedTuple):
    """One stem of the dictionary and its flags."""

    stem: str
    flags: frozenset[str]


class Dictionary:
    """A hunspell dictionary with two-letter flags (`FLAG long`)."""

    def __init__(self, affixes: dict[str, Affix], special: dict[str, str], entries: list[Entry]) -> None:
        self.affixes = affixes
        self.special = special
        self.entries = entries

    def forms(self, entry: Entry) -> Iterator[str]:
        """Yield the entry's stem, if it is a word by itself, and all its inflected forms; some more than once."""
        for word, flags in self._suffixed(entry.stem, entry.flags):
            yield from self._if_alone(word, flags)
        for prefixed, flags, crosses in self._apply(entry.stem, entry.flags, prefix=True):
            suffixes = flags | entry.flags if crosses else flags
            for word, rest in self._suffixed(prefixed, suffixes, crossing=True):
                yield from self._if_alone(word, rest)

    def forbidden(self) -> set[str]:
        """Return the stems that are listed only to be refused."""
        flag = self.special.get("FORBIDDENWORD")
        return {entry.stem for entry in self.entries if flag in entry.flags}

    def _if_alone(self, word: str, flags: frozenset[str]) -> Iterator[str]:
        for needs in ("NEEDAFFIX", "ONLYINCOMPOUND", "FORBIDDENWORD"):
            if self.special.get(needs) in flags:
                return
        yield word

    def _suffixed(
        self, word: str, flags: frozenset[str], crossing: bool = False
    ) -> Iterator[tuple[str, frozenset[str]]]:
        """Yield the word itself, with one suffix, and with a second one that the first allows."""
        yield word, flags
        for once, rest, crosses in self._apply(word, flags, prefix=False):
            if crossing and not crosses:
                continue
            yield once, rest
            for twice, last, _ in self._apply(once, rest, prefix=False):
                yield twice, last

    def _apply(
        self, word: str, flags: frozenset[str], prefix: bool
    ) -> Iterator[tuple[str, frozenset[str], bool]]:
        for flag in flags:
            affix = self.affixes.get(flag)
            if affix is None or affix.prefix != prefix:
                continue
            for rule in affix.rules:
                if not rule.fits.search(word):
                    continue
                if prefix:
                    yield rule.add + word[len(rule.strip) :], rule.flags, affix.crosses
                else:
                    yield word[: len(word) - len(rule.strip)] + rule.add, rule.flags, affix.crosses


def read(folder: Path) -> Dictionary:
    """Return the dictionary in `folder`: `index.aff` and `index.dic`."""
    affixes: dict[str, Affix] = {}
    special: dict[str, str] = {}
    for line in (folder / "index.aff").read_text("utf-8").splitlines():
        fields = line.split()
        if not fields or line.startswith("#"):
            continue
        if fields[0] not in ("PFX", "SFX"):
            if len(fields) > 1:
                special[fields[0]] = fields[1]
        elif fields[1] not in affixes:
            affixes[fields[1]] = Affix(fields[0] == "PFX", fields[2] == "Y", [])
        else:
            affixes[fields[1]].rules.append(_rule(fields, affixes[fields[1]].prefix))
    if special.get("FLAG") != "long":
        raise ValueError(f"{folder}: only two-letter flags are read")
    entries = [
        _entry(line) for line in (folder / "index.dic").read_text("utf-8").splitlines()[1:] if line.strip()
    ]
    return Dictionary(affixes, special, entries)


def _rule(fields: list[str], prefix: bool) -> Rule:
    strip = "" if fields[2] == "0" else fields[2]
    add, _, flags = fields[3].partition("/")
    condition = fields[4] if len(fields) > 4 else "."
    # The text to remove must be present, whatever the condition says.
    ends = f"^(?={re.escape(strip)}){condition}" if prefix else f"(?:{condition})$(?<={re.escape(strip)})"
    return Rule(strip, "" if add == "0" else add, re.compile(ends), _flags(flags))


def _entry(line: str) -> Entry:
    stem, _, flags = line.split("\t")[0].split(" ")[0].partition("/")
    return Entry(stem, _flags(flags))


def _flags(text: str) -> frozenset[str]:
    return frozenset(text[i : i + 2] for i in range(0, len(text), 2))
