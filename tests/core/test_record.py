"""Notation 1, Record: a match as lines, and its replay."""

import json
from typing import Any

import pytest

from tablee.core.errors import RecordError
from tablee.core.record import Played, Record, last_position, parse, parse_text, replay
from tablee.core.rng import seed_bytes
from tests.toy import TOY


def played_out(seed: str = "seed") -> Record:
    position = TOY.new(2, {}, seed)
    moves: list[Played] = []
    while position.turn is not None:
        moves.append(Played(position.turn, TOY.legal(position).moves[0], 12 if not moves else None))
        TOY.play(position, moves[-1].move)
    scores, places = TOY.result(position)
    result = {"scores": scores, "ranks": places}
    return Record("toy", 1, TOY.options.fill({}), 2, seed_bytes(seed).hex(), ["Ana", "Bo"], moves, result)


def objects() -> list[dict[str, Any]]:
    return played_out().objects()


def test_a_record_is_a_header_a_line_a_move_and_the_result() -> None:
    lines = [json.loads(line) for line in played_out().text().splitlines()]
    assert list(lines[0]) == ["notation", "game", "rules", "options", "players", "seed", "names"]
    assert (lines[0]["notation"], lines[0]["seed"]) == (1, seed_bytes("seed").hex())
    assert list(lines[1]) == ["seat", "move", "ms"]
    assert list(lines[2]) == ["seat", "move"]
    assert list(lines[-1]) == ["scores", "ranks"]


def test_a_record_reads_back_as_itself_and_replays_to_every_position() -> None:
    record = parse_text(played_out().text())
    assert record.objects() == objects()
    positions = list(replay(TOY, record))
    assert len(positions) == len(record.moves) + 1
    assert record.result is not None
    assert TOY.result(last_position(TOY, record)).scores == record.result["scores"]


def test_a_seed_in_words_and_left_out_rules_and_options_replay_too() -> None:
    lines = objects()
    lines[0] = {"notation": 1, "game": "toy", "options": {}, "players": 2, "seed": "seed"}
    assert TOY.dump(last_position(TOY, parse(lines))) == TOY.dump(last_position(TOY, played_out()))


@pytest.mark.parametrize("key", ["notation", "game", "options", "players", "seed"])
@pytest.mark.parametrize("value", [None, True, 1.5])
def test_a_faulty_header_is_line_one(key: str, value: Any) -> None:
    lines = objects()
    lines[0][key] = value
    with pytest.raises(RecordError) as caught:
        parse(lines)
    assert caught.value.params == {"line": 1, "key": key}


@pytest.mark.parametrize(
    ("line", "change", "code"),
    [
        (1, {"players": 7}, "option.players"),
        (1, {"options": {"size": 1}}, "option.unknown"),
        (1, {"rules": 99}, "record.rules"),
        (2, {"seat": 1}, "record.seat"),
        (2, {"move": "nonsense"}, "toy.not_held"),
        (2, {"move": 3}, "record.move"),
        (2, {"ms": "slow"}, "record.move"),
        (3, {"seat": None}, "record.move"),
        (-1, {"scores": [9, 9]}, "record.result"),
    ],
)
def test_the_line_at_fault_is_named(line: int, change: dict[str, Any], code: str) -> None:
    lines = objects()
    at = len(lines) if line == -1 else line
    lines[at - 1].update(change)
    with pytest.raises(RecordError) as caught:
        list(replay(TOY, parse(lines)))
    assert (caught.value.code, caught.value.params["line"]) == (code, at)


def test_a_move_after_the_end_is_at_fault() -> None:
    lines = objects()
    lines.insert(-1, {"seat": 0, "move": "a"})
    with pytest.raises(RecordError) as caught:
        list(replay(TOY, parse(lines)))
    assert (caught.value.code, caught.value.params["line"]) == ("move.over", len(lines) - 1)


def test_nothing_comes_after_the_result() -> None:
    with pytest.raises(RecordError) as caught:
        parse([*objects(), {"seat": 0, "move": "a"}])
    assert caught.value.code == "record.after_result"


def test_a_result_before_the_end_is_at_fault() -> None:
    lines = objects()
    del lines[-2]
    with pytest.raises(RecordError) as caught:
        list(replay(TOY, parse(lines)))
    assert caught.value.code == "record.result"


@pytest.mark.parametrize("text", ["{", "[1", '{"notation":1}\nnonsense', "[" * 100_000])
def test_a_line_that_is_no_json_is_named(text: str) -> None:
    with pytest.raises(RecordError) as caught:
        parse_text(text)
    assert (caught.value.code, caught.value.params["line"]) == ("record.json", text.count("\n") + 1)


@pytest.mark.parametrize("lines", [[], [3], ["x"], [None]])
def test_a_record_begins_with_a_header(lines: list[Any]) -> None:
    with pytest.raises(RecordError) as caught:
        parse(lines)
    assert (caught.value.code, caught.value.params["line"]) == ("record.header", 1)
