"""The pages are built with the current messages, and the reference of the HTTP API leads to each of them."""

import re
from pathlib import Path

from build_steps.protocol import protocol
from build_steps.reference.http_api import reference

ROOT = Path(__file__).parents[2]


def test_the_pages_have_the_types_of_today() -> None:
    written = (ROOT / "web/src/wire/protocol.ts").read_text(encoding="utf-8")
    assert written == protocol(), "run `make protocol`"


def test_each_heading_of_the_reference_is_a_place_of_its_own_to_link_to() -> None:
    headings = [line for line in reference().splitlines() if line.startswith("#")]
    assert sorted(set(headings)) == sorted(headings)


def test_every_link_within_the_reference_leads_to_a_heading() -> None:
    places = {line.lstrip("# ").lower() for line in reference().splitlines() if line.startswith("### ")}
    assert set(re.findall(r"\(#([^)]+)\)", reference())) - places == set()
