"""The text of a move (notation 3, rummikub): the whole table after it, then ` / ` and the discard."""

from typing import Final

from tablee.core.errors import IllegalMoveError
from tablee.games.rummikub.sets import Meld, NotASetError, in_order, read_set, table_text
from tablee.games.rummikub.tiles import KIND_OF, NAMES, names

DRAW: Final = "draw"
PASS: Final = "pass"
UNCHANGED: Final = "="
BETWEEN_SETS: Final = ", "
BEFORE_DISCARD: Final = " / "
SHOWN: Final = 40


class Proposal:
    """What a move proposes: the sets of the new table (None: unchanged) and the tile discarded (None: none)."""

    def __init__(self, melds: list[Meld] | None, discard: int | None) -> None:
        self.melds = melds
        self.discard = discard


def parse(move: str) -> Proposal:
    """The table and discard that `move` writes down.

    Raises `IllegalMoveError`: `rummikub.syntax` (part) for what is no tile or wrongly spaced, `rummikub.set` (set,
    why) for the first set that is none.
    """
    table, slash, discarded = move.partition(BEFORE_DISCARD)
    discard = _tile(discarded) if slash else None
    if table == UNCHANGED:
        return Proposal(None, discard)
    written = [[_tile(name) for name in part.split(" ")] for part in table.split(BETWEEN_SETS)]
    return Proposal([_set(tiles) for tiles in written], discard)


def write(melds: list[Meld] | None, discard: int | None) -> str:
    """The canonical text of a move."""
    table = UNCHANGED if melds is None else table_text(in_order(melds))
    return table if discard is None else table + BEFORE_DISCARD + NAMES[discard]


def _tile(name: str) -> int:
    kind = KIND_OF.get(name)
    if kind is None:
        raise IllegalMoveError("rummikub.syntax", {"part": name[:SHOWN]})
    return kind


def _set(tiles: list[int]) -> Meld:
    try:
        return read_set(tiles)
    except NotASetError as fault:
        raise IllegalMoveError("rummikub.set", {"set": names(tiles), "why": fault.why}) from None
