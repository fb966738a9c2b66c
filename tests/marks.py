"""What a test needs, so that `make quick`, `make test` and `make soak` find theirs (docs/testing.md)."""

from typing import Any

import pytest


def always_and_soak(always: Any, *soak: Any) -> list[Any]:
    """Values of a parameter of which `make test` takes the first, and `make soak` the others."""
    return [always, *(pytest.param(*_several(value), marks=pytest.mark.soak) for value in soak)]


def _several(value: Any) -> tuple[Any, ...]:
    return value if isinstance(value, tuple) else (value,)


def mark(item: pytest.Item) -> None:
    """Mark this test by its folder and by the fixtures it asks for."""
    folder = item.path.relative_to(item.config.rootpath / "tests").parts[0]
    if folder == "e2e":
        item.add_marker("browser")
    if folder in ("e2e", "server"):
        item.add_marker("server")
    parameters = getattr(getattr(item, "callspec", None), "params", {})
    if "cluster" in getattr(item, "fixturenames", ()) or "postgresql" in map(str, parameters.values()):
        item.add_marker("postgres")
