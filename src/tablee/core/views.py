"""Views of a position and the information of a seat; both follow from the zones of the game."""

from collections.abc import Container
from typing import Any

from tablee.core.events import HIDDEN
from tablee.core.zones import ANY, Json, Pile, Sight, Zone, actor, everyone, leaf, owner, put, top


def view(position: Json, zones: tuple[Zone, ...], viewer: int | None, past: bool = False) -> Json:
    """Return what seat `viewer` (None: a spectator) may be shown, by changing `position` into it.

    `past`: the view is for a replay while the match goes on. Source: notation 1, View. Once the match is
    over, only `rng` is left out.
    """
    over = position["phase"] == "over"
    looks_like(position, zones, viewer)
    if over:
        return position
    for zone in zones:
        if past and zone.fleeting(position):
            for slot in zone.slots(position):
                put(position, slot, HIDDEN)
        if zone.left_out:
            position.pop(zone.steps[0], None)
    return position


def shows_fleeting(position: Json, zones: tuple[Zone, ...], viewer: int | None) -> bool:
    """True if `view` shows anything that players must remember.

    The match must still go on; `position` is changed.
    """
    fleeting = tuple([zone for zone in zones if not zone.left_out and zone.fleeting(position)])
    looks_like(position, fleeting, viewer)
    for zone in fleeting:
        for slot in zone.slots(position):
            if leaf(position, slot) != HIDDEN:
                return True
    return False


def looks_like(position: Json, zones: tuple[Zone, ...], viewer: int | None) -> Json:
    """Return `view` including the keys that views leave out, with hidden contents, so that worlds can be
    drawn from it.

    Those worlds look the same to a viewer who remembers nothing. `position` is changed into the result.
    """
    return _mask(position, zones, viewer, False)


def information(position: Json, zones: tuple[Zone, ...], viewer: int | None) -> Json:
    """Return all that seat `viewer` knows: its view, and what it saw earlier and may remember.

    Two positions with equal information look the same to that seat, so its JSON text is the key of an
    information set. `position` is changed into the result.
    """
    return _mask(position, zones, viewer, True)


def _mask(position: Json, zones: tuple[Zone, ...], viewer: int | None, knowledge: bool) -> Json:
    position.pop("rng", None)
    if position["phase"] == "over":
        return position
    usual: list[tuple[Zone, Sight]] = []
    by_function: list[tuple[Pile, Container[Any]]] = []
    for zone in zones:
        sees = zone.knows if knowledge else zone.shows
        if not isinstance(sees, Sight):
            for pile in zone.piles(position):
                by_function.append((pile, sees(position, pile.path, viewer)))
        elif sees is not everyone and (sees is not actor or viewer is None or position["turn"] != viewer):
            usual.append((zone, sees))
    for pile, lie_open in by_function:
        for place in pile.places:
            if place not in lie_open and isinstance(pile.node[place], str):
                pile.node[place] = HIDDEN
    for zone, seen in usual:
        _turn_down(position, zone.steps, 0, viewer if seen is owner else None, seen is top)
    return position


def _turn_down(node: Any, steps: list[str], depth: int, spared: int | None, but_tops: bool) -> None:
    """Turn face down the cards below step `depth` of a pattern in `node`.

    Exceptions: the item `spared` of a list at the second step, and with `but_tops` the topmost card of each
    pile.
    """
    step = steps[depth]
    last = depth == len(steps) - 1
    if isinstance(node, list):
        if step != ANY:
            return
        kept = spared if depth == 1 and spared is not None else -1
        if last and kept == -1:
            covered = len(node) - 1 if but_tops else len(node)
            for index in range(covered):
                if isinstance(node[index], str):
                    node[index] = HIDDEN
            return
        for index, item in enumerate(node):
            if index == kept:
                continue
            if not last:
                _turn_down(item, steps, depth + 1, spared, but_tops)
            elif isinstance(item, str):
                node[index] = HIDDEN
    elif isinstance(node, dict):
        for key in list(node) if step == ANY else [step] if step in node else []:
            item = node[key]
            if not last:
                _turn_down(item, steps, depth + 1, spared, but_tops)
            elif isinstance(item, str):
                node[key] = HIDDEN
