"""Options are data: complete, checked, and turned into a JSON Schema with the same rules."""

import pickle
from typing import Any

import jsonschema
import pytest

from tablee.core.errors import OptionError, RecordError
from tablee.core.options import Choice, Options
from tablee.core.plain import LONGEST
from tablee.core.record import last_position
from tablee.match import Match
from tests.toy import TOY


def test_defaults_are_filled_in_in_the_order_of_declaration() -> None:
    assert list(TOY.options.fill({"loud": True}).items()) == [
        ("colour", "red"),
        ("loud", True),
        ("cards", 3),
        ("names", []),
    ]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("colour", "green"),
        ("colour", None),
        ("colour", ["red"]),
        ("loud", 1),
        ("loud", "true"),
        ("cards", 0),
        ("cards", 5),
        ("cards", True),
        ("cards", 2.0),
        ("names", "ANA"),
        ("names", ["ana"]),
        ("names", ["É"]),
        ("names", [""]),
        ("names", ["A" * 17]),
        ("names", [1]),
        ("names", ["A"] * 201),
    ],
)
def test_a_value_that_an_option_does_not_take_is_named_and_the_schema_refuses_it_too(
    name: str, value: Any
) -> None:
    with pytest.raises(OptionError) as caught:
        TOY.options.fill({name: value})
    assert (caught.value.code, caught.value.params["name"]) == ("option.value", name)
    if not isinstance(value, float):  # JSON Schema counts 2.0 as a whole number
        with pytest.raises(jsonschema.ValidationError):
            jsonschema.validate({name: value}, TOY.options.schema())


@pytest.mark.parametrize(
    "given", [{}, {"colour": "blue"}, {"loud": True, "cards": 4}, {"names": ["ANA", "BO"]}]
)
def test_what_the_schema_accepts_is_accepted(given: dict[str, Any]) -> None:
    jsonschema.validate(given, TOY.options.schema())
    assert TOY.options.fill(given) == {**TOY.options.fill({}), **given}


def test_an_unknown_option_is_an_error() -> None:
    with pytest.raises(OptionError) as caught:
        TOY.options.fill({"size": 3})
    assert caught.value.code == "option.unknown"
    assert caught.value.params == {"name": "size", "known": [*TOY.options.all, "bonus"]}
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate({"size": 3}, TOY.options.schema())


def test_a_parameter_is_written_only_if_it_differs_from_the_rulebook() -> None:
    assert TOY.options.fill({"bonus": 0}) == TOY.options.fill({}) == TOY.options.defaults()
    changed = TOY.options.fill({"bonus": 2})
    assert list(changed) == [*TOY.options.all, "bonus"]
    assert TOY.options.changed(changed) == {"bonus": 2}
    assert TOY.options.changed(TOY.options.fill({"cards": 4})) == {}
    assert TOY.options.parameters["bonus"].of(changed) == 2
    assert TOY.options.parameters["bonus"].of(TOY.options.fill({})) == 0
    twin = pickle.loads(pickle.dumps(TOY.options))
    assert twin.schema() == TOY.options.schema()
    for value in (-1, 10, True, 2.0, "2", None):
        with pytest.raises(OptionError):
            TOY.options.fill({"bonus": value})


@pytest.mark.parametrize("players", [0, 1, 4, -1])
def test_too_few_or_too_many_players_is_an_error(players: int) -> None:
    with pytest.raises(OptionError) as caught:
        TOY.new(players, {}, "seed")
    assert caught.value.code == "option.players"


@pytest.mark.parametrize(
    ("value", "shown"),
    [("x" * 5000, "x" * LONGEST + ".."), ([[[1]]], "[..]"), ({"a": {}}, "{..}"), ("mauve", "mauve"), (7, 7)],
)
def test_an_error_is_no_echo_of_whatever_was_sent(value: Any, shown: Any) -> None:
    with pytest.raises(OptionError) as caught:
        Options(Choice("colour", "red", "blue")).fill({"colour": value})
    assert caught.value.params["value"] == shown
    with pytest.raises(OptionError) as caught:
        Options().fill({"x" * 5000: 1})
    assert caught.value.params["name"] == "x" * LONGEST + ".."


def test_words_that_people_choose_may_have_accents_and_are_kept_in_the_one_form() -> None:
    typed = {"names": ["été", "Cœur", "l'âme", "porte-monnaie", "ANA"]}
    kept = ["ETE", "COEUR", "AME", "PORTEMONNAIE", "ANA"]
    assert TOY.options.read(typed)["names"] == kept
    assert TOY.new(2, typed, "seed").options["names"] == kept


@pytest.mark.parametrize("word", ["3D", "αβγ", "", "--", "anticonstitutionnellement"])
def test_what_has_other_letters_or_too_many_is_refused_from_any_player(word: str) -> None:
    with pytest.raises(OptionError) as caught:
        TOY.options.read({"names": [word]})
    assert caught.value.code == "option.value"


def test_positions_and_records_have_words_in_the_one_form() -> None:
    position = TOY.dump(TOY.new(2, {"names": ["ANA"]}, "seed"))
    position["options"]["names"] = ["Aña"]
    with pytest.raises(OptionError):
        TOY.load(position)
    match = Match.new(TOY, 2, {"names": ["ana"]}, "seed")
    record = match.record([])
    assert record.options["names"] == ["ANA"]
    record.options["names"] = ["ana"]
    with pytest.raises(RecordError):
        last_position(TOY, record)
