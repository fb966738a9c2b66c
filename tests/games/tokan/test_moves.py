"""The rules of a move, one test each (rulebook, Déroulement du jeu and Transport; rulings 5)."""

import pytest

from tablee.games.tokan import GAME
from tests.games.tokan.boards import BLACK, after, bottom, moves, refusal, study

EMPTY = ". . . . . ."


@pytest.mark.parametrize(("animal", "reach"), [("M", 1), ("J", 2), ("L", 3)])
def test_a_mouse_goes_one_square_a_jackal_two_a_lion_three_always_all_of_it(animal: str, reach: int) -> None:
    position = study(f"{animal} j j j j j")
    assert moves(position) == {f"a1{'abcdef'[reach]}1"}
    for distance in {1, 2, 3, 4, 5} - {reach}:
        assert refusal(position, f"a1{'abcdef'[distance]}1") == (
            "tokan.reach",
            {"animal": animal, "reach": reach, "distance": distance},
        )


def test_moves_are_horizontal_or_vertical_in_all_four_directions() -> None:
    position = study(". . j . . .", ". j M j . .", ". . j . . .")
    assert moves(position) == {"c2b2", "c2d2", "c2c1", "c2c3"}


def test_no_move_is_diagonal() -> None:
    position = study(". m m . . .", ". m M . . .", EMPTY)
    assert refusal(position, "c2b3") == ("tokan.direction", {"from": "c2", "to": "b3"})


def test_an_animal_does_not_stay_where_it_is() -> None:
    assert refusal(study("M m . . . ."), "a1a1") == ("tokan.direction", {"from": "a1", "to": "a1"})


def test_a_move_ends_on_another_tile_never_on_an_empty_square() -> None:
    position = study("j M . . . .")
    assert refusal(position, "b1c1") == ("tokan.landing", {"square": "c1"})
    assert moves(position) == {"b1a1"}


def test_a_move_may_end_on_an_own_animal_or_on_the_other_players() -> None:
    assert moves(study("J m M . . .")) == {"a1c1", "c1b1"}


def test_only_the_animal_on_top_of_a_tower_moves_and_only_an_own_one() -> None:
    position = study("Mm j jM jj . .")
    assert moves(position) == {"c1d1"}
    assert refusal(position, "a1b1") == ("tokan.not_yours", {"square": "a1", "animal": "m"})
    assert moves(study("Mm j jM jj . .", turn=BLACK)) == {"b1d1", "d1b1+1"}


def test_nothing_moves_from_an_empty_square() -> None:
    assert refusal(study("M m . . . ."), "f1e1") == ("tokan.empty", {"square": "f1"})


def test_all_squares_crossed_are_occupied() -> None:
    position = study("L j . j . .", "L j j j . .")
    assert moves(position) == {"a1d1"}
    assert refusal(position, "a2d2") == ("tokan.crossing", {"square": "c2"})


def test_higher_towers_may_be_jumped() -> None:
    assert "a1c1" in moves(study("J jlm M . . ."))


def test_an_animal_ends_higher_than_it_began() -> None:
    """The second example of rule 4: a jackal on level 2 may go onto level 3, not stay on level 2."""
    position = study("m j lJ j Mm .", EMPTY, EMPTY)
    assert moves(position) == {"c3e3", "c3e3+1", "c3a3+1"}
    assert refusal(position, "c3a3") == ("tokan.level", {"square": "a3", "before": 2, "after": 2})


def test_a_single_tile_may_land_on_a_single_tile() -> None:
    assert bottom(after(study("M m j . . ."), "a1b1"))[:3] == [".", "mM", "j"]


def test_an_animal_never_goes_down() -> None:
    assert refusal(study("mlM m . . . ."), "a1b1") == (
        "tokan.level",
        {"square": "b1", "before": 3, "after": 2},
    )


def test_a_mouse_carries_nothing() -> None:
    assert refusal(study("jM m . . . ."), "a1b1+1") == (
        "tokan.too_many",
        {"animal": "M", "most": 0, "carried": 1},
    )


