"""Hashes of addresses and guests for tables that all processes share: without the server's key they say nothing."""

import hashlib
import secrets
from typing import Final

from tablee.store.server_keys import ServerKeys

KEY: Final = "attempts"


class KeyedHashes:
    """Hashes with a key of the database, which is made when it is first needed."""

    def __init__(self, keys: ServerKeys) -> None:
        self._keys = keys
        self._key: bytes | None = None

    async def of(self, what: str) -> str:
        """Return the hash of this text, in hex. Raise `DatabaseAwayError`."""
        if self._key is None:
            key = await self._keys.get(KEY, lambda: secrets.token_hex(32))
            self._key = bytes.fromhex(key)
        return hashlib.blake2b(what.encode(), key=self._key, digest_size=32).hexdigest()
