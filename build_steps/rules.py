"""Compiles the rules (`core` and `games`) with mypyc, if a C compiler is available.

The same files run uncompiled everywhere else, with the same results. `src/tablee/compiled.json` records the contents
of the compiled sources, because modification times mean nothing after a checkout.
"""

import hashlib
import json
import os
import shlex
import shutil
import sysconfig
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path

SOURCES = Path("src")
RECORD = SOURCES / "tablee" / "compiled.json"
FLOORS = (SOURCES / "tablee" / "core", SOURCES / "tablee" / "games")
BUILD = Path("build")
"""The folder for everything made on the way, metadata included.

Below `src`, old metadata would be found before that of the installation, with an outdated list of games.
"""
EDITABLE = BUILD / "editable"
"""The folder where an editable install compiles, before it moves the libraries beside their sources."""
UNCOMPILED = "TABLEE_PURE"
"""The environment variable that leaves the rules uncompiled."""
REQUIRED = "TABLEE_COMPILED"
"""The environment variable that makes a build fail if its rules stay uncompiled."""


def rules() -> list[Path]:
    """Return every module to compile, in a stable order."""
    return sorted(path for floor in FLOORS for path in floor.rglob("*.py"))


def groups() -> dict[str, list[Path]]:
    """Return the modules by library, because calls within one are fast: `core`, `games` itself, each game.

    Packages inside a game belong to its library.
    """
    core, games = FLOORS
    found: dict[str, list[Path]] = {}
    for path in rules():
        inside = path.relative_to(games).parent.parts if path.is_relative_to(games) else ()
        name = inside[0] if inside else (games if path.is_relative_to(games) else core).name
        found.setdefault(name, []).append(path)
    return found


def digests(paths: Iterable[Path]) -> dict[str, str]:
    """Return the SHA-256 of each file's content by its path below `src`, with forward slashes."""
    return {
        path.relative_to(SOURCES).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest() for path in paths
    }


def compiler() -> str:
    """Return the command of the C compiler, without its arguments."""
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]


def why_not() -> str | None:
    """Return why the rules cannot be compiled here; None if they can."""
    if os.environ.get(UNCOMPILED):
        return f"{UNCOMPILED} is set"
    if find_spec("mypyc") is None:
        return "mypyc is not installed"
    if os.name != "nt" and shutil.which(compiler()) is None:
        return f"no C compiler ({compiler()})"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "no Python headers (Python.h)"
    return None


def compiled() -> list[Path]:
    """Return every compiled module beside the sources."""
    return sorted(path for pattern in ("*.so", "*.pyd") for path in SOURCES.rglob(pattern))


def outputs() -> list[Path]:
    """Return the outputs of compiling with this Python, beside the sources: a module for each source, and the
    libraries.
    """
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    libraries = [SOURCES / f"tablee_{folder}__mypyc{suffix}" for folder in groups()]
    return [*(path.with_suffix(suffix) for path in rules()), *libraries]


def is_current() -> bool:
    """True if the compiled modules beside the sources were made from exactly these sources by this Python."""
    made = RECORD.is_file() and {*outputs()} <= {*compiled()}
    return made and json.loads(RECORD.read_text()) == digests(rules())


def remove_compiled(keep: Iterable[Path] = ()) -> None:
    """Remove compiled modules beside the sources, so that none is left over from other sources."""
    RECORD.unlink(missing_ok=True)
    for path in set(compiled()) - set(keep):
        path.unlink()


def take_compiled() -> None:
    """Move the compiled modules from `EDITABLE` beside the sources, in place of those there.

    No program may be running that could still import a module.
    """
    remove_compiled()
    for path in [*outputs(), RECORD]:
        shutil.copy2(EDITABLE / path.relative_to(SOURCES), path)
