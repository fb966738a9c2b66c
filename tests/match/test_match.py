"""A match: moves in turn, giving up, its story for each viewer, its record."""

import pytest

from tablee.core.errors import IllegalMoveError, RecordError, SeatError
from tablee.core.record import Played, parse_text
from tablee.core.rng import seed_commitment
from tablee.match import Match
from tests.toy import TOY


def opened(players: int = 2) -> Match:
    return Match.new(TOY, players, {}, "seed")


def played_out(players: int = 2) -> Match:
    match = opened(players)
    while match.turn is not None:
        match.play(match.turn, match.legal().moves[0], 5)
    return match


def test_a_match_begins_with_the_deal() -> None:
    match = opened()
    assert (match.ply, match.turn, match.over, match.outcome) == (0, 0, False, None)
    assert TOY.dump(match.position) == TOY.dump(TOY.new(2, {}, "seed"))
    assert match.commitment == seed_commitment("seed")


def test_only_the_seat_whose_turn_it_is_moves() -> None:
    match = opened()
    with pytest.raises(IllegalMoveError) as caught:
        match.play(1, "draw")
    assert (caught.value.code, caught.value.params) == ("move.not_your_turn", {"seat": 1, "turn": 0})
    assert match.ply == 0


def test_a_move_against_the_rules_changes_nothing() -> None:
    match = opened()
    before = TOY.dump(match.position)
    with pytest.raises(IllegalMoveError) as caught:
        match.play(0, "z")
    assert caught.value.code == "toy.not_held"
    assert (match.ply, TOY.dump(match.position), len(match.events)) == (0, before, 1)


def test_the_rules_end_a_match() -> None:
    match = played_out()
    assert match.outcome is not None
    assert match.outcome.scores == TOY.result(match.position).scores
    assert match.outcome.resigned == []
    with pytest.raises(IllegalMoveError) as caught:
        match.play(0, "draw")
    assert caught.value.code == "move.over"
    assert match.legal().moves == []


def test_of_two_who_gives_up_loses_and_the_moves_stay_those_of_the_rules() -> None:
    match = opened()
    match.play(0, "draw")
    match.resign(0)
    assert match.outcome == (None, [2, 1], [0])
    assert (match.turn, match.over) == (None, True)
    assert [line for line in match.record([]).objects() if "scores" in line] == []
    assert len(match.record([]).moves) == 1
    for again in (lambda: match.resign(1), lambda: match.play(1, "draw")):
        with pytest.raises(IllegalMoveError) as caught:
            again()
        assert caught.value.code == "move.over"


def test_of_three_the_others_play_on_and_who_gave_up_ranks_last_however_it_ends() -> None:
    match = opened(3)
    match.resign(0)
    assert (match.over, match.turn) == (False, 0)
    with pytest.raises(IllegalMoveError) as caught:
        match.resign(0)
    assert caught.value.code == "resign.already"
    while match.turn is not None:
        match.play(match.turn, match.legal().moves[0])
    assert TOY.result(match.position).ranks == [1, 2, 2]
    assert match.outcome == ([0, -1, -1], [3, 1, 1], [0])


def test_a_match_of_three_is_over_when_two_gave_up() -> None:
    match = opened(3)
    match.resign(2)
    match.resign(0)
    assert match.outcome == (None, [2, 1, 3], [2, 0])


def test_giving_up_is_for_seats_of_the_match() -> None:
    with pytest.raises(SeatError):
        opened().resign(2)


def test_the_story_shows_each_viewer_what_it_may_know() -> None:
    match = opened()
    match.play(0, "draw")
    card = match.events[1][0].data["card"]
    deal, drawn = match.story(1)
    assert (deal.ply, deal.seat, deal.move, deal.events) == (0, None, None, [])
    assert deal.view == TOY.view(match.positions[0], 1)
    assert (drawn.ply, drawn.seat, drawn.move) == (1, 0, None)
    assert drawn.events == [{"event": "toy.drew", "seat": 0, "card": "?"}]
    (own,) = match.story(0, since=0)
    assert own.events == [{"event": "toy.drew", "seat": 0, "card": card}]
    assert list(match.story(0, since=1)) == []


@pytest.mark.parametrize("end", ["rules", "giving up"])
def test_once_over_everything_is_open_but_the_stream(end: str) -> None:
    match = opened() if end == "giving up" else played_out()
    if end == "giving up":
        match.play(0, "draw")
        match.resign(1)
    for step, position in zip(match.story(None), match.positions, strict=True):
        full = TOY.dump(position)
        del full["rng"]
        assert step.view == full
        assert (step.move is None) == (step.ply == 0)
        assert all("?" not in event.values() for event in step.events)
    assert match.view(None) == full


