"""The port of a server: whether it is free, and the same command line with a port that is.

`make play` loads this file before anything is installed, so it uses the standard library only.
"""

import errno
import os
import shlex
import socket
from collections.abc import Iterator, Mapping, Sequence

MOST = 65535
TRIED = 100
"""The number of ports that are tried above a taken one."""


def problem(host: str, port: int) -> OSError | UnicodeError | None:
    """Return why no server can listen there; None if one can."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((host, port))
        except (OSError, UnicodeError) as error:
            # The name may be longer than any valid host name.
            return error
    return None


def is_taken(found: OSError | UnicodeError) -> bool:
    """True if another program uses the port."""
    return isinstance(found, OSError) and found.errno == errno.EADDRINUSE


def next_free(host: str, port: int) -> int:
    """Return a free port above this one; the next one if none of the first `TRIED` is free."""
    above = range(port + 1, min(port + TRIED, MOST) + 1)
    return next((other for other in above if problem(host, other) is None), port + 1)


def with_port(arguments: Sequence[str], port: int) -> str:
    """Return these arguments for a shell, with this port in place of another."""
    kept = [part for name, value in _options(arguments) if name != "--port" for part in value]
    return shlex.join([*kept, "--port", str(port)])


def listening(arguments: Sequence[str], variables: Mapping[str, str] = os.environ) -> tuple[str, int]:
    """Return the host and the port at which `tablee serve` would listen. Raise `ValueError` for an invalid port."""
    given = {name: value[-1].rpartition("=")[2] for name, value in _options(arguments)}
    lan = "--lan" in given or variables.get("TABLEE_SERVE_LAN", "").lower() in ("1", "true", "yes", "on")
    host = given.get("--host") or variables.get("TABLEE_SERVE_HOST") or "127.0.0.1"
    port = int(given.get("--port") or variables.get("TABLEE_SERVE_PORT") or 8000)
    if not 0 <= port <= MOST:
        raise ValueError(port)
    return "0.0.0.0" if lan else host, port


def _options(arguments: Sequence[str]) -> Iterator[tuple[str, Sequence[str]]]:
    """Yield the parts of the command line with their names; `--port 80`, two parts, goes by the name of the first."""
    left = iter(arguments)
    for part in left:
        name, _, value = part.partition("=")
        takes_more = name in ("--port", "--host") and not value
        yield name, [part, *([more] if takes_more and (more := next(left, None)) is not None else [])]
