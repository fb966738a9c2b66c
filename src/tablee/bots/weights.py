"""Weights of a game's own bots as values: checked, in files, and as text.

A file is what `tablee tune` writes: TOML with `game`, `level` and a table `[weights]`. As text they are settings with
spaces between, such as `good=20 hopeless=7`.
"""

import json
import math
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from tablee.bots.levels import bot_of
from tablee.core.bot import Bot, Weight
from tablee.core.errors import TableeError
from tablee.core.game import Game, JsonObject
from tablee.core.plain import shown

TOML: Final = ".toml"

Values = dict[str, float]


class WeightsError(TableeError):
    """Weights that a bot does not take.

    `weights.none` (game, level), `weights.unknown` (name, known), `weights.value` (name, given, low, high),
    `weights.file` (file, reason), `weights.game` (game, other), `weights.text` (given).
    """


class WeightsFile(NamedTuple):
    """The contents of a file: a game, the level that was tuned, and the values."""

    game: str
    level: int
    values: Values


def weights_of(game: Game[Any], level: int | None, options: JsonObject) -> tuple[Weight, ...]:
    """Return the weights of the bot of a level, in a match with complete `options`.

    Raises `LevelError` `bot.level`, and `WeightsError` `weights.none` (game, level) if it has none.
    """
    found = bot_of(game, level).weights(options)
    if not found:
        raise WeightsError("weights.none", {"game": game.name, "level": level})
    return found


def check_values(game: Game[Any], level: int | None, values: Values) -> None:
    """Raise `WeightsError` (`weights.none`, `weights.unknown`, `weights.value`) or `LevelError` for wrong values."""
    declared = {weight.name: weight for weight in weights_of(game, level, game.options.defaults())}
    for name, value in values.items():
        weight = declared.get(name)
        if weight is None:
            raise WeightsError("weights.unknown", {"name": name, "known": list(declared)})
        if not weight.low <= value <= weight.high or (weight.whole and value != int(value)):
            params = {"name": name, "given": value, "low": weight.low, "high": weight.high}
            raise WeightsError("weights.value", params)


def weighted_bot(game: Game[Any], level: int | None, options: JsonObject, values: Values) -> Bot:
    """Return the bot of a level with these checked values, and the usual ones for its other weights."""
    bot = bot_of(game, level)
    if not values:
        return bot
    return bot.weighted({**{weight.name: weight.usual for weight in bot.weights(options)}, **values})


def read_weights(path: Path) -> WeightsFile:
    """Return the weights in a file, of which there is at least one, unchecked.

    Raise `WeightsError`: `weights.file` (file, reason), and `weights.text` (given) for a weight that is no number.
    """
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise WeightsError("weights.file", {"file": str(path), "reason": error.strerror or ""}) from None
    except (ValueError, RecursionError) as error:
        raise WeightsError("weights.file", {"file": str(path), "reason": str(error)}) from None
    game, level, values = found.get("game"), found.get("level"), found.get("weights")
    if not isinstance(game, str) or type(level) is not int or not isinstance(values, dict) or not values:
        raise WeightsError("weights.file", {"file": str(path), "reason": "game, level, [weights]"})
    return WeightsFile(
        game, level, {name: _number(f"{name}={value}", value) for name, value in values.items()}
    )


def weights_for(game: Game[Any], path: Path, level: int | None) -> tuple[int, Values]:
    """Return the level, by default that of the file, and the checked values of a file for `game`.

    Raise `WeightsError` `weights.game` (game, other), and as `read_weights` and `check_values` do.
    """
    file = read_weights(path)
    if file.game != game.name:
        raise WeightsError("weights.game", {"game": game.name, "other": file.game})
    chosen = file.level if level is None else level
    check_values(game, chosen, file.values)
    return chosen, file.values


def values_given(game: Game[Any], level: int, text: str) -> Values:
    """Return the checked values of the file that `text` names, if it ends in `.toml`, else those in `text` itself.

    Raise `WeightsError` and `LevelError` as `weights_for` and `parse_values` do.
    """
    if text.endswith(TOML):
        return weights_for(game, Path(text), level)[1]
    values = parse_values(text)
    check_values(game, level, values)
    return values


def parse_values(text: str) -> Values:
    """Return the values in `good=20 hopeless=7`, unchecked. Raise `WeightsError` `weights.text` (given).

    >>> parse_values("good=20 hopeless=7.5")
    {'good': 20.0, 'hopeless': 7.5}
    """
    found: Values = {}
    for setting in text.split():
        name, equals, value = setting.partition("=")
        if not equals or name in found:
            raise WeightsError("weights.text", {"given": text})
        try:
            found[name] = _number(text, json.loads(value))
        except (ValueError, RecursionError):
            raise WeightsError("weights.text", {"given": text}) from None
    if not found:
        raise WeightsError("weights.text", {"given": text})
    return found


def _number(text: str, value: object) -> float:
    """Return a finite number. Raise `WeightsError` `weights.text` (given)."""
    try:
        # A whole number may be too large for a float.
        number = math.nan if isinstance(value, bool) or not isinstance(value, int | float) else float(value)
    except OverflowError:
        number = math.inf
    if not math.isfinite(number):
        raise WeightsError("weights.text", {"given": str(shown(text))})
    return number


def written_values(values: Mapping[str, float]) -> str:
    """Return values as `parse_values` reads them.

    >>> written_values({"good": 20.0, "hopeless": 7.5})
    'good=20 hopeless=7.5'
    """
    return " ".join(f"{name}={value:g}" for name, value in values.items())


def written_file(head: Mapping[str, Any], **tables: Mapping[str, Any]) -> str:
    """Return TOML: the keys of `head`, then a table for each other argument. Values are plain, or lists of plain ones.

    >>> print(written_file({"game": "nim", "level": 2}, weights={"greed": 0.5}))
    game = "nim"
    level = 2
    <BLANKLINE>
    [weights]
    greed = 0.5
    <BLANKLINE>
    """
    # Strings, numbers, booleans and lists of them are written alike in JSON and TOML, DEL apart.
    parts = [_rows(head), *(f"[{name}]\n{_rows(rows)}" for name, rows in tables.items())]
    return "\n".join(parts)


def _rows(rows: Mapping[str, Any]) -> str:
    return "".join(f"{name} = {_written(value)}\n" for name, value in rows.items())


def _written(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False).replace("\x7f", r"\u007F")
