"""What the rules say about a table under construction: each set alone, then the turn as a whole.

The report (`Game.examine`) is JSON:

- `legal`: if the draft is a move now, and then `move`, its text; else `code` and `params` of the first broken rule;
- `sets`, in the order of the draft:
  - `tiles` in their best order; `kind` (`run`, `group`, null if invalid); `points` in an opening;
  - `stands`: for each joker the tile or the group's number that it stands for, null for other tiles;
  - for invalid sets also `code`, `params`, `lacks` (places `at` which one of `tiles` is missing) and `parts` (the
    runs into which tiles of one colour would fall);
- `laid`: the tiles from the rack; `opening`: null once opened, else `points` of the new sets and `needed`;
- `discards`: if a turn that leaves the rack like this ends with a discard.
"""

from typing import Any, Final

from tablee.core.errors import IllegalMoveError
from tablee.core.game import JsonObject
from tablee.games.rummikub.draft import Draft, DraftSet, read_draft, stands_for
from tablee.games.rummikub.moves import Proposal, write
from tablee.games.rummikub.opening import opening_points
from tablee.games.rummikub.pieces import KINDS, counted, listed, names
from tablee.games.rummikub.position import RummikubPosition
from tablee.games.rummikub.rules import turn_of
from tablee.games.rummikub.sets import in_order, role_text, tiles_of

NO_SET: Final = "rummikub.set"


def examine(position: RummikubPosition, text: str) -> JsonObject:
    """Return the report on the draft in `text`, for the seat to act."""
    seat = position.turn
    if seat is None:
        return {"legal": False, "code": "move.over", "params": {}}
    try:
        draft = read_draft(text)
    except IllegalMoveError as fault:
        return {**_verdict(fault), "sets": [], "laid": [], "opening": None, "discards": False}
    sets = draft.sets or []
    laid = _laid(position, seat, draft)
    return {
        **_judgement(position, seat, draft),
        "sets": [_set_report(each) for each in sets],
        "laid": names(laid),
        "opening": _opening(position, seat, sets),
        "discards": position.discards(len(position.racks[seat]) - len(laid)),
    }


def _laid(position: RummikubPosition, seat: int, draft: Draft) -> list[int]:
    """Return the tiles of the draft that come from the rack, as far as the rack has them."""
    if draft.sets is None:
        return []
    before = counted(tiles_of(position.table))
    after = counted([tile for each in draft.sets for tile in each.tiles])
    rack = counted(position.racks[seat])
    return listed([max(0, min(after[kind] - before[kind], rack[kind])) for kind in range(KINDS)])


def _judgement(position: RummikubPosition, seat: int, draft: Draft) -> JsonObject:
    try:
        proposal = _proposal(position, draft)
        turn_of(position, seat, proposal)
    except IllegalMoveError as fault:
        return _verdict(fault)
    return {"legal": True, "move": write(proposal.melds, proposal.discard)}


def _verdict(fault: IllegalMoveError) -> JsonObject:
    return {"legal": False, "code": fault.code, "params": fault.params}


def _proposal(position: RummikubPosition, draft: Draft) -> Proposal:
    """Return the move of the draft. Raises `IllegalMoveError` `rummikub.set` for the first invalid set."""
    if draft.sets is None:
        return Proposal(None, draft.discard)
    melds = []
    for each in draft.sets:
        if each.meld is None:
            raise IllegalMoveError(NO_SET, _fault_of(each))
        melds.append(each.meld)
    if [meld.tiles for meld in in_order(melds)] == [meld.tiles for meld in position.table]:
        return Proposal(None, draft.discard)
    return Proposal(melds, draft.discard)


def _fault_of(each: DraftSet) -> dict[str, Any]:
    return {"set": names(each.tiles), "why": each.why}


def _set_report(each: DraftSet) -> JsonObject:
    meld = each.meld
    if meld is None:
        return {
            "tiles": names(each.tiles),
            "kind": None,
            "points": 0,
            "stands": [None] * len(each.tiles),
            "code": NO_SET,
            "params": _fault_of(each),
            "lacks": [{"at": gap.at, "tiles": names(gap.kinds)} for gap in each.gaps()],
            "parts": [names(part) for part in each.parts()],
        }
    roles = [stands_for(meld, place) for place in range(len(meld.tiles))]
    return {
        "tiles": meld.names(),
        "kind": "run" if meld.run else "group",
        "points": meld.points(),
        "stands": [None if role is None else role_text(role) for role in roles],
    }


def _opening(position: RummikubPosition, seat: int, sets: list[DraftSet]) -> JsonObject | None:
    """Return the points of the finished new sets so far, and the points needed; None for a seat that has opened."""
    if position.opened[seat]:
        return None
    melds = [each.meld for each in sets if each.meld is not None]
    return {"points": opening_points(position.table, melds), "needed": position.options["opening"]}
