"""The invariants on Toko Maja alone, and those that only a game that lists all its moves can promise."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.games.toko_maja import GAME
from tablee.testing import positions, walks
from tests.marks import examples

SETUPS = st.sampled_from(walks.setups(GAME))
SEEDS = st.integers(0, 2**32)
DRAWS = 38
LONGEST = 3 * (3 * DRAWS + 2 * (DRAWS + 3))
"""There are at most 38 draws a round (76 cards for six players). Each draw is at most three moves with keeping
and laying, and leaves at most one more card on the piles. So each card taken from a pile is one of the first three or
was left by a draw, and taking is at most two moves with laying.
"""


@settings(max_examples=examples(15), deadline=None)
@given(setup=SETUPS, seed=SEEDS, skip=st.integers(0, 250))
def test_the_invariants_hold(setup: walks.Setup, seed: int, skip: int) -> None:
    positions.everything_holds(GAME, setup, seed, skip=skip, plies=4)


@settings(max_examples=examples(12), deadline=None)
@given(setup=SETUPS, seed=SEEDS)
def test_pieces_are_conserved_and_a_player_can_move_at_every_ply_of_whole_matches(
    setup: walks.Setup, seed: int
) -> None:
    chance = Random(seed)
    for position, move in walks.walk(GAME, setup, seed, LONGEST):
        positions.pieces_are_conserved(GAME, position)
        positions.somebody_can_move(GAME, position)
        if move is not None:
            strings = walks.mutations(GAME.legal(position).moves, chance, 6)
            positions.unlisted_strings_are_refused(GAME, position, strings)
    assert position.turn is None


@settings(max_examples=examples(12), deadline=None)
@given(setup=SETUPS, seed=SEEDS)
def test_a_record_replays_to_equal_positions_at_every_ply(setup: walks.Setup, seed: int) -> None:
    record = walks.finished(GAME, setup, seed, LONGEST)
    dumps = [GAME.dump(position) for position, _ in walks.walk(GAME, setup, seed, LONGEST)]
    positions.record_replays(GAME, record, dumps)


def test_events_of_worlds_that_look_the_same_are_really_compared() -> None:
    compared = [positions.everything_holds(GAME, setup, 7, skip=4, plies=1) for setup in walks.setups(GAME)]
    assert min(compared) > 0
