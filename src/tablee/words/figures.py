"""Numbers as a language writes them: the decimal point or comma, the minus, and the per-cent sign."""

from typing import Final

MINUS: Final = "−"
NO_BREAK: Final = "\u00a0"


def number(value: float, language: str, digits: int) -> str:
    """Return a number with so many decimals; no zero is negative."""
    text = f"{value:.{digits}f}"
    return pointed(text.removeprefix("-") if float(text) == 0 else text, language)


def shortest(value: float, language: str) -> str:
    """Return a number with at most six digits."""
    return pointed(f"{value:g}", language)


def per_cent(share: float, language: str, digits: int = 0) -> str:
    """Return a share from −1 to 1 in per cent, with the sign; in French a space precedes it."""
    return number(100 * share, language, digits) + (f"{NO_BREAK}%" if language == "fr" else "%")


def pointed(text: str, language: str) -> str:
    """Return Python's text of a number with the language's point and minus."""
    text = text.replace("-", MINUS)
    return text if language == "en" else text.replace(".", ",")
