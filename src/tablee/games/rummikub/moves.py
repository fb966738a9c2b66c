"""Moves: their text (the whole table after the move, then ` / ` and the discard), and the list of legal moves.

Source: notation 3, rummikub. For each selection of rack tiles `legal` has one table, with every discard.
"""

from typing import Final

from tablee.core.errors import IllegalMoveError
from tablee.core.game import Legal
from tablee.games.rummikub.listing import BEFORE_DISCARD, Choice, Listing, discards_of
from tablee.games.rummikub.pieces import KIND_OF, KINDS, NAMES, counted, names
from tablee.games.rummikub.position import RummikubPosition
from tablee.games.rummikub.sets import Meld, NotASetError, in_order, read_set, table_text
from tablee.games.rummikub.solver.accounts import opening_tasks, turn_tasks
from tablee.games.rummikub.solver.effort import Effort
from tablee.games.rummikub.solver.selections import Selection, Selections
from tablee.games.rummikub.solver.task import Task, larger_parts

DRAW: Final = "draw"
PASS: Final = "pass"
UNCHANGED: Final = "="
BETWEEN_SETS: Final = ", "
SHOWN: Final = 40
"""The most characters of unreadable text that an error repeats."""

MOST_SELECTIONS: Final = 200
NO_SETS: Final[list[Meld]] = []

EFFORT: Final = 8000
"""Steps of the solver for a quick list: about a hundredth of a second in compiled code."""

EFFORT_IN_FULL: Final = 1_000_000
"""Steps for the full list: about a second at most; recorded matches needed a twentieth at most."""

ROOM: Final = 500_000
"""The most cached steps: less than a hundred megabytes."""

EFFORT_AGAIN: Final = 3000
"""Steps for parts of the rack, if the first search did not finish."""


class Proposal:
    """The content of a move: the sets of the new table (None: unchanged) and the discard (None: none)."""

    def __init__(self, melds: list[Meld] | None, discard: int | None) -> None:
        self.melds = melds
        self.discard = discard


def parse(move: str) -> Proposal:
    """Return the table and discard in the text of a move.

    Raises `IllegalMoveError`: `rummikub.syntax` (part) for an unknown tile or wrong spacing, `rummikub.set` (set, why)
    for the first invalid set.
    """
    table, slash, discarded = move.partition(BEFORE_DISCARD)
    discard = _tile(discarded) if slash else None
    if table == UNCHANGED:
        return Proposal(None, discard)
    written = [[_tile(name) for name in part.split(" ")] for part in table.split(BETWEEN_SETS)]
    return Proposal([_set(tiles) for tiles in written], discard)


def write(melds: list[Meld] | None, discard: int | None) -> str:
    """Return the canonical text of a move."""
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


def ahead(position: RummikubPosition) -> dict[str, str]:
    """Return the moves that a player may plan: to draw, or to pass, if the table is unchanged (option `turns`)."""
    if position.turn is None or position.draws_first:
        return {}
    return {DRAW if position.pool else PASS: f"{position.round_number}: {table_text(position.table)}"}


def legal(position: RummikubPosition) -> Legal:
    """Return all moves, or those of the first 200 selections of tiles, with `more` set."""
    listing = listed(position)
    return Legal(listing.texts(), listing.more)


def listed(position: RummikubPosition) -> Listing:
    """Do the same as `legal`, without writing the tables."""
    return _listed(position, EFFORT_IN_FULL)


def legal_sample(position: RummikubPosition) -> Legal:
    """Do the same as `legal`, but quickly: if listing takes long, return some moves, with `more` set."""
    listing = _listed(position, EFFORT)
    return Legal(listing.texts(), listing.more)


def _listed(position: RummikubPosition, effort: int) -> Listing:
    """Return the moves found within `effort` steps of the solver, with `more` set if it does not finish."""
    seat = position.turn
    if seat is None:
        return Listing([], False)
    rack = counted(position.racks[seat])
    if position.draws_first:
        choices = [Choice(UNCHANGED, None, _discards(position, rack))]
    else:
        choices = [Choice(DRAW if position.pool else PASS, None, [])]
    found, more = _selections(position, seat, rack, effort)
    for selection in found:
        discards: list[int] = []
        if position.draws_first:
            discards = _discards(position, [rack[kind] - selection.tiles[kind] for kind in range(KINDS)])
        choices.append(Choice("", selection, discards))
    return Listing(choices, more)


def _selections(
    position: RummikubPosition, seat: int, rack: list[int], effort: int
) -> tuple[list[Selection], bool]:
    """Return the possible selections of tiles to lay, and True if there may be more.

    Plays from the rack alone come first, with the table unchanged. A rich table can take more than a second, so the
    search stops after `effort` steps. It then searches ever larger parts of the rack for more selections.
    """
    if position.opened[seat]:
        tasks = [(task, position.table) for task in opening_tasks(rack, 0)]
        tasks += [(task, NO_SETS) for task in turn_tasks(position.table, rack, position.joker_rules)]
    else:
        tasks = [(task, position.table) for task in opening_tasks(rack, position.options["opening"])]
    found = Selections(MOST_SELECTIONS + 1, Effort(effort, ROOM))
    complete = _look(found, tasks)
    if not complete:
        found.effort = Effort(EFFORT_AGAIN, ROOM)
        for part in larger_parts(position.racks[seat]):
            _look(found, [(task.narrowed(part), kept) for task, kept in tasks if not task.freed])
    return list(found.found.values())[:MOST_SELECTIONS], found.full or not complete


def _look(found: Selections, tasks: list[tuple[Task, list[Meld]]]) -> bool:
    """Search these tasks, each with the sets it leaves unchanged. Return False if a search did not finish."""
    complete = True
    for task, kept in tasks:
        if not found.full and not found.look(task, kept):
            complete = False
    return complete


def _discards(position: RummikubPosition, left: list[int]) -> list[int]:
    """Return the tiles that can be discarded, if turns end with a discard; `left` counts the tiles left on the rack."""
    count = sum(left)
    return [] if count == 0 or position.keeps_last(count) else discards_of(left)
