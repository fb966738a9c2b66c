"""Base64 as addresses can hold it, without padding (RFC 4648, section 5)."""

import base64


def encoded(data: bytes) -> str:
    """`data` in base64url."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """What `encoded` wrote. Raises `ValueError`."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
