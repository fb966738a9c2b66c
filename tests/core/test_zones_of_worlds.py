"""The contents of worlds that fit a view: each deck's own cards, sorted piles, copies, and a stream of their own."""

from copy import deepcopy
from typing import Any

import pytest

from tablee.core.determinization import Determinizations, determinization, pieces_in
from tablee.core.errors import PositionError
from tablee.core.openness import newly_open
from tablee.core.rng import Stream
from tablee.core.views import information, view
from tablee.core.zones import Slot, Zone, everyone, nobody, owner, top


def known(**keys: Any) -> dict[str, Any]:
    return {"phase": "play", "turn": 1, **keys}


def world(
    position: dict[str, Any], zones: tuple[Zone, ...], pieces: dict[str, list[str]], seed: int = 0
) -> dict[str, Any]:
    return determinization(position, zones, pieces, Stream(bytes([seed]) * 32))


def test_a_slot_knows_its_owner_its_place_and_the_height_of_its_pile() -> None:
    slots = Zone("hands.*.*", owner).slots(known(hands=[["a"], ["b", "c"]]))
    assert [(slot.path, slot.owner, slot.index, slot.size) for slot in slots] == [
        (("hands", 0, 0), 0, 0, 1),
        (("hands", 1, 0), 1, 0, 2),
        (("hands", 1, 1), 1, 1, 2),
    ]


def test_a_zone_reaches_cards_by_name_and_passes_over_what_is_not_there() -> None:
    zone = Zone("seats.*.drawn", nobody)
    position = known(seats=[{"drawn": "a"}, {"drawn": None}, {}, {"drawn": "b"}, None])
    assert [slot.path for slot in zone.slots(position)] == [("seats", 0, "drawn"), ("seats", 3, "drawn")]
    assert zone.slots(known()) == []
    assert Zone("seats.drawn", nobody).slots(position) == []
    assert Zone("drawn", nobody).slots(known(drawn="a"))[0].path == ("drawn",)
    assert [slot.size for slot in Zone("drawn", nobody).slots(known(drawn="a"))] == [1]


def test_what_lies_by_name_counts_as_a_pile_too() -> None:
    slots = Zone("grid.*", nobody).slots(known(grid={"x": "a", "y": "b"}))
    assert [(slot.owner, slot.size) for slot in slots] == [("x", 2), ("y", 2)]


def test_what_others_remember_is_hidden_from_a_seat_that_remembers_its_own() -> None:
    zones = (Zone("seen.*.*", owner, deck=None, left_out=True),)
    position = known(seen=[{"1": "b"}, {"2": "c"}])
    assert information(position, zones, 1)["seen"] == [{"1": "?"}, {"2": "c"}]


def test_a_named_part_keeps_the_height_of_the_pile_that_it_lies_in() -> None:
    zone = Zone("pile.*.front", top)
    assert [slot.size for slot in zone.slots(known(pile=[{"front": "a"}, {"front": "b"}]))] == [2, 2]


def test_what_a_seat_knows_is_what_it_is_shown_unless_declared_otherwise() -> None:
    shown = (Zone("hands.*.*", owner),)
    assert information(known(hands=[["a"], ["b"]]), shown, 0)["hands"] == [["a"], ["?"]]
    remembered = (Zone("hands.*.*", owner, knows=everyone),)
    assert information(known(hands=[["a"], ["b"]]), remembered, 0)["hands"] == [["a"], ["b"]]
    assert view(known(hands=[["a"], ["b"]]), remembered, 0)["hands"] == [["a"], ["?"]]


def test_a_key_left_out_hides_no_other_and_may_be_missing() -> None:
    zones = (Zone("seen.*", everyone, left_out=True), Zone("hands.*.*", owner), Zone("stock.*", nobody))
    assert view(known(seen=["a"], hands=[["b"]], stock=["c"]), zones, 1) == known(hands=[["?"]], stock=["?"])
    assert view(known(hands=[["b"]], stock=["c"]), zones, 0) == known(hands=[["b"]], stock=["?"])


def test_a_position_without_a_stream_can_be_shown() -> None:
    assert view(known(stock=["a"]), (Zone("stock.*", everyone),), 0) == known(stock=["a"])


def test_only_open_cards_of_the_deck_asked_for_are_counted() -> None:
    zones = (
        Zone("hands.*.*", owner),
        Zone("tiles.*", everyone, deck="tiles"),
        Zone("copy", everyone, deck=None),
    )
    position = known(hands=[["a", "?"], [None]], tiles=["x", "?"], copy="a")
    assert pieces_in(position, zones, "cards") == ["a"]
    assert pieces_in(position, zones, "tiles") == ["x"]


def test_hidden_places_get_cards_of_their_own_deck() -> None:
    zones = (Zone("tiles.*", nobody, deck="tiles"), Zone("stock.*", nobody))
    made = world(known(tiles=["?"], stock=["?", "?"]), zones, {"cards": ["a", "b"], "tiles": ["x"]})
    assert (made["tiles"], sorted(made["stock"])) == (["x"], ["a", "b"])


