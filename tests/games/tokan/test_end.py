"""The end of a game and its points (rulebook, Fin de la partie and Décompte; rulings 5, end and `scoring`)."""

import pytest

from tablee.core.errors import IllegalMoveError
from tablee.core.game import UNDECIDED
from tablee.games.tokan import GAME
from tests.games.tokan.boards import BLACK, after, happened, refusal, study


def test_the_game_is_over_when_the_player_to_move_has_no_move() -> None:
    position = after(study("M j . m . ."), "a1b1")
    assert (position.phase, position.turn) == ("over", None)
    assert GAME.legal(position).moves == []


def test_the_game_goes_on_while_the_player_to_move_has_a_move_even_if_the_other_has_none() -> None:
    position = after(study(". . m m . .", "M j . . . ."), "a1b1")
    assert position.turn == BLACK


def test_the_game_is_over_also_if_only_the_taboo_forbids_the_last_move() -> None:
    position = study("M m M j . .", turn=BLACK)
    assert after(position, "b1c1").turn is None
    assert GAME.legal(study(". M Mm j . .")).moves == ["b1c1"]
    assert GAME.legal(study(". M Mm j . .", taboo="c1")).moves == []


def test_who_can_move_must() -> None:
    assert refusal(study("M j . . . ."), "-") == ("tokan.syntax", {"move": "-"})


def test_nobody_moves_after_the_end() -> None:
    with pytest.raises(IllegalMoveError) as error:
        GAME.check_move(after(study("M j . m . ."), "a1b1"), "b1a1")
    assert error.value.code == "move.over"


def test_there_is_no_result_before_the_end() -> None:
    assert GAME.result(study("M j . . . .")) == UNDECIDED


def result(*rows: str, scoring: str = "towers") -> tuple[list[int] | None, list[int] | None]:
    scores, ranks = GAME.result(study(*rows, scoring=scoring, phase="over"))
    return scores, ranks


def test_a_tower_belongs_to_the_colour_on_top_and_counts_its_height() -> None:
    assert result("jlM . Mm . JJl .") == ([3, 5], [2, 1])


def test_single_tiles_do_not_count_as_towers() -> None:
    assert result("L . jM . l m") == ([2, 0], [1, 2])


def test_equal_towers_are_a_draw() -> None:
    assert result("jM . Mj . m .") == ([2, 2], [1, 1])
    assert result("jllM . Mj . Jj .") == ([4, 4], [1, 1])


def test_heads_count_the_reach_of_every_visible_animal_singles_too() -> None:
    assert result("jjM . L . J mml", scoring="heads") == ([6, 3], [1, 2])


def test_equal_heads_are_decided_by_the_highest_tower() -> None:
    assert result("jjjL . mMl . . .", scoring="heads") == ([3, 3], [1, 2])


def test_then_by_the_next_highest_and_so_on() -> None:
    assert result("jjJ . lJ . JJj j", scoring="heads") == ([4, 4], [1, 2])


def test_single_tiles_are_towers_of_one_and_who_runs_out_of_towers_first_is_behind() -> None:
    assert result("jjJ . M . MMl .", scoring="heads") == ([3, 3], [1, 2])


def test_with_all_towers_equal_too_heads_are_a_draw() -> None:
    assert result("jjJ . J . JJj j", scoring="heads") == ([4, 4], [1, 1])


def test_the_end_is_reported_with_scores_winner_and_what_counted() -> None:
    over = happened(study("M j . m . ."), "a1b1")[-1]
    assert over == {
        "event": "tokan.over",
        "seat": BLACK,
        "scores": [2, 0],
        "red": 2,
        "black": 0,
        "winner": "red",
        "counted": [[{"square": "b1", "points": 2}], []],
        "tie_break": "no",
    }
    tie = happened(study("M j . m . .", scoring="heads"), "a1b1")[-1]
    assert (tie["winner"], tie["tie_break"]) == ("red", "yes")


def test_the_score_as_it_stands_is_known_all_along() -> None:
    assert GAME.standing(study("jlM . Mm . JJl .")) == [3, 5]
    assert GAME.standing(study("jlM . Mm . JJl .", scoring="heads")) == [1, 4]
    assert GAME.standing(GAME.new(2, {"setup": "draft"}, "no board yet")) is None
