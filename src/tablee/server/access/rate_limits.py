"""Rate limits, counted in this process: at most a number of requests in any period of some seconds.

The library `limits` would do the same. But its store in memory starts a thread that scans everything it holds a
hundred times a second, which delayed moves.
"""

import time
from typing import Final

from tablee.server.errors import RefusalError

RATES: Final[dict[str, tuple[int, int]]] = {
    # kind: (times, seconds)
    "read": (600, 60),
    "change": (120, 60),
    "guest": (20, 60),
    "create": (30, 60),
    "claim": (10, 60),
    # Wrong recovery words; then passkeys that are requested, made and used.
    "recover": (10, 600),
    "passkey": (20, 60),
    "hello": (10, 10),
    "export": (5, 600),
    "study": (240, 60),
    "socket": (240, 60),
    "socket_player": (60, 60),
    "message": (200, 10),
    "talk": (12, 10),
    "talk_new": (20, 60),
    "talk_address": (200, 60),
    "report_address": (30, 3600),
    "advice": (30, 60),
    "analysis": (12, 600),
    "history": (240, 60),
    "quick": (30, 60),
    "seat": (20, 600),
    "channel": (20, 600),
    "agent": (20, 600),
    "mail": (4, 24 * 3600),
}
COUNTED: Final = {
    "read": ("requests", "address"),
    "change": ("requests that change something", "address"),
    "guest": ("new identities", "address"),
    "create": ("tables opened", "address"),
    "claim": ("attempts at device links", "address"),
    "recover": ("wrong recovery words, if they could be right", "address"),
    "passkey": ("passkeys requested, made and shown; new recovery words", "address"),
    "hello": ("greetings of a table", "socket"),
    "export": ("files of everything about a guest", "address"),
    "study": ("questions about the rules (`/api/study`)", "address"),
    "socket": ("new sockets; each open page has one", "address"),
    "socket_player": ("sockets of players beyond the other limits of sockets", "guest"),
    "message": ("messages, then the socket is closed (4029)", "socket"),
    "talk": ("lines of talk", "guest"),
    "talk_new": ("lines of a guest younger than a day", "guest"),
    "talk_address": ("lines of talk", "address"),
    "report_address": ("reports", "address"),
    "advice": ("hints", "guest"),
    "analysis": ("new analyses", "guest"),
    "history": ("pages of a history, with 20 tables each", "address"),
    "quick": ("requests for a quick match", "address"),
    "seat": ("requests of spectators for a seat", "address"),
    "agent": ("agents of guests made", "address"),
    "channel": ("notification channels added", "address"),
    "mail": ("mails that ask for a confirmation", "guest, and letter box"),
}
"""What each rate counts, and by whom; `docs/reference/limits.md` shows it."""

TIDY_S: Final = 60.0


class RateLimits:
    """The limits of one server; `factor` multiplies them all."""

    def __init__(self, factor: float) -> None:
        self._limits = {kind: (max(1, round(times * factor)), each) for kind, (times, each) in RATES.items()}
        # Lists, because a deque takes 760 bytes, for each socket too.
        self._hits: dict[tuple[str, str], list[float]] = {}
        self._tidied = time.monotonic()

    def hit(self, kind: str, who: str) -> None:
        """Count one request.

        Raise `RefusalError` `request.too_many` (seconds) if it exceeds the limit; then it is not counted.
        """
        if not self.count(kind, who):
            _, seconds = self._limits[kind]
            left = self._hits[kind, who][0] + seconds - time.monotonic()
            raise RefusalError("request.too_many", seconds=max(1, round(left)))

    def limit(self, kind: str) -> tuple[int, int]:
        """Return how many requests of this kind a client may make, and in how many seconds."""
        return self._limits[kind]

    def uncount(self, kind: str, who: str) -> None:
        """Remove the request that was counted last, because it turned out not to be of the limited kind."""
        hits = self._hits.get((kind, who))
        if hits:
            hits.pop()

    def count(self, kind: str, who: str) -> bool:
        """Count one request unless it exceeds the limit; return true if it was counted."""
        times, seconds = self._limits[kind]
        at = time.monotonic()
        if at - self._tidied >= TIDY_S:
            self._tidy(at)
        hits = self._hits.get((kind, who))
        if hits is None:
            hits = self._hits[kind, who] = []
        while hits and hits[0] <= at - seconds:
            del hits[0]
        if len(hits) >= times:
            return False
        hits.append(at)
        return True

    def _tidy(self, at: float) -> None:
        """Remove the entries of clients whose requests no longer count."""
        self._tidied = at
        for (kind, who), hits in list(self._hits.items()):
            if not hits or hits[-1] <= at - self._limits[kind][1]:
                del self._hits[kind, who]
