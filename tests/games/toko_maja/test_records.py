"""The corpus of finished records (by `python -m tests.games.corpus toko-maja tests/games/toko_maja/records`)."""

from pathlib import Path

import pytest

from tablee.core.record import last_position
from tablee.games.toko_maja import GAME
from tablee.testing.walks import Setup, setups
from tests.games import corpus

TIE = Path(__file__).with_name("records") / "tie-2p-false-0-points-level0.jsonl"
FILES = sorted(Path(__file__).with_name("records").glob("*.jsonl"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_record_replays_to_its_result_and_last_position(path: Path) -> None:
    corpus.replays_as_frozen(GAME, path)


def test_the_corpus_has_at_least_forty_records_of_all_options_and_player_counts() -> None:
    records = [corpus.read(path) for path in FILES]
    assert len(records) >= 40
    met = [Setup(record.players, GAME.options.fill(record.options)) for record in records]
    usual = {"highest_token": "value", "rounds": 3}
    whole = [setup for setup in setups(GAME) if usual.items() <= setup.options.items()]
    assert [setup for setup in whole if setup not in met] == []


def test_the_other_reading_of_the_highest_token_is_met_by_every_number_of_players_and_teams() -> None:
    met = [corpus.read(path) for path in FILES]
    other = {
        (one.players, one.options["teams"]) for one in met if one.options.get("highest_token") == "points"
    }
    assert other == {(setup.players, setup.options["teams"]) for setup in setups(GAME)}


def test_matches_of_one_round_are_met_alone_and_in_teams() -> None:
    met = [corpus.read(path) for path in FILES]
    short = {(one.players, one.options["teams"]) for one in met if one.options.get("rounds") == 1}
    assert {(2, 0), (4, 2), (6, 3)} <= short


def test_a_record_ends_in_a_tie_that_the_two_readings_settle_differently() -> None:
    record = corpus.read(TIE)
    position = last_position(GAME, record)
    assert position.scores[0] == position.scores[1]
    assert record.result == GAME.result(position)._asdict()
    other = GAME.dump(position)
    other["options"]["highest_token"] = "value"
    assert GAME.result(GAME.load(other)).ranks == record.result["ranks"][::-1]


def test_the_corpus_meets_every_kind_of_move() -> None:
    moves = {played.move for path in FILES for played in corpus.read(path).moves}
    assert {move[0] for move in moves} == {*"tdkb12345J-"}
