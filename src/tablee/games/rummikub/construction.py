"""A table under construction, and whether it can be completed to a legal one: a question to the solver."""

from typing import Final

from tablee.games.rummikub.jokers import jokers_in, judge
from tablee.games.rummikub.pieces import JOKER, KINDS, SUPPORT, counted
from tablee.games.rummikub.position import RummikubPosition
from tablee.games.rummikub.possible_sets import any_set, possible_sets
from tablee.games.rummikub.sets import Meld, in_order, tiles_of
from tablee.games.rummikub.solver.accounts import opening_tasks, rest_tasks
from tablee.games.rummikub.solver.effort import Effort
from tablee.games.rummikub.solver.plays import MOST_TILES, best_play
from tablee.games.rummikub.solver.promise import promise
from tablee.games.rummikub.solver.reconstruction import sets_of
from tablee.games.rummikub.solver.search import solve
from tablee.games.rummikub.solver.task import Task

STEPS: Final = 200_000
ROOM: Final = 100_000
"""Limits for one question to the solver."""

TRIALS: Final = 40
"""The most sets that are tried one by one, where jokers of the table move and the solver's table breaks a rule."""


class Construction:
    """A turn that lays tiles, so far.

    - `apart`: the places of the sets of the table that are taken apart; `new`: the sets laid.
    - `loose`: tiles of sets taken apart that no new set has; `rack`: the tiles left there; both by kind.
    - `laid`: the number of tiles from the rack; `points`: those of the new sets.
    """

    def __init__(self, position: RummikubPosition) -> None:
        seat = position.acting
        self.position = position
        self.opened = position.opened[seat]
        self.apart: list[int] = []
        self.new: list[Meld] = []
        self.loose = [0] * KINDS
        self.rack = counted(position.racks[seat])
        self.loose_tiles = 0
        self.laid = 0
        self.points = 0
        self.jokers_apart = 0

    def copy(self) -> "Construction":
        """Return an independent copy."""
        other = Construction(self.position)
        other.apart = list(self.apart)
        other.new = list(self.new)
        other.loose = list(self.loose)
        other.rack = list(self.rack)
        other.loose_tiles = self.loose_tiles
        other.laid = self.laid
        other.points = self.points
        other.jokers_apart = self.jokers_apart
        return other

    def take_apart(self, place: int) -> None:
        """Take a set of the table apart."""
        self.apart.append(place)
        for tile in self.position.table[place].tiles:
            self.loose[tile] += 1
            self.loose_tiles += 1
            self.jokers_apart += tile == JOKER

    def lay(self, meld: Meld) -> None:
        """Lay a set, of loose tiles as far as there are some."""
        self.new.append(meld)
        self.points += meld.points()
        for tile in meld.tiles:
            if self.loose[tile] > 0:
                self.loose[tile] -= 1
                self.loose_tiles -= 1
            else:
                self.rack[tile] -= 1
                self.laid += 1

    def next_sets(self) -> list[Meld]:
        """Return the sets that may come next: with the lowest loose tile, or, without such tiles, any of the rack."""
        if not self.loose_tiles:
            return possible_sets(self.rack, -1)
        lowest = next(kind for kind in range(KINDS) if self.loose[kind])
        return possible_sets([self.loose[kind] + self.rack[kind] for kind in range(KINDS)], lowest)

    def table(self, further: list[Meld]) -> list[Meld]:
        """Return the new table with `further` sets, in order."""
        kept = [meld for place, meld in enumerate(self.position.table) if place not in self.apart]
        return in_order(kept + self.new + further)

    def is_legal(self, further: list[Meld]) -> bool:
        """True if the table with `further` sets, which use all loose tiles, is legal."""
        position = self.position
        if not self.opened:
            points = self.points + sum([meld.points() for meld in further])
            return bool(self.new or further) and points >= position.options["opening"]
        laid = counted(tiles_of(further))
        count = self.laid + sum(laid) - self.loose_tiles
        if count == 0:
            return False
        if not self.jokers_apart:
            return True
        held = counted(position.racks[position.acting])
        laid = [held[kind] - self.rack[kind] + laid[kind] - self.loose[kind] for kind in range(KINDS)]
        return judge(position.table, self.table(further), laid, position.joker_rules).fault is None

    def is_done(self) -> bool:
        """True if the table is legal as it is."""
        return not self.loose_tiles and self.is_legal([])

    def any_way(self) -> list[Meld] | None:
        """Return a legal table that the seat can lay, whatever it takes apart; None if it can lay nothing."""
        position = self.position
        if not self.opened:
            further = self._opening()
            return None if further is None else self.table(further)
        if any_set(self.rack):
            return self.table(possible_sets(self.rack, -1)[:1])
        play = best_play(position.table, position.racks[position.acting], MOST_TILES, position.joker_rules)
        return None if play is None else play.table

    def completion(self) -> list[Meld] | None:
        """Return further sets that make the table legal; None if there are none."""
        if self.is_done():
            return []
        if not self.opened:
            return self._opening()
        if self.jokers_apart:
            return self._with_jokers(Effort(TRIALS))
        return self._solved(Task(self.loose, self.rack), 0)

    def _opening(self) -> list[Meld] | None:
        needed = max(0, self.position.options["opening"] - self.points)
        if needed == 0 and not any_set(self.rack):
            return None
        return self._solved(opening_tasks(self.rack, needed)[0], 0)

    def _solved(self, task: Task, forced: int) -> list[Meld] | None:
        """Return the sets that the solver finds, if they lay a tile of the rack; `forced`: jokers of the table."""
        solution = solve(task, Effort(STEPS, ROOM))
        if solution is None or self.laid + solution.gained - forced < 1:
            return None
        return sets_of(task, solution)

    def _with_jokers(self, trials: Effort) -> list[Meld] | None:
        """Do the same as `completion` if jokers of the table may move.

        First the solver's table is tried that ignores the rules for them, then those for each account of what became
        of them, then each set in turn.
        """
        if self.is_done():
            return []
        if not self._may_be_freed():
            return None
        loose = self.loose[JOKER]
        task = Task(self.loose, self.rack)
        task.wild += loose
        task.forced = loose
        found = self._solved(task, loose)
        if found is None or self.is_legal(found):
            return found
        for task in self._rest():
            if task.freed and not task.new_sets and not promise(task, 0, Effort(STEPS, ROOM)):
                continue
            found = self._solved(task, 0)
            if found is not None and self.is_legal(found):
                return found
        for meld in self.next_sets():
            trials.left -= 1
            if trials.spent():
                return None
            other = self.copy()
            other.lay(meld)
            further = other._with_jokers(trials)
            if further is not None:
                return [meld, *further]
        return None

    def _rest(self) -> list[Task]:
        """Return the tasks of completing the table, one for each account of what became of its jokers."""
        position = self.position
        held = counted(position.racks[position.acting])
        return rest_tasks(
            [position.table[place] for place in self.apart],
            [role for meld in self.new for role in _roles(meld)],
            self.loose,
            self.rack,
            [held[kind] - self.rack[kind] for kind in range(KINDS)],
            counted(tiles_of(position.table)),
            position.joker_rules,
        )

    def _may_be_freed(self) -> bool:
        """False if a joker in the new sets must have been freed, but nothing allows that, whatever is laid later."""
        position = self.position
        held = counted(position.racks[position.acting])
        if held[JOKER]:
            return True
        rules = position.joker_rules
        old = jokers_in([position.table[place] for place in self.apart], rules.any_end)
        roles = [joker.role for joker in old]
        freeable = rules.any_copy or any(
            joker.lifted or any(held[kind] > 0 for kind in joker.replacements) for joker in old
        )
        for meld in self.new:
            if all(role in roles for role in _roles(meld)):
                continue
            if not freeable or len([kind for kind in meld.tiles if held[kind]]) < SUPPORT:
                return False
        return True


def _roles(meld: Meld) -> list[int]:
    """Return what the jokers of a set stand for."""
    return [meld.role(place) for place, tile in enumerate(meld.tiles) if tile == JOKER]


def changes(before: list[Meld], after: list[Meld]) -> tuple[list[int], list[Meld]]:
    """Return the places of the sets that `after` lacks, of equal ones the first, and its sets that are new."""
    left = in_order(after)
    apart: list[int] = []
    for place in range(len(before) - 1, -1, -1):
        for at, other in enumerate(left):
            if other.tiles == before[place].tiles:
                left.pop(at)
                break
        else:
            apart.append(place)
    return apart[::-1], left
