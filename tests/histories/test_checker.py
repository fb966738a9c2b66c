"""The checker of histories finds each kind of fault, and nothing in a history without any.

In the history, Ana and Bo alternate. Ana takes ply 3 back with the bot's reply, plays on, and resigns; Cy watches.
"""

from collections.abc import Callable
from dataclasses import replace

import pytest

from tests.histories.checker import findings, lines_of
from tests.histories.records import (
    Answered,
    Client,
    Event,
    Happened,
    Log,
    Match,
    Move,
    Saw,
    Sent,
    Shown,
    State,
    Stood,
    Undone,
)

A1, B1, A2, REPLY = Move(1, 0, "a", "m1"), Move(2, 1, "b", "n1"), Move(3, 0, "c", "m2"), Move(4, 1, "d")
OTHER, B2 = Move(3, 0, "e", "m3"), Move(4, 1, "f", "n2")


def log() -> Log:
    return Log(
        moves=[A1, B1, OTHER, B2],
        undone=[Undone(1, REPLY, "u1"), Undone(2, A2, "u1")],
        resigned=[0],
        events=[Event(1, 2, "time_out", 1)],
        may_know={0: {"ace": State(0, 0)}, 1: {"king": State(0, 2)}, None: {}},
    )


def shown(at: float, undone: int, move: Move, frame: str = "step", over: bool = False) -> list[Stood | Shown]:
    """Return the frame of this move."""
    state = State(undone, move.ply)
    return [Stood(at, frame, state, over), Shown(at, state, move.seat, move.move)]


def everything() -> list[Stood | Shown]:
    """Return all frames of a client who is there from the beginning to the end."""
    deal: list[Stood | Shown] = [Stood(0, "welcome", State(0, 0)), Shown(0, State(0, 0), None, None)]
    line = [*shown(1, 0, A1), *shown(2, 0, B1), *shown(3, 0, A2), *shown(4, 0, REPLY)]
    back = shown(5, 2, B1, "undone")
    return [*deal, *line, *back, *shown(6, 2, OTHER), *shown(7, 2, B2), Stood(8, "step", State(2, 4), True)]


def match() -> Match:
    ana = Client("Ana", 0, frames=everything(), saw=[Saw(0, State(0, 0), "ace")])
    ana.sent = [Sent(0.9, "m1", "move", 0, "a"), Sent(2.9, "m2", "move", 0, "c"), Sent(4.9, "u1", "undo", 0)]
    ana.sent += [Sent(5.9, "m3", "move", 0, "e"), Sent(7.9, "r1", "resign", 0)]
    ana.answered = [Answered(1.1, "m1", 1), Answered(3.1, "m2", 3), Answered(5.1, "u1", 2)]
    ana.answered += [Answered(6.1, "m3", 3), Answered(8.1, "r1", 4)]
    bo = Client("Bo", 1, frames=everything(), saw=[Saw(2, State(0, 2), "king")])
    # Bo sends a message again, and one that comes too late.
    bo.sent = [Sent(1.5, "n1", "move", 1, "b"), Sent(1.6, "n1", "move", 1, "b")]
    bo.sent += [Sent(4.5, "n9", "move", 1, "x"), Sent(6.9, "n2", "move", 1, "f")]
    bo.answered = [Answered(2.1, "n1", 2), Answered(2.2, "n1", 2)]
    bo.answered += [Answered(5.2, "n9", code="move.stale"), Answered(7.1, "n2", 4)]
    bo.happened = [Happened(2.5, 1, "time_out", 1)]
    # Cy comes late, and loses the connection.
    cy = Client("Cy", None)
    again: list[Stood | Shown] = [Stood(5.5, "welcome", State(2, 2)), Shown(5.5, State(2, 0), None, None)]
    again += [Shown(5.5, State(2, 1), 0, "a"), Shown(5.5, State(2, 2), 1, None)]
    cy.frames = [*everything()[:7], *again, *shown(6, 2, OTHER)]
    return Match("t", log(), [ana, bo, cy])


def kinds(one: Match) -> set[str]:
    return {finding.kind for finding in findings(one)}


def with_log(change: Callable[[Log], Log]) -> Match:
    one = match()
    return one._replace(log=change(one.log))


def test_a_history_without_faults_has_no_findings() -> None:
    assert findings(match()) == []


def test_moves_that_were_taken_back_are_lines_of_the_same_history() -> None:
    assert lines_of(log()) == [(A1, B1, A2, REPLY), (A1, B1, A2), (A1, B1, OTHER, B2)]


def test_a_lost_ply_is_found() -> None:
    assert kinds(with_log(lambda log: replace(log, moves=log.moves[:-1]))) == {"lost"}


def test_a_ply_in_the_midst_that_is_missing_is_found() -> None:
    assert kinds(with_log(lambda log: replace(log, moves=[A1, OTHER, B2]))) == {"hole"}


def test_a_doubled_ply_is_found() -> None:
    assert kinds(with_log(lambda log: replace(log, moves=[*log.moves, B2]))) == {"doubled"}


def test_a_message_that_was_carried_out_twice_is_found() -> None:
    again = B2._replace(ply=5)
    assert kinds(with_log(lambda log: replace(log, moves=[*log.moves, again]))) == {"doubled"}


def test_a_message_that_became_two_plies_is_found() -> None:
    one = match()
    one.clients[1].answered[1] = Answered(2.2, "n1", 4)
    assert kinds(one) == {"doubled"}


def test_a_log_out_of_order_is_found() -> None:
    assert kinds(with_log(lambda log: replace(log, moves=[B1, A1, OTHER, B2]))) == {"order"}


