"""The exit statuses of a worker that was not killed; the supervisor acts on them."""

from typing import Final

RENEW: Final = 75
"""All requests are answered, but this process holds so much memory that too little is left for the next one."""

NOBODY_READS: Final = 74
"""The reader of the answers has gone."""