def test_what_is_seen_stays_where_it_lies_and_lies_nowhere_else() -> None:
    zones = (Zone("hands.*.*", owner), Zone("stock.*", nobody))
    for seed in range(10):
        made = world(
            known(hands=[["a", "a"], ["?"]], stock=["?"]), zones, {"cards": ["a", "a", "a", "b"]}, seed
        )
        assert made["hands"][0] == ["a", "a"]
        assert sorted([*made["hands"][1], *made["stock"]]) == ["a", "b"]


def test_a_card_that_the_deck_does_not_have_takes_none_of_its_cards_away() -> None:
    made = world(known(hands=[["z"], ["?"]]), (Zone("hands.*.*", owner),), {"cards": ["a"]})
    assert made["hands"] == [["z"], ["a"]]


def test_slots_that_take_only_some_cards_leave_open_ones_alone() -> None:
    zones = (Zone("stacks.*.*", top, fits=lambda slot, card: card[0] == slot.owner),)
    made = world(known(stacks={"x": ["?", "x2"], "y": ["?"]}), zones, {"cards": ["y1", "x1", "x2"]})
    assert made["stacks"] == {"x": ["x1", "x2"], "y": ["y1"]}


def test_a_place_that_nothing_unseen_fits_is_named() -> None:
    zones = (Zone("stacks.*.*", nobody, fits=lambda slot, card: card[0] == slot.owner),)
    with pytest.raises(PositionError) as caught:
        world(known(stacks={"x": ["?"]}), zones, {"cards": ["y1"]})
    assert (caught.value.code, caught.value.params) == ("position.pieces", {"key": "stacks"})


def test_a_deck_with_too_few_cards_is_named() -> None:
    with pytest.raises(PositionError) as caught:
        world(known(stock=["?", "?"]), (Zone("stock.*", nobody),), {"cards": ["a"]})
    assert (caught.value.code, caught.value.params) == ("position.pieces", {"key": "cards"})


def test_a_deck_with_just_enough_cards_fills_every_place() -> None:
    assert world(known(stock=["?"]), (Zone("stock.*", nobody),), {"cards": ["a"]})["stock"] == ["a"]


def test_a_pile_that_is_kept_sorted_is_sorted_in_every_world_and_others_are_not() -> None:
    zones = (Zone("hands.*.*", owner, order="dcba".index), Zone("stock.*", nobody))
    stocks = set()
    for seed in range(10):
        hidden = known(hands=[["?", "?"], ["?"]], stock=["?", "?"])
        made = world(hidden, zones, {"cards": ["a", "a", "b", "c", "d"]}, seed)
        assert made["hands"][0] == sorted(made["hands"][0], reverse=True)
        stocks.add(tuple(made["stock"]))
    assert any(stock != tuple(sorted(stock)) for stock in stocks)
    assert any(stock != tuple(sorted(stock, reverse=True)) for stock in stocks)


def test_a_sorted_pile_of_copies_that_nothing_is_said_of_stays_hidden() -> None:
    zones = (Zone("marks.*", nobody, deck=None, order="ab".index),)
    assert world(known(marks=["?", "a"]), zones, {})["marks"] == ["?", "a"]


def test_a_copy_that_is_open_stays_as_it_is() -> None:
    def other(position: dict[str, Any], slot: Slot, stream: Stream) -> str:
        return f"{position['turn']}{slot.index}{len(stream.word().to_bytes(8, 'big'))}"

    zones = (Zone("marks.*", owner, deck=None, copied=other),)
    assert world(known(marks=["a", "?", "?"]), zones, {})["marks"] == ["a", "118", "128"]


def test_every_world_has_a_stream_of_its_own_that_nothing_was_drawn_from() -> None:
    streams = [world(known(), (), {}, seed)["rng"] for seed in range(5)]
    assert [stream["used"] for stream in streams] == [0] * 5
    assert {len(bytes.fromhex(stream["seed"])) for stream in streams} == {32}
    assert len({stream["seed"] for stream in streams}) == 5
    words = Stream(bytes(32))
    assert streams[0]["seed"] == "".join(f"{words.word():016x}" for _ in range(4))


def test_worlds_drawn_from_the_same_knowledge_are_those_that_would_be_drawn_one_by_one() -> None:
    zones = (
        Zone("hands.*.*", owner, order="dcba".index),
        Zone("stacks.*.*", nobody, fits=lambda slot, card: (card in "ab") == (slot.owner == "x")),
        Zone("stock.*", nobody),
        Zone("marks.*", nobody, deck=None, copied=lambda world, slot, stream: str(world["stock"][0])),
    )
    seen = known(hands=[["c", "?"], ["?"]], stacks={"x": ["?"], "y": ["?"]}, stock=["?", "?"], marks=["?"])
    before, pieces = deepcopy(seen), {"cards": list("aabbccdd")}
    worlds, stream = Determinizations(seen, zones, pieces), Stream(bytes(32))
    drawn = [worlds.draw(stream) for _ in range(5)]
    alone = Stream(bytes(32))
    assert drawn == [determinization(deepcopy(seen), zones, pieces, alone) for _ in range(5)]
    assert len({str(world) for world in drawn}) == 5
    assert seen == before


def test_a_card_is_newly_open_where_more_of_it_lie_open_than_before() -> None:
    assert not newly_open(["a", "b", "a"], ["a", "a"])
    assert not newly_open(["a", "b"], ["b", "a"])
    assert newly_open(["a", "b"], ["a", "a"])
    assert newly_open([], ["a"])
