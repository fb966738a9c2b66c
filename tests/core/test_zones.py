"""Zones are declared once; views, the knowledge of a seat, and possible worlds follow from them."""

import copy
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.core.determinization import determinization, pieces_in
from tablee.core.errors import PositionError, SeatError
from tablee.core.events import Event
from tablee.core.rng import Stream
from tablee.core.views import information, shows_fleeting, view
from tablee.core.zones import Sight, Zone, actor, everyone, nobody, owner, top
from tests.toy import CARDS, TOY, ToyPosition


def reached(seed: str, picks: list[int]) -> ToyPosition:
    position = TOY.new(3, {}, seed)
    for pick in picks:
        moves = TOY.legal(position).moves
        if moves:
            TOY.play(position, moves[pick % len(moves)])
    return position


positions = st.builds(reached, st.text(max_size=4), st.lists(st.integers(0, 9), max_size=12))
viewers = st.sampled_from([None, 0, 1, 2])


def study(**keys: Any) -> dict[str, Any]:
    return {"phase": "play", "turn": 1, "rng": {"seed": "00", "used": 3}, **keys}


def test_a_hand_is_seen_by_its_owner_only_and_the_count_by_all() -> None:
    zones = (Zone("hands.*.*", owner),)
    assert view(study(hands=[["a"], ["b", "c"]]), zones, 1)["hands"] == [["?"], ["b", "c"]]
    assert view(study(hands=[["a"], ["b", "c"]]), zones, None)["hands"] == [["?"], ["?", "?"]]


def test_only_the_top_of_a_pile_is_seen_where_declared_so() -> None:
    assert view(study(piles=[["a", "b"], [], ["c"]]), (Zone("piles.*.*", top),), 0)["piles"] == [
        ["?", "b"],
        [],
        ["c"],
    ]


def test_what_the_seat_to_act_drew_is_seen_by_it_alone() -> None:
    zones = (Zone("drawn.*", actor),)
    assert view(study(drawn=["a", "b"]), zones, 1)["drawn"] == ["a", "b"]
    assert view(study(drawn=["a", "b"]), zones, 0)["drawn"] == ["?", "?"]
    assert view(study(drawn=None), zones, 0)["drawn"] is None


def test_what_no_view_shows_its_owner_may_still_know() -> None:
    zones = (Zone("hands.*.*", nobody, knows=owner),)
    assert view(study(hands=[["a"], ["b"]]), zones, 1)["hands"] == [["?"], ["?"]]
    assert information(study(hands=[["a"], ["b"]]), zones, 1)["hands"] == [["?"], ["b"]]


def test_a_zone_that_is_not_there_hides_nothing() -> None:
    assert view(study(discard=["a"]), (Zone("hands.*.*", owner),), 1) == {
        "phase": "play",
        "turn": 1,
        "discard": ["a"],
    }


def test_a_key_left_out_stands_in_no_view_but_its_seat_remembers() -> None:
    def remembered(position: dict[str, Any], pile: tuple[Any, ...], viewer: int | None) -> set[int]:
        return set() if viewer is None else {int(place) for place in position["seen"][viewer]}

    zones = (Zone("grid.*", nobody, knows=remembered), Zone("seen.*.*", owner, deck=None, left_out=True))
    position = study(grid=["a", "b", None], seen=[{"1": "b"}, {}])
    assert view(json.loads(json.dumps(position)), zones, 0) == {
        "phase": "play",
        "turn": 1,
        "grid": ["?", "?", None],
    }
    known = information(position, zones, 0)
    assert (known["grid"], known["seen"]) == (["?", "b", None], [{"1": "b"}, {}])


