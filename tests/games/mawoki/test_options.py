"""Options that the leaflets allow (rulings 2: smoke, arrow, drawings, starter)."""

from itertools import chain
from typing import Any

import pytest

from tablee.core.errors import OptionError, PositionError
from tablee.games.mawoki import GAME
from tablee.games.mawoki.pieces import DECK, HAND_SIZE
from tests.games.mawoki.study import after, events_of, refusal, table

TOP = ["bT/rC/n"]
MAY_STOP: dict[str, Any] = {"smoke": "may"}
MAY_SHOOT: dict[str, Any] = {"arrow": "target-may-draw"}
THREE: dict[str, Any] = {"drawings": 3}


def test_a_position_without_the_newer_options_is_played_by_their_defaults() -> None:
    old = {**GAME.dump(GAME.new(3, {}, "old")), "options": {"arrow": "steal", "last_card": "wins"}}
    assert GAME.dump(GAME.load(old))["options"] == {
        **{"arrow": "steal", "last_card": "wins", "smoke": "must"},
        **{"drawings": 4, "starter": "chance"},
    }


# Smoke


def after_smoke(hand: list[str], **options: Any) -> Any:
    """Return a position in which seat 0 has just laid smoke and holds `hand`."""
    return GAME.load(after(table([["bT/rT/s", *hand], ["J"]], TOP, ["bP/yH/-"], **options), "bT/rT/s"))


def test_who_may_play_again_may_stop_instead_and_draws_nothing() -> None:
    position = after_smoke(["bT/rP/-", "rT/yP/-"], **MAY_STOP)
    assert GAME.legal(position).moves == ["bT/rP/-", "rT/yP/-", "pass"]
    assert events_of(position, "pass") == [{"event": "mawoki.passed", "seat": 0, "sign": "smoke"}]
    done = after(position, "pass")
    assert done["hands"][0] == ["bT/rP/-", "rT/yP/-"]
    assert (done["phase"], done["turn"], done["stock"], done["idle"]) == ("play", 1, ["bP/yH/-"], 0)


def test_to_stop_ends_the_count_of_idle_turns() -> None:
    position = table([["bT/rP/-"], ["J"]], TOP, phase="again", idle=1, **MAY_STOP)
    assert after(position, "pass")["idle"] == 0


def test_a_turn_that_ends_by_stopping_ends_the_match_where_a_player_has_no_cards() -> None:
    position = table([["bT/rP/-", "J"], []], ["bT/rT/s"], phase="again", **MAY_STOP)
    passed, out = events_of(position, "pass")
    assert passed["event"] == "mawoki.passed"
    assert out == {"event": "mawoki.out", "seat": 1, "winners": [1], "cards": [2, 0]}


def test_who_may_play_again_and_does_may_stop_after_the_next_smoke_too() -> None:
    position = after_smoke(["rT/yC/s", "bP/yC/s"], **MAY_STOP)
    again = GAME.load(after(position, "rT/yC/s"))
    assert GAME.legal(again).moves == ["bP/yC/s", "pass"]


def test_who_cannot_play_again_draws_also_where_stopping_is_allowed() -> None:
    position = after_smoke(["bC/yH/-"], **MAY_STOP)
    assert GAME.legal(position).moves == ["draw"]
    assert refusal(position, "pass") == ("mawoki.must_draw", {})
    assert events_of(position, "draw")[0]["why"] == "smoke"


def test_who_may_stop_may_not_draw_while_a_card_fits() -> None:
    position = after_smoke(["bT/rP/-", "bC/yH/-"], **MAY_STOP)
    assert refusal(position, "draw") == ("mawoki.may_pass", {"cards": ["bT/rP/-"]})


def test_nobody_may_stop_but_after_smoke() -> None:
    position = table([["bT/rP/-", "bC/yH/-"], ["J"]], TOP, **MAY_STOP)
    assert "pass" not in GAME.legal(position).moves
    assert refusal(position, "pass") == ("mawoki.pass_after_smoke", {})
    assert refusal(position, "draw")[0] == "mawoki.must_play"


def test_where_smoke_must_be_answered_to_stop_is_no_move() -> None:
    position = after_smoke(["bT/rP/-"])
    assert GAME.legal(position).moves == ["bT/rP/-"]
    assert refusal(position, "pass") == ("mawoki.no_move", {"move": "pass"})


def test_a_last_smoke_that_acts_first_makes_you_draw_also_where_stopping_is_allowed() -> None:
    position = after_smoke([], last_card="effect-first", **MAY_STOP)
    assert GAME.legal(position).moves == ["draw"]


# Arrow


