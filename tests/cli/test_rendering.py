"""Any game's view on a terminal, zone by zone."""

from typing import Any

from rich.text import Text

from tablee.core.by_seat import kept_by_seat
from tablee.words.rendering import rendered
from tests.toy import TOY

NAMES = ["Ana", "Bo [b]", "Cy"]


def lines(view: dict[str, Any]) -> list[str]:
    return [Text.from_markup(line).plain for line in rendered(TOY, view, NAMES, "en")]


def test_a_zone_of_each_seat_has_a_line_for_each_and_hidden_cards_are_counted() -> None:
    view = TOY.view(TOY.new(3, {"cards": 2}, "s"), 0)
    hand = " ".join(view["hands"][0])
    assert lines(view) == ["hands", f"  Ana  {hand}", "  Bo [b]  ▒×2", "  Cy  ▒×2", "stock  ▒×6", "pile  –"]


def test_which_zones_belong_to_seats_is_seen_from_how_they_grow() -> None:
    assert kept_by_seat(TOY) == {"hands"}


def test_piles_that_are_as_many_as_the_players_are_not_theirs() -> None:
    view = {**TOY.view(TOY.new(3, {}, "s"), 0), "piles": [["a"], [], ["b", "?", "?"]]}
    assert lines(view)[-4:] == ["piles", "  1  a", "  2  –", "  3  b ▒×2"]


def test_the_rest_is_shown_as_it_is() -> None:
    view = {"first": 1, "drawn": None, "idle": 3, "open": True, "tokens": {"1": 2}, "words": [{"word": "AB"}]}
    assert lines(view) == [
        "first  Bo [b]",
        "drawn  –",
        "idle  3",
        "open  ✓",
        "tokens",
        "  1  2",
        "words",
        "  1  word AB",
    ]
