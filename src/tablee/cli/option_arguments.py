"""`--option name=value` as a match's options."""

import json
from collections.abc import Sequence
from typing import Any

from tablee.cli.console import UsageError
from tablee.core.game import Game


def options_from(game: Game[Any], given: Sequence[str]) -> dict[str, Any]:
    """Return the options in `["scoring=heads", ...]`, unchecked. Values are JSON, or else text.

    A list may be written with commas. Raises `UsageError`: `use.option` (given) for a text without `=`,
    `use.option_twice` (name) for an option that is given more than once.
    """
    options: dict[str, Any] = {}
    for text in given:
        name, value = parted(text)
        if name in options:
            raise UsageError("use.option_twice", {"name": name})
        options[name] = option_value(game, name, value)
    return options


def parted(text: str) -> tuple[str, str]:
    """Return the name and the value in `name=value`. Raise `UsageError` `use.option` (given)."""
    name, equals, value = text.partition("=")
    if not equals:
        raise UsageError("use.option", {"given": text})
    return name.strip(), value.strip()


def option_value(game: Game[Any], name: str, text: str) -> Any:
    """Return the value that `text` stands for, unchecked."""
    option = game.options.all.get(name)
    if option is not None and isinstance(option.default, list) and not text.startswith("["):
        return [item.strip() for item in text.split(",") if item.strip()]
    try:
        return json.loads(text)
    except ValueError:
        return text
