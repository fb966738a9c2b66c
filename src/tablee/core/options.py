"""Options as data: the settings of a match. Forms, checks, docs and the engine read the same declarations."""

from collections.abc import Mapping
from typing import Any, Final

from tablee.core.errors import OptionError
from tablee.core.letters import word as spelled
from tablee.core.native import mypyc_attr
from tablee.core.plain import plain, shown

OptionValues = dict[str, Any]
WORDS_LIMIT: Final = 200
WORD_LENGTH: Final = 16


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """One setting of a match: its name, its default, and its possible values."""

    def __init__(self, name: str, default: Any) -> None:
        self.name = name
        self.default = default

    def takes(self, value: Any) -> bool:
        """True if `value` is one of this option's values."""
        raise NotImplementedError

    def kept(self, value: Any) -> Any:
        """Return `value`, from a person or a program, in the form of the notation; invalid values are unchanged."""
        return value

    def schema(self) -> dict[str, Any]:
        """Return the JSON Schema of the value."""
        raise NotImplementedError

    def expected(self) -> str:
        """Return the possible values in a form for people that needs no language."""
        raise NotImplementedError


class Choice(Option):
    """One of a few named values, of which the first is the default."""

    def __init__(self, name: str, *values: str | int) -> None:
        super().__init__(name, values[0])
        self.values = values

    def __reduce__(self) -> Any:
        return Choice, (self.name, *self.values)

    def takes(self, value: Any) -> bool:
        return type(value) in (str, int) and value in self.values

    def schema(self) -> dict[str, Any]:
        return {"enum": list(self.values), "default": self.default}

    def expected(self) -> str:
        return ", ".join(map(str, self.values))


class Flag(Option):
    """On or off."""

    def __init__(self, name: str, default: bool = False) -> None:
        super().__init__(name, default)

    def __reduce__(self) -> Any:
        return Flag, (self.name, self.default)

    def takes(self, value: Any) -> bool:
        return isinstance(value, bool)

    def schema(self) -> dict[str, Any]:
        return {"type": "boolean", "default": self.default}

    def expected(self) -> str:
        return "true, false"


class Count(Option):
    """A whole number from `low` to `high`."""

    def __init__(self, name: str, default: int, low: int, high: int) -> None:
        super().__init__(name, default)
        self.low = low
        self.high = high

    def __reduce__(self) -> Any:
        return Count, (self.name, self.default, self.low, self.high)

    def takes(self, value: Any) -> bool:
        return type(value) is int and self.low <= value <= self.high

    def schema(self) -> dict[str, Any]:
        return {"type": "integer", "minimum": self.low, "maximum": self.high, "default": self.default}

    def expected(self) -> str:
        return f"{self.low}..{self.high}"


class Parameter(Count):
    """A number that the rulebook fixes, from `low` to `high`; matches may be played with another one.

    `default` is the rulebook's number; None if it depends on other options or on the number of players. Positions
    and records contain a parameter only if it differs from its default.
    """

    def __init__(self, name: str, default: int | None, low: int, high: int) -> None:
        super().__init__(name, low if default is None else default, low, high)
        self.default = default

    def __reduce__(self) -> Any:
        return Parameter, (self.name, self.default, self.low, self.high)

    def of(self, options: OptionValues, rulebook: int | None = None) -> int:
        """Return the value in checked `options`; `rulebook` is the default if it depends on other options."""
        value: int = options.get(self.name, self.default if rulebook is None else rulebook)
        return value

    def schema(self) -> dict[str, Any]:
        ends: dict[str, Any] = {"type": "integer", "minimum": self.low, "maximum": self.high}
        if self.default is not None:
            ends["default"] = self.default
        return {**ends, "parameter": True}


