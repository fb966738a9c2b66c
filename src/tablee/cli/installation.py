"""Facts about this installation, and checks of its optional parts."""

import hashlib
import json
import re
import sys
from importlib.metadata import requires, version
from importlib.util import find_spec
from pathlib import Path
from typing import Final, NamedTuple

import tablee
from tablee.api.extras import missing_of_extra
from tablee.cli.console import UsageError

PACKAGE: Final = Path(tablee.__file__).parent
PAGES: Final = PACKAGE / "server" / "pages"
COMPILED: Final = PACKAGE / "compiled.json"
"""SHA-256 of the source of each compiled module; written by the build."""


class Compilation(NamedTuple):
    """The number of modules of the rules, and the names of those that are compiled, interpreted and out of date."""

    modules: int
    compiled: list[str]
    interpreted: list[str]
    stale: list[str]


def compilation() -> Compilation:
    """Return which modules of the rules run compiled, as Python's own import would find them."""
    sources = sorted(path for floor in ("core", "games") for path in (PACKAGE / floor).rglob("*.py"))
    made_from = json.loads(COMPILED.read_text()) if COMPILED.is_file() else {}
    compiled, interpreted, stale = [], [], []
    for path in sources:
        relative = path.relative_to(PACKAGE.parent)
        name = ".".join(relative.with_suffix("").parts).removesuffix(".__init__")
        spec = find_spec(name)
        if spec is None or spec.origin is None or spec.origin.endswith(".py"):
            interpreted.append(name)
            continue
        compiled.append(name)
        if made_from.get(relative.as_posix()) != hashlib.sha256(path.read_bytes()).hexdigest():
            stale.append(name)
    return Compilation(len(sources), compiled, interpreted, stale)


def required_packages() -> tuple[str, list[str]]:
    """Return our version, and the names of the packages that we need on this system, without the optional ones."""
    names = []
    for requirement in requires("tablee") or []:
        marker = requirement.partition(";")[2]
        if "extra ==" in marker or ("sys_platform != 'win32'" in marker and sys.platform == "win32"):
            continue
        name = re.match(r"[\w.-]+", requirement)
        assert name is not None
        names.append(name[0])
    return version("tablee"), names


def is_in_a_copy() -> bool:
    """True if the program runs from a copy of the repository, which has a Makefile."""
    return PACKAGE.parent.name == "src" and (PACKAGE.parents[1] / "Makefile").is_file()


def pages_size() -> int:
    """Return the size of the built pages in bytes; 0 if they are not there."""
    if not (PAGES / "index.html").is_file():
        return 0
    return sum(path.stat().st_size for path in PAGES.rglob("*") if path.is_file())


def require_extra(extra: str) -> None:
    """Raise `UsageError` `use.extra` unless all packages of the extra `tablee[extra]` are installed.

    Its parameters are `extra`, `packages` (the missing ones) and `python`, the interpreter to install them for.
    """
    if missing := missing_of_extra(extra):
        packages = " ".join(missing)
        raise UsageError("use.extra", {"extra": extra, "packages": packages, "python": sys.executable})
