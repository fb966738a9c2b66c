"""The moves that `legal` lists (notation 3, rummikub)."""

from tablee.core.game import OVER
from tablee.games.rummikub import GAME
from tablee.games.rummikub.moves import MOST_CHOICES
from tests.games.rummikub.study import code, international, study

RICH = "r1 r2 r3 r4, b1 b2 b3 b4, k1 k2 k3 k4, y1 y2 y3 y4, r6 b6 k6, r9 b9 k9"
MANY = "r5 b5 k5 y5 y6 y9 r10 b10 k10 y10"


def test_one_table_for_each_choice_of_tiles_with_every_discard() -> None:
    position = study("r1 r2 r3", "r4 r5 k9")
    assert GAME.legal(position).moves == [
        "= / r4",
        "= / r5",
        "= / k9",
        "r1 r2 r3 r4 r5 / k9",
        "r1 r2 r3 r4 / r5",
        "r1 r2 r3 r4 / k9",
    ]


def test_equal_tiles_are_one_choice() -> None:
    position = international("r1 r2 r3", "r4 r4 k9")
    assert GAME.legal(position).moves == ["draw", "r1 r2 r3 r4"]


def test_equal_discards_are_one_move() -> None:
    assert GAME.legal(study("", "r4 r4 k9 k9")).moves == ["= / r4", "= / k9"]


def test_a_joker_laid_or_not_is_a_choice_too() -> None:
    moves = GAME.legal(international("r1 r2 r3", "r4 J")).moves
    assert len(moves) == 4
    assert all(code(international("r1 r2 r3", "r4 J"), move) is None for move in moves)


def test_who_has_not_opened_is_listed_openings_only() -> None:
    position = international("r1 r2 r3", "r4 r10 r11 r12 b10 k10", opened=False)
    assert GAME.legal(position).moves == ["draw", "r1 r2 r3, r10 b10 k10", "r1 r2 r3, r10 r11 r12"]


def test_from_two_hundred_choices_on_there_are_more() -> None:
    legal = GAME.legal(international(RICH, MANY))
    assert legal.more
    assert len(legal.moves) == MOST_CHOICES + 1
    assert not GAME.legal(international(RICH, "r5 b5 k5 y5 y6")).more


def test_the_listed_tables_of_a_rich_position_are_legal() -> None:
    position = international(RICH, MANY)
    assert {code(position, move) for move in GAME.legal(position).moves} == {None}


def test_a_jokers_freedom_is_listed() -> None:
    moves = GAME.legal(international("b3 b4 J", "b5 y7 r7 y12")).moves
    assert "r7 y7 J, b3 b4 b5" in moves
    assert GAME.legal(international("b3 b4 J", "b6 y7 r7 y12")).moves == ["draw", "b3 b4 J b6"]


def test_nothing_is_listed_when_it_is_over() -> None:
    position = study("", "r4")
    position.phase, position.turn = OVER, None
    assert GAME.legal(position).moves == []
