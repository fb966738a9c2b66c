"""The first play of a seat (rulings 4, opening)."""

import itertools
from collections.abc import Iterator
from random import Random

import pytest

from tablee.games.rummikub import GAME
from tablee.games.rummikub.pieces import DECK, JOKER, counted, kind_of, names
from tablee.games.rummikub.position import RummikubPosition
from tablee.games.rummikub.solver.plays import open_exactly
from tests.games.rummikub.brute import every_table
from tests.games.rummikub.study import after, code, happened, international, refusal, study


def test_the_opening_takes_thirty_points() -> None:
    position = international("", "r9 r10 r11 b1", opened=False)
    assert code(position, "r9 r10 r11") is None
    small = international("", "r8 r9 r10 b1 k1 y1", opened=False)
    assert refusal(small, "r8 r9 r10") == ("rummikub.opening", {"points": 27, "needed": 30})
    assert code(small, "r8 r9 r10, b1 k1 y1") is None


@pytest.mark.parametrize(
    ("opening", "refused"), [(0, None), (6, None), (7, "rummikub.opening"), (100, "rummikub.opening")]
)
def test_how_many_points_is_an_option(opening: int, refused: str | None) -> None:
    assert code(international("", "r1 r2 r3 b9", opened=False, opening=opening), "r1 r2 r3") == refused


def test_a_joker_counts_as_the_tile_it_stands_for() -> None:
    position = international("", "r9 r10 J b10 k10", opened=False)
    assert code(position, "r9 r10 J") is None
    assert code(position, "b10 k10 J") is None
    assert refusal(position, "J r9 r10") == ("rummikub.opening", {"points": 27, "needed": 30})


def test_the_opening_is_made_of_new_sets_only() -> None:
    position = international("r1 r2 r3", "r4 b11 k11 y11 b1", opened=False)
    assert refusal(position, "r1 r2 r3 r4, b11 k11 y11") == (
        "rummikub.opening_table",
        {"set": ["r1", "r2", "r3"]},
    )
    assert code(position, "r1 r2 r3, b11 k11 y11") is None


def test_no_set_of_the_table_may_be_rearranged_in_the_opening() -> None:
    position = international("r1 r2 r3 r4 r5 r6", "b11 k11 y11 b1", opened=False)
    assert code(position, "r1 r2 r3, r4 r5 r6, b11 k11 y11") == "rummikub.opening_table"


def test_no_joker_may_be_taken_in_the_opening() -> None:
    position = international("r1 r2 r3 J", "b11 k11 y11", opened=False)
    assert code(position, "r1 r2 r3, b11 k11 y11 J") == "rummikub.opening_table"


def test_equal_sets_are_distinguished_by_number_only() -> None:
    position = international("r10 r11 r12", "r10 r11 r12", opened=False)
    assert code(position, "r10 r11 r12, r10 r11 r12") is None


def test_after_the_opening_one_has_opened() -> None:
    position = study("", "r9 r10 r11 b1 b2", opened=False)
    assert after(position, "r9 r10 r11 / b1")["opened"] == [True, False]
    assert happened(position, "r9 r10 r11 / b1")["opened"] == {"seat": 0, "points": 30}


def test_leaving_the_table_as_it_is_opens_nothing() -> None:
    assert after(study("", "r9 r10", opened=False), "= / r9")["opened"] == [False, False]


def test_who_has_opened_may_lay_any_set() -> None:
    assert code(international("", "r1 r2 r3 b1"), "r1 r2 r3") is None


def alike(tiles: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Yield a set with none, one or two of its tiles replaced by jokers, as kinds in order."""
    for count in range(3):
        for kept in itertools.combinations(tiles, len(tiles) - count):
            yield (*kept, *[JOKER] * count)


RUNS = [tuple(range(low, low + size)) for size in (3, 4, 5) for low in range(13 - size + 1)]
GROUPS = [
    tuple(kind_of(colour, number) for colour in colours)
    for number in range(1, 14)
    for size in (3, 4)
    for colours in itertools.combinations(range(4), size)
]


@pytest.mark.parametrize("sets", [RUNS, GROUPS], ids=["runs", "groups"])
def test_the_solver_adds_up_an_opening_as_its_sets_do(sets: list[tuple[int, ...]]) -> None:
    for tiles in {each for whole in sets for each in alike(whole)}:
        most = max(sum(meld.points() for meld in melds) for melds in every_table(counted(list(tiles))))
        assert open_exactly([], list(tiles), most) is not None, tiles
        assert open_exactly([], list(tiles), most + 1) is None, tiles


@pytest.mark.parametrize("seed", range(6))
def test_legal_lists_an_opening_as_soon_as_check_accepts_it(seed: int) -> None:
    deck = list(DECK)
    Random(seed).shuffle(deck)
    rack = " ".join(names(deck[:18] + [JOKER] * (2 - deck[:18].count(JOKER))))

    def at(needed: int) -> RummikubPosition:
        return international("", rack, opened=False, opening=needed, others=("",), pool="")

    points = {
        move: GAME.examine(at(0), move)["opening"]["points"]
        for move in GAME.legal(at(0)).moves
        if move != "pass"
    }
    assert points
    for needed in sorted({worth for worth in points.values() if worth <= 100})[-3:]:
        position = at(needed)
        listed = [move for move in GAME.legal(position).moves if move != "pass"]
        assert {code(position, move) for move in listed} == {None}
        assert len(listed) >= len([move for move in points if code(position, move) is None])
    beyond = min(100, max(points.values()) + 1)
    short = {code(at(beyond), move) for move, worth in points.items() if worth < beyond}
    assert short == {"rummikub.opening"}
