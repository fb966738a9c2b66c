"""The end of a round and of the match (rulebook: end of a round, counting; rulings 1: tokens, final tie, teams)."""

from typing import Any

import pytest

from tablee.core.errors import PositionError
from tablee.core.rng import Stream
from tablee.games.toko_maja import GAME
from tests.games.toko_maja.study import SEED, after, events_of, table


def last_turn(**more: Any) -> Any:
    """Return a position in which seat 0 keeps one of the last two cards: a 1 (or a 5, discarding the 1)."""
    hands = more.pop("hands", ["", ""])
    return table(hands, drawn="15", stock="", phase="keep", **more)


def test_the_player_who_drew_the_last_two_cards_finishes_the_turn() -> None:
    done = after(last_turn(hands=["11", ""]), "k0>1")
    assert (done["phase"], done["turn"], done["round"]) == ("lay", 0, 1)


def test_then_the_round_is_scored_triples_plus_tokens_minus_hand() -> None:
    position = last_turn(hands=["115", "234J"], laid=["222", "JJJ 444"], tokens=".1.1.")
    done = after(position, "k0>1", "111")
    assert done["scores"] == [1 + 2 - 5 + 9, 10 + 4 + 6 + 1 - 2 - 3 - 4 - 10]


def test_tokens_are_worth_9_6_3_1_and_0() -> None:
    for token, points in zip("12345", (9, 6, 3, 1, 0), strict=True):
        holders = "".join("1" if value == token else "." for value in "12345")
        assert after(last_turn(tokens=holders), "k0>1")["scores"] == [-1, points]


def test_scores_add_up_and_may_be_negative() -> None:
    assert after(last_turn(hands=["J", "5"], scores=[4, -3]), "k1>1")["scores"] == [4 - 15, -3 - 5]


def test_the_holder_of_the_5_token_begins_the_next_round() -> None:
    done = after(last_turn(hands=["", "", ""], tokens="....2", first=0), "k0>1")
    assert (done["round"], done["first"], done["turn"], done["phase"]) == (2, 2, 2, "take")
    assert done["rng"]["used"] > 0


def test_tokens_are_reset_each_round_and_hands_and_triples_are_empty() -> None:
    done = after(last_turn(hands=["3", "4"], laid=["111", "222"], tokens="01..1"), "k0>1")
    assert set(done["tokens"].values()) == {None}
    assert done["hands"] == done["laid"] == [[], []]
    assert len(done["removed"]) == 20
    assert len(done["stock"]) == 58


def test_when_nobody_holds_it_the_first_player_is_drawn_before_the_shuffle() -> None:
    stream = Stream(bytes.fromhex(SEED))
    first = stream.uniform(3)
    stock = list("1" * 21 + "2" * 18 + "3" * 15 + "4" * 12 + "5" * 10 + "J" * 5)
    stream.shuffle(stock)
    done = after(last_turn(hands=["", "", ""]), "k0>1")
    assert (done["first"], done["turn"]) == (first, first)
    assert done["removed"] == stock[::-1][:14]
    assert done["rng"]["used"] == stream.used
    assert events_of(last_turn(hands=["", "", ""]), "k0>1")[-1]["event"] == "toko-maja.round_began_by_chance"


def test_with_a_holder_nothing_is_drawn_but_the_shuffle() -> None:
    stream = Stream(bytes.fromhex(SEED))
    stream.shuffle(list(range(81)))
    assert after(last_turn(tokens="....1"), "k0>1")["rng"]["used"] == stream.used


def test_the_match_is_over_after_three_rounds_and_nothing_is_cleared_away() -> None:
    position = last_turn(hands=["2", "3"], laid=["222", ""], tokens=".0..1", round=3, scores=[10, 20])
    done = after(position, "k0>1")
    assert (done["phase"], done["turn"], done["round"]) == ("over", None, 3)
    assert done["hands"] == [["1", "2"], ["3"]]
    assert done["laid"] == [["222"], []]
    assert done["tokens"]["5"] == 1
    assert done["scores"] == [10 + 2 + 6 - 3, 20 - 3]


