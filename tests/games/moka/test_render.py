"""A view on a terminal."""

import re

from tablee.games.moka import GAME
from tests.games.moka.study import after, study, word


def drawn(position: dict, viewer: int | None) -> list[str]:  # type: ignore[type-arg]
    lines = GAME.render(GAME.view(GAME.load(position), viewer))
    assert lines is not None
    return [re.sub(r"\[/?[a-z ]*\]", "", line).rstrip() for line in lines]


def test_the_grid_lies_four_by_four_its_places_numbered_and_the_flipped_card_marked() -> None:
    lines = drawn(after(study(), "flip 5"), 1)
    assert lines[0] == " 0 ▒▒      1 ▒▒      2 ▒▒      3 ▒▒"
    assert lines[1] == " 4 ▒▒      5»Ab      6 ▒▒      7 ▒▒"
    assert lines[3].startswith("12 ▒▒")


def test_a_gap_is_blank() -> None:
    assert drawn(study(grid=[None] * 16), 0)[0] == " 0         1         2         3"


def test_each_seat_has_a_line_and_only_its_own_challenges_can_be_read() -> None:
    position = study(
        scores=[7, 0, 12],
        specials=[["STOP"], [], []],
        words=[[word("BIO", "Bg", "Ig", "Or", points=12)], [], []],
        challenges=[["15-1"], ["30-2", "80-3"], []],
        stacks={"15": [], "30": ["30-1"], "80": []},
    )
    lines = drawn(position, 1)
    assert lines[4:] == [
        "1/3   ▒▒ 6   15: 0  30: 1  80: 0",
        "▸0    7  Lr   STOP   BIO 12   ▒▒×1",
        " 1    0     30-2 80-3",
        " 2   12",
    ]


def test_drawn_cards_and_words_voted_on_are_shown() -> None:
    assert drawn(after(study(specials=[["DRAW"], [], []]), "play DRAW"), 2)[-1] == "? Ob Og"
    claimed = after(study(options={"contest": "table"}, rows=[["Br", "Og", "Ib"], [], []]), "word Br Og Ib")
    assert drawn(claimed, None)[-1] == "? BOI 12"
