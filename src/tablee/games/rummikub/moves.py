"""The moves of a position that `legal` lists: for each choice of rack tiles one table, with every discard."""

from typing import Final

from tablee.core.game import Legal
from tablee.games.rummikub.position import RummikubPosition
from tablee.games.rummikub.sets import FEWEST, Meld
from tablee.games.rummikub.solver_choices import Choice, Choices
from tablee.games.rummikub.solver_steps import Effort
from tablee.games.rummikub.solver_task import Task
from tablee.games.rummikub.solver_tasks import opening_tasks, turn_tasks
from tablee.games.rummikub.text import BEFORE_DISCARD, DRAW, PASS, write
from tablee.games.rummikub.tiles import KINDS, NAMES, counted, highest_first
from tablee.games.rummikub.turn import must_keep

MOST_CHOICES: Final = 200
NO_SETS: Final[list[Meld]] = []

EFFORT: Final = 8000
"""Steps of the solver for a list that somebody waits for: about a hundredth of a second, where compiled."""

EFFORT_IN_FULL: Final = 1_000_000
"""For the whole list: some twenty times what any position of the recorded matches took, and about a second at most."""

ROOM: Final = 500_000
"""Steps that may be remembered meanwhile: less than a hundred megabytes."""

EFFORT_AGAIN: Final = 3000
"""And for what parts of the rack give, where that was not enough."""

PACE: Final = 3
"""By how many tiles those parts grow."""


def listed_moves(position: RummikubPosition, effort: int) -> Legal:
    """All moves, or those of the first 200 choices of tiles and `more` (notation 3).

    `effort`: steps of the solver after which it stops with fewer, and `more` too.
    """
    seat = position.turn
    if seat is None:
        return Legal([])
    rack = counted(position.racks[seat])
    moves: list[str] = []
    if position.draws_first:
        moves += with_discards(position, None, rack)
    else:
        moves.append(DRAW if position.pool else PASS)
    found, more = _choices(position, seat, rack, effort)
    for choice in found:
        left = [rack[kind] - choice.tiles[kind] for kind in range(KINDS)]
        moves += with_discards(position, choice.sets, left)
    return Legal(moves, more)


def _choices(
    position: RummikubPosition, seat: int, rack: list[int], effort: int
) -> tuple[list[Choice], bool]:
    """What can be laid, and whether there may be more.

    What the rack gives alone comes first: then the table lies as it was. A rich table can take a second and longer: the
    search ends after `effort` steps, and then looks once more at ever larger parts of the rack, for as many choices as
    it can find.
    """
    if position.opened[seat]:
        any_copy = position.options["joker_from"] == "any"
        tasks = [(task, position.table) for task in opening_tasks(rack, 0)]
        tasks += [(task, NO_SETS) for task in turn_tasks(position.table, rack, any_copy)]
    else:
        tasks = [(task, position.table) for task in opening_tasks(rack, position.options["opening"])]
    found = Choices(MOST_CHOICES + 1, Effort(effort, ROOM))
    complete = _look(found, tasks)
    if not complete:
        found.effort = Effort(EFFORT_AGAIN, ROOM)
        highest = highest_first(position.racks[seat])
        for size in range(FEWEST, len(highest) + PACE, PACE):
            _look(found, [(task.narrowed(highest[:size]), kept) for task, kept in tasks if not task.freed])
    return list(found.found.values())[:MOST_CHOICES], found.full or not complete


def _look(found: Choices, tasks: list[tuple[Task, list[Meld]]]) -> bool:
    """Look at these tasks, each with the sets it leaves alone. False if not all of them could be looked through."""
    complete = True
    for task, kept in tasks:
        if not found.full and not found.look(task, kept):
            complete = False
    return complete


def with_discards(position: RummikubPosition, table: list[Meld] | None, left: list[int]) -> list[str]:
    """The moves that make this table (None: unchanged), `left` counting by kind what is left on the rack."""
    count = sum(left)
    text = write(table, None)
    if not position.draws_first or count == 0 or must_keep(position, count):
        return [text]
    return [text + BEFORE_DISCARD + NAMES[kind] for kind in range(KINDS) if left[kind]]
