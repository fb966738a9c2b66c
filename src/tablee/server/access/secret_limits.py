"""Limits that protect secrets: new identities, links, recovery words and passkeys.

With PostgreSQL they count in the database, for all processes together; with SQLite in this process.
"""

from typing import Literal, TypeAlias

from tablee.server.access.keyed_hashes import KeyedHashes
from tablee.server.access.rate_limits import RateLimits
from tablee.server.clock import now
from tablee.server.errors import RefusalError
from tablee.store.store import Store

SecretKind: TypeAlias = Literal["guest", "claim", "recover", "passkey"]


class SecretLimits:
    """Counts in this process first, so that refused requests cost the database nothing."""

    def __init__(self, rate_limits: RateLimits, store: Store) -> None:
        self._rate_limits = rate_limits
        self._store = store
        self._is_shared = not store.database.is_sqlite
        self._hashes = KeyedHashes(store.server_keys)

    async def hit(self, kind: SecretKind, who: str) -> None:
        """Count one attempt of this address.

        Raise `RefusalError` `request.too_many` (seconds) if it exceeds the limit; then it is not counted.
        """
        self._rate_limits.hit(kind, who)
        if not self._is_shared:
            return
        times, seconds = self._rate_limits.limit(kind)
        wait = await self._store.attempts.take(kind, await self._hashes.of(who), times, 1000 * seconds, now())
        if wait:
            self._rate_limits.uncount(kind, who)
            raise RefusalError("request.too_many", seconds=max(1, round(wait / 1000)))

    async def uncount(self, kind: SecretKind, who: str) -> None:
        """Remove the attempt that was counted last, because it turned out not to be of the limited kind."""
        self._rate_limits.uncount(kind, who)
        if self._is_shared:
            await self._store.attempts.give_back(kind, await self._hashes.of(who))
