"""TOKAN as the search by playouts sees it: the rules, and plain search that finds what can be won."""

import pytest

from tablee.core.rng import QuickStream
from tablee.core.search import Search
from tablee.games.tokan import GAME
from tablee.games.tokan.worlds import TokanWorlds
from tests.games.tokan.boards import after
from tests.games.tokan.test_bots import FORCED, exhaustive, late
from tests.games.tokan.test_perft import opening


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
