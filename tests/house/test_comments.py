"""Docstrings and comments keep what a machine can check of docs/style.md."""

from pathlib import Path

import pytest

from tests.house.comments import Text, faults, files, python_texts, script_texts, texts
from tests.house.tree import ROOT

PLACES = ("src/tablee", "bench", "build_steps", "examples", "tests", "web/src", "web/build")

IN_GERMAN_ORDER = '''"""Names that are read."""


def told(table: str) -> bool:
    """Whether whoever waits knows. Says `somebody`."""
    # For good,
    # and no more than that.
    return bool(table)  # noqa: RET504 told
'''

IN_A_SCRIPT = """// One.
// The guest is told.
const told = 1 // anew
/** Whoever
 * comes. */
<!-- Somebody. -->
const address = 'https://somebody.example'
"""


@pytest.mark.parametrize("place", PLACES)
def test_docstrings_and_comments_are_short_and_plain(place: str) -> None:
    read = [path for path in files([ROOT / place]) if path != Path(__file__)]
    assert [fault for path in read for text in texts(path) for fault in faults(text)] == []


def test_a_docstring_without_a_verb_and_words_to_avoid_are_found(tmp_path: Path) -> None:
    path = tmp_path / "some.py"
    path.write_text(IN_GERMAN_ORDER)
    found = [fault.partition(": ")[2] for text in python_texts(path) for fault in faults(text)]
    assert found == [
        "begins with “Whether”: Whether whoever waits knows. Says `somebody`.",
        "“whoever”",
        "“For good”",
        "“no more than that”",
    ]


def test_the_comments_of_a_script_are_found_and_its_code_is_not(tmp_path: Path) -> None:
    path = tmp_path / "Some.svelte"
    path.write_text(IN_A_SCRIPT)
    found = sorted(fault.partition(": ")[2] for text in script_texts(path) for fault in faults(text))
    assert found == ["“Somebody”", "“Whoever”", "“anew”", "“told”"]


@pytest.mark.parametrize(("words", "is_long"), [(30, False), (31, True)])
def test_a_sentence_ends_within_thirty_words(words: int, is_long: bool) -> None:
    assert bool(list(faults(Text(Path("some.py"), 1, "word " * words)))) is is_long
