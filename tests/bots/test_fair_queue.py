"""The queue of the pool: askers alternate, tables come before hints, and no question waits forever."""

import pytest

from tablee.bots.pool.fair_queue import ANALYSIS, HINT, SHARES, TURN, Queue, Ticket


def names(queue: Queue, seconds: float = 1.0) -> list[object]:
    """Return the sources in the order in which one worker serves them."""
    order = []
    while (ticket := queue.next()) is not None:
        order.append(ticket.source)
        queue.done(ticket, seconds)
    return order


async def test_who_asks_first_is_served_first() -> None:
    queue = Queue()
    for source in "cab":
        queue.put(Ticket(TURN, source))
    assert names(queue) == ["c", "a", "b"]


async def test_nobody_waits_behind_the_many_questions_of_one_asker() -> None:
    queue = Queue()
    for source in "aaaabca":
        queue.put(Ticket(TURN, source))
    assert names(queue) == ["a", "b", "c", "a", "a", "a", "a"]


async def test_an_asker_has_one_question_at_a_time_answered_however_many_workers_are_idle() -> None:
    queue = Queue()
    for source in "aab":
        queue.put(Ticket(TURN, source))
    first, other = queue.next(), queue.next()
    assert first is not None
    assert other is not None
    assert (first.source, other.source) == ("a", "b")
    assert queue.next() is None
    queue.put(Ticket(TURN, "a"))
    assert queue.next() is None
    queue.done(first, 1.0)
    assert names(queue) == ["a", "a"]


async def test_who_was_served_is_forgotten_with_all_groups_around_them() -> None:
    queue = Queue()
    for number in range(3):
        queue.put(Ticket(TURN, (f"address {number}", "guest", "table")))
    assert len(names(queue)) == 3
    assert [askers.parts for askers in queue._askers.values()] == [{}] * len(SHARES)
    assert not any(askers.at_work for askers in queue._askers.values())


async def test_a_table_goes_before_hints_that_were_asked_before() -> None:
    queue = Queue()
    for number in range(5):
        queue.put(Ticket(HINT, f"hint {number}"))
    queue.put(Ticket(TURN, "table"))
    assert names(queue)[0] == "table"


async def test_while_all_wait_time_is_shared_out_as_the_shares_say() -> None:
    queue = Queue()
    for priority in SHARES:
        for number in range(400):
            queue.put(Ticket(priority, number))
    spent = dict.fromkeys(SHARES, 0.0)
    # Hints and analyses think longer; the queue shares time, not questions.
    thoughts = {TURN: 0.1, HINT: 1.0, ANALYSIS: 0.5}
    for _ in range(300):
        ticket = queue.next()
        assert ticket is not None
        queue.done(ticket, thoughts[ticket.priority])
        spent[ticket.priority] += thoughts[ticket.priority]
    whole = sum(spent.values())
    for priority, share in SHARES.items():
        assert spent[priority] / whole == pytest.approx(share / sum(SHARES.values()), abs=0.03)


async def test_who_was_idle_has_not_saved_up_time() -> None:
    queue = Queue()
    for number in range(100):
        queue.put(Ticket(TURN, number))
    for _ in range(90):
        ticket = queue.next()
        assert ticket is not None
        queue.done(ticket, 1.0)
    for number in range(10):
        queue.put(Ticket(ANALYSIS, f"analysis {number}"))
    are_tables = [isinstance(source, int) for source in names(queue)]
    assert are_tables == [False] + [True] * 10 + [False] * 9


async def test_who_leaves_holds_nobody_up() -> None:
    queue = Queue()
    tickets = [Ticket(TURN, source) for source in "abac"]
    for ticket in tickets:
        queue.put(ticket)
    queue.remove(tickets[0])
    queue.remove(tickets[1])
    queue.remove(tickets[1])
    served = queue.next()
    assert served is tickets[2]
    queue.put(later := Ticket(TURN, "a"))
    queue.remove(later)
    queue.done(served, 1.0)
    assert names(queue) == ["c"]


async def test_who_asks_for_many_tables_gets_no_more_turns_than_who_asks_for_one() -> None:
    queue = Queue()
    for table in range(30):
        queue.put(Ticket(TURN, ("far away", "mallory", table)))
    queue.put(Ticket(TURN, ("at home", "ana", "one")))
    order = names(queue)
    assert order[:3] == [("far away", "mallory", 0), ("at home", "ana", "one"), ("far away", "mallory", 1)]
    assert len(order) == 31


async def test_who_comes_while_another_is_served_is_next() -> None:
    """The number of the other asker's questions does not matter: their address has just had its turn."""
    queue = Queue()
    for table in range(30):
        queue.put(Ticket(TURN, ("far away", "mallory", table)))
    served = queue.next()
    assert served is not None
    queue.put(Ticket(TURN, ("at home", "ana", "one")))
    queue.done(served, 1.0)
    assert names(queue)[0] == ("at home", "ana", "one")


async def test_new_names_at_one_address_win_no_more_turns() -> None:
    queue = Queue()
    for guest in range(20):
        queue.put(Ticket(TURN, ("far away", f"mallory {guest}", guest)))
    for table in range(3):
        queue.put(Ticket(TURN, ("at home", "ana", table)))
    addresses = [source[0] for source in names(queue) if isinstance(source, tuple)]
    assert addresses[:6] == ["far away", "at home"] * 3


async def test_guests_of_one_address_take_turns_whatever_number_of_tables_each_has() -> None:
    queue = Queue()
    for table in range(10):
        queue.put(Ticket(TURN, ("school", "ana", table)))
    queue.put(Ticket(TURN, ("school", "bo", "one")))
    assert names(queue)[1] == ("school", "bo", "one")


async def test_of_two_workers_the_second_goes_to_who_has_none() -> None:
    queue = Queue()
    for source in (("a", 1), ("a", 2), ("a", 3), ("b", 1)):
        queue.put(Ticket(TURN, source))
    both = [queue.next(), queue.next()]
    assert [ticket.source for ticket in both if ticket] == [("a", 1), ("b", 1)]
    third = queue.next()
    assert third is not None
    assert third.source == ("a", 2)


async def test_a_priority_that_was_busy_keeps_what_it_spent_although_it_waits_for_a_moment() -> None:
    queue = Queue()
    queue.put(Ticket(ANALYSIS, "long"))
    long = queue.next()
    assert long is not None
    queue.done(long, 100.0)
    # Alone, it could have all of the time; with others there, it has spent its share for a while.
    queue.put(Ticket(HINT, "hint"))
    hint = queue.next()
    assert hint is not None
    queue.done(hint, 1.0)
    queue.put(Ticket(ANALYSIS, "again"))
    for number in range(5):
        queue.put(Ticket(HINT, f"hint {number}"))
    assert names(queue)[-1] == "again"


async def test_a_question_that_waited_for_its_asker_gives_no_saved_time_to_those_who_come_then() -> None:
    """Its priority has spent less than the others, and they may not start as low as that."""
    queue = Queue()
    for _ in range(2):
        queue.put(Ticket(TURN, "table"))
    table = queue.next()
    assert table is not None
    for number in range(10):
        queue.put(Ticket(HINT, f"hint {number}"))
    assert len(names(queue, 3.0)) == 10
    queue.done(table, 0.0)
    served = queue.next()
    assert served is not None
    queue.put(Ticket(HINT, "hint"))
    for number in range(5):
        queue.put(Ticket(ANALYSIS, number))
    queue.done(served, 0.0)
    assert "hint" in names(queue)[:2]