class Words(Option):
    """A list of words in the letters A to Z. People may write them with accents and small letters."""

    def __init__(self, name: str) -> None:
        super().__init__(name, [])

    def __reduce__(self) -> Any:
        return Words, (self.name,)

    def kept(self, value: Any) -> Any:
        if not isinstance(value, list):
            return value
        return [spelled(one) if isinstance(one, str) else one for one in value]

    def takes(self, value: Any) -> bool:
        return (
            isinstance(value, list)
            and len(value) <= WORDS_LIMIT
            and all(isinstance(word, str) and _is_word(word) for word in value)
        )

    def schema(self) -> dict[str, Any]:
        word = {"type": "string", "pattern": f"^[A-Z]{{1,{WORD_LENGTH}}}$"}
        return {"type": "array", "items": word, "maxItems": WORDS_LIMIT, "default": []}

    def expected(self) -> str:
        return f"[A-Z]{{1,{WORD_LENGTH}}}, ... ({WORDS_LIMIT})"


def _checked(option: Option, given: Any) -> Any:
    """Return a value of `option` in plain Python. Raise `OptionError` `option.value` (name, value, expected)."""
    value = plain(given)
    if not option.takes(value):
        params = {"name": option.name, "value": shown(value), "expected": option.expected()}
        raise OptionError("option.value", params)
    return [plain(item) for item in value] if isinstance(value, list) else value


def check_deal(needed: int, pieces: int, names: str) -> None:
    """Raise `OptionError` `option.pieces` (needed, pieces, names) if a deal needs more pieces than there are.

    `names`: the options that decide about it.
    """
    if needed > pieces:
        raise OptionError("option.pieces", {"needed": needed, "pieces": pieces, "names": names})


def _is_word(text: str) -> bool:
    return 1 <= len(text) <= WORD_LENGTH and text.isascii() and text.isalpha() and text.isupper()


class Options:
    """The options of one game: `all` that players choose from, and the `parameters` of variants."""

    def __init__(self, *options: Option) -> None:
        """Raise `OptionError` `option.value` for a default that is no value of its option."""
        self.all = {option.name: option for option in options if not isinstance(option, Parameter)}
        self.parameters = {option.name: option for option in options if isinstance(option, Parameter)}
        for parameter in self.parameters.values():
            if parameter.default is not None:
                _checked(parameter, parameter.default)
        self._defaults: OptionValues = {
            name: _checked(option, option.default) for name, option in self.all.items()
        }

    def __reduce__(self) -> Any:
        return Options, (*self.all.values(), *self.parameters.values())

    def named(self, name: str) -> Option | None:
        """Return the option or parameter of this name; None if there is none."""
        return self.all.get(name) or self.parameters.get(name)

    def changed(self, filled: Mapping[str, Any]) -> OptionValues:
        """Return the parameters in checked options, which are those that differ from the rulebook."""
        return {name: filled[name] for name in self.parameters if name in filled}

    def defaults(self) -> OptionValues:
        """Return the default of every option but parameters, in the order of declaration, in a new dict."""
        return {
            name: list(value) if isinstance(value, list) else value for name, value in self._defaults.items()
        }

    def fill(self, given: Mapping[str, Any]) -> OptionValues:
        """Return `given` checked, in the order of declaration, with defaults but without parameters at theirs.

        Raises `OptionError` `option.unknown` (name, known) or `option.value` (name, value, expected).
        """
        for name in given:
            if name not in self.all and name not in self.parameters:
                known = [*self.all, *self.parameters]
                raise OptionError("option.unknown", {"name": shown(name), "known": known})
        filled = self.defaults()
        if len(given):
            for name, option in self.all.items():
                if name in given:
                    filled[name] = _checked(option, given[name])
            for name, parameter in self.parameters.items():
                if name in given:
                    value = _checked(parameter, given[name])
                    if value != parameter.default:
                        filled[name] = value
        return filled

    def read(self, given: Mapping[str, Any]) -> OptionValues:
        """Do the same as `fill` for the choices of a person or a program: words may have accents and small letters.

        Positions and records always use the form of the notation, which `fill` requires. Raises as `fill`
        does.
        """
        kept = {
            name: self.all[name].kept(value) if name in self.all else value for name, value in given.items()
        }
        return self.fill(kept)

    def schema(self) -> dict[str, Any]:
        """Return the JSON Schema of an options object; every option may be left out. Parameters say that they are."""
        declared = {**self.all, **self.parameters}
        return {
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "type": "object",
            "properties": {name: option.schema() for name, option in declared.items()},
            "additionalProperties": False,
        }
