"""The cookies of a browser: its token, and the secret by which it goes back to who it was.

Over https their names begin with `__Host-`: a browser takes such a cookie from this very host alone, so that a page of
a sibling name cannot make somebody another guest. Ports share cookies whatever their names are.
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
    """Return what the browser holds, if it is of a length that we would give out.

    Over https a cookie without the prefix is read too: older versions set it.
    """
    value = connection.cookies.get(named(connection, cookie)) or connection.cookies.get(cookie)
    return value if value and len(value) <= LONGEST else None


def is_of_today(connection: HTTPConnection, cookie: str) -> bool:
    """True if the browser holds the cookie under the name that it is given today."""
    return named(connection, cookie) in connection.cookies


def give(connection: HTTPConnection, response: Response, cookie: str, value: str) -> None:
    """Have the browser keep this."""
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
    """Have the browser keep it no longer, under either name."""
    for name in {named(connection, cookie), cookie} & connection.cookies.keys():
        response.delete_cookie(name, path="/", secure=_is_safe(connection), httponly=True, samesite="lax")


def named(connection: HTTPConnection, cookie: str) -> str:
    """Return what this cookie is called where the connection comes from."""
    return PREFIX + cookie if _is_safe(connection) else cookie


def _is_safe(connection: HTTPConnection) -> bool:
    return connection.url.scheme in ("https", "wss")
