"""The number of sequences of 1, 2, 3 ... moves from a few deals (seed `tablee`)."""

from typing import Any

import pytest

from tablee.games.mawoki import GAME


@pytest.mark.parametrize(
    ("players", "options", "nodes"),
    [
        (2, {}, [2, 4, 11, 35, 74]),
        (4, {"arrow": "steal"}, [2, 5, 20, 53, 130]),
        (6, {"last_card": "effect-first"}, [7, 28, 84, 221, 488]),
        (3, {"arrow": "steal", "last_card": "effect-first"}, [3, 8, 25, 51, 121]),
        (2, {"smoke": "may"}, [2, 4, 12, 40, 102]),
        (4, {"arrow": "target-may-draw", "starter": 0}, [1, 1, 6, 27, 64]),
        (3, {"drawings": 3, "smoke": "may", "arrow": "target-may-draw"}, [3, 11, 49, 192, 701]),
    ],
)
def test_perft(players: int, options: dict[str, Any], nodes: list[int]) -> None:
    position = GAME.new(players, options, "tablee")
    assert [GAME.perft(position, depth) for depth in range(1, 6)] == nodes
