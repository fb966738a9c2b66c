"""Each pair of features in tests/docs/security.md names the test that covers it."""

import re

import pytest

from tests.house.tree import ROOT

SECURITY = (ROOT / "tests/docs/security.md").read_text(encoding="utf-8")
PAIRS = [
    line.split(" | ")
    for line in SECURITY.partition("## Features that were tried together")[2].splitlines()
    if line.startswith("| ") and not line.startswith("| pair")
]


@pytest.mark.parametrize("row", PAIRS, ids=lambda row: row[0].removeprefix("| "))
def test_the_test_of_every_pair_is_there(row: list[str]) -> None:
    assert len(row) == 3
    named = re.findall(r"`(tests/[\w/]+\.py)::(test_\w+)`", row[2])
    assert named
    for file, name in named:
        assert re.search(rf"^(async )?def {name}\(", (ROOT / file).read_text(encoding="utf-8"), re.MULTILINE)


def test_there_are_pairs_at_all() -> None:
    assert len(PAIRS) > 50
