"""The reason for a good move of Rummikub, for players: its effect, independent of the bot that chose it."""

from typing import Any

from tablee.core.bot import Reason
from tablee.games.rummikub.events import tile_parts
from tablee.games.rummikub.moves import DRAW, PASS, parse
from tablee.games.rummikub.opening import opening_points
from tablee.games.rummikub.pieces import KIND_OF, KINDS, box_of, counted, listed, points_in
from tablee.games.rummikub.sets import set_of_names, tiles_of


def why(known: dict[str, Any], move: str, able: bool) -> Reason:
    """Return the reason for `move`; the seat to act knows `known`; `able`: it could have laid something."""
    if move == DRAW:
        return Reason("rummikub.why-wait", {}) if able else Reason("rummikub.why-draw", {})
    if move == PASS:
        return Reason("rummikub.why-pass", {})
    seat: int = known["turn"]
    rack = [KIND_OF[name] for name in known["racks"][seat]]
    proposal = parse(move)
    discard = proposal.discard
    if proposal.melds is None:
        return _why_nothing(rack, discard, able)
    before = [set_of_names(names) for names in known["table"]]
    after, lain = counted(tiles_of(proposal.melds)), counted(tiles_of(before))
    laid = listed([after[kind] - lain[kind] for kind in range(KINDS)])
    left = len(rack) - len(laid) - (discard is not None)
    if left == 0:
        return Reason("rummikub.why-out", {"count": len(laid)})
    points = points_in(laid, box_of(known["options"]).joker_points)
    params = {"count": len(laid), "points": points, "left": left}
    if not known["opened"][seat]:
        params["points"] = opening_points(before, proposal.melds)
        if discard is None:
            return Reason("rummikub.why-open", params)
        return Reason("rummikub.why-open-discard", {**params, **tile_parts(discard)})
    if discard is None:
        return Reason("rummikub.why-lay", params)
    return Reason("rummikub.why-lay-discard", {**params, **tile_parts(discard)})


def _why_nothing(rack: list[int], discard: int | None, able: bool) -> Reason:
    """Return the reason for leaving the table unchanged."""
    if discard is None:
        return Reason("rummikub.why-keep", {})
    if len(rack) == 1:
        return Reason("rummikub.why-out-discard", tile_parts(discard))
    if able:
        return Reason("rummikub.why-wait-discard", tile_parts(discard))
    return Reason("rummikub.why-discard", tile_parts(discard))
