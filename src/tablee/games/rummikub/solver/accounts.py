"""The tasks of a turn.

There is one task for each account of which joker stays, which is freed, and why it may be.
"""

from typing import Final

from tablee.games.rummikub.jokers import Joker, JokerRules, jokers_in
from tablee.games.rummikub.pieces import JOKER, KINDS, counted
from tablee.games.rummikub.sets import GROUP_ROLE, Meld, tiles_of
from tablee.games.rummikub.solver.origins import Origins
from tablee.games.rummikub.solver.task import CELLS, Task

STAYS: Final = -1
LIFTED: Final = -2


def opening_tasks(rack: list[int], needed: int) -> list[Task]:
    """Return the task of laying new sets from the rack (counts of 53 kinds) alone, with at least `needed` points."""
    task = Task([0] * KINDS, rack)
    task.needed = needed
    return [task]


def turn_tasks(table: list[Meld], rack: list[int], rules: JokerRules) -> list[Task]:
    """Return the tasks of laying anything with the table, by the joker rules."""
    jokers = jokers_in(table, rules.any_end)
    counts = counted(tiles_of(table))
    tasks: list[Task] = []
    for account in _accounts(jokers):
        task = Task(counts, rack)
        task.new_sets = rules.new_set or rules.mixed_set
        if rules.mixed_set:
            staying = [joker for joker, fate in zip(jokers, account, strict=True) if fate == STAYS]
            task.origins = Origins(table, staying)
        if _agree(task, jokers, account, rules.any_copy):
            tasks.append(task)
    return tasks


def free_task(table: list[Meld], rack: list[int]) -> Task:
    """Return the task with free jokers on the table: the puzzle of the literature."""
    counts = counted(tiles_of(table))
    task = Task(counts, rack)
    task.wild += counts[JOKER]
    task.forced = counts[JOKER]
    return task


def _accounts(jokers: list[Joker]) -> list[list[int]]:
    """Return every account: for each joker `STAYS`, `LIFTED`, or the kind that replaces it."""
    accounts: list[list[int]] = [[]]
    for joker in jokers:
        fates = [STAYS, *([LIFTED] if joker.lifted else joker.replacements)]
        accounts = [[*account, fate] for account in accounts for fate in fates]
    return accounts


def _agree(task: Task, jokers: list[Joker], account: list[int], any_copy: bool) -> bool:
    """Write an account into `task`; return False if the rack lacks its tiles."""
    for joker, fate in zip(jokers, account, strict=True):
        if fate != STAYS:
            task.freed += 1
        elif joker.role < GROUP_ROLE:
            task.run_pins[joker.role] += 1
        else:
            task.group_pins[joker.role - GROUP_ROLE] += 1
    if task.new_sets and task.freed > 1:
        task.stood_for = [joker.role for joker in jokers]
    for kind in range(CELLS):
        wanted = account.count(kind)
        if any_copy:
            wanted -= task.table[kind]
        if wanted > task.most[kind]:
            return False
        task.least[kind] = max(0, wanted)
    return True
