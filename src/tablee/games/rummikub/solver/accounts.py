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
LOOSE: Final = -1
"""Instead of what a joker stands for: no new set has it yet."""


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


def rest_tasks(
    broken: list[Meld],
    roles: list[int],
    loose: list[int],
    rack: list[int],
    laid: list[int],
    lain: list[int],
    rules: JokerRules,
) -> list[Task]:
    """Return the tasks of completing a table on which sets were taken apart (`broken`) and new ones laid.

    `roles`: what the jokers of the new sets stand for; `loose`: tiles of `broken` that no new set has; `rack`: what is
    left there; `laid`: what was there too; `lain`: the table at the beginning. All but `roles` count by kind.
    """
    jokers = jokers_in(broken, rules.any_end)
    tasks: list[Task] = []
    for became in _became(len(jokers), roles, loose[JOKER]):
        for account in _accounts(jokers):
            if not _fits(jokers, became, account):
                continue
            task = Task(loose, rack)
            task.new_sets = rules.new_set or rules.mixed_set
            if rules.mixed_set:
                staying = [joker for joker, fate in zip(jokers, account, strict=True) if fate == STAYS]
                task.origins = Origins(broken, staying)
            _write(
                task,
                [fate for fate, role in zip(account, became, strict=True) if role == LOOSE],
                [joker for joker, role in zip(jokers, became, strict=True) if role == LOOSE],
            )
            there = [laid[kind] + (lain[kind] if rules.any_copy else 0) for kind in range(CELLS)]
            if _replace(task, account, there):
                tasks.append(task)
    return tasks


def _became(count: int, roles: list[int], loose: int) -> list[list[int]]:
    """Return every way in which `loose` of so many jokers are loose, and each other one has a role of its own."""
    ways: list[list[int]] = [[]]
    for _ in range(count):
        ways = [
            [*way, place]
            for way in ways
            for place in range(LOOSE, len(roles))
            if place == LOOSE or place not in way
        ]
    return [
        [LOOSE if place == LOOSE else roles[place] for place in way]
        for way in ways
        if way.count(LOOSE) == loose
    ]


def _fits(jokers: list[Joker], became: list[int], account: list[int]) -> bool:
    """True if the account says of every joker in a new set whether it has another role there."""
    for joker, role, fate in zip(jokers, became, account, strict=True):
        if role != LOOSE and (fate == STAYS) != (role == joker.role):
            return False
    return True


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
    _write(task, account, jokers)
    return _replace(task, account, task.table if any_copy else [0] * CELLS)


def _write(task: Task, account: list[int], jokers: list[Joker]) -> None:
    """Write into `task` which of these jokers stay, and as what."""
    for joker, fate in zip(jokers, account, strict=True):
        if fate != STAYS:
            task.freed += 1
        elif joker.role < GROUP_ROLE:
            task.run_pins[joker.role] += 1
        else:
            task.group_pins[joker.role - GROUP_ROLE] += 1
    if task.new_sets and task.freed > 1:
        task.stood_for = [joker.role for joker in jokers]


def _replace(task: Task, account: list[int], there: list[int]) -> bool:
    """Require the tiles that replace jokers, except those that are `there`; return False if the rack lacks one."""
    for kind in range(CELLS):
        wanted = account.count(kind) - there[kind]
        if wanted > task.most[kind]:
            return False
        task.least[kind] = max(0, wanted)
    return True
