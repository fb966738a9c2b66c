"""An exact solver: from table and rack the play that lays most tiles, or most points, or all of them.

Dynamic programming over the tile values, as van Rijn, Takes and Vis describe (2015, "The complexity of Rummikub
problems", arXiv:1604.07553): what has been laid of the numbers 1..n matters to the rest only by how long the runs are
that reach n. Ours adds the jokers, by the exact rules of when one may be freed and what support it then needs.
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
"""What one question may take, in steps looked at and states remembered: about two seconds and a hundred megabytes, some
ten times what any position of the recorded matches took."""

SUPPORT_STEPS: Final = 150_000
"""And what tables on which freed jokers need support may take of it: nearly nine times what any position of the
recorded matches took in all. Where that is not enough, those are left out."""

STEPS_AGAIN: Final = 400_000
"""And what parts of the rack may take, where that was not enough."""


class Play:
    """The table after a play, and the tiles it lays from the rack."""

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
    """The play that lays most by `goal` (`MOST_TILES` or `MOST_POINTS`, the other one breaking ties).

    `rack` lists kinds. None if nothing can be laid. Where finding the best takes more than
    `STEPS`, `SUPPORT_STEPS` or `ROOM`, it is a good play, or None. What was looked at is taken off `effort`.
    """
    return _best(turn_tasks(table, counted(rack), rules), rack, [], table, goal, rules, effort)


def best_opening(
    table: list[Meld], rack: list[int], needed: int, goal: str, effort: Effort | None = None
) -> Play | None:
    """The same for a player who has not opened: new sets worth at least `needed`, the table as it is."""
    return _best(opening_tasks(counted(rack), needed), rack, table, [], goal, effort=effort)


def way_out(table: list[Meld], rack: list[int], rules: JokerRules = BY_DEFAULT) -> Play | None:
    """A play that lays the whole rack; None if there is none."""
    return play_exactly(table, rack, rules)


def play_exactly(table: list[Meld], tiles: list[int], rules: JokerRules = BY_DEFAULT) -> Play | None:
    """A play that lays just these tiles: the table left as it is, if that will do; None if there is none."""
    counts = counted(tiles)
    if len(tiles) >= SMALLEST_SET:
        beside = _exactly(opening_tasks(counts, 0), counts, table, [])
        if beside is not None:
            return beside
    return _exactly(turn_tasks(table, counts, rules), counts, [], table, rules)


def open_exactly(table: list[Meld], tiles: list[int], needed: int) -> Play | None:
    """An opening with just these tiles, worth at least `needed`; None if there is none."""
    counts = counted(tiles)
    return _exactly(opening_tasks(counts, needed), counts, table, [])


def best_free_play(table: list[Meld], rack: list[int], goal: str) -> Play | None:
    """The best play if jokers could be taken up at will: the puzzle as the literature poses it."""
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
    """The best play; where finding it takes too much, the best that was found, or that ever larger parts of the rack
    give while there is effort left."""
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
    """The best of what solves these tasks, unless `best` is as good."""
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
        """How many tiles of each kind came from the rack."""
        laid = counted(tiles_of(self.sets))
        for kind in tiles_of(self.used):
            laid[kind] -= 1
        return laid

    def play(self) -> Play | None:
        """The play, if it lays anything."""
        laid = listed(self.laid())
        return Play(in_order(self.kept + self.sets), laid) if laid else None


def _solved(
    task: Task, kept: list[Meld], used: list[Meld], rules: JokerRules, to_beat: int, effort: Effort
) -> _Found | None:
    """The best table for a task, None if none is found within `effort`, or none that gains more than `to_beat`.

    Where freed jokers need support, the task is first solved as if they did not: often that is no better than what
    there is, or the table happens to keep the rules.
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
    """The best solution of a task whose freed jokers need support; None where it gains no more than `to_beat`.

    It gains at most `bound`, and mostly just that. So that is looked for first, then what gains a tile less, and so on:
    the less a state may fall short, the fewer there are. It takes no more of `effort` than is for that.
    """
    allowed = min(effort.left, effort.support)
    part = Effort(allowed, effort.room)
    solution = _followed(task, bound, to_beat, part)
    effort.left -= allowed - part.left
    effort.support -= allowed - part.left
    effort.room = max(0, part.room)
    return solution


def _followed(task: Task, bound: int, to_beat: int, effort: Effort) -> Solution | None:
    """The same, as long as there is effort left."""
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
