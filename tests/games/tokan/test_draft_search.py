"""The search of level 5 in the draft: legal placements, a judgement that can be counted again, and its limits."""

from time import perf_counter
from typing import Any

import pytest

from tablee.core.rng import QuickStream
from tablee.core.search import Search
from tablee.games.tokan import GAME
from tablee.games.tokan.bots import DRAFT_EXPLORATION, MOST_ITERATIONS
from tablee.games.tokan.draft_worlds import DraftWorlds, judgement
from tablee.games.tokan.geometry import DIRECTIONS
from tablee.games.tokan.pieces import BLACK, RED
from tests.games.tokan.boards import after
from tests.games.tokan.test_perft import opening
from tests.patience import patience_s

WAYS = (1, 1, 0)
"""The judgement that counts ways only."""

FREE_CORNERS = (0, 0, 1)

BETTER = 20
"""Thousandths of a chance to win by which the best of the last placements are better than the worst."""


def drafted(name: str, left: int, options: dict[str, Any] | None = None) -> Any:
    """Return a random draft with this number of placements left."""
    return opening(name, {"setup": "draft", **(options or {})}, 20 - left)


def searched(position: Any, seed: int, iterations: int, scoring: str = "towers") -> Search[Any]:
    worlds = DraftWorlds(position.strip, position.turn, judgement(scoring))
    search = Search(worlds, seed, DRAFT_EXPLORATION)
    search.run(iterations, 0.0)
    return search


def lead(position: Any, counted: tuple[int, int, int]) -> int:
    """Return red's lead, for a draft whose last tile can only be laid in one place."""
    (last,) = GAME.legal(position).moves
    worlds, stream = DraftWorlds(position.strip, position.turn, counted), QuickStream(1)
    world = worlds.sample(stream)
    (move,) = worlds.moves(world)
    assert worlds.written(move) == last
    worlds.play(world, move)
    worlds.finish(world, stream)
    return int(world.lead)


@pytest.mark.parametrize("seed", range(4))
def test_the_search_knows_the_legal_placements(seed: int) -> None:
    for left in range(20, 0, -1):
        position = drafted(f"legal {seed}", left)
        worlds = DraftWorlds(position.strip, position.turn, WAYS)
        found = worlds.moves(worlds.sample(QuickStream(1)))
        assert sorted(map(worlds.written, found)) == sorted(GAME.legal(position).moves)


@pytest.mark.parametrize("options", [{}, {"jackal_reach": 1}, {"mouse_reach": 3}])
@pytest.mark.parametrize("seed", range(4))
def test_ways_are_the_moves_that_each_colour_has_on_the_finished_board(
    seed: int, options: dict[str, Any]
) -> None:
    position = drafted(f"ways {seed}", 1, options)
    board: Any = after(position, GAME.legal(position).moves[0]).board
    count = []
    for colour in (RED, BLACK):
        board.turn = colour
        count.append(len(board.legal()))
    assert lead(position, WAYS) == count[RED] - count[BLACK]


@pytest.mark.parametrize("seed", range(4))
def test_animals_in_a_corner_count_against_their_colour(seed: int) -> None:
    position = drafted(f"corner {seed}", 1)
    board: Any = after(position, GAME.legal(position).moves[0]).board
    shape, cornered = board.shape, [0, 0]
    for square in range(shape.size):
        y, x = divmod(square, shape.columns)
        sides = sum(0 <= x + dx < shape.columns and 0 <= y + dy < shape.rows for dx, dy in DIRECTIONS)
        if sides == 2:
            cornered[int(board.black) >> square & 1] += 1
    assert sum(cornered) == 4
    assert lead(position, FREE_CORNERS) == cornered[BLACK] - cornered[RED]


def best_value(position: Any, scoring: str) -> int:
    """Return red's lead if both lay the rest of the tiles as well as possible."""
    if sum(map(len, position.strip.supply)) == 1:
        return lead(position, judgement(scoring))
    values = [best_value(after(position, move), scoring) for move in GAME.legal(position).moves]
    return max(values) if position.turn == RED else min(values)


@pytest.mark.parametrize("scoring", ["towers", "heads"])
@pytest.mark.parametrize("seed", [0, 2, 7, 9, 11])
def test_the_last_placements_are_as_good_as_possible(seed: int, scoring: str) -> None:
    position = drafted(f"last {seed}", 4)
    sign = 1 if position.turn == RED else -1
    values = {move: sign * best_value(after(position, move), scoring) for move in GAME.legal(position).moves}
    search = searched(position, seed, 4000, scoring)
    chosen = search.worlds.written(search.best().move)
    assert max(values.values()) - min(values.values()) > BETTER, "it matters"
    assert values[chosen] == max(values.values())


def test_a_seed_and_a_number_of_iterations_decide_the_choice() -> None:
    position = drafted("same", 16)
    first, second = searched(position, 7, 1000), searched(position, 7, 1000)
    visits = [{node.move: node.visits for node in one.root.children.values()} for one in (first, second)]
    assert visits[0] == visits[1]
    assert first.best().move == second.best().move


def test_different_seeds_agree_on_a_placement() -> None:
    position = drafted("agree", 16)
    assert len({searched(position, seed, 20_000).best().move for seed in range(4)}) <= 2


def test_the_bot_keeps_to_its_time() -> None:
    position = drafted("time", 20)
    known, moves = GAME.information(position, position.turn), GAME.legal(position).moves
    begun = perf_counter()
    choice = GAME.bot(5).choose(known, moves, 1, 40)
    assert perf_counter() - begun < patience_s()
    assert 0 < choice.notes["samples"] < MOST_ITERATIONS
    assert choice.reason is not None


def test_a_single_placement_needs_no_search() -> None:
    position = drafted("single", 1)
    known, moves = GAME.information(position, position.turn), GAME.legal(position).moves
    choice = GAME.bot(5).choose(known, moves, 1, None)
    assert [choice.move] == moves
    assert choice.notes["samples"] == 1
