"""An exact solver: from table and rack the play that lays most tiles, or most points, or all of them.

Dynamic programming over the tile values, as van Rijn, Takes and Vis describe (2015, "The complexity of Rummikub
problems", arXiv:1604.07553): what has been laid of the numbers 1..n matters to the rest only by how long the runs are
that reach n. Ours adds the jokers, by the exact rules of when one may be freed and what company it then needs.
"""

from typing import Final

from tablee.games.rummikub.jokers import judge
from tablee.games.rummikub.sets import FEWEST, Meld, in_order, tiles_of
from tablee.games.rummikub.solver_graph import find_hope
from tablee.games.rummikub.solver_search import solve
from tablee.games.rummikub.solver_steps import Effort
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
    return _best(turn_tasks(table, counted(rack), any_copy), [], table, goal, any_copy)


def best_opening(table: list[Meld], rack: list[int], needed: int, goal: str) -> Play | None:
    """The same for a player who has not opened: new sets worth at least `needed`, the table as it is."""
    return _best(opening_tasks(counted(rack), needed), table, [], goal)


def way_out(table: list[Meld], rack: list[int], any_copy: bool = False) -> Play | None:
    """A play that lays the whole rack; None if there is none."""
    return play_exactly(table, rack, any_copy)


def play_exactly(table: list[Meld], tiles: list[int], any_copy: bool = False) -> Play | None:
    """A play that lays just these tiles: the table left as it is, if that will do; None if there is none."""
    counts = counted(tiles)
    if len(tiles) >= FEWEST:
        beside = _exactly(opening_tasks(counts, 0), counts, table, [])
        if beside is not None:
            return beside
    return _exactly(turn_tasks(table, counts, any_copy), counts, [], table, any_copy)


def open_exactly(table: list[Meld], tiles: list[int], needed: int) -> Play | None:
    """An opening with just these tiles, worth at least `needed`; None if there is none."""
    counts = counted(tiles)
    return _exactly(opening_tasks(counts, needed), counts, table, [])


def best_free_play(table: list[Meld], rack: list[int], goal: str) -> Play | None:
    """The best play if jokers could be taken up at will: the puzzle as the literature poses it."""
    return _best([free_task(table, counted(rack))], [], table, goal)


def _best(
    tasks: list[Task], kept: list[Meld], used: list[Meld], goal: str, any_copy: bool = False
) -> Play | None:
    best: _Found | None = None
    for task in tasks:
        _weigh(task, goal)
        found = _solved(task, kept, used, any_copy, 0 if best is None else best.gained)
        if found is not None and (best is None or found.gained > best.gained):
            best = found
    return None if best is None else best.play()


def _exactly(
    tasks: list[Task], tiles: list[int], kept: list[Meld], used: list[Meld], any_copy: bool = False
) -> Play | None:
    for task in tasks:
        task.lay_exactly(tiles)
        found = _solved(task, kept, used, any_copy, -1)
        if found is not None:
            return found.play()
    return None


class _Found:
    """A table that solves a task: the sets that were `kept`, and those laid with all tiles of `used`."""

    def __init__(self, gained: int, kept: list[Meld], used: list[Meld], sets: list[Meld]) -> None:
        self.gained = gained
        self.kept = kept
        self.used = used
        self.sets = sets

    def laid(self) -> list[int]:
        """How many tiles of each kind came from the rack."""
        before, after = counted(tiles_of(self.used)), counted(tiles_of(self.sets))
        return [after[kind] - before[kind] for kind in range(KINDS)]

    def play(self) -> Play | None:
        """The play, if it lays anything."""
        laid = listed(self.laid())
        return Play(in_order(self.kept + self.sets), laid) if laid else None


def _solved(task: Task, kept: list[Meld], used: list[Meld], any_copy: bool, to_beat: int) -> _Found | None:
    """The best table for a task, None if there is none or none that gains more than `to_beat`.

    Where freed jokers need company, the task is first solved as if they did not: often that is no better than what
    there is, or the table happens to keep the rules.
    """
    if task.freed == 0:
        solution = solve(task)
        return None if solution is None else _Found(solution.gained, kept, used, table_of(task, solution))
    relaxed = task.relaxed()
    bound = solve(relaxed)
    if bound is None:
        return None
    gained = bound.gained - task.freed * task.joker_weight
    if gained <= to_beat:
        return None
    found = _Found(gained, kept, used, table_of(relaxed, bound))
    if judge(used, found.sets, found.laid(), any_copy).fault is None:
        return found
    if not find_hope(task, Effort()):
        return None
    solution = solve(task)
    return None if solution is None else _Found(solution.gained, kept, used, table_of(task, solution))


def _weigh(task: Task, goal: str) -> None:
    for kind in range(CELLS):
        task.weights[kind] = _weight(number_of(kind), goal)
    task.joker_weight = _weight(JOKER_POINTS, goal)


def _weight(points: int, goal: str) -> int:
    return _FIRST + points if goal == MOST_TILES else _FIRST * points + 1
