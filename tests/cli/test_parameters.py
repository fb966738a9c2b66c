"""Options take what their help says, and nothing else."""

import pytest

from tests.cli.conftest import Run


@pytest.mark.parametrize(
    "words",
    [
        "tune mawoki --minutes",
        "solve mawoki --minutes",
        "solve mawoki --target",
        "engine --seconds",
        "train mawoki --minutes",
    ],
)
def test_nan_is_no_number(run: Run, words: str) -> None:
    """Nothing is less than `nan`, so a search would not end."""
    ran = run(*words.split(), "nan")
    assert (ran.status, "nan" in ran.err) == (2, True)
