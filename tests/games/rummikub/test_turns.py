"""The two forms of the turn (rulings 4, turn; going out; notation 3)."""

import pytest

from tablee.games.rummikub import GAME
from tests.games.rummikub.study import after, code, happened, international, refusal, study

# draw-discard


def test_every_turn_begins_with_a_draw() -> None:
    position = after(study("", "r1 r2 r3", pool="b1 b2 b3"), "= / r1")
    assert position["turn"] == 1
    assert position["drawn"] is not None
    assert position["drawn"] in position["racks"][1]
    assert len(position["racks"][1]) == 3
    assert len(position["pool"]) == 3


def test_a_turn_may_pass_without_playing() -> None:
    assert code(study("r1 r2 r3", "r4 r5"), "= / r4") is None


def test_a_turn_ends_with_a_discard() -> None:
    position = study("r1 r2 r3", "r4 r5")
    assert code(position, "=") == "rummikub.discard_missing"
    assert code(position, "r1 r2 r3 r4") == "rummikub.discard_missing"
    assert code(position, "r1 r2 r3 r4 / r5") is None


def test_the_discard_comes_from_the_rack_after_laying() -> None:
    position = study("r1 r2 r3", "r4 r5 y9")
    assert refusal(position, "r1 r2 r3 r4 / r4") == (
        "rummikub.discard_not_held",
        {"tile": "r4", "colour": "r", "number": "4"},
    )
    assert code(position, "= / k9") == "rummikub.discard_not_held"


def test_the_tile_just_drawn_may_be_discarded() -> None:
    assert code(study("", "r4 r5", drawn="r5"), "= / r5") is None


def test_a_joker_may_be_discarded() -> None:
    assert code(study("", "r4 J"), "= / J") is None


def test_the_discard_is_mixed_into_the_pool_face_down() -> None:
    position = study("", "r4 r5", pool="b1 b2 b3 b4", others=("y1",))
    played, events = GAME.apply(position, "= / r4")
    # `uniform(5)` picks the place, then the next player draws the last tile.
    place = position.stream.copy().uniform(5)
    pool = ["b1", "b2", "b3", "b4"]
    pool.insert(place, "r4")
    drawn = pool.pop()
    dumped = GAME.dump(played)
    assert dumped["pool"] == pool
    assert dumped["drawn"] == drawn
    assert events[0].seen_by(0)["tile"] == "r4"
    for viewer in (1, None):
        seen = events[0].seen_by(viewer)
        assert (seen["tile"], seen["colour"], seen["number"]) == ("?", "?", "?")


def test_the_tile_drawn_is_secret_to_its_player() -> None:
    _, events = GAME.apply(study("", "r4 r5", others=("y1",)), "= / r4")
    drew = events[1]
    assert drew.kind == "rummikub.drew"
    assert drew.seen_by(1)["tile"] != "?"
    assert drew.seen_by(0)["tile"] == drew.seen_by(None)["tile"] == "?"


def test_no_discard_when_the_rack_is_empty() -> None:
    position = study("r1 r2 r3", "r4")
    assert code(position, "r1 r2 r3 r4") is None
    assert refusal(position, "r1 r2 r3 r4 / r4") == (
        "rummikub.discard_none",
        {"tile": "r4", "colour": "r", "number": "4", "left": 0},
    )


def test_nobody_draws_or_passes_by_a_move_of_its_own() -> None:
    assert code(study("", "r4"), "draw") == "rummikub.no_draw"
    assert code(study("", "r4", pool=""), "pass") == "rummikub.no_pass"


def test_from_an_empty_pool_nothing_is_drawn() -> None:
    position = after(study("r1 r2 r3", "r4 r5", pool="", go_out_by_discard=False), "r1 r2 r3 r4")
    assert (position["turn"], position["drawn"], position["racks"][1]) == (1, None, ["y13", "y13"])


# Going out


def test_going_out_by_laying_the_last_tile() -> None:
    position = study("r1 r2 r3", "r4", others=("y13 k1",))
    assert after(position, "r1 r2 r3 r4")["scores"] == [0, 14]
    assert happened(position, "r1 r2 r3 r4")["out"] == {"seat": 0}


def test_going_out_by_discarding_the_last_tile() -> None:
    position = study("r1 r2 r3", "r4 k9", others=("y13 k1",))
    ended = after(position, "r1 r2 r3 r4 / k9")
    assert (ended["phase"], ended["turn"], ended["scores"]) == ("over", None, [0, 14])
    assert "k9" in ended["pool"]


def test_without_that_option_the_last_tile_is_kept_and_the_turn_ends() -> None:
    position = study("r1 r2 r3", "r4 k9", go_out_by_discard=False)
    assert refusal(position, "r1 r2 r3 r4 / k9") == (
        "rummikub.discard_last",
        {"tile": "k9", "colour": "k", "number": "9"},
    )
    kept = after(position, "r1 r2 r3 r4")
    assert (kept["turn"], kept["racks"][0]) == (1, ["k9"])
    assert "kept" in happened(position, "r1 r2 r3 r4")
    assert code(position, "= / k9") is None


def test_without_that_option_one_still_goes_out_by_laying() -> None:
    assert after(study("r1 r2 r3", "r4", go_out_by_discard=False), "r1 r2 r3 r4")["phase"] == "over"


def test_a_last_tile_that_cannot_be_laid_is_kept_when_the_pool_was_empty() -> None:
    position = study("r1 r2 r3", "k9", pool="", go_out_by_discard=False)
    assert GAME.legal(position).moves == ["="]
    assert after(position, "=")["turn"] == 1


# play-or-draw


def test_in_the_international_form_one_plays_or_draws() -> None:
    position = international("r1 r2 r3", "r4 k9", pool="b1 b2")
    assert code(position, "r1 r2 r3 r4") is None
    drawn = after(position, "draw")
    assert drawn["racks"][0] == ["r4", "b2", "k9"]
    assert (drawn["turn"], drawn["drawn"], drawn["pool"]) == (1, None, ["b1"])


def test_in_the_international_form_nothing_is_discarded() -> None:
    position = international("r1 r2 r3", "r4 k9")
    assert refusal(position, "r1 r2 r3 r4 / k9") == (
        "rummikub.discard_none",
        {"tile": "k9", "colour": "k", "number": "9", "left": 1},
    )
    assert code(position, "= / k9") == "rummikub.nothing_laid"


def test_one_passes_only_when_the_pool_is_empty() -> None:
    assert refusal(international("", "r4", pool="b1 b2"), "pass") == ("rummikub.pool_left", {"count": 2})
    empty = international("", "r4", pool="")
    assert code(empty, "pass") is None
    assert code(empty, "draw") == "rummikub.pool_empty"


def test_with_an_empty_pool_one_may_still_play() -> None:
    position = international("r1 r2 r3", "r4 k9", pool="", passes=1)
    assert GAME.legal(position).moves == ["pass", "r1 r2 r3 r4"]
    assert after(position, "r1 r2 r3 r4")["passes"] == 0


def test_a_drawn_tile_is_not_played_in_the_same_turn() -> None:
    assert after(international("r1 r2 r3", "k9", pool="r4"), "draw")["turn"] == 1


@pytest.mark.parametrize(("move", "idle"), [("r1 r2 r3 r4", 0), ("draw", 8)])
def test_idle_counts_turns_without_a_tile_laid(move: str, idle: int) -> None:
    assert after(international("r1 r2 r3", "r4 k9", idle=7), move)["idle"] == idle


def test_discarding_is_not_laying() -> None:
    assert after(study("", "r4 k9", idle=7), "= / k9")["idle"] == 8