@pytest.mark.usefixtures("toy_installed")
def test_a_match_is_read_from_its_record_and_tells_the_same_story() -> None:
    match = played_out()
    again = Match.from_record(parse_text(match.record(["Ana", "Bo"]).text()))
    assert list(again.story(0)) == list(match.story(0))
    assert again.record(["Ana", "Bo"]).objects() == match.record(["Ana", "Bo"]).objects()


@pytest.mark.usefixtures("toy_installed")
def test_a_record_with_a_false_result_is_no_match() -> None:
    lines = played_out().record([])
    assert lines.result is not None
    lines.result["ranks"] = [2, 1]
    with pytest.raises(RecordError) as caught:
        Match.from_record(lines)
    assert caught.value.code == "record.result"


def test_what_a_seat_knew_at_an_earlier_ply_is_what_it_knew_then() -> None:
    match = opened()
    knew = [match.information(0)]
    while match.turn is not None:
        match.play(match.turn, match.legal().moves[0])
        knew.append(match.information(0))
    assert [match.information(0, ply) for ply in range(match.ply + 1)] == knew
    assert match.information(1, 0) != knew[0]


def test_a_prepared_move_changes_nothing_before_it_is_carried_out() -> None:
    match = Match.new(TOY, 2, {}, "seed")
    prepared = match.prepare(0, "draw", 5)
    assert (match.ply, match.turn) == (0, 0)
    assert (prepared.turn, prepared.outcome) == (1, None)
    match.carry_out(prepared)
    assert (match.ply, match.turn, match.moves[0].ms) == (1, 1, 5)


def test_a_prepared_resignation_tells_the_end_and_changes_nothing() -> None:
    match = Match.new(TOY, 2, {}, "seed")
    end = match.prepare_resignation(1)
    assert end is not None
    assert (end.ranks, end.resigned) == ([1, 2], [1])
    assert not match.over


def test_a_match_that_is_over_takes_the_moves_and_resignations_that_its_log_holds() -> None:
    """Moves are read from the log first, but the match may already be over by resignations or by the rules."""
    lived = played_out(3)
    read = opened(3)
    read.set_resigned([0, 1])
    assert read.over
    for played in lived.moves:
        read.follow(played)
    read.set_resigned([1])
    assert read.outcome is not None
    assert (read.outcome.scores, read.outcome.resigned) == (lived.game.result(lived.position).scores, [1])
    assert [read.game.dump(one) for one in read.positions] == [
        lived.game.dump(one) for one in lived.positions
    ]


def test_the_log_decides_who_gave_up_and_in_which_order() -> None:
    match = opened(3)
    match.resign(0)
    match.set_resigned([2, 0])
    assert match.outcome is not None
    assert match.outcome.ranks == [2, 1, 3]
    match.set_resigned([2])
    assert (match.over, match.resigned) == (False, [2])


def test_a_move_of_the_log_is_held_against_the_rules() -> None:
    match = opened()
    for played, code in ((Played(1, "draw"), "move.not_your_turn"), (Played(0, "z"), "toy.not_held")):
        with pytest.raises(IllegalMoveError) as caught:
            match.follow(played)
        assert (caught.value.code, match.ply) == (code, 0)
    over = played_out()
    with pytest.raises(IllegalMoveError) as caught:
        over.follow(Played(0, "draw"))
    assert caught.value.code == "move.over"


def test_a_match_until_a_ply_goes_on_by_itself() -> None:
    match = played_out()
    moves = list(match.moves)
    earlier = match.until(2)
    assert (earlier.ply, earlier.over, match.over) == (2, False, True)
    assert earlier.position is match.positions[2]
    assert list(earlier.story(0)) == list(match.until(2).story(0))
    assert earlier.turn is not None
    earlier.play(earlier.turn, "draw")
    assert (earlier.moves[-1].move, earlier.ply) == ("draw", 3)
    assert match.moves == moves
    assert len(match.positions) == len(match.events) == len(moves) + 1


def test_a_match_whose_last_move_is_taken_back_goes_on() -> None:
    match = played_out()
    last = match.moves[-1]
    match.back_to(match.ply - 1)
    assert (match.over, match.outcome, match.turn) == (False, None, last.seat)
    match.play(last.seat, last.move)
    assert match.over


def test_a_match_goes_on_once_a_seat_is_given_up_no_longer() -> None:
    match = opened()
    match.resign(0)
    assert match.over
    match.set_resigned([])
    assert (match.over, match.turn) == (False, 0)
    match.set_resigned([1])
    assert match.over


def test_a_move_that_follows_from_the_log_ends_a_match() -> None:
    match, played = opened(), played_out()
    for move in played.moves:
        assert not match.over
        match.follow(move)
    assert match.outcome == played.outcome


def test_who_gave_up_stands_in_the_record_of_a_match_without_a_log() -> None:
    match = opened(3)
    match.play(0, "draw")
    match.resign(2)
    match.resign(1)
    assert match.record([]).resigned == [2, 1]
