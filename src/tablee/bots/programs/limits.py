"""The limits of a program by default. A module of its own without imports, because the command line shows them."""

from typing import Final

MS: Final = 1000
"""The thinking time for a move, in milliseconds."""

MEMORY: Final = 2 << 30
"""The address space of one process, in bytes."""

PROCESSES: Final = 2
"""The most processes of one program at a time."""
