"""An exact solver: finds, from table and rack, the play that lays most tiles, most points, or all tiles.

Dynamic programming over the tile values, as described by van Rijn, Takes and Vis (2015, "The complexity of Rummikub
problems", arXiv:1604.07553). The sets of the numbers 1..n affect the rest only through the lengths of the runs that
reach n. Ours adds jokers, with the exact rules of when one may be freed and which support it then needs.
"""

from typing import Final

from tablee.games.rummikub.jokers import BY_DEFAULT, JokerRules, judge
from tablee.games.rummikub.pieces import JOKER_POINTS, SMALLEST_SET, counted, listed, number_of
from tablee.games.rummikub.sets import Meld, in_order, tiles_of
from tablee.games.rummikub.solver.accounts import free_task, opening_tasks, turn_tasks
from tablee.games.rummikub.solver.effort import Effort
from tablee.games.rummikub.solver.promise import promise
from tablee.games.rummikub.solver.reconstruction import sets_of
from tablee.games.rummikub.solver.search import Solution, solve
from tablee.games.rummikub.solver.task import CELLS, Task, larger_parts

MOST_TILES: Final = "tiles"
MOST_POINTS: Final = "points"
_FIRST: Final = 1000

STEPS: Final = 2_000_000
ROOM: Final = 300_000
"""Limits for one question: steps, and stored states. They take roughly two seconds and a hundred megabytes, ten times
the most that a position of the recorded matches needed.
"""

SUPPORT_STEPS: Final = 150_000
"""The part of these steps for tables on which freed jokers need support. It is nearly nine times the most that a
position of the recorded matches needed in total. If it is not enough, such tables are left out.
"""

STEPS_AGAIN: Final = 400_000
"""Steps for parts of the rack, if the first search did not finish."""


class Play:
    """The table after a play, and the tiles that it lays from the rack."""

    def __init__(self, table: list[Meld], laid: list[int]) -> None:
        self.table = table
        self.laid = laid


def best_play(
    table: list[Meld],
    rack: list[int],
    goal: str,
    rules: JokerRules = BY_DEFAULT,
    effort: Effort | None = None,
) -> Play | None:
    """Return the play that lays most by `goal` (`MOST_TILES` or `MOST_POINTS`; the other one breaks ties).

    `rack` lists kinds. None if nothing can be laid. If the search exceeds `STEPS`, `SUPPORT_STEPS` or `ROOM`, the
    result is a good play, or None. The steps taken are subtracted from `effort`.
    """
    return _best(turn_tasks(table, counted(rack), rules), rack, [], table, goal, rules, effort)


def best_opening(
    table: list[Meld], rack: list[int], needed: int, goal: str, effort: Effort | None = None
) -> Play | None:
    """Return the best opening: new sets with at least `needed` points, and the table unchanged."""
    return _best(opening_tasks(counted(rack), needed), rack, table, [], goal, effort=effort)


def way_out(table: list[Meld], rack: list[int], rules: JokerRules = BY_DEFAULT) -> Play | None:
    """Return a play that lays the whole rack; None if there is none."""
    return play_exactly(table, rack, rules)


def play_exactly(table: list[Meld], tiles: list[int], rules: JokerRules = BY_DEFAULT) -> Play | None:
    """Return a play that lays exactly these tiles, with the table unchanged if possible; None if there is none."""
    counts = counted(tiles)
    if len(tiles) >= SMALLEST_SET:
        beside = _exactly(opening_tasks(counts, 0), counts, table, [])
        if beside is not None:
            return beside
    return _exactly(turn_tasks(table, counts, rules), counts, [], table, rules)


def open_exactly(table: list[Meld], tiles: list[int], needed: int) -> Play | None:
    """Return an opening with exactly these tiles and at least `needed` points; None if there is none."""
    counts = counted(tiles)
    return _exactly(opening_tasks(counts, needed), counts, table, [])


def best_free_play(table: list[Meld], rack: list[int], goal: str) -> Play | None:
    """Return the best play with free jokers on the table: the puzzle of the literature."""
    return _best([free_task(table, counted(rack))], rack, [], table, goal)


