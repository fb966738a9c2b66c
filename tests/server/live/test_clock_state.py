"""How the clocks of a match stand follows from its log, whatever was taken back and whosever clock was wrong."""

from typing import Any

import msgspec

from tablee.server.live.clock_events import DAY_MS, EVER, LONGEST_PAUSE_MS, Facts
from tablee.server.live.clock_replay import GRACE_MS
from tablee.server.live.clock_state import clock_state
from tablee.server.protocol.terms import AnyClock, BankClock, DaysClock, MoveClock, Terms, TimeOut
from tablee.store.rows import ClockState, Entry, Outage, SeatRow, TableEvent, TakenBack
from tests.store.samples import match

S = 1000
BEGUN = 1_000_000_000_000
BANK = BankClock(bank=60, increment=5)
MOVE = MoveClock(move=30, bank=60)
DAYS = DaysClock(days=2, vacation=7)


class Log:
    """A match of two whose clocks are looked at; times in seconds since it began."""

    def __init__(self, clock: AnyClock, time_out: TimeOut = "bot", zone: str | None = None) -> None:
        self.terms = Terms(clock=clock, time_out=time_out)
        seats = tuple(SeatRow(seat, "guest", f"guest {seat}", "", None, zone=zone) for seat in range(2))
        self.row = msgspec.structs.replace(match(), begun=BEGUN, state="running", players=2, seats=seats)
        self.entries: list[Entry] = []
        self.taken_back: list[TakenBack] = []
        self.events: list[TableEvent] = []
        self.outages: list[Outage] = []

    def move(self, seconds: float, by_person: bool = True) -> "Log":
        ply = len(self.entries) + 1
        message = f"{seconds}" if by_person else None
        self.entries.append(Entry(ply, (ply - 1) % 2, "x", message, None, BEGUN + round(seconds * S)))
        return self

    def undo(self, seconds: float) -> "Log":
        n = len(self.taken_back) + 1
        self.taken_back.append(TakenBack(n, self.entries.pop(), "u", BEGUN + round(seconds * S)))
        return self

    def event(self, seconds: float, kind: str, seat: int | None = None, **params: Any) -> "Log":
        n = len(self.events) + 1
        at = BEGUN + round(seconds * S)
        self.events.append(TableEvent(n, len(self.entries), kind, seat, params, at))
        return self

    def stand(self) -> ClockState:
        facts = Facts(self.row, self.terms, self.entries, self.taken_back, self.events, self.outages)
        stand = clock_state(facts, len(self.entries) % 2, ())
        assert stand is not None
        return stand

    def left(self) -> float | None:
        """Seconds since the beginning at which the time is over."""
        deadline = self.stand().deadline
        return None if deadline is None else (deadline - BEGUN) / S

    def banks(self) -> list[float]:
        return [bank / S for bank in self.stand().banks or ()]


def test_a_bank_loses_what_a_move_takes_and_gains_the_increment() -> None:
    assert Log(BANK).left() == 60
    assert Log(BANK).move(10).banks() == [55, 60]
    assert Log(BANK).move(10).left() == 70
    assert Log(BANK).move(10).move(30).left() == 30 + 55


def test_time_for_each_move_is_used_first_and_then_the_bank() -> None:
    assert Log(MOVE).left() == 90
    assert Log(MOVE).move(30).move(40).banks() == [90, 90]
    assert Log(MOVE).move(50).banks() == [70, 90]


def test_taking_back_gives_no_time_back() -> None:
    """The turn goes on with what it had left, and what passed until the step was taken back was nobody's."""
    log = Log(BANK).move(10).undo(25)
    assert log.banks() == [60, 60]
    assert log.left() == 25 + 50
    assert log.stand().since == BEGUN + 25 * S
    assert log.move(35).banks() == [60 - 20 + 5, 60]
    assert log.left() == 35 + 60


def test_taking_back_twice_takes_the_time_of_both_together() -> None:
    assert Log(BANK).move(10).undo(12).move(20).undo(21).left() == 21 + 60 - 10 - 8


