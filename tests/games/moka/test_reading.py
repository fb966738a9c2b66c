"""Reading positions: complete ones are unchanged, malformed ones are refused (notation 1 and 3)."""

import json
from typing import Any

import pytest

from tablee.core.errors import OptionError, PositionError
from tablee.games.moka import GAME
from tests.games.moka.study import GRID, STOCK, after, study, word

BIO = word("BIO", "Bg", "Ig", "Or", points=12)


def fault(**keys: Any) -> str:
    """Return the key that the error names for a position with `keys`."""
    base = GAME.dump(GAME.new(3, {}, "study"))
    with pytest.raises(PositionError) as caught:
        GAME.load({**base, "phase": "turn", "turn": 0, "grid": GRID, "stock": STOCK, **keys})
    key: str = caught.value.params["key"]
    return key


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("phase", "play"),
        ("round", 0),
        ("round", 4),
        ("grid", GRID[:15]),
        ("grid", [*GRID[:15], "?"]),
        ("grid", [*GRID[:15], 3]),
        ("flipped", 3),
        ("stock", ["Jg"]),
        ("stock", ["15-1"]),
        ("stock", "Er"),
        ("stacks", {"15": [], "30": []}),
        ("stacks", []),
        ("rows", [["STOP"], [], []]),
        ("rows", [[], []]),
        ("specials", [["BOOM"], [], []]),
        ("specials", [["Er"], [], []]),
        ("specials", [[], []]),
        ("challenges", [["15-11"], [], []]),
        ("challenges", [[], []]),
        ("words", [[], []]),
        ("words", [[BIO, BIO, BIO], [], []]),
        ("words", [["BIO"], [], []]),
        ("words", [[{**BIO, "points": -1}], [], []]),
        ("words", [[{**BIO, "points": True}], [], []]),
        ("words", [[{**BIO, "word": "BOL"}], [], []]),
        ("words", [[{**BIO, "word": "bio"}], [], []]),
        ("words", [[{**BIO, "word": "BI"}], [], []]),
        ("words", [[{"word": "", "cards": [], "points": 0}], [], []]),
        ("words", [[{"word": "BIO"}], [], []]),
        ("seen", [{}, {}]),
        ("seen", [[], {}, {}]),
        ("seen", [{"3": "Er"}, {}, {}]),
        ("seen", [{"16": "Er"}, {}, {}]),
        ("seen", [{"03": "Ar"}, {}, {}]),
        ("refused", ["BIO", "BIO"]),
        ("refused", ["bio"]),
        ("refused", ["BI"]),
        ("refused", [3]),
        ("refused", "BIO"),
        ("skips", [0, 0]),
        ("skips", [0, 0, -1]),
        ("skips", [0, 0, 10**9]),
        ("extra", 10**9),
        ("stock", ["Er"] * 10**5),
        ("skips", [0, 0, True]),
        ("scores", [0, 0, -1]),
        ("scores", [0, 0, "1"]),
        ("extra", -1),
        ("extra", None),
        ("drawn", ["Er", "Eg"]),
        ("vote", {}),
    ],
)
def test_a_faulty_key_is_named(key: str, value: Any) -> None:
    assert fault(**{key: value}).split(".")[0] == key


@pytest.mark.parametrize(
    "key",
    [
        *("round", "grid", "flipped", "stock", "stacks", "rows", "specials", "challenges", "words", "seen"),
        *("skips", "scores", "extra", "drawn", "vote"),
    ],
)
def test_a_missing_key_is_named(key: str) -> None:
    base = study()
    del base[key]
    with pytest.raises(PositionError) as caught:
        GAME.load(base)
    assert caught.value.params["key"] == key


def test_stacks_hold_their_own_level() -> None:
    assert fault(stacks={"15": ["30-1"], "30": [], "80": []}) == "stacks.15"


@pytest.mark.parametrize("place", [None, 16, -1, "3", 2])
def test_in_flipped_a_place_with_a_card_to_take_or_leave_is_flipped(place: Any) -> None:
    grid = [None if index == 2 else card for index, card in enumerate(GRID)]
    assert fault(phase="flipped", flipped=place, grid=grid) == "flipped"


def test_b000m_never_lies_flipped() -> None:
    assert fault(phase="flipped", flipped=0, grid=["BOOM", *GRID[1:]]) == "flipped"


@pytest.mark.parametrize("drawn", [None, [], ["Er"], ["Er", "STOP"], ["Er", "Eg", "Eb"]])
def test_in_draw_two_letters_are_drawn(drawn: Any) -> None:
    assert fault(phase="draw", drawn=drawn) == "drawn"


SAID = {
    "seat": 0,
    "word": "BOI",
    "cards": ["Br", "Og", "Ib"],
    "points": 12,
    "yes": 0,
    "no": 0,
    "back": "turn",
}
VOTED = {"phase": "vote", "turn": 2, "rows": [["Br", "Og", "Ib"], [], []], "options": {"contest": "table"}}


