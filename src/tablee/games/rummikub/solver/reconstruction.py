"""From the solver's transitions back to sets on a table."""

from typing import Final

from tablee.core.native import i64
from tablee.games.rummikub.pieces import (
    COLOUR_COUNT,
    JOKER,
    LARGEST_GROUP,
    NUMBERS,
    colour_of,
    kind_of,
    number_of,
)
from tablee.games.rummikub.sets import Meld, in_order, read_set
from tablee.games.rummikub.solver.groups import Group, number_parted, tightly_parted
from tablee.games.rummikub.solver.runs import extend
from tablee.games.rummikub.solver.search import Solution, Transition
from tablee.games.rummikub.solver.support_runs import PIN, RACK, TABLE
from tablee.games.rummikub.solver.task import Task
from tablee.games.rummikub.solver.transitions import COLOUR_BITS, GROUP_FREED, GROUP_JOKERS, SupportMove

_NO_MOVES: Final[list[SupportMove]] = []
_NONE_TAKEN: Final = [[0, 0, 0, 0, 0] for _ in range(COLOUR_COUNT)]


class _Laying:
    """Sets being laid number by number. Of each colour, the runs that reach the number just done."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.runs: list[list[list[int]]] = [[] for _ in range(COLOUR_COUNT)]
        self.support: list[list[int]] = []
        self.sets: list[list[int]] = []

    def lay(self, number: int, done: Transition) -> None:
        moves = done.support or _NO_MOVES
        taken = _NONE_TAKEN
        if moves:
            taken = [[0, 0, 0, 0, 0] for _ in range(COLOUR_COUNT)]
            self.lay_support(number, moves, taken)
        task = self.task
        how: i64 = done.how
        grouped = [0] * COLOUR_COUNT
        from_rack = [0] * COLOUR_COUNT
        colour: i64 = 0
        kind: i64 = number - 1
        while colour < COLOUR_COUNT:
            bits: i64 = how >> COLOUR_BITS * colour
            laid: i64 = bits >> 2 & 3
            running: i64 = bits >> 4 & 3
            jokers: i64 = (bits & 3) + task.run_pins[kind] - taken[colour][PIN]
            self.extend(colour, kind, running, jokers)
            rest: i64 = task.table[kind] - taken[colour][TABLE] + laid - running
            if rest:
                grouped[colour] = rest
                from_rack[colour] = min(rest, laid)
            colour += 1
            kind += NUMBERS
        if moves or self.support:
            self.release(moves)
        own, freed = done.how >> GROUP_JOKERS & 3, done.how >> GROUP_FREED & 3
        pinned = task.group_pins[number]
        if not (own or freed or pinned or any(grouped)):
            return
        if task.parks and pinned == 0:
            groups: list[Group] | None = tightly_parted(grouped, own)
        else:
            groups = number_parted(grouped, from_rack, pinned, own, freed, task.new_sets)
        assert groups is not None
        for mask, jokers in groups:
            plain = [kind_of(colour, number) for colour in range(COLOUR_COUNT) if mask >> colour & 1]
            self.sets.append(plain + [JOKER] * jokers)

    def extend(self, colour: i64, kind: i64, running: i64, jokers: i64) -> None:
        """Put the tiles of one colour into its runs, as `runs.extend` says; most colours have one run or none."""
        runs = self.runs[colour]
        if running + jokers == 0:
            # No run may be short here: those that reached the number before end.
            if runs:
                self.runs[colour] = []
        elif len(runs) == 1 and running + jokers == 1:
            runs[0].append(kind if running else JOKER)
        else:
            tile: int = kind
            reaching = extend(runs, [tile] * running + [JOKER] * jokers)
            self.runs[colour] = reaching
            self.sets += [run for run in reaching if len(run) == 1]

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
    melds = [_meld(tiles) for tiles in laying.sets]
    for _ in range(solution.parked):
        _park(melds)
    return in_order(melds)


def _meld(tiles: list[int]) -> Meld:
    """As `read_set`, which looks for faults that there are not: lists of moves have thousands of sets."""
    one, two = tiles[0], tiles[1]
    if one != JOKER and two == one + 1:
        return Meld(tiles, True, number_of(one), colour_of(one))
    return read_set(tiles)


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
