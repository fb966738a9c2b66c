"""Properties of every match: see `tablee.testing`, and those of Rummikub only."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tablee.core.record import replay
from tablee.games.rummikub import GAME
from tablee.testing import positions, walks
from tests.games.rummikub.make_records import ADDED_OPTIONS, OPTIONS, match
from tests.marks import examples


@pytest.mark.parametrize("options", [*OPTIONS, *ADDED_OPTIONS], ids=str)
def test_what_holds_of_every_game_holds_with_all_options(options: dict[str, object]) -> None:
    setup = walks.Setup(2 + len(options) % 3, options)
    positions.everything_holds(GAME, setup, 5, skip=16, plies=2)


@settings(max_examples=examples(8), deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    seed=st.integers(0, 10**6),
    players=st.integers(2, 4),
    stall=st.integers(1, 3),
    turns=st.sampled_from(["draw-discard", "play-or-draw"]),
    opening=st.sampled_from([0, 30]),
)
def test_every_match_ends_and_replays(seed: int, players: int, stall: int, turns: str, opening: int) -> None:
    """At most 106 tiles can be laid in a round, and that many idle turns can precede each."""
    options = {"stall": stall, "turns": turns, "opening": opening}
    record = match(str(seed), players, options, (1, 2))
    assert len(record.moves) <= 107 * stall * players
    for position in replay(GAME, record):
        positions.pieces_are_conserved(GAME, position)
        dumped = GAME.dump(position)
        assert GAME.dump(GAME.load(dumped)) == dumped


@settings(max_examples=examples(20), deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(seed=st.integers(0, 10**6), ply=st.integers(0, 60))
def test_the_pool_never_shrinks_where_every_turn_draws_and_discards(seed: int, ply: int) -> None:
    sizes = {
        len(position.pool)
        for position, _ in walks.walk(GAME, walks.Setup(3, {}), seed, ply)
        if position.turn is not None
    }
    assert sizes == {106 - 3 * 14 - 1}
