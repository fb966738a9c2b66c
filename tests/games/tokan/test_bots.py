"""The five bots: legal, honest, the same for the same seed, and not stupid."""

from typing import Any

import pytest

from tablee.games.tokan import GAME
from tablee.games.tokan.evaluation import BOUND, POINT, WON, Evaluator
from tablee.games.tokan.search import SURE_WIN, Search
from tablee.games.tokan.transposition import TranspositionTable, key_of
from tablee.testing.walks import Setup, walk
from tests.games.tokan.boards import after, study
from tests.games.tokan.test_perft import opening

FORCED = 12
"""A seed of `late` with moves that win and moves that lose."""


def chosen(position: Any, level: int, seed: int = 1, ms: int | None = None) -> Any:
    known = GAME.information(position, position.turn)
    return GAME.bot(level).choose(known, GAME.legal(position).moves, seed, ms)


@pytest.mark.parametrize("level", GAME.bot_levels)
@pytest.mark.parametrize("scoring", ["towers", "heads"])
@pytest.mark.parametrize("setup", ["random", "draft"])
def test_every_level_makes_legal_moves_in_every_variant(level: int, scoring: str, setup: str) -> None:
    for plies in (0, 4) if setup == "random" else (0, 19, 24):
        position = opening("bots", {"scoring": scoring, "setup": setup}, plies)
        GAME.check_move(position, chosen(position, level, ms=40).move)


@pytest.mark.parametrize("level", [1, 2, 3])
def test_levels_with_limits_of_their_own_choose_the_same_for_a_seed(level: int) -> None:
    position = opening("same", {}, 6)
    assert chosen(position, level, 7) == chosen(position, level, 7)


def test_the_careless_player_varies_with_the_seed() -> None:
    position = GAME.new(2, {}, "varied")
    assert len({chosen(position, 1, seed).move for seed in range(30)}) > 5


def test_the_greedy_player_takes_the_most_it_can() -> None:
    assert chosen(study("M jjm l m . .", "j . . . . ."), 2).move == "a2b2"


@pytest.mark.parametrize("level", [3, 4, 5])
def test_searching_players_find_a_forced_win(level: int) -> None:
    position = late(FORCED, "towers")
    values = {move: exhaustive(after(position, move)) for move in GAME.legal(position).moves}
    assert set(values.values()) == {-1, 1}, "some moves win, others lose"
    choice = chosen(position, level, ms=500)
    assert choice.notes["outcome"] == "won"
    assert values[choice.move] == -1


def exhaustive(position: Any) -> int:
    """Return the winner with best play, from the mover's side: 1, 0 or -1."""
    best = -1
    mover = position.turn
    for move in GAME.legal(position).moves:
        child = after(position, move)
        if child.turn is None:
            ranks = GAME.result(child).ranks
            assert ranks is not None
            value = (ranks[mover] < ranks[1 - mover]) - (ranks[mover] > ranks[1 - mover])
        else:
            value = -exhaustive(child)
        best = max(best, value)
    return best


def late(seed: int, scoring: str, before: int = 5) -> Any:
    """Return a position of a random game, `before` moves before its end."""
    positions = [position for position, _ in walk(GAME, Setup(2, {"scoring": scoring}), seed, 500)]
    return positions[-1 - before]


@pytest.mark.parametrize("scoring", ["towers", "heads"])
@pytest.mark.parametrize("seed", range(12))
def test_exact_endgames_are_exact(seed: int, scoring: str) -> None:
    position = late(seed, scoring, 3)
    board = position.board.copy()
    search = Search(board, Evaluator(scoring), TranspositionTable(12))
    search.run([board.shape.codes[move] for move in GAME.legal(position).moves], 56, 0, 0.0)
    assert search.exact
    won = (search.value > SURE_WIN) - (search.value < -SURE_WIN)
    assert won == exhaustive(position)
    child = after(position, board.shape.written[search.best])
    if child.turn is not None:
        assert -exhaustive(child) == won


def test_a_search_leaves_its_board_as_it_was() -> None:
    position = opening("left", {}, 8)
    assert position.board is not None
    key = key_of(position.board)
    before = GAME.dump(position)
    search = Search(position.board, Evaluator("towers"), TranspositionTable(12))
    search.run([position.board.shape.codes[move] for move in GAME.legal(position).moves], 3, 0, 0.0)
    assert GAME.dump(position) == before
    assert key_of(position.board) == key


def test_equal_boards_have_equal_keys_and_others_differ() -> None:
    """Reached in other ways, with other tiles of the same kind: the same key. Turn and taboo change the key."""
    keys: dict[str, int] = {}
    for seed in range(40):
        position = opening(f"key {seed % 20}", {}, seed % 20)
        if position.turn is None:
            continue
        again = GAME.load(GAME.dump(position))
        text = str([GAME.dump(again)[part] for part in ("board", "turn", "taboo")])
        assert again.board is not None
        assert key_of(again.board) == key_of(position.board) == keys.setdefault(text, key_of(position.board))
    assert len(set(keys.values())) == len(keys)
    same = [study("M m . . . .", turn=turn, taboo=taboo) for turn in (0, 1) for taboo in (None, "a1", "b1")]
    assert len({key_of(position.board) for position in same if position.board is not None}) == 6


def test_estimates_never_look_like_a_finished_game() -> None:
    for seed in range(20):
        position = opening(f"estimate {seed}", {}, seed % 15)
        for scoring in ("towers", "heads"):
            if position.board is not None:
                assert -SURE_WIN < Evaluator(scoring).estimate(position.board) < SURE_WIN < WON - 30 * POINT
    assert WON + 30 * POINT < BOUND


def test_the_notes_of_a_search_tell_what_it_found() -> None:
    choice = chosen(opening("notes", {}, 10), 3)
    assert set(choice.notes) == {"depth", "nodes", "value", "outcome", "exact", "pv"}
    assert choice.notes["nodes"] > 0
