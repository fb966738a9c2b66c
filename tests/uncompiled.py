"""A copy of the checkout, usually with uncompiled rules: coverage and mutants work on Python, not on C.

The checkout itself stays unchanged. Parts that are only read or run (environment, node modules) are linked, not
copied.
"""

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[1]
LINKED = (".venv", "web/node_modules", "build_steps/dictionaries/node_modules")
LEFT = (
    ".git",
    ".venv",
    "node_modules",
    ".svelte-check",
    "__pycache__",
    ".*_cache",
    ".hypothesis",
)
COMPILED = ("*.so", "*.pyd", "compiled.json")


@contextmanager
def checkout(compiled: bool = False) -> Iterator[Path]:
    """Yield the folder of a temporary copy; programs in it need the variables of its `environment`.

    `compiled`: the compiled rules are copied too.
    """
    with tempfile.TemporaryDirectory(prefix="tablee-uncompiled-") as made:
        folder = Path(made).resolve() / "checkout"
        left = shutil.ignore_patterns(*LEFT, *(() if compiled else COMPILED))
        built = {str(ROOT): {"build", "dist"}}
        shutil.copytree(ROOT, folder, ignore=lambda at, names: left(at, names) | built.get(at, set()))
        for link in LINKED:
            if (ROOT / link).exists():
                (folder / link).symlink_to(ROOT / link)
        yield folder


def environment(folder: Path) -> dict[str, str]:
    """Return variables with which Python finds the copy's package before the installed one, and compiles each file
    once.
    """
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {**kept, "PYTHONPATH": os.pathsep.join([str(folder / "src"), str(folder)])}
