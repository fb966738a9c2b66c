"""A move of Rummikub that is being spelt: sets taken apart, new sets tile by tile, the discard."""

from typing import Any, Final, final

from tablee.core.encoding import Spelling
from tablee.core.native import i16, i64, vec
from tablee.games.rummikub.construction import Construction, changes
from tablee.games.rummikub.listing import discards_of
from tablee.games.rummikub.moves import parse, write
from tablee.games.rummikub.pieces import KINDS
from tablee.games.rummikub.position import RummikubPosition
from tablee.games.rummikub.sets import Meld, key_of
from tablee.games.rummikub.tokens import APART, DRAW, PASS, SET_END, TABLE_END, TOKEN_NAMES, UNCHANGED

UNKNOWN: Final = 0
POSSIBLE: Final = 1
IMPOSSIBLE: Final = 2


class Candidate:
    """A set that may be laid next, and whether the table can then be completed."""

    def __init__(self, meld: Meld) -> None:
        self.meld = meld
        self.key = key_of(meld.tiles)
        self.fate = UNKNOWN


@final
class RummikubSpelling(Spelling[RummikubPosition]):
    """A move of Rummikub so far.

    `building`: the table; `tiles`: those of the set under way. `_known` are lists of sets (as keys) that complete the
    table to a legal one. They answer most questions without the solver.
    """

    def __init__(self, position: RummikubPosition, loose_at: int, spelt_at: int) -> None:
        """`loose_at` and `spelt_at`: the places of these fields in an observation."""
        super().__init__(position)
        self.loose_at: i64 = loose_at
        self.spelt_at: i64 = spelt_at
        self.building = Construction(position)
        self.tiles: list[int] = []
        self.ended = False
        self._way: list[Meld] | None = None
        self._looked = False
        self._candidates: list[Candidate] | None = None
        self._known: list[list[str]] = []
        self._way_known = False

    def __reduce__(self) -> Any:
        raise TypeError("pickle the state that it belongs to")

    def legal(self) -> list[int]:
        position = self.position
        if position.acting < 0:
            return []
        if self.ended:
            return self._discards()
        if self.tiles:
            return self._within_set()
        if self.numbers:
            return self._between_sets()
        if position.draws_first:
            return [*self._between_sets_at_first(), UNCHANGED, *self._apart()]
        return [*self._between_sets_at_first(), DRAW if position.pool else PASS, *self._apart()]

    def _discards(self) -> list[int]:
        return discards_of(self.building.rack)

    def _begin(self) -> None:
        """Ask for any legal table."""
        if not self._looked:
            self._looked = True
            self._way = self.building.any_way()

    def _between_sets_at_first(self) -> list[int]:
        self._begin()
        return [] if self._way is None else self._first_tiles()

    def _between_sets(self) -> list[int]:
        found = self._first_tiles()
        if self.building.is_done():
            found.append(TABLE_END)
        return [*found, *self._apart()]

    def _apart(self) -> list[int]:
        """Return the sets that may be taken apart; of equal ones the first."""
        building = self.building
        self._begin()
        if building.new or not building.opened or self._way is None:
            return []
        found = []
        table = self.position.table
        for place, meld in enumerate(table):
            if place in building.apart:
                continue
            if place and place - 1 not in building.apart and table[place - 1].tiles == meld.tiles:
                continue
            found.append(APART + place)
        return found

    def _look(self) -> list[Candidate]:
        """Return the sets that may come next."""
        if self._candidates is None:
            self._candidates = [Candidate(meld) for meld in self.building.next_sets()]
            self._recognise()
        return self._candidates

    def _recognise(self) -> None:
        """Enter the table that is known from the start, once all sets that it changes are taken apart."""
        building = self.building
        if self._way is None or self._way_known or building.new:
            return
        table = self.position.table
        apart, new = changes(table, self._way)
        if all(place in building.apart for place in apart):
            self._way_known = True
            again = [table[place] for place in building.apart if place not in apart]
            self._known.append([key_of(meld.tiles) for meld in new + again])

    def _possible(self, candidate: Candidate) -> bool:
        """True if the table can be completed with this set."""
        if candidate.fate == UNKNOWN:
            key = candidate.key
            for known in self._known:
                if key in known:
                    candidate.fate = POSSIBLE
                    return True
            building = self.building.copy()
            building.lay(candidate.meld)
            further = building.completion()
            candidate.fate = IMPOSSIBLE if further is None else POSSIBLE
            if further is not None:
                self._known.append([key, *[key_of(meld.tiles) for meld in further]])
        return candidate.fate == POSSIBLE

    def _first_tiles(self) -> list[int]:
        return self._following(self._look(), 0)

    def _within_set(self) -> list[int]:
        """Return what may follow the tiles of the set under way."""
        many = len(self.tiles)
        among = [one for one in self._look() if one.meld.tiles[:many] == self.tiles]
        found = self._following([one for one in among if len(one.meld.tiles) > many], many)
        if any(len(one.meld.tiles) == many and self._possible(one) for one in among):
            found.append(SET_END)
        return found

    def _following(self, among: list[Candidate], at: int) -> list[int]:
        """Return the tiles at place `at` of the sets that are possible."""
        found = [False] * KINDS
        for one in among:
            tile = one.meld.tiles[at]
            if not found[tile] and self._possible(one):
                found[tile] = True
        return [tile for tile in range(KINDS) if found[tile]]

    def add(self, number: int) -> None:
        if self.ended or number in (DRAW, PASS):
            self.complete = True
        elif number in (UNCHANGED, TABLE_END):
            self.ended = True
            left = sum(self.building.rack)
            self.complete = not self.position.discards(left)
        elif number >= APART:
            self._begin()
            self.building.take_apart(number - APART)
            self._candidates = None
            key = key_of(self.position.table[number - APART].tiles)
            self._known = [[key, *known] for known in self._known]
        elif number == SET_END:
            self._lay()
        else:
            self.tiles.append(number)
        self.numbers.append(number)

    def _lay(self) -> None:
        """End the set under way."""
        self._begin()
        for one in self._look():
            if one.meld.tiles == self.tiles and self._possible(one):
                self.building.lay(one.meld)
                self._known = [_without(known, one.key) for known in self._known if one.key in known]
                break
        self.tiles = []
        self._candidates = None

    def text(self) -> str:
        numbers = self.numbers
        if numbers[0] in (DRAW, PASS):
            return TOKEN_NAMES[numbers[0]]
        discard = numbers[-1] if numbers[-1] < KINDS else None
        if numbers[0] == UNCHANGED:
            return write(None, discard)
        return write(self.building.table([]), discard)

    def observe(self, out: vec[i16], at: i64) -> None:
        loose: i64 = at + self.loose_at
        for kind, count in enumerate(self.building.loose):
            out[loose + kind] = i16(count)
        start: i64 = at + self.spelt_at
        for number in self.numbers:
            out[start] = i16(number + 1)
            start += 1


def _without(keys: list[str], key: str) -> list[str]:
    """Return the keys without one."""
    left = list(keys)
    left.remove(key)
    return left


def numbers_of(position: RummikubPosition, move: str) -> list[int]:
    """Return numbers that a legal move is spelt with."""
    if move in TOKEN_NAMES:
        return [TOKEN_NAMES.index(move)]
    proposal = parse(move)
    last = [] if proposal.discard is None else [proposal.discard]
    if proposal.melds is None:
        return [UNCHANGED, *last]
    building = Construction(position)
    apart, new = changes(position.table, proposal.melds)
    numbers = []
    for place in apart:
        building.take_apart(place)
        numbers.append(APART + place)
    while new:
        lowest = next((kind for kind in range(KINDS) if building.loose[kind]), -1)
        place = next(place for place, meld in enumerate(new) if lowest == -1 or lowest in meld.tiles)
        meld = new.pop(place)
        building.lay(meld)
        numbers += [*meld.tiles, SET_END]
    return [*numbers, TABLE_END, *last]
