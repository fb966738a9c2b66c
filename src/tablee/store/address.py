"""The address of a database: a URL or a path, checked before any connection."""

import os
from collections.abc import Callable, Mapping
from typing import Any, Final

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from tablee.core.errors import TableeError

PLACES: Final = ("host", "port")
"""The options of an address that say where the server is; SQLAlchemy reads them."""


class DatabaseAddressError(TableeError):
    """A database address that cannot be used.

    `database.url` (without the address, because it may hold a password), or `database.option` (option, known).
    """

    exit_status = 3


def _seconds(text: str) -> float:
    seconds = float(text)
    if not 0 < seconds < float("inf"):
        raise ValueError(text)
    return seconds


def _count(text: str) -> int:
    if not text.isdecimal():
        raise ValueError(text)
    return int(text)


def _truth(text: str) -> bool:
    return {"true": True, "1": True, "false": False, "0": False}[text.lower()]


OPTIONS: Final[Mapping[str, Callable[[str], Any]]] = {
    "command_timeout": _seconds,
    "connect_timeout": _seconds,
    "direct_tls": _truth,
    "krbsrvname": str,
    "max_cacheable_statement_size": _count,
    "max_cached_statement_lifetime": _count,
    "passfile": str,
    "prepared_statement_cache_size": _count,
    "ssl": str,
    "sslmode": str,
    "statement_cache_size": _count,
    "target_session_attrs": str,
    "timeout": _seconds,
}
"""The options that a PostgreSQL address may have after its `?`, with the conversion for the driver."""

ALSO_CALLED: Final = {"connect_timeout": "timeout", "sslmode": "ssl"}
"""Options by the names that PostgreSQL's own programs use."""


def normalised(address: str) -> URL:
    """Return the SQLAlchemy URL for `address`, a URL or the path of an SQLite file. Raise `DatabaseAddressError`."""
    if "://" not in address:
        if address in ("", ":memory:"):
            raise DatabaseAddressError("database.url")
        return URL.create("sqlite+aiosqlite", database=address)
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        raise DatabaseAddressError("database.url") from None
    kind = url.drivername.partition("+")[0]
    if kind in ("postgresql", "postgres"):
        driver_options(url)
        return url.set(drivername="postgresql+asyncpg")
    if kind == "sqlite" and url.database not in (None, "", ":memory:") and not url.query:
        return url.set(drivername="sqlite+aiosqlite")
    raise DatabaseAddressError("database.url")


def driver_options(url: URL) -> tuple[URL, dict[str, Any]]:
    """Return a PostgreSQL address without its options, and the options for the driver.

    Raises `DatabaseAddressError` `database.option` for an unknown option or an invalid value.
    """
    options: dict[str, Any] = {}
    for name, given in url.query.items():
        if name in PLACES:
            continue
        try:
            if not isinstance(given, str):
                raise ValueError(f"{name} is given twice")
            options[ALSO_CALLED.get(name, name)] = OPTIONS[name](given)
        except (KeyError, ValueError):
            raise DatabaseAddressError(
                "database.option", {"option": name, "known": [*PLACES, *OPTIONS]}
            ) from None
    return url.difference_update_query([name for name in url.query if name not in PLACES]), options


def shown(url: URL) -> str:
    """Return the address for people: without a password; an SQLite file by its absolute path."""
    if url.get_backend_name() == "sqlite":
        return os.path.abspath(str(url.database))
    return url.set(drivername="postgresql").render_as_string(hide_password=True)
