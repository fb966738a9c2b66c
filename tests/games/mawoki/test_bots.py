"""The bots of Mawoki: what each level sees in a move."""

from random import Random
from typing import Any

import pytest

from tablee.core.rng import QuickStream
from tablee.games.mawoki import GAME
from tablee.games.mawoki.pieces import DECK
from tests.games.mawoki.setups import missing
from tests.games.mawoki.study import table

EVERYBODY = GAME.bot_levels


def chosen(position: Any, level: int, seed: int = 1) -> str:
    """Return the move of a level; level 5 gets 60 ms."""
    known = GAME.information(position, position.turn)
    return GAME.bot(level).choose(known, GAME.legal(position).moves, seed, 60 if level == 5 else None).move


PILE = ["bP/yT/n", "bC/yT/-", "bH/yT/s", "bT/yP/n"]


def test_a_beginner_lays_any_card_that_matches_but_keeps_the_joker() -> None:
    position = table([["bT/rH/-", "bT/rC/n", "J"], DECK[8:12]], PILE, DECK[36:40])
    assert {chosen(position, 1, seed) for seed in range(30)} == {"bT/rH/-", "bT/rC/n"}


def test_a_beginner_lays_smoke_at_once_where_it_can_go_on_from_it() -> None:
    position = table([["bT/rT/s", "bT/yT/a"], DECK[8:12]], PILE, DECK[36:40])
    assert chosen(position, 1) == "bT/rT/s"


def test_a_beginner_keeps_smoke_that_nothing_can_follow() -> None:
    position = table([["bT/rT/s", "rP/yC/a"], DECK[8:12]], ["bT/yC/-"], DECK[43:46])
    assert chosen(position, 1) == "rP/yC/a@1"


def test_level_2_counts_the_cards_that_it_gets_rid_of() -> None:
    position = table([["bT/rT/s", "rT/yP/-", "bT/rP/-", "rP/yH/n"], DECK[8:12]], ["bT/yC/-"], DECK[43:46])
    assert chosen(position, 2) == "bT/rT/s"


def test_level_2_lays_of_equal_cards_the_one_that_fewer_cards_answer() -> None:
    assert {chosen(horses_gone(), 1, seed) for seed in range(30)} == {"bT/rH/-", "bT/rP/-"}
    assert {chosen(horses_gone(), 2, seed) for seed in range(30)} == {"bT/rH/-"}


def horses_gone() -> Any:
    """Return a position with the red horses on the pile."""
    pile = [card for card in DECK if "rH" in card and card != "bT/rH/-"] + ["bT/yC/-"]
    return table([["bT/rH/-", "bT/rP/-", "rC/yH/-"], DECK[8:11]], pile, DECK[40:43])


def test_the_more_players_the_less_level_2_likes_to_draw() -> None:
    hands = [["bT/yP/n", "bT/rP/-"], DECK[8:12]]
    for players, liked in ((2, {"bT/yP/n", "bT/rP/-"}), (3, {"bT/rP/-"})):
        position = table([*hands, DECK[12:16]][:players], ["bT/yC/-"], DECK[40:43])
        assert {chosen(position, 2, seed) for seed in range(30)} == liked


@pytest.mark.parametrize("level", [3, 4])
def test_from_level_3_on_a_snake_is_not_taken_for_a_card_less(level: int) -> None:
    position = table([["bT/yP/n", "bT/rP/-"], DECK[8:12]], ["bT/yC/-"], DECK[40:43])
    assert {chosen(position, level, seed) for seed in range(30)} == {"bT/rP/-"}


def test_level_3_sees_what_level_4_sees_but_errs_now_and_then() -> None:
    """Two of the cards that are left match the one, none the other."""
    alike = table([["bT/rH/-", "bT/rP/-", "rH/yP/-", "bH/rH/n"], DECK[8:12]], ["bT/yC/-"], DECK[40:43])
    for position, best in ((alike, "bT/rP/-"), (horses_gone(), "bT/rH/-")):
        assert all(chosen(position, 4, seed) == best for seed in range(100))
        found = [chosen(position, 3, seed) for seed in range(100)]
        assert 0.7 < found.count(best) / 100 < 1


def points(level: int, lower: int, options: dict[str, Any]) -> float:
    """Return the share of 600 games that a level wins, every deal from both seats; a lower level 0 is chance."""
    won = 0.0
    for number in range(600):
        position, own = GAME.new(2, options, f"share {number // 2}"), number % 2
        chance, ply = Random(number), 0
        while (seat := position.turn) is not None:
            moves, ply = GAME.legal(position).moves, ply + 1
            by = level if seat == own else lower
            move = (
                chance.choice(moves)
                if by == 0 or len(moves) == 1
                else chosen(position, by, 1000 * number + ply)
            )
            GAME.play(position, move)
        won += GAME.result(position).ranks == ([1, 2] if own == 0 else [2, 1])
    return won / 600


