"""Zones: who sees which cards, declared once per zone.

Views, what a seat knows, worlds it must reckon with, and the count of pieces all follow from the declarations; no
game writes any of them by hand. Zones speak of the JSON position (notation 1), not of a game's inner form.

A zone's `pattern` names its cards by path, `*` standing for any index or key: `"hands.*.*"`, `"stock.*"`, `"drawn"`.
"""

from collections.abc import Callable
from typing import Any, Final

from tablee.core.events import HIDDEN
from tablee.core.rng import Stream

Json = dict[str, Any]
ANY: Final = "*"


class Slot:
    """One place where a card lies: its `path` (keys and indices) and how many lie in its pile."""

    def __init__(self, path: tuple[Any, ...], size: int) -> None:
        self.path = path
        self.size = size

    @property
    def owner(self) -> Any:
        """The seat (or pile) it belongs to: the first index below the zone's key."""
        return self.path[1]

    @property
    def index(self) -> Any:
        """Its place in its pile, the bottom being 0."""
        return self.path[-1]


Sees = Callable[[Json, Slot, int | None], bool]


def everyone(position: Json, slot: Slot, viewer: int | None) -> bool:
    """Lies open."""
    return True


def nobody(position: Json, slot: Slot, viewer: int | None) -> bool:
    """Lies face down."""
    return False


def owner(position: Json, slot: Slot, viewer: int | None) -> bool:
    """In a hand: its player sees it."""
    return viewer is not None and slot.path[1] == viewer


def actor(position: Json, slot: Slot, viewer: int | None) -> bool:
    """Seen by the seat that must act."""
    return viewer is not None and position["turn"] == viewer


def top(position: Json, slot: Slot, viewer: int | None) -> bool:
    """The top card of a pile lies open, those beneath do not."""
    return bool(slot.path[-1] == slot.size - 1)


def never(position: Json) -> bool:
    """Nothing here is to be remembered: whoever looks back sees what lay open."""
    return False


def one_card(leaf: str) -> list[str]:
    """A leaf that is one card."""
    return [leaf]


class Zone:
    """Where cards lie and who sees them.

    - `shows`: what a view shows; `knows` (default: the same): what the seat knows even if its view does not show it.
    - `deck`: cards move only among zones of one deck. `None`: the leaves are no pieces of their own but copies.
    - `left_out`: the key stands in no view at all before the match is over.
    - `fleeting`: whether what lay open here is to be remembered, in a match with these options. Then nobody who looks
      back is shown it: in the steps that are past the zone lies closed until the match is over.
    - `fits`: which hidden cards a pile can hold, where not all can: asked with one of its slots.
    - `order`: sort key of a pile that is kept sorted.
    - `copied`: for copies, what a hidden leaf must be in a given world (drawing with the stream if several could be).
    - `cards`: the pieces that one leaf stands for.
    """

    def __init__(
        self,
        pattern: str,
        shows: Sees,
        *,
        knows: Sees | None = None,
        deck: str | None = "cards",
        left_out: bool = False,
        fleeting: Callable[[Json], bool] = never,
        fits: Callable[[Slot, str], bool] | None = None,
        order: Callable[[str], int] | None = None,
        copied: Callable[[Json, Slot, Stream], str] | None = None,
        cards: Callable[[str], list[str]] = one_card,
    ) -> None:
        self.steps = pattern.split(".")
        self.shows = shows
        self.knows: Sees = shows if knows is None else knows
        self.deck = deck
        self.left_out = left_out
        self.fleeting = fleeting
        self.fits = fits
        self.order = order
        self.copied = copied
        self.cards = cards

    def slots(self, position: Json) -> list[Slot]:
        """Every place of this zone where a card lies, in the order of the JSON."""
        found: list[Slot] = []
        if self.steps[0] in position:
            _walk(position[self.steps[0]], self.steps, 1, (self.steps[0],), 1, found)
        return found


def _walk(
    node: Any, steps: list[str], depth: int, path: tuple[Any, ...], size: int, found: list[Slot]
) -> None:
    if node is None:
        return
    if depth == len(steps):
        if isinstance(node, str):
            found.append(Slot(path, size))
        return
    if steps[depth] != ANY:
        if isinstance(node, dict) and steps[depth] in node:
            _walk(node[steps[depth]], steps, depth + 1, (*path, steps[depth]), size, found)
    elif isinstance(node, list):
        for index, item in enumerate(node):
            _walk(item, steps, depth + 1, (*path, index), len(node), found)
    elif isinstance(node, dict):
        for key, item in node.items():
            _walk(item, steps, depth + 1, (*path, key), len(node), found)


def leaf(position: Json, slot: Slot) -> str:
    """The card (or `"?"`) that lies in `slot`."""
    node: Any = position
    for step in slot.path:
        node = node[step]
    assert isinstance(node, str)
    return node


def put(position: Json, slot: Slot, card: str) -> None:
    """Lay `card` into `slot`."""
    node: Any = position
    for step in slot.path[:-1]:
        node = node[step]
    node[slot.path[-1]] = card


