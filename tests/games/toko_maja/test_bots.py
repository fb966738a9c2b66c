"""The bots of Toko Maja in positions that no match reaches."""

import pytest

from tablee.games.toko_maja import GAME
from tests.games.toko_maja.study import table


@pytest.mark.parametrize("level", GAME.bot_levels)
def test_where_nothing_can_be_laid_nothing_is(level: int) -> None:
    position = table(["12", "3"], phase="lay")
    moves = GAME.legal(position).moves
    assert GAME.bot(level).choose(GAME.information(position, 0), moves, 1, None).move == "-"
