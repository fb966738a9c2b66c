"""Checks before any test that compiled rules are those of the sources: outdated ones would make every result false."""

import contextlib
import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from build_steps import rules
from tablee import games
from tests.marks import mark
from tests.processes import let_programs_be_ended

pytest_plugins = [
    "tests.postgres",
    "tests.databases",
    "tests.restored",
    "tests.processor",
    "tests.limits",
    "tests.patience",
]

# Tests start Python hundreds of times. Without bytecode files, each start compiles every file again, and each worker
# rewrites every `assert`. The Makefile removes this variable too.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

let_programs_be_ended()

MEMORY = Path("/dev/shm")
"""Folders here are in memory: work that waits for the disk, as every commit of a database does, waits for nothing."""
ROOM_BYTES = 4 << 30


def pytest_configure(config: pytest.Config) -> None:
    """Stop if compiled modules beside the sources were not made from them."""
    with contextlib.chdir(config.rootpath):
        if rules.compiled() and not rules.is_current():
            pytest.exit(
                "The compiled rules are not those of the sources: run `make setup` first.", returncode=3
            )
    if in_memory():
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))


def in_memory() -> bool:
    """True if temporary folders can be in memory: there is space, and programs can be run from there."""
    try:
        kept = os.statvfs(MEMORY)
    except (OSError, AttributeError):
        return False
    runs = not kept.f_flag & getattr(os, "ST_NOEXEC", 0)
    return runs and os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ROOM_BYTES


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark every test by its needs, before some are left out by their marks."""
    for item in items:
        mark(item)


TOY_INSTALLED = Path(__file__).parent / "toy_installed"
"""A folder that makes the tests' toy game an installed one when it is on the path."""


@pytest.fixture
def toy_installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Have the registry find the toy game, like the game of any other package."""
    monkeypatch.syspath_prepend(str(TOY_INSTALLED))
    games.installed.cache_clear()
    yield
    monkeypatch.undo()
    games.installed.cache_clear()
