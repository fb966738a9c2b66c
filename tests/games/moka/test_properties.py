"""Properties of every reachable position: the invariants of all games, and those of MOKA only."""

import json
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tablee.core.record import Played, Record, replay
from tablee.core.rng import Stream, seed_bytes
from tablee.games.moka import GAME
from tablee.games.moka.position import MokaPosition
from tablee.testing import lookalikes, positions, walks
from tests.games.moka.play import MOST_PLIES, OPTIONS, choose, match
from tests.marks import examples

Match = tuple[str, int, dict[str, Any]]
matches = st.tuples(st.integers(0, 10**6).map(str), st.integers(2, 6), st.sampled_from(OPTIONS))
SLOW = settings(max_examples=examples(25), deadline=None, suppress_health_check=[HealthCheck.too_slow])


def reached(seed: str, players: int, options: dict[str, Any], plies: int) -> MokaPosition:
    """Return a position from a match between bots, in which the table also votes on words."""
    chance = Stream(seed_bytes(f"way {seed}"))
    position = GAME.new(players, options, seed)
    for _ in range(plies):
        if position.turn is None:
            break
        GAME.play(position, choose(position, chance, (1, 2)))
    return position


@SLOW
@given(st.sampled_from(walks.setups(GAME)), st.integers(0, 2**32), st.integers(0, 250))
def test_the_invariants_of_all_games_hold(setup: walks.Setup, seed: int, skip: int) -> None:
    positions.everything_holds(GAME, setup, seed, skip=skip, plies=2)


@SLOW
@given(matches, st.integers(0, 200))
def test_they_hold_between_bots_and_in_votes_too(setup: Match, plies: int) -> None:
    position = reached(*setup, plies)
    positions.pieces_are_conserved(GAME, position)
    positions.somebody_can_move(GAME, position)
    positions.json_round_trips(GAME, position)
    if position.turn is None:
        return
    for viewer in (*range(position.players), None):
        known = GAME.information(position, viewer)
        world = GAME.determinization(known, Stream(seed_bytes(f"{viewer} {plies}")))
        assert lookalikes.knowledge(GAME, world, viewer) == lookalikes.knowledge(GAME, position, viewer)


@SLOW
@given(matches, st.integers(0, 200))
def test_words_may_be_said_exactly_where_one_may_flush_end_the_turn_or_lay_a_listed_word(
    setup: Match, plies: int
) -> None:
    position = reached(*setup, plies)
    if position.turn is None:
        return
    report = GAME.examine(position, "word Er Er Er")
    wrong_phase = str(report.get("code", "")).startswith("moka.phase.")
    moves = GAME.legal(position).moves
    assert wrong_phase != any(move in ("flush", "end") or move.startswith("word") for move in moves)


@settings(max_examples=examples(8), deadline=None)
@given(matches)
def test_a_match_replays_to_the_same_positions_and_json_brings_each_back(setup: Match) -> None:
    seed, players, options = setup
    moves = match(seed, players, options, (1, 2))
    live = GAME.new(players, options, seed)
    record = Record(
        "moka", GAME.rules, options, players, seed, [], [Played(seat, move) for seat, move in moves]
    )
    for ply, position in enumerate(replay(GAME, record)):
        dumped = GAME.dump(live)
        assert GAME.dump(position) == dumped
        assert GAME.dump(GAME.load(json.loads(json.dumps(dumped)))) == dumped
        if ply < len(moves):
            GAME.play(live, moves[ply][1])


@settings(max_examples=examples(10), deadline=None)
@given(st.sampled_from(walks.setups(GAME)), st.integers(0, 2**32))
def test_random_matches_end(setup: walks.Setup, seed: int) -> None:
    """The rules give no bound (a player may flip and leave forever); random matches took less than a third of this
    one.
    """
    record = walks.finished(GAME, setup, seed, MOST_PLIES)
    assert record.result is not None


@SLOW
@given(matches, st.integers(0, 200))
def test_no_view_holds_a_card_of_the_grid_but_the_flipped_one_and_with_memory_aid_those_seen(
    setup: Match, plies: int
) -> None:
    position = reached(*setup, plies)
    if position.turn is None:
        return
    for viewer in (*range(position.players), None):
        shown = GAME.view(position, viewer)
        assert "seen" not in shown
        open_places = {place for place, card in enumerate(shown["grid"]) if card not in ("?", None)}
        allowed = {position.flipped} if position.flipped is not None else set()
        if position.options["memory_aid"] and viewer is not None:
            allowed |= position.seen[viewer]
        assert open_places == allowed


@SLOW
@given(matches, st.integers(0, 200))
def test_seen_places_hold_cards_and_nobody_holds_more_than_the_limits(setup: Match, plies: int) -> None:
    position = reached(*setup, plies)
    for seen in position.seen:
        assert all(position.grid[place] is not None for place in seen)
        assert position.flipped is None or position.flipped in seen
    assert all(len(held) <= 3 for held in position.specials)
    assert all("BOOM" not in held for held in position.specials)
    assert all(len(words) <= (3 if position.turn is None else 2) for words in position.words)
