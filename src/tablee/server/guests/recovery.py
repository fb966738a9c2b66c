"""Recovery words: eight of a list of 1,024 words, which is 80 bits. The lists are our own, one for each language.

The first two words (20 bits) find the row; the others (60 bits) are stored as an argon2id hash. Accents, case and the
characters between words do not matter, so that careless notes are understood.
"""

import asyncio
import re
import secrets
import unicodedata
from functools import cache
from importlib import resources
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from tablee.server.errors import RefusalError
from tablee.store.guests import IdentityProof
from tablee.store.rows import Agent
from tablee.store.store import Store
from tablee.words.language import LANGUAGES

COUNT: Final = 8
FINDERS: Final = 2
LISTED: Final = 1024
_APART: Final = re.compile(r"[^a-z]+")


@cache
def words_of(language: str) -> tuple[str, ...]:
    """Return the list of this language."""
    file = resources.files("tablee.server.guests").joinpath("recovery_words", f"{language}.txt")
    return tuple(file.read_text(encoding="utf-8").split())


def plain(word: str) -> str:
    """Return a form that is equal for words that differ only in case and accents."""
    letters = unicodedata.normalize("NFKD", word.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


@cache
def _every_word() -> frozenset[str]:
    return frozenset(plain(word) for language in LANGUAGES for word in words_of(language))


class Recovery:
    """Makes recovery words, and recognises guests by them."""

    def __init__(self, store: Store) -> None:
        self._store = store
        # OWASP's advice for passwords that people invent. These words are drawn at random, so it is ample.
        self._hasher = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
        # Each hash takes 19 MiB and some milliseconds of a core: allow two at a time.
        self._few = asyncio.Semaphore(2)

    async def make(self, guest: str, language: str, agent: Agent, now: int) -> list[str]:
        """Return new words for this guest, made in this browser; earlier ones become void."""
        words = [secrets.choice(words_of(language)) for _ in range(COUNT)]
        finder, rest = _parts([plain(word) for word in words])
        async with self._few:
            hash = await asyncio.to_thread(self._hasher.hash, rest)
        await self._store.recoveries.set(guest, finder, hash, agent, now)
        return words

    async def known(self, text: str) -> IdentityProof:
        """Return the proof of identity in these words. Raise `RefusalError` as `spelt` does, and `words.unknown`."""
        finder, rest = _parts(spelt(text))
        for recovery in await self._store.recoveries.found(finder):
            async with self._few:
                if await asyncio.to_thread(self._fits, recovery.hash, rest):
                    return self._store.recoveries.known(recovery)
        raise RefusalError("words.unknown")

    def _fits(self, hash: str, rest: str) -> bool:
        try:
            return self._hasher.verify(hash, rest)
        except (VerificationError, InvalidHashError):
            return False


def spelt(text: str) -> list[str]:
    """Return the words in `text`, in their plain form, if they can be recovery words.

    Raise `RefusalError` `words.count` (count) or `words.misspelt` (number, counting from 1).
    """
    words = [word for word in _APART.split(plain(text)) if word]
    if len(words) != COUNT:
        raise RefusalError("words.count", count=COUNT)
    for number, word in enumerate(words, 1):
        if word not in _every_word():
            raise RefusalError("words.misspelt", number=number)
    return words


def _parts(words: list[str]) -> tuple[str, str]:
    return " ".join(words[:FINDERS]), " ".join(words[FINDERS:])