def test_what_is_shown_and_to_be_remembered_is_found_for_each_player_who_sees_it() -> None:
    zones = (
        Zone("grid.*", nobody, knows=everyone, fleeting=lambda position: bool(position["aid"])),
        Zone("hands.*.*", owner, fleeting=lambda position: bool(position["aid"])),
        Zone("laid.*", everyone),
        Zone("seen.*", everyone, left_out=True, fleeting=lambda position: True),
    )

    def shows(viewer: int | None, hands: list[list[str | None]], aid: bool = True) -> bool:
        return shows_fleeting(study(grid=["a"], hands=hands, laid=["b"], seen=["c"], aid=aid), zones, viewer)

    assert shows(0, [["d"], []])
    assert not shows(1, [["d"], [None]])
    assert not shows(None, [["d"], ["e"]])
    assert not shows(0, [["d"], []], aid=False)


def test_a_player_who_looks_back_is_not_shown_what_is_to_be_remembered() -> None:
    zones = (
        Zone("grid.*", everyone, fleeting=lambda position: bool(position["aid"])),
        Zone("laid.*", everyone),
    )
    position = study(grid=["a", None], laid=["b"], aid=True)
    del position["rng"]
    assert view(copy.deepcopy(position), zones, 0) == position
    assert view(copy.deepcopy(position), zones, 0, past=True) == {**position, "grid": ["?", None]}
    position["aid"] = False
    assert view(copy.deepcopy(position), zones, 0, past=True) == position


def test_a_usual_way_of_seeing_is_shown_by_its_name() -> None:
    assert [repr(sees) for sees in (everyone, nobody, owner, actor, top)] == [
        "everyone",
        "nobody",
        "owner",
        "actor",
        "top",
    ]


def test_in_over_only_the_stream_is_left_out() -> None:
    zones = (Zone("hands.*.*", owner), Zone("seen.*", nobody, left_out=True))
    position = {**study(hands=[["a"]], seen=["b"]), "phase": "over"}
    assert view(position, zones, None) == {"phase": "over", "turn": 1, "hands": [["a"]], "seen": ["b"]}


def test_a_leaf_may_stand_for_several_pieces() -> None:
    zones = (Zone("laid.*.*", everyone, cards=list), Zone("hands.*.*", owner))
    position = study(laid=[["22J"], []], hands=[["2"], ["?"]])
    assert sorted(pieces_in(position, zones, "cards")) == ["2", "2", "2", "J"]
    world = determinization(position, zones, {"cards": ["2", "2", "2", "J", "5"]}, Stream(bytes(32)))
    assert world["hands"] == [["2"], ["5"]]


def test_a_slot_takes_only_what_fits_it() -> None:
    zones = (
        Zone("stacks.*.*", nobody, fits=lambda slot, card: card[0] == slot.owner),
        Zone("hands.*.*", owner),
    )
    pieces = ["x1", "x2", "y1", "y2"]
    for k in range(20):
        known = study(stacks={"x": ["?"], "y": ["?", "?"]}, hands=[["?"], []])
        world = determinization(known, zones, {"cards": pieces}, Stream(bytes([k]) * 32))
        assert sorted(world["stacks"]["y"]) == ["y1", "y2"]
        assert sorted([*world["stacks"]["x"], *world["hands"][0]]) == ["x1", "x2"]


def test_a_copy_follows_what_it_copies() -> None:
    zones = (
        Zone("racks.*.*", owner),
        Zone("drawn", actor, deck=None, copied=lambda world, slot, stream: str(world["racks"][1][0])),
    )
    world = determinization(
        study(racks=[["a"], ["?"]], drawn="?"), zones, {"cards": ["a", "b"]}, Stream(bytes(32))
    )
    assert (world["racks"], world["drawn"]) == ([["a"], ["b"]], "b")


def test_more_hidden_places_than_unseen_pieces_is_no_position() -> None:
    with pytest.raises(PositionError, match="not enough to go round"):
        determinization(
            study(stock=["?", "?"]), (Zone("stock.*", nobody),), {"cards": ["a"]}, Stream(bytes(32))
        )
    with pytest.raises(PositionError, match="not enough to go round"):
        determinization(
            study(hands=[["?"], ["?"]]), (Zone("hands.*.*", owner),), {"cards": ["a"]}, Stream(bytes(32))
        )


