"""The pages are built with the current messages."""

from pathlib import Path

from build_steps.protocol import protocol

ROOT = Path(__file__).parents[2]


def test_the_pages_have_the_types_of_today() -> None:
    written = (ROOT / "web/src/wire/protocol.ts").read_text(encoding="utf-8")
    assert written == protocol(), "run `make protocol`"
