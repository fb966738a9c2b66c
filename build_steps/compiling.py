"""Turns the rules into C with mypyc, and decides what happens if that, or the C compiler, fails.

An ordinary installation then continues with uncompiled rules, as on a machine without a C compiler. Developers and
publishers must notice: an editable install, `build_ext` by itself, and every build with `TABLEE_COMPILED=1` fail.
"""

import os
import sys
import traceback
from collections.abc import Callable
from typing import Any

from build_steps import rules

FOLLOW = ("--follow-imports", "skip")
"""mypy checks only the rules, not their imports.

A build front end installs the requirements of compiling, but not those of the layers above. The C code is the same.
"""

CALLS_WITHIN = "-fvisibility=hidden"
"""Hides symbols, because no program replaces a function of a rules library.

Otherwise each call within a library goes through a table, and the compiler does not inline small functions.
"""

SHORT_LOOPS = "-fpeel-loops"
"""Unrolls loops with a small known count, such as one over three piles.

With this flag `-O2` is as fast as `-O3` within 3 %, and compiling takes a sixth less time.
"""


def extensions() -> list[Any]:
    """Return the extensions for the C compiler. Raise `SystemExit` after mypy has printed its errors."""
    from mypyc.build import mypycify

    from build_steps import docstrings

    groups = rules.groups().items()
    libraries: Any = [([str(path) for path in paths], f"tablee_{folder}") for folder, paths in groups]
    settings = ["--config-file", "pyproject.toml", *FOLLOW, "--cache-dir", str(rules.BUILD / "mypyc")]
    made = mypycify([*settings, *map(str, rules.rules())], opt_level="2", debug_level="0", separate=libraries)
    if os.name != "nt":
        for extension in made:
            extension.extra_compile_args = [*extension.extra_compile_args, CALLS_WITHIN, SHORT_LOOPS]
    return docstrings.keep(made)


def is_required() -> bool:
    """True if this build must fail when its rules stay uncompiled."""
    return bool(os.environ.get(rules.REQUIRED))


def may_fail() -> bool:
    """True if this build continues when compiling fails, as when pip installs a package."""
    return "bdist_wheel" in sys.argv and not is_required()


def succeeds(step: Callable[[], object]) -> bool:
    """Run a step of compiling and return if it succeeded; a failure is printed if it may happen, raised if not."""
    try:
        step()
    except (Exception, SystemExit) as problem:
        if not may_fail():
            raise
        if not isinstance(problem, SystemExit):
            traceback.print_exc()
        say(f"compiling failed, as the lines above say. {rules.REQUIRED}=1 makes this an error.")
        return False
    return True


def say(reason: str) -> None:
    """Print why the rules stay uncompiled."""
    print(f"Tablée's rules stay uncompiled: {reason}\nThey do the same, only slower.", file=sys.stderr)
