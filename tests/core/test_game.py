"""The verbs derived for every game: JSON both ways, impossible moves, perft."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.core.errors import IllegalMoveError, OptionError, PositionError, TableeError
from tablee.core.ranking import ranks
from tests.toy import TOY


def changed(**keys: Any) -> dict[str, Any]:
    return {**TOY.dump(TOY.new(2, {}, "seed")), **keys}


def test_a_dumped_position_loads_as_itself() -> None:
    dumped = TOY.dump(TOY.new(2, {"cards": 2}, "seed"))
    assert TOY.dump(TOY.load(json.loads(json.dumps(dumped)))) == dumped


def test_a_seed_that_is_a_number_is_its_decimal_text() -> None:
    assert TOY.dump(TOY.new(2, {}, 20)) == TOY.dump(TOY.new(2, {}, "20"))


def test_an_unknown_key_of_a_position_is_passed_over() -> None:
    assert "note" not in TOY.dump(TOY.load(changed(note="mate in two")))


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("game", "other"),
        ("players", 9),
        ("players", "2"),
        ("players", True),
        ("phase", 3),
        ("phase", "over"),  # the turn is still set
        ("turn", None),
        ("turn", 2),
        ("turn", "0"),
        ("turn", False),
        ("options", []),
        ("hands", [["a"]]),
        ("hands", [["a"], "b"]),
        ("hands", [["a"], ["z"]]),
        ("hands", [["a"], [1]]),
        ("stock", None),
        ("rng", None),
        ("rng", {"seed": "x" * 64, "used": 0}),
        ("rng", {"seed": "00", "used": 0}),
        ("rng", {"seed": "0" * 64, "used": -1}),
        ("rng", {"seed": "0" * 64}),
    ],
)
def test_a_faulty_position_is_refused_and_the_key_named(key: str, value: Any) -> None:
    with pytest.raises(PositionError) as caught:
        TOY.load(changed(**{key: value}))
    named = caught.value.params["key"].split(".")[0]
    assert named == ("turn" if key == "phase" and value == "over" else key)


@pytest.mark.parametrize(
    "key", ["game", "options", "players", "phase", "turn", "hands", "stock", "pile", "rng"]
)
def test_a_missing_key_is_named(key: str) -> None:
    position = changed()
    del position[key]
    with pytest.raises(PositionError) as caught:
        TOY.load(position)
    assert caught.value.params["key"] == key


def test_a_position_with_unknown_options_is_refused() -> None:
    with pytest.raises(OptionError):
        TOY.load(changed(options={"size": 1}))


json_values: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=6,
)


@given(st.sampled_from(sorted(changed())), json_values)
def test_whatever_stands_in_a_position_it_loads_or_is_refused_with_a_code(key: str, value: Any) -> None:
    try:
        TOY.load(changed(**{key: value}))
    except TableeError as error:
        assert "." in error.code


def test_apply_leaves_the_position_as_it_is() -> None:
    position = TOY.new(2, {}, "seed")
    before = TOY.dump(position)
    after, events = TOY.apply(position, position.hands[0][0])
    assert TOY.dump(position) == before
    assert (after.turn, [event.kind for event in events]) == (1, ["toy.laid"])


def test_an_illegal_move_changes_nothing() -> None:
    position = TOY.new(2, {}, "seed")
    before = TOY.dump(position)
    with pytest.raises(IllegalMoveError, match=r"toy\.not_held"):
        TOY.apply(position, "nonsense")
    assert TOY.dump(position) == before


def test_after_the_end_no_move_is_legal() -> None:
    position = TOY.load(changed(phase="over", turn=None))
    assert TOY.legal(position).moves == []
    with pytest.raises(IllegalMoveError, match="The game is over"):
        TOY.apply(position, "a")


def test_perft_counts_sequences_of_exactly_that_many_moves() -> None:
    position = TOY.new(2, {"cards": 1}, "seed")
    # Laying the only card ends the match, so after each ply only the line of draws continues: 2, then 2, 3, 3 x 3
    assert [TOY.perft(position, depth) for depth in range(5)] == [1, 2, 2, 3, 9]


def test_equal_standings_share_a_rank() -> None:
    assert ranks([3, 7, 7, 1]) == [3, 1, 1, 4]
