"""Errors that carry a stable code and parameters; sentences in three languages are made from them elsewhere."""

from typing import Any

from tablee.core import display
from tablee.core.plain import as_json


class TableeError(Exception):
    """Anything a person or a program did that cannot be done.

    `code` is stable and dotted (`"move.over"`), `params` is JSON and names the pieces, squares and
    values concerned. The words are in the Fluent files, under the code with `.` and `_` as `-`. `str` is the English
    sentence where there is one, `sentence("fr")` that of another language; it never raises. What is no JSON in the
    `params` given becomes the text that `str` makes of it.
    """

    def __init__(self, code: str, params: dict[str, Any] | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.params: dict[str, Any] = {} if params is None else as_json(params)

    def sentence(self, language: str = "en") -> str:
        """Which rule was broken and what to do instead, in `language`; without words the code and its parameters."""
        said = display.sentence(self.code, self.params, language, type(self).__module__)
        return self._coded() if said is None else said

    def __str__(self) -> str:
        # Whatever words and parameters are, the error that somebody looks at is this one.
        try:
            return self.sentence()
        except Exception:
            return self.code

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self._coded()}>"

    def __reduce__(self) -> Any:
        # What the class is made with differs from class to class; what an error holds does not.
        return _again, (type(self), self.code, self.params, dict(getattr(self, "__dict__", {})))

    def _coded(self) -> str:
        shown = ", ".join(f"{name}={value!r}" for name, value in self.params.items())
        return f"{self.code} ({shown})" if shown else self.code


def _again(kind: type[TableeError], code: str, params: dict[str, Any], more: dict[str, Any]) -> TableeError:
    """An error that went through a pickle; `more` is what its class adds."""
    error = kind.__new__(kind, code)
    TableeError.__init__(error, code, params)
    for name, value in more.items():
        setattr(error, name, value)
    return error


class ArgumentError(TableeError):
    """Something that cannot be meant.

    `argument.whole` (name, value), `argument.seed` (value), `argument.bots` (given, seats).
    """


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
