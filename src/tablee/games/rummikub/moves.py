"""The moves of a position that `legal` lists: for each choice of rack tiles one table, with every discard."""

from typing import Final

from tablee.core.game import Legal
from tablee.games.rummikub.position import RummikubPosition
from tablee.games.rummikub.sets import Meld
from tablee.games.rummikub.solver import Play, open_exactly, play_exactly
from tablee.games.rummikub.solver_choices import choices
from tablee.games.rummikub.solver_tasks import opening_tasks, turn_tasks
from tablee.games.rummikub.text import DRAW, PASS, write
from tablee.games.rummikub.tiles import KINDS, counted, listed
from tablee.games.rummikub.turn import must_keep

MOST_CHOICES: Final = 200


def listed_moves(position: RummikubPosition) -> Legal:
    """All moves, or those of the first 200 choices of tiles and `more` (notation 3)."""
    seat = position.turn
    if seat is None:
        return Legal([])
    rack = counted(position.racks[seat])
    moves: list[str] = []
    if position.draws_first:
        moves += with_discards(position, None, rack)
    else:
        moves.append(DRAW if position.pool else PASS)
    opened = position.opened[seat]
    any_copy = position.options["joker_from"] == "any"
    needed: int = position.options["opening"]
    tasks = turn_tasks(position.table, rack, any_copy) if opened else opening_tasks(rack, needed)
    found = choices(tasks, MOST_CHOICES + 1)
    for tiles in found[:MOST_CHOICES]:
        laid = listed(tiles)
        if opened:
            play: Play | None = play_exactly(position.table, laid, any_copy)
        else:
            play = open_exactly(position.table, laid, needed)
        assert play is not None
        left = [rack[kind] - tiles[kind] for kind in range(KINDS)]
        moves += with_discards(position, play.table, left)
    return Legal(moves, len(found) > MOST_CHOICES)


def with_discards(position: RummikubPosition, table: list[Meld] | None, left: list[int]) -> list[str]:
    """The moves that make this table (None: unchanged), `left` counting by kind what is left on the rack."""
    count = sum(left)
    if not position.draws_first or count == 0 or must_keep(position, count):
        return [write(table, None)]
    return [write(table, kind) for kind in range(KINDS) if left[kind]]
