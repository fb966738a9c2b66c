"""The cookies of a browser: its token, and the secret for its way back to its former guest.

Over https, their names begin with `__Host-`. A browser accepts such a cookie from this host only, so that a page of a
sibling domain cannot sign people in as another guest. The ports of a host share cookies, whatever their names.
"""

from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from tablee.store.guests import TOKEN_MS
from tablee.store.parting import RETURN_MS

TOKEN: Final = "tablee_guest"
WAY_BACK: Final = "tablee_return"
AGE_S: Final = {TOKEN: TOKEN_MS // 1000, WAY_BACK: RETURN_MS // 1000}
PREFIX: Final = "__Host-"
LONGEST: Final = 100
"""No value of ours is longer."""


def found(connection: HTTPConnection, cookie: str) -> str | None:
    """Return the cookie's value, if it has a length that we would give out.

    Over https, a cookie without the prefix is read too, because older versions set it.
    """
    value = connection.cookies.get(named(connection, cookie)) or connection.cookies.get(cookie)
    return value if value and len(value) <= LONGEST else None


def is_of_today(connection: HTTPConnection, cookie: str) -> bool:
    """True if the browser holds the cookie under its present name."""
    return named(connection, cookie) in connection.cookies


def give(connection: HTTPConnection, response: Response, cookie: str, value: str) -> None:
    """Set the cookie in the response."""
    response.set_cookie(
        named(connection, cookie),
        value,
        max_age=AGE_S[cookie],
        path="/",
        secure=_is_safe(connection),
        httponly=True,
        samesite="lax",
    )


def take(connection: HTTPConnection, response: Response, cookie: str) -> None:
    """Delete the cookie in the response, under either name."""
    for name in {named(connection, cookie), cookie} & connection.cookies.keys():
        response.delete_cookie(name, path="/", secure=_is_safe(connection), httponly=True, samesite="lax")


def named(connection: HTTPConnection, cookie: str) -> str:
    """Return the name of this cookie for the scheme of the connection."""
    return PREFIX + cookie if _is_safe(connection) else cookie


def _is_safe(connection: HTTPConnection) -> bool:
    # Not `connection.url`, which parses the whole address.
    return connection.scope["scheme"] in ("https", "wss")