def test_by_option_the_match_is_over_after_one_round() -> None:
    position = last_turn(hands=["2", "3"], laid=["222", ""], tokens=".0..1", rounds=1)
    done = after(position, "k0>1")
    assert (done["phase"], done["turn"], done["round"]) == ("over", None, 1)
    assert done["scores"] == [2 + 6 - 3, -3]
    assert events_of(position, "k0>1")[-1]["event"] == "toko-maja.over"


def test_a_match_of_one_round_has_no_second() -> None:
    position = GAME.dump(last_turn(rounds=1))
    with pytest.raises(PositionError):
        GAME.load(position | {"round": 2})


def test_the_score_lines_of_a_round_are_reported() -> None:
    events = events_of(last_turn(hands=["2", "3"], laid=["222", ""], tokens=".0..1"), "k0>1")
    line = {"event": "toko-maja.scored", "seat": 0, "triples": 2, "tokens": 6, "hand": 3, "points": 5}
    assert events[2] == {"event": "toko-maja.round_ended", "round": 1}
    assert events[3] == {**line, "total": 5}
    assert events[4]["points"] == -3
    assert events[5]["event"] == "toko-maja.round_began"
    assert (events[5]["round"], events[5]["seat"], events[5]["removed"]) == (2, 1, 20)


def ranks(scores: list[int], tokens: str, **options: Any) -> list[int] | None:
    """Return the ranks of a finished match with these scores and tokens of the last round."""
    position = GAME.dump(table([""] * len(scores), scores=scores, tokens=tokens, round=3, **options))
    return GAME.result(GAME.load({**position, "phase": "over", "turn": None})).ranks


def test_most_points_win() -> None:
    assert ranks([3, 9, -4], ".....") == [2, 1, 3]


def test_of_the_tied_the_one_with_the_highest_valued_token_wins() -> None:
    assert ranks([7, 7, 7, 2], "02..1") == [3, 1, 2, 4]


def test_token_5_stands_over_4_and_4_over_1() -> None:
    assert ranks([7, 7], "0...1") == [2, 1]
    assert ranks([7, 7], "0..10") == [1, 2]


def test_even_token_1_stands_over_none() -> None:
    assert ranks([7, 7], "1....") == [2, 1]


def test_by_points_the_token_worth_most_wins_a_tie_and_even_that_of_5_beats_none() -> None:
    assert ranks([7, 7, 7, 2], "02..1", highest_token="points") == [1, 3, 2, 4]
    assert ranks([7, 7], "0...1", highest_token="points") == [1, 2]
    assert ranks([7, 7], "0..10", highest_token="points") == [1, 2]
    assert ranks([7, 7], "...10", highest_token="points") == [2, 1]
    assert ranks([7, 7], "....1", highest_token="points") == [2, 1]
    assert ranks([7, 7, 2], "..2..", highest_token="points") == [1, 1, 3]


def test_by_points_too_a_token_of_any_member_counts_for_the_team() -> None:
    assert ranks([5, 5, 5, 5], "..0.3", teams=2, highest_token="points") == [1, 2, 1, 2]
    assert ranks([5, 5, 5, 5], "..03.", teams=2, highest_token="points") == [1, 2, 1, 2]


def test_more_points_win_whatever_the_tokens() -> None:
    for reading in ("value", "points"):
        assert ranks([3, 4], "0000.", highest_token=reading) == [2, 1]


def test_when_none_of_the_tied_has_a_token_the_victory_is_shared() -> None:
    assert ranks([7, 7, 2], "..2..") == [1, 1, 3]


def test_the_same_criteria_settle_the_other_places() -> None:
    assert ranks([9, 2, 2, 2], "00..3") == [1, 3, 3, 2]