def test_clocks_of_machines_that_differ_never_give_time() -> None:
    log = Log(BANK).move(10).move(7)
    assert log.banks() == [55, 65]
    assert log.left() == 10 + 55


def test_what_a_bot_plays_costs_nothing_unless_the_time_was_over() -> None:
    assert Log(BANK).move(10, by_person=False).banks() == [60, 60]
    assert Log(BANK).move(61, by_person=False).banks() == [5, 60]


def test_days_are_counted_from_the_move_before() -> None:
    assert Log(DAYS).move(3600).left() == 3600 + 2 * 24 * 3600
    assert Log(DAYS).move(3600).undo(7200).left() == 7200 + 2 * 24 * 3600 - 3600


def test_hours_that_do_not_count_are_those_where_the_person_lives() -> None:
    nights = DaysClock(days=1, night=(22, 8))
    # The match begins at 01:46 UTC, which is 20:46 in Chicago the day before.
    assert Log(nights, zone="UTC").left() == (6 * 60 + 13) * 60 + 20 + (10 + 24) * 3600
    assert Log(nights, zone="nowhere at all").left() == Log(nights, zone="UTC").left()
    assert Log(nights, zone="America/Chicago").left() == (24 + 10 + 10) * 3600


def test_a_move_taken_back_with_the_reply_to_it_gives_the_bank_as_it_was() -> None:
    """The turn goes on with what it had left; the time from the move to taking it back was nobody's."""
    log = Log(BANK).move(10).move(11, by_person=False)
    assert log.banks() == [55, 60]
    log.undo(20).undo(20)
    assert log.banks() == [60, 60]
    assert log.left() == 20 + 60 - 10
    log.move(25).move(26, by_person=False)
    assert log.banks() == [60 - 15 + 5, 60]


def test_a_vacation_is_taken_from_the_days_of_the_person_who_takes_it() -> None:
    day = 24 * 3600.0
    log = Log(DAYS).event(day, "vacation", 0, days=3)
    assert log.left() == 5 * day
    assert log.stand().vacations == (4 * DAY_MS, 7 * DAY_MS)
    assert log.stand().away == (BEGUN + 4 * DAY_MS, None)
    log.event(2 * day, "vacation_over", 0)
    assert log.left() == 3 * day
    assert log.stand().vacations == (6 * DAY_MS, 7 * DAY_MS)


def test_a_vacation_of_the_other_changes_nothing_for_who_is_to_act() -> None:
    assert Log(DAYS).event(0, "vacation", 1, days=4).left() == 2 * 24 * 3600


def test_a_pause_is_nobodys_time() -> None:
    log = Log(BANK).event(10, "paused")
    assert log.stand().paused == BEGUN + 10 * S
    assert log.stand().deadline == BEGUN + 10 * S + LONGEST_PAUSE_MS
    assert log.event(100, "resumed").left() == 60 + 90
    assert log.move(110).banks() == [60 - 20 + 5, 60]


def test_a_lost_connection_is_not_lost_time_as_far_as_the_grace_goes() -> None:
    grace = GRACE_MS / S
    log = Log(BANK)
    log.outages = [Outage(0, 1, BEGUN + 5 * S, BEGUN + 12 * S)]
    assert log.left() == 60 + 7
    log.outages = [Outage(0, 1, BEGUN + 5 * S, None)]
    assert log.left() == 60 + grace
    assert log.move(70).banks() == [60 - (70 - grace) + 5, 60]
    log.outages = [Outage(1, 1, BEGUN, None)]
    assert log.banks() == [5, 60]


def test_a_connection_that_was_lost_in_a_pause_gives_no_time() -> None:
    log = Log(BANK).event(10, "paused").event(100, "resumed")
    log.outages = [Outage(0, 1, BEGUN + 20 * S, BEGUN + 90 * S)]
    log.move(105)
    assert log.banks() == [65, 60]
    # Fifteen seconds counted, and the grace is longer.
    assert log.undo(106).left() == 106 + 60


