"""An exact solver: from table and rack the play that lays most tiles, or most points, or all of them.

Dynamic programming over the tile values, as van Rijn, Takes and Vis describe (2015, "The complexity of Rummikub
problems", arXiv:1604.07553): what has been laid of the numbers 1..n matters to the rest only by how long the runs are
that reach n. Ours adds the jokers, by the exact rules of when one may be freed and what company it then needs.
"""

from typing import Final

from tablee.games.rummikub.sets import Meld, in_order, tiles_of
from tablee.games.rummikub.solver_search import Solution, solve
from tablee.games.rummikub.solver_tables import table_of
from tablee.games.rummikub.solver_task import CELLS, Task
from tablee.games.rummikub.solver_tasks import free_task, opening_tasks, turn_tasks
from tablee.games.rummikub.tiles import JOKER_POINTS, KINDS, counted, listed, number_of

MOST_TILES: Final = "tiles"
MOST_POINTS: Final = "points"
_FIRST: Final = 1000


class Play:
    """The table after a play, and the tiles it lays from the rack."""

    def __init__(self, table: list[Meld], laid: list[int]) -> None:
        self.table = table
        self.laid = laid


def best_play(table: list[Meld], rack: list[int], goal: str, any_copy: bool = False) -> Play | None:
    """The play that lays most by `goal` (`MOST_TILES` or `MOST_POINTS`, the other one breaking ties).

    `rack` lists kinds, a joker costing 30 points; `any_copy` is the option `joker_from` = `any`. None if nothing can
    be laid.
    """
    return _best(turn_tasks(table, counted(rack), any_copy), [], table, goal)


def best_opening(table: list[Meld], rack: list[int], needed: int, goal: str) -> Play | None:
    """The same for a player who has not opened: new sets worth at least `needed`, the table as it is."""
    return _best(opening_tasks(counted(rack), needed), table, [], goal)


def way_out(table: list[Meld], rack: list[int], any_copy: bool = False) -> Play | None:
    """A play that lays the whole rack; None if there is none."""
    return play_exactly(table, rack, any_copy)


def play_exactly(table: list[Meld], tiles: list[int], any_copy: bool = False) -> Play | None:
    """A play that lays just these tiles: the table left as it is, if that will do; None if there is none."""
    counts = counted(tiles)
    return _exactly(opening_tasks(counts, 0), counts, table, []) or _exactly(
        turn_tasks(table, counts, any_copy), counts, [], table
    )


def open_exactly(table: list[Meld], tiles: list[int], needed: int) -> Play | None:
    """An opening with just these tiles, worth at least `needed`; None if there is none."""
    counts = counted(tiles)
    return _exactly(opening_tasks(counts, needed), counts, table, [])


def best_free_play(table: list[Meld], rack: list[int], goal: str) -> Play | None:
    """The best play if jokers could be taken up at will: the puzzle as the literature poses it."""
    return _best([free_task(table, counted(rack))], [], table, goal)


def _best(tasks: list[Task], kept: list[Meld], used: list[Meld], goal: str) -> Play | None:
    best: Solution | None = None
    best_task: Task | None = None
    for task in tasks:
        _weigh(task, goal)
        solution = solve(task)
        if solution is not None and (best is None or solution.gained > best.gained):
            best, best_task = solution, task
    if best is None or best_task is None:
        return None
    return _play(best_task, best, kept, used)


def _exactly(tasks: list[Task], tiles: list[int], kept: list[Meld], used: list[Meld]) -> Play | None:
    for task in tasks:
        task.lay_exactly(tiles)
        solution = solve(task)
        if solution is not None:
            return _play(task, solution, kept, used)
    return None


def _play(task: Task, solution: Solution, kept: list[Meld], used: list[Meld]) -> Play | None:
    sets = table_of(task, solution)
    before, after = counted(tiles_of(used)), counted(tiles_of(sets))
    laid = listed([after[kind] - before[kind] for kind in range(KINDS)])
    return Play(in_order(kept + sets), laid) if laid else None


def _weigh(task: Task, goal: str) -> None:
    for kind in range(CELLS):
        task.weights[kind] = _weight(number_of(kind), goal)
    task.joker_weight = _weight(JOKER_POINTS, goal)


def _weight(points: int, goal: str) -> int:
    return _FIRST + points if goal == MOST_TILES else _FIRST * points + 1
