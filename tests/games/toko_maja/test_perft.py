"""The number of sequences of 1, 2, 3 ... moves from a few deals (seed `tablee`)."""

from typing import Any

import pytest

from tablee.games.toko_maja import GAME


@pytest.mark.parametrize(
    ("players", "options", "nodes"),
    [
        (2, {}, [4, 15, 42, 150]),
        (2, {"table_triples": True}, [4, 17, 51, 180]),
        (4, {"teams": 2}, [4, 15, 42, 150]),
        (6, {"teams": 3, "table_triples": True}, [4, 15, 42, 154]),
    ],
)
def test_perft(players: int, options: dict[str, Any], nodes: list[int]) -> None:
    position = GAME.new(players, options, "tablee")
    assert [GAME.perft(position, depth) for depth in range(1, 5)] == nodes