def test_a_match_spares_each_seat_a_minute_of_lost_connections_and_no_more() -> None:
    """Closing the page in every turn is time to think three times, and costs the bank from then on."""
    grace, log = GRACE_MS / S, Log(BankClock(bank=60, increment=1))
    log.outages = [Outage(0, n + 1, BEGUN + (10 + 60 * n) * S, BEGUN + (40 + 60 * n) * S) for n in range(5)]
    spared, banks = [], []
    for n in range(5):
        assert log.left() is not None
        spared.append([seat / S for seat in log.stand().spared or ()])
        log.move(60 * n + 40)
        banks.append(log.banks()[0])
        log.move(60 * n + 60)
    assert spared == [[60, 60], [40, 60], [20, 60], [0, 60], [0, 60]]
    # Of 40 s, then of 40 s each after the other's move at 60, and so on: 20 counted while something is spared.
    assert banks[:3] == [60 - (40 - grace) + 1, 41 - (40 - grace) + 1, 22 - (40 - grace) + 1]
    assert banks[3:] == [1, 1], "the bank is empty: all 40 s count"


def test_what_is_spared_in_the_turn_that_runs_is_what_is_left_of_it() -> None:
    log = Log(BankClock(bank=600, increment=1))
    log.outages = [Outage(0, 1, BEGUN, BEGUN + 15 * S), Outage(0, 2, BEGUN + 40 * S, BEGUN + 60 * S)]
    log.move(20).move(40).move(60).move(80)
    log.outages += [Outage(0, 3, BEGUN + 80 * S, BEGUN + 95 * S), Outage(0, 4, BEGUN + 110 * S, None)]
    log.move(100).move(110)
    assert log.stand().spared == (10 * S, 60 * S)
    left = log.left()
    assert left is not None
    bank = log.banks()[0]
    assert left == 110 + bank + 10, "ten seconds are left of the minute, not twenty"


def test_a_step_taken_back_costs_what_was_spared_once() -> None:
    log = Log(BANK)
    log.outages = [Outage(0, 1, BEGUN + 5 * S, BEGUN + 15 * S)]
    log.move(20).undo(25)
    assert log.stand().spared == (50 * S, 60 * S)
    assert log.left() == 25 + 50, "ten of twenty seconds counted"
    log.move(30)
    assert (log.stand().spared, log.banks()) == ((50 * S, 60 * S), [60 - 15 + 5, 60])


def test_a_clock_of_days_spares_nothing_for_it_minds_no_connection() -> None:
    assert Log(DAYS).stand().spared is None


def test_one_that_begins_when_the_time_is_over_gives_none() -> None:
    log = Log(BANK)
    log.outages = [Outage(0, 1, BEGUN + 61 * S, None)]
    assert log.left() == 60


def test_where_a_bot_plays_the_move_no_clock_runs_until_it_has() -> None:
    log = Log(BANK, "bot").event(60, "time_out", 0)
    assert (log.left(), log.stand().out) == (None, (0,))
    assert log.stand().check_at == BEGUN
    log.move(61, by_person=False)
    assert (log.left(), log.stand().out) == (121, ())


def test_where_a_bot_plays_until_they_are_back_it_goes_on() -> None:
    log = Log(BANK, "bot_until_back").event(60, "time_out", 0).move(61, by_person=False).move(62)
    assert (log.left(), log.stand().out) == (None, (0,))
    assert log.event(70, "returned", 0).stand().out == ()


def test_who_is_back_before_the_bot_has_moved_has_the_time_that_its_move_would_have_left_them() -> None:
    def back(clock: AnyClock, ran_out: float) -> Log:
        return Log(clock, "bot_until_back").event(ran_out, "time_out", 0).event(ran_out + 3, "returned", 0)

    assert (back(BANK, 60).left(), back(MOVE, 90).left()) == (63 + 5, 93 + 30)
    two_days = 2 * DAY_MS / S
    assert back(DAYS, two_days).left() == two_days + 3 + two_days
    moved = back(BANK, 60).move(65)
    assert moved.banks() == [3 + 5, 60]
    assert moved.move(66).undo(67).undo(68).left() == 68 + 3
    once = Log(BANK, "bot").event(60, "time_out", 0).event(63, "returned", 0)
    assert (once.left(), once.stand().by_bot) == (None, True)


