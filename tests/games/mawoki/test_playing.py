"""Laying and drawing (rulebook: course of a game; rulings 2: must play, match, smoke, snake, arrow, joker)."""

import pytest

from tablee.games.mawoki import GAME
from tests.games.mawoki.study import after, events_of, refusal, table


def test_a_card_may_be_laid_that_has_one_half_of_the_same_drawing_and_colour() -> None:
    position = table([["bT/rP/-", "bC/yT/-", "rC/yC/n", "bP/yT/n"], ["J"]], ["bT/rC/n"])
    assert GAME.legal(position).moves == ["bT/rP/-", "rC/yC/n"]


def test_orientation_never_matters() -> None:
    assert GAME.legal(table([["rT/yC/s"], ["J"]], ["bC/rT/n"])).moves == ["rT/yC/s"]


def test_the_same_drawing_in_another_colour_does_not_match() -> None:
    position = table([["rT/yP/-", "bT/rH/-"], ["J"]], ["bT/yH/s"])
    card = {"card": "rT/yP/-", "half": "rT", "other_half": "yP", "sign": "none"}
    assert refusal(position, "rT/yP/-") == ("mawoki.no_match", {"top": "bT/yH/s", **card})


def test_the_joker_may_be_laid_on_any_card() -> None:
    assert GAME.legal(table([["J"], ["bT/rP/-"]], ["bC/rC/s"])).moves == ["J"]


def test_on_a_joker_anything_goes() -> None:
    position = table([["bP/rP/-", "rC/yC/n"], ["bT/rP/-"]], ["bC/rC/s", "J"])
    assert GAME.legal(position).moves == ["bP/rP/-", "rC/yC/n"]


def test_on_a_start_card_that_is_a_joker_anything_may_be_laid() -> None:
    assert GAME.legal(table([["bP/rP/-"], ["bT/rP/-"]], ["J"])).moves == ["bP/rP/-"]


def test_who_can_play_must_play() -> None:
    position = table([["bT/rP/-", "rH/yC/-"], ["J"]], ["bT/rC/n"], ["bP/rP/-"])
    assert "draw" not in GAME.legal(position).moves
    assert refusal(position, "draw") == ("mawoki.must_play", {"cards": ["bT/rP/-"]})


def test_who_cannot_play_draws_one_and_waits_without_playing_it() -> None:
    position = table([["rH/yC/-"], ["J"]], ["bT/rC/n"], ["bP/yH/-", "bT/rP/-"])
    assert GAME.legal(position).moves == ["draw"]
    done = after(position, "draw")
    assert done["hands"] == [["bT/rP/-", "rH/yC/-"], ["J"]]
    assert done["turn"] == 1
    assert done["phase"] == "play"


def test_the_drawn_card_is_the_top_of_the_stock_and_only_its_player_sees_it() -> None:
    position = table([["rH/yC/-"], ["J"]], ["bT/rC/n"], ["bP/yH/-", "bT/rP/-"])
    parts = {"half": "bT", "other_half": "rP", "sign": "none"}
    (drew,) = events_of(position, "draw", 0)
    assert drew == {
        "event": "mawoki.drew",
        **{"seat": 0, "card": "bT/rP/-", **parts},
        **{"why": "stuck", "stock": 1},
    }
    (unseen,) = events_of(position, "draw", 1)
    assert unseen == {**drew, "card": "?", "half": "?", "other_half": "?", "sign": "?"}


def test_without_a_drawing_the_turn_goes_clockwise_to_the_next() -> None:
    position = table([["J"], ["bT/rP/-", "rC/yC/n"], ["bP/rP/-"]], ["bT/rC/n"], turn=1)
    done = after(position, "bT/rP/-")
    assert done["turn"] == 2
    assert done["pile"] == ["bT/rC/n", "bT/rP/-"]


def test_after_the_last_seat_comes_seat_0() -> None:
    position = table([["J"], ["bT/rP/-", "rC/yC/n"]], ["bT/rC/n"], turn=1)
    assert after(position, "bT/rP/-")["turn"] == 0


def test_smoke_obliges_to_play_again_onto_the_smoke_card() -> None:
    position = table([["bT/rT/s", "rT/yP/-", "bT/rP/-"], ["J"]], ["bT/rC/n"], ["bP/yH/-"])
    done = after(position, "bT/rT/s")
    assert (done["phase"], done["turn"]) == ("again", 0)
    again = GAME.load(done)
    assert GAME.legal(again).moves == ["bT/rP/-", "rT/yP/-"]
    assert refusal(again, "draw")[0] == "mawoki.must_play"
    assert [event["event"] for event in events_of(position, "bT/rT/s")] == ["mawoki.played", "mawoki.again"]


def test_smoke_may_be_chained_the_joker_too() -> None:
    position = table(
        [["bT/rT/s", "bP/yC/s", "rP/yP/s", "rT/yC/s", "J"], ["bC/rP/-"]], ["bT/rC/n"], ["bC/yT/-"]
    )
    chained = GAME.load(after(GAME.load(after(position, "bT/rT/s")), "rT/yC/s"))
    assert chained.phase == "again"
    assert GAME.legal(chained).moves == ["bP/yC/s", "J"]
    done = after(chained, "J")
    assert (done["phase"], done["turn"]) == ("play", 1)
    assert done["hands"][1] == ["bC/rP/-", "bC/yT/-"]


