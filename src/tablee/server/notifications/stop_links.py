"""Links that end a channel with one tap, from any browser and without a cookie.

The token is the channel's id with a signature of this server, so nothing more needs to be stored. It can only end
this one channel, so it may be part of an address.
"""

import hashlib
import hmac
import secrets
from typing import Final

SIGNATURE: Final = 32


def new_secret() -> str:
    """Return a secret of this server, as it is stored."""
    return secrets.token_hex(32)


class StopLinks:
    """The links of one server."""

    def __init__(self, secret: str) -> None:
        self._secret = secret.encode()

    def token(self, channel: str) -> str:
        """Return the token that ends this channel."""
        return f"{channel}.{self._signature(channel)}"

    def channel(self, token: str) -> str | None:
        """Return the channel that this token ends; None if this server did not make it."""
        channel, _, signature = token.rpartition(".")
        good = hmac.compare_digest(signature.encode(), self._signature(channel).encode())
        return channel if good else None

    def _signature(self, channel: str) -> str:
        return hmac.new(self._secret, f"stop {channel}".encode(), hashlib.sha256).hexdigest()[:SIGNATURE]
