"""Turns the rules into C with mypyc, and decides what happens when that, or the C compiler, fails.

An ordinary installation then goes on without compiled rules, as on a machine without a C compiler. Developers and
publishers have to know: an editable install, `build_ext` by itself, and every build with `TABLEE_COMPILED=1` fail.
"""

import os
import sys
import traceback
from collections.abc import Callable
from typing import Any

from build_steps import rules

FOLLOW = ("--follow-imports", "skip")
"""mypy looks at the rules and at nothing that they import: a build front end installs what compiling needs, and not
what the floors above need. The C is the same."""

CALLS_WITHIN = "-fvisibility=hidden"
"""Nobody replaces a function of a library of rules by one of another: else each call within one goes through a table,
in case somebody did, and small functions are not written out where they are called."""

SHORT_LOOPS = "-fpeel-loops"
"""What is done a known few times, as for each of three piles, is written out as often. With this `-O2` is as fast as
`-O3` within 3 %, and takes the compiler a sixth less."""


def extensions() -> list[Any]:
    """What the C compiler has to build. Raises `SystemExit` after mypy has printed what it objects to."""
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
    """Whether this build fails where its rules stay uncompiled."""
    return bool(os.environ.get(rules.REQUIRED))


def may_fail() -> bool:
    """Whether this build goes on without compiled rules after compiling failed: what pip does to install a package."""
    return "bdist_wheel" in sys.argv and not is_required()


def succeeds(step: Callable[[], object]) -> bool:
    """Whether a step of compiling succeeds; where it may fail, say so in two lines, else let the failure through."""
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
