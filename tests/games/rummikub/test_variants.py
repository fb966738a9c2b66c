"""Numbers that differ from the rulebook: each does what its name says."""

import pickle
from collections import Counter
from typing import Any

import pytest

from tablee.core.errors import OptionError, PositionError
from tablee.games.rummikub import GAME
from tests.games.rummikub.study import study


@pytest.mark.parametrize("players", range(2, 5))
@pytest.mark.parametrize("turns", ["draw-discard", "play-or-draw"])
def test_each_player_is_dealt_as_many_tiles_as_rack_says(players: int, turns: str) -> None:
    for rack in (3, 24):
        dealt = GAME.dump(GAME.new(players, {"rack": rack, "turns": turns}, "any"))
        held = sum(len(tiles) for tiles in dealt["racks"])
        assert held == rack * players + (turns == "draw-discard")
        assert len(dealt["pool"]) == 106 - held


@pytest.mark.parametrize(("copies", "jokers"), [(1, 0), (1, 1), (1, 2), (2, 0), (2, 1)])
def test_the_box_has_as_many_tiles_as_copies_and_jokers_say(copies: int, jokers: int) -> None:
    options = GAME.options.fill({"copies": copies, "jokers": jokers})
    box = Counter(GAME.pieces(options, 2)["tiles"])
    assert box.pop("J", 0) == jokers
    assert (len(box), set(box.values())) == (52, {copies})
    dealt = GAME.dump(GAME.new(2, options, "any"))
    assert Counter([*dealt["pool"], *dealt["racks"][0], *dealt["racks"][1]])["J"] == jokers


@pytest.mark.parametrize(("highest", "colours"), [(3, 4), (4, 4), (13, 1), (13, 3), (5, 2)])
def test_the_box_has_the_first_numbers_and_colours(highest: int, colours: int) -> None:
    options = GAME.options.fill({"highest": highest, "colours": colours, "jokers": 1, "rack": 3})
    tiles = [f"{colour}{number}" for colour in "rbky"[:colours] for number in range(1, highest + 1)]
    assert Counter(GAME.pieces(options, 2)["tiles"]) == Counter(tiles * 2 + ["J"])
    dealt = GAME.dump(GAME.new(2, options, "any"))
    held = [*dealt["pool"], *dealt["racks"][0], *dealt["racks"][1]]
    assert Counter(held) == Counter(tiles * 2 + ["J"])


@pytest.mark.parametrize("held", ["r4 r5 J", "r3 b3 k3 J"])
def test_a_joker_stands_for_a_tile_that_a_smaller_box_lacks(held: str) -> None:
    position = study("", held, others=("b1",), pool="", opened=False, highest=5, colours=3, opening=0)
    assert held in {move.split(" - ")[0] for move in GAME.legal(position).moves}


def test_a_deal_needs_as_many_tiles_as_there_are() -> None:
    GAME.new(4, {"rack": 13, "copies": 1, "jokers": 0}, "any")
    with pytest.raises(OptionError) as refused:
        GAME.new(4, {"rack": 14, "copies": 1}, "any")
    assert refused.value.code == "option.pieces"
    assert refused.value.params == {
        "needed": 56,
        "pieces": 54,
        "names": "rack, copies, jokers, highest, colours, players",
    }


def test_a_position_has_no_more_of_a_tile_than_the_box() -> None:
    study("", "r1", copies=1, others=("y13",), pool="")
    for rack, name, many in (("r1 r1", "copies", 1), ("J", "jokers", 0), ("J J", "jokers", 1)):
        options: dict[str, Any] = {name: many}
        with pytest.raises(PositionError):
            study("", rack, others=("y13",), pool="", **options)


def test_racks_hold_as_many_tiles_as_can_be_drawn() -> None:
    dealt = GAME.dump(GAME.new(2, {"rack": 3}, "any"))
    assert len(dealt["racks"][dealt["turn"]]) == 4
    dealt["racks"][dealt["turn"]] += dealt["pool"][:1]
    dealt["pool"] = dealt["pool"][1:]
    with pytest.raises(PositionError):
        GAME.load(dealt)


def test_a_joker_left_costs_the_points_of_a_joker() -> None:
    for scoring, scores in (("lowest", [0, 12]), ("zero-sum", [12, -12])):
        position = study(
            "r1 r2 r3",
            "r4",
            others=("J y5",),
            turns="play-or-draw",
            scoring=scoring,
            joker_points=7,
        )
        after, events = GAME.apply(position, "r1 r2 r3 r4")
        assert GAME.result(after).scores == scores
        assert [event.dump()["held"] for event in events if event.kind == "rummikub.round_over"] == [[0, 12]]


def test_whoever_holds_least_wins_a_stalled_round_by_the_points_of_the_variant() -> None:
    for joker, ranks in ((30, [1, 2]), (2, [2, 1])):
        position = study("", "r4", others=("J",), pool="", turns="play-or-draw", passes=1, joker_points=joker)
        after, _ = GAME.apply(position, "pass")
        assert GAME.result(after).ranks == ranks


def test_a_reason_counts_the_points_of_the_variant() -> None:
    position = study("r1 r2 r3", "J k1 k9", turns="play-or-draw", joker_points=99)
    chosen = GAME.bot(4).choose(GAME.information(position, 0), GAME.legal(position).moves, 1, None)
    assert chosen.reason is not None
    assert chosen.reason.params["points"] == 99


def test_numbers_for_machines_know_the_points_of_the_variant() -> None:
    for joker, most in ((100, 928), (30, 788), (1, 788)):
        encoding = GAME.encoding(GAME.options.fill({"joker_points": joker}), 2)
        twin = pickle.loads(pickle.dumps(encoding))
        for one in (encoding, twin):
            (scores,) = [field for field in one.fields if field.name == "scores"]
            assert (scores.low, scores.high) == (-10 * most, 10 * most)


def test_bots_that_imagine_draws_know_the_box() -> None:
    """Level 5 tries draws of unseen tiles: with one copy of each and no joker, few are left."""
    position = study(
        "",
        "r1 r2 b5 b9 k3 k4 k13 y1 y2 y8 r9 r10 r12",
        opened=False,
        others=("y13",),
        pool="",
        copies=1,
        jokers=0,
    )
    chosen = GAME.bot(5).choose(GAME.information(position, 0), GAME.legal(position).moves, 1, None)
    GAME.check_move(position, chosen.move)
