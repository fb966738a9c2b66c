"""The text that names a baseline: `baseline:` and a method, or the file of a network."""

from typing import Final

BASELINE: Final = "baseline:"


def is_baseline(text: str) -> bool:
    """True for `baseline:` and a method or a file after it."""
    return text.startswith(BASELINE) and len(text) > len(BASELINE)
