"""The corpus of finished records: each replays, move by move, to its own result."""

from pathlib import Path

import pytest

from tablee.core.record import Record, last_position, parse_text
from tablee.games import find
from tablee.games.moka import GAME
from tests.games.moka.make_records import FOLDER
from tests.games.moka.play import OPTIONS

FILES = sorted(FOLDER.glob("*.jsonl"))


def read(path: Path) -> Record:
    return parse_text(path.read_text("utf-8"))


def test_there_are_at_least_forty() -> None:
    assert len(FILES) >= 40


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_record_replays_to_its_result(path: Path) -> None:
    record = read(path)
    assert record.result is not None
    rules = find("moka", record.rules)
    position = last_position(rules, record)
    assert position.turn is None
    assert rules.result(position) == (record.result["scores"], record.result["ranks"])


def test_every_version_of_the_rules_has_its_records() -> None:
    assert {record.rules for record in map(read, FILES)} == {*GAME.older, GAME.rules}


def test_the_corpus_covers_all_player_counts_with_all_options() -> None:
    met = {(record.players, str(GAME.options.fill(record.options))) for record in map(read, FILES)}
    wanted = {(players, str(GAME.options.fill(options))) for players in range(2, 7) for options in OPTIONS}
    assert wanted <= met


def test_the_corpus_has_every_kind_of_move_and_every_special() -> None:
    moves = [played.move for record in map(read, FILES) for played in record.moves]
    verbs = {move.partition(" ")[0] for move in moves}
    assert verbs == {
        *("flip", "take", "leave", "use", "challenge", "flush", "play", "keep", "word", "end", "yes", "no"),
    }
    played = {move.split(" ")[1] for move in moves if move.startswith("play")}
    assert played >= {"STEAL", "SWAP", "PEEK", "AGAIN", "STOP", "DRAW", "FLUSH"}
    assert any("*=" in move for move in moves)


def test_a_record_from_before_an_option_leaves_it_out_and_means_its_default() -> None:
    old = read(FILES[0])
    assert set(old.options) < set(GAME.options.all)
    filled = GAME.options.fill(old.options)
    assert (filled["flush"], filled["flush_discards"]) == ("any-turn", "letters")
    assert filled["word_after_special"]
    assert [filled[name] for name in ("names", "brands", "foreign_words")] == [False] * 3
