"""From the solver's choices back to sets on a table."""

from tablee.games.rummikub.sets import COLOUR_COUNT, Meld, in_order, read_set
from tablee.games.rummikub.solver_company_runs import COLOURS, PIN, RACK, TABLE
from tablee.games.rummikub.solver_groups import Group, number_parted, tightly_parted
from tablee.games.rummikub.solver_runs import extend
from tablee.games.rummikub.solver_search import Choice, Solution
from tablee.games.rummikub.solver_steps import CHOICE_BITS, GROUP_FREED, GROUP_JOKERS, CompanyMove
from tablee.games.rummikub.solver_task import Task
from tablee.games.rummikub.tiles import JOKER, NUMBERS, kind_of


class _Laying:
    """Sets being laid number by number. Of each colour, the runs that reach the number just done."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.runs: list[list[list[int]]] = [[] for _ in range(COLOURS)]
        self.company: list[list[int]] = []
        self.sets: list[list[int]] = []

    def lay(self, number: int, choice: Choice) -> None:
        moves = choice.company or []
        taken = [[0, 0, 0, 0, 0] for _ in range(COLOURS)]
        self.lay_company(number, moves, taken)
        grouped: list[int] = []
        from_rack: list[int] = []
        for colour in range(COLOURS):
            kind = kind_of(colour, number)
            bits = choice.plain >> CHOICE_BITS * colour
            wild, laid, running = bits & 3, bits >> 2 & 3, bits >> 4 & 3
            pins = self.task.run_pins[kind] - taken[colour][PIN]
            tiles = [kind] * running + [JOKER] * (wild + pins)
            self.runs[colour] = extend(self.runs[colour], tiles)
            self.sets += [run for run in self.runs[colour] if len(run) == 1]
            rest = self.task.table[kind] - taken[colour][TABLE] + laid - running
            grouped.append(rest)
            from_rack.append(min(rest, laid))
        self.release(moves)
        own, freed = choice.plain >> GROUP_JOKERS & 3, choice.plain >> GROUP_FREED & 3
        pinned = self.task.group_pins[number]
        if self.task.parks and pinned == 0:
            groups: list[Group] | None = tightly_parted(grouped, own)
        else:
            groups = number_parted(grouped, from_rack, pinned, own, freed)
        assert groups is not None
        for mask, jokers in groups:
            plain = [kind_of(colour, number) for colour in range(COLOURS) if mask >> colour & 1]
            self.sets.append(plain + [JOKER] * jokers)

    def lay_company(self, number: int, moves: list[CompanyMove], taken: list[list[int]]) -> None:
        for i, move in enumerate(moves):
            taken[move.colour][move.source] += 1
            tile = kind_of(move.colour, number) if move.source in (TABLE, RACK) else JOKER
            if i == len(self.company):
                self.company.append([])
                self.sets.append(self.company[i])
            self.company[i].append(tile)

    def release(self, moves: list[CompanyMove]) -> None:
        kept: list[list[int]] = []
        for run, move in zip(self.company, moves, strict=True):
            if move.released:
                self.runs[move.colour].append(run)
            else:
                kept.append(run)
        self.company = kept


def table_of(task: Task, solution: Solution) -> list[Meld]:
    """The sets that a solution lays, in order."""
    laying = _Laying(task)
    for number, choice in enumerate(solution.choices, 1):
        laying.lay(number, choice)
    melds = [read_set(tiles) for tiles in laying.sets]
    for _ in range(solution.parked):
        _park(melds)
    return in_order(melds)


def _park(melds: list[Meld]) -> None:
    """Put a joker into the first set that has room for it."""
    for i, meld in enumerate(melds):
        size = len(meld.tiles)
        if (meld.run and meld.low + size <= NUMBERS) or (not meld.run and size < COLOUR_COUNT):
            melds[i] = read_set([*meld.tiles, JOKER])
            return
        if meld.run and meld.low > 1:
            melds[i] = read_set([JOKER, *meld.tiles])
            return
    raise ValueError("no room to park a joker")
