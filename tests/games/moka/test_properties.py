"""What holds in every position that can be reached (Hypothesis): pieces, moves, ends, JSON, secrets."""

import json
from collections import Counter
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.core.errors import IllegalMove
from tablee.core.record import Played, Record, replay
from tablee.core.rng import Stream, seed_bytes
from tablee.core.zones import pieces_in
from tablee.games.moka import GAME
from tablee.games.moka.state import MokaPosition
from tests.games.moka.play import OPTIONS, choose, match

matches = st.tuples(st.integers(0, 10**6).map(str), st.integers(2, 6), st.sampled_from(OPTIONS))
SLOW = settings(max_examples=25, deadline=None)
PROBES = [
    "flip 3",
    "challenge 80",
    "take",
    "use",
    "use 1",
    "use 0 1 2",
    "play STEAL 1.0",
    "word Er Er Er",
    "keep 0",
    "end",
]


def reached(seed: str, players: int, options: dict[str, Any], plies: int) -> MokaPosition:
    """A position on the way of a random match."""
    chance = Stream(seed_bytes(f"way {seed}"))
    position = GAME.new(players, options, seed)
    for _ in range(plies):
        if position.turn is None:
            break
        GAME.play(position, choose(position, chance, (1, 2)))
    return position


def answers(position: MokaPosition) -> list[Any]:
    """The legal moves, and what is wrong with some others."""
    found: list[Any] = [GAME.legal(position).moves]
    for move in PROBES:
        try:
            GAME.check_move(position, move)
            found.append(move)
        except IllegalMove as error:
            found.append((error.code, error.params))
    return found


@SLOW
@given(matches, st.integers(0, 200))
def test_no_card_is_ever_lost_or_made(setup: tuple[str, int, dict[str, Any]], plies: int) -> None:
    position = reached(*setup, plies)
    for deck, whole in GAME.pieces(position.options, position.players).items():
        assert Counter(pieces_in(GAME.dump(position), GAME.zones, deck)) == Counter(whole)


@SLOW
@given(matches)
def test_there_is_a_legal_move_until_the_end_and_listed_moves_pass_the_check(
    setup: tuple[str, int, dict[str, Any]],
) -> None:
    seed, players, options = setup
    chance = Stream(seed_bytes(f"way {seed}"))
    position = GAME.new(players, options, seed)
    for _ in range(150):
        if position.turn is None:
            assert GAME.legal(position).moves == []
            break
        moves = GAME.legal(position).moves
        assert moves
        assert len(moves) == len(set(moves))
        for move in {moves[0], moves[-1], moves[chance.uniform(len(moves))]}:
            GAME.check_move(position, move)
        GAME.play(position, choose(position, chance, (1,)))


@settings(max_examples=8, deadline=None)
@given(matches)
def test_a_match_replays_to_the_same_positions_and_json_brings_each_back(
    setup: tuple[str, int, dict[str, Any]],
) -> None:
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


@SLOW
@given(matches, st.integers(0, 200))
def test_applying_leaves_the_position_as_it_was(setup: tuple[str, int, dict[str, Any]], plies: int) -> None:
    position = reached(*setup, plies)
    before = json.dumps(GAME.dump(position))
    for move in GAME.legal(position).moves[:30]:
        GAME.apply(position, move)
    assert json.dumps(GAME.dump(position)) == before


@SLOW
@given(matches, st.integers(0, 200), st.integers(0, 3))
def test_what_a_viewer_cannot_know_changes_nothing_for_him(
    setup: tuple[str, int, dict[str, Any]], plies: int, sample: int
) -> None:
    position = reached(*setup, plies)
    if position.turn is None:
        return
    for viewer in (*range(position.players), None):
        known = GAME.information(position, viewer)
        world = GAME.determinization(known, Stream(seed_bytes(f"{viewer} {sample}")))
        assert json.dumps(GAME.information(world, viewer)) == json.dumps(known)
        assert json.dumps(GAME.view(world, viewer)) == json.dumps(GAME.view(position, viewer))
        if viewer == position.turn:
            assert answers(world) == answers(position)


@SLOW
@given(matches, st.integers(0, 200), st.integers(0, 3))
def test_moves_that_turn_up_no_card_are_told_alike_in_all_worlds(
    setup: tuple[str, int, dict[str, Any]], plies: int, sample: int
) -> None:
    position = reached(*setup, plies)
    quiet = (
        "take",
        "leave",
        "end",
        "challenge",
        "play AGAIN",
        "play STOP",
        "play PEEK",
        "play SWAP",
        "yes",
        "no",
    )
    if position.turn is None or position.phase == "deal":
        return
    for viewer in (*range(position.players), None):
        world = GAME.determinization(
            GAME.information(position, viewer), Stream(seed_bytes(f"{viewer} {sample}"))
        )
        for move in GAME.legal(position).moves[:60]:
            if move.startswith(quiet) and not (
                viewer == position.turn and move.startswith(("challenge", "play PEEK"))
            ):
                here, there = (GAME.apply(start, move)[1] for start in (position, world))
                told = [event.seen_by(viewer) for event in here]
                if told[-1]["event"] not in ("moka.drew", "moka.no_letter", "moka.scored", "moka.over"):
                    assert [event.seen_by(viewer) for event in there] == told


@SLOW
@given(matches, st.integers(0, 200))
def test_without_memory_aid_no_view_holds_a_card_of_the_grid_but_the_flipped_one(
    setup: tuple[str, int, dict[str, Any]], plies: int
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
def test_seen_places_hold_cards_and_the_flipped_one_is_seen_by_all(
    setup: tuple[str, int, dict[str, Any]], plies: int
) -> None:
    position = reached(*setup, plies)
    for seen in position.seen:
        assert all(position.grid[place] is not None for place in seen)
        assert position.flipped is None or position.flipped in seen


@SLOW
@given(matches, st.integers(0, 200))
def test_nobody_holds_more_than_the_limits(setup: tuple[str, int, dict[str, Any]], plies: int) -> None:
    position = reached(*setup, plies)
    assert all(len(held) <= 3 for held in position.specials)
    assert all("BOOM" not in held for held in position.specials)
    assert all(len(words) <= (3 if position.turn is None else 2) for words in position.words)