@pytest.mark.parametrize("options", [{}, {"arrow": "steal"}, {"smoke": "may"}])
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_every_level_beats_random_moves(level: int, options: dict[str, Any]) -> None:
    assert points(level, 0, options) > 0.5


@pytest.mark.parametrize("options", [{}, {"smoke": "may"}, {"arrow": "target-may-draw"}])
@pytest.mark.parametrize("level", [2, 3, 4])
def test_every_level_beats_the_one_below(level: int, options: dict[str, Any]) -> None:
    assert points(level, level - 1, options) > 0.5


@pytest.mark.parametrize("level", [level for level in EVERYBODY if level > 1])
def test_from_level_2_on_smoke_that_lets_the_last_cards_go_is_laid_first(level: int) -> None:
    position = table([["bT/rT/s", "bT/rH/-"], DECK[20:24]], ["bT/yT/a"], DECK[30:40])
    assert chosen(position, level) == "bT/rT/s"


@pytest.mark.parametrize("level", [2, 3, 4])
def test_from_level_2_on_an_arrow_hits_who_is_about_to_win(level: int) -> None:
    hands = [["bT/yT/a", "rH/yC/-"], DECK[20:26], DECK[26:27], DECK[27:32]]
    assert chosen(table(hands, ["bT/rP/-"], DECK[40:46]), level) == "bT/yT/a@2"


@pytest.mark.parametrize("level", EVERYBODY)
def test_a_last_card_is_laid(level: int) -> None:
    assert chosen(table([["bT/rH/-"], DECK[20:24]], ["bT/yT/a"], DECK[30:40]), level) == "bT/rH/-"


# Options


@pytest.mark.parametrize("level", EVERYBODY)
def test_every_level_plays_whole_matches_under_any_two_options_together(level: int) -> None:
    for number, setup in enumerate(missing([])):
        if level == 5 and number % 8:
            continue
        position = GAME.new(setup.players, setup.options, f"options {number}")
        for ply in range(400):
            if position.turn is None:
                break
            known, moves = GAME.information(position, position.turn), GAME.legal(position).moves
            move = GAME.bot(level).choose(known, moves, ply, 25 if level == 5 else None).move
            assert move in moves
            position = GAME.apply(position, move)[0]


@pytest.mark.parametrize("level", EVERYBODY)
def test_an_arrow_is_not_let_pass_where_the_next_player_is_about_to_win(level: int) -> None:
    hand = ["bT/yT/a", "rH/yC/-"]
    position = table([hand, DECK[26:27]], ["bT/rP/-"], DECK[40:46], arrow="target-may-draw")
    assert chosen(position, level) == "bT/yT/a@1"


@pytest.mark.parametrize("level", EVERYBODY)
def test_where_stopping_is_allowed_a_last_card_is_laid_all_the_same(level: int) -> None:
    position = table([["bT/rH/-"], DECK[20:24]], ["bT/rT/s"], DECK[30:40], phase="again", smoke="may")
    assert chosen(position, level) == "bT/rH/-"


def test_with_steal_level_2_aims_at_the_player_with_the_most_cards() -> None:
    hands = [["bT/yT/a", "rH/yC/-"], DECK[20:26], DECK[26:27], DECK[27:32]]
    assert chosen(table(hands, ["bT/rP/-"], DECK[40:46], arrow="steal"), 2) == "bT/yT/a@1"


def test_level_2_does_not_stop_after_smoke_because_many_cards_match_its_next_card() -> None:
    """Smoke from the start of a match, on which as many cards could be laid."""
    position = table(
        [["bT/rP/-", "rC/yH/-"], DECK[20:24]], ["bT/rT/s"], DECK[30:40], phase="again", smoke="may"
    )
    assert {chosen(position, 2, seed) for seed in range(30)} == {"bT/rP/-"}


@pytest.mark.parametrize("level", [3, 4, 5])
def test_who_looks_ahead_stops_after_smoke_rather_than_steal_a_card(level: int) -> None:
    position = table(
        [["rT/yH/a", "bC/yH/-"], DECK[20:22]],
        ["bT/yC/-", "bT/rT/s"],
        DECK[30:33],
        phase="again",
        smoke="may",
        arrow="steal",
    )
    assert chosen(position, level) == "pass"


@pytest.mark.parametrize("level", [level for level in EVERYBODY if level < 5])
def test_a_choice_hangs_on_no_card_that_the_seat_cannot_see_whatever_the_options(level: int) -> None:
    for number, setup in enumerate(missing([])):
        position = GAME.new(setup.players, setup.options, f"honest {number}")
        for ply in range(12):
            if position.turn is None:
                break
            known = GAME.information(position, position.turn)
            other = GAME.determinization(known, QuickStream(ply))
            move = chosen(position, level)
            assert chosen(other, level) == move
            position = GAME.apply(position, move)[0]
