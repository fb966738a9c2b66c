"""Errors that carry a stable code and parameters; other layers turn these into sentences in three languages."""

from typing import Any

from tablee.core import display
from tablee.core.plain import as_json


class TableeError(Exception):
    """An action of a person or a program that is not possible.

    `code` is stable and dotted (`"move.over"`). `params` is JSON and names the pieces, squares and values
    concerned; a value that is not JSON becomes its `str`. The Fluent files hold the words, under the code
    with `.` and `_` as `-`.

    `str` returns the English sentence, or the code if there is none, and never raises; `sentence("fr")`
    returns the French one.
    """

    def __init__(self, code: str, params: dict[str, Any] | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.params: dict[str, Any] = {} if params is None else as_json(params)

    def sentence(self, language: str = "en") -> str:
        """Return the broken rule and what to do instead, in `language`; without words, the code and its parameters."""
        text = display.sentence(self.code, self.params, language, type(self).__module__)
        return self._coded() if text is None else text

    def __str__(self) -> str:
        # A fault in words or parameters must not hide this error.
        try:
            return self.sentence()
        except Exception:
            return self.code

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self._coded()}>"

    def __reduce__(self) -> Any:
        # Classes differ in the arguments of `__init__`; the contents of an error are the same for all.
        return _again, (type(self), self.code, self.params, dict(getattr(self, "__dict__", {})))

    def _coded(self) -> str:
        shown = ", ".join(f"{name}={value!r}" for name, value in self.params.items())
        return f"{self.code} ({shown})" if shown else self.code


def _again(kind: type[TableeError], code: str, params: dict[str, Any], more: dict[str, Any]) -> TableeError:
    """Return an unpickled error; `more` holds the attributes that its class adds."""
    error = kind.__new__(kind, code)
    TableeError.__init__(error, code, params)
    for name, value in more.items():
        setattr(error, name, value)
    return error


class ArgumentError(TableeError):
    """An argument that makes no sense.

    `argument.whole` and `argument.text` (name, value), `argument.seed` (value), `argument.bots` (given, seats),
    `argument.move` (value), `argument.answer` (bot, seat, ply, value), `argument.bot_start` (bot, reason).
    """


class IllegalMoveError(TableeError):
    """A move that the rules do not allow in this position; the position is unchanged.

    `bot.illegal` (bot, seat, ply, move): a bot returned it; the cause is the error of the rule.
    """


class ChanceError(TableeError):
    """A step of chance that is not possible; the state is unchanged.

    `chance.awaited`: a move, or a deal that is wanted, while outcomes are open. `chance.none` (outcome): nothing is
    open. `chance.outcome` (outcome, possible): not one of those that are open. `chance.words`: a game that takes raw
    words of the stream, which have no outcomes.
    """


class OptionError(TableeError):
    """An unknown option, a value it does not take, or values that do not go together.

    `option.pieces` (needed, pieces, names): the deal needs more pieces than there are.
    """


class PositionError(TableeError):
    """JSON that is not a valid position of its game; `params["key"]` names the wrong key.

    `position.object` (value): no JSON object at all.
    """


class SeatError(TableeError):
    """A seat that this match does not have: `seat.unknown` (seat, last), where `last` is the highest seat."""


class RecordError(TableeError):
    """A record that cannot be replayed; `params["line"]` is the line at fault, the header being 1.

    If a move or the header breaks a rule, `code` is that of the rule, and the sentence names the line before it.
    """

    def sentence(self, language: str = "en") -> str:
        """Return what is wrong, the line included, and what to do, in `language`."""
        rule = super().sentence(language)
        if self.code.startswith("record.") or "line" not in self.params:
            return rule
        named = {"line": self.params["line"], "rule": rule}
        text = display.sentence("record.rule", named, language, __name__)
        return rule if text is None else text


class VariantError(TableeError):
    """A file of a variant that cannot be used.

    `variant.file` (file, reason), `variant.key` (file, key, known), `variant.game` (game, other).
    """


class UnknownGameError(TableeError):
    """No game of this name is installed."""