@given(positions, viewers, st.binary(min_size=32, max_size=32))
def test_a_world_drawn_for_a_viewer_looks_the_same_to_that_viewer(
    position: ToyPosition, viewer: int | None, seed: bytes
) -> None:
    world = TOY.determinization(TOY.information(position, viewer), Stream(seed))
    assert TOY.view(world, viewer) == TOY.view(position, viewer)
    assert sorted(pieces_in(TOY.dump(world), TOY.zones, "cards")) == list(CARDS)


def test_worlds_vary_where_they_may() -> None:
    position = TOY.new(3, {}, "seed")
    worlds = {json.dumps(TOY.dump(TOY.determinization(TOY.information(position, 0), Stream(bytes([k]) * 32))))
              for k in range(20)}  # fmt: skip
    assert len(worlds) == 20


@given(positions)
def test_a_spectator_is_shown_no_hidden_card(position: ToyPosition) -> None:
    if position.phase != "over":
        shown = TOY.view(position, None)
        assert shown["hands"] == [["?"] * len(hand) for hand in position.hands]
        assert shown["stock"] == ["?"] * len(position.stock)


@pytest.mark.parametrize("viewer", [3, -1])
def test_a_viewer_must_be_a_seat(viewer: int) -> None:
    with pytest.raises(SeatError, match="There is no seat"):
        TOY.view(TOY.new(3, {}, "seed"), viewer)


def test_an_event_hides_its_secret_from_the_others() -> None:
    event = Event(
        "toy.drew", {"seat": 1, "cards": ["a", "b"], "how": {"by": "c"}}, {"cards": (1,), "how": ()}
    )
    assert event.seen_by(1) == {"event": "toy.drew", "seat": 1, "cards": ["a", "b"], "how": {"by": "?"}}
    assert event.seen_by(None) == event.seen_by(0) == {**event.seen_by(1), "cards": ["?", "?"]}
    assert event.dump()["secret"] == {"cards": [1], "how": []}


cards = st.one_of(st.none(), st.sampled_from(["a", "b", "?"]))
piles = st.lists(cards, max_size=4)
shapes = {
    "cards": cards,
    "cards.*": st.one_of(st.none(), piles),
    "cards.*.*": st.one_of(st.lists(piles, max_size=4), st.dictionaries(st.sampled_from(["x", "y"]), piles)),
    "cards.*.held.*": st.lists(st.fixed_dictionaries({"held": piles, "other": cards}), max_size=3),
}


def lying_open(sees: Sight, position: dict[str, Any], path: tuple[Any, ...], viewer: int | None) -> list[Any]:
    """Return the open places of a pile for a usual kind of visibility, checked one by one."""
    pile: Any = position
    for step in path:
        pile = pile[step]

    def lies_open(place: Any) -> bool:
        if sees is owner:
            return viewer is not None and bool([*path, place][1] == viewer)
        if sees is actor:
            return viewer is not None and bool(position["turn"] == viewer)
        return sees is everyone or (sees is top and bool(place == len(pile) - 1))

    return [place for place in (pile if isinstance(pile, dict) else range(len(pile))) if lies_open(place)]


@pytest.mark.parametrize("pattern", shapes)
@pytest.mark.parametrize("sees", [everyone, nobody, owner, actor, top], ids=repr)
@given(data=st.data())
def test_whole_piles_are_turned_down_as_card_by_card(pattern: str, sees: Sight, data: st.DataObject) -> None:
    if sees is owner and pattern == "cards":
        return
    lying = study(cards=data.draw(shapes[pattern]))
    viewer = data.draw(viewers)
    one_by_one = Zone(pattern, lambda position, path, viewer: lying_open(sees, position, path, viewer))
    whole = information(copy.deepcopy(lying), (Zone(pattern, sees),), viewer)
    assert whole == information(copy.deepcopy(lying), (one_by_one,), viewer)
