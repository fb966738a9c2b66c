"""The needs of a test, so that `make quick`, `make test` and `make soak` find their tests (docs/testing.md)."""

import os
from typing import Any, Final

import pytest
from hypothesis import HealthCheck, settings

SOAK: Final = bool(os.environ.get("TABLEE_SOAK"))
"""True in the long run, in which Hypothesis tries many more examples."""
WIDER: Final = 20
LIMITS_S: Final = {"soak": 3600, "slow": 1800}
"""Seconds that a test with these marks may take (tests/limits.py), unless it has a mark `timeout` of its own."""

# The speed of the machine must not decide about a test.
settings.register_profile("quick", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("soak", settings.get_profile("quick"), max_examples=100 * WIDER)
settings.load_profile("soak" if SOAK else "quick")


def examples(most: int) -> int:
    """Return how many examples Hypothesis tries: `most`, and many times more in the long run."""
    return most * WIDER if SOAK else most


def always_and_soak(always: Any, *soak: Any) -> list[Any]:
    """Return values of a parameter: `make test` uses the first, and `make soak` the others."""
    return [always, *(pytest.param(*_several(value), marks=pytest.mark.soak) for value in soak)]


def _several(value: Any) -> tuple[Any, ...]:
    return value if isinstance(value, tuple) else (value,)


def mark(item: pytest.Item) -> None:
    """Mark this test by its folder and by its fixtures."""
    folder = item.nodeid.split("/", 2)[1]
    if folder == "e2e":
        item.add_marker("browser")
    if folder in ("e2e", "server"):
        item.add_marker("server")
    names = {mark.name for mark in item.iter_markers()} | _soaks(item)
    if "timeout" not in names and (limits := LIMITS_S.keys() & names):
        item.add_marker(pytest.mark.timeout(max(LIMITS_S[name] for name in limits)))
    parameters = getattr(getattr(item, "callspec", None), "params", {})
    if "cluster" in getattr(item, "fixturenames", ()) or "postgresql" in map(str, parameters.values()):
        item.add_marker("postgres")


def _soaks(item: pytest.Item) -> set[str]:
    """Return the mark `soak` for a property test in the long run, where it takes as long as such tests."""
    return {"soak"} if SOAK and item.get_closest_marker("hypothesis") else set()
