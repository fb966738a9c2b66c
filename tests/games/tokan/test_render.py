"""The board on a terminal agrees with the view."""

import re
from typing import Any

from rich.text import Text

from tablee.games.tokan import GAME


def lines(view: dict[str, Any]) -> list[str]:
    drawn = GAME.render(view)
    assert drawn is not None
    return [Text.from_markup(line).plain.rstrip() for line in drawn]


def reached(moves: str) -> Any:
    position = GAME.new(2, {}, "tablee")
    for move in moves.split():
        position, _ = GAME.apply(position, move)
    return position


def test_towers_gaps_coordinates_and_the_taboo_are_shown() -> None:
    position = reached("b3d3 e2b2 d2e2 c1c4 e1d1 d2b2 d3d1+1 b5b3 c3f3")
    assert [line.split() for line in lines(GAME.view(position, None))] == [
        list("abcdef"),
        ["5", "L", "·", "j", "·", "M", "j"],
        ["4", "m", "l", "jL", "J", "L", "j"],
        ["3", "·", "·", "lJ", "J", "j", "Jl!"],
        ["2", "·", "JJ", "ML", "lm", "·", "·"],
        ["1", "L", "J", "·", "jmMj", "l", "·"],
    ]


def test_every_cell_stands_under_the_letter_of_its_column() -> None:
    letters, *rows = lines(GAME.view(reached("b3d3 e2b2"), None))
    for row in rows:
        for letter in "abcdef":
            place = letters.index(letter)
            assert row[place - 1 : place + 2].strip() != ""


def test_the_animal_on_top_stands_out_in_its_colour() -> None:
    drawn = "\n".join(GAME.render(GAME.view(reached("b3d3"), None)) or [])
    red, black = re.findall(r"\[bold red\](.)", drawn), re.findall(r"\[bold\](.)", drawn)
    assert len(red) + len(black) == 29
    assert all(animal.isupper() for animal in red)
    assert all(animal.islower() for animal in black)


def test_the_draft_shows_the_strip_and_what_is_left_to_place() -> None:
    position = GAME.new(2, {"setup": "draft"}, "tablee")
    shown = lines(GAME.view(position, 0))
    assert shown[0].split() == list("abcdefghij")
    assert [line.split()[0] for line in shown[1:8]] == list("7654321")
    assert [line.strip() for line in shown[8:]] == GAME.view(position, 0)["supply"]
