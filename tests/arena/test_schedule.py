"""The games that an arena plays."""

from collections import Counter

import pytest

from tablee.arena.entrants import EntrantError, parse, parse_all
from tablee.arena.schedule import Plan, chance, deals_for, groups, seatings, tasks
from tablee.bots.levels import LevelError
from tablee.games import find


def plan(*players: str, seats: int = 2, deals: int = 2, form: str = "round-robin") -> Plan:
    return Plan("mawoki", 1, {}, players, seats, deals, "test", form)


def test_everybody_meets_everybody() -> None:
    assert groups(plan("a", "b", "c")) == [("a", "b"), ("a", "c"), ("b", "c")]


def test_in_a_gauntlet_the_first_meets_each_of_the_others() -> None:
    assert groups(plan("a", "b", "c", form="gauntlet")) == [("a", "b"), ("a", "c")]


def test_on_a_ladder_neighbours_meet() -> None:
    assert groups(plan("a", "b", "c", form="ladder")) == [("a", "b"), ("b", "c")]


def test_seats_that_remain_are_filled_round_and_round() -> None:
    assert groups(plan("a", "b", seats=4)) == [("a", "b", "a", "b")]


def test_one_that_is_named_twice_meets_itself_once_on_every_deal() -> None:
    assert [one.text for one in parse_all("bot:1,bot:1", find("mawoki"))] == ["bot:1", "bot:1"]
    assert [task.seating for task in tasks(plan("a", "a", deals=2))] == [("a", "a")] * 2
    assert groups(plan("a", "a", "b")) == [("a", "a"), ("a", "b")]


def test_every_deal_is_played_from_every_seat() -> None:
    games = list(tasks(plan("a", "b", "c", seats=3, deals=5)))
    seats = Counter((game.deal, seat, player) for game in games for seat, player in enumerate(game.seating))
    assert set(seats.values()) == {2}
    assert len(seats) == 5 * 3 * 3


def test_of_many_orders_the_rotations_are_played() -> None:
    assert len(seatings("abcd")) == 24
    assert seatings("abcde") == [tuple("abcde"[by:] + "abcde"[:by]) for by in range(5)]
    assert seatings("abababab"[:6]) == [tuple("ababab"), tuple("bababa")]


def test_one_deal_is_the_same_for_all_who_play_it() -> None:
    seeds = {(game.deal, game.seed) for game in tasks(plan("a", "b", "c", deals=4))}
    assert len(seeds) == 4


def test_at_least_as_many_games_as_asked_are_played() -> None:
    assert deals_for(["a", "b", "c"], 2, "round-robin", 100) * 6 == 102
    assert deals_for(["a", "b"], 2, "round-robin", 1) == 1


def test_chance_is_a_number_that_every_language_can_read() -> None:
    first, second, *_ = tasks(plan("a", "b"))
    drawn = {chance(task, ply) for task in (first, second) for ply in range(50)}
    assert len(drawn) == 100
    assert all(0 <= number < 2**53 for number in drawn)


@pytest.mark.parametrize(
    ("text", "level", "ms", "playouts"),
    [
        ("bot:5", 5, None, None),
        ("bot:5@200ms", 5, 200, None),
        ("uct:1000ms", None, 1000, None),
        ("uct:500", None, None, 500),
        ("random", None, None, None),
    ],
)
def test_players_are_named_by_text(
    text: str, level: int | None, ms: int | None, playouts: int | None
) -> None:
    entrant = parse(text)
    assert (entrant.text, entrant.level, entrant.ms, entrant.playouts) == (text, level, ms, playouts)
    assert entrant.repeats == (ms is None)


def test_a_program_is_a_command_with_its_arguments() -> None:
    assert parse("program:python3 'my bot.py' --fast").command == ("python3", "my bot.py", "--fast")


@pytest.mark.parametrize(
    "text", ["bot:", "bot:x", "uct:0", "uct:0ms", "program:", "program:'", "somebody", "bot:5@ms"]
)
def test_what_names_no_player_is_refused(text: str) -> None:
    with pytest.raises(EntrantError) as refused:
        parse(text)
    assert (refused.value.code, refused.value.params) == ("arena.player", {"given": text})


def test_an_arena_needs_two_players_whose_levels_exist() -> None:
    game = find("mawoki")
    with pytest.raises(EntrantError, match="at least two players"):
        parse_all("random", game)
    with pytest.raises(LevelError, match="no bot of level 99"):
        parse_all("random,bot:99", game)
