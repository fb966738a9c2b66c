"""TOKAN as the search by playouts sees it: the rules, and a plain search that finds wins."""

from typing import Any

import pytest

from tablee.core.rng import QuickStream
from tablee.core.search import EXPLORATION, Search
from tablee.games.tokan import GAME
from tablee.games.tokan.bots import read_known
from tablee.games.tokan.playout import WORD, next_state, seeded
from tablee.games.tokan.worlds import TokanWorlds
from tests.games.tokan.boards import after
from tests.games.tokan.test_bots import FORCED, exhaustive, late
from tests.games.tokan.test_perft import opening
from tests.games.worlds import choices


@pytest.mark.parametrize("scoring", ["towers", "heads"])
def test_a_world_is_played_and_rewarded_by_the_rules(scoring: str) -> None:
    position = opening("worlds", {"scoring": scoring}, 4)
    worlds = TokanWorlds(position.board, scoring)
    stream = QuickStream(1)
    world = worlds.sample(stream)
    written = position.board.shape.written
    while (seat := worlds.actor(world)) >= 0:
        assert seat == position.turn
        moves = worlds.moves(world)
        assert [written[move] for move in moves] == GAME.legal(position).moves
        worlds.play(world, moves[-1])
        position = after(position, written[moves[-1]])
    ranks = GAME.result(position).ranks
    assert ranks is not None
    assert worlds.rewards(world) == [(ranks[1 - seat] - ranks[seat] + 1) / 2 for seat in (0, 1)]


def test_a_playout_ends_where_nobody_can_move_and_the_board_asked_about_stays() -> None:
    position = opening("playouts", {}, 6)
    before = GAME.dump(position)
    worlds = TokanWorlds(position.board, "towers")
    stream = QuickStream(1)
    rewards = []
    for _ in range(40):
        world = worlds.sample(stream)
        worlds.finish(world, stream)
        assert worlds.actor(world) == -1
        rewards.append(tuple(worlds.rewards(world)))
    assert {(1.0, 0.0), (0.0, 1.0)} <= set(rewards) <= {(1.0, 0.0), (0.0, 1.0), (0.5, 0.5)}
    assert GAME.dump(position) == before


def test_plain_search_finds_a_forced_win() -> None:
    position = late(FORCED, "towers")
    search = Search(TokanWorlds(position.board, "towers"), 1)
    search.run(3000, 0.0)
    assert exhaustive(after(position, position.board.shape.written[search.best().move])) == -1


def worlds(known: dict[str, Any]) -> TokanWorlds:
    board = read_known(known).board
    assert board is not None
    return TokanWorlds(board, "towers")


def test_a_search_chooses_as_it_always_did() -> None:
    assert choices(GAME, worlds, EXPLORATION) == [(1288, 19), (884, 24), (1884, 34), (1337, 109), (1048, 68)]


@pytest.mark.parametrize("seed", [0, 1, 2**31 - 1, 2**31, 2**62 - 1, 2**62, 2**64 - 1, 2**200 + 7, -1])
def test_the_generator_begins_where_whole_numbers_of_any_size_would_have_it(seed: int) -> None:
    mixed = ((seed * 0x1E3779B97F4A7C15) ^ 0x2545F4914F6CDD1D) & WORD
    assert seeded(seed) == next_state(next_state(mixed))
