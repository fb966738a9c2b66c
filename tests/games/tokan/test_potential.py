"""Every game ends, because tiles only climb.

The level of a tile is the number of tiles of its tower up to it, itself included. A move lifts the animal and its load
by at least one level each, and changes no other level, slides included. So the sum of all levels grows with every
move. It is 30 at first and at most 1 + 2 + ... + 30 = 465, in a single tower. So no game lasts longer than 435 moves.
Real moves raise the sum faster; the longest of many random games is far shorter.
"""

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.games.tokan import GAME
from tablee.testing.walks import setups, walk
from tests.marks import examples

FIRST_SUM, HIGHEST_SUM = 30, sum(range(31))
PLACEMENTS = 20


def sum_of_levels(position: Any) -> int:
    towers = [tower for row in GAME.dump(position)["board"] for tower in row.split(" ") if tower != "."]
    return sum(len(tower) * (len(tower) + 1) // 2 for tower in towers)


@settings(max_examples=examples(20), deadline=None)
@given(setup=st.sampled_from(setups(GAME)), seed=st.integers(0, 2**32))
def test_every_move_lifts_every_tile_that_it_moves_so_every_game_ends(setup: Any, seed: int) -> None:
    before: int | None = None
    last: Any = None
    for position, move in walk(GAME, setup, seed, PLACEMENTS + HIGHEST_SUM - FIRST_SUM):
        if position.phase != "draft":
            now = sum_of_levels(position)
            lifted = 1 if move is None else 1 + int(move.partition("+")[2] or 0)
            assert now <= HIGHEST_SUM
            if before is None:
                assert now == FIRST_SUM
            else:
                assert now >= before
            before = now + lifted
        last = position
    assert last.turn is None
