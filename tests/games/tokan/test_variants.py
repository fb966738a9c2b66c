"""Numbers that differ from the rulebook: each does what its name says."""

import pickle
from collections import Counter
from itertools import permutations, product
from typing import Any

import pytest

from tablee.core.errors import IllegalMoveError, OptionError, PositionError
from tablee.games.tokan import GAME
from tablee.games.tokan.variant import STIRRING
from tablee.testing.walks import Setup, walk


def dealt(**options: Any) -> dict[str, Any]:
    return GAME.dump(GAME.new(2, options, "any"))


def animals(position: dict[str, Any]) -> Counter[str]:
    return Counter(letter for row in position["board"] for letter in row if letter.isalpha())


def study(board: list[str], **options: Any) -> Any:
    return GAME.load({**dealt(**options), "board": board, "turn": 0, "taboo": None})


def moves(position: Any) -> set[str]:
    return set(GAME.legal(position).moves)


@pytest.mark.parametrize(("mice", "jackals", "lions"), [(15, 0, 0), (0, 15, 0), (0, 0, 15), (2, 3, 4)])
def test_each_colour_has_as_many_animals_as_the_numbers_say(mice: int, jackals: int, lions: int) -> None:
    herd = {"mice": mice, "jackals": jackals, "lions": lions}
    expected = Counter({"M": mice, "m": mice, "J": jackals, "j": jackals, "L": lions, "l": lions})
    assert Counter(GAME.pieces(GAME.options.fill(herd), 2)["cards"]) == expected
    assert animals(dealt(**herd)) == +expected


