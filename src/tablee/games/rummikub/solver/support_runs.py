"""Support runs: runs in the making with a freed joker, which must end with two tiles from the rack.

A support run is 12 bits of a state: 1, its colour (2 bits), length - 1 (2), tiles from the rack (2), freed joker (1),
and old runs (4). The last are the old runs from which it has taken a tile, if that matters (`origins`).
"""

from typing import Final, final

from tablee.core.native import i64, vec
from tablee.games.rummikub.pieces import COLOUR_COUNT, SMALLEST_SET, SUPPORT
from tablee.games.rummikub.solver.transitions import SUPPORT_SHIFT

SUPPORT_BITS: Final = 12
SUPPORT_MASK: Final = (1 << SUPPORT_BITS) - 1

# The source of the next tile of a support run.
TABLE: Final = 0
RACK: Final = 1
PIN: Final = 2
OWN: Final = 3
FREED: Final = 4
SOURCES: Final = 5

SOURCE_BITS: Final = 3
_JOKER: Final = 1 << 7
_USED_AT: Final = 8
_TAKEN: Final = vec[i64]([1 << 2 * place for place in range(SOURCES * COLOUR_COUNT)])


def colour_of_run(run: i64) -> i64:
    """Return the colour, 0-3."""
    return run >> 1 & 3


def length_of_run(run: i64) -> i64:
    """Return the length: 1, 2, or 3 for three and more."""
    return (run >> 3 & 3) + 1


def laid_in_run(run: i64) -> i64:
    """Return the number of its tiles from the rack: 0, 1, or 2 for two and more."""
    return run >> 5 & 3


def has_joker(run: i64) -> bool:
    """True if the run has a freed joker."""
    return run & _JOKER != 0


def fresh_run(colour: i64, source: i64) -> i64:
    """Return a run that begins with a tile from `source`."""
    begun: i64 = 1 | colour << 1
    return begun | _JOKER if source == FREED else begun + _brought(source)


def longer_run(run: i64, source: i64) -> i64:
    """Return the run with one more tile."""
    longer: i64 = run
    if length_of_run(run) < SMALLEST_SET:
        longer += 1 << 3
    if source == FREED:
        longer |= _JOKER
    elif laid_in_run(run) < SUPPORT:
        longer += _brought(source)
    return longer


def has_used(run: i64, slot: i64) -> bool:
    """True if the run has a tile of the old run in that slot."""
    return run >> _USED_AT + slot & 1 != 0


def using(run: i64, slot: i64) -> i64:
    """Return the run with a tile of the old run in that slot."""
    one: i64 = 1
    return run | one << _USED_AT + slot


def forgetting(run: i64, slots: i64) -> i64:
    """Return the run after the old runs in these slots, given as bits, have ended."""
    return run & ~(slots << _USED_AT)


def _brought(source: i64) -> i64:
    """Return what a tile other than a freed joker adds to a run besides its length."""
    return 1 << 5 if source in (RACK, OWN) else 0


def is_complete(run: i64, is_set: bool) -> bool:
    """True if the run has its joker and the two tiles, and with `is_set` is long enough to end."""
    return (
        has_joker(run) and laid_in_run(run) >= SUPPORT and (not is_set or length_of_run(run) >= SMALLEST_SET)
    )


@final
class Partial:
    """The support runs after one more number, and the tiles that they took.

    `runs` has `count` of them, and `sources` the source of the newest tile of each. `taken` is the number of tiles
    that each colour gave from each source (2 bits each); `own` and `freed` of these were jokers. `copies`: which
    copies, if that matters (4 bits a colour).
    """

    def __init__(
        self, taken: i64, own: i64, freed: i64, count: i64, runs: i64, sources: i64, copies: i64
    ) -> None:
        self.copies = copies
        self.taken = taken
        self.own = own
        self.freed = freed
        self.count = count
        self.runs = runs
        self.sources = sources

    def gave(self, colour: i64, source: i64) -> i64:
        """Return the number of tiles of a colour that came from `source`."""
        return self.taken >> 2 * (SOURCES * colour + source) & 3

    def has_taken(self, colour: i64, source: i64, copy: i64) -> bool:
        """True if one of these runs has that copy of a tile on the table, or of a joker that stays."""
        return self.copies >> _copy_place(colour, source, copy) & 1 != 0

    def with_copy(self, colour: i64, source: i64, copy: i64) -> "Partial":
        """Return this partial with that copy taken."""
        one: i64 = 1
        copies: i64 = self.copies | one << _copy_place(colour, source, copy)
        return Partial(self.taken, self.own, self.freed, self.count, self.runs, self.sources, copies)

    def grown(self, run: i64, source: i64) -> "Partial":
        """Return this partial with one more support run, whose newest tile is from `source`."""
        return Partial(
            self.taken + _TAKEN[SOURCES * colour_of_run(run) + source],
            self.own + (1 if source == OWN else 0),
            self.freed + (1 if source == FREED else 0),
            self.count + 1,
            self.runs | run << SUPPORT_BITS * self.count,
            self.sources | source << SOURCE_BITS * self.count,
            self.copies,
        )

    def spoken_for(self) -> i64:
        """Return the number of freed jokers taken at this number or still needed; it never decreases."""
        return self.freed + waiting_runs(self.runs)

    def taken_of_cell(self, colour: i64) -> i64:
        """Return the tiles of the table, of the rack and the pinned jokers that a colour gave (see `cells.cell_of`)."""
        return self.taken >> 2 * SOURCES * colour & 63


NO_RUNS: Final = Partial(0, 0, 0, 0, 0, 0, 0)


def support_runs(state: i64) -> i64:
    """Return the support runs of a state, `SUPPORT_BITS` each."""
    return state >> SUPPORT_SHIFT


def _copy_place(colour: i64, source: i64, copy: i64) -> i64:
    return 4 * colour + 2 * (1 if source == PIN else 0) + copy


def waiting_runs(runs: i64) -> i64:
    """Return the number of runs without a joker."""
    found: i64 = 0
    rest: i64 = runs
    while rest:
        if not has_joker(rest):
            found += 1
        rest >>= SUPPORT_BITS
    return found
