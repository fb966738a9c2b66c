"""A record of a match without any action is one line, and still no path."""

import pytest

import tablee


@pytest.mark.parametrize(
    "before", ["", " ", "\ufeff", "\ufeff\n"], ids=["as it is", "blank", "mark", "mark and line"]
)
@pytest.mark.parametrize("name", tablee.games())
def test_it_is_read_as_text_however_it_begins(name: str, before: str) -> None:
    match = tablee.game(name).start(seed=1)
    text = match.record().text().strip()
    assert "\n" not in text
    loaded = tablee.load(before + text)
    assert (loaded.ply, loaded.game.name) == (0, name)