def test_no_bot_plays_for_a_substitute_because_the_time_of_the_player_before_ran_out() -> None:
    log = Log(BANK, "bot_until_back").event(60, "time_out", 0).move(61, by_person=False).move(62)
    assert log.event(70, "substitute", 0).stand().out == ()
    # Within that turn, a substitute has the time of a player who is back. One who only changes places gets no more.
    ran_out = Log(BANK, "bot_until_back").event(60, "time_out", 0).event(63, "substitute", 0)
    assert (ran_out.left(), ran_out.stand().out) == (63 + 5, ())
    assert Log(BANK, "bot_until_back").event(50, "substitute", 0).left() == 60


def test_the_vacation_of_the_player_before_is_over_for_a_substitute() -> None:
    log = Log(DAYS).event(0, "vacation", 0, days=3).event(60, "substitute", 0)
    assert log.stand().away == (BEGUN + 60 * S, None)


def test_who_makes_a_move_of_their_own_is_back() -> None:
    log = Log(BANK, "bot_until_back").event(60, "time_out", 0).move(61, by_person=False).move(62)
    assert log.move(63).stand().out == ()


def test_where_the_others_may_end_it_nothing_happens_by_itself() -> None:
    log = Log(BANK, "others").event(60, "time_out", 0)
    assert (log.left(), log.stand().out, log.stand().overdue) == (None, (), True)
    assert log.move(100).stand().overdue is False
    assert log.banks() == [5, 60]


def test_no_time_is_longer_than_what_numbers_hold() -> None:
    assert BEGUN + LONGEST_PAUSE_MS < EVER < 2**63


def moved(log: Log, seconds: float, to: float) -> Log:
    """The clock is set, and shows `to` where it would have shown `seconds`."""
    before, after = (BEGUN + round(at * S) for at in (seconds, to))
    params = {"from": before, "to": after, "undone": len(log.taken_back)}
    return log.event(to, "clock_set", None, **params)


def test_a_clock_that_is_put_forward_costs_nobody_any_time() -> None:
    log = moved(Log(BANK).move(10).move(20), 25, 7225)
    assert log.left() == 7200 + 20 + 55
    assert log.move(7230).banks() == [55 - 10 + 5, 55]
    assert log.left() == 7230 + 55
    assert moved(Log(DAYS), 10, 3 * 24 * 3600).left() == 5 * 24 * 3600 - 10
    # The move came before it was noticed.
    assert moved(Log(BANK).move(7210), 0, 7200).banks() == [55, 60]


def test_a_clock_that_is_put_back_gives_no_time_and_takes_none() -> None:
    log = moved(Log(BANK).move(10).move(20), 25, -7200)
    assert log.left() == -7200 + 55 - 5
    assert log.stand().since == BEGUN - 7200 * S
    assert log.move(-7190).banks() == [55 - 15 + 5, 55]
    assert log.left() == -7190 + 55
    assert log.move(-7180).banks() == [45, 50]


def test_a_clock_that_is_put_forward_and_back_again() -> None:
    log = moved(moved(Log(BANK).move(10), 15, 7215), 7220, 20)
    assert log.left() == 70
    assert log.move(30).banks() == [55, 60 - 20 + 5]
    # That time passes now.
    assert log.move(40).banks() == [55 - 10 + 5, 45]
    assert log.left() == 40 + 45


def test_a_clock_that_is_put_back_in_a_turn_that_is_played_again() -> None:
    log = moved(Log(BANK).move(10).undo(20), 30, -100)
    assert log.left() == -100 + 60 - 10 - 10
    log = moved(Log(BANK).move(10), 20, -100).undo(-90)
    assert log.left() == -90 + 60 - 10


def test_a_clock_that_is_put_back_in_a_pause() -> None:
    log = Log(BANK).move(10).event(20, "paused")
    moved(log, 100, -500).event(-400, "resumed")
    assert log.left() == -400 + 60 - 10


def test_clocks_set_in_bots_turns_take_nothing_from_anybody() -> None:
    log = moved(Log(BANK).move(10), 12, -100).move(-98, by_person=False)
    assert log.banks() == [55, 60]
    assert log.left() == -98 + 55
