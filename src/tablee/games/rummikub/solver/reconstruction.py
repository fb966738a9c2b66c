"""From the solver's transitions back to sets on a table.

A set in the making is one whole number, its *form*. It holds 1 for a run (1 bit), then the first number of the run or
the number of the group (4). A run adds its colour (2), length (4) and the places of its jokers (13); a group adds its
colours (4) and jokers (2).

Lists of moves lay thousands of sets, few of them different, so data derived from a form is cached.
"""

from typing import Final, final

from tablee.core.native import i64, vec
from tablee.games.rummikub.pieces import (
    COLOUR_COUNT,
    COPIES,
    DECK,
    JOKER,
    LARGEST_GROUP,
    NUMBERS,
    SMALLEST_SET,
    kind_of,
)
from tablee.games.rummikub.sets import Meld, in_order, key_of
from tablee.games.rummikub.solver.cells import HOW_LAID, HOW_RUNNING, HOW_WILD
from tablee.games.rummikub.solver.groups import PARTED, TIGHTLY_PARTED, number_parted
from tablee.games.rummikub.solver.search import Solution
from tablee.games.rummikub.solver.support_runs import PIN, RACK, TABLE
from tablee.games.rummikub.solver.task import Task
from tablee.games.rummikub.solver.transitions import (
    GROUP_FREED,
    GROUP_JOKERS,
    SUPPORT_MOVE_BITS,
    SUPPORT_MOVES,
)

COLOUR_AT: Final = 5
LENGTH_AT: Final = 7
JOKERS_AT: Final = 11
MASK_AT: Final = 5
GROUP_JOKERS_AT: Final = 9

PLACE_BITS: Final = 6
"""The bits of a stored place of a set, plus one."""

