"""`--variant mine.toml` and `--variant hand=4..8` as the sets of options that they stand for."""

from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any, Final, NamedTuple

from tablee.arena.comparing import DEFAULT, MOST_SIDES
from tablee.arena.schedule import written
from tablee.cli.console import UsageError
from tablee.cli.option_arguments import option_value, parted, variant_of
from tablee.core.errors import OptionError
from tablee.core.game import Game
from tablee.core.options import Choice, Count

RANGE: Final = ".."
TOML: Final = ".toml"


class Changes(NamedTuple):
    """Options that differ from a base, and a name for them."""

    name: str
    options: dict[str, Any]


def variants_from(game: Game[Any], text: str) -> Iterator[Changes]:
    """Yield what one `--variant` stands for: a file, or settings with spaces between, in all combinations of ranges.

    `4..8` are all values of the option from 4 to 8, of a choice also those from one name to another. `default` sets
    nothing. Raises `UsageError`: `use.variant` (given), `use.repeated` (name), `use.range` (name, given,
    expected), `use.sweep` (given, most); `OptionError` `option.unknown` (name, known); as `variant_of` does.
    """
    if text.strip() == DEFAULT:
        yield Changes(DEFAULT, {})
        return
    if text.endswith(TOML):
        found = variant_of(game, Path(text))
        yield Changes(found.name or Path(text).stem, found.options)
        return
    settings: dict[str, list[Any]] = {}
    count = 1
    for setting in text.split():
        if "=" not in setting:
            raise UsageError("use.variant", {"given": text})
        name, value = parted(setting)
        if name in settings:
            raise UsageError("use.repeated", {"name": name})
        settings[name] = _values(game, name, value)
        count *= len(settings[name])
    if not settings:
        raise UsageError("use.variant", {"given": text})
    if count > MOST_SIDES:
        raise UsageError("use.sweep", {"given": text, "most": MOST_SIDES})
    for values in product(*settings.values()):
        options = dict(zip(settings, values, strict=True))
        yield Changes(written(options), options)


def one_variant(game: Game[Any], text: str) -> Changes:
    """Return the only set of options that `text` stands for.

    Raises as `variants_from` does, and `UsageError` `use.base` (given) if there are several.
    """
    several = list(variants_from(game, text))
    if len(several) > 1:
        raise UsageError("use.base", {"given": text})
    return several[0]


def _values(game: Game[Any], name: str, text: str) -> list[Any]:
    """Return the value, or all values of a range."""
    low, dots, high = text.partition(RANGE)
    if not dots:
        return [option_value(game, name, text)]
    option = game.options.named(name)
    if option is None:
        known = [*game.options.all, *game.options.parameters]
        raise OptionError("option.unknown", {"name": name, "known": known})
    ends = option_value(game, name, low.strip()), option_value(game, name, high.strip())
    found: list[Any] = []
    if all(option.takes(end) for end in ends):
        if isinstance(option, Count):
            # Not the whole range: its ends may be a million apart.
            found = list(range(ends[0], min(ends[1], ends[0] + MOST_SIDES) + 1))
        elif isinstance(option, Choice) and all(isinstance(end, int) for end in ends):
            numbers = (one for one in option.values if isinstance(one, int))
            found = sorted(one for one in numbers if ends[0] <= one <= ends[1])
        elif isinstance(option, Choice):
            places = [option.values.index(end) for end in ends]
            found = list(option.values[places[0] : places[1] + 1])
    if len(found) < 2:
        params = {"name": name, "given": text, "expected": option.expected()}
        raise UsageError("use.range", params)
    return found


def numbers_from(text: str) -> list[int]:
    """Return the numbers in `2..4`, `2,4` or `3`, in order. Raise `UsageError` `use.seats` (given).

    >>> numbers_from("2..4")
    [2, 3, 4]
    """
    found: set[int] = set()
    for part in text.split(","):
        low, dots, high = (one.strip() for one in part.partition(RANGE))
        if not low.isdecimal() or (dots and not high.isdecimal()) or len(low + high) > 4:
            raise UsageError("use.seats", {"given": text})
        found.update(range(int(low), int(high or low) + 1))
    if not found:
        raise UsageError("use.seats", {"given": text})
    return sorted(found)
