"""The games for the tests of the Python API."""

from typing import Any

import pytest

import tablee
from tests.api.returned import ALL_RULES, by


@pytest.fixture(params=ALL_RULES)
def game(request: pytest.FixtureRequest) -> tablee.Game[Any]:
    """Return every installed game, with each version of its rules."""
    return by(request.param)
