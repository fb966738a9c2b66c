"""The invariants on Mawoki alone, and those that only a game that lists all its moves can promise."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.games.mawoki import GAME
from tablee.testing import positions, walks
from tests.games.mawoki.setups import missing
from tests.marks import examples

SETUPS = st.sampled_from(walks.setups(GAME))
SEEDS = st.integers(0, 2**32)
LONGEST = 5000
"""The rules give no bound. Of 120,000 random matches (200 of every setup) the longest took 820 moves, the mean 63. The
share of matches longer than n halves roughly every 60 moves, so 5,000 is never reached.
"""


@settings(max_examples=examples(15), deadline=None)
@given(setup=SETUPS, seed=SEEDS, skip=st.integers(0, 120))
def test_the_invariants_hold(setup: walks.Setup, seed: int, skip: int) -> None:
    positions.everything_holds(GAME, setup, seed, skip=skip, plies=4)


@settings(max_examples=examples(25), deadline=None)
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


@settings(max_examples=examples(15), deadline=None)
@given(setup=SETUPS, seed=SEEDS)
def test_a_record_replays_to_equal_positions_at_every_ply(setup: walks.Setup, seed: int) -> None:
    record = walks.finished(GAME, setup, seed, LONGEST)
    dumps = [GAME.dump(position) for position, _ in walks.walk(GAME, setup, seed, LONGEST)]
    positions.record_replays(GAME, record, dumps)


def test_events_of_worlds_that_look_the_same_are_really_compared() -> None:
    some = missing([])[::3]
    compared = [positions.everything_holds(GAME, setup, 7, skip=4, plies=4) for setup in some]
    assert min(compared) > 0
