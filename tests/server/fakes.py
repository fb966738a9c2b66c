"""What stands in for the pools of the server in tests has to count nothing."""

from tablee.bots.pool.counters import Counters


class Uncounted:
    """Bots without a pool."""

    counters = Counters()
