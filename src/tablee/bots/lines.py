"""Answering on standard output, one line each, with nobody else writing there."""

import os
import sys
from typing import BinaryIO


def own_stdout() -> BinaryIO:
    """Standard output for us alone: what a game, a bot or a library prints from now on goes to standard error."""
    sys.stdout.flush()
    ours = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return ours
