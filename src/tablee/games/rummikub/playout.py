"""Whole games without events or rearranging, for bots and analyses that sample the future."""

from tablee.core.native import i64
from tablee.core.rng import QuickStream
from tablee.games.rummikub.evaluation import least_useful
from tablee.games.rummikub.greedy import greedy_play
from tablee.games.rummikub.pieces import JOKER, box_of, without
from tablee.games.rummikub.position import RummikubPosition
from tablee.games.rummikub.rounds import discard, draw, end_turn
from tablee.games.rummikub.solver.plays import Play

SHOWN = 3
"""The number of random tiles considered for a discard."""


def playout(position: RummikubPosition, seed: int) -> int:
    """Play `position` to its end and return the number of moves.

    Each seat opens when it can, then lays what fits without rearranging, and discards the least useful of three random
    tiles. Random legal moves would need a list of all moves, which takes the solver a hundred times as long.
    """
    stream = QuickStream(seed)
    position.stream = stream
    position.listing = None
    made: i64 = 0
    while position.turn is not None:
        play, tile = chosen(position, position.turn, stream)
        _make(position, position.turn, play, tile)
        made += 1
    return made


def chosen(position: RummikubPosition, seat: int, stream: QuickStream) -> tuple[Play | None, int | None]:
    """Return the play and the discard."""
    rack = position.racks[seat]
    play = greedy_play(position.table, rack, position.opened[seat], position.options["opening"])
    left = rack if play is None else without(rack, play.laid)
    if not position.discards(len(left)):
        return play, None
    shown = [left[stream.uniform(len(left))] for _ in range(SHOWN)]
    joker = box_of(position.options).joker_points
    return play, least_useful([tile for tile in shown if tile != JOKER] or left, [], joker)


def _make(position: RummikubPosition, seat: int, play: Play | None, tile: int | None) -> None:
    if play is not None:
        position.table = play.table
        position.racks[seat] = without(position.racks[seat], play.laid)
        position.opened[seat] = True
    passed = False
    if tile is not None:
        discard(position, tile)
    elif play is None and not position.draws_first:
        passed = not position.pool
        if not passed:
            draw(position)
    end_turn(position, play is not None, passed)
