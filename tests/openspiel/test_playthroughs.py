"""One match of each game is shown by OpenSpiel today as it was when its playthrough was written."""

import pytest

from tests.openspiel.loaded import SHORT
from tests.openspiel.playthroughs import FOLDER, playthrough


@pytest.mark.parametrize("game", SHORT)
def test_the_frozen_playthrough_is_still_what_the_library_shows(game: str) -> None:
    assert playthrough(SHORT[game]) == (FOLDER / f"{game}.txt").read_text("utf-8")


def test_each_playthrough_is_of_a_game() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(SHORT)
