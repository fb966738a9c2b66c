"""The corpus of finished records: each replays, move by move, to its own result."""

from pathlib import Path

import pytest

from tablee.core.record import Record, last_position, parse_text
from tablee.games.rummikub import GAME
from tests.games.rummikub.make_records import ADDED_OPTIONS, FOLDER, MIXED_OPTIONS, OPTIONS, shows_its_options

FILES = sorted(FOLDER.glob("*.jsonl"))


def read(path: Path) -> Record:
    return parse_text(path.read_text("utf-8"))


def test_there_are_at_least_forty() -> None:
    assert len(FILES) >= 40


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_record_replays_to_its_result(path: Path) -> None:
    record = read(path)
    assert record.result is not None
    position = last_position(GAME, record)
    assert position.turn is None
    assert GAME.result(position) == (record.result["scores"], record.result["ranks"])


def test_the_corpus_covers_all_options_and_player_counts() -> None:
    records = [read(path) for path in FILES]
    assert {record.players for record in records} == {2, 3, 4}
    met = {str(GAME.options.fill(record.options)) for record in records}
    assert {str(GAME.options.fill(options)) for options in (*OPTIONS, *ADDED_OPTIONS, *MIXED_OPTIONS)} <= met


def test_the_corpus_has_every_form_of_move_and_ends_in_every_way() -> None:
    moves = [played.move for record in map(read, FILES) for played in record.moves]
    assert {"draw", "pass"} <= set(moves)
    assert any(move.startswith("= / ") for move in moves)
    assert any(move.endswith(" / J") for move in moves) or any(" J" in move for move in moves)
    stalled = [record for record in map(read, FILES) if record.result and 0 not in record.result["scores"]]
    assert stalled


def test_records_with_options_that_came_later_have_turns_that_need_them() -> None:
    later = [record for record in map(read, FILES) if "joker_lift" in record.options]
    assert len(later) >= 2 * len(ADDED_OPTIONS)
    assert all(shows_its_options(record) for record in later)
