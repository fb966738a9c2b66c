"""The events of moves: everything that an animation or a log needs, for every kind of move."""

import pytest

from tests.games.tokan.boards import BLACK, RED, draft, happened, study

EMPTY = ". . . . . . . . . ."
OPENING = [EMPTY, *[". . . . J l . . . ."] * 5, EMPTY]


def upright(*rows: str) -> list[str]:
    """Return rows of one column each as rows of a whole board, top row first."""
    return [f"{tower} . . . . ." for tower in rows]


def test_a_placement_is_reported_with_its_animal_and_its_square() -> None:
    position = draft(*OPENING, supply=["MJ", "mj"])
    assert happened(position, "M@g4") == [
        {"event": "tokan.placed", "seat": RED, "animal": "M", "square": "g4"}
    ]


@pytest.mark.parametrize(
    ("tower", "move", "carried", "height"),
    [
        ("jlML", "a1d1+2", ["l", "M"], 4),
        ("jlML", "a1d1+1", ["M"], 3),
        ("L", "a1d1", [], 2),
        ("jL", "a1d1+1", ["j"], 3),
    ],
)
def test_what_is_carried_is_reported_from_the_bottom_up(
    tower: str, move: str, carried: list[str], height: int
) -> None:
    target = "mmj" if len(tower) == 4 else "m"
    moved = happened(study(f"{tower} j m {target} . ."), move)[0]
    assert moved["carried"] == carried
    assert moved["load"] == len(carried)
    assert moved["from_height"] == len(tower)
    assert moved["to_height"] == len(target)
    assert moved["height"] == len(target) + len(carried) + 1
    assert (moved["animal"], moved["onto"]) == ("L", target[-1])


@pytest.mark.parametrize(
    ("rows", "move", "gap", "slid"),
    [
        (["m j M j . ."], "c1d1", "a1", 2),
        ([". . j M j m"], "d1c1", "f1", 2),
        (upright("j", "M", "l"), "a2a3", "a1", 1),
        (upright("l", "M", "j"), "a2a1", "a3", 1),
        (["M j . . . ."], "a1b1", "a1", 0),
    ],
)
def test_the_gap_that_is_left_is_reported_whatever_the_direction(
    rows: list[str], move: str, gap: str, slid: int
) -> None:
    assert happened(study(*rows), move)[1] == {"event": "tokan.gap", "square": gap, "slid": slid}


def test_a_draw_is_reported_as_won_by_nobody_and_not_decided_by_anything_else() -> None:
    over = happened(study("M j . . Jm ."), "a1b1")[-1]
    assert (over["event"], over["seat"]) == ("tokan.over", BLACK)
    assert (over["red"], over["black"], over["winner"], over["tie_break"]) == (2, 2, "none", "no")


def test_black_may_win_thanks_to_the_higher_tower() -> None:
    over = happened(study("M j . . llm .", scoring="heads"), "a1b1")[-1]
    assert (over["red"], over["black"], over["winner"], over["tie_break"]) == (1, 1, "black", "yes")


def test_heads_are_reported_by_the_reach_of_each_animal_and_towers_by_their_height() -> None:
    rows = ("M j . . llm .",)
    heads = happened(study(*rows, scoring="heads"), "a1b1")[-1]["counted"]
    assert heads == [[{"square": "b1", "points": 1}], [{"square": "e1", "points": 1}]]
    towers = happened(study(*rows, scoring="towers"), "a1b1")[-1]["counted"]
    assert towers == [[{"square": "b1", "points": 2}], [{"square": "e1", "points": 3}]]


def test_after_the_last_placement_a_board_on_which_nobody_can_move_ends_the_game_at_once() -> None:
    lone = [EMPTY, EMPTY, EMPTY, ". . . . L . . . . .", EMPTY, EMPTY, EMPTY]
    position = draft(*lone, supply=["", "j"], turn=BLACK, first=RED)
    events = happened(position, "j@f4")
    assert [event["event"] for event in events] == ["tokan.placed", "tokan.cropped", "tokan.over"]
    assert events[-1]["seat"] == RED
