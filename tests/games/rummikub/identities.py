"""The rules for freed jokers in plain form, for single tiles, in every way to identify equal ones.

The real rules count, which is fast. This version is slow, and easily seen to be correct.
"""

import itertools
from collections.abc import Iterator
from typing import NamedTuple

from tablee.games.rummikub.jokers import JokerRules
from tablee.games.rummikub.pieces import JOKER
from tablee.games.rummikub.sets import Meld


class Tile(NamedTuple):
    """One tile: its kind, and its set and place before; None for one from the rack."""

    kind: int
    lay: tuple[int, int] | None
    number: int


def every_identity(before: list[Meld], after: list[Meld], laid: list[int]) -> Iterator[list[list[Tile]]]:
    """Yield every way in which these exact tiles, of the table and from the rack, can be in the sets after."""
    box: dict[int, list[Tile]] = {}
    for at, meld in enumerate(before):
        for place, kind in enumerate(meld.tiles):
            box.setdefault(kind, []).append(Tile(kind, (at, place), 0))
    for kind, count in enumerate(laid):
        for number in range(count):
            box.setdefault(kind, []).append(Tile(kind, None, number))
    kinds = sorted(box)
    for orders in itertools.product(*[itertools.permutations(box[kind]) for kind in kinds]):
        left = {kind: list(order) for kind, order in zip(kinds, orders, strict=True)}
        yield [[left[kind].pop() for kind in meld.tiles] for meld in after]


def allowed(before: list[Meld], after: list[Meld], laid: list[int], rules: JokerRules) -> bool:
    """True if the change of the jokers is allowed, for some way to identify the tiles."""
    return any(_holds(before, after, sets, rules) for sets in every_identity(before, after, laid))


def _holds(before: list[Meld], after: list[Meld], sets: list[list[Tile]], rules: JokerRules) -> bool:
    freed: list[Tile] = []
    for meld, tiles in zip(after, sets, strict=True):
        for place, tile in enumerate(tiles):
            if tile.kind == JOKER and tile.lay is not None:
                set_before, place_before = tile.lay
                if before[set_before].role(place_before) != meld.role(place):
                    freed.append(tile)
    everything = [tile for tiles in sets for tile in tiles]
    if not _may_go(before, freed, everything, rules):
        return False
    for tiles in sets:
        here = [tile for tile in tiles if tile in freed]
        if not here:
            continue
        own = [tile for tile in tiles if tile.lay is None]
        old = [tile.lay[0] for tile in tiles if tile.lay is not None and tile not in freed]
        if len(own) < 2 or (rules.new_set and old) or (rules.mixed_set and len(set(old)) < len(old)):
            return False
    return True


def _may_go(before: list[Meld], freed: list[Tile], everything: list[Tile], rules: JokerRules) -> bool:
    """True if each freed joker could be lifted, or has a replacing tile of its own."""
    wanted: list[list[Tile]] = []
    for joker in freed:
        assert joker.lay is not None
        meld, place = before[joker.lay[0]], joker.lay[1]
        size = len(meld.tiles)
        at_an_end = place in (0, size - 1)
        if meld.run and at_an_end and (size >= 4 or rules.any_end):
            continue
        if not meld.run and size >= 4:
            continue
        kinds = [meld.role(place)] if meld.run else meld.missing()
        wanted.append(
            [tile for tile in everything if tile.kind in kinds and (tile.lay is None or rules.any_copy)]
        )
    return any(len(set(chosen)) == len(chosen) for chosen in itertools.product(*wanted))
