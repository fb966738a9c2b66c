"""How long the sentences of a Fluent file can become, and invisible characters in them.

A sentence can include others, which include others again, so that a small file can fill a page with millions
of characters. Ours are short; a file from outside is measured before the server sends it.
"""

from typing import Final

from fluent.syntax import ast

LONGEST: Final = 4000
"""The most characters of one sentence, included sentences counted; the longest of ours has 443."""

VALUE: Final = 40
"""The number of characters counted for a variable or a function."""

UNSEEN: Final = frozenset("\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Invisible characters that change the direction of writing; Fluent puts its own around values."""


class Measured:
    """The sentences of one file, by their ids (terms with their `-`)."""

    def __init__(self, entries: list[ast.EntryType]) -> None:
        self._patterns: dict[str, list[ast.Pattern]] = {}
        self._lengths: dict[str, int] = {}
        self._asked: set[str] = set()
        for entry in entries:
            if isinstance(entry, ast.Message | ast.Term):
                name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
                patterns = [entry.value, *(one.value for one in entry.attributes)]
                self._patterns[name] = [one for one in patterns if one is not None]

    def too_long(self) -> str | None:
        """Return the id of a sentence that includes itself or can become longer than `LONGEST`; None if there
        is none.
        """
        return next((name for name in self._patterns if self._length(name) > LONGEST), None)

    def _length(self, name: str) -> int:
        if name in self._asked:
            return LONGEST + 1
        if name not in self._lengths:
            self._asked.add(name)
            longest = max((self._of(pattern) for pattern in self._patterns.get(name, ())), default=0)
            self._lengths[name] = min(longest, LONGEST + 1)
            self._asked.discard(name)
        return self._lengths[name]

    def _of(self, pattern: ast.Pattern) -> int:
        return sum(
            len(part.value) if isinstance(part, ast.TextElement) else self._expressed(part.expression)
            for part in pattern.elements
        )

    def _expressed(self, expression: "ast.InlineExpression | ast.SelectExpression | ast.Placeable") -> int:
        match expression:
            case ast.SelectExpression():
                return max(self._of(variant.value) for variant in expression.variants)
            case ast.Placeable():
                return self._expressed(expression.expression)
            case ast.MessageReference():
                return self._length(expression.id.name)
            case ast.TermReference():
                return self._length(f"-{expression.id.name}")
            case ast.StringLiteral():
                return len(expression.value)
            case _:
                return VALUE


def hidden_in(text: str) -> int | None:
    """Return the number of the first line with a character of `UNSEEN`, counting from 1; None if there is none."""
    for number, line in enumerate(text.split("\n"), 1):
        if UNSEEN.intersection(line):
            return number
    return None
