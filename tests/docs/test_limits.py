"""The limits in docs/operations-reference.md are those of the server."""

import re
from pathlib import Path

from tablee.server.access.rate_limits import RATES

LIMITS = Path("docs/operations-reference.md").read_text()
UNITS = {"a minute": 60, "an hour": 3600, "a day": 24 * 3600, "s": 1, "minutes": 60}


def test_every_rate_limit_is_told_with_its_number() -> None:
    told = re.findall(r"(\d+)(?: \w+)? (a minute|an hour|a day|in \d+ (?:s|minutes)) \(`(\w+)`\)", LIMITS)
    rates = {}
    for times, span, kind in told:
        _, number, unit = ("", "1", span) if span in UNITS else span.split()
        rates[kind] = (int(times), int(number) * UNITS[unit])
    assert rates == RATES
