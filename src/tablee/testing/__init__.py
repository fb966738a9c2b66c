"""Tests of what the engine promises of every game, for authors of games; with the extra `tablee[testing]`.

Subclass `GameTests` in a file of tests, and set `game`. Each promise is a test, and its failure says what to do.
As a plugin (`pytest -p tablee.testing`) it adds `--tablee-setups` and `--tablee-matches`, for more of both.

- `suite`: the class of tests
- `positions`: what holds of a position and its next move
- `alike`: answers that must not differ between worlds that look the same
- `lookalikes`: such worlds
- `matches`: what holds from the deal to the result
- `luck`: luck that is settled one outcome at a time
- `reading`: positions that a stranger sends
- `spoken`: words for everything that a game says
- `numbers`: numbers for machines
- `walks`: setups, random matches, and strings that are almost moves
- `broken`: the error
"""

from typing import TYPE_CHECKING

from tablee.testing.broken import BrokenPromiseError

try:
    import pytest
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(
        f"Tests of games need the extra tablee[testing] ({missing}). Install pytest."
    ) from None

from tablee.testing.suite import MATCHES, GameTests

if TYPE_CHECKING:
    from tablee.testing.walks import Setup

__all__ = ["BrokenPromiseError", "GameTests", "Setup"]


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options that widen the tests of games."""
    group = parser.getgroup("tablee", "tests of games of Tablée")
    group.addoption(
        "--tablee-setups",
        type=int,
        metavar="N",
        help="The most setups (players and options) to test. Default: `most_setups` of the class.",
    )
    group.addoption(
        "--tablee-matches",
        type=int,
        default=MATCHES,
        metavar="N",
        help="The random matches to play in each setup.",
    )