def test_a_jackal_may_carry_the_tile_right_under_it() -> None:
    position = study("mlJ j Mjjj . . .")
    assert moves(position) == {"a1c1", "a1c1+1"}
    assert bottom(after(position, "a1c1+1"))[:3] == ["m", "j", "MjjjlJ"]
    assert refusal(position, "a1c1+2") == ("tokan.too_many", {"animal": "J", "most": 1, "carried": 2})


def test_a_lion_may_carry_the_one_or_two_tiles_right_under_it() -> None:
    position = study("mjlL j j MJjl . .")
    assert moves(position) == {"a1d1", "a1d1+1", "a1d1+2"}
    assert bottom(after(position, "a1d1+2"))[:4] == ["m", "j", "j", "MJjljlL"]


def test_nobody_carries_more_than_lies_beneath() -> None:
    position = study("jL j j m . .")
    assert moves(position) == {"a1d1+1"}
    assert refusal(position, "a1d1+2") == ("tokan.too_few", {"square": "a1", "beneath": 1})


def test_tiles_of_either_colour_are_carried() -> None:
    assert "a1c1+1" in moves(study("MJ j m . . ."))
    assert "a1c1+1" in moves(study("mJ j m . . ."))


def test_carrying_tiles_is_a_choice() -> None:
    assert moves(study("mJ j jj . . .")) == {"a1c1", "a1c1+1"}


def test_with_tiles_carried_along_an_animal_may_climb_onto_a_lower_tower() -> None:
    assert moves(study("mmjlL j j m . .")) == set()
    lower = study("mjlL j j jl . .")
    assert moves(lower) == {"a1d1+2"}
    assert refusal(lower, "a1d1+1") == ("tokan.level", {"square": "d1", "before": 4, "after": 4})


def test_the_animal_that_the_opponent_has_just_moved_is_taboo() -> None:
    position = after(study("M m . . . .", "M m M j . .", turn=BLACK), "b1c1")
    assert refusal(position, "b1c1") == ("tokan.taboo", {"square": "c1"})
    assert moves(position) == {"a2b2", "b1b2"}


def test_a_tile_that_merely_slid_is_not_taboo() -> None:
    position = after(study("m j M J . .", turn=BLACK), "b1d1")
    assert bottom(position)[:4] == [".", "m", "M", "Jj"]
    assert moves(position) == {"c1b1"}


def test_nothing_is_taboo_on_the_first_move() -> None:
    assert GAME.dump(GAME.new(2, {}, "first move"))["taboo"] is None


def test_the_taboo_square_may_be_jumped() -> None:
    assert moves(study("J jm l . . .", taboo="b1")) == {"a1c1"}


def test_the_taboo_lasts_one_turn() -> None:
    position = after(study("J j J j l .", "m j M J . .", turn=BLACK), "b1d1", "a2c2")
    assert GAME.dump(position)["taboo"] == "c2"
    assert "c1d1" in moves(after(position, "b2d2"))


def test_a_square_that_is_not_there_is_refused() -> None:
    assert refusal(study("M m . . . ."), "a1a9") == ("tokan.off_board", {"square": "a9"})
    assert refusal(study("M m . . . ."), "g1a1") == ("tokan.off_board", {"square": "g1"})


@pytest.mark.parametrize(
    "text", ["", "a1", "a1b1+0", "a1b1+", "A1B1", "a1-b1", "a1b1 ", "J@g3", "pass", "a1b1+12"]
)
def test_what_is_no_move_is_refused_as_such(text: str) -> None:
    assert refusal(study("M m . . . ."), text) == ("tokan.syntax", {"move": text})


def test_of_several_rules_that_a_move_breaks_the_first_is_reported() -> None:
    """Gap before landing, landing before load, taboo before load and level."""
    assert refusal(study("L . j . . ."), "a1d1+3") == ("tokan.crossing", {"square": "b1"})
    assert refusal(study("L j j . . ."), "a1d1+3") == ("tokan.landing", {"square": "d1"})
    assert refusal(study("mlM j . . . .", taboo="b1"), "a1b1") == ("tokan.taboo", {"square": "b1"})
    assert refusal(study("mlM j . . . ."), "a1b1+1") == (
        "tokan.too_many",
        {"animal": "M", "most": 0, "carried": 1},
    )
