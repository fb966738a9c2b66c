"""Majority tokens (rulebook: majority tokens; rulings 1: majority, teams)."""

from random import Random

import pytest

from tablee.games.toko_maja.majority import strength, strengths
from tablee.games.toko_maja.pieces import MOST_TRIPLES, TRIPLE_NUMBER, TRIPLES, VALUES
from tablee.games.toko_maja.position import sizes, spread
from tests.games.toko_maja.study import after, events_of, table


def lay(hand: str, laid: list[str], tokens: str, **more: object) -> dict[str, object]:
    """Return the tokens after seat 0 laid its only triple."""
    position = table([hand, *[""] * (len(laid) - 1)], phase="lay", laid=laid, tokens=tokens, **more)  # type: ignore[arg-type]
    return dict(after(position, "".join(sorted(hand)))["tokens"])


def test_the_first_to_lay_a_triple_of_a_value_takes_its_token() -> None:
    assert lay("222", ["", ""], ".....")["2"] == 0


def test_a_joker_in_the_first_triple_does_not_matter() -> None:
    assert lay("22J", ["", ""], ".....")["2"] == 0


def test_with_more_triples_than_the_holder_the_token_is_taken() -> None:
    assert lay("22J", ["222", "222"], ".1...")["2"] == 0


def test_with_more_triples_the_token_is_taken_even_with_more_jokers() -> None:
    assert lay("22J", ["22J", "222"], ".1...")["2"] == 0


def test_with_as_many_and_fewer_jokers_the_token_is_taken() -> None:
    assert lay("222", ["", "22J"], ".1...")["2"] == 0


@pytest.mark.parametrize(("mine", "theirs"), [("222", "222"), ("22J", "22J"), ("22J", "222")])
def test_with_as_many_and_not_fewer_jokers_the_holder_keeps_it(mine: str, theirs: str) -> None:
    assert lay(mine, ["", theirs], ".1...")["2"] == 1


def test_with_fewer_triples_the_holder_keeps_it() -> None:
    assert lay("222", ["", "22J 22J"], ".1...")["2"] == 1


def test_only_who_lays_can_take_a_token() -> None:
    assert lay("333", ["222", "22J"], ".1...") == {"1": None, "2": 1, "3": 0, "4": None, "5": None}


def test_three_jokers_have_no_majority() -> None:
    assert set(lay("JJJ", ["", ""], ".....").values()) == {None}


def test_it_is_checked_at_once_at_each_laying() -> None:
    events = events_of(table(["222", ""], phase="lay", laid=["", "22J"], tokens=".1..."), "222")
    assert events == [
        {"event": "toko-maja.laid", "seat": 0, "triple": "222", "card": "2", "jokers": 0, "points": 2},
        {"event": "toko-maja.token_moved", "seat": 0, "token": "2", "points": 6, "first": False, "from": 1},
    ]
    events = events_of(table(["555", ""], phase="lay"), "555")
    assert events[1] == {
        "event": "toko-maja.token_taken",
        "seat": 0,
        "token": "5",
        "points": 0,
        "first": True,
    }


def test_the_jokers_of_a_triple_are_reported_with_it() -> None:
    events = events_of(table(["22J", ""], phase="lay"), "22J")
    assert (events[0]["event"], events[0]["jokers"]) == ("toko-maja.laid", 1)


def test_in_teams_triples_are_pooled_for_the_majority() -> None:
    laid = ["", "222", "222", ""]
    assert lay("22J", laid, ".1...", teams=2)["2"] == 0
    assert lay("22J", laid, ".1...")["2"] == 1


def test_in_teams_the_jokers_are_pooled_too() -> None:
    assert lay("22J", ["", "222 22J", "222", ""], ".1...", teams=2)["2"] == 1
    assert lay("222", ["", "222 22J", "222", ""], ".1...", teams=2)["2"] == 0


def test_a_token_that_the_team_holds_stays_with_the_member_who_took_it() -> None:
    assert lay("222", ["", "", "222", ""], ".2...", teams=2)["2"] == 2
    assert lay("222", ["", "", "222", ""], ".2...")["2"] == 2
    assert lay("222", ["222", "", "222", ""], ".2...")["2"] == 0


@pytest.mark.parametrize(("players", "teams"), [(2, 0), (5, 0), (4, 2), (6, 2), (6, 3)])
def test_who_reads_strengths_from_a_view_comes_to_what_the_rules_say(players: int, teams: int) -> None:
    chance = Random(players + teams)
    position = table([""] * players, teams=teams)
    for _ in range(20):
        laid = [chance.choices(TRIPLES, k=3) for _ in range(players)]
        numbers = [[TRIPLE_NUMBER[triple] for triple in triples] for triples in laid]
        position.laid, position.triples = spread(numbers, MOST_TRIPLES), sizes(numbers)
        for card in range(VALUES):
            expected = [strength(position, side, card) for side in range(teams or players)]
            assert strengths(laid, card, teams) == expected
