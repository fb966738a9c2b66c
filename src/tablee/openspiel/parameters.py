"""Players, options and bounds of a match as parameters of OpenSpiel, which are whole numbers, texts, true or false.

A parameter of the rules that has no fixed default (`tablee.core.options.Parameter`) is -1 if the rulebook decides.
A list of words is one text with spaces between them. A number is in single quotation marks if the option also takes
texts, because OpenSpiel has one type for each parameter.
"""

from collections.abc import Mapping
from typing import Any, Final

from tablee.core.game import Game as Rules
from tablee.core.options import Choice, Option, Parameter, Words

PLAYERS: Final = "players"
MAX_LENGTH: Final = "max_length"
RECALL: Final = "recall"
CHANCE: Final = "chance"
BY_RULEBOOK: Final = -1
UNLIMITED: Final = 10_000
"""The default of `max_length` if the rules set no limit: more than ten times as long as random matches."""

Parameters = dict[str, Any]


def specification(rules: Rules[Any]) -> Parameters:
    """Return all parameters of a game with their defaults.

    - `players`: the number of seats.
    - `max_length`: a match of so many numbers ends undecided; 0: as long as the rules allow, if they set a limit.
    - `recall`: the numbers in a tensor of an information state; 0: there is no such tensor.
    - `chance`: True if chance nodes are the outcomes of the rules, instead of the bytes of a seed.
    - each option and each parameter of variants, by its name.
    """
    found: Parameters = {PLAYERS: rules.min_players, MAX_LENGTH: 0, RECALL: 0, CHANCE: False}
    for name, option in {**rules.options.all, **rules.options.parameters}.items():
        found[name] = _default(option)
    return found


def _default(option: Option) -> Any:
    return BY_RULEBOOK if isinstance(option, Parameter) else written(option, option.default)


def written(option: Option, value: Any) -> Any:
    """Return a value of an option as a parameter of OpenSpiel."""
    if isinstance(option, Words):
        return " ".join(value)
    if isinstance(option, Choice) and isinstance(value, int):
        return value if all(isinstance(one, int) for one in option.values) else f"'{value}'"
    return value


def options(rules: Rules[Any], given: Mapping[str, Any]) -> Parameters:
    """Return the options among the parameters `given`; their values are not checked."""
    found: Parameters = {}
    for name, value in given.items():
        option = rules.options.named(name)
        if option is not None and not (isinstance(option, Parameter) and value == BY_RULEBOOK):
            found[name] = _value(option, value)
    return found


def _value(option: Option, given: Any) -> Any:
    """Return a parameter of OpenSpiel as a value of the option, if it is one."""
    if isinstance(option, Words):
        return str(given).split()
    if isinstance(option, Choice):
        return next((value for value in option.values if written(option, value) == given), given)
    return given