def test_who_cannot_play_on_after_smoke_draws_one_and_the_turn_is_over() -> None:
    position = table([["bT/rT/s", "bC/yT/-"], ["J"]], ["bT/rC/n"], ["bP/yH/-"])
    again = GAME.load(after(position, "bT/rT/s"))
    assert GAME.legal(again).moves == ["draw"]
    done = after(again, "draw")
    assert done["hands"][0] == ["bP/yH/-", "bC/yT/-"]
    assert (done["phase"], done["turn"]) == ("play", 1)
    assert events_of(again, "draw")[0]["why"] == "smoke"


def test_a_snake_makes_its_player_draw_one() -> None:
    position = table([["rC/yC/n", "bT/rP/-"], ["J"]], ["bT/rC/n"], ["bP/yH/-"])
    done = after(position, "rC/yC/n")
    assert done["hands"][0] == ["bT/rP/-", "bP/yH/-"]
    assert (done["turn"], done["stock"]) == (1, [])


def test_an_arrow_makes_the_opponent_of_your_choice_draw_one_from_the_stock() -> None:
    position = table([["bT/yT/a", "bT/rP/-"], ["J"], ["bP/rP/-"]], ["bT/rC/n"], ["bP/yH/-"])
    assert GAME.legal(position).moves == ["bT/rP/-", "bT/yT/a@1", "bT/yT/a@2"]
    done = after(position, "bT/yT/a@2")
    assert done["hands"] == [["bT/rP/-"], ["J"], ["bP/rP/-", "bP/yH/-"]]
    assert done["turn"] == 1


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("bT/yT/a", "mawoki.target_missing"),
        ("bT/yT/a@", "mawoki.target_missing"),
        ("bT/yT/a@0", "mawoki.target_self"),
        ("bT/yT/a@3", "mawoki.target_unknown"),
        ("bT/yT/a@01", "mawoki.target_unknown"),
        ("bT/yT/a@-1", "mawoki.target_unknown"),
        ("bT/yT/a@1 ", "mawoki.target_unknown"),
        ("bT/rP/-@1", "mawoki.no_target"),
        ("bT/rP/-@", "mawoki.no_target"),
        ("bT/rP/s", "mawoki.no_move"),
        ("rP/bT/-", "mawoki.no_move"),
        ("bt/rp/-", "mawoki.no_move"),
        ("Draw", "mawoki.no_move"),
        ("", "mawoki.no_move"),
        ("J", "mawoki.not_held"),
        ("J@1", "mawoki.not_held"),
        ("rH/yC/-", "mawoki.no_match"),
    ],
)
def test_the_first_rule_broken_is_named(move: str, code: str) -> None:
    position = table([["bT/yT/a", "bT/rP/-", "rH/yC/-"], ["J"], ["bP/rP/-"]], ["bT/rC/n"], ["bP/yH/-"])
    assert refusal(position, move)[0] == code


def test_with_steal_you_take_a_card_at_random_from_the_chosen_hand() -> None:
    hand = ["bP/rP/-", "bC/rP/-", "bP/yH/-"]
    position = table([["bT/yT/a", "bT/rP/-"], ["J"], hand], ["bT/rC/n"], ["bC/yT/-"], arrow="steal")
    index = position.stream.copy().uniform(3)
    done = after(position, "bT/yT/a@2")
    assert hand[index] in done["hands"][0]
    assert done["hands"][2] == [card for card in hand if card != hand[index]]
    assert done["stock"] == ["bC/yT/-"]
    assert done["rng"]["used"] == 1


def test_a_stolen_card_is_seen_by_thief_and_victim_only() -> None:
    hands = [["bT/yT/a", "bT/rP/-"], ["J"], ["bP/rP/-", "bC/rP/-"]]
    position = table(hands, ["bT/rC/n"], arrow="steal")
    thief, other, victim = (events_of(position, "bT/yT/a@2", seat)[1] for seat in range(3))
    assert thief == victim
    assert thief["card"] in hands[2]
    assert other == {**thief, "card": "?", "half": "?", "other_half": "?", "sign": "?"}


def test_the_joker_makes_every_opponent_draw_one_clockwise_from_the_next_player() -> None:
    stock = ["bP/yH/-", "bC/yT/-", "bH/yH/-"]
    position = table([["bP/rP/-"], ["J", "bT/rP/-"], ["bC/rP/-"], ["rT/yP/-"]], ["bT/rC/n"], stock, turn=1)
    events = events_of(position, "J")
    assert [(event["seat"], event["card"]) for event in events] == [
        *((1, "J"), (2, "bH/yH/-"), (3, "bC/yT/-"), (0, "bP/yH/-"))
    ]
    done = after(position, "J")
    assert (done["turn"], done["phase"]) == (2, "play")
    assert done["hands"][1] == ["bT/rP/-"]
