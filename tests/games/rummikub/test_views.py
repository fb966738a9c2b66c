"""The views of each seat (notation 1, View)."""

from tablee.core.rng import Stream, seed_bytes
from tablee.games.rummikub import GAME
from tests.games.rummikub.study import study


def test_the_pool_and_the_racks_of_the_others_are_hidden() -> None:
    position = study("r1 r2 r3", "r4 r5", others=("b1 b2", "k1"), pool="y1 y2 y3", drawn="r5")
    view = GAME.view(position, 1)
    assert view["racks"] == [["?", "?"], ["b1", "b2"], ["?"]]
    assert view["pool"] == ["?", "?", "?"]
    assert view["table"] == [["r1", "r2", "r3"]]
    assert "rng" not in view


def test_the_tile_drawn_is_seen_by_the_seat_to_act_alone() -> None:
    position = study("", "r4 r5", others=("b1", "k1"), drawn="r5")
    assert [GAME.view(position, viewer)["drawn"] for viewer in (0, 1, 2, None)] == ["r5", "?", "?", "?"]


def test_in_over_only_the_random_stream_is_left_out() -> None:
    position, _ = GAME.apply(study("r1 r2 r3", "r4", others=("b1 b2",)), "r1 r2 r3 r4")
    expected = GAME.dump(position)
    del expected["rng"]
    assert GAME.view(position, None) == expected


def test_in_a_world_drawn_for_an_onlooker_the_drawn_tile_is_one_of_the_rack() -> None:
    position = GAME.new(3, {}, "worlds")
    known = GAME.information(position, None)
    stream = Stream(seed_bytes("x"))
    drawn = set()
    for _ in range(20):
        world = GAME.dump(GAME.determinization(known, stream))
        assert world["drawn"] in world["racks"][world["turn"]]
        drawn.add(world["drawn"])
    assert len(drawn) > 5
