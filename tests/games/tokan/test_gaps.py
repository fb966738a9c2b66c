"""Gaps close from behind (rulebook, rules 6 and 7; rulings 5, gaps)."""

from tablee.games.tokan import GAME
from tests.games.tokan.boards import after, bottom, happened, refusal, study


def rows(*played: str, board: tuple[str, ...]) -> list[str]:
    written: list[str] = GAME.dump(after(study(*board), *played))["board"]
    return written[-len(board) :]


def test_the_row_directly_behind_slides_one_square_in_the_direction_of_the_move() -> None:
    assert bottom(after(study("m j M j m ."), "c1d1")) == [".", "m", "j", "jM", "m", "."]
    assert bottom(after(study("m j M j m ."), "c1b1")) == ["m", "jM", "j", "m", ".", "."]


def test_columns_close_too_upwards_and_downwards() -> None:
    assert rows("a2a3", board=("m . . . . .", "M . . . . .", "j . . . . .")) == [
        "mM . . . . .",
        "j . . . . .",
        ". . . . . .",
    ]
    assert rows("a2a1", board=("m . . . . .", "M . . . . .", "j . . . . .")) == [
        ". . . . . .",
        "m . . . . .",
        "jM . . . . .",
    ]


def test_towers_slide_whole() -> None:
    assert bottom(after(study("jlm M j . . ."), "b1c1")) == [".", "jlm", "jM", ".", ".", "."]


def test_nothing_slides_while_tiles_remain_on_the_start_square() -> None:
    assert bottom(after(study("m lM lj . . ."), "b1c1")) == ["m", "l", "ljM", ".", ".", "."]


def test_with_nothing_behind_the_gap_is_permanent() -> None:
    position = after(study("M j m . . ."), "a1b1")
    assert bottom(position)[:3] == [".", "jM", "m"]
    assert happened(study("M j m . . ."), "a1b1")[1] == {"event": "tokan.gap", "square": "a1", "slid": 0}


def test_the_row_slides_only_as_far_back_as_it_is_unbroken() -> None:
    assert bottom(after(study("j . m l M j"), "e1f1")) == ["j", ".", ".", "m", "l", "jM"]


def test_tiles_beyond_an_older_gap_stay() -> None:
    assert bottom(after(study("j l . M j ."), "d1e1")) == ["j", "l", ".", ".", "jM", "."]


def test_tiles_in_front_and_beside_stay() -> None:
    assert rows("c1d1", board=("m . m . . .", "j j M j l l")) == ["m . m . . .", ". j j jM l l"]


def test_a_gap_cannot_be_jumped() -> None:
    assert refusal(study("J . j . . ."), "a1c1") == ("tokan.crossing", {"square": "b1"})


def test_the_slides_are_reported_one_by_one_from_the_front() -> None:
    moved, gap = happened(study("m j L j m l"), "c1f1")[:2]
    assert moved["slides"] == [{"from": "b1", "to": "c1"}, {"from": "a1", "to": "b1"}]
    assert gap == {"event": "tokan.gap", "square": "a1", "slid": 2}
