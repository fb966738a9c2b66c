"""The moves that `legal` lists (notation 3, rummikub)."""

from tablee.core.game import OVER
from tablee.games.rummikub import GAME
from tablee.games.rummikub.jokers import JokerRules
from tablee.games.rummikub.moves import EFFORT_IN_FULL, MOST_SELECTIONS, ROOM
from tablee.games.rummikub.pieces import DECK, counted, names
from tablee.games.rummikub.solver.accounts import opening_tasks, turn_tasks
from tablee.games.rummikub.solver.effort import Effort
from tablee.games.rummikub.solver.selections import Selections
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


def test_what_the_rack_gives_alone_leaves_the_table_as_it_was() -> None:
    """Even though two of its runs could be joined."""
    moves = GAME.legal(international("r1 r2 r3, r4 r5 r6", "b7 k7 y7")).moves
    assert moves == ["draw", "r1 r2 r3, r4 r5 r6, b7 k7 y7"]


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


def test_from_two_hundred_selections_on_there_are_more() -> None:
    legal = GAME.legal(international(RICH, MANY))
    assert legal.more
    assert len(legal.moves) == MOST_SELECTIONS + 1
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


CROWDED = (
    "r1 b1 k1, r2 b2 k2 y2, r5 r6 r7 r8 r9 r10, r8 b8 k8, r11 r12 r13, b3 b4 b5 b6 b7, b9 b10 b11 b12, k3 k4 k5 J,"
    " k9 k10 k11 k12 k13, y4 y5 y6 y7 y8, y9 y10 y11, r3 b3 k3, r4 b4 k4 y4"
)
FULL_RACK = "r1 r5 r6 r11 b1 b2 b5 b6 b8 b13 k1 k6 k7 k12 y1 y2 y3 y12 y13 J"


def test_for_a_player_who_waits_a_long_search_is_cut_short_and_what_it_found_is_legal() -> None:
    position = international(CROWDED, FULL_RACK, others=("y13",), pool="")
    legal = GAME.legal_sample(position)
    assert legal.more
    tables = {move.partition(" / ")[0] for move in legal.moves}
    assert len(tables) > 100
    assert {code(position, move) for move in legal.moves} == {None}
    assert GAME.legal_sample(position).moves == legal.moves


def test_a_search_spends_hardly_more_than_it_may() -> None:
    position = international(CROWDED, FULL_RACK, others=("y13",), pool="")
    tasks = list(turn_tasks(position.table, counted(position.racks[0]), JokerRules(any_copy=True)))
    assert tasks
    for task in tasks:
        selections = Selections(10**6, Effort(1000))
        assert not selections.look(task, [])
        assert -2000 < selections.effort.left < 0


def test_a_program_that_asks_for_all_moves_gets_them_where_a_player_who_waits_does_not() -> None:
    position = international(CROWDED, FULL_RACK, others=("y13",), pool="")
    soon, every = GAME.legal_sample(position), GAME.legal(position)
    assert soon.more
    assert len({move.split(" / ")[0] for move in every.moves}) == MOST_SELECTIONS + 1 or not every.more
    assert len(every.moves) >= len(soon.moves)


ENDLESS_RACK = " ".join(names(DECK[10:78] + DECK[-2:]))
"""As many tiles as a rack can hold, with both jokers."""


def test_a_rack_that_no_search_gets_through_is_listed_in_part_and_what_is_listed_is_legal() -> None:
    position = international("", ENDLESS_RACK, others=("y13",), pool="", opened=False, opening=100)
    legal = GAME.legal(position)
    assert legal.more
    assert len(legal.moves) > 1
    assert {code(position, move) for move in legal.moves} == {None}


def test_listing_ends_at_what_it_may_look_at_and_remember() -> None:
    rack = counted(DECK)
    selections = Selections(MOST_SELECTIONS + 1, Effort(EFFORT_IN_FULL, ROOM))
    assert not selections.look(opening_tasks(rack, 100)[0], [])
    assert selections.effort.spent()
    assert selections.effort.left > -50_000
    assert selections.effort.room > -50_000
