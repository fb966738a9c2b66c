"""`--option name=value` and `--variant FILE` as a match's options."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tablee.api.variants import Variant, read_variant
from tablee.cli.console import Console, UsageError
from tablee.core.errors import VariantError
from tablee.core.game import Game
from tablee.core.options import OptionValues
from tablee.words import label


def options_from(game: Game[Any], given: Sequence[str], variant: Path | None = None) -> dict[str, Any]:
    """Return the options of the file `variant` and those in `["scoring=heads", ...]`, which are unchecked.

    Values are JSON, or else text; a list may be written with commas. Raises `UsageError`: `use.option` (given) for a
    text without `=`, `use.repeated` (name) for an option that is given more than once; `VariantError`
    `variant.game` (game, other) for a file of another game, and as `read_variant` does.
    """
    options: dict[str, Any] = {}
    for text in given:
        name, value = parted(text)
        if name in options:
            raise UsageError("use.repeated", {"name": name})
        options[name] = option_value(game, name, value)
    return options if variant is None else {**variant_of(game, variant).options, **options}


def variant_of(game: Game[Any], file: Path) -> Variant:
    """Return the variant in a file. Raise `VariantError` `variant.game` (game, other), and as `read_variant` does."""
    found = read_variant(file)
    if found.game != game.name:
        raise VariantError("variant.game", {"game": game.name, "other": found.game})
    return found


def parted(text: str) -> tuple[str, str]:
    """Return the name and the value in `name=value`. Raise `UsageError` `use.option` (given)."""
    name, equals, value = text.partition("=")
    if not equals:
        raise UsageError("use.option", {"given": text})
    return name.strip(), value.strip()


def option_value(game: Game[Any], name: str, text: str) -> Any:
    """Return the value that `text` stands for, unchecked."""
    option = game.options.named(name)
    if option is not None and isinstance(option.default, list) and not text.startswith("["):
        return [item.strip() for item in text.split(",") if item.strip()]
    try:
        return json.loads(text)
    except ValueError:
        return text


def say_variant(console: Console, game: Game[Any], options: OptionValues) -> None:
    """Say which numbers differ from the rulebook, and that bots are not tuned to them; nothing if none does."""
    changed = [
        f"{label(console.language, game.name, 'option', name) or name}: {value}"
        for name, value in game.options.changed(options).items()
    ]
    if changed:
        console.say("variant", style="yellow", numbers=changed)
