"""A message that everyone at a table has received is not sent again."""

from tablee.server.live.sent_so_far import SentSoFar


def test_a_line_that_was_taken_away_is_told_once() -> None:
    sent = SentSoFar()
    assert sent.note_removed([7, 3]) == [3, 7]
    assert sent.note_removed([3, 7]) == []
    assert sent.note_removed([3, 7, 9]) == [9]


def test_an_older_line_or_event_takes_nothing_back() -> None:
    sent = SentSoFar()
    for number in (4, 2):
        sent.note_chat(number)
        sent.note_event(number)
    assert (sent.chat, sent.events) == (4, 4)
