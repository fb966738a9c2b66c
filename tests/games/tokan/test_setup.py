"""Laying the board (rulebook, Préparation and Moins aléatoire; rulings 5, `setup` and revenge; notation 3, Deal)."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from tablee.core.rng import Stream, seed_bytes
from tablee.games.tokan import GAME
from tablee.games.tokan.position import TokanPosition
from tests.games.tokan.boards import BLACK, RED, after, draft, moves, refusal

DRAFT = {"setup": "draft"}
SUPPLY = ["MJ", "mj"]
NOTHING = ". . . . . . . . . ."


def cells(position: TokanPosition) -> dict[str, str]:
    """Return the tower on each square."""
    board: list[str] = GAME.dump(position)["board"]
    return {
        f"{'abcdefghij'[x]}{len(board) - y}": cell
        for y, row in enumerate(board)
        for x, cell in enumerate(row.split(" "))
    }


def test_the_tiles_are_three_mice_seven_jackals_and_five_lions_of_each_colour() -> None:
    dealt = Counter("".join(cells(GAME.new(2, {}, "count")).values()))
    assert dealt == {"M": 3, "J": 7, "L": 5, "m": 3, "j": 7, "l": 5}


def test_at_random_they_lie_on_six_columns_and_five_rows_from_a1_in_the_order_of_the_shuffle() -> None:
    stream = Stream(seed_bytes("a deal"))
    first = stream.uniform(2)
    tiles = list("MMMJJJJJJJLLLLLmmmjjjjjjjlllll")
    stream.shuffle(tiles)
    position = GAME.new(2, {}, "a deal")
    laid = cells(position)
    assert [laid[f"{column}{row}"] for row in range(1, 6) for column in "abcdef"] == tiles
    assert (position.turn, position.first, position.stream.used) == (first, first, 30)


def test_the_first_player_is_drawn_by_lot() -> None:
    assert {GAME.new(2, {}, str(seed)).turn for seed in range(20)} == {RED, BLACK}


def test_the_draft_opens_with_five_tiles_of_each_colour_mixed_in_two_touching_columns_of_five() -> None:
    stream = Stream(seed_bytes("a draft"))
    first = stream.uniform(2)
    red, black = list("MMMJJJJJJJLLLLL"), list("mmmjjjjjjjlllll")
    stream.shuffle(red)
    stream.shuffle(black)
    mixed = red[:5] + black[:5]
    stream.shuffle(mixed)
    position = GAME.new(2, DRAFT, "a draft")
    laid = {square: cell for square, cell in cells(position).items() if cell != "."}
    squares = [f"{column}{row}" for column in "ef" for row in range(2, 7)]
    assert laid == dict(zip(squares, mixed, strict=True))
    assert (position.phase, position.turn) == ("draft", first)
    dumped = GAME.dump(position)
    assert dumped["taboo"] is None
    assert [Counter(supply) for supply in dumped["supply"]] == [Counter(red[5:]), Counter(black[5:])]
    assert [supply == "".join(sorted(supply, key="MJLmjl".index)) for supply in dumped["supply"]] == [
        True,
        True,
    ]


def opened(turn: int = RED, first: int = RED, supply: list[str] = SUPPLY) -> TokanPosition:
    rows = [". . . . J l . . . ." for _ in range(5)]
    return draft(NOTHING, *rows, NOTHING, supply=supply, turn=turn, first=first)


def test_a_tile_is_laid_edge_to_edge_with_one_that_lies_there() -> None:
    position = opened()
    assert {move[2:] for move in moves(position)} == {
        *(f"{column}{row}" for column in "dg" for row in range(2, 7)),
        *(f"{column}{row}" for column in "ef" for row in (1, 7)),
    }
    assert refusal(position, "J@d1") == ("tokan.touch", {"square": "d1"})


def test_each_lays_tiles_of_the_own_colour_as_long_as_there_are_any() -> None:
    assert {move[0] for move in moves(opened())} == {"M", "J"}
    assert refusal(opened(), "j@d3") == ("tokan.wrong_colour", {"animal": "j"})
    assert refusal(opened(), "L@d3") == ("tokan.none_left", {"animal": "L"})
    assert {move[0] for move in moves(after(opened(), "M@d3"))} == {"m", "j"}
    assert {move[0] for move in moves(after(opened(), "M@d3", "m@d4"))} == {"J"}


def test_no_tile_is_laid_on_another() -> None:
    assert refusal(opened(), "J@e2") == ("tokan.occupied", {"square": "e2"})


def test_everything_must_fit_a_rectangle_of_five_by_six_lying() -> None:
    wide = draft(NOTHING, ". . L L J l L l . .", *[". . . . J j . . . ."] * 4, NOTHING, supply=["J", "m"])
    assert refusal(wide, "J@b6") == ("tokan.fit", {"square": "b6"})
    assert refusal(wide, "J@i6") == ("tokan.fit", {"square": "i6"})
    assert refusal(wide, "J@e7") == ("tokan.fit", {"square": "e7"})
    assert refusal(wide, "J@e1") == ("tokan.fit", {"square": "e1"})
    assert refusal(wide, "J@c5") is None


def test_or_standing() -> None:
    tall = draft(". . . . m . . . . .", *[". . . . J l . . . ."] * 5, NOTHING, supply=["JJ", "mm"])
    assert refusal(tall, "J@e1") == ("tokan.fit", {"square": "e1"})
    wide = after(tall, "J@d3", "m@c3", "J@b3")
    assert refusal(wide, "m@a3") == ("tokan.fit", {"square": "a3"})
    assert refusal(wide, "m@g3") == ("tokan.fit", {"square": "g3"})


def test_squares_beyond_the_strip_and_other_texts_are_refused() -> None:
    assert refusal(opened(), "J@k3") == ("tokan.off_strip", {"square": "k3"})
    assert refusal(opened(), "J@e8") == ("tokan.off_strip", {"square": "e8"})
    for text in ("", "J@g33", "Jg3", "X@g3", "J@33", "e2e3", "JJ@g3", "J@G3"):
        assert refusal(opened(), text) == ("tokan.draft_syntax", {"move": text})


@pytest.mark.parametrize("seed", range(12))
def test_a_whole_draft_takes_twenty_placements_in_turn_and_who_placed_first_moves_first(seed: int) -> None:
    chance = Random(seed)
    position = GAME.new(2, DRAFT, f"whole draft {seed}")
    first = position.first
    assert GAME.setup_plies(position.options) == 20
    for ply in range(20):
        assert position.phase == "draft"
        assert position.turn == (first if ply % 2 == 0 else 1 - first)
        strip = cells(position)
        move = chance.choice(GAME.legal(position).moves)
        strip[move[2:]] = move[0]
        position, events = GAME.apply(position, move)
    assert (position.phase, position.turn) == ("play", first)
    assert_cropped(strip, position, events[-1].dump())


def assert_cropped(strip: dict[str, str], position: TokanPosition, event: dict[str, Any]) -> None:
    """Check that the rectangle became the board, with its squares renamed from a1 at the bottom left."""
    board = cells(position)
    laid = {square: cell for square, cell in strip.items() if cell != "."}
    left = min("abcdefghij".index(square[0]) for square in laid)
    below = min(int(square[1]) - 1 for square in laid)
    assert {
        f"{'abcdefghij'[left + 'abcdefghij'.index(square[0])]}{below + int(square[1])}": cell
        for square, cell in board.items()
    } == laid
    rows = GAME.dump(position)["board"]
    assert {len(rows), len(rows[0].split(" "))} == {5, 6}
    assert "supply" not in GAME.dump(position)
    assert event == {
        "event": "tokan.cropped",
        "columns": len(rows[0].split(" ")),
        "rows": len(rows),
        "left": left,
        "below": below,
        "seat": position.turn,
    }


def test_drafts_end_lying_and_standing() -> None:
    shapes = set()
    for seed in range(12):
        chance = Random(seed)
        position = GAME.new(2, DRAFT, f"whole draft {seed}")
        for _ in range(20):
            position, _ = GAME.apply(position, chance.choice(GAME.legal(position).moves))
        shapes.add(len(GAME.dump(position)["board"]))
    assert shapes == {5, 6}


def test_a_revenge_repeats_the_opening_position_after_a_draft_too() -> None:
    assert GAME.setup_plies(GAME.options.fill({})) == 0
    assert GAME.setup_plies(GAME.options.fill(DRAFT)) == 20
