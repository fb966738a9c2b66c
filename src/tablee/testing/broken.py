"""A promise of the engine that a game breaks, in a sentence for its author."""

from typing import Final

__tracebackhide__: Final = True
"""Pytest shows the sentence, and not the code of the check."""


class BrokenPromiseError(AssertionError):
    """A game breaks what the engine promises of it. The text says what is wrong, and what to do."""


def require(holds: bool, sentences: str) -> None:
    """Raise `BrokenPromiseError` with these sentences unless `holds`."""
    if not holds:
        raise BrokenPromiseError(sentences)
