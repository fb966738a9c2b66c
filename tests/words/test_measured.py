"""Our own sentences are as short, and as free of invisible characters, as those from outside must be."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser

from tablee.words.measured import LONGEST, Measured, hidden_in

FILES = sorted(path for folder in ("src/tablee", "web/src") for path in Path(folder).rglob("*.ftl"))


@pytest.mark.parametrize("path", FILES, ids=str)
def test_our_own_files_would_be_taken(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert Measured(FluentParser().parse(text).body).too_long() is None
    assert hidden_in(text) is None


def test_the_longest_of_several_forms_counts_with_what_they_say_within() -> None:
    def measured(inner: int) -> str | None:
        text = f"a = {{ $n ->\n    [one] {'x' * inner}\n   *[other] x\n}} {{ $name }}\nb = {{ a }}{{ a }}\n"
        return Measured(FluentParser().parse(text).body).too_long()

    assert measured(LONGEST // 2 - 100) is None
    assert measured(LONGEST // 2 + 100) == "b"
