"""The tile that bots keep if players may not go out by discarding (option `go_out_by_discard` off).

A last tile that fits no set stays on the rack until two tiles fit in one turn. Bots keep a tile that fits instead, and
discard the other one. Then the next tile that fits ends the round.
"""

from tablee.games.rummikub.evaluation import places
from tablee.games.rummikub.jokers import JokerRules
from tablee.games.rummikub.pieces import JOKER, without
from tablee.games.rummikub.sets import Meld
from tablee.games.rummikub.solver.plays import Play, play_exactly


def stuck_tile(rack: list[int], play: Play) -> int | None:
    """Return the only tile that `play` leaves, if it fits no set as it is; otherwise None."""
    left = without(rack, play.laid)
    if len(left) != 1 or left[0] == JOKER or places(left[0], play.table):
        return None
    return left[0]


def keeping_one(table: list[Meld], play: Play, jokers: JokerRules) -> Play | None:
    """Return a play that lays the tiles of `play` but one, which fits the new table; None if there is none.

    It keeps the tile that fits most sets.
    """
    best: Play | None = None
    most = 0
    for tile in sorted(set(play.laid)):
        rest = without(play.laid, [tile])
        others = None if tile == JOKER or not rest else play_exactly(table, rest, jokers)
        if others is not None and places(tile, others.table) > most:
            best, most = others, places(tile, others.table)
    return best