def test_in_teams_everyone_scores_the_sum_of_the_team_hands_too() -> None:
    position = last_turn(hands=["", "5", "J", ""], laid=["111", "222", "333", ""], tokens="0.2..", teams=2)
    done = after(position, "k0>1")
    assert done["scores"] == [1 + 9 + 3 + 3 - 10 - 1, 2 - 5] * 2


def test_in_teams_the_lines_are_reported_by_team() -> None:
    position = last_turn(hands=["", "5", "J", ""], laid=["111", "222", "333", ""], tokens="0.2..", teams=2)
    events = [event for event in events_of(position, "k0>1") if event["event"] == "toko-maja.team_scored"]
    line = {"triples": 4, "tokens": 12, "hand": 11, "points": 5, "total": 5}
    assert events[0] == {"event": "toko-maja.team_scored", "team": 0, "seats": [0, 2], **line}
    assert len(events) == 2


def test_in_teams_the_member_who_took_the_5_token_begins() -> None:
    assert after(last_turn(hands=[""] * 4, tokens="....3", teams=2), "k0>1")["first"] == 3


def test_in_teams_the_rank_counts_teams_that_did_better() -> None:
    assert ranks([1, 5, 9, 1, 5, 9], ".....", teams=3) == [3, 2, 1, 3, 2, 1]


def test_in_teams_a_tie_is_settled_by_the_highest_token_of_any_member() -> None:
    assert ranks([5, 5, 5, 5], "..0.3", teams=2) == [2, 1, 2, 1]


def test_when_it_is_over_everything_is_shown_but_the_random_stream() -> None:
    done, _ = GAME.apply(last_turn(hands=["2", "3"], round=3), "k0>1")
    whole = GAME.dump(done)
    del whole["rng"]
    assert GAME.view(done, None) == GAME.view(done, 1) == whole


def test_the_score_as_it_stands_counts_what_everybody_sees() -> None:
    position = table(["5", "J"], laid=["222", "111"], tokens="10...", scores=[3, -2])
    assert GAME.standing(position) == [3 + 2 + 6, -2 + 1 + 9]


def test_when_it_is_over_the_score_as_it_stands_is_the_score() -> None:
    last = last_turn(hands=["2", "3"], laid=["222", ""], tokens=".0..1", round=3, scores=[10, 20])
    done, _ = GAME.apply(last, "k0>1")
    assert GAME.standing(done) == GAME.result(done).scores


def test_the_score_breakdown_counts_the_viewers_own_hand_and_says_how_many_cards_it_cannot_see() -> None:
    position = table(["115J", "23"], laid=["222", "33J JJJ"], tokens=".01..", scores=[4, -2])
    assert GAME.score_breakdown(GAME.view(position, 0)) == [
        {"triples": 2, "tokens": 6, "hand": 17, "unseen": 0, "points": -9, "total": -5},
        {"triples": 13, "tokens": 3, "hand": None, "unseen": 2, "points": 16, "total": 14},
    ]
    assert [line["hand"] for line in GAME.score_breakdown(GAME.view(position, None))] == [None, None]


def test_in_teams_the_score_breakdown_is_that_of_the_team_as_far_as_its_hands_are_seen() -> None:
    position = table(["5", "", "44", ""], laid=["111", "", "222", ""], tokens="02...", teams=2)
    lines = GAME.score_breakdown(GAME.view(position, 0))
    assert lines[0] == {"triples": 3, "tokens": 15, "hand": 5, "unseen": 2, "points": 13, "total": 13}
    assert lines[2] == lines[0]
    assert lines[1] == {"triples": 0, "tokens": 0, "hand": 0, "unseen": 0, "points": 0, "total": 0}


def test_when_the_match_is_over_the_score_breakdown_ends_at_the_scores() -> None:
    position = last_turn(round=3, hands=["", "44"], laid=["111", "222"], tokens="0....", scores=[7, 1])
    done = after(position, "k0>1")
    assert [line["total"] for line in GAME.score_breakdown(done)] == done["scores"] == [16, -5]
