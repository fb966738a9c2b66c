"""The terminal tells the player in words what they are to do."""

import pytest

from tests.cli.conftest import Run


@pytest.mark.parametrize(
    ("lang", "says"), [("en", "Your turn"), ("fr", "À toi"), ("nl", "Jij bent aan de beurt")]
)
def test_it_is_said_before_each_move(run: Run, lang: str, says: str) -> None:
    ran = run("play", "toy", "--seed", "s", "--lang", lang, typed="draw\n1\nq\n")
    assert ran.out.count(says) == 3
