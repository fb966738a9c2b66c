"""What a test needs, so that `make quick`, `make test` and `make soak` find theirs (docs/testing.md)."""

import os
from typing import Any, Final

import pytest
from hypothesis import HealthCheck, settings

SOAK: Final = bool(os.environ.get("TABLEE_SOAK"))
"""Whether this is the long run, in which Hypothesis looks much wider."""
WIDER: Final = 20
LIMITS_S: Final = {"soak": 3600, "slow": 1800}
"""Seconds that a test of these marks may take (tests/limits.py), unless a mark `timeout` of its own says otherwise."""

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
    names = {mark.name for mark in item.iter_markers()} | _soaks(item)
    if "timeout" not in names and (limits := LIMITS_S.keys() & names):
        item.add_marker(pytest.mark.timeout(max(LIMITS_S[name] for name in limits)))
    parameters = getattr(getattr(item, "callspec", None), "params", {})
    if "cluster" in getattr(item, "fixturenames", ()) or "postgresql" in map(str, parameters.values()):
        item.add_marker("postgres")


def _soaks(item: pytest.Item) -> set[str]:
    """In the long run a property takes as long as what is in that run alone."""
    return {"soak"} if SOAK and item.get_closest_marker("hypothesis") else set()