def test_another_move_than_the_acknowledged_one_is_found() -> None:
    other = B2._replace(move="g")
    assert kinds(with_log(lambda log: replace(log, moves=[A1, B1, OTHER, other]))) == {"changed", "fork"}


def test_a_step_back_that_was_acknowledged_and_lost_is_found() -> None:
    assert "lost" in kinds(with_log(lambda log: replace(log, moves=[A1, B1, A2, REPLY], undone=[])))


def test_moves_taken_back_without_the_plies_before_them_are_found() -> None:
    far = [Undone(1, REPLY._replace(ply=9), "u1"), Undone(2, A2, "u1")]
    assert kinds(with_log(lambda log: replace(log, undone=far))) == {"hole"}


def test_moves_taken_back_that_are_missing_are_found() -> None:
    assert kinds(with_log(lambda log: replace(log, undone=log.undone[1:]))) == {"hole"}


def test_a_lost_resignation_is_found() -> None:
    assert kinds(with_log(lambda log: replace(log, resigned=[]))) == {"lost"}


def test_a_resignation_that_happened_twice_is_found() -> None:
    assert kinds(with_log(lambda log: replace(log, resigned=[0, 0]))) == {"doubled"}


def test_a_fork_is_found() -> None:
    one = match()
    one.clients[2].frames[-1] = Shown(6, State(2, 3), 0, "another")
    assert kinds(one) == {"fork"}


def test_a_fork_by_seat_alone_is_found_where_moves_are_hidden() -> None:
    one = match()
    one.clients[2].frames[-1] = Shown(6, State(2, 3), 1, None)
    assert kinds(one) == {"fork"}


def test_a_ply_that_was_shown_and_is_not_in_the_log_is_found() -> None:
    one = match()
    one.clients[2].frames += shown(7, 2, B2) + shown(8, 2, Move(5, 0, "h"))
    assert kinds(one) == {"lost"}


@pytest.mark.parametrize("frame", ["step", "welcome"])
def test_a_sequence_that_goes_back_without_a_step_back_is_found(frame: str) -> None:
    one = match()
    one.clients[2].frames.append(Stood(7, frame, State(2, 2)))
    assert kinds(one) == {"went_back"}


def test_a_count_of_steps_back_that_goes_back_is_found() -> None:
    one = match()
    one.clients[2].frames.append(Stood(7, "welcome", State(0, 4)))
    assert kinds(one) == {"went_back"}


def test_a_ply_that_was_left_out_is_found() -> None:
    one = match()
    del one.clients[0].frames[4:6]
    assert kinds(one) == {"left_out"}


def test_a_ply_that_came_twice_is_found() -> None:
    one = match()
    one.clients[0].frames[4:4] = one.clients[0].frames[2:4]
    assert kinds(one) == {"told_twice"}


def test_a_step_back_may_arrive_once_a_later_move_was_made() -> None:
    one = match()
    frames = one.clients[0].frames
    at = frames.index(Stood(5, "undone", State(2, 2)))
    frames[at : at + 2] = [Stood(5, "undone", State(2, 3)), Shown(5, State(2, 2), 1, "b")]
    assert findings(one) == []


def test_the_last_ply_may_come_again_in_a_welcome() -> None:
    one = match()
    one.clients[2].frames += [Stood(7, "welcome", State(2, 3)), Shown(7, State(2, 3), 0, "e")]
    assert findings(one) == []


def test_a_card_that_was_seen_too_early_is_found() -> None:
    one = match()
    one.clients[1].saw = [Saw(1, State(0, 1), "king")]
    assert kinds(one) == {"leak"}


@pytest.mark.parametrize("client", [1, 2])
def test_a_card_of_another_hand_that_was_seen_is_found(client: int) -> None:
    one = match()
    one.clients[client].saw.append(Saw(7, State(2, 4), "ace"))
    assert kinds(one) == {"leak"}


def test_a_move_that_was_acknowledged_after_the_end_is_found() -> None:
    one = match()
    one.clients[1].sent[-1] = Sent(8.5, "n2", "move", 1, "f")
    one.clients[1].answered[-1] = Answered(8.6, "n2", 4)
    assert kinds(one) == {"after_end"}


def test_a_match_that_goes_on_after_its_end_is_found() -> None:
    one = match()
    more = Move(5, 0, "h")
    one.log.moves.append(more)
    one.clients[0].frames += shown(9, 2, more)
    assert kinds(one) == {"after_end"}


def test_a_refused_move_that_was_made_is_found() -> None:
    one = match()
    one.clients[1].answered[-1] = Answered(7.1, "n2", code="move.stale")
    assert kinds(one) == {"refused"}


def test_a_move_that_was_in_doubt_may_have_been_made_or_not() -> None:
    one = match()
    one.clients[1].answered[-1] = Answered(7.1, "n2", code="database.in_doubt")
    one.clients[1].answered[2] = Answered(5.2, "n9", code="database.away")
    assert findings(one) == []


def test_a_move_that_was_placed_before_an_earlier_one_is_found() -> None:
    one = match()
    one.clients[0].sent[0] = Sent(2.5, "m1", "move", 0, "a")
    one.clients[0].answered[0] = Answered(2.6, "m1", 1)
    assert kinds(one) == {"overtook"}


def test_a_time_that_ran_out_twice_is_found() -> None:
    again = Event(2, 2, "time_out", 1)
    assert kinds(with_log(lambda log: replace(log, events=[*log.events, again]))) == {"clock_twice"}


def test_an_event_that_was_told_twice_is_found() -> None:
    one = match()
    one.clients[1].happened *= 2
    assert kinds(one) == {"event"}


def test_an_event_that_is_not_in_the_log_is_found() -> None:
    one = match()
    one.clients[1].happened[0] = Happened(2.5, 1, "time_out", 0)
    assert kinds(one) == {"event"}