@pytest.mark.parametrize(
    ("columns", "mice", "rows"),
    [
        (3, -1, "3333333 1"),
        (4, 0, "444444"),
        (5, 3, "55555 5"),
        (5, 0, "4 55555"),
        (6, 0, "66666"),
        (7, 2, "77777"),
        (5, -1, "5555 2"),
    ],
)
def test_the_board_has_as_many_columns_as_the_number_says_and_rows_for_all_tiles(
    columns: int, mice: int, rows: str
) -> None:
    herd = {"mice": max(mice, 0), "jackals": 7 if mice >= 0 else 6, "lions": 5}
    board = dealt(columns=columns, **herd)["board"]
    many = 2 * sum(herd.values())
    assert {len(row.split()) for row in board} == {columns}
    assert len(board) == -(-many // columns)
    filled = [sum(cell != "." for cell in row.split()) for row in board]
    assert filled == [many - columns * (len(board) - 1), *[columns] * (len(board) - 1)]


def test_there_are_no_more_tiles_and_squares_than_in_the_box() -> None:
    for options, code, names in (
        ({"mice": 4}, "option.most_pieces", "mice, jackals, lions"),
        ({"columns": 7}, "option.combination", "columns, mice, jackals, lions"),
        ({"mice": 0, "jackals": 0, "lions": 1}, "option.combination", STIRRING),
        ({"mice": 0, "jackals": 1, "lions": 2, "columns": 3}, "option.combination", STIRRING),
        ({"mice": 0, "jackals": 0, "lions": 0}, "option.pieces", "mice, jackals, lions"),
        ({"columns": 3}, "option.combination", "columns, mice, jackals, lions"),
        ({"mice": 2, "setup": "draft"}, "option.combination", "setup, columns, mice, jackals, lions"),
        (
            {"mice": 2, "columns": 7, "setup": "draft"},
            "option.combination",
            "setup, columns, mice, jackals, lions",
        ),
    ):
        with pytest.raises(OptionError) as refused:
            GAME.new(2, options, "any")
        assert (refused.value.code, refused.value.params["names"]) == (code, names)


def stuck(columns: int, tiles: int, reaches: list[int]) -> bool:
    """True if animals with these reaches can lie so among `tiles` tiles that none can move. Tries every way."""

    def free(square: int, reach: int) -> bool:
        x = square % columns
        line = [x - reach >= 0, x + reach < columns and square + reach < tiles]
        return any(line) or square - reach * columns >= 0 or square + reach * columns < tiles

    return any(
        not any(free(square, reach) for square, reach in zip(squares, reaches, strict=True))
        for squares in permutations(range(tiles), len(reaches))
    )


@pytest.mark.parametrize("columns", [3, 4, 5])
def test_a_variant_is_refused_just_if_a_deal_can_leave_the_first_player_without_a_move(columns: int) -> None:
    refused = 0
    for mice, jackals, lions in product(range(3), range(3), range(3)):
        if not 0 < mice + jackals + lions <= 4:
            continue
        options = {"columns": columns, "mice": mice, "jackals": jackals, "lions": lions}
        reaches = [1] * mice + [2] * jackals + [3] * lions
        if stuck(columns, 2 * len(reaches), reaches):
            refused += 1
            with pytest.raises(OptionError):
                GAME.new(2, options, "any")
        else:
            GAME.new(2, options, "any")
    assert refused


@pytest.mark.parametrize("columns", [3, 4, 5, 6, 7])
@pytest.mark.parametrize("each", range(3, 16))
@pytest.mark.parametrize("reach", [1, 3])
def test_whoever_begins_can_move(columns: int, each: int, reach: int) -> None:
    options = {"columns": columns, "mice": 0, "jackals": 0, "lions": each, "lion_reach": reach}
    rows = -(-2 * each // columns)
    try:
        GAME.check_setup(GAME.options.fill(options), 2)
    except OptionError:
        assert reach == 3 or columns * rows > 30 or rows > 9
        return
    for seed in range(20):
        assert moves(GAME.new(2, options, f"{seed}"))


def test_an_animal_moves_and_carries_as_its_reach_says() -> None:
    row = "J m jM l j j"
    board = [". . . . . .", *[". . . . . ."] * 3, row]
    assert moves(study(board)) == {"a1c1"}
    assert moves(study(board, jackal_reach=3)) == {"a1d1"}
    assert moves(study(board, mouse_reach=2)) == {"a1c1", "c1a1+1", "c1e1+1"}
    assert moves(study(board, mouse_reach=3, jackal_reach=1)) == {"a1b1", "c1f1+1"}


def test_heads_count_as_their_reach_says() -> None:
    board = [*[". . . . . ."] * 4, "M J L m . ."]
    assert GAME.standing(study(board, scoring="heads")) == [6, 1]
    changed = study(board, scoring="heads", mouse_reach=3, jackal_reach=1, lion_reach=2)
    assert GAME.standing(changed) == [6, 3]


def test_a_refusal_names_the_reach_of_the_variant() -> None:
    board = [*[". . . . . ."] * 4, "M m m m j j"]
    with pytest.raises(IllegalMoveError) as refused:
        GAME.check_move(study(board, mouse_reach=2), "a1b1")
    assert refused.value.code == "tokan.reach"
    assert refused.value.params == {"animal": "M", "reach": 2, "distance": 1}


@pytest.mark.parametrize("tiles", range(1, 7))
def test_chance_lays_as_many_tiles_of_each_colour_before_a_draft_as_the_number_says(tiles: int) -> None:
    options = {"setup": "draft", "draft_tiles": tiles}
    position = dealt(**options)
    red = sum(animals(position)[kind] for kind in "MJL")
    assert (red, animals(position).total()) == (tiles, 2 * tiles)
    assert [len(left) for left in position["supply"]] == [15 - tiles] * 2
    assert GAME.setup_plies(GAME.options.fill(options)) == 30 - 2 * tiles
    *_, (last, _) = walk(GAME, Setup(2, options), tiles, 30 - 2 * tiles)
    assert GAME.dump(last)["phase"] != "draft"


def test_a_position_has_the_board_and_the_tiles_of_its_variant() -> None:
    rows = [". . . . .", *["M m M m ."] * 3]
    few = {"mice": 8, "jackals": 0, "lions": 0, "columns": 5}
    study(rows, **few)
    for board in ([*rows, ". . . . ."], ["M m M m M"] * 4, [". . . . J", *rows[1:]]):
        with pytest.raises(PositionError):
            study(board, **few)


def test_numbers_for_machines_have_a_name_on_every_board() -> None:
    for options in ({}, {"mice": 2, "columns": 7}, {"mice": 0, "columns": 5, "lion_reach": 1}):
        filled = GAME.options.fill(options)
        encoding = pickle.loads(pickle.dumps(GAME.encoding(filled, 2)))
        for position, move in walk(GAME, Setup(2, filled), 3, 30):
            for number in encoding.legal(position):
                assert encoding.name(number)
                assert encoding.move(position, number) in moves(position)
            if move is not None:
                with pytest.raises(IllegalMoveError):
                    encoding.move(position, 1919)
