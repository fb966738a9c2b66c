"""Before any test: compiled rules that are no longer those of the sources would make every result a lie."""

import contextlib

import pytest

from build_steps import rules

pytest_plugins = ["tests.postgres"]


def pytest_configure(config: pytest.Config) -> None:
    """Stop when compiled modules lie beside sources that they were not made from."""
    with contextlib.chdir(config.rootpath):
        if rules.compiled() and not rules.is_current():
            pytest.exit(
                "The compiled rules are not those of the sources: run `make setup` first.", returncode=3
            )
