"""The limits in docs/operations-reference.md are those of the server."""

import re

from tablee.server.access.rate_limits import RATES
from tablee.server.settings import Settings
from tests.house.tree import ROOT

PAGE = (ROOT / "docs" / "operations-reference.md").read_text(encoding="utf-8")
UNITS = {"a minute": 60, "an hour": 3600, "a day": 24 * 3600, "s": 1, "minutes": 60}


def rows(heading: str) -> list[list[str]]:
    """The cells of each row of the table below a heading, without the head of the table."""
    (section,) = re.findall(rf"^### {heading}\n(.*?)^##", PAGE, re.MULTILINE | re.DOTALL)
    lines = re.findall(r"^\| (`.*) \|$", section, re.MULTILINE)
    return [line.split(" | ") for line in lines]


def test_every_rate_is_listed_with_its_number() -> None:
    listed = {}
    for name, _, _, limit in rows("Rates"):
        times, _, span = limit.replace(" in ", " ").partition(" ")
        _, number, unit = ("", "1", span) if span in UNITS else ("", *span.split())
        listed[name.strip("`")] = (int(times), int(number) * UNITS[unit])
    assert listed == RATES


def test_settings_are_listed_with_their_defaults() -> None:
    settings = Settings(database="")
    for names, _, defaults in rows("Settings"):
        listed = dict(zip(re.findall(r"`(\w+)`", names), map(float, defaults.split(", ")), strict=True))
        assert listed == {name: float(getattr(settings, name)) for name in listed}
