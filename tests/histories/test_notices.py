"""The checker of notifications finds a notice that was sent twice, lost or made up."""

from tests.histories.notices import Delivery, Fault, Notice, findings, sent_again
from tests.histories.records import State

SENT = Notice("1", "bo", "t", "turn", State(0, 3), "sent")
DROPPED = Notice("2", "bo", "t", "turn", State(0, 5), "dropped")
ARRIVED = Delivery(7.0, "1", "t", "turn")


def kinds(
    notices: list[Notice], deliveries: list[Delivery], faults: tuple[Fault, ...] = ()
) -> list[tuple[str, str]]:
    return [(finding.kind, finding.table) for finding in findings(notices, deliveries, faults)]


def test_notices_that_were_sent_once_are_right() -> None:
    assert findings([SENT, DROPPED], [ARRIVED]) == []
    assert sent_again([ARRIVED]) == 0


def test_a_notice_that_was_sent_twice_is_found() -> None:
    assert kinds([SENT], [ARRIVED, ARRIVED._replace(at=8.0)]) == [("notice_twice", "t")]


def test_it_may_be_sent_again_if_a_fault_interrupted_it() -> None:
    again = [ARRIVED, ARRIVED._replace(at=80.0)]
    assert findings([SENT], again, [Fault(9.0, 9.5)]) == []
    assert findings([SENT], again, [Fault(40.0, 41.0)]) != []
    assert sent_again(again) == 1


def test_a_turn_that_has_two_notices_is_found() -> None:
    other = SENT._replace(key="3")
    assert kinds([SENT, other], [ARRIVED, ARRIVED._replace(key="3")]) == [("notice_twice", "t")]


def test_the_same_ply_after_a_step_back_has_a_notice_of_its_own() -> None:
    other = SENT._replace(key="3", at=State(1, 3))
    assert findings([SENT, other], [ARRIVED, ARRIVED._replace(key="3")]) == []


def test_a_notice_that_counts_as_sent_and_did_not_arrive_is_found() -> None:
    assert kinds([SENT], []) == [("notice_lost", "t")]


def test_a_notice_of_nothing_is_found() -> None:
    assert kinds([], [ARRIVED]) == [("notice_unknown", "t")]
    assert kinds([SENT], [ARRIVED._replace(table="u")]) == [("notice_unknown", "u")]
