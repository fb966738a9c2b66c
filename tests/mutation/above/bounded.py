"""A plugin of pytest that bounds the memory of a trial: a fault may fill a list for ever."""

import resource
from typing import Final

MOST_BYTES: Final = 4 << 30
"""For each process of a trial."""


def pytest_configure() -> None:
    """Bound this process and all that it starts."""
    _, hard = resource.getrlimit(resource.RLIMIT_DATA)
    most = MOST_BYTES if hard == resource.RLIM_INFINITY else min(MOST_BYTES, hard)
    resource.setrlimit(resource.RLIMIT_DATA, (most, hard))
