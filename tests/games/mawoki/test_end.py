"""The end of the game (rulings 2: last card, arrow, ranking)."""

from typing import Any

import pytest

from tablee.games.mawoki import GAME
from tests.games.mawoki.study import after, events_of, refusal, table

FIRST: dict[str, Any] = {"last_card": "effect-first"}


@pytest.mark.parametrize("move", ["bT/rP/-", "bT/rT/s", "bT/yP/n", "J", "bT/yT/a@1"])
def test_an_empty_hand_wins_at_once_before_the_diagonal_acts(move: str) -> None:
    position = table([[move.partition("@")[0]], ["bC/rP/-", "bP/yH/-"]], ["bT/rC/n"], ["bC/yT/-"])
    assert GAME.legal(position).moves == [move]
    done, events = GAME.apply(position, move)
    assert done.phase == "over"
    assert done.turn is None
    assert GAME.dump(done)["hands"] == [[], ["bC/rP/-", "bP/yH/-"]]
    assert events[-1].dump() == {"event": "mawoki.out", "seat": 0, "winners": [0], "cards": [0, 2]}
    assert len(events) == 2


def test_an_arrow_names_its_target_even_where_it_will_not_act() -> None:
    position = table([["bT/yT/a"], ["bC/rP/-"]], ["bT/rC/n"])
    assert refusal(position, "bT/yT/a")[0] == "mawoki.target_missing"


def test_effect_first_a_last_snake_makes_you_draw_and_play_on() -> None:
    done = after(table([["bT/yP/n"], ["bC/rP/-"]], ["bT/rC/n"], ["bC/yT/-"], **FIRST), "bT/yP/n")
    assert (done["phase"], done["turn"], done["hands"][0]) == ("play", 1, ["bC/yT/-"])


def test_effect_first_a_last_smoke_cannot_be_answered_so_you_draw_and_play_on() -> None:
    position = table([["bT/rT/s"], ["bC/rP/-"]], ["bT/rC/n"], ["bC/yT/-"], **FIRST)
    again = GAME.load(after(position, "bT/rT/s"))
    assert (again.phase, GAME.legal(again).moves) == ("again", ["draw"])
    done = after(again, "draw")
    assert (done["phase"], done["turn"], done["hands"][0]) == ("play", 1, ["bC/yT/-"])


def test_effect_first_a_last_arrow_acts_and_then_wins() -> None:
    done = after(table([["bT/yT/a"], ["bC/rP/-"]], ["bT/rC/n"], ["bC/yT/-"], **FIRST), "bT/yT/a@1")
    assert done["phase"] == "over"
    assert done["hands"] == [[], ["bC/rP/-", "bC/yT/-"]]


def test_effect_first_a_last_joker_makes_all_draw_and_then_wins() -> None:
    done = after(table([["J"], ["bC/rP/-"]], ["bT/rC/n"], ["bC/yT/-"], **FIRST), "J")
    assert (done["phase"], done["hands"]) == ("over", [[], ["bC/rP/-", "bC/yT/-"]])


def test_effect_first_a_last_card_without_a_drawing_wins() -> None:
    assert after(table([["bT/rP/-"], ["J"]], ["bT/rC/n"], **FIRST), "bT/rP/-")["phase"] == "over"


def test_effect_first_with_steal_a_last_arrow_brings_a_card_and_you_play_on() -> None:
    position = table([["bT/yT/a"], ["bC/rP/-", "J"]], ["bT/rC/n"], arrow="steal", **FIRST)
    done = after(position, "bT/yT/a@1")
    assert (done["phase"], done["turn"]) == ("play", 1)
    assert [len(hand) for hand in done["hands"]] == [1, 1]


def test_with_wins_and_steal_a_last_arrow_steals_nothing() -> None:
    position = table([["bT/yT/a"], ["bC/rP/-", "J"]], ["bT/rC/n"], arrow="steal")
    assert after(position, "bT/yT/a@1")["hands"] == [[], ["bC/rP/-", "J"]]


@pytest.mark.parametrize("last_card", ["wins", "effect-first"])
def test_left_without_cards_by_a_theft_the_victim_has_won(last_card: str) -> None:
    hands = [["bT/yT/a", "rH/yC/-"], ["bC/rP/-"], ["J"]]
    position = table(hands, ["bT/rC/n"], arrow="steal", last_card=last_card)
    done, _ = GAME.apply(position, "bT/yT/a@1")
    assert done.phase == "over"
    assert GAME.result(done).scores == [2, 0, 1]
    assert GAME.result(done).ranks == [3, 1, 2]
    assert events_of(position, "bT/yT/a@1")[-1]["winners"] == [1]


def test_ranking_is_by_cards_left_fewest_first_and_equal_is_shared() -> None:
    hands = [["bC/rP/-", "J"], ["bT/rP/-"], ["rH/yC/-"], ["bP/yH/-", "bC/yT/-"]]
    done, _ = GAME.apply(table(hands, ["bT/rC/n"], turn=1), "bT/rP/-")
    assert GAME.result(done).scores == [2, 0, 1, 2]
    assert GAME.result(done).ranks == [3, 1, 2, 3]


def test_when_it_is_over_everything_is_shown_but_the_random_stream() -> None:
    done, _ = GAME.apply(table([["bT/rP/-"], ["J"]], ["bT/rC/n"], ["bP/yH/-"]), "bT/rP/-")
    whole = GAME.dump(done)
    del whole["rng"]
    assert GAME.view(done, None) == GAME.view(done, 0) == whole
    assert refusal(done, "draw")[0] == "move.over"


def test_the_score_as_it_stands_is_the_cards_left() -> None:
    assert GAME.standing(table([["J", "bT/rP/-"], ["rH/yC/-"]], ["bT/rC/n"])) == [2, 1]
