"""The corpus of finished records: each replays, move by move, to its own result."""

from pathlib import Path

import pytest

from tablee.core.record import Record, last_position, parse_text
from tablee.games.tokan import GAME
from tests.games.tokan.make_records import FOLDER, OPTIONS

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
    assert record.text().splitlines()[1:] == path.read_text("utf-8").splitlines()[1:]


def test_the_corpus_covers_all_options_and_ways_to_end() -> None:
    records = [read(path) for path in FILES]
    assert all(GAME.options.fill(options) in [record.options for record in records] for options in OPTIONS)
    ends = {tuple(record.result["ranks"]) for record in records if record.result is not None}
    assert ends == {(1, 2), (2, 1), (1, 1)}
    assert {played.move[-2:] for record in records for played in record.moves} >= {"+1", "+2"}