def test_an_arrow_that_may_be_let_pass_is_laid_with_a_target_or_without() -> None:
    position = table([["bT/yT/a", "bT/rP/-"], ["J"], ["bP/rP/-"]], TOP, ["bP/yH/-"], **MAY_SHOOT)
    assert GAME.legal(position).moves == ["bT/rP/-", "bT/yT/a", "bT/yT/a@1", "bT/yT/a@2"]
    assert after(position, "bT/yT/a@2")["hands"][2] == ["bP/rP/-", "bP/yH/-"]
    done = after(position, "bT/yT/a")
    assert done["hands"] == [["bT/rP/-"], ["J"], ["bP/rP/-"]]
    assert (done["turn"], done["stock"]) == (1, ["bP/yH/-"])


def test_that_an_arrow_is_let_pass_is_reported() -> None:
    position = table([["bT/yT/a", "bT/rP/-"], ["J"]], TOP, **MAY_SHOOT)
    laid, passed = events_of(position, "bT/yT/a")
    assert (laid["event"], laid["card"]) == ("mawoki.played", "bT/yT/a")
    assert passed == {"event": "mawoki.passed", "seat": 0, "sign": "arrow"}


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("bT/yT/a@", "mawoki.target_missing"),
        ("bT/yT/a@0", "mawoki.target_self"),
        ("bT/yT/a@3", "mawoki.target_unknown"),
    ],
)
def test_an_arrow_that_is_aimed_is_aimed_at_an_opponent(move: str, code: str) -> None:
    assert refusal(table([["bT/yT/a"], ["J"], ["bP/rP/-"]], TOP, **MAY_SHOOT), move)[0] == code


@pytest.mark.parametrize("arrow", ["target-draws", "steal"])
def test_any_other_arrow_names_its_target(arrow: str) -> None:
    position = table([["bT/yT/a", "bT/rP/-"], ["J"]], TOP, arrow=arrow)
    assert GAME.legal(position).moves == ["bT/rP/-", "bT/yT/a@1"]
    assert refusal(position, "bT/yT/a")[0] == "mawoki.target_missing"


@pytest.mark.parametrize("last_card", ["wins", "effect-first"])
def test_a_last_arrow_that_is_let_pass_wins(last_card: str) -> None:
    position = table([["bT/yT/a"], ["bP/rP/-"]], TOP, ["bP/yH/-"], last_card=last_card, **MAY_SHOOT)
    done, events = GAME.apply(position, "bT/yT/a")
    assert done.phase == "over"
    assert events[-1].data["winners"] == [0]
    passed = [event for event in events if event.kind == "mawoki.passed"]
    assert len(passed) == (last_card == "effect-first")


# Drawings


def test_the_deck_of_three_drawings_has_the_cards_without_a_tipi() -> None:
    cards = GAME.pieces(GAME.options.fill(THREE), 2)["cards"]
    assert cards == [card for card in DECK if "P" not in card]
    assert len(cards) == 28
    assert GAME.pieces(GAME.options.fill({}), 2)["cards"] == DECK


@pytest.mark.parametrize("players", range(2, 7))
def test_with_three_drawings_seven_cards_each_for_two_and_one_fewer_for_every_further_player(
    players: int,
) -> None:
    position = GAME.dump(GAME.new(players, THREE, "tablee"))
    assert HAND_SIZE[3][players] == 9 - players
    assert [len(hand) for hand in position["hands"]] == [9 - players] * players
    assert len(position["stock"]) == 28 - players * (9 - players) - 1
    everything = [*chain(*position["hands"], position["stock"], position["pile"])]
    assert sorted(everything) == sorted(card for card in DECK if "P" not in card)


def test_a_card_with_a_tipi_is_no_card_of_the_deck_of_three_drawings() -> None:
    position = table([["bT/rH/-"], ["J"]], TOP, **THREE)
    assert refusal(position, "bT/rP/-") == ("mawoki.no_move", {"move": "bT/rP/-"})
    assert refusal(table([["bT/rH/-"], ["J"]], TOP), "bT/rP/-")[0] == "mawoki.not_held"
    for key, value in (("hands", [["bT/rP/-"], ["J"]]), ("stock", ["bT/rP/-"]), ("pile", ["bT/rP/-"])):
        with pytest.raises(PositionError):
            GAME.load({**GAME.dump(position), key: value})


# The starting player


@pytest.mark.parametrize("players", range(2, 7))
def test_any_seat_of_the_table_may_be_chosen_to_begin(players: int) -> None:
    for seat in range(players):
        assert GAME.new(players, {"starter": seat}, "tablee").turn == seat


def test_a_seat_that_nobody_has_cannot_begin() -> None:
    with pytest.raises(OptionError) as caught:
        GAME.new(3, {"starter": 3}, "tablee")
    assert (caught.value.code, caught.value.params) == ("option.combination", {"names": "starter, players"})


def test_a_seed_deals_the_same_cards_whatever_seat_begins() -> None:
    by_chance, chosen = (GAME.dump(GAME.new(4, {"starter": one}, "tablee")) for one in ("chance", 3))
    for key in ("hands", "stock", "pile", "rng"):
        assert by_chance[key] == chosen[key]