def view(position: Json, zones: tuple[Zone, ...], viewer: int | None, past: bool = False) -> Json:
    """What seat `viewer` (None: a spectator) may be shown of `position`, which is changed into it.

    `past`: as it is shown to whoever looks back while the match goes on. Source: notation 1, View. In `over` only
    `rng` is left out.
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


def hidden_in(position: Json, zones: tuple[Zone, ...]) -> int:
    """How many places of these zones are hidden in `position`."""
    hidden = 0
    for zone in zones:
        if zone.steps[0] in position:
            hidden += _hidden_leaves(position[zone.steps[0]], zone.steps, 1)
    return hidden


def _hidden_leaves(node: Any, steps: list[str], depth: int) -> int:
    """How many leaves are hidden below the `depth`-th step of a zone's pattern."""
    if depth == len(steps):
        return 1 if node == HIDDEN else 0
    hidden = 0
    if steps[depth] != ANY:
        if isinstance(node, dict) and steps[depth] in node:
            hidden = _hidden_leaves(node[steps[depth]], steps, depth + 1)
    elif isinstance(node, list):
        if depth == len(steps) - 1:
            return node.count(HIDDEN)
        for item in node:
            hidden += _hidden_leaves(item, steps, depth + 1)
    elif isinstance(node, dict):
        for item in node.values():
            hidden += _hidden_leaves(item, steps, depth + 1)
    return hidden


def looks_like(position: Json, zones: tuple[Zone, ...], viewer: int | None) -> Json:
    """`view` with the keys that views leave out, everything in them hidden: worlds can be drawn from it.

    They look the same to whoever remembers nothing but what they are shown. `position` is changed into it.
    """
    return _mask(position, zones, viewer, False)


def information(position: Json, zones: tuple[Zone, ...], viewer: int | None) -> Json:
    """All that seat `viewer` knows: its view, and what it saw earlier and has a right to remember.

    Two positions with equal information are the same to that seat: as text it is the information key. `position` is
    changed into it.
    """
    return _mask(position, zones, viewer, True)


def _mask(position: Json, zones: tuple[Zone, ...], viewer: int | None, knowledge: bool) -> Json:
    position.pop("rng", None)
    if position["phase"] == "over":
        return position
    masked: list[Slot] = []
    whole: list[Zone] = []
    for zone in zones:
        sees = zone.knows if knowledge else zone.shows
        if sees is everyone:
            continue
        if sees is nobody or sees is owner or sees is top:
            whole.append(zone)
        elif sees is actor:
            if viewer is None or position["turn"] != viewer:
                whole.append(zone)
        else:
            for slot in zone.slots(position):
                if not sees(position, slot, viewer):
                    masked.append(slot)
    for slot in masked:
        put(position, slot, HIDDEN)
    for zone in whole:
        _hide(position, zone, zone.knows if knowledge else zone.shows, viewer)
    return position


# The same as above for the ways of seeing that most zones have, pile by pile: asking card by card takes five times as
# long, and bots and pages ask at every move.


def _hide(position: Json, zone: Zone, sees: Sees, viewer: int | None) -> None:
    """Turn a zone face down, but for its viewer's own item (`owner`) or the tops of its piles (`top`)."""
    spared = viewer if sees is owner else None
    _turn_down(position, zone.steps, 0, spared, sees is top)


def _turn_down(node: Any, steps: list[str], depth: int, spared: int | None, but_tops: bool) -> None:
    """What lies below the `depth`-th step of a pattern in `node`; the item `spared` of its second step stays open."""
    step = steps[depth]
    last = depth == len(steps) - 1
    if isinstance(node, list):
        if step == ANY:
            kept = spared if depth == 1 and spared is not None else -1
            for index in range(len(node) - 1 if last and but_tops else len(node)):
                if index == kept:
                    continue
                item = node[index]
                if not last:
                    _turn_down(item, steps, depth + 1, spared, but_tops)
                elif isinstance(item, str):
                    node[index] = HIDDEN
    elif isinstance(node, dict):
        keep: Any = spared if depth == 1 else None
        for key in list(node) if step == ANY else [step]:
            if key not in node or key == keep:
                continue
            item = node[key]
            if not last:
                _turn_down(item, steps, depth + 1, spared, but_tops)
            elif isinstance(item, str):
                node[key] = HIDDEN


def pieces_in(position: Json, zones: tuple[Zone, ...], deck: str) -> list[str]:
    """Every open card of `deck` in `position`, wherever it lies."""
    found: list[str] = []
    for zone in zones:
        if zone.deck == deck and zone.steps[0] in position:
            _open_cards(position[zone.steps[0]], zone, 1, found)
    return found


def _open_cards(node: Any, zone: Zone, depth: int, found: list[str]) -> None:
    """The pieces that lie open below the `depth`-th step of a zone's pattern, in the order of its `slots`."""
    if depth == len(zone.steps):
        if isinstance(node, str) and node != HIDDEN:
            if zone.cards is one_card:
                found.append(node)
            else:
                found.extend(zone.cards(node))
    elif zone.steps[depth] != ANY:
        if isinstance(node, dict) and zone.steps[depth] in node:
            _open_cards(node[zone.steps[depth]], zone, depth + 1, found)
    elif isinstance(node, list):
        if depth == len(zone.steps) - 1 and zone.cards is one_card:
            found.extend([card for card in node if isinstance(card, str) and card != HIDDEN])
            return
        for item in node:
            _open_cards(item, zone, depth + 1, found)
    elif isinstance(node, dict):
        for item in node.values():
            _open_cards(item, zone, depth + 1, found)


def newly_open(before: list[str], now: list[str]) -> bool:
    """Whether any card is `now` among the open ones more often than `before`."""
    if now == before:
        return False
    spare: dict[str, int] = {}
    for card in before:
        spare[card] = spare.get(card, 0) + 1
    for card in now:
        left = spare.get(card, 0)
        if left == 0:
            return True
        spare[card] = left - 1
    return False
