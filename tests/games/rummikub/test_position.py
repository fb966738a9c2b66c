"""Positions are never trusted (notation 1, Position)."""

from typing import Any

import pytest

from tablee.core.errors import PositionError
from tablee.games.rummikub import GAME
from tablee.games.rummikub.pieces import BOX, DECK, NAMES, Box, names
from tablee.games.rummikub.position import most_on_rack
from tests.games.rummikub.study import study


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("racks", [["r1"]]),
        ("racks", [["r14"], []]),
        ("racks", [["r1", "r1", "r1"], []]),
        ("opened", [True]),
        ("opened", [1, 0]),
        ("table", [["r1", "r2"]]),
        ("table", [["r3", "r2", "r1"]]),
        ("table", ["r1 r2 r3"]),
        ("pool", ["J", "J", "J"]),
        ("pool", None),
        ("drawn", "k9"),
        ("drawn", 5),
        ("idle", -1),
        ("idle", 40),
        ("passes", True),
        ("passes", 2),
        ("scores", [0]),
        ("scores", [789, 0]),
        ("scores", [0, 10**4000]),
        ("racks", [[], NAMES[:16]]),
        ("pool", ["r1"] * 10**5),
        ("round", 2),
        ("first", 2),
        ("phase", "draw"),
    ],
)
def test_a_malformed_position_is_refused(key: str, value: Any) -> None:
    with pytest.raises(PositionError):
        GAME.load({**GAME.dump(study("", "r4 r5")), key: value})


def counted_turn_by_turn(players: int, draws: list[int], dealt: int) -> int:
    """Return the tiles of seat 0, who draws while the pool lasts; the others draw as given, then lay as little as
    possible.
    """
    pool = 106 - dealt * players - sum(draws)
    racks = [dealt + drawn for drawn in draws]
    left, opened = list(draws), [False] * len(draws)
    for drawn in range(pool):
        if drawn == pool - 1:
            return dealt + pool
        for other in range(len(draws)):
            if left[other]:
                left[other] -= 1
                continue
            racks[other] -= 1 if opened[other] else 3
            opened[other] = True
            if racks[other] < 1:
                return dealt + drawn + 1
    return dealt


@pytest.mark.parametrize(("players", "most"), [(2, 70), (3, 52), (4, 40)])
def test_a_rack_holds_no_more_than_can_be_drawn_while_the_others_lay_as_slowly_as_they_can(
    players: int, most: int
) -> None:
    others = players - 1
    found = [
        counted_turn_by_turn(players, [total // others + (i < total % others) for i in range(others)], 14)
        for total in range(106 - 14 * players)
    ]
    assert max(found) == most == most_on_rack(False, players, BOX)
    tiles = names(DECK)
    study("", " ".join(tiles[:most]), others=("",) * others, pool="", turns="play-or-draw")
    with pytest.raises(PositionError, match=r"too many pieces.*racks\.0"):
        study("", " ".join(tiles[: most + 1]), others=("",) * others, pool="", turns="play-or-draw")


@pytest.mark.parametrize("players", range(2, 5))
@pytest.mark.parametrize("dealt", [3, 4, 9, 24])
def test_the_same_holds_of_variants_that_deal_more_or_fewer_tiles(players: int, dealt: int) -> None:
    others = players - 1
    found = [
        counted_turn_by_turn(players, [total // others + (i < total % others) for i in range(others)], dealt)
        for total in range(106 - dealt * players)
    ]
    assert max(found) == most_on_rack(False, players, Box({"rack": dealt}))


def test_who_draws_and_discards_holds_fifteen_tiles_at_most() -> None:
    assert len(study("", " ".join(NAMES[:15])).racks[0]) == 15
    with pytest.raises(PositionError, match=r"too many pieces.*racks\.0"):
        study("", " ".join(NAMES[:16]))


def test_in_play_or_draw_no_tile_was_drawn() -> None:
    with pytest.raises(PositionError):
        study("", "r4 r5", drawn="r4", turns="play-or-draw")


def test_sets_and_racks_may_be_written_in_any_accepted_order() -> None:
    position = study("y1 y2 y3, k7 J b7", "J r5 b1")
    dumped = GAME.dump(position)
    assert dumped["table"] == [["b7", "k7", "J"], ["y1", "y2", "y3"]]
    assert dumped["racks"][0] == ["r5", "b1", "J"]


def test_a_study_position_may_lack_tiles() -> None:
    assert GAME.dump(study("", "r4", pool="", others=("",)))["racks"] == [["r4"], []]
