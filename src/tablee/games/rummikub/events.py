"""The events of Rummikub, as a spectator sees them.

An event names a tile as a whole (`tile`) and by `colour` and `number`, which sentences use; the colour of a joker is
`J`. Drawn and discarded tiles are secret to all but their player. At the end of a round the racks are open.
"""

from typing import Any, Final

from tablee.core.events import Event
from tablee.games.rummikub.pieces import COLOURS, JOKER, NAMES, names
from tablee.games.rummikub.sets import Meld

PARTS: Final = ("tile", "colour", "number")


def tile_parts(tile: int) -> dict[str, Any]:
    """Return a tile in the parts that sentences use (see the module)."""
    name = NAMES[tile]
    return {"tile": name, "colour": name[0], "number": "" if tile == JOKER else name[1:]}


def _for(seat: int) -> dict[str, tuple[int, ...]]:
    return dict.fromkeys(PARTS, (seat,))


def drew(seat: int, tile: int, pool: int) -> Event:
    """Return the event for a drawn tile; `pool` tiles remain."""
    return Event("rummikub.drew", {"seat": seat, **tile_parts(tile), "pool": pool}, _for(seat))


def discarded(seat: int, tile: int) -> Event:
    """Return the event for a tile discarded face down into the pool."""
    return Event("rummikub.discarded", {"seat": seat, **tile_parts(tile)}, _for(seat))


def laid(seat: int, tiles: list[int], before: list[Meld], after: list[Meld]) -> Event:
    """Return the event for tiles laid from the rack, with the table before and after, set by set."""
    return Event(
        "rummikub.laid",
        {
            "seat": seat,
            "tiles": names(tiles),
            "before": [meld.names() for meld in before],
            "after": [meld.names() for meld in after],
        },
    )


def opened(seat: int, points: int) -> Event:
    """Return the event for the seat's opening with `points`."""
    return Event("rummikub.opened", {"seat": seat, "points": points})


def joker_freed(seat: int, stood_for: str, to: Meld) -> Event:
    """Return the event for a freed joker of the table, which stood for a tile (`r5`) or a group's number (`5`).

    The event names what the joker stood for as a whole and as `colour` (empty for a group) and `number`.
    """
    number = stood_for.lstrip(COLOURS)
    return Event(
        "rummikub.joker_freed",
        {
            "seat": seat,
            "stood_for": stood_for,
            "colour": stood_for.removesuffix(number),
            "number": number,
            "set": to.names(),
        },
    )


def kept(seat: int) -> Event:
    """Return the event for keeping the last tile, which may not be discarded."""
    return Event("rummikub.kept", {"seat": seat})


def passed(seat: int) -> Event:
    """Return the event for a pass: nothing to draw, nothing laid."""
    return Event("rummikub.passed", {"seat": seat})


def out(seat: int) -> Event:
    """Return the event for an empty rack."""
    return Event("rummikub.out", {"seat": seat})


def stalled(why: str) -> Event:
    """Return the event for a stalled round, with `why`: idle (nobody laid for too long) or passes."""
    return Event("rummikub.stalled", {"why": why})


def round_over(
    number: int,
    winners: list[int],
    racks: list[list[int]],
    held: list[int],
    points: list[int],
    totals: list[int],
) -> Event:
    """Return the event for a round's scores by seat: tiles left, their points, points scored, totals."""
    return Event(
        "rummikub.round_over",
        {
            "round": number,
            "winners": winners,
            "left": [names(rack) for rack in racks],
            "held": held,
            "points": points,
            "totals": list(totals),
        },
    )


def dealt(number: int, first: int) -> Event:
    """Return the event for the start of another round."""
    return Event("rummikub.dealt", {"round": number, "first": first})


def over(winners: list[int], scores: list[int]) -> Event:
    """Return the event for the end of the match."""
    return Event("rummikub.over", {"winners": winners, "scores": list(scores)})
