"""Errors that carry a stable code and parameters; sentences in three languages are made from them elsewhere."""

from typing import Any


class TableeError(Exception):
    """Anything a person or a program did that cannot be done.

    `code` is stable and dotted (`"move.over"`), `params` is JSON and names the pieces, squares and
    values concerned. The words are in the Fluent files, under the code with `.` and `_` as `-`.
    """

    def __init__(self, code: str, params: dict[str, Any] | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.params: dict[str, Any] = {} if params is None else params

    def __str__(self) -> str:
        shown = ", ".join(f"{name}={value!r}" for name, value in self.params.items())
        return f"{self.code} ({shown})" if shown else self.code


class IllegalMoveError(TableeError):
    """A move that the rules do not allow in this position; the position is unchanged."""


class OptionError(TableeError):
    """An unknown option, a value it does not take, or values that do not go together."""


class PositionError(TableeError):
    """A position that is no position of its game; `params["key"]` says where."""


class SeatError(TableeError):
    """A seat that this match does not have: `seat.unknown` (seat)."""


class RecordError(TableeError):
    """A record that cannot be replayed; `params["line"]` is the line at fault, the header being 1."""


class UnknownGameError(TableeError):
    """No game of this name is installed."""
