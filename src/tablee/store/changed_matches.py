"""Notes which matches a transaction changes, so that other processes can be signalled after the commit.

Moves, undone moves and resignations need no note: their process publishes them itself.
"""

from collections.abc import Iterable
from typing import Any, Final

NOTED: Final = "changed matches"


def note_changed(connection: Any, matches: Iterable[str]) -> None:
    """Note that this transaction changes these matches; `connection` is SQLAlchemy's, with or without an event loop."""
    connection.info.setdefault(NOTED, set()).update(matches)


def noted(connection: Any) -> frozenset[str]:
    """Return the matches noted on this connection, and forget them."""
    return frozenset(connection.info.pop(NOTED, ()))
