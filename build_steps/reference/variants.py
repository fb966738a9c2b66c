"""The numbers of variants: every parameter of every game, from the rules' declarations."""

from collections.abc import Iterator
from typing import Final

from build_steps.reference.tables import table
from tablee import games
from tablee.words import label

HEAD: Final = """# Numbers of variants

Every number of the rulebooks that a variant may change, for people who design games. Write it below `[options]` in a
file of a [variant](../variants.md), or give it as an option. `make protocol` writes this page from the rules: change
nothing here."""


def reference() -> str:
    """Return the whole of `docs/reference/variants.md`."""
    parts = [HEAD]
    for name, game in sorted(games.installed().items()):
        if game.options.parameters:
            parts += [f"## {name}", table(("name", "rulebook", "least", "most", "what it is"), _rows(name))]
    return "\n\n".join(parts) + "\n"


def _rows(game: str) -> Iterator[tuple[str, ...]]:
    for name, parameter in games.find(game).options.parameters.items():
        rulebook = "depends" if parameter.default is None else str(parameter.default)
        title = label("en", game, "option", name) or ""
        yield f"`{name}`", rulebook, str(parameter.low), str(parameter.high), title
