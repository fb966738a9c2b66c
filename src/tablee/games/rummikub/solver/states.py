"""The states after one number in arrays of machine integers, with a hash table of our own.

In a dict each state would be an object, and creating those objects took nearly half of the time.
"""

from typing import Final, final

from tablee.core.native import i64, vec

NOWHERE: Final = -1
"""Instead of a place, if there is none."""

_ROOM: Final = 32
_NO_VALUES: Final = vec[i64]([0] * _ROOM)
_NO_SLOTS: Final = vec[i64]([NOWHERE] * (2 * _ROOM))


def grown(values: vec[i64]) -> vec[i64]:
    """Return the values in an array of twice the size."""
    size: i64 = len(values)
    larger = vec[i64]([0] * (2 * len(values)))
    at: i64 = 0
    while at < size:
        larger[at] = values[at]
        at += 1
    return larger


@final
class States:
    """States in the order in which they were added: the first `count` items of `states`."""

    def __init__(self) -> None:
        self.count: i64 = 0
        self.states: vec[i64] = _NO_VALUES[:]
        self._slots: vec[i64] = _NO_SLOTS[:]

    def find(self, state: i64) -> i64:
        """Return the place of a state, or `NOWHERE`."""
        slots = self._slots
        mask: i64 = len(slots) - 1
        slot = _slot(state) & mask
        while True:
            place: i64 = slots[slot]
            if place == NOWHERE or self.states[place] == state:
                return place
            slot = (slot + 1) & mask

    def placed(self, state: i64) -> i64:
        """Return the place of a state; a new state is added at `count`."""
        slots = self._slots
        mask: i64 = len(slots) - 1
        slot = _slot(state) & mask
        while slots[slot] != NOWHERE:
            known = slots[slot]
            if self.states[known] == state:
                return known
            slot = (slot + 1) & mask
        place = self.count
        if place == len(self.states):
            self._grow()
        self.states[place] = state
        self.count = place + 1
        self._settle(place)
        return place

    def _grow(self) -> None:
        """Double the capacity."""
        self.states = grown(self.states)
        self._slots = vec[i64]([NOWHERE] * (2 * len(self._slots)))
        place: i64 = 0
        while place < self.count:
            self._settle(place)
            place += 1

    def _settle(self, place: i64) -> None:
        """Put a place into the first free slot for its state."""
        slots = self._slots
        mask: i64 = len(slots) - 1
        slot = _slot(self.states[place]) & mask
        while slots[slot] != NOWHERE:
            slot = (slot + 1) & mask
        slots[slot] = place


def _slot(state: i64) -> i64:
    """Return bits that depend on all of a state; states have less than 54 bits, so nothing overflows."""
    mixed: i64 = (state ^ state >> 19 ^ state >> 37) * 613
    return mixed ^ mixed >> 13
