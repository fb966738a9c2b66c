"""Positions that a stranger sends: every one is read or refused, in time and without another error."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any, Final

from tablee.core.errors import TableeError
from tablee.testing.broken import require
from tablee.testing.walks import AnyGame, Json, viewers

__tracebackhide__: Final = True

ODD: Final[tuple[Any, ...]] = (None, True, -1, 10**30, 0.5, "", "?", [], {}, ["?"], [[]], "é")


def reading_trusts_nothing(game: AnyGame, position: Any, chance: Random, count: int) -> None:
    """Check that `count` positions with one thing changed are refused by a `TableeError`, or can be used."""
    for changed, what in changes(game.dump(position), chance, count):
        try:
            loaded = game.load(changed)
        except TableeError:
            continue
        except Exception as failure:
            require(
                False,
                f"Reading a position with {what} raises {failure!r}. Read each key with a method of the Reader, and "
                "raise PositionError for what play cannot reach.",
            )
        try:
            game.legal(loaded)
            game.result(loaded)
            game.dump(loaded)
            for viewer in viewers(loaded):
                game.view(loaded, viewer)
        except Exception as failure:
            require(
                False,
                f"`read` accepts a position with {what}, in which a question raises {failure!r}. Let `read` refuse "
                "what play cannot reach.",
            )


def changes(dumped: Json, chance: Random, count: int) -> Iterator[tuple[Json, str]]:
    """Yield `count` copies of a position with one thing changed, each with a description."""
    text = json.dumps(dumped)
    for _ in range(count):
        changed = json.loads(text)
        path = chance.choice(list(places(changed, ())))
        node = changed
        for step in path[:-1]:
            node = node[step]
        name = ".".join(map(str, path))
        if chance.random() < 0.3:
            del node[path[-1]]
            yield changed, f"no “{name}”"
        else:
            node[path[-1]] = value = chance.choice(ODD)
            yield changed, f"{value!r} at “{name}”"


def places(node: Any, path: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
    """Yield the path of everything inside a JSON value."""
    inside = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ()
    for key, value in inside:
        yield (*path, key)
        yield from places(value, (*path, key))
