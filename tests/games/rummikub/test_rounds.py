"""The deal, rounds, scoring and the end (rulings 4, scoring, no end in sight, who starts; notation 3, deal)."""

from typing import Any

import pytest

from tablee.core.errors import OptionError
from tablee.core.rng import Stream, seed_bytes
from tablee.games.rummikub import GAME
from tablee.games.rummikub.pieces import DECK, NAMES
from tests.games.rummikub.study import after, happened, international, study

OUT = "r1 r2 r3 r4"


def test_there_are_106_tiles_twice_1_to_13_in_four_colours_and_two_jokers() -> None:
    assert len(DECK) == 106
    assert [NAMES[kind] for kind in DECK[:4]] == ["r1", "r1", "r2", "r2"]
    assert [NAMES[kind] for kind in DECK[-4:]] == ["y13", "y13", "J", "J"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_deal_is_that_of_the_notation(players: int) -> None:
    stream = Stream(seed_bytes("tablee"))
    first = stream.uniform(players)
    pool = [NAMES[kind] for kind in DECK]
    stream.shuffle(pool)
    racks: list[list[str]] = [[] for _ in range(players)]
    for _ in range(14):
        for rack in racks:
            rack.append(pool.pop())
    international_deal = GAME.dump(GAME.new(players, {"turns": "play-or-draw"}, "tablee"))
    assert international_deal["first"] == international_deal["turn"] == first
    assert international_deal["pool"] == pool
    assert [sorted(rack) for rack in international_deal["racks"]] == [sorted(rack) for rack in racks]
    assert international_deal["drawn"] is None
    ours = GAME.dump(GAME.new(players, {}, "tablee"))
    assert ours["drawn"] == pool[-1]
    assert ours["pool"] == pool[:-1]
    assert sorted(ours["racks"][first]) == sorted([*racks[first], pool[-1]])


def test_racks_are_listed_in_the_order_of_the_notation() -> None:
    ranks = [[NAMES.index(tile) for tile in rack] for rack in GAME.dump(GAME.new(4, {}, "order"))["racks"]]
    assert ranks == [sorted(rank) for rank in ranks]


def test_the_keys_stand_in_the_order_of_the_notation() -> None:
    assert list(GAME.dump(GAME.new(2, {}, "keys"))) == [
        *(
            "game",
            "options",
            "players",
            "phase",
            "turn",
            "round",
            "first",
            "racks",
            "opened",
            "table",
            "pool",
        ),
        *("drawn", "idle", "passes", "scores", "rng"),
    ]


def test_the_others_score_the_sum_of_their_tiles_a_joker_thirty_the_winner_nothing() -> None:
    ended = after(study("r1 r2 r3", "r4", others=("y13 k1", "J b5")), OUT)
    assert ended["scores"] == [0, 14, 35]


def test_the_lowest_total_wins_and_equal_is_shared() -> None:
    position, _ = GAME.apply(study("r1 r2 r3", "r4", others=("y13", "r13", "b1")), OUT)
    assert GAME.result(position) == ([0, 13, 13, 1], [1, 3, 3, 2])


def test_in_zero_sum_losers_score_minus_and_the_winner_their_sum() -> None:
    position = international("r1 r2 r3", "r4", others=("y13 k1", "J b5"), scoring="zero-sum")
    over, _ = GAME.apply(position, OUT)
    assert GAME.result(over) == ([49, -14, -35], [1, 2, 3])


def test_zero_sum_goes_only_with_play_or_draw() -> None:
    with pytest.raises(OptionError) as caught:
        GAME.new(2, {"scoring": "zero-sum"}, "x")
    assert caught.value.code == "option.combination"


@pytest.mark.parametrize(
    "options", [{"rounds": 0}, {"rounds": 11}, {"opening": 101}, {"stall": 0}, {"turns": "x"}, {"x": 1}]
)
def test_other_options_are_errors(options: dict[str, Any]) -> None:
    with pytest.raises(OptionError):
        GAME.new(2, options, "x")


def test_another_round_is_dealt_and_scores_add_up() -> None:
    position = study("r1 r2 r3", "r4", others=("y13 k1", "b5"), rounds=3, round_number=2, scores=[5, 0, 7])
    following = after(position, OUT)
    assert (following["phase"], following["round"], following["scores"]) == ("play", 3, [5, 14, 12])
    assert following["opened"] == [False] * 3
    assert following["table"] == []
    assert (following["idle"], following["passes"]) == (0, 0)
    assert sorted(map(len, following["racks"])) == [14, 14, 15]


def test_the_next_seat_clockwise_starts_the_next_round() -> None:
    following = after(study("r1 r2 r3", "r4", others=("y13", "b5"), rounds=2), OUT)
    assert following["first"] == following["turn"] == 1
    assert len(following["racks"][1]) == 15


def test_after_the_last_round_nothing_is_cleared_away() -> None:
    ended = after(study("r1 r2 r3", "r4", others=("y13 k1",), rounds=2, round_number=2), OUT)
    assert (ended["phase"], ended["turn"], ended["round"]) == ("over", None, 2)
    assert ended["table"] == [["r1", "r2", "r3", "r4"]]
    assert ended["racks"] == [[], ["k1", "y13"]]
    assert ended["drawn"] is None


# No end in sight


def test_after_twenty_rounds_of_the_table_without_a_tile_laid_the_round_ends() -> None:
    position = study("", "r4 k9", others=("y1", "y2"), idle=58)
    assert after(position, "= / k9")["phase"] == "play"
    stalled = study("", "r4 k9", others=("y1", "y2"), idle=59)
    ended = after(stalled, "= / k9")
    assert (ended["phase"], ended["idle"]) == ("over", 60)
    assert happened(stalled, "= / k9")["stalled"] == {"why": "idle"}


def test_how_many_rounds_of_the_table_is_an_option() -> None:
    assert after(study("", "r4 k9", idle=1, stall=1), "= / k9")["phase"] == "over"
    assert after(study("", "r4 k9", idle=0, stall=1), "= / k9")["phase"] == "play"


def test_with_lowest_everybody_scores_what_they_hold_the_winner_too() -> None:
    position, _ = GAME.apply(study("", "r4 k9", others=("y1 y2", "J"), idle=59), "= / k9")
    assert GAME.result(position) == ([4, 3, 30], [2, 1, 3])
    assert happened(study("", "r4 k9", others=("y1 y2", "J"), idle=59), "= / k9")["round_over"][
        "winners"
    ] == [1]


def test_a_full_round_of_passes_with_an_empty_pool_ends_the_round() -> None:
    position = international("", "r4", others=("y1 y2", "J"), pool="", passes=2)
    assert after(position, "pass")["scores"] == [4, 3, 30]
    assert happened(position, "pass")["stalled"] == {"why": "passes"}
    assert after(international("", "r4", others=("y1 y2", "J"), pool="", passes=1), "pass")["phase"] == "play"


def test_in_zero_sum_the_lowest_rack_wins_a_stall_with_the_sum_of_the_others() -> None:
    position = international("", "r4", others=("y1 y2", "J"), pool="", passes=2, scoring="zero-sum")
    assert after(position, "pass")["scores"] == [-4, 34, -30]


def test_several_lowest_divide_the_sum_odd_points_to_the_lower_seats() -> None:
    racks = ("y1 y2", "k3", "b3")
    position = international("", "r5", others=racks, pool="", passes=3, scoring="zero-sum")
    assert after(position, "pass")["scores"] == [-5, 2, 2, 1]


def test_all_equal_in_a_stall_nobody_scores_in_zero_sum() -> None:
    position = international("", "r3", others=("y1 y2",), pool="", passes=1, scoring="zero-sum")
    over, _ = GAME.apply(position, "pass")
    assert GAME.result(over) == ([0, 0], [1, 1])


def test_going_out_counts_before_a_stall() -> None:
    position = study("", "k9", others=("y1",), idle=39)
    assert after(position, "= / k9")["scores"] == [0, 1]


def test_the_score_lines_are_reported_by_seat() -> None:
    events = happened(study("r1 r2 r3", "r4", others=("y13 k1", "J b5"), scores=[1, 2, 3]), OUT)
    assert events["round_over"] == {
        "round": 1,
        "winners": [0],
        "left": [[], ["k1", "y13"], ["b5", "J"]],
        "held": [0, 14, 35],
        "points": [0, 14, 35],
        "totals": [1, 16, 38],
    }
    assert events["over"] == {"winners": [0], "scores": [1, 16, 38]}
