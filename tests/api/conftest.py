"""The games that the tests of the front door go through."""

from typing import Any

import pytest

import tablee
from tests.api.returned import ALL_RULES, by


@pytest.fixture(params=ALL_RULES)
def game(request: pytest.FixtureRequest) -> tablee.Game[Any]:
    """Every game that is installed, by each version of its rules."""
    return by(request.param)
