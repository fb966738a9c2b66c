"""The places on a ladder: points, faults and time, with the intervals of the arena."""

import pytest

from tablee.arena.ladder.messages import Fault, LadderDeal, LadderMatch, Standings
from tablee.arena.ladder.standings import standings
from tablee.arena.playing import Played
from tablee.arena.ratings import shares
from tablee.arena.schedule import Plan

FOX, OWL, CAT = "program:Fox", "bot:1", "bot:2"


def match(
    one: str, other: str, won: int | None, fault: Fault | None = None, moves: tuple[int, int] = (2, 3)
) -> LadderMatch:
    """Return a match won by that seat (None: a tie)."""
    ranks = (1, 1) if won is None else (1, 2) if won == 0 else (2, 1)
    return LadderMatch((one, other), ranks, moves, (10 * moves[0], 20 * moves[1]), 5, fault)


DEALS = [
    LadderDeal(1, (match(FOX, OWL, 0), match(OWL, FOX, 1))),
    LadderDeal(2, (match(FOX, OWL, 0), match(OWL, FOX, None))),
    LadderDeal(4, (match(FOX, CAT, 1, Fault(0, "late")), match(CAT, FOX, 0, Fault(1, "illegal")))),
    LadderDeal(5, (match(CAT, OWL, 1, Fault(0, "failed")), match(OWL, CAT, 1))),
]


@pytest.fixture
def found() -> Standings:
    return standings(DEALS)


def test_places_follow_the_points_of_all_matches(found: Standings) -> None:
    told = [(one.key, one.place, one.share, one.matches, one.won, one.tied) for one in found.places]
    assert told == [
        (CAT, 1, 0.75, 4, 3, 0),
        (FOX, 2, pytest.approx(3.5 / 6), 6, 3, 1),
        (OWL, 3, 0.25, 6, 1, 1),
    ]
    for one in found.places:
        assert 0 <= one.low < one.share < one.high <= 1


def test_faults_count_for_the_seat_that_made_them(found: Standings) -> None:
    assert {one.key: (one.illegal, one.late, one.failed) for one in found.places} == {
        FOX: (1, 1, 0),
        OWL: (0, 0, 0),
        CAT: (0, 0, 1),
    }


def test_moves_and_time_are_those_of_both_seats(found: Standings) -> None:
    fox = next(one for one in found.places if one.key == FOX)
    # Three times at seat 0, with 2 moves of 10 ms, and three times at seat 1, with 3 moves of 20 ms.
    assert (fox.moves, fox.ms) == (15, 3 * 20 + 3 * 60)


def test_equal_shares_have_the_same_place() -> None:
    one = standings([LadderDeal(1, (match(FOX, OWL, 0), match(FOX, CAT, 0)))])
    assert [(place.key, place.place) for place in one.places] == [(FOX, 1), (OWL, 2), (CAT, 2)] or [
        (place.key, place.place) for place in one.places
    ] == [(FOX, 1), (CAT, 2), (OWL, 2)]


def test_shares_of_pairs_are_those_of_the_arena() -> None:
    pair = DEALS[:2]
    games = [
        Played(
            2 * deal.number + at,
            0,
            deal.number,
            [{"names": list(one.seats)}, {"ranks": list(one.ranks)}],
            [],
            [],
            [],
        )
        for deal in pair
        for at, one in enumerate(deal.matches)
    ]
    plan = Plan("mawoki", 1, {}, (OWL, FOX), 2, 2, "seed")
    expected = shares(plan, games)[0].scored
    (ladder,) = standings(pair).pairs
    assert (ladder.one, ladder.other, ladder.matches) == (OWL, FOX, 4)
    assert ladder.share == expected.share == 0.125
    assert ladder.low == pytest.approx(expected.low, abs=0.01)
    assert ladder.high == pytest.approx(expected.high, abs=0.01)


def test_without_deals_nobody_has_a_place() -> None:
    assert standings([]) == Standings([], [])
