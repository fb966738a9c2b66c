"""Variants as files: a game with other numbers than its rulebook, in TOML (docs/variants.md)."""

import tomllib
from os import PathLike
from pathlib import Path
from typing import Any, Final, NamedTuple

from tablee.core.errors import VariantError
from tablee.core.plain import shown
from tablee.games import find

KEYS: Final = ("game", "name", "options")


class Variant(NamedTuple):
    """The contents of a file: a game, a name (may be ""), and its checked options.

    >>> tablee.Variant(game.name, "Mine", {}).name
    'Mine'
    """

    game: str
    name: str
    options: dict[str, Any]


def read_variant(path: str | PathLike[str]) -> Variant:
    """Return the variant in a TOML file: `game = "..."`, if you like `name = "..."`, and a table `[options]`.

    >>> from pathlib import Path
    >>> from tempfile import mkdtemp
    >>> file = Path(mkdtemp()) / "mine.toml"
    >>> _ = file.write_text(f'game = "{game.name}"\\nname = "Mine"\\n')
    >>> tablee.read_variant(file)
    Variant(game='...', name='Mine', options={})

    Raises `VariantError` `variant.file` (file, reason) for what is no such file, `variant.key` (file, key, known)
    for a wrong key, `UnknownGameError`, and `OptionError` for a wrong option.
    """
    file = str(path)
    try:
        found = tomllib.loads(Path(path).read_text(encoding="utf-8"))
    except OSError as error:
        raise VariantError("variant.file", {"file": file, "reason": error.strerror or ""}) from None
    except (ValueError, RecursionError) as error:
        raise VariantError("variant.file", {"file": file, "reason": str(error)}) from None
    kinds = {"game": str, "name": str, "options": dict}
    wrong = [key for key in found if not isinstance(found[key], kinds.get(key, ()))]
    if wrong or "game" not in found:
        key = shown(wrong[0]) if wrong else "game"
        raise VariantError("variant.key", {"file": file, "key": key, "known": list(KEYS)})
    given = found.get("options", {})
    game = find(found["game"])
    filled = game.options.read(given)
    return Variant(game.name, found.get("name", ""), {name: filled[name] for name in filled if name in given})
