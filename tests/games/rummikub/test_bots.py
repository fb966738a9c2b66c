"""The two simple players."""

from tablee.games.rummikub import GAME
from tablee.games.rummikub.bots import least_useful
from tablee.games.rummikub.position import RummikubPosition
from tablee.games.rummikub.tiles import KIND_OF, NAMES
from tests.games.rummikub.study import international, study


def chosen(position: RummikubPosition, level: int, seed: int = 0) -> str:
    known = GAME.information(position, position.turn)
    return GAME.bot(level).choose(known, GAME.legal(position).moves, seed, None).move


def test_greedy_lays_all_it_can() -> None:
    assert chosen(international("r1 r2 r3", "r4 r5 b9"), 2) == "r1 r2 r3 r4 r5"


def test_greedy_opens_as_soon_as_it_can() -> None:
    assert chosen(international("", "r10 r11 r12 b1", opened=False), 2) == "r10 r11 r12"


def test_greedy_draws_or_passes_when_nothing_can_be_laid() -> None:
    assert chosen(international("", "r4 k9"), 2) == "draw"
    assert chosen(international("", "r4 k9", pool=""), 2) == "pass"


def test_greedy_keeps_what_goes_together() -> None:
    assert chosen(study("", "r4 r5 k12", opened=False), 2) == "= / k12"


def test_greedy_keeps_its_joker() -> None:
    assert NAMES[least_useful([KIND_OF["r1"], KIND_OF["J"]], [])] == "r1"


def test_greedy_keeps_its_last_tile_where_it_must() -> None:
    assert chosen(study("r1 r2 r3", "r4 k9", go_out_by_discard=False), 2) == "r1 r2 r3 r4"


def test_moody_rests_now_and_then_but_not_always() -> None:
    moves = {chosen(international("r1 r2 r3", "r4 k9"), 1, seed) for seed in range(30)}
    assert moves == {"draw", "r1 r2 r3 r4"}


def test_moody_never_discards_a_joker_while_it_has_another_tile() -> None:
    assert {chosen(study("", "r4 J"), 1, seed) for seed in range(20)} == {"= / r4"}


def test_moody_discards_a_joker_when_it_has_nothing_else() -> None:
    assert chosen(study("", "J"), 1) == "= / J"
