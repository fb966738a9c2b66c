"""The page of the verbs that a game implements or may override, from the docstrings of `tablee.core.game.Game`.

It reads the source, because compiled classes keep no docstrings of their functions.
"""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from build_steps.reference.tables import NOTE, table

SOURCE: Final = Path(__file__).parents[2] / "src" / "tablee" / "core" / "game.py"
INTRODUCTION: Final = f"""# Verbs of a game

Every verb of the class `Game` (`src/tablee/core/game.py`), for people who write a game. Look up the arguments and the
answer of a verb, and the errors that it raises. [Adding a game](../add-a-game.md) says what all verbs must keep to.
{NOTE}"""


def reference() -> str:
    """Return the whole of `docs/reference/game-verbs.md`."""
    verbs = list(_verbs())
    required = [verb for verb in verbs if _is_abstract(verb)]
    last = verbs.index(required[-1])
    derived = next(place for place, verb in enumerate(verbs) if verb.name == "new")
    parts = (
        ("Verbs that each game implements", required),
        ("Verbs with a default, which a game may override", verbs[last + 1 : derived]),
        ("Verbs that follow for every game", verbs[derived:]),
    )
    chapters = (
        f"\n## {title}\n\n{table(('verb', 'what it does'), map(_row, some))}" for title, some in parts
    )
    return INTRODUCTION + "".join(chapters)


def _verbs() -> Iterator[ast.FunctionDef]:
    """Yield the public methods in the order of the source."""
    module = ast.parse(SOURCE.read_text(encoding="utf-8"))
    game = next(node for node in module.body if isinstance(node, ast.ClassDef) and node.name == "Game")
    for node in game.body:
        if isinstance(node, ast.FunctionDef) and not node.name.startswith("_"):
            yield node


def _is_abstract(verb: ast.FunctionDef) -> bool:
    return any(ast.unparse(one) == "abstractmethod" for one in verb.decorator_list)


def _row(verb: ast.FunctionDef) -> tuple[str, str]:
    names = ", ".join(one.arg for one in verb.args.args if one.arg != "self")
    return f"`{verb.name}({names})`", " ".join((ast.get_docstring(verb) or "").split())
