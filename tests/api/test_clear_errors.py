"""Errors of the Python API say what is wrong and are typed, as docs/python.md promises."""

import json
from pathlib import Path

import pytest

import tablee
from tablee.core import errors


@pytest.mark.parametrize("value", ["{}", "abcd", "", [1], 5, None, b"{}"])
def test_what_is_no_json_object_is_no_position(game: tablee.Game, value: object) -> None:
    for use in (game.at, game.rules.load):
        with pytest.raises(tablee.PositionError) as refused:
            use(value)  # type: ignore[arg-type]
        assert refused.value.code == "position.object"
        json.dumps(refused.value.params)


def test_a_number_in_quotation_marks_is_called_a_text(game: tablee.Game) -> None:
    with pytest.raises(tablee.ArgumentError, match="must be a whole number, but “2” is a text") as refused:
        game.start(players="2")  # type: ignore[arg-type]
    assert refused.value.params == {"name": "players", "value": "2"}
    assert len({refused.value.sentence(language) for language in ("en", "fr", "nl")}) == 3


def test_a_seat_that_does_not_exist_raises_an_exported_error(game: tablee.Game) -> None:
    with pytest.raises(tablee.SeatError):
        game.start(seed=1).view(9)


def test_an_error_speaks_english_to_whom_we_have_no_language_for() -> None:
    error = tablee.UnknownGameError("game.unknown", {"name": "go", "known": "mawoki", "close": "none"})
    assert error.sentence("de") == error.sentence("en") == str(error)
    assert error.sentence("nl-BE") == error.sentence("nl") != str(error)


def test_a_bot_is_not_asked_after_the_end() -> None:
    match = tablee.game("tokan").start(seed=1).play_out("random", seed=1)
    with pytest.raises(tablee.IllegalMoveError) as refused:
        match.game.bot("random").choose(match)
    assert refused.value.code == "move.over"


def test_every_error_of_the_rules_is_exported() -> None:
    kinds = {
        name
        for name, kind in vars(errors).items()
        if isinstance(kind, type) and kind.__module__ == errors.__name__
    }
    assert kinds <= set(tablee.__all__)


@pytest.mark.parametrize("language", ["en", "fr", "nl"])
@pytest.mark.parametrize(("line", "wrong"), [(3, {"move": "nonsense"}), (1, {"players": 9})])
def test_a_rule_broken_by_a_record_is_named_with_its_line(
    language: str, line: int, wrong: dict[str, object]
) -> None:
    match = tablee.game("tokan").start(seed=1).play_out("random", seed=1, plies=3)
    lines = match.record().text().splitlines()
    lines[line - 1] = json.dumps({**json.loads(lines[line - 1]), **wrong})
    with pytest.raises(tablee.RecordError) as refused:
        tablee.load("\n".join(lines))
    assert refused.value.params["line"] == line
    # Not the cause, which compiled rules leave out.
    rule = tablee.TableeError(refused.value.code, refused.value.params)
    named, said = rule.sentence(language), refused.value.sentence(language)
    assert said.endswith(named)
    assert str(line) in said.removesuffix(named)


def test_other_faults_of_a_record_name_their_line_once() -> None:
    record = tablee.game("tokan").start(seed=1).record().text()
    with pytest.raises(tablee.RecordError) as refused:
        tablee.load(record + "nonsense\n")
    assert str(refused.value).count("Line 2") == 1


@pytest.mark.parametrize(
    ("name", "close"),
    [
        ("Mawoki", "mawoki"),
        ("toko maja", "toko-maja"),
        ("toko_maja", "toko-maja"),
        ("TOKAN", "tokan"),
        ("rumikub", "rummikub"),
    ],
)
@pytest.mark.parametrize("language", ["en", "fr", "nl"])
def test_a_name_that_is_close_to_a_game_is_answered_with_that_game(
    name: str, close: str, language: str
) -> None:
    with pytest.raises(tablee.UnknownGameError) as refused:
        tablee.game(name)
    assert refused.value.params["close"] == close
    assert close in refused.value.sentence(language).replace(name, "", 1)
    assert "moka" not in refused.value.sentence(language)


@pytest.mark.parametrize("name", ["chess", ""])
def test_a_name_like_no_game_is_answered_with_all_games(name: str) -> None:
    with pytest.raises(tablee.UnknownGameError) as refused:
        tablee.game(name)
    for language in ("en", "fr", "nl"):
        assert all(one in refused.value.sentence(language) for one in tablee.games())


def test_only_the_beginning_of_a_long_name_is_compared() -> None:
    with pytest.raises(tablee.UnknownGameError) as refused:
        tablee.game("tokan" * 1_000_000)
    assert refused.value.params["close"] == "none"


def test_a_variant_that_cannot_be_read_is_refused_with_the_reason(tmp_path: Path) -> None:
    broken = tmp_path / "broken.toml"
    broken.write_text("game = ", encoding="utf-8")
    reasons = {tmp_path / "nowhere.toml": "No such file", tmp_path: "directory", broken: "Invalid value"}
    for path, reason in reasons.items():
        with pytest.raises(tablee.VariantError) as refused:
            tablee.read_variant(path)
        assert (refused.value.code, refused.value.params["file"]) == ("variant.file", str(path))
        assert reason in str(refused.value.params["reason"])