def _best(
    tasks: list[Task],
    rack: list[int],
    kept: list[Meld],
    used: list[Meld],
    goal: str,
    rules: JokerRules = BY_DEFAULT,
    effort: Effort | None = None,
) -> Play | None:
    """Return the best play.

    If the search exceeds its limits, return the best play found, also with ever larger parts of the rack while effort
    is left.
    """
    for task in tasks:
        weigh(task, goal)
    own = Effort(STEPS, ROOM, SUPPORT_STEPS)
    best = _best_of(tasks, None, kept, used, rules, own)
    looked = STEPS - own.left
    if own.spent():
        own = Effort(STEPS_AGAIN, ROOM)
        for part in larger_parts(rack):
            if own.spent():
                break
            narrowed = [task.narrowed(part) for task in tasks if not task.freed]
            for task in narrowed:
                weigh(task, goal)
            best = _best_of(narrowed, best, kept, used, rules, own)
        looked += STEPS_AGAIN - own.left
    if effort is not None:
        effort.left -= looked
    return None if best is None else best.play()


def _best_of(
    tasks: list[Task],
    best: "_Found | None",
    kept: list[Meld],
    used: list[Meld],
    rules: JokerRules,
    effort: Effort,
) -> "_Found | None":
    """Return the best solution of these tasks, or `best` if they do not beat it."""
    for task in tasks:
        found = _solved(task, kept, used, rules, 0 if best is None else best.gained, effort)
        if found is not None and (best is None or found.gained > best.gained):
            best = found
    return best


def _exactly(
    tasks: list[Task], tiles: list[int], kept: list[Meld], used: list[Meld], rules: JokerRules = BY_DEFAULT
) -> Play | None:
    for task in tasks:
        task.lay_exactly(tiles)
        found = _solved(task, kept, used, rules, -1, Effort(STEPS, ROOM))
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
        """Return the number of tiles of each kind from the rack."""
        laid = counted(tiles_of(self.sets))
        for kind in tiles_of(self.used):
            laid[kind] -= 1
        return laid

    def play(self) -> Play | None:
        """Return the play, if it lays anything."""
        laid = listed(self.laid())
        return Play(in_order(self.kept + self.sets), laid) if laid else None


def _solved(
    task: Task, kept: list[Meld], used: list[Meld], rules: JokerRules, to_beat: int, effort: Effort
) -> _Found | None:
    """Return the best table for a task, None if none is found within `effort` or none gains more than `to_beat`.

    If freed jokers need support, the task is first solved without that rule. Often the result is no better than the
    best so far, or it happens to keep the rule.
    """
    if task.freed == 0:
        solution = solve(task, effort)
        return None if solution is None else _Found(solution.gained, kept, used, sets_of(task, solution))
    relaxed = task.relaxed()
    bound = solve(relaxed, effort)
    if bound is None:
        return None
    gained = bound.gained - task.freed * task.joker_weight
    if gained <= to_beat:
        return None
    found = _Found(gained, kept, used, sets_of(relaxed, bound))
    if judge(used, found.sets, found.laid(), rules).fault is None:
        return found
    solution = _with_support(task, gained, to_beat, effort)
    return None if solution is None else _Found(solution.gained, kept, used, sets_of(task, solution))


def _with_support(task: Task, bound: int, to_beat: int, effort: Effort) -> Solution | None:
    """Return the best solution of a task whose freed jokers need support; None if it gains no more than `to_beat`.

    It gains at most `bound`, and usually exactly that. So the search looks for that gain first, then for one tile
    less, and so on: the less a state may fall short, the fewer states there are. It uses only the part of `effort`
    reserved for support.
    """
    allowed = min(effort.left, effort.support)
    part = Effort(allowed, effort.room)
    solution = _followed(task, bound, to_beat, part)
    effort.left -= allowed - part.left
    effort.support -= allowed - part.left
    effort.room = max(0, part.room)
    return solution


def _followed(task: Task, bound: int, to_beat: int, effort: Effort) -> Solution | None:
    """Do the same as `_with_support`, as long as effort is left."""
    if task.new_sets:
        return solve(task, effort)
    short, step = 0, max(task.weights)
    while True:
        least = max(bound - short, to_beat + 1)
        solution = solve(task, effort, least) if promise(task, least, effort) else None
        if solution is not None or least == to_beat + 1 or effort.spent():
            return solution
        short = 2 * short + step


def weigh(task: Task, goal: str) -> None:
    for kind in range(CELLS):
        task.weights[kind] = _weight(number_of(kind), goal)
    task.joker_weight = _weight(JOKER_POINTS, goal)


def _weight(points: int, goal: str) -> int:
    return _FIRST + points if goal == MOST_TILES else _FIRST * points + 1
