"""The corpus of finished records (written by `python -m tests.games.mawoki.make_records`)."""

from pathlib import Path

import pytest

from tablee.games.mawoki import GAME
from tablee.testing.walks import Setup
from tests.games import corpus
from tests.games.mawoki.setups import missing

FILES = sorted(Path(__file__).with_name("records").glob("*.jsonl"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_record_replays_to_its_result_and_last_position(path: Path) -> None:
    corpus.replays_as_frozen(GAME, path)


def test_the_corpus_has_at_least_forty_records_and_any_two_values_of_options_and_players_together() -> None:
    records = [corpus.read(path) for path in FILES]
    assert len(records) >= 40
    assert missing([Setup(record.players, GAME.options.fill(record.options)) for record in records]) == []


def test_the_corpus_meets_every_way_of_drawing_stealing_and_ending() -> None:
    moves = {played.move for path in FILES for played in corpus.read(path).moves}
    assert {"draw", "pass", "J"} < moves
    assert any(move.endswith("/a") for move in moves)
    assert len({move for move in moves if "@" in move}) > 50
