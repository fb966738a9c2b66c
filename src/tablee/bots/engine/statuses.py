"""With what exit status a worker ends that nothing ended, for the supervisor to go on from."""

from typing import Final

RENEW: Final = 75
"""All was answered, but what I hold on to leaves too little memory for the next request."""

NOBODY_READS: Final = 74
"""The answers are wanted no more."""
