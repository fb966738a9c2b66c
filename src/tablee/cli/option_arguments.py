"""`--option name=value` as a match's options."""

import json
from collections.abc import Sequence
from typing import Any

from tablee.cli.console import UsageError
from tablee.core.game import Game


def options_from(game: Game[Any], given: Sequence[str]) -> dict[str, Any]:
    """Return the options in `["scoring=heads", ...]`, unchecked. Values are JSON, or else text.

    A list may be written with commas. Raises `UsageError` `use.option` for a text without `=`.
    """
    options: dict[str, Any] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise UsageError("use.option", {"given": text})
        options[name.strip()] = _value(game, name.strip(), value.strip())
    return options


def _value(game: Game[Any], name: str, text: str) -> Any:
    option = game.options.all.get(name)
    if option is not None and isinstance(option.default, list) and not text.startswith("["):
        return [item.strip() for item in text.split(",") if item.strip()]
    try:
        return json.loads(text)
    except ValueError:
        return text
