"""Keeps the rules of a game before they change: `python -m build_steps.freeze GAME` (`make freeze GAME=...`).

Its modules are copied to a package `rules_N` inside its folder, where N is the current version, and import each other
there. Matches and records of that version continue with them (docs/rules-versions.md). Modules that read files
beside them are shared and not copied: these files hold words and data, not rules.
"""

import re
import sys
from pathlib import Path

from build_steps.changed_rule import GAMES, folders
from tablee.games import find

LEFT = """
Kept as {package}. Now:
- add `older={{{version}: "{package}"}}` (beside earlier ones) to what {folder}'s `game.py` tells `Game.__init__`,
  and one line for `{own}` to the map in its `__init__.py`
- set `rules` there to {next}, and change the rule
"""


def freeze(source: Path, old: str, target: Path, new: str) -> list[Path]:
    """Copy the modules of package `old` in the folder `source` to `target` as package `new`; return the copies.

    Packages `rules_N` inside, which were kept before, stay where they are.
    """
    files = [path for path in sorted(source.rglob("*.py")) if not _is_kept(path.relative_to(source))]
    shared = {_dotted(path.relative_to(source)) for path in files if "__file__" in path.read_text()}
    elsewhere = "".join(rf"(?!\.{re.escape(name)}\b)" for name in sorted(shared))
    own = re.compile(rf"(?<![\w.]){re.escape(old)}\b{elsewhere}(?!\.rules_\d)")
    copies: list[Path] = []
    for path in files:
        inside = path.relative_to(source)
        if _dotted(inside) in shared:
            continue
        text = own.sub(new, path.read_text())
        if path.name == "__init__.py":
            text = "".join(line for line in text.splitlines(True) if line.partition(":")[0] not in shared)
        copy = target / inside
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(text)
        copies.append(copy)
    return copies


def _is_kept(inside: Path) -> bool:
    return re.fullmatch(r"rules_\d+", inside.parts[0]) is not None


def _dotted(inside: Path) -> str:
    return ".".join(inside.with_suffix("").parts)


def main(arguments: list[str]) -> int:
    """Freeze the game on the command line; return the exit code."""
    known = folders()
    if len(arguments) != 1 or arguments[0] not in known:
        print(f"Name a game: make freeze GAME=...; there are {', '.join(sorted(set(known.values())))}")
        return 2
    folder = known[arguments[0]]
    version = find(folder.replace("_", "-")).rules
    own = f"rules_{version}"
    old = f"tablee.games.{folder}"
    freeze(GAMES / folder, old, GAMES / folder / own, f"{old}.{own}")
    print(LEFT.format(package=f"{old}.{own}", version=version, folder=folder, own=own, next=version + 1))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
