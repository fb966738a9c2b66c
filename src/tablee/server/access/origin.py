"""Whether a request comes from our own pages."""

from collections.abc import Collection
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection


def is_own(connection: HTTPConnection, others: Collection[str]) -> bool:
    """Whether the request's `Origin` is the host it was sent to, or one of `others` (full origins).

    A page of another site cannot choose its `Origin`; a browser always sends it with what changes something. Only the
    host is compared, because behind a proxy that ends TLS the scheme is the proxy's.
    """
    origin = connection.headers.get("origin")
    if origin is None:
        return False
    if origin in others:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return (
        parts.scheme in ("http", "https")
        and parts.netloc.lower() == connection.headers.get("host", "").lower()
    )
