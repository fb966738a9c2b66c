"""What a test needs, so that `make quick`, `make test` and `make soak` find theirs (docs/testing.md)."""

import os
from typing import Any, Final

import pytest
from hypothesis import HealthCheck, settings

SOAK: Final = bool(os.environ.get("TABLEE_SOAK"))
"""Whether this is the long run, in which Hypothesis looks much wider."""
WIDER: Final = 20
LONG_S: Final = 3600
"""What a test may take that is not in every run; `LIMIT_S` holds for the others."""

# How fast the machine is must not decide about a test.
settings.register_profile("quick", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("soak", settings.get_profile("quick"), max_examples=100 * WIDER)
settings.load_profile("soak" if SOAK else "quick")


def examples(most: int) -> int:
    """How many examples Hypothesis tries: `most`, and in the long run so many times more."""
    return most * WIDER if SOAK else most


def always_and_soak(always: Any, *soak: Any) -> list[Any]:
    """Values of a parameter of which `make test` takes the first, and `make soak` the others."""
    return [always, *(pytest.param(*_several(value), marks=pytest.mark.soak) for value in soak)]


def _several(value: Any) -> tuple[Any, ...]:
    return value if isinstance(value, tuple) else (value,)


def mark(item: pytest.Item) -> None:
    """Mark this test by its folder and by the fixtures it asks for."""
    folder = item.nodeid.split("/", 2)[1]
    if folder == "e2e":
        item.add_marker("browser")
    if folder in ("e2e", "server"):
        item.add_marker("server")
    names = {mark.name for mark in item.iter_markers()}
    if "timeout" not in names and ("soak" in names or (SOAK and "hypothesis" in names)):
        item.add_marker(pytest.mark.timeout(LONG_S))
    parameters = getattr(getattr(item, "callspec", None), "params", {})
    if "cluster" in getattr(item, "fixturenames", ()) or "postgresql" in map(str, parameters.values()):
        item.add_marker("postgres")
