"""A Tablée server that already listens on a port of this machine."""

import json
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPException
from typing import Final
from urllib.parse import urlsplit

from tablee.cli.console import Console
from tablee.cli.finding import Finding
from tablee.cli.lan import local_url, shared_urls

PATIENCE_S: Final = 5.0
MOST_BYTES: Final = 8 * 1024 * 1024
DESCRIPTION: Final = "/api/openapi.json"
"""The description of the interface, which has the name and the version of the program."""

NAME: Final = "Tablée"


def answering(console: Console, host: str, port: int, ours: str) -> Iterator[Finding]:
    """Yield what there is to say about a Tablée server on this port; nothing if none answers.

    `ours` is the version of this installation.
    """
    url = local_url(host, port)
    found = version(url)
    if found is None:
        return
    message = "running" if found == ours else "running-other"
    yield Finding(
        True if found == ours else None, console.words(message, address=url, version=found, ours=ours)
    )
    others = shared_urls("::" if ":" in host else "0.0.0.0", port)
    if others and version(others[0]) is not None:
        yield Finding(True, console.words("running-others", addresses=others))
    else:
        yield Finding(None, console.words("running-here"))


def version(url: str) -> str | None:
    """Return the version of the Tablée server at this address; None if no such server answers."""
    parts = urlsplit(url)
    connection = HTTPConnection(parts.hostname or "", parts.port, timeout=PATIENCE_S)
    try:
        connection.request("GET", DESCRIPTION)
        described = json.loads(connection.getresponse().read(MOST_BYTES))
        name, found = described["info"]["title"], described["info"]["version"]
    except (OSError, HTTPException, ValueError, LookupError, TypeError):
        return None
    finally:
        connection.close()
    return str(found) if name == NAME else None
