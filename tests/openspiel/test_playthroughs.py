"""Two matches of each game are shown by OpenSpiel today as they were when their playthroughs were written."""

import pytest

from tests.openspiel.playthroughs import FOLDER, files, playthrough


@pytest.mark.parametrize("file", files())
def test_the_frozen_playthrough_is_still_what_the_library_shows(file: str) -> None:
    assert playthrough(*files()[file]) == (FOLDER / file).read_text("utf-8")


def test_each_playthrough_is_of_a_game() -> None:
    assert {path.name for path in FOLDER.iterdir()} == set(files())
