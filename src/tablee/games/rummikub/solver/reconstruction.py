"""From the solver's transitions back to sets on a table."""

from tablee.games.rummikub.pieces import COLOUR_COUNT, JOKER, LARGEST_GROUP, NUMBERS, kind_of
from tablee.games.rummikub.sets import Meld, in_order, read_set
from tablee.games.rummikub.solver.groups import Group, number_parted, tightly_parted
from tablee.games.rummikub.solver.runs import extend
from tablee.games.rummikub.solver.search import Solution, Transition
from tablee.games.rummikub.solver.support_runs import PIN, RACK, TABLE
from tablee.games.rummikub.solver.task import Task
from tablee.games.rummikub.solver.transitions import COLOUR_BITS, GROUP_FREED, GROUP_JOKERS, SupportMove


class _Laying:
    """Sets being laid number by number. Of each colour, the runs that reach the number just done."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.runs: list[list[list[int]]] = [[] for _ in range(COLOUR_COUNT)]
        self.support: list[list[int]] = []
        self.sets: list[list[int]] = []

    def lay(self, number: int, done: Transition) -> None:
        moves = done.support or []
        taken = [[0, 0, 0, 0, 0] for _ in range(COLOUR_COUNT)]
        self.lay_support(number, moves, taken)
        grouped: list[int] = []
        from_rack: list[int] = []
        for colour in range(COLOUR_COUNT):
            kind = kind_of(colour, number)
            bits = done.how >> COLOUR_BITS * colour
            wild, laid, running = bits & 3, bits >> 2 & 3, bits >> 4 & 3
            pins = self.task.run_pins[kind] - taken[colour][PIN]
            tiles = [kind] * running + [JOKER] * (wild + pins)
            self.runs[colour] = extend(self.runs[colour], tiles)
            self.sets += [run for run in self.runs[colour] if len(run) == 1]
            rest = self.task.table[kind] - taken[colour][TABLE] + laid - running
            grouped.append(rest)
            from_rack.append(min(rest, laid))
        self.release(moves)
        own, freed = done.how >> GROUP_JOKERS & 3, done.how >> GROUP_FREED & 3
        pinned = self.task.group_pins[number]
        if self.task.parks and pinned == 0:
            groups: list[Group] | None = tightly_parted(grouped, own)
        else:
            groups = number_parted(grouped, from_rack, pinned, own, freed, self.task.new_sets)
        assert groups is not None
        for mask, jokers in groups:
            plain = [kind_of(colour, number) for colour in range(COLOUR_COUNT) if mask >> colour & 1]
            self.sets.append(plain + [JOKER] * jokers)

    def lay_support(self, number: int, moves: list[SupportMove], taken: list[list[int]]) -> None:
        for i, move in enumerate(moves):
            taken[move.colour][move.source] += 1
            tile = kind_of(move.colour, number) if move.source in (TABLE, RACK) else JOKER
            if i == len(self.support):
                self.support.append([])
                self.sets.append(self.support[i])
            self.support[i].append(tile)

    def release(self, moves: list[SupportMove]) -> None:
        """Those released go on as any run, or, where they must be new sets, end."""
        kept: list[list[int]] = []
        for run, move in zip(self.support, moves, strict=True):
            if not move.released:
                kept.append(run)
            elif not self.task.new_sets:
                self.runs[move.colour].append(run)
        self.support = kept


def sets_of(task: Task, solution: Solution) -> list[Meld]:
    """The sets that a solution lays, in order."""
    laying = _Laying(task)
    for number, done in enumerate(solution.transitions, 1):
        laying.lay(number, done)
    melds = [read_set(tiles) for tiles in laying.sets]
    for _ in range(solution.parked):
        _park(melds)
    return in_order(melds)


def _park(melds: list[Meld]) -> None:
    """Put a joker into the first set that has room for it."""
    for i, meld in enumerate(melds):
        size = len(meld.tiles)
        if (meld.run and meld.low + size <= NUMBERS) or (not meld.run and size < LARGEST_GROUP):
            melds[i] = read_set([*meld.tiles, JOKER])
            return
        if meld.run and meld.low > 1:
            melds[i] = read_set([JOKER, *meld.tiles])
            return
    raise ValueError("no room to park a joker")
