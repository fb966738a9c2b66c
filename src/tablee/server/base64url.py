"""Base64 in the form for URLs, without padding (RFC 4648, section 5)."""

import base64


def encoded(data: bytes) -> str:
    """Return `data` in base64url."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """Return the bytes that `encoded` wrote. Raise `ValueError` for other text."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