_NO_FORMS: Final = vec[i64]([0] * (len(DECK) // SMALLEST_SET + COPIES * COLOUR_COUNT))
_NO_RUNS: Final = vec[i64]([0] * COLOUR_COUNT)

_keys: dict[int, str] = {}


def meld_of(form: int) -> Meld:
    """Return the set of a form."""
    low = form >> 1 & 15
    if not form & 1:
        colours = [colour for colour in range(COLOUR_COUNT) if form >> MASK_AT >> colour & 1]
        jokers = form >> GROUP_JOKERS_AT & 3
        return Meld([kind_of(colour, low) for colour in colours] + [JOKER] * jokers, False, low, 0)
    colour = form >> COLOUR_AT & 3
    first = kind_of(colour, low)
    tiles = [
        JOKER if form >> JOKERS_AT >> place & 1 else first + place for place in range(form >> LENGTH_AT & 15)
    ]
    return Meld(tiles, True, low, colour)


def key_of_form(form: int) -> str:
    """Return the key of the form's set (`sets.key_of`)."""
    key = _keys.get(form)
    if key is None:
        key = key_of(meld_of(form).tiles)
        _keys[form] = key
    return key


@final
class Laying:
    """Sets being laid number by number: the first `count` of `forms`, in the order in which they began.

    `runs` has for each colour the places, plus one, of the runs that reach the number just done; `support` those of
    the support runs.
    """

    def __init__(self, task: Task) -> None:
        self.task = task
        self.count: i64 = 0
        self.forms: vec[i64] = _NO_FORMS[:]
        self.runs: vec[i64] = _NO_RUNS[:]
        self.support: i64 = 0

    def copy(self) -> "Laying":
        """Return an independent copy."""
        copied = Laying(self.task)
        copied.count = self.count
        copied.forms = self.forms[:]
        copied.runs = self.runs[:]
        copied.support = self.support
        return copied

    def begin(self, form: i64) -> i64:
        """Begin another set; return its place plus one."""
        self.forms[self.count] = form
        self.count += 1
        return self.count

    def lay(self, number: i64, how: i64) -> None:
        """Lay the tiles of one number, as a transition says (`Sink.take`)."""
        task = self.task
        moves: i64 = how >> SUPPORT_MOVES
        if moves:
            self.lay_support(number, moves)
        index: i64 = 0
        colour: i64 = 0
        kind: i64 = number - 1
        while colour < COLOUR_COUNT:
            bits: i64 = how >> 2 * colour
            running: i64 = bits >> HOW_RUNNING & 3
            jokers: i64 = (bits >> HOW_WILD & 3) + task.run_pins[kind] - _taken(moves, colour, PIN)
            self.extend(colour, number, running, jokers)
            lying: i64 = task.table[kind] - _taken(moves, colour, TABLE)
            index = 3 * index + lying + (bits >> HOW_LAID & 3) - running
            colour += 1
            kind += NUMBERS
        if moves:
            self.release(moves)
        if index or how >> GROUP_JOKERS & 15 or task.group_pins[number]:
            self.lay_groups(number, how, index)

    def lay_groups(self, number: i64, how: i64, index: i64) -> None:
        """Split the remaining tiles into groups; `index` has these tiles by colour."""
        task = self.task
        own: i64 = how >> GROUP_JOKERS & 3
        freed: i64 = how >> GROUP_FREED & 3
        pinned: i64 = task.group_pins[number]
        if freed:
            groups = self.groups_with_support(number, how, index)
        else:
            groups = (TIGHTLY_PARTED if task.parks and pinned == 0 else PARTED)[index * 3 + pinned + own]
        for mask, jokers in groups:
            self.begin(number << 1 | mask << MASK_AT | jokers << GROUP_JOKERS_AT)

    def groups_with_support(self, number: i64, how: i64, index: i64) -> list[tuple[int, int]]:
        """Return groups in which freed jokers have their support."""
        task = self.task
        grouped = [int(index // 27), int(index // 9 % 3), int(index // 3 % 3), int(index % 3)]
        laid = int(how >> HOW_LAID)
        from_rack = [min(tiles, laid >> 2 * colour & 3) for colour, tiles in enumerate(grouped)]
        own, freed = int(how >> GROUP_JOKERS & 3), int(how >> GROUP_FREED & 3)
        groups = number_parted(grouped, from_rack, task.group_pins[number], own, freed, task.rack_only)
        assert groups is not None
        return groups

    def extend(self, colour: i64, number: i64, running: i64, jokers: i64) -> None:
        """Put tiles and jokers into the runs of one colour as in `runs.AFTER`.

        Short runs come first, then the long ones as far as tiles last; the remaining tiles begin new runs.
        """
        rest: i64 = running + jokers
        tiles: i64 = running
        reaching: i64 = 0
        shift: i64 = 0
        long: i64 = 0
        runs: i64 = self.runs[colour]
        while runs and rest:
            place: i64 = (runs & 63) - 1
            runs >>= PLACE_BITS
            if self.forms[place] >> LENGTH_AT & 15 >= SMALLEST_SET:
                long = _appended(long, place + 1)
            else:
                self.forms[place] = _longer(self.forms[place], tiles <= 0)
                reaching |= (place + 1) << shift
                shift += PLACE_BITS
                tiles -= 1
                rest -= 1
        while long and rest:
            place = (long & 63) - 1
            long >>= PLACE_BITS
            self.forms[place] = _longer(self.forms[place], tiles <= 0)
            reaching |= (place + 1) << shift
            shift += PLACE_BITS
            tiles -= 1
            rest -= 1
        while rest:
            reaching |= self.begin(_begun(colour, number, tiles <= 0)) << shift
            shift += PLACE_BITS
            tiles -= 1
            rest -= 1
        self.runs[colour] = reaching

    def lay_support(self, number: i64, moves: i64) -> None:
        """Add a tile to each support run; runs that do not exist yet begin."""
        support: i64 = self.support
        shift: i64 = 0
        rest: i64 = moves
        while rest:
            source: i64 = rest >> 3 & 7
            joker = source not in (TABLE, RACK)
            place: i64 = (support >> shift & 63) - 1
            if place < 0:
                support |= self.begin(_begun(rest >> 1 & 3, number, joker)) << shift
            else:
                self.forms[place] = _longer(self.forms[place], joker)
            shift += PLACE_BITS
            rest >>= SUPPORT_MOVE_BITS
        self.support = support

    def release(self, moves: i64) -> None:
        """Turn released support runs into plain runs, or end them if they must be new sets."""
        kept: i64 = 0
        shift: i64 = 0
        support: i64 = self.support
        rest: i64 = moves
        while rest:
            place: i64 = support & 63
            if not rest >> 6 & 1:
                kept |= place << shift
                shift += PLACE_BITS
            elif not self.task.new_sets:
                colour: i64 = rest >> 1 & 3
                self.runs[colour] = _appended(self.runs[colour], place)
            support >>= PLACE_BITS
            rest >>= SUPPORT_MOVE_BITS
        self.support = kept

    def park(self) -> None:
        """Put a joker into the first set that has room for it."""
        place: i64 = 0
        while place < self.count:
            form: i64 = self.forms[place]
            length: i64 = form >> LENGTH_AT & 15
            if form & 1:
                if (form >> 1 & 15) + length <= NUMBERS:
                    self.forms[place] = _longer(form, True)
                    return
                if form >> 1 & 15 > 1:
                    jokers: i64 = form >> JOKERS_AT
                    whole: i64 = form & (1 << JOKERS_AT) - 1
                    self.forms[place] = whole - 2 + (1 << LENGTH_AT) | (jokers << 1 | 1) << JOKERS_AT
                    return
            elif _size(form) < LARGEST_GROUP:
                self.forms[place] = form + (1 << GROUP_JOKERS_AT)
                return
            place += 1
        raise ValueError("no room to park a joker")

    def laid(self) -> list[int]:
        """Return the forms of all sets."""
        return [int(self.forms[place]) for place in range(self.count)]


def _begun(colour: i64, number: i64, joker: bool) -> i64:
    """Return a run of one tile."""
    form: i64 = 1 | number << 1 | colour << COLOUR_AT | 1 << LENGTH_AT
    return form | 1 << JOKERS_AT if joker else form


def _longer(form: i64, joker: bool) -> i64:
    """Return the run with one more tile."""
    length: i64 = form >> LENGTH_AT & 15
    longer: i64 = form + (1 << LENGTH_AT)
    return longer | 1 << JOKERS_AT + length if joker else longer


def _size(form: i64) -> i64:
    """Return the number of tiles of a group."""
    found: i64 = form >> GROUP_JOKERS_AT & 3
    mask: i64 = form >> MASK_AT & 15
    while mask:
        found += mask & 1
        mask >>= 1
    return found


def _taken(moves: i64, colour: i64, source: i64) -> i64:
    """Return the number of tiles of a colour that support runs took from `source`."""
    found: i64 = 0
    rest: i64 = moves
    while rest:
        if (rest >> 1 & 3) == colour and (rest >> 3 & 7) == source:
            found += 1
        rest >>= SUPPORT_MOVE_BITS
    return found


def _appended(places: i64, place: i64) -> i64:
    """Return these places and another one."""
    shift: i64 = 0
    while places >> shift:
        shift += PLACE_BITS
    return places | place << shift


def sets_of(task: Task, solution: Solution) -> list[Meld]:
    """Return the sets that a solution lays, in order."""
    laying = Laying(task)
    for number, how in enumerate(solution.transitions, 1):
        laying.lay(number, how)
    for _ in range(solution.parked):
        laying.park()
    return in_order([meld_of(form) for form in laying.laid()])
