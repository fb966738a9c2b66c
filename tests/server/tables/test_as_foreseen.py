"""A move in advance is played only in the position for which it was chosen."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from tablee.server.tables.ahead import MovesAhead
from tablee.store.rows import MoveAhead

CHOSEN = MoveAhead("T", 1, "draw", "open pile: a", 2, 1000)


class Table:
    """The table at which the move is due, as foreseen unless `given` says otherwise."""

    def __init__(self, foreseen: str | None = CHOSEN.foreseen, undone: int = 2, moved: int = 900) -> None:
        legal = {} if foreseen is None else {"draw": foreseen}
        self.game = SimpleNamespace(ahead=lambda position, seat: legal if seat == 1 else {})
        self.match = SimpleNamespace(position=None)
        self.undone = undone
        self.moved = moved

    def last_move_of(self, seat: int) -> int:
        return self.moved if seat == 1 else 10**9


@pytest.mark.parametrize(
    ("table", "is_played"),
    [
        pytest.param(Table(), True, id="as foreseen"),
        pytest.param(Table(moved=1000), True, id="chosen at once after the own move"),
        pytest.param(Table(foreseen="open pile: b"), False, id="another position"),
        pytest.param(Table(foreseen=None), False, id="no longer legal"),
        pytest.param(Table(undone=3), False, id="a move was taken back since"),
        pytest.param(Table(undone=1), False, id="chosen after a move was taken back that counts here"),
        pytest.param(Table(moved=1001), False, id="the player has moved since"),
    ],
)
def test_it_is_played_only_if_nothing_has_changed_that_it_relied_on(table: Table, is_played: bool) -> None:
    moves_ahead = MovesAhead(*cast("tuple[Any, Any, Any]", (None, None, None)))
    assert moves_ahead._as_foreseen(cast("Any", table), CHOSEN) is is_played
