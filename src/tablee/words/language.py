"""The choice among our languages for a reader."""

import os
from typing import Final

LANGUAGES: Final = ("fr", "nl", "en")
FALLBACK: Final = "en"


def language(*wishes: str | None) -> str:
    """Return the first of the wishes that is one of our languages, else English. A wish is `fr`, `nl-BE`,
    `fr_BE.UTF-8` ... or None.

    >>> language(None, "de_DE.UTF-8", "nl_BE.UTF-8")
    'nl'
    """
    for wish in wishes:
        spoken = (wish or "").replace("_", "-").split("-")[0].split(".")[0].lower()
        if spoken in LANGUAGES:
            return spoken
    return FALLBACK


def spoken_here() -> str:
    """Return the language that the environment variables ask for, in POSIX order (`LANGUAGE` is a list)."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        wishes = [wish for wish in os.environ.get(name, "").split(":") if wish]
        if wishes:
            return language(*wishes)
    return FALLBACK
