"""A plugin of pytest that limits the memory of a trial: a fault may fill a list forever."""

import resource
from typing import Final

MOST_BYTES: Final = 4 << 30
"""The limit for each process of a trial."""


def pytest_configure() -> None:
    """Limit this process and all its children."""
    _, hard = resource.getrlimit(resource.RLIMIT_DATA)
    most = MOST_BYTES if hard == resource.RLIM_INFINITY else min(MOST_BYTES, hard)
    resource.setrlimit(resource.RLIMIT_DATA, (most, hard))