@pytest.mark.parametrize(
    "changes",
    [
        {"seat": 2},
        {"seat": 3},
        {"cards": ["Br", "Og", "Ig"]},
        {"points": "12"},
        {"yes": 0, "no": 0},
        {"yes": 2, "no": 0},
        {"yes": 2, "no": -1},
        {"back": "flipped"},
        {"back": None},
    ],
)
def test_in_vote_the_vote_must_fit(changes: dict[str, Any]) -> None:
    good = {**SAID, "yes": 1}
    assert GAME.load({**study(), **VOTED, "vote": good}).turn == 2
    assert fault(**{**VOTED, "vote": {**good, **changes}}) in ("vote", "seat", "yes", "no", "back")


@pytest.mark.parametrize(
    "keys",
    [
        {"stock": ["Jr", "Jr"]},
        {"stock": ["*"] * 9},
        {"stock": ["Jr"], "rows": [["Jr"], [], []]},
        {"stock": [], "grid": ["Jr", *GRID[1:]], "rows": [["Jr"], [], []]},
        {"words": [[word("JEU", "Jr", "Eb", "Ub", points=15)], [], []], "stock": ["Jr"]},
        {"challenges": [["15-1"], [], []]},
    ],
)
def test_a_position_never_holds_too_many_of_one_card(keys: dict[str, Any]) -> None:
    base = {**study(), **keys}
    with pytest.raises(PositionError) as caught:
        GAME.load(base)
    assert caught.value.code == "position.pieces"


def test_a_word_may_be_worth_as_much_as_can_be_written() -> None:
    dear = study(words=[[{**BIO, "points": 10**9}], [], []])
    assert GAME.dump(GAME.load(dear))["words"][0][0]["points"] == 10**9
    assert fault(words=[[{**BIO, "points": 10**9 + 1}], [], []]).startswith("words")


def test_a_position_may_lack_pieces() -> None:
    empty = study(grid=[None] * 16, stock=[], stacks={"15": [], "30": [], "80": []}, rows=[[], [], []])
    assert GAME.legal(GAME.load(empty)).moves == ["flush"]


@pytest.mark.parametrize(
    "moves",
    [
        ["flip 5"],
        ["flip 5", "take"],
        ["play DRAW"],
        ["play PEEK 3 7 12"],
        ["challenge 15"],
        ["word Br Og Ib"],
        ["word Br Og Ib", "yes"],
    ],
)
def test_every_phase_comes_back_from_json_as_it_was(moves: list[str]) -> None:
    position = study(
        options={"contest": "table"}, rows=[["Br", "Og", "Ib"], [], []], specials=[["DRAW", "PEEK"], [], []]
    )
    position = after(position, *moves)
    assert GAME.dump(GAME.load(json.loads(json.dumps(position)))) == position


@pytest.mark.parametrize(
    "options",
    [
        {"hole_colour": "red"},
        {"contest": "vote"},
        {"memory_aid": 1},
        {"dictionary": "de"},
        {"extra_words": ["3D"]},
        {"extra_words": "ETE"},
        {"timer": 3},
    ],
)
def test_an_unknown_option_or_value_is_an_error(options: dict[str, Any]) -> None:
    with pytest.raises(OptionError):
        GAME.new(2, options, "s")


def test_a_position_from_before_words_were_refused_names_none() -> None:
    position = study()
    del position["refused"]
    assert GAME.dump(GAME.load(position))["refused"] == []


def test_words_refused_in_this_turn_come_back_as_they_were() -> None:
    position = study(options={"contest": "any-word"}, refused=["OBI", "BIO"])
    assert GAME.dump(GAME.load(position)) == position


def test_where_one_objection_is_enough_no_vote_against_is_waiting() -> None:
    position = study(players=4, rows=[["Br", "Og", "Ib"], [], [], []], options={"contest": "objection"})
    position = after(position, "word Br Og Ib", "yes")
    vote = {**position["vote"], "yes": 0, "no": 1}
    with pytest.raises(PositionError) as caught:
        GAME.load({**position, "vote": vote})
    assert caught.value.params == {"key": "no", "expected": "0: one is enough"}


def test_a_word_of_holes_is_read_with_its_no_points() -> None:
    holes = word("BIO", "*", "*", "*", points=0)
    assert GAME.dump(GAME.load(study(words=[[holes], [], []])))["words"][0] == [holes]


@pytest.mark.parametrize(("colour", "double"), [("none", False), ("any", True)])
def test_whether_a_hole_takes_part_in_a_double_is_read_from_the_options(colour: str, double: bool) -> None:
    laid = word("BIO", "Bg", "Ig", "*", points=4)
    position = GAME.load(study(options={"hole_colour": colour}, words=[[laid], [], []]))
    assert position.words[0][0].double is double
