"""Before any test: compiled rules that are no longer those of the sources would make every result a lie."""

import contextlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from build_steps import rules
from tablee import games

pytest_plugins = ["tests.postgres"]


def pytest_configure(config: pytest.Config) -> None:
    """Stop when compiled modules lie beside sources that they were not made from."""
    with contextlib.chdir(config.rootpath):
        if rules.compiled() and not rules.is_current():
            pytest.exit(
                "The compiled rules are not those of the sources: run `make setup` first.", returncode=3
            )


TOY_INSTALLED = Path(__file__).parent / "toy_installed"
"""On the path, this folder makes the toy game of the tests an installed one."""


@pytest.fixture
def toy_installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Has the registry find the toy game, as it finds the game of any other package."""
    monkeypatch.syspath_prepend(str(TOY_INSTALLED))
    games.installed.cache_clear()
    yield
    monkeypatch.undo()
    games.installed.cache_clear()
