"""What a match carries forward ply by ply equals what follows from its whole history, whatever happened on the way."""

import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import tablee
from tablee.core.game import Game, JsonObject
from tablee.games import find
from tablee.match import Match
from tablee.testing import walks
from tests.api.returned import ALL_RULES
from tests.marks import examples
from tests.toy import ToyGame

MOST_PLIES = 130
"""Long enough for several shuffles of a pile and for a second round."""


def from_history(match: Match, seat: int, ply: int) -> JsonObject:
    """Return what `seat` knew after `ply` moves, worked out from all events up to there."""
    game = match.game
    known = game.information(match.positions[ply], seat)
    if ply == match.ply and match.over:
        return known
    events = [event.seen_by(seat) for events in match.events[: ply + 1] for event in events]
    found = game.inferences(known, events)
    return {**known, "inferences": found} if found else known


def undone(match: Match, chance: Random) -> Match:
    """Take a few moves back."""
    match.back_to(max(0, match.ply - chance.randrange(1, 6)))
    return match


def given_up(match: Match, chance: Random) -> Match:
    """Give up for a seat if the match goes on after that."""
    seat = chance.randrange(match.players)
    if not match.over and seat not in match.resigned and match.prepare_resignation(seat) is None:
        match.resign(seat)
    return match


def pickled(match: Match, chance: Random) -> Match:
    """Send the match through a pickle."""
    twin: Match = pickle.loads(pickle.dumps(match))
    return twin


def shortened(match: Match, chance: Random) -> Match:
    """Continue from an earlier ply in an independent match."""
    return match.until(chance.randrange(match.ply + 1))


HAPPENINGS: list[Callable[[Match, Random], Match]] = [undone, given_up, pickled, shortened]


@pytest.mark.parametrize("rules", ALL_RULES)
@settings(
    max_examples=examples(6),
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
@given(data=st.data())
def test_what_a_seat_knows_is_what_follows_from_all_events(rules: str, data: st.DataObject) -> None:
    game = find(*ALL_RULES[rules])
    options, players = setup(game, data)
    chance = Random(data.draw(st.integers(0, 2**32)))
    match = Match.new(game, players, options, data.draw(st.integers(0, 2**32)))
    asked = data.draw(st.sampled_from([1, 2, 5]))
    many = data.draw(st.integers(1, 12 if game.name == "rummikub" else MOST_PLIES))
    for _ in range(many):
        if match.turn is None:
            break
        match.play(match.turn, chance.choice(match.legal().moves))
        for seat in range(match.players):
            if chance.randrange(asked) == 0:
                ply = match.ply if chance.randrange(4) else chance.randrange(match.ply + 1)
                assert match.information(seat, ply) == from_history(match, seat, ply)
        if chance.randrange(12) == 0:
            match = chance.choice(HAPPENINGS)(match, chance)
    for seat in range(match.players):
        assert match.information(seat) == from_history(match, seat, match.ply)


@pytest.mark.parametrize("rules", ALL_RULES)
@settings(
    max_examples=examples(5),
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
@given(data=st.data())
def test_a_match_of_programs_is_the_one_with_every_position(rules: str, data: st.DataObject) -> None:
    """Push, pop, copy, pickle and load in any order: each answer is that of a full match with the same moves."""
    game = find(*ALL_RULES[rules])
    options, players = setup(game, data)
    chance = Random(data.draw(st.integers(0, 2**32)))
    match = tablee.game(game).start(players, data.draw(st.integers(0, 2**32)), **options)
    many = data.draw(st.integers(1, 12 if game.name == "rummikub" else MOST_PLIES))
    for _ in range(many):
        if match.over:
            break
        held = match.position if chance.randrange(2) else game.new(players, options, 0)
        before = game.dump(held)
        match.push(chance.choice(match.legal.moves))
        assert game.dump(held) == before
        if chance.randrange(3) == 0:
            for seat in range(match.players):
                match.information(seat)
        if chance.randrange(10) == 0:
            match = chance.choice(WAYS)(match)
    replayed = Match.from_record(match.record())
    assert match.positions == replayed.positions
    assert match.position == replayed.position
    assert (match.turn, match.over) == (replayed.turn, replayed.over)
    assert pickle.loads(pickle.dumps(match)).record().text() == match.record().text()
    for seat in range(match.players):
        assert match.information(seat) == from_history(replayed, seat, replayed.ply)
        assert match.view(seat) == replayed.view(seat)
        assert list(match._played.story(seat)) == list(replayed.story(seat))


def popped(match: tablee.Match[Any]) -> tablee.Match[Any]:
    """Undo two moves."""
    for _ in range(min(2, match.ply)):
        match.pop()
    return match


WAYS: list[Callable[[tablee.Match[Any]], tablee.Match[Any]]] = [
    popped,
    lambda match: match.copy(),
    lambda match: pickle.loads(pickle.dumps(match)),
    lambda match: tablee.load(match.record().text()),
]


def setup(game: Game[Any], data: st.DataObject) -> tuple[dict[str, Any], int]:
    """Return options and a number of players."""
    drawn = data.draw(st.sampled_from(walks.setups(game)))
    return dict(drawn.options), drawn.players


@pytest.mark.parametrize("rules", ALL_RULES)
def test_asking_leaves_no_trace_in_a_pickle(rules: str) -> None:
    game = tablee.game(find(*ALL_RULES[rules]))
    asked, silent = (game.start(seed=1).play_out("random", seed=1, plies=9) for _ in range(2))
    for seat in range(asked.players):
        asked.information(seat)
    full = Match.new(game.rules, game.players[0], {}, 1)
    for move in silent.moves:
        assert full.turn is not None
        full.play(full.turn, move)
    assert asked.moves == silent.moves
    assert pickle.dumps(asked) == pickle.dumps(silent)
    wrapped = tablee.Match(full)
    wrapped.last_seed = silent.last_seed
    assert pickle.dumps(silent) == pickle.dumps(wrapped)


class Breaking(ToyGame):
    """A game whose move is interrupted halfway, once."""

    breaks = False

    def play(self, position: Any, move: str) -> Any:
        events = super().play(position, move)
        if self.breaks:
            self.breaks = False
            raise KeyboardInterrupt
        return events


def test_a_move_that_is_interrupted_was_not_made() -> None:
    rules = Breaking()
    match = tablee.game(rules).start(seed=1)
    match.push(match.legal[0])
    at = tablee.game(rules).start(seed=1).play_out(lambda _, __: match.moves[0], plies=1)
    rules.breaks = True
    with pytest.raises(KeyboardInterrupt):
        match.push(match.legal[0])
    assert match.ply == 1
    assert rules.dump(match.position) == rules.dump(at.position)
